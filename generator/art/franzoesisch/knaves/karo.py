"""The knave of diamonds: the courier has rolled the letter into a spyglass; its seal dangles from the ribbon."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, panes
from art.curves import closed, curve, ribbon
from art.franzoesisch.cast.courier import courier
from art.franzoesisch.cloth import CLOTH, GOLD
from art.hand import Crease, Gesture, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, on_side, placed, polygon

X, Y = 24.2, 20.6
HEAD = placed(X, Y)
AIM = -17.0
"""Degrees by which the spyglass rises to the right."""
GLASS = placed(27.6, 20.4, AIM)
"""Drawn from his eye at (0, 0) to the right."""
LONG = 24.0
PROP = Gesture(
    order="palm held little ring middle first thumb",
    palm=((-2.9, -2.4), (-1.0, -3.0), (1.4, -3.0), (3.0, -2.2), (3.3, 0.4), (3.0, 3.2), (2.2, 6.8), (-1.6, 6.9),
        (-2.6, 3.6),
          (-3.1, 0.6)),
    joints={
        "first": ((-2.3, -2.6), (-2.5, -0.6)), "middle": ((-0.7, -3.0), (-0.8, -0.4)), "ring": ((0.9, -2.9),
        (0.9, -0.5)),
        "little": ((2.4, -2.5), (2.4, -0.8)), "thumb": ((-1.3, 4.6), (-2.4, 3.0), (-1.5, 1.6), (0.5, 1.2)),
    },
    wrist=((-1.6, 6.8), (2.2, 6.6)),
    forearm=(0.2, 0.98),
    nails={"thumb": 1, "first": 1, "middle": 1, "ring": 1},
    lines=((0.42, ((0.6, 3.2), (1.0, 4.4), (0.8, 5.8))),),
    melting=True,
)  # fmt: skip
"""A tube lies level on the hand: the thumb before it, four finger tips come over it from behind."""
STEADY = Gesture(
    order="thumb held palm little ring middle first",
    palm=((-3.2, 2.6), (-1.6, 1.7), (0.6, 1.6), (2.6, 2.2), (3.6, 4.0), (4.6, 6.2), (1.4, 8.4), (-0.8, 7.0),
        (-2.6, 5.0)),
    joints={
        "first": ((-2.5, 3.0), (-3.4, 0.4), (-2.6, -1.9)), "middle": ((-0.9, 2.6), (-1.4, -0.4), (-0.6, -2.5)),
        "ring": ((0.7, 2.6), (0.6, -0.2), (1.3, -2.2)), "little": ((2.1, 3.2), (2.6, 1.0), (3.1, -0.8)),
        "thumb": ((-2.2, 4.6), (-4.4, 3.0), (-5.6, 1.8)),
    },
    wrist=((1.4, 8.2), (4.5, 6.0)),
    forearm=(0.6, 0.8),
    creases=(Crease("first", 1, -1, 1.1), Crease("middle", 1, -1, 1.1), Crease("ring", 1, -1, 1.1)),
    lines=((0.4, ((-1.6, 3.4), (-0.8, 4.6), (0.6, 5.8))), (0.36, ((0.2, 3.4), (1.0, 4.4), (1.8, 5.2)))),
)  # fmt: skip
"""The back of a hand whose fingers are laid over a tube that lies level through (0, 0)."""


def karo() -> Court:
    picture, head = Picture(), courier()
    _livery(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _cap(picture)
    steady = draw_hand(STEADY, placed(*_spot(17.0), AIM, 0.94), slender=0.94)
    upper = Sleeve((53.4, 31.0), (41.6, 39.6), CLOTH, (4.8, 7.6, 9.8), GOLD, folds=4, seed=3, teeth=0)
    draw_arm(picture, steady, upper)
    prop = draw_hand(PROP, placed(*_spot(7.6), AIM, 0.92), rimmed(_spyglass(), 0.35), slender=0.94)
    draw_arm(picture, prop, Sleeve((25.0, 45.0), (12.0, 44.0), CLOTH, (4.8, 7.4, 9.0), GOLD, folds=5, seed=5, teeth=0))
    picture.put(steady.picture)
    _seal(picture)
    return Court(picture, head.whole(), {"prop": prop.picture, "steady": steady.picture})


def _spot(along: float) -> tuple[float, float]:
    """A place on the spyglass, so many mm from his eye."""
    at = GLASS(circle(along, 0, 0.1)).centroid
    return float(at.x), float(at.y)


def _livery(picture: Picture) -> None:
    """Puffed at the shoulders; gold."""
    panes(picture, curve((17.0, 34.6), (13.0, 35.6), (10.6, 39.2), (10.4, 46)), (6.4, 8.4, 8.8, 7.4), (CLOTH, GOLD), 3)
    body = closed((X - 7, 31.8), (X - 11, 35), (X - 11.6, 50, 1), (X + 16, 50, 1), (X + 15, 36), (X + 9, 32.4))
    picture.outline(GOLD, body, 0.5)
    picture.add(INK, shade(body, 0.9, 0, smooth=1.8))


def _collar(picture: Picture) -> None:
    """It stands, open before the throat."""
    for side in (-1, 1):
        wing = placed(X - 0.4, 1.2)(
            closed(
                *on_side(side, (3.2, 28.8, 1), (6.2, 29.4), (8.4, 32.6, 1), (6.2, 36.0), (1.0, 38.4, 1), (2.6, 33.8))
            )
        )
        form(picture, CLOTH, wing, 0.4, 0.45)


def _cap(picture: Picture) -> None:
    """Round, with the wing of a messenger of the gods."""
    cap = Picture()
    crown = closed(
        (-7.4, -3.4, 1),
        (-8.2, -7.4),
        (-5.6, -11.4),
        (-0.6, -12.8),
        (4.0, -11.0),
        (6.2, -6.8),
        (5.8, -4.4, 1),
        (0, -6.4),
    )
    cap.outline(CLOTH, crown, 0.5)
    cap.add(INK, shade(crown, 0.9, 1.6, 1.0, 0.6, smooth=1.6))
    cap.add(PAPER, lit(crown, 0.9, 0.6, least=0.35))
    brim = ribbon(curve((-8.2, -2.6), (-5.0, -5.2), (-0.6, -6.5), (3.6, -6.2), (6.6, -4.4)), 2.2)
    form(cap, GOLD, brim, 0.35, 0.45)
    for lean, long in ((-66, 8.0), (-36, 9.6), (-8, 9.2)):
        place = placed(-2.2, -6.6, lean)
        quill = place(
            closed((0.4, 0), (-1.5, -3.4), (-1.9, -long * 0.7), (-3.0, -long, 1), (0.4, -long * 0.85), (1.6, -4.0))
        )
        form(cap, PAPER, quill, 0.4, 0.45)
        cap.add(INK, place(line((0, -1), (-0.1, -long * 0.5), (-1.0, -long * 0.8), width=0.45)))
    cap.outline(PAPER, circle(-2.2, -6.6, 2.1), 0.45)
    cap.add("karo", sign("karo", -2.2, -6.6, 3.1))
    picture.put(rimmed(cap, 0.35), HEAD)


def _spyglass() -> Picture:
    """The letter, rolled wider towards its end; its edge runs round it, and it is written on inside."""
    tube = Picture()
    roll = GLASS(polygon((0, -1.5), (LONG, -2.9), (LONG, 2.9), (0, 1.5)))
    tube.outline(PAPER, roll, 0.5)
    tube.add(INK, shade(roll, 0.7, 1.0, 0.9, 0.45, smooth=0.6))
    tube.add(INK, GLASS(line((2.0, 1.4), (9.0, 0.0), (LONG - 1.6, -2.4), width=0.5)))
    mouth = GLASS(ellipse(LONG, 0, 1.3, 2.9))
    tube.outline(PAPER, mouth, 0.5)
    tube.add(INK, GLASS(ellipse(LONG + 0.1, 0, 0.75, 2.1)))
    rim = GLASS(ellipse(0.2, 0, 0.75, 1.5))
    tube.outline(PAPER, rim, 0.45)
    return tube


def _seal(picture: Picture) -> None:
    """It hangs on its ribbon from the roll."""
    x, y = _spot(12.6)
    seal = Picture()
    form(seal, GOLD, ribbon(curve((x, y + 1.6), (x + 0.6, y + 5.6), (x - 0.2, y + 9.6)), 1.2), 0, 0.4)
    form(seal, GOLD, circle(x - 0.2, y + 12.0, 3.0), 0.5, 0.45)
    seal.add("karo", sign("karo", x - 0.2, y + 12.0, 4.6))
    picture.put(rimmed(seal, 0.35))
