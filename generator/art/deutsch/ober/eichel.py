"""The Ober of Eichel: the old master of ordnance in profile, his mace upright before him, a hand laid on his chain."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob, socket
from art.curves import closed, curve, flow, resample
from art.deutsch.cast.gunner import gunner
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle

GOLD, BROWN = "ocker", "braun"
HEAD = placed(32.0, 20.6)
MACE = 18.0
ALONG = gestures.STAFF.with_fingers(
    first=((-1.5, -2.2), (0.2, -3.4), (1.7, -2.9)), little=((-0.9, 2.7), (0.4, 2.9), (1.5, 2.6)),
    thumb=((3.3, 0.6), (3.2, -2.1), (2.2, -4.0), (0.9, -5.2)),
)._replace(lines=gestures.STAFF.lines[1:])  # fmt: skip
"""The fist round the mace, its thumb laid along the shaft."""


def eichel() -> Court:
    picture, head = Picture(), gunner()
    _gown(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(20, 0, 45, 32.6)))
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _kettle_hat(picture)
    mace, chain = _mace_arm(picture), _chain_arm(picture)
    return Court(picture, head.whole(), {"mace": mace.picture, "chain": chain.picture})


def _gown(picture: Picture) -> None:
    """Brown, open over a jerkin of gold stripes; the chain of his office over both."""
    gown = closed(
        (27.0, 30.6), (21.0, 33.0), (17.6, 37.6), (16.6, 50, 1), (53, 50, 1), (50.6, 40.0), (46.6, 34.0), (39.0, 30.6)
    )  # fmt: skip
    picture.outline(BROWN, gown, 0.5)
    picture.add(INK, shade(gown, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(gown, 0.9, 0.55))
    jerkin = closed((26.6, 32.0, 1), (24.8, 38), (24.6, 50, 1), (36.4, 50, 1), (36.8, 40), (36.0, 33.0, 1))
    picture.outline(GOLD, jerkin, 0.5)
    stripes = flow(
        curve((27.0, 33), (25.8, 40), (25.8, 50)),
        curve((35.4, 33), (35.8, 40), (35.4, 50)),
        5,
        0.7,
        start=0,
        end=1,
        jitter=0,
    )
    picture.add(INK, stripes.intersection(jerkin), shade(jerkin, 0.5, 0))


def _collar(picture: Picture) -> None:
    """A falling collar of linen, its points down the breast."""
    collar = closed(
        (28.4, 30.6, 1), (24.0, 32.4), (22.8, 34.4), (27.6, 34.8), (30.2, 37.4, 1), (33.0, 34.8), (40.4, 35.6),
        (41.6, 33.4), (37.4, 30.2, 1), (34.6, 32.4), (31.2, 32.8),
    )  # fmt: skip
    picture.outline(PAPER, collar, 0.45)
    picture.add(
        INK,
        shade(collar, 0.5, 0, smooth=0.8),
        line((31.0, 34.2), (30.4, 35.4), (30.3, 36.6)),
        line((36.6, 33.4), (38.4, 34.4)),
    )


def _kettle_hat(picture: Picture) -> None:
    """Dark, so that the face is the light: a crown of iron, a brim of brass."""
    crown = closed(
        (24.8, 14.6), (25.4, 9.8), (28.4, 7.0), (32.6, 6.0), (36.8, 7.2), (39.4, 10.0), (40.2, 14.6), (33, 16)
    )
    picture.add(INK, crown.buffer(0.7))
    picture.outline(BROWN, crown, 0.5)
    seam = line((32.4, 6.4), (33.6, 9.4), (33.4, 13.6), width=0.6)
    picture.add(INK, shade(crown, 1.2, 2.0, 1.1, 0.6, smooth=1.8), seam)
    picture.add(PAPER, lit(crown, 0.9, 0.7, least=0.3))
    knob(picture, 32.4, 6.5, 0.9)
    brim = closed(
        (20.6, 18.4), (23.8, 15.0), (32.0, 13.4), (38.6, 14.2), (42.0, 17.2), (40.6, 18.6), (37.4, 17.0), (32.0, 16.2),
        (25.8, 17.2), (21.8, 19.4),
    )  # fmt: skip
    picture.add(INK, brim.buffer(0.8))
    form(picture, GOLD, brim, 0.45, 0.5)
    picture.add(INK, [circle(x, y, 0.38) for x, y in ((24.6, 16.8), (28.6, 15.3), (32.8, 14.8), (36.8, 15.4))])


def _mace_arm(picture: Picture) -> Hand:
    """Six flanges of steel; of each the flank away from the light is dark."""
    x = MACE
    picture.put(haft((x, 13), (x, 49), 2.0, GOLD))
    for side, out in ((-1, 3.6), (1, 3.6), (-1, 1.7), (1, 1.7)):
        flange = closed(
            (x, 6.0, 1), (x + side * out * 0.55, 6.9), (x + side * out, 9.4, 1), (x + side * out, 10.8, 1),
            (x + side * out * 0.6, 13.6), (x, 14.6, 1),
        )  # fmt: skip
        picture.outline(PAPER, flange, 0.42)
        if side > 0:
            picture.add(INK, line((x + out * 0.75, 8.6), (x + out * 0.8, 10.4), (x + out * 0.5, 12.8), width=0.6))
    socket(picture, x - 1.7, 14.2, x + 1.7, 16.2)
    knob(picture, x, 6.7, 1.0)
    hand = draw_hand(ALONG, placed(x, 32.0, 0, 0.98))
    draw_arm(picture, hand, Sleeve((23.4, 43.0), (25.0, 51), BROWN, (4.6, 6.0, 7.0), folds=4, seed=5))
    return hand


def _chain_arm(picture: Picture) -> Hand:
    for x, y in resample(curve((23.4, 35.6), (25.6, 39.6), (30.4, 42.6), (35.6, 40.8), (40.2, 36.2)), 10).tolist():
        knob(picture, x, y, 1.05)
    hand = draw_hand(gestures.BELT, placed(39.4, 38.6, 100, 0.88), slender=0.9)
    draw_arm(picture, hand, Sleeve((52.0, 46.0), (50.0, 40.0), BROWN, (5.0, 7.0, 7.6), folds=4, seed=3))
    return hand
