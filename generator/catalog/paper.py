"""Papers and trims: sizes that sheets, booklets and pads are cut from and to."""

from __future__ import annotations

from pydantic import Field

from generator.catalog.fields import Data, Id, Millimetres, Name


class Paper(Data):
    """A sheet that goes through a printer, in mm, portrait. `margin` is what a home printer leaves white."""

    id: Id
    title: Name
    width: Millimetres
    height: Millimetres
    margin: float = Field(ge=0, le=50)


class Trim(Data):
    """A finished size: a booklet's or pad's page, in mm."""

    id: Id
    title: Name
    width: Millimetres
    height: Millimetres
    bleed: float = Field(ge=0, le=10)


class Marks(Data):
    """Crop marks: how far from the trim they begin, how long and how thick they are, in mm."""

    offset: float = Field(ge=0, le=20)
    length: float = Field(gt=0, le=20)
    width: float = Field(ge=0.1, le=1)


class Card(Data):
    """What every card needs around and inside its trim, in mm."""

    bleed: float = Field(ge=0, le=10)
    safe: float = Field(ge=0, le=20)
    radius: float = Field(ge=0, le=10)


class PrintData(Data):
    """`rules_data/print/papers.toml`."""

    papers: tuple[Paper, ...] = Field(strict=False, min_length=1)
    trims: tuple[Trim, ...] = Field(strict=False, min_length=1)
    marks: Marks
    card: Card
    ruler: Millimetres  # length of the test ruler on home sheets
    turn_note: Name  # how to turn the paper, printed beside the ruler
