"""The aces: each suit large in a medallion of its own form, on the ground that goes with it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from kartenwerk.art.curves import closed, curve, cut, taper
from kartenwerk.art.franzoesisch.cloth import GOLD, RED, fleur, rose
from kartenwerk.art.franzoesisch.grounds import diaper, flower, gouges, meadow
from kartenwerk.art.karten.stage import CENTRE, WIDTH, doubled, strewn, window
from kartenwerk.art.karten.suits import INK as SUIT_INK
from kartenwerk.art.karten.suits import at, sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import (
    Geometry,
    circle,
    ellipse,
    inset,
    lozenge,
    move,
    pieces,
    placed,
    rectangle,
    turn,
    union,
    without_specks,
)
from kartenwerk.art.walisch.ground import rays

X, Y = CENTRE
SUIT_HEIGHT = 35.0
RIM = 2.6
"""mm of gold round a medallion."""


class Ace(NamedTuple):
    frame: Geometry
    studs: int
    ornament: Callable[[], Picture]
    """What is carved into the large suit, which is drawn SUIT_HEIGHT mm high round the card's middle."""


def ace(suit: str) -> str:
    """The body of an ace: the ground as a half that is turned, and the medallion upon it."""
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
    if suit == "pik":
        half.add(PAPER, without_specks(gouges(seed=3).intersection(free), 0.4))
    else:
        half.put(strewn(diaper() if suit == "karo" else meadow(seed=23 if suit == "kreuz" else 5), free, 0.9))
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
    stem = place(rectangle(-9, 7.6, 9, 24))
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


def _pik() -> Picture:
    picture = Picture()
    place = at(X, Y, SUIT_HEIGHT)
    picture.add(PAPER, _inline("pik").difference(place(rectangle(-9, 6.2, 9, 24))))
    picture.add(PAPER, placed(X, Y + 2.8, 0, 2.1)(fleur()))
    picture.add(
        SUIT_INK["pik"],
        placed(X, Y + 2.8, 0, 2.1)(
            union(
                cut((0, -1.2), (0, -4.0), width=0.5),
                [cut((s * 1.1, -0.9), (s * 1.7, -1.8), (s * 2.5, -2.2), width=0.34) for s in (-1, 1)],
            )
        ),
    )
    picture.add(
        GOLD,
        circle(X, Y + 5.4, 0.9),
        [circle(X + s * 3.0, Y + 4.7, 0.62) for s in (-1, 1)],
        lozenge(X, Y - 10.4, 0.9, 1.6),
    )
    for side in (-1, 1):
        picture.add(
            PAPER,
            cut(
                (X + side * 5.2, Y + 5.4),
                (X + side * 9.2, Y + 5.8),
                (X + side * 10.9, Y + 2.2),
                (X + side * 8.8, Y - 0.6),
                width=0.8,
                peak=0.5,
            ),
        )
        picture.add(GOLD, circle(X + side * 8.4, Y + 2.6, 0.95))
        picture.add(
            PAPER,
            cut((X + side * 3.6, Y - 9.0), (X + side * 6.4, Y - 5.2), (X + side * 8.6, Y - 3.0), width=0.7, peak=0.5),
        )
    return picture


def _herz() -> Picture:
    picture = Picture()
    picture.add(PAPER, _inline("herz"))
    for side in (-1, 1):
        stalk = curve((X, Y + 11.4), (X + side * 4.4, Y + 6.0), (X + side * 7.6, Y - 1.0), (X + side * 9.6, Y - 5.4))
        picture.add(PAPER, taper(stalk, 0.8, peak=0.4))
        for x, y, lean in ((3.6, 6.8, 62), (6.4, 2.2, 40), (6.2, 4.0, 100), (8.6, -2.4, 24)):
            leaf = closed((0, 0, 1), (1.2, -1.6), (0, -3.6, 1), (-1.0, -1.6))
            picture.add(PAPER, placed(X + side * (x - 0.4), Y + y, side * lean)(leaf))
        picture.add(GOLD, circle(X + side * 10.0, Y - 7.2, 1.4))
        picture.add(
            PAPER,
            [
                placed(X + side * 10.0, Y - 7.2, a)(closed((0, -1.8, 1), (0.7, -2.5), (0, -3.4, 1), (-0.7, -2.5)))
                for a in range(0, 360, 60)
            ],
        )
    rose(picture, X, Y - 1.4, 1.2, PAPER)
    picture.add(RED, [placed(X, Y - 1.4, 72 * k, 1.2)(cut((0, -2.3), (0, -3.7), width=0.55)) for k in range(5)])
    return picture


def _karo() -> Picture:
    picture = Picture()
    picture.add(PAPER, _inline("karo"))
    for k, ink in ((0.62, PAPER), (0.54, SUIT_INK["karo"]), (0.34, PAPER), (0.25, SUIT_INK["karo"])):
        picture.add(ink, sign("karo", X, Y, SUIT_HEIGHT * k))
    picture.add(GOLD, move(flower(4), X, Y))
    picture.add(PAPER, circle(X, Y, 0.55))
    for x, y in ((0, -8.1), (0, 8.1), (-6.2, 0), (6.2, 0)):
        picture.add(GOLD, lozenge(X + x * 0.98, Y + y * 0.98, 0.75, 1.0))
    for a in (-1, 1):
        for b in (-1, 1):
            picture.add(
                PAPER, turn(ellipse(X + a * 5.1, Y + b * 6.6, 0.55, 1.2), a * b * 34, (X + a * 5.1, Y + b * 6.6))
            )
    return picture


def _pointed() -> Geometry:
    """A pointed oval."""
    half = [(14.6, -16.5), (19.4, 0), (14.6, 16.5)]
    return move(closed((0, -30.5, 1), *half, (0, 30.5, 1), *((-x, y) for x, y in reversed(half))), X, Y)


def _quatrefoil() -> Geometry:
    return union([circle(X + dx, Y + dy, 13.0, 32) for dx, dy in ((-9.8, 0), (9.8, 0), (0, -12.4), (0, 12.4))])


ACES: dict[str, Ace] = {
    "kreuz": Ace(circle(X, Y, 23.6, 48), 44, _kreuz),
    "pik": Ace(_pointed(), 40, _pik),
    "herz": Ace(_quatrefoil(), 44, _herz),
    "karo": Ace(lozenge(X, Y, 24.6, 36.0), 44, _karo),
}
