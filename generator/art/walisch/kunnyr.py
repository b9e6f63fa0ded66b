"""The six ladies: diadem, shift and brooches, hair worn differently by each, the suit's sign in a raised hand."""

from __future__ import annotations

import math
from dataclasses import dataclass

from generator.art.body import fist, palm_grip
from generator.art.curves import closed, curve, cut, ribbon, taper
from generator.art.face import Temper, features
from generator.art.interlace import Plait, band
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Point, circle, ellipse, lozenge, placed, rectangle, ring, shadow
from generator.art.turning import turned
from generator.art.walisch.attributes import attribute
from generator.art.walisch.diadems import diadem
from generator.art.walisch.ground import halo
from generator.art.walisch.sideview import side_head
from generator.art.walisch.stage import court
from generator.art.walisch.symbols import INK as SUIT_INK
from generator.art.walisch.tresses import before, behind


@dataclass(frozen=True)
class Lady:
    """What tells one lady from the others."""

    hair: str
    """How it is worn; "side": loose, and she is seen from the side."""
    temper: Temper
    tilt: float = 0
    """Degrees the head leans."""
    turn: float = 0
    """Degrees the head is turned to the right (negative: to the left)."""
    sign: tuple[float, float, float] = (47.2, 36.4, 0)
    """Where the hand's middle on the upright sign would lie, and its lean in degrees."""
    size: float = 1
    hand: bool = False
    """Her other hand holds a plait or the edge of her cloak."""
    mantle: bool = False
    """A mantle with a border over the left shoulder instead of a banded sleeve."""


def _temper(gaze: float, slant: float = 4, opening: float = 0.84, brow: float = 0.8) -> Temper:
    return Temper(opening, slant, gaze, lid=0.98, iris=0.86, brow=brow, nose=0.8, aged=False)


LADIES = {
    "svidar": Lady("one", _temper(0.2), tilt=-3, turn=20, sign=(46.8, 31.8, 7), size=0.82),
    "yxar": Lady("crown", _temper(-0.22, 5, 0.78, 0.9), turn=-22, sign=(47.2, 36.6, -3), mantle=True),
    "skoell": Lady("veil", _temper(0.15, 3, 0.8, 0.7), tilt=3, sign=(44.6, 35.4, 0), size=0.92),
    "ger": Lady("side", _temper(0), tilt=-2, sign=(47.0, 36.6, 3), mantle=True),
    "bog": Lady("plaits", _temper(-0.2), sign=(49.0, 32.2, 0), size=0.98, hand=True),
    "jarnur": Lady("loops", _temper(0.18, 3, 0.9, 0.75), tilt=2, turn=14, sign=(46.8, 36.6, 0)),
}

AXIS, EYES = 29.6, 20.6


def kunnyr(suit: str) -> str:
    """The body of the card's SVG."""
    lady = LADIES[suit]
    ink = SUIT_INK[suit]
    figure = Picture()
    figure.put(_dress(lady, ink), placed(AXIS, EYES))
    figure.put(turned(_head(lady, suit, ink), lady.turn), placed(AXIS, EYES, lady.tilt))
    if lady.hand:
        _other_hand(figure, ink)
    x, y, lean = lady.sign
    figure.put(attribute(suit), placed(x, y, lean, lady.size))
    if suit != "skoell":
        _raised_arm(figure, x + (y - 32) * math.tan(math.radians(lean)), 32.2, ink)
    return court(suit, figure, halo(AXIS, EYES + 1, 12.6, 17, seed=4))


def _dress(lady: Lady, ink: str) -> Picture:
    picture = Picture()
    shoulders = closed(
        (-5.1, 10.3), (-11.1, 11.8), (-18.1, 14.3), (-22.6, 18.8), (-25, 28.8, 1), (25, 28.8, 1), (22, 19.8),
        (17.4, 14.6), (10.9, 11.8), (5.1, 10.3),
    )  # fmt: skip
    picture.outline(ink, shoulders)
    dark: list[tuple[Point, ...]] = [
        ((-17.1, 14.8), (-20, 18.8), (-21.2, 23.8), (-21.2, 28.8)),
        ((-13.8, 14.6), (-16.8, 19.3), (-18, 23.8), (-18, 28.8)),
        ((-11, 15.3), (-13.6, 19.8), (-14.8, 24.3), (-14.7, 28.8)),
        ((13, 14.2), (15.2, 18.4), (16, 23)),
    ]
    light: list[tuple[Point, ...]] = [
        ((-15.3, 14.2), (-18.4, 18.8), (-19.6, 23.8), (-19.6, 27.8)),
        ((-12.2, 14.7), (-15.2, 19.8), (-16.3, 24.3), (-16.4, 27.8)),
        ((15.6, 14.8), (18.6, 19.5), (20, 25)),
    ]
    picture.add(INK, [cut(*fold, width=1.1, peak=0.55) for fold in dark])
    picture.add(PAPER, [cut(*fold, width=0.65, peak=0.5) for fold in light])
    if lady.mantle:
        picture.put(_mantle())
    else:
        picture.put(_sleeve_band())
    picture.put(_neck())
    picture.put(_jewels())
    return picture


