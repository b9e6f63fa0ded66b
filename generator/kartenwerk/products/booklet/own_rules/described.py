"""A table in words, for those who read it by ear or by touch: what lies where, from the same data as the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.custom.data import SetUpWords
from kartenwerk.graphics.display import Box
from kartenwerk.products.booklet.own_rules.set_up import Laid, SetUp, box_around


class _Heap(NamedTuple):
    """What is said of a piece or a pile: what it is, how many there are, and what it lies on."""

    words: str
    board: str


def describe_table(table: SetUp, words: SetUpWords) -> list[str]:
    """A paragraph that says what it is, and one for each piece or pile, from the lowest to the uppermost.

    Pieces without a label of their own are said together where they are alike and lie on the same board.
    """
    places: dict[_Heap, dict[str, None]] = {}
    counts: dict[_Heap, int] = {}
    for number, laid in enumerate(table.laid):
        board = _board_below(laid, table.laid[:number])
        box = Box(0, 0, table.width, table.height) if board is None else box_around(board.shapes[0])
        heap = _Heap(_what(laid, words), "" if board is None else board.label or board.piece.title)
        places.setdefault(heap, {})[words.places[_ninth(laid, box)]] = None
        counts[heap] = counts.get(heap, 0) + laid.count
    return [words.shown, *(_say(heap, counts[heap], list(each), words) for heap, each in places.items())]


def _say(heap: _Heap, count: int, places: Sequence[str], words: SetUpWords) -> str:
    where = ", ".join(places)
    if heap.board:
        where = words.on.format(name=heap.board, place=where)
    many = f", {words.pieces.format(count=count)}" if count > 1 else ""
    return f"{heap.words}{many}; {where}."


def _what(laid: Laid, words: SetUpWords) -> str:
    """What it is called, what it is, and how it lies."""
    is_unnamed = laid.piece.is_back and laid.piece.is_card and "/" not in laid.piece.name  # of a deck by itself
    title = words.cards if is_unnamed else laid.piece.title
    named = f"{laid.label}: {title}" if laid.label and laid.label != title else title
    return f"{named}, {words.face_down}" if laid.piece.is_back else named


def _board_below(laid: Laid, below: Sequence[Laid]) -> Laid | None:
    """The uppermost board on which its middle lies."""
    for board in reversed([each for each in below if each.piece.is_board]):
        box = box_around(board.shapes[0])
        if box.x0 <= laid.x <= box.x1 and box.y0 <= laid.y <= box.y1:
            return board
    return None


def _ninth(laid: Laid, box: Box) -> int:
    """In which ninth of a box its middle lies, in rows from the upper left."""
    column = min(2, int(3 * (laid.x - box.x0) / box.width))
    row = min(2, int(3 * (laid.y - box.y0) / box.height))
    return 3 * row + column
