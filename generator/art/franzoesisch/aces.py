"""The aces of clubs and hearts: the suit in a medallion of its own form, sprays round it and in the heart."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from art.curves import closed, cut
from art.franzoesisch.cloth import GOLD, RED, rose
from art.franzoesisch.great_aces import GREAT
from art.franzoesisch.grounds import flower, leaf, meadow
from art.karten.stage import CENTRE, WIDTH, doubled, strewn, window
from art.karten.suits import INK as SUIT_INK
from art.karten.suits import at, sign
from art.picture import INK, PAPER, Picture
from art.shapes import (
    Geometry,
    circle,
    inset,
    lozenge,
    pieces,
    placed,
    rectangle,
    union,
)
from art.walisch.ground import rays

X, Y = CENTRE
SUIT_HEIGHT = 35.0
RIM = 2.6
"""mm of gold round a medallion."""


SPRAY = ((3.0, 7.4, -16, -1, 1.25), (6.9, 1.4, 20, 1, 1.2), (7.6, -2.0, 10, 1, 1.3))
"""The leaves of the heart's sprays: where they grow, how they lean, to which side, and their size."""


class Ace(NamedTuple):
    frame: Geometry
    studs: int
    ornament: Callable[[], Picture]
    """What is carved into the large suit, which is drawn SUIT_HEIGHT mm high round the card's middle."""


def ace(suit: str) -> str:
    """The body of an ace: the large suit upon its ground, for two of them in a medallion."""
    if suit in GREAT:
        return GREAT[suit]()
    frame, studs, ornament = ACES[suit]
    picture = _medallion(frame, studs)
    field = inset(frame, RIM + 0.5)
    large = sign(suit, X, Y, SUIT_HEIGHT)
    beams = rays(X, Y, 6, 40, 84, 0.95, 4, 0.0, (0, 360))
    picture.add(INK, beams.intersection(inset(field, 0.35)).difference(large.buffer(1.3)))
    picture.add(PAPER, large.buffer(0.9))
    picture.add(SUIT_INK[suit], large)
    picture.put(ornament())
    return doubled(_ground(suit, frame), picture)


def _ground(suit: str, frame: Geometry) -> Picture:
    """The pattern round the medallion, for the upper half."""
    free = inset(window().intersection(rectangle(0, 0, WIDTH, Y)).difference(frame.buffer(0.9)), 0.4)
    half = Picture()
    half.put(strewn(meadow(free, seed=23 if suit == "kreuz" else 5), free, 0.9))
    return half


def _medallion(frame: Geometry, studs: int) -> Picture:
    picture = Picture()
    picture.outline(GOLD, frame, 0.5)
    (ring,) = pieces(inset(frame, RIM / 2))
    edge = ring.exterior
    for k in range(studs):
        spot, after = (edge.interpolate((k + d) / studs, normalized=True) for d in (0.0, 0.02))
        lean = _angle(after.x - spot.x, after.y - spot.y)
        picture.add(INK, placed(spot.x, spot.y, lean)(lozenge(0, 0, 0.95, 0.6)))
    picture.add(INK, inset(frame, RIM))
    picture.add(PAPER, inset(frame, RIM + 0.5))
    return picture


def _angle(dx: float, dy: float) -> float:
    return math.degrees(math.atan2(dy, dx))


def _inline(suit: str, inner: float = 1.0, width: float = 0.45) -> Geometry:
    """A light line that follows the suit's edge inside."""
    large = sign(suit, X, Y, SUIT_HEIGHT)
    return large.buffer(-inner).difference(large.buffer(-inner - width))


def _kreuz() -> Picture:
    picture = Picture()
    place = at(X, Y, SUIT_HEIGHT)
    stem = place(union(rectangle(-9, 7.6, 9, 24), rectangle(-3.4, 3, 3.4, 24)))
    picture.add(PAPER, _inline("kreuz").difference(stem))
    for x, y in ((0, -10.9), (11.3, 3.4), (-11.3, 3.4)):
        petals = union(
            [
                placed(x, y, 60 * k, 1.25)(closed((0, -1.2, 1), (1.15, -2.5), (0, -4.2, 1), (-1.15, -2.5)))
                for k in range(6)
            ]
        )
        picture.add(PAPER, place(petals))
        picture.add(INK, place(union([placed(x, y, 60 * k)(cut((0, -2.4), (0, -4.2), width=0.6)) for k in range(6)])))
        picture.add(
            GOLD,
            place(union([placed(x, y, 60 * k + 30)(circle(0, -4.9, 0.65)) for k in range(6)])),
            place(circle(x, y, 1.4)),
        )
    picture.add(GOLD, lozenge(X, Y + 1.2, 1.9, 2.3))
    picture.add(INK, lozenge(X, Y + 1.2, 0.9, 1.1))
    return picture


def _herz() -> Picture:
    picture = Picture()
    picture.add(PAPER, _inline("herz"))
    for side in (-1, 1):
        spray = union(
            cut((0.0, 10.0), (3.6, 6.8), (6.6, 2.2), (8.0, -5.4), width=1.0, peak=0.35),
            [placed(x, y, lean)(leaf(0, 0, way, size)) for x, y, lean, way, size in SPRAY],
            placed(8.3, -7.4, 40, 1.5)(flower()),
        )
        place = placed(X, Y, mirrored=side < 0)
        picture.add(PAPER, place(spray))
        picture.add(GOLD, place(circle(8.3, -7.4, 1.3)))
    rose(picture, X, Y - 1.4, 1.2, PAPER)
    picture.add(RED, [placed(X, Y - 1.4, 72 * k, 1.2)(cut((0, -2.3), (0, -3.7), width=0.55)) for k in range(5)])
    return picture


def _quatrefoil() -> Geometry:
    return union([circle(X + dx, Y + dy, 13.0, 32) for dx, dy in ((-9.8, 0), (9.8, 0), (0, -12.4), (0, 12.4))])


ACES: dict[str, Ace] = {
    "kreuz": Ace(circle(X, Y, 23.6, 48), 44, _kreuz),
    "herz": Ace(_quatrefoil(), 44, _herz),
}