def _neck() -> Picture:
    """Neck and pleated shift."""
    picture = Picture()
    neck = closed(
        (-3, 5.8, 1), (3, 5.8, 1), (3.3, 9.1), (6.8, 11.0, 1), (6.8, 13.3), (0, 15.2), (-6.8, 13.3),
        (-6.8, 11.0, 1), (-3.3, 9.1),
    )  # fmt: skip
    picture.outline(PAPER, neck)
    shift = closed(
        (-6.7, 11.0, 1), (-3.8, 13.3), (0, 14.1), (3.8, 13.3), (6.7, 11.0, 1), (6.8, 14.4), (0, 18.2, 1), (-6.8, 14.4)
    )
    picture.outline(PAPER, shift)
    for k in range(-4, 5):
        pleat = curve((k * 1.4, 14.1 - k * k * 0.05), (k * 1.2, 15.1 - k * k * 0.03), (k, 17.2 - abs(k) * 0.5))
        picture.add(INK, taper(pleat, 0.45, peak=0.25))
    picture.add(INK, closed((-3.0, 7, 1), (3.1, 7, 1), (3.2, 9.4), (2.0, 10.4), (0.9, 9.6), (-1.4, 9.6), (-3.0, 8.6)))
    for side in (-1, 1):
        picture.add(INK, cut((side * 1.0, 13.0), (side * 2.6, 12.2), (side * 4.6, 11.9), width=0.4, peak=0.3))
    for k in range(-3, 4):
        angle = k * 0.36
        bead = circle(math.sin(angle) * 4.6, 8.0 + math.cos(angle) * 4.6, 0.62)
        picture.outline("ocker" if k % 2 == 0 else PAPER, bead, 0.26)
    return picture


def _jewels() -> Picture:
    """Two oval brooches and the string of beads between them."""
    picture = Picture()
    for k in range(7):
        t = (k + 0.5) / 7 * 2 - 1
        picture.outline(PAPER if k % 2 else "ocker", circle(t * 3.4, 20.0 + (1 - t * t) * 2.0, 0.68), 0.26)
    for side in (-1, 1):
        x, y = side * 4.9, 18.8
        picture.outline("ocker", ellipse(x, y, 1.75, 2.4))
        picture.add(INK, ellipse(x, y, 1.25, 1.9).difference(ellipse(x, y, 0.9, 1.5)), lozenge(x, y, 0.55, 1.0))
    return picture


def _sleeve_band() -> Picture:
    """A knotted band round the left sleeve."""
    picture = Picture()
    sleeve = closed((-18.1, 14.3), (-22.6, 18.8), (-24.6, 28.8, 1), (-12.6, 28.8, 1), (-12.6, 14.8, 1))
    line = curve((-25, 20.0), (-21.1, 21.4), (-17.1, 21.8), (-12.4, 21.0))
    for role, width in ((INK, 4.0), (PAPER, 3.5), (INK, 2.9)):
        picture.add(role, ribbon(line, width).intersection(sleeve))
    picture.add("ocker", band(line, 2.7, Plait(6, 1), 0.8, 0.28).intersection(sleeve))
    return picture


def _mantle() -> Picture:
    """A mantle over the left shoulder: a knotted border from the collar down, a round brooch at its head."""
    picture = Picture()
    line = curve((-7.4, 12.6), (-10.2, 16.4), (-12.0, 21), (-12.6, 28.8))
    picture.outline(PAPER, ribbon(line, 4.4))
    picture.add(INK, ribbon(line, 3.6))
    picture.add("ocker", band(line, 3.3, Plait(9, 1), 0.86, 0.3))
    picture.outline("ocker", circle(-7.6, 13.4, 2.5), 0.42)
    picture.add(INK, ring(-7.6, 13.4, 1.9, 1.5), circle(-7.6, 13.4, 0.7))
    return picture


