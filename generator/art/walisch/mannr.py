"""The six lords: bearded, crowned, each with his suit's sign in his right hand."""

from __future__ import annotations

from dataclasses import dataclass

from generator.art.body import lock, palm_grip
from generator.art.curves import closed, curve, cut, ribbon
from generator.art.face import Temper, features
from generator.art.interlace import Plait, band
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, Point, mirror, placed, rectangle, shadow, union
from generator.art.turning import turned
from generator.art.walisch.attributes import armed
from generator.art.walisch.beards import Beard, beard, moustache
from generator.art.walisch.cloth import woven
from generator.art.walisch.crowns import crown
from generator.art.walisch.ground import rays
from generator.art.walisch.lords import DRAWN
from generator.art.walisch.stage import court
from generator.art.walisch.symbols import INK as SUIT_INK


@dataclass(frozen=True)
class Lord:
    """What tells one lord from the others."""

    temper: Temper
    beard: Beard
    tilt: float = 0
    """Degrees the head leans."""
    turn: float = 0
    """Degrees the head is turned to the right (negative: to the left)."""
    fur: bool = False
    """A fur collar instead of knotted borders."""
    hand: bool = False
    """His other hand holds the edge of the cloak."""
    hair: float = 1.0
    """Length of the hair on the shoulders."""
    tunic: str = ""
    """What is woven into the tunic where the beard leaves it bare: lozenges or chevrons."""
    axis: float = 30.4
    """x of the face's axis on the card."""
    sign: tuple[float, float, float, float] = (45.2, 36.2, 0, 1)
    """Hand on the suit's sign, its lean in degrees, its scale."""


LORDS = {
    "svidar": Lord(
        Temper(gaze=0.15, brow=1.3, aged=False),
        Beard(0.62),
        tilt=-2,
        turn=-22,
        hand=True,
        hair=0.8,
        tunic="lozenges",
        sign=(45.4, 34.9, 0, 0.94),
    ),
    "yxar": Lord(Temper(), Beard(1.0), turn=-30),
    "skoell": Lord(
        Temper(gaze=0.15, brow=1.7, slant=3, nose=1.15),
        Beard(0.7, plaits=(-2.4, 2.4), moustache=1.8),
    ),
    "ger": Lord(
        Temper(blind=True, brow=1.6, opening=0.9),
        Beard(1.25, moustache=2.2),
        tilt=2,
        fur=True,
        hair=1.3,
        axis=29.6,
        sign=(45.0, 36.4, 0, 1),
    ),
    "bog": Lord(
        Temper(gaze=0.2, brow=1.2, slant=7, aged=False, nose=0.9),
        Beard(0.9, fork=1.0),
        turn=26,
        fur=True,
        hand=True,
        tunic="chevrons",
        axis=27.4,
        sign=(44.6, 35.6, 3, 1),
    ),
    "jarnur": Lord(
        Temper(brow=1.7, opening=0.7),
        Beard(0.8, moustache=1.4, plaits=(0.0,)),
        turn=22,
        hair=0.9,
        axis=29.6,
        sign=(45.2, 36.2, 0, 1),
    ),
}

EYES = 21.4
"""Height of the eye line on the card; blue suits, with their double edge, stand a little lower."""


def mannr(suit: str) -> str:
    """The body of the card's SVG."""
    if suit in DRAWN:
        figure, ground = DRAWN[suit]()
        return court(suit, figure, ground)
    lord = LORDS[suit]
    figure = Picture()
    eyes = EYES + (0.7 if SUIT_INK[suit] == "blau" else 0)
    head = Picture()
    head.put(turned(_head(lord, suit), lord.turn), placed(0, 0, lord.tilt, 0.97))
    at = placed(lord.axis, eyes)
    figure.put(_body(lord, SUIT_INK[suit], head.silhouette()), at)
    figure.put(head, at)
    armed(figure, suit, *lord.sign)
    return court(suit, figure, rays(lord.axis, eyes + 1, 10.5, 38, 60, 1.05, seed=8))


