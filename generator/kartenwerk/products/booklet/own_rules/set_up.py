"""Set-up diagrams as authors write them: a table of so many mm, and what lies where on it.

    ::: table 620 x 380
    part:brett 350 165 "Board"
    card:back 75 90 x4 "Deck"
    card:AU-01 75 250 face-down x3 "Missions"
    :::

A line is a piece, the middle of it in mm from the upper left corner of the table, and then, in any order, `turn 30`,
`face-down`, `x3` (cards in a pile, parts in a row) and a label in quotes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.graphics.display import Box, Matrix, Point, contours
from kartenwerk.products.booklet.own_rules.pieces import ShownPiece, ShownPieces

LEAST_SIDE, MOST_SIDE = 50.0, 3000.0
"""How wide and high a table is, in mm."""
MOST_LINES, MOST_PIECES = 100, 400
"""The most pieces and piles on one table, and the most pieces that are drawn of them."""
MOST_COPIES = 60
LONGEST_LABEL = 40
GAP = 3.0
"""mm between parts that lie in a row."""
COVERED = 0.5
"""The share of a card that another one may cover."""
FACE_DOWN, TURN = "face-down", "turn"
_EDGE = 0.01  # mm: what is as good as the edge
_SIZE = re.compile(r"(\d{1,4}(?:[.,]\d+)?)\s*[x×]\s*(\d{1,4}(?:[.,]\d+)?)\Z")
_WORD = re.compile(r"\"([^\"]*)\"|„([^“”\"]*)[“”\"]|“([^”]*)”|(\S+)")
_NUMBER = re.compile(r"-?\d{1,4}(?:[.,]\d{1,3})?\Z")
_COPIES = re.compile(r"[x×](\d{1,3})\Z")


_EXAMPLE = _('such as card:ID 75 90 x4 "Deck"')

Faults: TypeAlias = list[tuple[int, KartenwerkError]]
"""What is wrong, with the numbers of lines."""


@dataclass(frozen=True)
class Laid:
    """A piece on the table: its middle in mm, turned clockwise by so many degrees, `count` times."""

    piece: ShownPiece
    x: float
    y: float
    turn: float
    count: int
    label: str
    line: int
    outline: tuple[Point, ...]
    """The corners of its shape around its middle, as it is not turned."""

    @cached_property
    def places(self) -> tuple[Matrix, ...]:
        """Where each piece of a row lies, mapped from its middle; of a pile there is one place."""
        copies = 1 if self.piece.is_card else self.count
        step = self.piece.deck.width + GAP
        turned = Matrix.turn(self.turn).then(Matrix.move(self.x, self.y))
        return tuple(Matrix.move((number - (copies - 1) / 2) * step, 0.0).then(turned) for number in range(copies))

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """The corners of a card, or of the first piece of a row, as if they were not round."""
        across, down = self.piece.deck.width / 2, self.piece.deck.height / 2
        corners = (-across, -down), (across, -down), (across, down), (-across, down)
        return tuple(self.places[0].apply(*corner) for corner in corners)

    @cached_property
    def shapes(self) -> tuple[tuple[Point, ...], ...]:
        """The corners of each piece on the table."""
        return tuple(tuple(place.apply(*point) for point in self.outline) for place in self.places)


@dataclass(frozen=True)
class SetUp:
    """A table of `width` x `height` mm and what lies on it, from the lowest to the uppermost; `line` is its first."""

    width: float
    height: float
    laid: tuple[Laid, ...]
    line: int


def read_set_up(
    size: str, line: int, lines: Sequence[tuple[int, str]], pieces: ShownPieces
) -> tuple[SetUp | None, Faults]:
    """The table of that `size`, from its lines with their numbers; and what is wrong with them."""
    faults: Faults = []
    measured = _SIZE.match(size.strip())
    sides = [float(side.replace(",", ".")) for side in measured.groups()] if measured else []
    if not sides or not all(LEAST_SIDE <= side <= MOST_SIDE for side in sides):
        message = _("the table has no size")
        expected = _("width x height in mm, each {least:g} to {most:g}", least=LEAST_SIDE, most=MOST_SIDE)
        return None, [(line, KartenwerkError(message, found=size.strip()[:60], expected=expected))]
    laid: list[Laid] = []
    filled = [(number, text.strip()) for number, text in lines if text.strip()]
    if len(filled) > MOST_LINES:
        message, most = _("so much lies on no table"), _("at most {most:,} lines", most=MOST_LINES)
        return None, [(line, KartenwerkError(message, found=f"{len(filled):,}", expected=most))]
    for number, text in filled:
        try:
            one = _read_line(text, number, pieces)
            _check_edge(one, sides[0], sides[1])
            laid.append(one)
        except KartenwerkError as error:
            faults.append((number, error))
    count = sum(len(each.places) for each in laid)
    if count > MOST_PIECES:
        message, most = _("so much lies on no table"), _("at most {most:,} pieces", most=MOST_PIECES)
        return None, [(line, KartenwerkError(message, found=f"{count:,}", expected=most))]
    faults += _find_covered(laid)
    if not filled:
        faults.append((line, KartenwerkError("nothing lies on the table", expected=_EXAMPLE)))
    return SetUp(sides[0], sides[1], tuple(laid), line), faults


def _read_line(text: str, number: int, pieces: ShownPieces) -> Laid:
    words = [(found.group(4) or "", found.group(1, 2, 3)) for found in _WORD.finditer(text)]
    if len(words) < 3 or not (_NUMBER.match(words[1][0]) and _NUMBER.match(words[2][0])):
        raise KartenwerkError("the line does not say what lies where", found=text[:60], expected=_EXAMPLE)
    piece = pieces.find(words[0][0])
    x, y = _number(words[1][0]), _number(words[2][0])
    turn, count, label = 0.0, 1, ""
    rest = iter(words[3:])
    for word, quoted in rest:
        meaning = _meaning(word.lower(), pieces)
        copies = _COPIES.match(word)
        if not word:
            label = " ".join(next(filter(None, quoted), "").split())
            if len(label) > LONGEST_LABEL:
                most = _("at most {most:,} characters", most=LONGEST_LABEL)
                raise KartenwerkError("the label is too long", found=label[:60], expected=most)
        elif meaning == FACE_DOWN:
            piece = piece if piece.is_back else piece.turned_over()
        elif meaning == TURN:
            degrees = next(rest, ("", ()))[0]
            if not _NUMBER.match(degrees) or abs(_number(degrees)) > 360:
                raise KartenwerkError(
                    "a turn is a number of degrees", found=degrees[:60] or text[:60], expected=_("such as turn 30")
                )
            turn = _number(degrees)
        elif copies and 1 <= int(copies[1]) <= MOST_COPIES:
            count = int(copies[1])
        else:
            raise KartenwerkError(
                "this says nothing of a piece",
                found=word[:60],
                expected=_('turn 30, face-down, x2 to x{most}, or a label in quotes: "Deck"', most=MOST_COPIES),
            )
    outline = _outline(piece, pieces)
    return Laid(piece, x, y, turn, count, label, number, outline)


def _number(text: str) -> float:
    return float(text.replace(",", "."))


def _meaning(word: str, pieces: ShownPieces) -> str:
    """`face-down`, `turn` or "", by the words of all languages."""
    known = {FACE_DOWN: FACE_DOWN, TURN: TURN}
    for words in pieces.words:
        known |= {words.face_down: FACE_DOWN, words.turn: TURN}
    return known.get(word, "")


def _outline(piece: ShownPiece, pieces: ShownPieces) -> tuple[Point, ...]:
    """The corners of a piece's shape around its middle; round corners are many."""
    middle = Matrix.move(-piece.deck.width / 2, -piece.deck.height / 2)
    (points,) = contours(pieces.outline(piece), middle)
    return tuple(points)


