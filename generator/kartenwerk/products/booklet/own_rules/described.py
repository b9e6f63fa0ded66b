"""A table in words, for those who read it by ear or by touch: what lies where, from the same data as the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenwerk.custom.data import SetUpWords
from kartenwerk.graphics.display import Box
from kartenwerk.products.booklet.own_rules.set_up import Laid, SetUp, box_around


def describe_table(table: SetUp, words: SetUpWords) -> list[str]:
    """A paragraph that says what it is, and one for each piece or pile, from the lowest to the uppermost."""
    found = [words.shown]
    for number, laid in enumerate(table.laid):
        parts = ", ".join(_what(laid, words))
        found.append(f"{parts}; {_where(laid, table, table.laid[:number], words)}.")
    return found


def _what(laid: Laid, words: SetUpWords) -> Iterator[str]:
    """What it is called, what it is, how it lies, how many there are."""
    title = laid.piece.title
    yield f"{laid.label}: {title}" if laid.label and laid.label != title else title
    if laid.piece.is_card and laid.piece.is_back:
        yield words.face_down
    if laid.count > 1:
        yield words.pieces.format(count=laid.count)


def _where(laid: Laid, table: SetUp, below: Sequence[Laid], words: SetUpWords) -> str:
    """In which ninth of the table its middle lies, or of the board that it lies on."""
    for board in reversed([each for each in below if each.piece.is_board]):
        box = box_around(board.shapes[0])
        if box.x0 <= laid.x <= box.x1 and box.y0 <= laid.y <= box.y1:
            name = board.label or board.piece.title
            return words.on.format(name=name, place=_ninth(laid, box, words))
    return _ninth(laid, Box(0, 0, table.width, table.height), words)


def _ninth(laid: Laid, box: Box, words: SetUpWords) -> str:
    column = min(2, int(3 * (laid.x - box.x0) / box.width))
    row = min(2, int(3 * (laid.y - box.y0) / box.height))
    return words.places[3 * row + column]
