"""The first joker: he juggles four balls, each with a suit; one of them stands on his nose."""

from __future__ import annotations

from collections.abc import Sequence

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.curves import between_curves, blend, closed, curve, resample
from art.franzoesisch.brocade import motley
from art.franzoesisch.cast import juggler as sitter
from art.franzoesisch.cloth import CLOTH, GOLD, bell, ruff
from art.hand import draw_hand
from art.joints import moved
from art.karten.suits import INK as SUIT_INK
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.poses import OATH, PALM
from art.shapes import Geometry, Point, circle, placed

X, Y = 32.0, 20.0
HEAD = placed(X, Y)
BALL = 3.7
NOSE = (X + sitter.NOSE[0], Y + sitter.NOSE[1] - BALL - 0.4)
FLYING = (("herz", *NOSE, -10), ("pik", 35.6, 9.0, 8), ("karo", 18.6, 14.8, -24))
CAUGHT = (11.6, 29.2)
THROWN = OATH.with_fingers(
    first=((-2.0, -4.4), (-3.6, -6.8), (-4.4, -8.3), (-4.9, -9.4)),
    little=((2.3, -4.2), (4.0, -5.8), (4.8, -7.0), (5.4, -7.9)),
    ring=((0.9, -4.9), (1.8, -7.6), (2.2, -9.2), (2.4, -10.4)),
)
"""A hand flung open."""
BAND = ((-1.6, -8.4), (1.8, -6.4), (4.6, -2.4), (5.8, 2.2), (5.6, 5.0))
BROAD = ((0.2, -9.8), (4.2, -7.6), (6.9, -3.0), (8.0, 2.4), (7.8, 5.6))
"""The edges of the cap's band, round the eye of a head that is held upright."""


def juggler() -> Court:
    figure, head = Picture(), sitter.juggler()
    _coat(figure)
    hands = _arms(figure)
    ruff(figure, X + 1.0, Y + 13.2, 8.6, 3.4, 14)
    figure.put(head.neck, HEAD)
    figure.put(rimmed(head.face, 0.3), HEAD)
    _cap(figure)
    for suit, x, y, lean in FLYING:
        _ball(figure, suit, x, y, lean, 5.2)
    return Court(figure, head.whole(), hands)


def _ball(picture: Picture, suit: str, x: float, y: float, lean: float, height: float) -> None:
    picture.outline(PAPER, circle(x, y, BALL), 0.5)
    picture.add(SUIT_INK[suit], sign(suit, x, y, height, lean))


def _coat(picture: Picture) -> None:
    """Motley: lozenges that his breast rounds."""
    coat = closed(
        (24, 32.6, 1), (19.6, 34.6), (18.0, 39), (18.4, 47, 1), (45.0, 47, 1), (45.2, 39), (43.4, 34.4), (41, 32.6)
    )
    picture.outline(CLOTH, coat)
    left, right = ((18.2, 29), (16.6, 37), (18.2, 47)), ((43.4, 29), (46.4, 37), (45.2, 47))
    motley(picture, GOLD, coat, (left, right), (6, 3))
    picture.add(INK, shade(coat, 0.8, 0))


def _arms(picture: Picture) -> dict[str, Picture]:
    """One hand has caught a ball, the other has just thrown one."""
    x, y = CAUGHT
    ball = Picture()
    _ball(ball, "kreuz", x, y, -10, 4.6)
    catching = draw_hand(PALM, placed(x + 0.2, y + 0.9, 4, 0.9), ball)
    draw_arm(picture, catching, Sleeve((21.4, 40.6), (24.6, 37.4), GOLD, (4.8, 5.8, 5.8), folds=5, seed=3, teeth=0))
    throwing = draw_hand(THROWN, placed(45.2, 37.4, 30, 0.88))
    draw_arm(picture, throwing, Sleeve((43.0, 42.0), (41.4, 38.6), CLOTH, (4.8, 5.8, 5.8), folds=5, seed=5, teeth=0))
    return {"catching": catching.picture, "throwing": throwing.picture}


def _cap(picture: Picture) -> None:
    """Two horns, red and gold; they hang from his head, thrown back as it is."""
    far = closed(
        (38.4, 15.0, 1),
        (40.0, 11.6),
        (44.0, 9.4),
        (48.6, 10.6),
        (50.8, 15.4, 1),
        (47.0, 14.4),
        (44.6, 16.2),
        (42.0, 20.0, 1),
    )
    near = closed(
        (38.4, 14.8, 1), (42.4, 14.8), (47.4, 16.6), (50.4, 19.4), (51.0, 24.0, 1), (47.4, 22.2), (43.6, 23.4),
        (40.6, 27.0),
        (37.0, 29.6, 1), (37.6, 24.6), (38.4, 19.6),
    )  # fmt: skip
    picture.put(rimmed(_horn(CLOTH, far, (((41.0, 13.4), (44.4, 11.4), (48.2, 12.6)),)), 0.3))
    falls = ((41.0, 16.8), (45.4, 18.6), (48.4, 22.8)), ((40.2, 20.2), (42.4, 21.2), (44.4, 22.2))
    picture.put(rimmed(_horn(GOLD, near, falls), 0.3))
    one, other = (curve(*moved(way, sitter.BACK)) for way in (BAND, BROAD))
    band = HEAD(between_curves(one, other))
    picture.outline(CLOTH, band, 0.42)
    picture.add(PAPER, [HEAD(circle(float(x), float(y), 0.5)) for x, y in resample(blend(one, other, 0.5), 9)[1:-1]])
    bell(picture, 51.8, 16.4, 1.6)
    bell(picture, 51.4, 25.8, 1.6)


def _horn(role: str, shape: Geometry, falls: Sequence[Sequence[Point]]) -> Picture:
    horn = Picture()
    horn.outline(role, shape, 0.45)
    horn.add(INK, shade(shape, 0.7, 0), [line(*fall, width=0.8) for fall in falls])
    horn.add(PAPER, lit(shape, 0.7, 0.5, least=0.5))
    return horn
