"""What `rules_data/print/box.toml` tells of boxes, and what lies in one."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import Field

from kartenwerk.catalog.fields import Data, Millimetres, Name, Percent
from kartenwerk.catalog.load import read_model
from kartenwerk.data import DataRoots
from kartenwerk.german import listed
from kartenwerk.palette import Ink

FILE = "rules_data/print/box.toml"
CUT, CREASE = "schnitt", "falz"


class Thickness(Data):
    """How thick one of each is, in mm."""

    card: Millimetres
    leaf: Millimetres
    board: Millimetres
    air: Millimetres


class Play(Data):
    """Room around the contents, in mm."""

    width: Millimetres
    height: Millimetres
    depth: Millimetres


class FlapData(Data):
    """The parts beside the walls, in mm; see kartenwerk.press.net.Flaps."""

    glue: Millimetres
    tuck: Millimetres
    tuck_radius: Millimetres
    dust: Millimetres
    lock: Millimetres
    lid_short: Millimetres
    bottom_short: Millimetres
    inner_bottom_short: Millimetres
    notch_radius: Millimetres
    notch_rise: Millimetres


class LineData(Data):
    """A kind of line: its plate and how that looks at home, how it is drawn in mm, what is done along it."""

    plate: Name
    cmyk: tuple[Percent, Percent, Percent, Percent] = Field(strict=False)
    screen: str = Field(pattern=r"^#[0-9A-Fa-f]{6}$")
    width: Millimetres
    dash: tuple[float, ...] = Field(strict=False)
    label: Name

    @property
    def ink(self) -> Ink:
        return Ink(self.cmyk, self.screen, self.plate)


class SheetData(Data):
    """The words beside the net."""

    title: Name
    board: Name
    contents: Name
    steps: tuple[Name, ...] = Field(strict=False, min_length=1)


class BoxData(Data):
    """`rules_data/print/box.toml`."""

    thickness: Thickness
    play: Play
    flaps: FlapData
    bleed: Millimetres
    overlap: Millimetres
    lines: dict[str, LineData]
    sheet: SheetData

    @staticmethod
    def load(roots: DataRoots) -> BoxData:
        return read_model(roots.find(FILE), BoxData)


class Contents(NamedTuple):
    """What lies in the box: cards of `width` x `height` mm, reference cards and leaves of booklets as large."""

    width: float
    height: float
    cards: int
    references: int
    leaves: int

    def depth(self, thickness: Thickness) -> float:
        """How high the stack is, in mm."""
        cards = self.cards + self.references
        return cards * thickness.card + self.leaves * thickness.leaf + thickness.air

    def in_words(self) -> str:
        """As the sheet tells it: "63 Karten, vier Kurzkarten und ein Heft"."""
        parts = [f"{self.cards} Karten"]
        if self.references:
            parts.append("1 Kurzkarte" if self.references == 1 else f"{self.references} Kurzkarten")
        if self.leaves:
            parts.append(f"Hefte von zusammen {self.leaves} Blatt")
        return listed(parts)
