"""The Ober of Schellen: the ensign, his flag with the sign behind him, one hand on a two-handed sword."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import feather, form, haft, knob, panes
from art.curves import between_curves, closed, curve, ribbon
from art.deutsch.cast.ensign import ensign
from art.hand import Crease, Gesture, Hand, draw_hand
from art.joints import moved
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle, turn, union

GOLD, RED = "ocker", "rot"
HEAD = placed(27.6, 19.2)
POLE = ((42.0, 8.6), (44.4, 48.0))
SWORD = placed(11.6, 34.8, 3)
HOISTED = gestures.FRONT.with_fingers(
    first=((2.0, -2.4), (-0.2, -3.3), (-1.7, -3.2)), thumb=((-1.4, 4.2), (-2.9, 2.8), (-2.2, 1.2), (-0.4, 0.5)),
)._replace(lines=gestures.FRONT.lines[2:])  # fmt: skip
"""The fist round the pole, its thumb across the fingers."""
GRASPED = Gesture(
    order="held thumb palm first middle ring little",
    palm=((1.0, -3.4), (3.0, -3.8), (4.4, -2.0), (4.7, 0.6), (5.6, 4.2), (2.8, 6.2), (1.5, 4.6), (0.9, 2.4),
        (0.8, -0.4)),
    joints={
        "first": ((2.0, -2.6), (-0.4, -3.0), (-2.4, -1.8), (-2.0, -0.6)),
        "middle": ((2.3, -0.9), (-0.2, -1.2), (-2.6, -0.2)),
        "ring": ((2.2, 0.8), (-0.2, 0.8), (-2.4, 1.5)),
        "little": ((2.0, 2.4), (0.0, 2.8), (-1.8, 3.4)),
        "thumb": ((3.4, -2.0), (2.6, -4.0), (1.0, -5.4), (-0.6, -5.7)),
    },
    wrist=((2.6, 6.0), (5.4, 4.4)),
    forearm=(0.5, 0.87),
    creases=(Crease("first", 1, 1, 0.9), Crease("middle", 1, 1, 0.9)),
    lines=((0.36, ((3.0, 2.6), (3.6, 3.2), (4.0, 4.2))),),
)  # fmt: skip
"""A long grip in the fist: the fingers lie aslant over it, the thumb reaches over the pommel."""


def schellen() -> Court:
    picture, head = Picture(), ensign()
    _flag(picture)
    panes(picture, curve((36.0, 33.4), (43.6, 33.6), (49.4, 37.4), (50.6, 45.5)), (8.4, 10.8, 9.4, 7), (RED, GOLD), 5)
    panes(picture, curve((23.0, 33.4), (18.8, 34.6), (16.8, 38.8), (17.4, 45.5)), (7.4, 8.8, 8.6, 6.8), (RED, GOLD), 5)
    _doublet(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(18, 0, 45, 32.4)))
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _hat(picture)
    flag, sword = _flag_arm(picture), _sword_arm(picture)
    return Court(picture, head.whole(), {"flag": flag.picture, "sword": sword.picture})


def _flag(picture: Picture) -> None:
    """It waves and runs off on the right; the broad stripe bears the sign."""
    waves = [
        curve((42.6, y), (45.4, y + 1.5), (49.6, y + 0.7), (53.4, y - 0.9), (60.0, y + 0.8))
        for y in (6.6, 9.4, 23.2, 26.0, 28.8)
    ]
    picture.outline(RED, between_curves(waves[0], waves[-1]), 0.5)
    for one, other in ((0, 1), (2, 3)):
        picture.outline(GOLD, between_curves(waves[one], waves[other]), 0.4)
    picture.add(
        INK,
        line((44.6, 25.6), (45.0, 27.4), (44.7, 29.4), width=0.8),
        line((51.8, 23.8), (51.4, 26.0), (51.8, 28.2), width=0.8),
    )


def _doublet(picture: Picture) -> None:
    """Red, quilted in gold, buttoned down the middle."""
    body = closed(
        (24.0, 31), (20.6, 34.4), (20.0, 40), (20.6, 50, 1), (39.4, 50, 1), (40.0, 39), (38.6, 34), (34.0, 31)
    )
    picture.outline(RED, body, 0.5)
    for x, lean in ((23.0, -0.8), (32.6, 0.4), (36.4, 1.0)):
        picture.add(
            GOLD, ribbon(curve((x, 32), (x + lean, 39), (x + lean * 0.8, 50)), 1.5).intersection(body.buffer(-0.35))
        )
    picture.add(
        INK, shade(body, 0.8, 1.8, 1.1, 0.6, smooth=1.6), line((27.8, 35.0), (27.2, 39.6), (27.4, 46), width=0.45)
    )
    for y in (37.4, 40.4):
        picture.outline(GOLD, circle(28.4, y, 0.6), 0.36)


def _collar(picture: Picture) -> None:
    """A wide collar of lace, in points."""
    top = [(24.6, 30.8, 1), (27.0, 32.6), (31.4, 32.6), (35.2, 29.4, 1)]
    hem = [
        (39.0, 33.0, 1),
        (37.0, 34.4),
        (37.2, 36.8, 1),
        (34.2, 35.6),
        (32.4, 38.2, 1),
        (30.2, 36.0),
        (27.6, 38.4, 1),
        (26.0, 35.8),
        (22.6, 36.8, 1),
        (22.8, 34.4),
        (20.8, 33.0, 1),
    ]
    shape = closed(*top, *hem)
    picture.outline(PAPER, shape, 0.45)
    picture.add(
        INK,
        shade(shape, 0.4, 0, smooth=0.7),
        [circle(x, y, 0.3) for x, y in ((24.4, 34.4), (27.8, 35.8), (32.2, 35.6), (35.6, 34.4))],
    )
    picture.add(INK, line((25.0, 32.2), (28.4, 34.0), (33.2, 33.6), (36.2, 31.6)))


def _hat(picture: Picture) -> None:
    """Flat and wide, tilted to the back, slashed; two plumes."""
    crown = closed((21.6, 12.2), (23.4, 8.4), (28.2, 6.6), (33.4, 7.6), (36.8, 11.0), (36.6, 14.2), (28, 14.6))
    picture.add(INK, crown.buffer(0.7))
    picture.outline(RED, crown, 0.5)
    picture.add(
        INK,
        shade(crown, 0.8, 1.6, 1.0, 0.6),
        [line((28.4 + x * 0.4, 7.4), (28.6 + x * 1.5, 9.6), (28.6 + x * 2.0, 12), width=0.42) for x in (-2, 0.4, 2)],
    )
    picture.add(PAPER, lit(crown, 0.8, 0.55, least=0.35))
    brim = closed(
        (19.0, 14.8),
        (19.4, 12.2),
        (23.0, 12.4),
        (28.4, 12.0),
        (33.6, 12.2),
        (38.0, 13.6),
        (39.2, 16.8),
        (36.2, 17.4),
        (33.0, 15.6),
        (28.2, 15.0),
        (23.2, 15.6),
        (20.6, 16.4),
    )
    picture.add(INK, brim.buffer(0.8))
    picture.outline(RED, brim, 0.5)
    picture.add(INK, shade(brim, 0.5, 0, smooth=0.8))
    for x, y, lean in ((22.6, 14.2, 8), (31.6, 13.9, -6), (35.6, 15.0, -24)):
        slash = turn(ellipse(x, y, 0.75, 1.15), lean, (x, y))
        picture.outline(GOLD, slash, 0.36)
    feather(picture, curve((27.0, 12.8), (30.4, 9.6), (34.4, 8.2), (38.2, 9.4), (40.2, 13.4)), 1.9, 8)
    knob(picture, 27.2, 13.2, 1.3)


def _flag_arm(picture: Picture) -> Hand:
    """The pole against his shoulder."""
    picture.put(haft(*POLE, 1.9))
    tip = closed((0, -3.4, 1), (1.6, -0.8), (0.9, 1.6, 1), (-0.9, 1.6, 1), (-1.6, -0.8))
    form(picture, GOLD, placed(42.0, 8.2, -3)(tip), 0.4, 0.42)
    hand = draw_hand(HOISTED, placed(43.6, 32.6, -4, 0.94, mirrored=True))
    draw_arm(picture, hand, Sleeve((44.6, 45.0), (50, 52), RED, (5.0, 6.0, 6.4), folds=3))
    return hand


def _sword_arm(picture: Picture) -> Hand:
    """A two-handed sword stood before him: its pommel is a bell, its guard is curled at both ends."""
    picture.add(INK, SWORD(rectangle(-2.6, -4.6, 2.6, 14)).buffer(0.8))
    picture.outline(PAPER, SWORD(rectangle(-1.6, 7.8, 1.6, 15)), 0.45)
    picture.add(INK, SWORD(rectangle(0.1, 7.8, 0.9, 15)))
    grip = SWORD(rectangle(-1.15, -5.2, 1.15, 6.6))
    picture.outline("braun", grip, 0.45)
    picture.add(INK, [SWORD(ribbon(curve((-1.3, y + 0.7), (1.3, y)), 0.42)) for y in (3.2, 4.6)], shade(grip, 0.4, 0))
    pommel, slit = moved(((0, -5.6), (0, -4.4)), SWORD)
    knob(picture, *pommel, 2.5)
    belt, notch = SWORD(rectangle(-2.4, -6.2, 2.4, -5.5)), SWORD(rectangle(-0.25, -5.5, 0.25, -3.1))
    picture.add(INK, union(belt, notch).intersection(circle(*pommel, 2.5)), circle(*slit, 0.55))
    bar = union(rectangle(-5.2, 6.4, 2.6, 8.8), circle(-5.4, 6.7, 1.4))
    form(picture, GOLD, SWORD(bar), 0.35)
    hand = draw_hand(GRASPED, placed(11.7, 34.6, 2, 0.98))
    draw_arm(picture, hand, Sleeve((19.6, 45.8), (22.4, 50), RED, (4.8, 6.0, 6.6), folds=3, seed=8))
    return hand
