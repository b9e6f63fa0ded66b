"""What lies between two blocks: how many blank lines, and whether a page may end there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kartenwerk.book.blocks import Block, FigureCall, Heading, Listing, PageBreak, Panel, Prose, Table
from kartenwerk.book.inline import plain


def holds(blocks: Sequence[Block], index: int) -> bool:
    """Whether the block is a part of a picture after which no page may end: the first part, or the last but one."""
    here, following = blocks[index], blocks[index + 1 : index + 3]
    if not following or not _one_picture(here, following[0]):
        return False
    is_first = index == 0 or not _one_picture(blocks[index - 1], here)
    return is_first or len(following) == 1 or not _one_picture(*following)


def in_parts(blocks: Sequence[Block], index: int) -> bool:
    """Whether the block is one of several parts of a picture."""
    around = blocks[max(index - 1, 0) : index + 2]
    return any(_one_picture(*pair) for pair in pairwise(around))


def announces(block: Block) -> bool:
    """Whether the block ends in a colon: what it announces then follows on the same page, a picture at least on the
    facing one."""
    return isinstance(block, Prose) and plain(block.spans).rstrip().endswith(":")


def floats(blocks: Sequence[Block], index: int) -> int:
    """How many of the next blocks a picture may stand below instead of above; 0 for most pictures.

    Only a picture right below a title may float: no text announces it, and the text below does not refer to it.
    """
    is_picture = isinstance(blocks[index], FigureCall) and not in_parts(blocks, index)
    above = blocks[index - 1] if index else None
    if not is_picture or not isinstance(above, Heading) or above.level != 1:
        return 0
    below = [*blocks[index + 1 :], PageBreak()]
    count = next(
        number for number, block in enumerate(below) if not isinstance(block, Prose | Listing) or announces(block)
    )
    return 0 if count < len(below) - 1 and isinstance(below[count], PageBreak) else count


def _one_picture(above: Block | None, below: Block) -> bool:
    """Whether the two blocks are parts of one picture: pictures of one name, one right below the other."""
    return isinstance(above, FigureCall) and isinstance(below, FigureCall) and above.name == below.name


def space(above: Block | None, below: Block) -> int:
    """Blank lines between two blocks."""
    match above, below:
        case (None, _) | (Heading(), Prose() | Listing() | FigureCall() | Panel() | Table()):
            return 0
        case (Prose(), Prose() | Listing()):
            return 0
        case (_, Heading(level=1)):
            return 2
        case _ if _one_picture(above, below):
            return 0
        case _:
            return 1


def room(above: Block | None, below: Block) -> int:
    """How many more blank lines there may be between two blocks; between two texts or lists, none."""
    if not space(above, below):
        return 0
    if isinstance(below, Heading):
        return 2 if below.level == 1 else 1
    return int(any(isinstance(block, FigureCall | Panel | Table) for block in (above, below)))
