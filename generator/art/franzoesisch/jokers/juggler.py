"""The first joker: he juggles four balls, each with a suit, and his tongue shows how hard that is."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.curves import closed, cut
from art.franzoesisch.cast import juggler as sitter
from art.franzoesisch.cloth import CLOTH, GOLD, RED, bell, ruff
from art.hand import draw_hand
from art.karten.suits import INK as SUIT_INK
from art.karten.suits import sign
from art.light import rimmed
from art.picture import INK, PAPER, Picture
from art.poses import OATH, PALM
from art.shapes import circle, lozenge, mirror, placed, rectangle, union

X, Y = 30.6, 23.4
HEAD, CAP = placed(X, Y, -5), placed(X, Y, -5, 0.86)
BALL = 3.7
FLYING = (("karo", 19.2, 10.2, -16), ("pik", 32.0, 8.8, 4), ("kreuz", 45.2, 11.4, 18))
CAUGHT = (11.6, 29.2)


def juggler() -> Court:
    figure, head = Picture(), sitter.juggler()
    _coat(figure)
    ruff(figure, X, Y + 11.0, 9.4, 4.2, 14)
    figure.put(rimmed(head.face, 0.3), HEAD)
    figure.put(_cap(), CAP)
    hands = _arms(figure)
    for suit, x, y, lean in FLYING:
        _ball(figure, suit, x, y, lean, 5.2)
    return Court(figure, head.whole(), hands)


def _ball(picture: Picture, suit: str, x: float, y: float, lean: float, height: float) -> None:
    picture.outline(PAPER, circle(x, y, BALL), 0.5)
    picture.add(SUIT_INK[suit], sign(suit, x, y, height, lean))


def _coat(picture: Picture) -> None:
    """Half red, half gold, with a lozenge of the other colour on either side."""
    coat = closed((24, 33, 1), (19.0, 35), (16.6, 39), (16.0, 47, 1), (45.2, 47, 1), (44.6, 39), (42.2, 35), (37.2, 33))
    picture.outline(CLOTH, coat)
    picture.outline(GOLD, coat.intersection(rectangle(X, 30, 60, 50)), 0.36)
    for side, role in ((-1, GOLD), (1, CLOTH)):
        picture.outline(role, lozenge(X + side * 3.8, 41.4, 2.3, 3.0), 0.36)


def _arms(picture: Picture) -> dict[str, Picture]:
    """One hand catches a ball, the other has just thrown one."""
    x, y = CAUGHT
    ball = Picture()
    _ball(ball, "herz", x, y, -10, 4.4)
    catching = draw_hand(PALM, placed(x + 0.2, y + 0.9, 4, 0.92), ball)
    draw_arm(picture, catching, Sleeve((21.6, 47.4), (21.8, 40.6), GOLD, (4.8, 6.6, 7.4), folds=3, seed=3))
    throwing = draw_hand(OATH, placed(48.4, 37.2, 8, 0.92))
    draw_arm(picture, throwing, Sleeve((47.4, 48.6), (40.6, 40.8), CLOTH, (4.8, 6.6, 7.4), folds=3, seed=5))
    return {"catching": catching.picture, "throwing": throwing.picture}


def _cap() -> Picture:
    """A hood with two horns, half red and half gold."""
    picture = Picture()
    hood = closed(
        (5.7, -4.8, 1),
        (6.5, -1),
        (6.6, 3.4),
        (5.4, 7.4),
        (2.2, 10.9, 1),
        (4.4, 12.6),
        (8.6, 11.0),
        (9.4, 4),
        (9.2, -3, 1),
    )
    shade = cut((8.0, -1), (8.2, 4.4), (6.4, 9.6), width=0.8, peak=0.5)
    horn = closed(
        (0, -4.9, 1),
        (5.9, -4.4, 1),
        (9.4, -2.6, 1),
        (12.4, 0.2),
        (13.6, 4.4, 1),
        (15.8, 3.8, 1),
        (15.8, -3),
        (12.4, -8.6),
        (6.4, -11.2),
        (0, -8.8, 1),
    )
    horn_cuts = union(
        cut((5.4, -9.9), (10.4, -7.6), (13.4, -3), width=0.9),
        cut((4.4, -8.3), (9.0, -6.2), (12.6, -0.6), width=0.6),
        cut((3.6, -6.9), (6.4, -5.8), (9, -3.9), width=0.5),
    )
    picture.outline(RED, hood, 0.42)
    picture.outline(GOLD, mirror(hood), 0.42)
    picture.add(INK, shade, mirror(shade))
    picture.outline(GOLD, horn, 0.42)
    picture.outline(RED, mirror(horn), 0.42)
    picture.add(INK, horn_cuts, mirror(horn_cuts))
    band = closed(
        (-6.6, -3.2, 1),
        (-6.9, -5.4, 1),
        (-3, -6.5),
        (0, -6.8),
        (3, -6.5),
        (6.9, -5.4, 1),
        (6.6, -3.2, 1),
        (3, -4.2),
        (0, -4.5),
        (-3, -4.2),
    )
    picture.outline(PAPER, band, 0.42)
    picture.add(INK, [lozenge(x, -5.45 + x * x * 0.028, 0.75, 0.8) for x in (-5, -2.5, 0, 2.5, 5)])
    for x, y in ((-14.8, 5.8), (14.8, 5.8)):
        bell(picture, x, y, 1.75)
    return picture