def _check_edge(laid: Laid, width: float, height: float) -> None:
    points = [point for shape in laid.shapes for point in shape]
    for name, number, side in (("x", 0, width), ("y", 1, height)):
        least, most = min(point[number] for point in points), max(point[number] for point in points)
        if least < -_EDGE or most > side + _EDGE:
            raise KartenwerkError(
                "it reaches over the edge of the table",
                found=_("{axis} from {least:g} to {most:g}", axis=name, least=round(least, 1), most=round(most, 1)),
                expected=_("0 to {most:g}", most=side),
            )


def _find_covered(laid: Sequence[Laid]) -> Iterator[tuple[int, KartenwerkError]]:
    """A fault for each card that covers more than half of one below it."""
    cards = [each for each in laid if each.piece.is_card]
    for number, above in enumerate(cards):
        for below in cards[:number]:
            if _shared_area(below.corners, above.corners) > COVERED * _area(below.corners):
                yield (
                    above.line,
                    KartenwerkError(
                        "the card covers more than half of the one in line {line}",
                        line=below.line,
                        found=_("{above} on {below}", above=above.piece.name, below=below.piece.name),
                        expected=_("another place, or x2 for a pile of equal ones"),
                    ),
                )
                break


def _shared_area(one: Sequence[Point], other: Sequence[Point]) -> float:
    """What two convex shapes have in common (Sutherland and Hodgman: one is cut along each side of the other)."""
    left: list[Point] = list(one)
    for (x0, y0), (x1, y1) in _sides(other):

        def inside(point: Point, x0: float = x0, y0: float = y0, x1: float = x1, y1: float = y1) -> float:
            return (x1 - x0) * (point[1] - y0) - (y1 - y0) * (point[0] - x0)

        cut: list[Point] = []
        for start, end in _sides(left):
            here, there = inside(start), inside(end)
            if here >= 0:
                cut.append(start)
            if here * there < 0:
                share = here / (here - there)
                cut.append((start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
        left = cut
    return _area(left)


def _sides(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    yield from pairwise([*points, *points[:1]])


def _area(points: Sequence[Point]) -> float:
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in _sides(points))) / 2


def box_around(points: Sequence[Point]) -> Box:
    """The upright box around these points."""
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))
