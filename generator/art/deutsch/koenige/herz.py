"""The king of Herz: a robin nests in his crown; the young king holds his breath and asks everybody to be still."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form
from art.curves import closed, curve, resample
from art.deutsch.cast.young_king import young_king
from art.deutsch.koenige.coronet import coronet
from art.deutsch.scenes.robin import BAND, BEAK, BREAST, FEATHERS
from art.deutsch.wardrobe import ermine
from art.hand import Crease, Gesture, Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, polygon

GOLD, RED, BROWN = "ocker", "rot", "braun"
STRAWS = (
    ((-4.4, -12.2), (-6.4, -13.2), (-8.0, -15.2)), ((-4.2, -12.0), (-6.8, -12.8), (-9.6, -12.9)),
    ((2.6, -12.6), (4.4, -13.8), (5.6, -16.0)), ((2.4, -12.4), (5.0, -13.4), (7.6, -13.9)),
)  # fmt: skip
TWIGS = (
    ((-4.9, -11.9), (-3.4, -11.2), (-1.0, -11.2)), ((2.9, -12.0), (1.2, -10.7), (-1.8, -10.0)),
    ((-4.0, -10.0), (-2.6, -9.0), (-1.0, -8.8)), ((1.9, -10.2), (0.8, -9.0), (-0.4, -8.7)),
)  # fmt: skip
"""What pokes out of the nest, and what is woven through it."""
X, Y = 27.4, 25.3
HEAD = placed(X, Y)
HUSH = Gesture(
    order="thumb little ring middle first palm",
    palm=((-1.0, 1.4), (0.2, 0.5), (1.8, 0.2), (3.5, 0.9), (5.2, 2.4), (5.0, 4.4), (3.2, 6.0), (0.8, 7.1), (-2.4, 4.8),
          (-1.5, 3.4)),
    joints={
        "first": ((0.2, 1.2), (0.0, -1.8), (-0.2, -3.7), (-0.4, -5.2)),
        "middle": ((1.9, 1.1), (2.3, -1.6)),
        "ring": ((3.5, 1.8), (4.1, -0.7)),
        "little": ((4.6, 2.9), (5.6, 0.9)),
        "thumb": ((-0.4, 4.6), (-2.4, 2.8), (-3.1, 0.9), (-2.9, -0.6)),
    },
    wrist=((0.4, 7.1), (-2.4, 4.6)),
    forearm=(-0.8, 0.6),
    creases=(Crease("first", 1, 1, 0.9), Crease("first", 2, 1, 0.8)),
    nails={"first": -1},
    lines=((0.36, ((0.6, 2.2), (0.6, 3.6), (-0.2, 5.2))), (0.34, ((2.0, 2.4), (1.7, 3.8), (1.0, 5.2)))),
)  # fmt: skip
"""The back of a hand whose first finger lies on the lips; the others are folded, the thumb is at the jaw."""
STILL = Gesture(
    order="little ring middle first palm thumb",
    palm=((-3.0, 0.4), (-1.6, -0.6), (0.4, -0.8), (2.0, -0.2), (3.3, 1.2), (3.2, 3.4), (2.4, 6.6), (-1.6, 6.6),
          (-2.8, 4.6), (-3.1, 2.4)),
    joints={
        "first": ((-2.1, 0.2), (-2.9, -2.2), (-3.2, -3.8), (-3.3, -5.0)),
        "middle": ((-0.5, -0.2), (-0.6, -3.0), (-0.6, -4.9), (-0.5, -6.3)),
        "ring": ((1.0, 0.0), (1.7, -2.6), (2.1, -4.3), (2.4, -5.6)),
        "little": ((2.5, 1.0), (3.9, -0.9), (4.8, -2.2), (5.4, -3.4)),
        "thumb": ((-2.0, 4.6), (-3.9, 3.4), (-5.2, 1.9), (-5.9, 0.5)),
    },
    wrist=((-1.6, 6.5), (2.3, 6.5)),
    forearm=(0.25, 0.97),
    creases=tuple(Crease(name, k, -1, 1.0) for name in ("first", "middle", "ring", "little") for k in (1, 2)),
    lines=((0.4, ((3.0, 2.2), (1.0, 1.8), (-0.4, 0.8))),
           (0.36, ((-1.4, 1.9), (0.6, 2.8), (1.9, 3.9)))),
    melting=True,
)  # fmt: skip
"""A palm turned to us, all fingers spread: do not stir."""


def herz() -> Court:
    picture, head = Picture(), young_king()
    _arch(picture)
    cloak = closed((22, 34), (15.0, 35.4), (9.6, 39), (7.6, 50, 1), (52, 50, 1), (49.4, 40), (43.0, 35.4), (35.4, 34))
    picture.outline(RED, cloak, 0.5)
    picture.add(INK, shade(cloak, 0.9, 0, smooth=1.8))
    picture.add(PAPER, lit(cloak, 0.9, 0.55))
    picture.put(head.neck, HEAD)
    _fur(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    upper = [(-7.0, -6.0), (-4.4, -7.4), (-1.2, -8.2), (2.2, -8.2), (5.0, -7.3)]
    lower = [(-6.4, -2.8), (-4.0, -4.2), (-1.0, -5.0), (2.0, -5.0), (4.4, -4.2)]
    picture.put(rimmed(coronet("herz", upper, lower), 0.35), HEAD)
    _nest(picture)
    still, hush = _still_arm(picture), _hush_arm(picture)
    return Court(picture, head.whole(), {"still": still.picture, "hush": hush.picture})


def _arch(picture: Picture) -> None:
    """Cushioned in green, golden nails along its rim."""
    arch = closed((14.6, 50, 1), (14.6, 27), (18.0, 18.6), (27.4, 14.4), (36.8, 18.6), (40.2, 27), (40.2, 50, 1))
    picture.outline(BROWN, arch, 0.5)
    rim = curve((16.0, 42), (16.0, 27), (19.2, 19.6), (27.4, 15.8), (35.6, 19.6), (38.8, 27), (38.8, 42))
    picture.add(GOLD, [circle(float(x), float(y), 0.6) for x, y in resample(rim, 19)])
    cushion = closed((17.4, 50, 1), (17.4, 27), (20.4, 20.6), (27.4, 17.4), (34.4, 20.6), (37.4, 27), (37.4, 50, 1))
    picture.outline("gruen", cushion, 0.4)


def _nest(picture: Picture) -> None:
    """Of twigs and straw before the points of the crown, and the bird on it."""
    nest = Picture()
    nest.put(rimmed(_robin(), 0.35), placed(0, 0.8))
    for way in STRAWS:
        nest.outline(GOLD, line(*way, width=0.85, peak=0.3), 0.36)
    bowl = closed((-1.1, -7.7), (-3.5, -8.3), (-4.9, -10.2), (-5.7, -12.9, 1), (-3.4, -12.4), (-1, -12.4), (1.4, -12.5),
                  (3.7, -13.2, 1), (3.1, -10.6), (1.6, -8.5))  # fmt: skip
    form(nest, BROWN, bowl, 0.5, 0)
    nest.add(GOLD, [line(*way, width=0.6) for way in TWIGS])
    picture.put(rimmed(nest, 0.35), placed(X, Y - 0.3))


def _robin() -> Picture:
    """The bird of the number cards, broad, as it sits: so small it wants fewer lines."""
    bird = Picture()
    form(bird, FEATHERS, closed((-3.2, -14.2, 1), (-7.6, -16.2, 1), (-8.2, -14.6, 1), (-3.4, -12.6, 1)), 0.36, 0)
    body = closed((3.0, -12.0), (4.3, -14.4), (4.1, -16.6), (3.2, -18.6), (1.6, -20.0), (-0.4, -19.8), (-1.6, -18.2),
                  (-2.8, -16.0), (-4.2, -13.4), (-4.2, -12.0))  # fmt: skip
    bird.outline(FEATHERS, body, 0.4)
    breast = closed((0.3, -18.2), (1.6, -19.0), (4.0, -18.6), (4.8, -16.0), (4.4, -13.6), (1.8, -12.9), (-0.2, -14.6))
    bird.add(PAPER, breast.buffer(BAND).intersection(body))
    bird.add(INK, breast.buffer(0.36).intersection(body))
    bird.add(BREAST, breast.intersection(body))
    bird.add(PAPER, line((-0.4, -19.0), (-1.3, -17.6), (-2.1, -16.4), width=0.5))
    wing = closed((-5.0, -12.6, 1), (-3.4, -14.8), (-1.8, -16.0), (-0.6, -15.6), (-0.7, -14.0), (-2.2, -12.7))
    bird.outline(FEATHERS, wing, 0.38)
    bird.add(PAPER, line((-1.4, -14.9), (-2.4, -13.8), (-3.4, -13.2), width=0.6))
    bird.outline(BEAK, polygon((2.9, -18.9), (5.2, -18.0), (3.4, -17.3)), 0.36)
    bird.add(PAPER, circle(1.5, -17.7, 0.86))
    bird.add(INK, circle(1.55, -17.7, 0.5))
    return bird


def _fur(picture: Picture) -> None:
    """Ermine over both shoulders, its edges clasped under the beard."""
    fur = closed(
        (20.4, 33.8), (15.6, 36.6), (14.6, 40.6), (16, 46), (42, 46), (41.6, 40.4), (40.6, 36.6), (35.6, 33.8),
        (33.4, 36), (29.8, 37.7), (24.4, 36.7),
    )  # fmt: skip
    ermine(picture, fur, [(37.6, 36.6, -18), (39.0, 40.2, -14), (19.0, 37.2, 20), (23.2, 38.6, 14)])
    picture.add(INK, shade(fur, 0.5, 0))


def _still_arm(picture: Picture) -> Hand:
    hand = draw_hand(STILL, placed(46.8, 30.6, 8, 0.92))
    draw_arm(picture, hand, Sleeve((48.0, 47.0), (46, 52), RED, (4.6, 6.0, 6.6), PAPER, folds=3, seed=5, teeth=0))
    return hand


def _hush_arm(picture: Picture) -> Hand:
    hand = draw_hand(HUSH, placed(X + 2.7, Y + 9.8, 0, 0.94))
    draw_arm(picture, hand, Sleeve((9.8, 43.6), (14.4, 38.6), RED, (4.8, 6.2, 7.2), PAPER, folds=4, seed=8, teeth=0))
    return hand
