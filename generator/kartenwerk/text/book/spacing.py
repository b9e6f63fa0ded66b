"""The space between two blocks: the blank lines, and the price of ending a page there.

Prices are in square lines, as those of page breaking: the square root of a price is the hole that is as bad. They hold
between facing pages; where the page must be turned, `pagebreak` raises them.
"""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.text.book.blocks import (
    Block,
    FigureCall,
    Heading,
    Listing,
    PracticeMoves,
    Prose,
    Quotation,
    Table,
    Together,
)
from kartenwerk.text.book.inline import plain

ANNOUNCED = 30000.0
"""A colon, and on the next page what it announces."""

FACED, FILLS = 4000.0, 0.77
"""A colon, and on the facing page what it announces, where that takes so much of a page that both hardly fit on one."""

LADDER = 600.0
"""A picture in parts, such as a ladder of hands, some of them on the next page."""

PLAN = 80.0
"""A picture right below a heading, and on the next page the text that speaks of it."""

SHOWN, COMMENT = 80.0, 60.0
"""A sentence, and on the next page the picture that shows what it says; a picture, table or list, and its comment."""

ENTRY, TURNED_ENTRY = 1500.0, 6000.0
"""An entry of a list that goes on, such as a question and its answer; and one within which the page is turned."""

SHORT_LIST, SHORT = 300.0, 6
"""A list of at most this number of entries that goes on."""

TURNED_LIST = 4000.0
"""Such a list, of half a page at most, within which the page is turned."""

SMALL_PAGE = 100.0
"""Blocks that are too large for a page of the box edition: a short list, or a trick and its comment."""

EXAMPLE = 40.0
"""An example that goes on."""

PARAGRAPH = 9.0
"""A paragraph that goes on: rather than leave a hole of three lines."""


def announces(block: Block) -> bool:
    """Whether the block ends in a colon: what it announces then follows on the same page."""
    return isinstance(block, Prose) and plain(block.spans).rstrip().endswith(":")


def tie(above: Block, below: Block) -> float:
    """The price of ending a page between two blocks, beside that of the hole."""
    match above, below:
        case _ if announces(above):
            return ANNOUNCED
        case _ if _one_picture(above, below):
            return LADDER
        case (Prose() | Listing(), FigureCall()):
            return SHOWN
        case (Table() | FigureCall(), Prose() | Listing()) | (Listing(), Prose()):
            return COMMENT
        case _:
            return 0.0


def holds(blocks: Sequence[Block], index: int) -> bool:
    """Whether no page may end after the block: it is a bold line above a table, a list or a picture, or a part of a
    picture, the first or the last but one."""
    here, following = blocks[index], blocks[index + 1 : index + 3]
    if following and _is_label(here) and isinstance(following[0], Table | Listing | FigureCall):
        return True
    if not following or not _one_picture(here, following[0]):
        return False
    is_first = index == 0 or not _one_picture(blocks[index - 1], here)
    return is_first or len(following) == 1 or not _one_picture(*following)


def _is_label(block: Block) -> bool:
    """Whether a paragraph is bold throughout, as what stands above a table."""
    return isinstance(block, Prose) and all(span.cut == "bold" for span in block.spans)


def _one_picture(above: Block | None, below: Block) -> bool:
    """Whether the two blocks are parts of one picture: pictures of one name, one right below the other."""
    return isinstance(above, FigureCall) and isinstance(below, FigureCall) and above.name == below.name


def is_part_of_ladder(blocks: Sequence[Block], index: int) -> bool:
    """Whether the block is a part of a picture, which is drawn in one scale."""
    here = blocks[index]
    beside = (*blocks[max(0, index - 1) : index], *blocks[index + 1 : index + 2])
    return any(_one_picture(here, other) for other in beside)


def space(above: Block | None, below: Block) -> int:
    """Blank lines between two blocks at least: one around whatever is no running text, none around a picture, which has
    its white on its own lines, and two below a practice deal, whose score hangs into the first."""
    match above, below:
        case (None, _) | (Heading(), _):
            return 0
        case (Prose(), Prose() | Listing()):
            return 0
        case (PracticeMoves(), _):
            return 2
        case (_, Heading()):
            return 1
        case (FigureCall(), _) | (_, FigureCall()):
            return 0
        case _:
            return 1


def give(above: Block | None, below: Block, most: int, air: int) -> int:
    """Lines by which the space between two blocks may grow, `most` at most, so that the last line of a page stands at
    its foot.

    An open table has white of its own, a picture with `air` grows its own, and a bold line stays with what it
    heads: the space above its heading grows by less than the rest.
    """
    match above, below:
        case (None | Heading(), _) | (Prose(), Prose() | Listing()) | (_, Quotation()) | (Quotation(), Prose()):
            return 0
        case _ if _one_picture(above, below) or announces(above):
            return 0
        case (FigureCall(), Heading(level=1)):
            return 1
        case (FigureCall(), _) | (_, FigureCall()) if air:
            return 0
        case (_, Heading(level=2) | Table() | Together(blocks=(Table(), *_))):
            return 1
        case (FigureCall(), Heading()) | (Listing(), Prose()) | (Table(), _):
            return 1
        case _:
            return most


def has_air(blocks: Sequence[Block], index: int) -> bool:
    """Whether the white about a block may grow, above and below it: that about a picture, if not in parts."""
    return isinstance(blocks[index], FigureCall) and not is_part_of_ladder(blocks, index)
