"""The blocks of a booklet before it is set: headings, paragraphs, lists, tables, pictures. All are values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias

from kartenwerk.graphics.display import Item
from kartenwerk.text.book.inline import Spans


@dataclass(frozen=True)
class Heading:
    """Level 1 (a title in carved capitals), 2 (a bold line) or 3 (a bold line in the ink of the text)."""

    level: int
    text: str


@dataclass(frozen=True)
class Prose:
    """A paragraph."""

    spans: Spans


class ListKind(Enum):
    """The signs with which the entries of a list begin."""

    NUMBERED = "a number in the accent ink"
    DASHED = "a dash"
    HANGING = "a title of the entry's own; the other lines are set in"
    LABELLED = "a label in small capitals; all labels make a column"


@dataclass(frozen=True)
class ListEntry:
    """One entry of a list. `label` is its number or its label, empty in other lists."""

    label: str
    spans: Spans


@dataclass(frozen=True)
class Listing:
    """A list, numbered or not."""

    kind: ListKind
    entries: tuple[ListEntry, ...]


class Align(Enum):
    """How a column is aligned: the share of a cell's free width that lies to the left of its text."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True)
class Table:
    """Cells by row. A table without a header has an empty `header`; a row that is bold throughout is a total."""

    header: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]
    aligns: tuple[Align, ...]


@dataclass(frozen=True)
class FigureCall:
    """A picture that the caller's `Illustrator` draws. The caption may be empty."""

    name: str
    arguments: Mapping[str, str]
    caption: Spans = ()


@dataclass(frozen=True)
class Quotation:
    """Paragraphs and lists in somebody else's words, set in."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Panel:
    """A tinted box with a label, never broken across pages. Where a page is wide enough it has `columns`."""

    label: str
    blocks: tuple[Block, ...]
    columns: int = 1


class Width(Enum):
    """How wide a picture is: its share of the measure. Beside a narrow one stands text."""

    FULL = 1.0
    TWO_THIRDS = 0.625
    HALF = 0.48
    MARGIN = 0.33


@dataclass(frozen=True)
class Together:
    """Blocks that stand on one page. Blocks too large for a page may be parted.

    With the name of an `opening` they stand on two facing pages: the page is not turned within them.

    The first is a picture where its `width` is not that of the measure. The others, paragraphs and lists, stand on its
    left then if the page is wide enough, and go on below it.
    """

    blocks: tuple[Block, ...]
    width: Width = Width.FULL
    opening: str = ""


MOVES = 3
"""The score of a practice deal stands below so many moves: as many as a page of A6 shows."""


@dataclass(frozen=True)
class PlayMove:
    """A move of a practice deal: its picture, the score after it, and why it is made.

    Where the `reason` has no room, its `short` form stands there, if there is one.
    """

    picture: FigureCall
    score: FigureCall
    reason: Prose
    short: Prose | None = None


@dataclass(frozen=True)
class PracticeMoves:
    """A stretch of a practice deal, shown move by move below its title; the score stands below every few moves."""

    title: str
    moves: tuple[PlayMove, ...]

    def blocks(self, every: int = MOVES) -> tuple[Block, ...]:
        """The same as a heading, pictures and paragraphs, with the score after so many moves and after the last."""
        parts: list[Block] = [Heading(2, self.title)]
        for number, move in enumerate(self.moves, start=1):
            scored = number % every == 0 or number == len(self.moves)
            parts.append(Together((move.picture, move.reason, *((move.score,) if scored else ()))))
        return tuple(parts)


@dataclass(frozen=True)
class PageBreak:
    """What follows begins a new page."""


@dataclass(frozen=True)
class BlankLines:
    """A number of blank lines."""

    lines: int


@dataclass(frozen=True)
class Cover:
    """A picture that fills the first page, including its bleed."""

    name: str
    arguments: Mapping[str, str]


@dataclass(frozen=True)
class PagePicture:
    """A plate: a picture that fills a page which the text leaves free, behind the cover or before the last page."""

    name: str
    arguments: Mapping[str, str]


@dataclass(frozen=True)
class LastPage:
    """What stands on the last page of the booklet."""

    blocks: tuple[Block, ...]


Block: TypeAlias = (
    Heading
    | Prose
    | Listing
    | Table
    | FigureCall
    | Quotation
    | Panel
    | Together
    | PracticeMoves
    | PageBreak
    | BlankLines
    | Cover
    | PagePicture
    | LastPage
)


@dataclass(frozen=True)
class Figure:
    """A drawn picture, `lines` whole lines high. Its items are in mm from the upper left corner of these lines."""

    lines: int
    items: tuple[Item, ...]


class Illustrator(Protocol):
    """Draws the pictures of a booklet; KartenwerkError for a name it does not know.

    `measure` is the width of the text and `lead` the distance between lines, in mm. Pictures are drawn for A6, where
    no letter is smaller than 2.63 mm; other formats scale them. For a cover or a plate `measure` and `lead` are the
    width and the height of the trimmed page, and ink may reach into the bleed.
    """

    def __call__(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure: ...
