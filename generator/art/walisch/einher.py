"""The six warriors: mail, helmet with nose guard, black beard, the suit's weapon ready."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from generator.art.body import fist, lock, mail
from generator.art.curves import Curve, closed, curve, cut, flow, ribbon
from generator.art.face import Temper, features
from generator.art.interlace import Plait, band
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, Point, circle, inset, lozenge, placed, polygon, ring
from generator.art.turning import turned
from generator.art.walisch.attributes import arm, attribute, round_shield
from generator.art.walisch.ground import driving
from generator.art.walisch.helmets import helmet
from generator.art.walisch.stage import court
from generator.art.walisch.symbols import INK as SUIT_INK
from generator.art.walisch.warriors import DRAWN


@dataclass(frozen=True)
class Warrior:
    """What tells one warrior from the others."""

    axis: float = 27.6
    tilt: float = 0
    turn: float = 0
    """Degrees the head is turned to the right (negative: to the left)."""
    gaze: float = 0.15
    beard: float | None = 1.0
    """Length of the beard; None: the face is covered or shaven."""
    sign: tuple[float, float, float] = (43.6, 36.4, 10)
    """Hand on the weapon, and its lean in degrees."""
    curtain: bool = True
    """A mail curtain hangs from the helmet."""
    strap: bool = False
    """A knotted strap runs across the chest."""
    quiver: bool = False
    """Arrows show over the left shoulder."""


WARRIORS = {
    "svidar": Warrior(strap=True, tilt=-2),
    "yxar": Warrior(curtain=False, gaze=-0.15, sign=(42.4, 36.6, 3), beard=0.9, axis=26.4),
    "skoell": Warrior(axis=34.2),
    "ger": Warrior(turn=24, sign=(43.2, 36.4, 13), gaze=0.2, beard=1.25, tilt=2),
    "bog": Warrior(turn=-28, sign=(44.8, 34.6, 8), beard=None, strap=True, quiver=True, curtain=False, gaze=0.2),
    "jarnur": Warrior(sign=(42.6, 36.4, 11), gaze=-0.12, beard=None, axis=26.6),
}
EYES = 21.6
"""Height of the eye line on the card; blue suits, with their double edge, stand a little lower."""


def einher(suit: str) -> str:
    """The body of the card's SVG."""
    if suit in DRAWN:
        drawn, ground = DRAWN[suit]()
        return court(suit, drawn, ground)
    warrior = WARRIORS[suit]
    ink = SUIT_INK[suit]
    figure = Picture()
    eyes = EYES + (0.8 if ink == "blau" else 0)
    at = placed(warrior.axis, eyes)
    if warrior.quiver:
        figure.put(_quiver(ink), at)
    figure.put(_body(warrior, ink), at)
    figure.put(turned(_head(warrior, suit, ink), warrior.turn), placed(warrior.axis, eyes, warrior.tilt))
    if suit == "skoell":
        _behind_shield(figure, ink)
    else:
        x, y, lean = warrior.sign
        figure.put(attribute(suit), placed(x, y, lean))
        arm(figure, x, y, lean, ink)
    return court(suit, figure, driving(59, 50, seed=9))


def _body(warrior: Warrior, ink: str) -> Picture:
    picture = Picture()
    shirt = closed(
        (-8, 6.9), (-15.5, 9.6), (-22, 12.9), (-25.5, 18.4), (-28, 27.4, 1), (28, 27.4, 1), (21.5, 18.4),
        (17.5, 12.4), (12.5, 9.4), (6.5, 6.9),
    )  # fmt: skip
    picture.add(PAPER, shirt.buffer(0.45))
    picture.add(INK, shirt)
    picture.add(PAPER, mail(shirt.buffer(-0.5), 1.75, 1.3, 0.5))
    if warrior.strap:
        line = curve((-13.5, 8.8), (-6.0, 15), (2.0, 20.5), (12, 26))
        picture.outline(PAPER, ribbon(line, 4.4))
        picture.add(INK, ribbon(line, 3.5))
        picture.add("ocker", band(line, 3.2, Plait(11, 1), 0.84, 0.28))
    picture.put(_cloak(ink))
    if warrior.curtain and not warrior.strap:
        brooch = (-13.6, 13.0)
        picture.outline("ocker", circle(*brooch, 2.6), 0.42)
        picture.add(INK, ring(*brooch, 2.0, 1.55), lozenge(*brooch, 0.8, 0.8))
    return picture


