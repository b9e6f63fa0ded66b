"""The king of Herz: the young king under a round arch, a hand on his heart, the sceptre light in the other."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import haft, knob
from art.curves import closed, curve, resample
from art.deutsch.cast.young_king import young_king
from art.deutsch.koenige.coronet import coronet, sceptre_head
from art.deutsch.wardrobe import ermine
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle

GOLD, RED, BROWN = "ocker", "rot", "braun"
HEAD = placed(28.4, 19.8)
ON_HEART = gestures.BELT.with_fingers(
    first=((-1.85, -0.1), (-3.8, 1.9), (-4.7, 3.3), (-5.0, 4.4)),
    middle=((-0.4, 0.2), (-1.2, 2.9), (-1.3, 4.7), (-1.2, 5.9)),
    ring=((1.1, 0.3), (0.9, 2.9), (0.8, 4.6), (0.9, 5.8)), little=((2.45, 0.0), (3.4, 1.9), (4.0, 3.2), (4.4, 4.1)),
    thumb=((-1.6, -3.0), (-3.4, -3.4), (-4.9, -3.2), (-5.9, -2.6)),
)  # fmt: skip
"""The fingers spread on the breast."""


def herz() -> Court:
    picture, head = Picture(), young_king()
    _arch(picture)
    cloak = closed((22, 31), (15.0, 33), (10.2, 38), (8.2, 50, 1), (53, 50, 1), (51.0, 39), (45.0, 33), (36.4, 31))
    picture.outline(RED, cloak, 0.5)
    picture.add(INK, shade(cloak, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(cloak, 0.9, 0.55))
    tunic = closed((24.6, 32, 1), (35.4, 32, 1), (37.4, 50, 1), (22.4, 50, 1))
    picture.outline(GOLD, tunic, 0.5)
    picture.add(
        INK,
        [line((29.8 + 0.5 * k, 35), (29.8 + 1.0 * k, 41), (29.8 + 1.2 * k, 48), width=0.6) for k in (-4, -1.4, 1.4, 4)],
    )
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(10, 0, 50, 33.6)))
    _fur(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    upper = [(-7.2, -6.75), (-4.4, -8.15), (-1.2, -8.95), (2.2, -8.95), (5.2, -7.95)]
    lower = [(-6.4, -3.0), (-4.0, -4.4), (-1.0, -5.2), (2.0, -5.2), (4.4, -4.4)]
    picture.put(rimmed(coronet("herz", upper, lower), 0.35), HEAD)
    sceptre, heart = _sceptre_arm(picture), _heart_arm(picture)
    return Court(picture, head.whole(), {"sceptre": sceptre.picture, "heart": heart.picture})


def _arch(picture: Picture) -> None:
    """Cushioned in green, golden nails along its rim."""
    arch = closed((16.6, 50, 1), (16.6, 18), (19.6, 9.2), (28.4, 5.4), (37.2, 9.2), (40.2, 18), (40.2, 50, 1))
    picture.outline(BROWN, arch, 0.5)
    rim = curve((18.0, 36), (18.0, 18), (20.8, 10.2), (28.4, 6.8), (36.0, 10.2), (38.8, 18), (38.8, 36))
    picture.add(GOLD, [circle(float(x), float(y), 0.6) for x, y in resample(rim, 19)])
    cushion = closed((19.6, 50, 1), (19.6, 18), (22.2, 11.2), (28.4, 8.4), (34.6, 11.2), (37.2, 18), (37.2, 50, 1))
    picture.outline("gruen", cushion, 0.4)


def _fur(picture: Picture) -> None:
    """Ermine over both shoulders, its edges clasped under the beard."""
    fur = closed(
        (21.4, 29.8), (17.0, 33.0), (16.4, 37.2), (22.0, 40.6), (29.4, 42.0), (36.8, 40.8), (42.2, 37.2), (41.6, 33.0),
        (36.6, 29.8), (34.4, 32.4), (30.8, 33.7), (25.4, 32.7),
    )  # fmt: skip
    tails = [
        (20.0, 34.2, 20), (34.4, 35.8, -8), (37.4, 33.6, -18), (36.8, 37.6, -14), (33.2, 39.4, -6), (40.2, 36.0, -24),
    ]  # fmt: skip
    ermine(picture, fur, tails)
    picture.add(INK, shade(fur, 0.5, 0), line((30.9, 33.6), (30.9, 38.0), (30.6, 42.0), width=0.6))
    knob(picture, 31.0, 36.3, 1.4)


def _sceptre_arm(picture: Picture) -> Hand:
    sceptre = haft((45.9, 24), (43.4, 50), 1.7, GOLD)
    sceptre_head(sceptre, "herz", RED, 46.2, 25.0)
    picture.put(rimmed(sceptre, 0.35))
    hand = draw_hand(gestures.PINCH, placed(44.8, 34.0, 4, 0.86), slender=0.92)
    draw_arm(picture, hand, Sleeve((50.8, 46.0), (53, 52), RED, (4.6, 6.0, 6.6), PAPER, folds=3, seed=5))
    return hand


def _heart_arm(picture: Picture) -> Hand:
    hand = draw_hand(ON_HEART, placed(22.4, 37.4, -100, 0.9, mirrored=True), slender=0.92)
    draw_arm(picture, hand, Sleeve((9.6, 45.0), (12.0, 38.0), RED, (4.8, 7.0, 7.6), PAPER, folds=4, seed=8))
    return hand
