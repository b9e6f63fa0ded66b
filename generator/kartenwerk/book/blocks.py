"""What a booklet is made of, before it is set. All blocks are values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias

from kartenwerk.book.inline import Spans
from kartenwerk.display import Item


@dataclass(frozen=True)
class Heading:
    """Level 1 (a title in carved capitals) or 2 (a bold line)."""

    level: int
    text: str


@dataclass(frozen=True)
class Prose:
    """A paragraph."""

    spans: Spans


class ListKind(Enum):
    NUMBERED = "numbers stand in the accent ink"
    DASHED = "a dash before every entry"
    HANGING = "entries that begin with a title of their own"
    LABELLED = "labels in small capitals make a column"


@dataclass(frozen=True)
class Entry:
    """One entry of a list; `label` is its number or label."""

    label: str
    spans: Spans


@dataclass(frozen=True)
class Listing:
    kind: ListKind
    entries: tuple[Entry, ...]


class Align(Enum):
    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True)
class Table:
    """Cells by row; an empty `header` has no line of its own. A row all in bold is a total."""

    header: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]
    aligns: tuple[Align, ...]


@dataclass(frozen=True)
class FigureCall:
    """A picture that the caller draws; the caption may be empty."""

    name: str
    arguments: Mapping[str, str]
    caption: Spans = ()


@dataclass(frozen=True)
class Panel:
    """A tinted box with a label, never torn."""

    label: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class PageBreak:
    pass


@dataclass(frozen=True)
class Space:
    """Blank lines."""

    lines: int


@dataclass(frozen=True)
class Cover:
    """A picture that fills the first page, bleed included."""

    name: str
    arguments: Mapping[str, str]


@dataclass(frozen=True)
class LastPage:
    """What stands on the last page of the booklet, wherever padding puts it."""

    blocks: tuple[Block, ...]


Block: TypeAlias = Heading | Prose | Listing | Table | FigureCall | Panel | PageBreak | Space | Cover | LastPage


@dataclass(frozen=True)
class Figure:
    """A drawn picture: `lines` whole lines high, its items in mm from the upper left corner of that slot."""

    lines: int
    items: tuple[Item, ...]


class Figures(Protocol):
    """Draws the pictures of a booklet; KartenwerkError for a name it does not know.

    Pictures are drawn for A6, where letters are 2.63 mm high at least; other formats scale them.
    For a cover `measure` and `lead` are width and height of the trimmed page; ink may reach into the bleed.
    """

    def __call__(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure: ...
