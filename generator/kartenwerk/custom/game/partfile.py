"""parts/NAME.toml: what a part has beside the keys of a deck."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, model_validator

from kartenwerk.base.message import _
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.printing.press.shapes import PieceShape, ShapeKind

PartKind: TypeAlias = Literal["token", "tile", "counter", "board", "die", "standee"]
Side = Annotated[float, Field(gt=0, le=1200)]
Panels = Annotated[int, Field(ge=1, le=12)]
Row: TypeAlias = dict[str, str | int | float | bool]

SIDES: dict[PartKind, tuple[float, float]] = {
    "token": (8, 120),
    "tile": (20, 200),
    "counter": (8, 30),
    "board": (50, 1200),
    "die": (10, 40),
    "standee": (10, 200),
}
"""The shortest and the longest side of a piece, in mm."""
SMALL, SMALLEST_BLEED, BLEED = 25.0, 1.5, 3.0
"""mm: pieces below this size have less bleed."""
INNER_SAFE = 2.0
"""mm inside the shape of a piece without text."""
GAPS = {"cut": 3.0, "punch": 6.0}
"""mm between pieces: for scissors or a knife, and with room for a hand punch."""
COUNTER_BLEED = 0.75
DIE_SIDES = 6
STICKER = 3.0
"""mm by which a sticker is smaller than the edge of its die."""


class PartFile(Data):
    """A part of a game: pieces of one size and shape, which are rows of a table as cards of a deck are."""

    kind: PartKind = Field(description="what the pieces are")
    shape: ShapeKind | None = Field(
        default=None, description="round, hex (flat side on top), hex-pointed, square or rectangle; left out, square"
    )
    size: Side | Annotated[tuple[Side, Side], Field(strict=False)] = Field(
        description="mm: the diameter, from flat side to flat side, or [width, height]; of a die its edge"
    )
    cut: Literal["cut", "punch"] = Field(
        default="cut", description="cut: 3 mm between pieces; punch: 6 mm, room for a hand punch"
    )
    back: Name | None = Field(
        default=None, description="a layout, front (the same face behind) or none; of a standee also mirror"
    )
    thick: float | None = Field(default=None, ge=0.1, le=20, description="mm: how thick a piece is for the box")
    join: Literal["overlap", "butt"] = Field(
        default="overlap",
        description="of a board on several sheets: overlap (a strip to glue on) or butt (edge to edge)",
    )
    overlap: float = Field(default=10.0, ge=3, le=40, description="of a board: mm of the strip")
    fold: Annotated[tuple[Panels, Panels], Field(strict=False)] = Field(
        default=(1, 1), description="of a board: into how many panels it folds, [across, down]"
    )
    picture: Name | None = Field(
        default=None, description="of a board: its picture; board@en.svg goes before board.svg"
    )
    foot: float = Field(default=9.0, ge=4, le=40, description="of a standee: mm of each foot")
    net: bool = Field(default=False, description="of a die: a paper die to fold beside the stickers")
    count: int = Field(default=1, ge=1, le=20, description="of a die: how many there are, all alike")
    rows: Annotated[tuple[Row, ...], Field(strict=False, min_length=1, max_length=100)] | None = Field(
        default=None, description="the pieces in place of a table: [{ id = ..., count = ... }]"
    )

    @model_validator(mode="after")
    def _has_a_possible_size(self) -> PartFile:
        least, most = SIDES[self.kind]
        for side in self.sides:
            if not least <= side <= most:
                raise ValueError(
                    _(
                        "size: a {kind} is {least:g} to {most:g} mm wide and high",
                        kind=self.kind,
                        least=least,
                        most=most,
                    )
                )
        if self.kind in ("board", "standee") and len(self.sides) != 2:
            raise ValueError(_("size: a {kind} has two sides: [width, height]", kind=self.kind))
        if self.kind != "die" and self.count > 1:
            raise ValueError(_("count: only dice are counted here, other pieces by the column count of their rows"))
        if self.kind == "counter" and self.shape not in (None, "square", "rectangle"):
            raise ValueError(_("shape: counters are cut edge to edge: square or rectangle"))
        return self

    @property
    def sides(self) -> tuple[float, ...]:
        return self.size if isinstance(self.size, tuple) else (self.size,)

    @property
    def outline(self) -> PieceShape:
        """The shape that a piece is cut to; of a die a sticker's."""
        if self.kind == "die":
            return PieceShape.of("square", self.sides[0] - STICKER)
        if len(self.sides) == 2:
            return PieceShape.of("rectangle", *self.sides)
        return PieceShape.of(self.shape or "square", self.sides[0])

    @property
    def gap(self) -> float:
        """mm between two pieces on a sheet."""
        return 0.0 if self.kind == "counter" else GAPS[self.cut]

    @property
    def bleed(self) -> float:
        """mm of colour around a piece: half of the gap at most, so that no piece prints upon another."""
        if self.kind == "counter":
            return COUNTER_BLEED
        if self.kind in ("board", "standee"):
            return BLEED
        return min(SMALLEST_BLEED if min(self.sides) < SMALL else BLEED, self.gap / 2)

    @property
    def thickness(self) -> float | None:
        """mm, as far as the file says so or the kind does."""
        return self.thick if self.thick is not None else 2.0 if self.kind == "tile" else None


KEYS: frozenset[str] = frozenset(PartFile.model_fields)


def describe_kinds() -> str:
    """The kinds of parts, as they may stand in a file."""
    *others, last = map(repr, SIDES)
    return _("{others} or {last}", others=", ".join(others), last=last)


def split_keys(raw: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The keys that parts have alone, and those of a deck."""
    return {key: raw[key] for key in raw if key in KEYS}, {key: raw[key] for key in raw if key not in KEYS}
