"""Papers, cards and trims: sizes that sheets, booklets and pads are cut from and to."""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from kartenwerk.catalog.fields import Data, Id, Millimetres, Name
from kartenwerk.errors import KartenwerkError

Backs: TypeAlias = Literal["long-edge", "short-edge", "gutterfold", "none"]
"""How backs come to lie behind their fronts: the paper is turned over an edge, or folded; or there are none."""


SizeId = Annotated[
    str, Field(pattern=r"^([a-z][a-z0-9_]*|[0-9.]+x[0-9.]+)$", description="a size's id, or width x height in mm")
]


class Paper(Data):
    """A sheet that goes through a printer, in mm, portrait. `margin` is what a home printer leaves white."""

    id: SizeId
    title: Name
    width: Millimetres
    height: Millimetres
    margin: float = Field(ge=0, le=50)


class CardSize(Data):
    """A size of card, in mm."""

    id: SizeId
    title: Name
    width: Millimetres
    height: Millimetres


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
    sizes: tuple[CardSize, ...] = Field(strict=False, min_length=1)
    trims: tuple[Trim, ...] = Field(strict=False, min_length=1)
    marks: Marks
    card: Card
    ruler: Millimetres  # length of the test ruler on home sheets
    stapled: int = Field(ge=1)  # the most leaves that are folded and stapled together
    own_margin: float = Field(ge=0, le=50)  # of papers that a user names by their measures
    shops_change: Name  # German: that what a shop's data say may have changed
    turn_notes: dict[Backs, Name]  # how to turn the paper, printed beside the ruler


_MEASURES = re.compile(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)")
PAPER_SIDES = (90.0, 1500.0)
CARD_SIDES = (25.0, 200.0)
"""The shortest and the longest side of a size that a user names, in mm."""


def read_measures(what: str, key: str, text: str, low: float, high: float) -> tuple[float, float] | None:
    """Width and height in mm of "70x120", a size of `what` given by the option `key`; None for text of another form.

    KartenwerkError if a side is shorter than `low` or longer than `high` mm.
    """
    found = _MEASURES.fullmatch(text)
    if found is None:
        return None
    width, height = float(found[1]), float(found[2])
    if not (low <= width <= high and low <= height <= high):
        raise KartenwerkError(
            f"no {what} is that large or small",
            key=key,
            found=f"{text} mm",
            expected=f"sides of {low:g} to {high:g} mm",
        )
    return width, height