def _head(lady: Lady, suit: str, ink: str) -> Picture:
    if lady.hair == "side":
        return side_head(ink)
    picture = Picture()
    picture.put(behind())
    half: list[Point] = [(5.6, -5, 1), (5.75, -1), (5.5, 2.4), (4.5, 5.6), (2.4, 8.2)]
    face = closed(*((-p[0], *p[1:]) for p in half), (0, 9.2), *reversed(half), (0, -8.4))
    picture.outline(PAPER, face, 0.42)
    picture.put(before(lady.hair))
    lower = face.intersection(rectangle(-20, -2, 20, 20))
    picture.add(INK, shadow(lower, -0.8, -0.38), cut((5.2, 1.4), (4.7, 2.9), (3.7, 4.2), width=0.5, peak=0.25))
    picture.put(features(lady.temper), placed(0, 0.2))
    upper_lip = closed((-2.1, 6.55, 1), (-0.8, 6.15), (0, 6.4), (0.8, 6.15), (2.1, 6.55, 1), (0, 7.0))
    picture.add(INK if ink == "blau" else ink, upper_lip)
    picture.add(INK, closed((-1.5, 7.0, 1), (0, 7.25), (1.5, 7.0, 1), (0.7, 7.8), (-0.7, 7.8)))
    picture.add(INK, cut((-1.0, 8.4), (0, 8.25), (1.0, 8.4), width=0.3, peak=0.5))
    picture.put(diadem(suit, ink))
    return picture


def _raised_arm(figure: Picture, x: float, y: float, ink: str) -> None:
    """The sleeve swings down from the shoulder, the forearm rises to a fist at (x, y)."""
    at = placed(x - 49.6, y - 30.2)
    sleeve = closed(
        (42.6, 34.6, 1), (41.3, 38.5), (39.2, 42.5), (37.8, 46.6, 1), (49.0, 46.6, 1), (49.3, 42.5),
        (48.2, 38.9, 1), (45.6, 36.0),
    )  # fmt: skip
    figure.outline(ink, at(sleeve), 0.42)
    dark: list[tuple[Point, ...]] = [
        ((43.4, 36.2), (42.6, 40.5), (40.6, 46.5)),
        ((45.2, 37.2), (45.2, 41), (44.0, 46.5)),
        ((47.2, 38.6), (47.7, 42), (47.2, 46.5)),
    ]
    light: list[tuple[Point, ...]] = [((44.3, 36.8), (44.0, 41), (42.4, 46)), ((46.3, 38.0), (46.6, 42), (45.8, 46))]
    figure.add(INK, [at(cut(*fold, width=0.95, peak=0.5)) for fold in dark])
    figure.add(PAPER, [at(cut(*fold, width=0.55, peak=0.5)) for fold in light])
    fist(figure, placed(x, y, -52, 0.8, mirrored=True))
    cuff = closed((-3.5, -1.0, 1), (0, -1.25), (3.5, -1.0, 1), (3.7, 1.15, 1), (0, 0.9), (-3.7, 1.15, 1))
    on_wrist = placed(x - 3.85, y + 5.5, 38)
    figure.outline(PAPER, on_wrist(cuff))
    figure.add(INK, [on_wrist(lozenge(k, -0.05, 0.7, 0.75)) for k in (-2.3, -0.75, 0.75, 2.3)])


def _other_hand(figure: Picture, ink: str) -> None:
    """A hand from the left that holds the plait on that side."""
    grip = placed(AXIS - 10.2, EYES + 15.6, -28, 0.74, mirrored=True)
    palm_grip(figure, grip)
    figure.outline(PAPER, grip(closed(
        (8.6, -3.4, 1), (11.0, -3.7, 1), (10.7, 0.4), (11.0, 4.2, 1), (8.6, 3.8, 1), (8.9, 0.3),
    )))  # fmt: skip
    figure.outline(ink, grip(closed((11.0, -4.4, 1), (20, -7, 1), (26, 10, 1), (11.0, 5.0, 1), (10.7, 0.4))))