def _body(lord: Lord, ink: str, head: Geometry) -> Picture:
    picture = Picture()
    cloak = closed(
        (-9, 5.3), (-16.5, 9), (-22.5, 12.3), (-27.5, 17.8), (-31, 27.8, 1), (31, 27.8, 1), (25, 17.8), (20, 11.3),
        (15, 8.3), (11, 5.3),
    )  # fmt: skip
    picture.outline(ink, cloak)
    dark: list[tuple[Point, ...]] = [
        ((-16, 10.3), (-20.5, 14.8), (-23, 20.8), (-23.5, 26.8)),
        ((-12.5, 9.8), (-16.5, 14.8), (-18.8, 20.8), (-19, 26.8)),
        ((-9.8, 11), (-12.8, 15.8), (-14.4, 20.8), (-14.8, 26.8)),
    ]
    light: list[tuple[Point, ...]] = [
        ((-14.4, 10.4), (-18.4, 14.8), (-20.7, 19.8), (-21.2, 24.8)),
        ((-11, 10.7), (-14.5, 15.4), (-16.4, 19.8), (-16.8, 24.8)),
        ((-18.6, 11.6), (-23, 16.3), (-25.1, 20.8), (-25.6, 24.8)),
    ]
    picture.add(INK, [cut(*fold, width=1.15, peak=0.55) for fold in dark])
    picture.add(PAPER, [cut(*fold, width=0.7, peak=0.5) for fold in light])
    tunic = picture.add(INK, closed((-8.4, 6.8, 1), (8.6, 6.8, 1), (12.1, 27.3, 1), (-11.9, 27.3, 1)))
    picture.add(PAPER, woven(lord.tunic, tunic.difference(head.buffer(0.7))))
    if lord.fur:
        picture.put(_fur())
    else:
        picture.put(_borders())
    if lord.hand:
        grip = placed(-11.4, 17.6, -14, 0.82, mirrored=True)
        palm_grip(picture, grip)
        picture.outline(PAPER, grip(closed(
            (8.6, -3.6, 1), (11.2, -3.9, 1), (10.9, 0.4), (11.2, 4.4, 1), (8.6, 4, 1), (8.9, 0.3),
        )))  # fmt: skip
        picture.outline(ink, grip(closed((11.2, -4.6, 1), (20, -8, 1), (26, 10, 1), (11.2, 5.2, 1), (10.9, 0.4))))
    return picture


def _borders() -> Picture:
    """Knotwork borders down both edges of the cloak."""
    picture = Picture()
    for side in (-1, 1):
        line = curve((side * 8.6, 6.8), (side * 10.2, 12.8), (side * 12, 19.8), (side * 13, 27.8))
        picture.outline(PAPER, ribbon(line, 4.2))
        picture.add(INK, ribbon(line, 3.4))
        picture.add("ocker", band(line, 3.1, Plait(11, 1), 0.82, 0.28))
    return picture


def _fur() -> Picture:
    """A fur collar: tufts in rows down both edges of the cloak."""
    picture = Picture()
    for side in (-1, 1):
        for row in reversed(range(8)):
            for column in (2, 1, 0):
                x = side * (7.8 + row * 0.7 + (column - 1) * 2.3)
                y = 5.6 + row * 2.7 + (column % 2) * 1.3
                tuft = curve((x, y), (x + side * 0.5, y + 2.6), (x + side * 1.1, y + 5.6))
                lock(picture, PAPER, tuft, 2.9, cuts=2, cut_width=0.34, line=0.3, root=0.75)
    return picture


def _head(lord: Lord, suit: str) -> Picture:
    picture = Picture()
    strands: list[tuple[tuple[Point, ...], float]] = [
        (((4.8, -6), (8.6, -1.5), (9.3, 4), (9.0, 9), (12.0, 13.2)), 3.4),
        (((5.2, -5.5), (7.8, -0.5), (8.2, 5), (7.6, 10), (8.8, 15.0)), 3.0),
    ]
    for side in (-1, 1):
        for spine, width in strands:
            points = [(side * x, y * lord.hair if y > 0 else y) for x, y in spine]
            lock(picture, PAPER, curve(*points), width, cuts=2, cut_width=0.5, root=0.6)
    half_face: list[Point] = [(-6.0, -6.5, 1), (-6.3, -2), (-6.0, 2), (-5.2, 6)]
    picture.outline(PAPER, closed(*half_face, (0, 11), (5.2, 6), (6.0, 2), (6.3, -2), (6.0, -6.5, 1)))
    picture.put(beard(lord.beard))
    picture.put(_cheeks(lord.temper.aged))
    picture.put(moustache(lord.beard))
    picture.put(features(lord.temper))
    picture.put(crown(suit))
    return picture


def _cheeks(aged: bool) -> Picture:
    """The cheeks over the roots of the beard, the right one in shadow."""
    picture = Picture()
    temple = cut((6.3, -6.2), (6.55, -2), (6.5, 2), (6.1, 6.5), width=1.45, peak=0.45)
    picture.add(INK, temple, mirror(temple))
    half: list[Point] = [(-5.9, -6, 1), (-5.8, -1), (-5.3, 2.0), (-4.3, 4.3), (-2.7, 5.9)]
    cheeks = closed(*half, (0, 6.2), *((-p[0], *p[1:]) for p in reversed(half)))
    picture.add(PAPER, cheeks)
    rim = cut((5.95, -5.5), (5.8, -1), (5.3, 2.0), (4.3, 4.4), (3.0, 5.9), width=0.62, peak=0.5, tip=0.15)
    picture.add(INK, rim, mirror(rim))
    lower = cheeks.intersection(rectangle(-20, -1.5, 20, 5.6))
    picture.add(INK, shadow(lower, -0.8, -0.3).intersection(rectangle(1.5, -20, 20, 20)))
    if aged:
        lines = [((5.4, 2.0), (4.6, 2.6), (4.0, 3.5)), ((5.05, 3.0), (4.25, 3.6), (3.6, 4.45))]
        picture.add(INK, union([cut(*line, width=0.5, peak=0.15) for line in lines]))
    return picture
