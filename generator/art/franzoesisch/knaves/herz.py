"""The knave of hearts: the whistler, eye to eye with the falcon on his glove."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, panes
from art.curves import closed, curve, ribbon
from art.franzoesisch.cast.whistler import whistler
from art.franzoesisch.cloth import CLOTH, GOLD, bell
from art.franzoesisch.knaves.falcon import falcon, talons
from art.gestures import POINT
from art.hand import Hand, draw_hand
from art.karten.suits import sign
from art.light import line, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed

SUIT = "rot"
HEAD = placed(25.0, 20.4)
BIRD = placed(45.0, 29.4, 0, 0.95)
PERCH = POINT.with_fingers(
    first=((1.4, -1.5), (-0.6, -1.7), (-2.2, -1.2)), thumb=((3.4, -0.4), (2.0, -1.9), (0.2, -2.4), (-1.6, -2.1)),
)._replace(order="thumb palm little ring middle first")  # fmt: skip


def herz() -> Court:
    picture, head = Picture(), whistler()
    _tunic(picture)
    picture.put(head.neck, HEAD)
    _frill(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _beret(picture)
    picture.put(rimmed(falcon(), 0.35), BIRD)
    hand = _glove(picture)
    picture.put(talons(), BIRD)
    return Court(picture, head.whole(), {"glove": hand.picture})


def _tunic(picture: Picture) -> None:
    """Parted in two colours; a puffed shoulder."""
    panes(picture, curve((19.0, 34.0), (13.0, 34.4), (9.2, 38.6), (8.8, 46)), (7.0, 9.4, 9.6, 7.4), (CLOTH, PAPER), 5)
    body = closed(
        (19.6, 31.0), (14.0, 33.0), (11.4, 38), (11.0, 50, 1), (42.0, 50, 1), (41.0, 38), (37, 33.4), (30.6, 31.0)
    )
    picture.outline(CLOTH, body, 0.5)
    parted = body.intersection(closed((25.6, 28, 1), (26.2, 37), (25.6, 50, 1), (60, 50, 1), (60, 28, 1)))
    picture.add(INK, parted.buffer(0.3))
    picture.add(GOLD, parted.buffer(-0.14))
    picture.add(INK, shade(body, 0.9, 1.8, 1.1, 0.6, smooth=1.8), [circle(23.8, y, 0.6) for y in (37.6, 40.2)])
    picture.add(SUIT, sign("herz", 31.2, 40.0, 5.2))


def _frill(picture: Picture) -> None:
    frill = closed(
        (19.0, 30.6), (16.8, 32.6), (19.6, 35.6), (24.6, 36.8), (29.4, 35.4), (31.4, 32.6), (29.4, 30.6), (24.4, 33.0)
    )
    form(picture, PAPER, frill, 0.5, 0.5)
    picture.add(
        INK,
        [
            line((x, y), (x + 0.2, y + 1.0), (x + (x - 24.4) * 0.12, y + 2.2), width=0.5)
            for x, y in ((19.4, 32.4), (21.8, 33.6), (24.4, 34.0), (27.0, 33.4), (29.2, 32.2))
        ],
    )


def _beret(picture: Picture) -> None:
    """Black, its edges light; a badge with the heart."""
    beret = HEAD(
        closed((5.4, -5.4, 1), (8.4, -7.6), (7.6, -11.0), (2.0, -13.4), (-5.0, -13.0), (-9.0, -10.0), (-9.6, -6.2),
        (-8.0, -3.4, 1), (-2.4, -5.6), (2.0, -6.0)),
    )  # fmt: skip
    picture.add(INK, beret.buffer(0.8))
    picture.add(PAPER, beret.buffer(0.45))
    picture.add(INK, beret)
    folds = (
        ((-9.6, -7.6), (-6.0, -11.4), (-1.0, -12.4)),
        ((-8.4, -6.2), (-5.2, -9.6), (-1.4, -10.6)),
        ((2.8, -12.2), (5.8, -10.8), (7.0, -8.6)),
    )
    picture.add(PAPER, [HEAD(line(*fold, width=0.66)) for fold in folds])
    band = HEAD(
        closed(
            (5.8, -6.0, 1),
            (2.0, -7.2),
            (-2.8, -6.8),
            (-8.4, -4.6, 1),
            (-8.0, -2.4, 1),
            (-2.6, -4.6),
            (2.0, -5.2),
            (5.4, -4.0, 1),
        )
    )
    form(picture, CLOTH, band, 0.3, 0.45)
    form(picture, GOLD, HEAD(circle(3.2, -8.4, 2.1)), 0.4, 0.45)
    picture.add(SUIT, HEAD(sign("herz", 3.2, -8.3, 2.6)))


def _glove(picture: Picture) -> Hand:
    """Of yellow leather with a stiff cuff; the jess hangs from it with its bell."""
    hand = draw_hand(PERCH, placed(43.6, 34.2, 34, 1.16), skin=GOLD, gloved=True)
    draw_arm(picture, hand, Sleeve((50.6, 47.6), (42, 52), GOLD, (5.4, 7.6, 8.0), CLOTH, folds=2, seed=3, long=2.2))
    form(picture, CLOTH, ribbon(curve((41.4, 31.6), (38.9, 33.4), (38.3, 36.0), (38.5, 38.0)), 0.9), 0, 0.4)
    bell(picture, 38.5, 39.2, 1.4)
    return hand
