"""Cutting machines: the data of `rules_data/print/cut.toml`, each figure with its source there."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.catalog.fields import Data, Millimetres, Name, places
from kartenwerk.catalog.load import GERMAN, read_words
from kartenwerk.printing.cutter.marks import CutMarks, Mark

FILE = "rules_data/print/cut.toml"
CutterId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
CutFile: TypeAlias = Literal["svg", "dxf", "png"]
Length: TypeAlias = Annotated[float, Field(ge=0, le=100)]
_NO_MARKS: tuple[Mark, Mark, Mark, Mark] = ("none", "none", "none", "none")


class Gaps(Data):
    """mm between two pieces on a sheet."""

    card: Length
    counter: Length
    piece: Length


class Cutter(Data):
    """A kind of cutting machine: its marks, or the frame that it draws its own around, and the files that it takes.

    Pieces keep within the marks, or within the `margin`; with a `ring` there is so much white around each.
    """

    title: Name
    corners: Annotated[tuple[Mark, Mark, Mark, Mark], Field(strict=False)] = _NO_MARKS
    inset: Length = 0.0
    insets: Annotated[tuple[Length, Length], Field(strict=False)] = (0.0, 0.0)
    arms: Annotated[tuple[int, int], Field(strict=False)] = (0, 0)
    thick: Length = 0.0
    square: Length = 0.0
    clear: Length = 0.0
    margin: Length = 0.0
    ring: Length = 0.0
    frame: Annotated[tuple[Millimetres, Millimetres], Field(strict=False)] | None = None
    files: Annotated[tuple[CutFile, ...], Field(strict=False)]
    note: Annotated[Name, places("arm", "thick", "inset", "middle")] | None = None

    @property
    def marks(self) -> CutMarks:
        return CutMarks(self.corners, self.inset, self.arms[1], self.thick, self.square, self.clear)

    @property
    def edge(self) -> float:
        """mm along the paper's edges that no piece lies in."""
        return self.inset if self.marks.are_there else self.margin

    @property
    def board_margin(self) -> float:
        """mm along the paper's edges within which a piece of any size misses the smallest marks."""
        reach = max(self.square, self.arms[0]) + self.clear if self.marks.are_there else 0.0
        return self.edge + reach

    @property
    def all_arms(self) -> tuple[float, ...]:
        least, most = self.arms
        return tuple(map(float, range(least, most + 1)))

    def with_inset(self, id: str, inset: float | None) -> Cutter:
        """The machine with marks so far from the edges; KartenwerkError for what it does not take."""
        if inset is None:
            return self
        if not self.marks.are_there:
            raise KartenwerkError(
                "{cutter} has no marks that could stand elsewhere",
                cutter=id,
                key="--inset",
                found=f"{inset:g}",
                expected=_("no --inset"),
            )
        least, most = self.insets
        if not least <= inset <= most:
            raise KartenwerkError(
                "marks would stand too near to the edge, or too far from it",
                key="--inset",
                found=f"{inset:g}",
                expected=_("{least:g} to {most:g} mm", least=least, most=most),
            )
        return self.model_copy(update={"inset": inset})

    def describe(self, arm: float, mark: str) -> str:
        """What is typed into the machine's program, for marks with arms of that length; "" for none."""
        if self.note is None:
            return ""
        values = {"arm": arm, "thick": self.thick, "inset": self.inset, "middle": self.inset + arm / 2}
        return self.note.format(**{name: f"{value:g}".replace(".", mark) for name, value in values.items()})


class CutWords(Data):
    """What stands on every sheet with marks, and the decimal mark of its figures."""

    scale: Name
    mark: Name


class CutData(Data):
    """All machines, the gaps between pieces, and the words on sheets."""

    dpi: int = Field(ge=72, le=1200)
    gaps: Gaps
    cutters: dict[CutterId, Cutter]
    words: CutWords

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> CutData:
        """The data, their words in that language."""
        return read_words(roots, FILE, CutData, language)

    def cutter(self, id: str) -> Cutter:
        """The machine of that name; KartenwerkError for an unknown one."""
        if id not in self.cutters:
            raise unknown("there is no cutting machine of that name", id, self.cutters, "--for")
        return self.cutters[id]