def _cloak(ink: str) -> Picture:
    """The cloak that hangs from the right shoulder, the sword arm free."""
    picture = Picture()
    picture.outline(
        ink,
        closed(
            (6.0, 7.9, 1),
            (12.5, 9.0),
            (18, 12.2),
            (23, 18.4, 1),
            (29, 27.4, 1),
            (10.5, 27.4, 1),
            (11.5, 20.4),
            (9.6, 13.8),
        ),
        0.42,
    )
    dark: list[tuple[Point, ...]] = [
        ((11.2, 11.6), (14.4, 16.4), (15.4, 21.4), (15, 27)),
        ((13.8, 11.8), (17.4, 16.4), (18.6, 21.4), (18.4, 27)),
        ((10.2, 13.8), (12.4, 18.4), (12.6, 27)),
    ]
    light: list[tuple[Point, ...]] = [
        ((12.6, 11.8), (16.0, 16.4), (17.0, 21.4), (16.8, 26.4)),
        ((15.6, 12.4), (19, 17.4), (20.2, 24.4)),
    ]
    picture.add(INK, [cut(*fold, width=1.05, peak=0.5) for fold in dark])
    picture.add(PAPER, [cut(*fold, width=0.65, peak=0.5) for fold in light])
    return picture


def _head(warrior: Warrior, suit: str, ink: str) -> Picture:
    picture = Picture()
    if warrior.curtain:
        picture.put(_curtain())
    half: list[Point] = [(5.7, -4, 1), (5.8, 1), (5.3, 5), (3.6, 9)]
    face = closed(*((-p[0], *p[1:]) for p in half), (0, 11), *reversed(half))
    picture.outline(PAPER, face, 0.42)
    if warrior.beard is not None:
        picture.put(_beard(warrior.beard))
    elif suit == "bog":
        picture.put(_shaven_mouth())
    temper = Temper(0.5, 9, warrior.gaze, lid=1.0, iris=0.88, drop=-0.02, brow=1.6, aged=False)
    picture.put(features(temper))
    picture.add(INK, [cut((5.4, 2.6 + y), (4.5, 2.9 + y), (3.8, 3.5 + y), width=0.45, peak=0.1) for y in (0, 0.9)])
    picture.put(helmet(suit, ink))
    return picture


def _curtain() -> Picture:
    """The mail that hangs from the helmet's rim, its hem cut in points."""
    picture = Picture()
    half: list[Point] = [(7.8, -1, 1), (8.6, 4), (9.6, 9.5), (10.6, 13.2, 1), (5, 15.0)]
    form = closed(*((-p[0], *p[1:]) for p in half), (0, 15.6), *reversed(half))
    picture.outline(PAPER, form, 0.45)
    picture.add(INK, form.buffer(-0.35))
    picture.add(PAPER, mail(form.buffer(-0.6), 1.55, 1.15, 0.46))
    for x in np.arange(-9.6, 9.7, 1.6):
        hem = 15.1 - x * x * 0.021
        picture.add(PAPER, polygon((x - 0.8, hem), (x + 0.8, hem), (x, hem + 1.5)))
    return picture


