"""The box's front and the cover of booklets: the deck's name as a poster of wood type."""

from __future__ import annotations

from art.buchstaben.grain import grain
from art.buchstaben.setting import fitted
from art.buchstaben.sort import NARROW, Build
from art.picture import PAPER, Picture
from art.shapes import Geometry, move, rectangle, scale, union

WIDTH, HEIGHT = 60.0, 60.0
"""mm of the poster; band and rules run `BEYOND` mm over its sides."""
BEYOND = 30.0
RED, BLUE = "rot", "petrol"

_MARGIN = 5.0
"""mm between the type and the poster's sides."""


def poster() -> Picture:
    """BUCH cut out of a worn red band, STABEN below it on paper, between Scotch rules."""
    picture = Picture()
    left, right = -BEYOND, WIDTH + BEYOND
    band = rectangle(left, 1.9, right, 33.6)
    first = _line("BUCH", NARROW, 22.0, 5.6)
    bar = rectangle(_MARGIN, 29.4, WIDTH - _MARGIN, 31.3)
    picture.add(BLUE, rectangle(left, 0, right, 0.9), rectangle(left, 34.6, right, 37.0))
    picture.add(RED, band, rectangle(left, 38.0, right, 38.6))
    picture.add(PAPER, grain(band.difference(union(first, bar).buffer(0.3)), 3, 26, 8, 26), first, bar)
    second = _line("STABEN", NARROW, 14.4, 41.0)
    below = rectangle(_MARGIN, 56.6, WIDTH - _MARGIN, 57.9)
    picture.add(BLUE, second, below)
    picture.add(PAPER, [grain(shape, 40 + place, 11, 2.5, 7) for place, shape in enumerate(second)])
    return picture


def _line(letters: str, build: Build, height: float, y: float) -> list[Geometry]:
    """A word as wide as the poster allows, its cap line at y."""
    factor = height / 100
    shapes = fitted(letters, build, 3.2, (WIDTH - 2 * _MARGIN) / factor)
    return [move(scale(shape, factor), _MARGIN, y) for shape in shapes]
