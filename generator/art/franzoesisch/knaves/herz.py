"""The knave of hearts: the falcon on his glove has snatched the boy's cap; his other hand feels for it in vain."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form
from art.curves import closed, curve, ribbon
from art.franzoesisch.cast.falconboy import falconboy
from art.franzoesisch.cloth import CLOTH, GOLD, bell
from art.franzoesisch.knaves.falcon import falcon, talons
from art.gestures import POINT
from art.hand import Crease, Gesture, Hand, draw_hand
from art.karten.suits import sign
from art.light import line, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed

SUIT = "rot"
HEAD = placed(25.2, 21.4, -9)
BIRD = placed(45.9, 29.4, 0, 0.95)
PERCH = POINT.with_fingers(
    first=((1.4, -1.5), (-0.6, -1.7), (-2.2, -1.2)), thumb=((3.4, -0.4), (2.0, -1.9), (0.2, -2.4), (-1.6, -2.1)),
)._replace(order="thumb palm little ring middle first")  # fmt: skip

UPPER = ((-4.4, -19.9), (-6.2, -19.2), (-7.1, -17.2), (-6.9, -14.7, 1), (-6.0, -16.4), (-4.8, -17.6))
"""The upper beak, which lies over what it holds."""
SCALP = Gesture(
    order="thumb palm little ring middle first",
    palm=((-2.6, -0.4), (-0.8, -1.0), (1.2, -0.8), (2.8, 0.2), (3.4, 2.6), (3.2, 5.8), (-0.8, 6.4), (-2.2, 4.6),
        (-3.0, 2.0)),
    joints={
        "first": ((-2.0, 0.0), (-4.2, -2.0), (-5.0, -4.0), (-4.7, -5.8)),
        "middle": ((-0.6, -0.3), (-1.9, -3.6), (-2.0, -5.9), (-1.4, -7.5)),
        "ring": ((0.9, -0.1), (1.4, -3.5), (1.9, -5.5), (2.8, -6.8)),
        "little": ((2.2, 0.8), (4.2, -1.0), (5.4, -2.2), (6.5, -2.8)),
        "thumb": ((-2.4, 3.6), (-4.6, 3.4), (-6.2, 2.4)),
    },
    wrist=((-0.9, 6.2), (3.2, 5.6)),
    forearm=(0.24, 0.97),
    creases=(Crease("first", 1, -1, 1.0), Crease("middle", 1, -1, 1.0), Crease("ring", 1, -1, 1.0)),
    lines=((0.4, ((-1.2, 0.8), (-0.6, 2.2), (0.2, 3.8))), (0.36, ((0.6, 0.8), (1.0, 2.0), (1.4, 3.4)))),
)  # fmt: skip
"""A hand laid on a head from behind, the fingers spread in the hair."""


def herz() -> Court:
    picture, head = Picture(), falconboy()
    _tunic(picture)
    picture.put(head.neck, HEAD)
    _frill(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    scalp = draw_hand(SCALP, placed(19.9, 13.6, 52, 0.9), slender=0.92)
    draw_arm(picture, scalp, Sleeve((12.9, 30.0), (12.0, 42.0), CLOTH, (4.4, 5.8, 8.0), folds=3, seed=4, teeth=0))
    picture.put(rimmed(falcon(), 0.35), BIRD)
    _cap(picture)
    hand = _glove(picture)
    picture.put(talons(), BIRD)
    return Court(picture, head.whole(), {"glove": hand.picture, "scalp": scalp.picture})


def _tunic(picture: Picture) -> None:
    """Parted in two colours."""
    body = closed(
        (19.6, 31.0), (14.0, 33.0), (11.4, 38), (11.0, 50, 1), (42.0, 50, 1), (41.0, 38), (37, 33.4), (30.6, 31.0)
    )
    picture.outline(CLOTH, body, 0.5)
    parted = body.intersection(closed((25.6, 28, 1), (26.2, 37), (25.6, 50, 1), (60, 50, 1), (60, 28, 1)))
    picture.add(INK, parted.buffer(0.3))
    picture.add(GOLD, parted.buffer(-0.14))
    picture.add(INK, shade(body, 0.9, 0, smooth=1.8), [circle(23.8, y, 0.6) for y in (37.6, 40.2)])
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


def _cap(picture: Picture) -> None:
    """It hangs from the beak by its rim, limp, its lining to us; the badge with the heart is on it."""
    cap = Picture()
    bag = closed(
        (38.6, 13.2, 1), (36.4, 15.4), (34.6, 18.6), (33.4, 22.6), (34.2, 26.4), (37.0, 28.0), (40.0, 26.8),
        (41.4, 23.4),
        (41.0, 19.0), (40.2, 15.6),
    )  # fmt: skip
    form(cap, CLOTH, bag, 0.7, 0.5)
    band = ribbon(curve((38.7, 13.6), (36.2, 16.4), (34.8, 20.0), (34.0, 23.4)), 2.0)
    form(cap, PAPER, band.intersection(bag), 0.3, 0.45)
    cap.add(
        INK,
        line((39.4, 16.6), (39.6, 20.0), (38.8, 23.0), width=0.55),
        line((37.6, 17.6), (36.6, 20.2), (36.2, 22.2), width=0.5),
    )
    form(cap, GOLD, circle(38.0, 23.6, 2.5), 0.4, 0.45)
    cap.add(SUIT, sign("herz", 38.0, 23.7, 3.2))
    picture.put(rimmed(cap, 0.35))
    picture.outline(GOLD, BIRD(closed(*UPPER)), 0.38)


def _glove(picture: Picture) -> Hand:
    """Of yellow leather with a stiff cuff; the jess hangs from it with its bell."""
    hand = draw_hand(PERCH, placed(43.6, 34.2, 34, 1.16), skin=GOLD, gloved=True)
    draw_arm(
        picture, hand, Sleeve((50.6, 47.6), (42, 52), GOLD, (5.4, 7.6, 8.0), CLOTH, folds=1, seed=3, long=2.2, teeth=0)
    )
    form(picture, CLOTH, ribbon(curve((41.4, 31.6), (38.9, 33.4), (38.3, 36.0), (38.5, 38.0)), 0.9), 0, 0.4)
    bell(picture, 38.5, 39.2, 1.4)
    return hand
