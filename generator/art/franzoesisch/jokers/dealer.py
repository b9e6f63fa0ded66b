"""The third joker: half turned away, he shows a fan of four cards and winks over it."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.body import lock
from art.cast import Court
from art.curves import closed, curve, cut, resample, ribbon
from art.franzoesisch.cast import dealer as sitter
from art.franzoesisch.cloth import CLOTH, GOLD, bell
from art.hand import draw_hand
from art.karten.suits import INK as SUIT_INK
from art.karten.suits import sign
from art.light import rimmed
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle
from art.sleeve import sleeve

X, Y, SIZE = 24.4, 20.6, 0.92
FAN = (42.0, 32.0)
HELD = gestures.STICK.with_fingers(
    first=((1.2, -1.0), (-1.6, -1.9), (-3.2, -1.6), (-4.2, -1.0)),
    thumb=((4.0, 1.7), (2.2, 0.9), (-0.4, 0.9), (-2.8, 0.3)),
)  # fmt: skip
"""Cards between the fingers behind them and the thumb before them."""
LEANS = {"kreuz": -13, "herz": 3, "pik": 19, "karo": 35}


def dealer() -> Court:
    figure, head = Picture(), sitter.dealer()
    _coat(figure)
    figure.add(INK, closed((16, 32), (24.6, 28), (33.4, 31.4), (31, 36), (24.8, 37), (18, 36)))
    figure.put(head.neck, placed(X, Y))
    figure.put(rimmed(head.face, 0.3), placed(X, Y))
    figure.put(_hood(), placed(X, Y, 0, SIZE, mirrored=True))
    _cape(figure)
    for x, y in ((-10.2, -5.6), (11.5, 7.6)):
        bell(figure, X - x * SIZE, Y + y * SIZE, 1.45)
    hand = draw_hand(HELD, placed(FAN[0] + 1.2, FAN[1] - 1.2, 70, 1.0), _fan())
    draw_arm(figure, hand, Sleeve((46.4, 49.4), (36.4, 40.6), CLOTH, (5.2, 7.0, 7.8), folds=4, seed=8))
    return Court(figure, head.whole(), {"fan": hand.picture})


def _coat(picture: Picture) -> None:
    """Striped, the near sleeve plain."""
    coat = closed((17, 31), (11.4, 33), (7.4, 38), (6, 47, 1), (50, 47, 1), (45, 39), (38, 34), (31, 31))
    picture.outline(GOLD, coat, 0.42)
    stripes = [
        closed(
            (24 + k * 4.4, 33, 1), (24 + k * 5.2, 40), (24 + k * 5.6, 47, 1), (26.4 + k * 5.6, 47, 1),
            (26.2 + k * 5.2, 40), (25.8 + k * 4.4, 33, 1),
        )
        for k in range(-1, 4)
    ]  # fmt: skip
    picture.add(INK, [stripe.intersection(coat.buffer(-0.2)) for stripe in stripes])
    sleeve(picture, CLOTH, (13.6, 36.0), (8.6, 54), (12.0, 56), (8.6, 8.6, 5), folds=0, side=-1)


def _cape(picture: Picture) -> None:
    """Round petals in two colours by turns round the neck, laid from the sides to the middle."""
    hem = resample(curve((13.0, 33.4), (17.0, 37.0), (24.6, 38.8), (31.8, 37.0), (35.6, 33.4)), 8)
    petal = closed((-2.6, -4.4, 1), (-2.9, -0.6), (-1.9, 2.4), (0, 3.4, 1), (1.9, 2.4), (2.9, -0.6), (2.6, -4.4, 1))
    for k in (0, 6, 1, 5, 2, 4, 3):
        (ax, ay), (bx, by) = hem[k], hem[k + 1]
        place = placed(float(ax + bx) / 2, float(ay + by) / 2, (3 - k) * 11)
        picture.outline(GOLD if k % 2 else CLOTH, place(petal), 0.4)
        picture.add(INK, place(cut((0, -2.6), (0, 0.2), width=0.6, peak=0.3)))
    neck = closed(
        (15.8, 31.4, 1), (19.4, 33.2), (24.8, 34.0), (30.4, 33.2), (33.6, 31.2, 1), (34.4, 33.4, 1), (30.8, 35.8),
        (24.8, 36.6), (18.8, 35.8), (14.8, 33.6, 1),
    )  # fmt: skip
    picture.outline(PAPER, neck, 0.42)
    pleats = [(24.7 + d, 35.0 - d * d * 0.026) for d in (-7.2, -4.8, -2.4, 0, 2.4, 4.8, 7.2)]
    picture.add(INK, [cut((x, y), (x + (x - 24.7) * 0.03, y + 1.1), width=0.5) for x, y in pleats])


def _hood() -> Picture:
    """Drawn looking to the left, with the hair that comes out of it."""
    picture = Picture()
    for line, width in (
        (((-1.2, -7), (-2.8, -5.8), (-4.6, -3.8)), 2.0), (((0.4, -7), (-1.0, -5.6), (-2.4, -4.2)), 1.9),
        (((1.8, -7), (1.0, -5.6), (-0.2, -4.2)), 1.8),
    ):  # fmt: skip
        lock(picture, GOLD, curve(*line), width, cuts=1, root=0.75)
    _cap(picture)
    return picture


def _cap(picture: Picture) -> None:
    """A hood whose fore lobe stands out over the brow; the hind one hangs down its back."""
    hood = closed(
        (-5.4, -5.4, 1), (-5.4, -8.2), (-7.2, -9.8), (-8.9, -9.0), (-10.0, -6.8, 1), (-11.4, -10.4), (-9.6, -14.6),
        (-5.4, -15.6), (0.4, -14.4), (5.6, -13.4), (9.4, -9.6), (10.8, -3), (10.6, 4), (9.2, 9.4), (6.2, 12.6),
        (1.8, 12.4, 1), (4.2, 9.4), (5.5, 5), (5.5, 0), (4.2, -3.4), (0.2, -5.2),
    )  # fmt: skip
    picture.outline(CLOTH, hood, 0.45)
    picture.add(
        INK, cut((-2.0, -13.4), (-6.2, -13.4), (-9.0, -11.6), (-10.2, -9.2), width=0.85),
        cut((6.8, -2), (7.2, 3.0), (6.0, 8.6), width=0.8, peak=0.5),
    )  # fmt: skip
    picture.add(PAPER, cut((-3.0, -11.0), (0.6, -11.4), (4.0, -9.8), width=0.6, peak=0.5))
    lobe = closed(
        (1.4, -14.0, 1), (6.4, -15.4), (10.8, -12.6), (12.2, -6.6), (11.6, -0.6), (12.0, 4.4), (11.4, 7.4, 1),
        (9.8, 3.8), (8.6, -1.0), (8.2, -6.0), (5.8, -9.6),
    )  # fmt: skip
    picture.outline(GOLD, lobe, 0.42)
    picture.add(
        INK, cut((5.0, -12.6), (8.6, -11.0), (10.2, -6.0), (10.0, -0.6), width=0.85),
        cut((10.4, 0.4), (10.6, 3.0), (11.0, 5.2), width=0.5),
    )  # fmt: skip
    rim = curve((-5.4, -6.2), (-2.4, -6.9), (1.0, -6.3), (4.6, -4.4), (6.4, 0.0), (6.3, 5.0), (4.9, 9.4), (2.2, 12.2))
    picture.outline(PAPER, ribbon(rim, 1.7), 0.4)
    picture.add(INK, [circle(float(x), float(y), 0.42) for x, y in resample(rim, 14)[1:-1]])


def _fan() -> Picture:
    """A card of each suit."""
    picture = Picture()
    card = rectangle(-3.5, -16.2, 3.5, -2.4).buffer(-0.7).buffer(0.7)
    for suit, lean in LEANS.items():
        place = placed(*FAN, lean)
        picture.outline(PAPER, place(card), 0.44)
        picture.add(SUIT_INK[suit], place(sign(suit, -1.65, -13.4, 3.4)))
    return picture
