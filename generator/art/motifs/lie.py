"""What is said and what is shown: a speech bubble, and the bent corner of a card that lies face down."""

from __future__ import annotations

from art.curves import curve, cut
from art.karten.letters import word
from art.karten.suits import sign
from art.motifs.stage import GROUND, MIDDLE, RED, Motif, rays, rimmed
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, move, polygon, rectangle, turn, union, without_specks

LEFT, TOP, CARD = 30.5, 62.0, 46.0
"""The upper left corner of the card before it is turned, and its width."""
RIGHT, FOOT = LEFT + CARD, TOP + CARD * 91 / 59
FOLD = 30.0
"""mm from the corner to both ends of the fold."""
ANGLE = 7.0
"""The card is turned by it about (MIDDLE, 100)."""


def lie() -> Motif:
    light = rays(MIDDLE, 97, 50, 60, outer=92, width=1.0, jitter=0.35)
    return {
        "rays": without_specks(light.difference(_turned(_gone()).buffer(4)), 4.0),
        "corner": _corner(),
        "speech": _speech(),
    }


def _turned(shape: Geometry) -> Geometry:
    return turn(shape, ANGLE, (MIDDLE, 100))


def _gone() -> Geometry:
    """The card's corner with its black edge, before it is bent up."""
    out = 1.1
    return polygon((RIGHT + out, FOOT - FOLD - out), (RIGHT + out, FOOT + out), (RIGHT - FOLD - out, FOOT + out))


def _corner() -> Picture:
    """The ground where the card's corner was, and the corner as it is bent up, its face to be seen."""
    flat = Picture()
    x, y = RIGHT - FOLD, FOOT - FOLD
    flat.add(GROUND, _gone())
    flap = union(polygon((RIGHT, y), (x + 3.2, y), (x, y + 3.2), (x, FOOT)), move(_rounded(3.2), x, y))
    rimmed(flat, PAPER, flap, 0.65, INK)
    flat.add(RED, move(word("9", 8.4), x + 6.8, y + 3.0), sign("herz", x + 14.6, y + 6.6, 6.6))
    for near, ends in ((1.9, (3.2, 25.5)),):
        a, b = ((RIGHT - t - near * 0.7, y + t - near * 0.7) for t in ends)
        flat.add(INK, cut(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b, width=0.8, peak=0.5))
    picture = Picture()
    picture.put(flat, _turned)
    return picture


def _rounded(radius: float) -> Geometry:
    """A quarter of a disc whose square corner lies at (0, 0), rounded there."""
    disc = move(polygon((0, 0), (0, 0.01), (0.01, 0)), radius, radius).buffer(radius)
    return disc.intersection(rectangle(0, 0, radius, radius))


def _speech() -> Picture:
    picture = Picture()
    bubble = rectangle(15, 45.5, 62, 59.5).buffer(4.0)
    tail = polygon(*(tuple(point) for point in curve((25, 60), (23.6, 68), (20.5, 74, 1), (34, 69), (39, 60))))
    rimmed(picture, PAPER, union(bubble, tail), 1.0, INK)
    return picture
