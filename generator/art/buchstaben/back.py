"""The back: a locked-up forme of wood type, its lower half the upper one turned; and a small back for figures."""

from __future__ import annotations

from typing import NamedTuple

from art.buchstaben.blocks import flower
from art.buchstaben.grain import grain
from art.buchstaben.setting import fitted
from art.buchstaben.sort import GREAT, NARROW, Build
from art.picture import PAPER, Picture
from art.shapes import Geometry, circle, lozenge, move, rectangle, scale, turn, union

WIDTH, HEIGHT, BLEED = 59.0, 91.0, 3.0
CENTRE = (29.5, 45.5)
RED, BLUE = "rot", "petrol"


class Row(NamedTuple):
    """A row of type in an ink from x0 to x1; `reversed_` out of a bar of that ink. No row holds a word."""

    letters: str
    height: float
    ink: str
    reversed_: bool
    x0: float
    x1: float
    build: Build


ROWS = (
    Row("KAGRXO", 12.2, RED, True, -6.5, 66.0, GREAT),
    Row("ZTNEPFSLBUY", 5.6, BLUE, False, -5.0, 65.0, NARROW),
    Row("HWUDB", 13.2, BLUE, True, -8.0, 65.0, GREAT),
    Row("CVRJTIODMHGE", 6.3, RED, False, -7.0, 66.0, NARROW),
)
_SPACE = 2.3
"""mm between two rows."""


def back() -> Picture:
    """The whole back with bleed."""
    half = Picture()
    y = -4.2
    for number, row in enumerate(ROWS):
        _set(half, row, y, number)
        y += row.height + _SPACE
    upper = half.clipped(rectangle(-BLEED, -BLEED, WIDTH + BLEED, CENTRE[1] - 3.2))
    picture = Picture()
    picture.add(PAPER, rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED))
    picture.put(upper)
    picture.put(upper, lambda shape: turn(shape, 180, CENTRE))
    picture.put(_key_line())
    return picture


def _set(picture: Picture, row: Row, y: float, number: int) -> None:
    factor = row.height / 100
    natural = fitted(row.letters, row.build, 7, (row.x1 - row.x0) / factor)
    shapes = [move(scale(shape, factor), row.x0, y + _SPACE / 2) for shape in natural]
    if not row.reversed_:
        picture.add(row.ink, shapes)
        return
    picture.add(row.ink, rectangle(-4, y, WIDTH + 4, y + row.height + _SPACE))
    picture.add(PAPER, shapes)
    picture.add(row.ink, [grain(shape, 10 * number + place, 9, 2.5, 7) for place, shape in enumerate(shapes)])


def _key_line() -> Picture:
    """A border of lozenges and studs across the middle, with a flower in its centre."""
    x, y = CENTRE
    line = Picture()
    line.add(BLUE, rectangle(-BLEED, y - 3.3, WIDTH + BLEED, y + 3.3))
    for edge in (y - 2.55, y + 2.05):
        line.add(PAPER, rectangle(-BLEED, edge, WIDTH + BLEED, edge + 0.5))
    steps = [x + place * 5.2 for place in range(-6, 7)]
    line.add(PAPER, [lozenge(at, y, 1.7, 1.25) for at in steps])
    line.add(BLUE, [circle(at, y, 0.42) for at in steps])
    line.add(PAPER, [circle(at + 2.6, y, 0.42) for at in steps[:-1]])
    line.add(PAPER, circle(x, y, 7.6, 32))
    line.add(BLUE, circle(x, y, 7.0, 32))
    line.add(PAPER, _placed(flower("vowel"), 0.72))
    line.add(RED, circle(x, y, 1.4, 32))
    return line


def _placed(shape: Geometry, factor: float) -> Geometry:
    return move(scale(shape, factor), *CENTRE)


def small_back() -> Picture:
    """The back for figures, where it is at most ten millimetres wide: bars and a flower."""
    x, y = CENTRE
    picture = Picture()
    bars = [(7.5, 9.0, RED), (19.0, 4.0, BLUE), (25.5, 9.0, BLUE)]
    for top, height, ink in bars:
        bar = rectangle(6.5, top, WIDTH - 6.5, top + height)
        picture.add(ink, bar, turn(bar, 180, CENTRE))
    picture.add(RED, circle(x, y, 11.5, 32))
    petals = [turn(move(lozenge(0, 0, 3.6, 1.9), 5.6, 0), angle) for angle in range(0, 360, 45)]
    picture.add(PAPER, move(union(petals), x, y))
    return picture