def _beard(length: float) -> Picture:
    """Black with white cuts, in two points; mouth and moustache over it."""
    picture = Picture()

    def down(y: float) -> float:
        return 6 + (y - 6) * length if y > 6 else y

    half: list[Point] = [
        (5.9, 1.6, 1), (6.2, 6), (5.2, down(10.5)), (3.6, down(14.5)), (2.2, down(18.5), 1), (1.2, down(15)),
    ]  # fmt: skip
    lip: list[Point] = [(4.9, 4.2), (3.6, 5.6), (1.2, 5.4)]
    mass = closed(
        *((-x, y, *corner) for x, y, *corner in reversed(lip)), *((-x, y, *corner) for x, y, *corner in half),
        (0, down(13.2), 1), *reversed(half), *lip, (0, 5.2),
    )  # fmt: skip
    picture.add(PAPER, mass.buffer(0.4))
    picture.add(INK, mass)
    for side in (-1, 1):
        outer = curve(*((side * x, down(y)) for x, y in ((5.7, 3), (5.6, 7), (4.4, 11), (2.6, 16.5))))
        inner = curve(*((side * x, down(y)) for x, y in ((0.4, 8.9), (0.7, 11), (1.2, 13.5), (2.0, 17.5))))
        hairs = flow(
            outer, inner, 4, 0.46, start=0.06, end=0.97, first=0.02, last=0.98, jitter=0.12, peak=0.35,
            seed=7 + side,
        )  # fmt: skip
        picture.add(PAPER, hairs.intersection(mass.buffer(-0.25)))
    picture.add(PAPER, closed((-1.35, 7.25, 1), (0, 7.0), (1.35, 7.25, 1), (0.7, 7.9), (-0.7, 7.9)))
    for side in (-1, 1):
        line = curve((side * 0.1, 5.0), (side * 2.2, 5.3), (side * 4.0, 7.0), (side * 5.6, 9.6), (side * 5.2, 12.6))
        picture.put(_dark_lock(line))
    return picture


def _dark_lock(line: Curve) -> Picture:
    """A black lock with white cuts and a white edge."""
    strand = Picture()
    lock(strand, INK, line, 2.7, cuts=2, cut_width=0.4, peak=0.35, line=0.01, cut_role=PAPER)
    picture = Picture()
    picture.add(PAPER, strand.silhouette().buffer(0.36))
    picture.put(strand)
    return picture


def _shaven_mouth() -> Picture:
    picture = Picture()
    picture.add(INK, cut((-2.4, 7.3), (0, 6.9), (2.4, 7.3), width=0.85, peak=0.5))
    picture.add(INK, cut((-1.2, 8.5), (0, 8.75), (1.2, 8.5), width=0.5, peak=0.5))
    picture.add(INK, [cut(
        (x, 9.2 - abs(x) * 0.3), (x * 1.05, 9.9 - abs(x) * 0.35), width=0.36,
    ) for x in (-1.6, -0.6, 0.5, 1.5)])  # fmt: skip
    return picture


def _quiver(ink: str) -> Picture:
    """Fletched arrows that stand up behind the left shoulder."""
    picture = Picture()
    for x, y, lean in ((-18.6, 4.4, -14), (-15.6, 3.2, -9), (-12.6, 2.6, -4)):
        place = placed(x, y, lean)
        picture.outline("ocker", place(closed((-0.4, 0, 1), (0.4, 0, 1), (0.5, 14, 1), (-0.5, 14, 1))), 0.36)
        for side in (-1, 1):
            vane = closed((side * 0.3, 0.6, 1), (side * 1.7, -0.4), (side * 1.8, 4.6, 1), (side * 0.3, 6.2, 1))
            picture.outline(ink if side > 0 else PAPER, place(vane), 0.34)
    return picture


def _behind_shield(figure: Picture, ink: str) -> None:
    """The great shield in front of the left half, a fist on its rim."""
    figure.put(round_shield(ink, 13.4), placed(18.4, 40.2))
    fist(figure, placed(32.4, 39.4, 6, 0.86))
    cuff = closed((40.0, 33.4, 1), (42.6, 33.8, 1), (42.0, 39.0), (42.2, 44.4, 1), (39.4, 43.8, 1), (39.1, 39.0))
    figure.outline(PAPER, cuff, 0.42)
    figure.add(INK, [lozenge(40.8, y, 0.8, 0.9) for y in (35.2, 37.2, 39.2, 41.2, 43.1)])
    sleeve: Geometry = closed((42.6, 33.0, 1), (47, 31.6), (50, 35), (50, 46, 1), (42.2, 46, 1), (42.0, 39.0))
    figure.outline(PAPER, sleeve, 0.42)
    figure.add(INK, inset(sleeve, 0.4))
    figure.add(PAPER, mail(inset(sleeve, 0.6), 1.6, 1.2, 0.5))
