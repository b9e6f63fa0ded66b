"""The lady of axes: an old mistress in a white head-cloth, half turned to her axe; her plaits are white."""

from __future__ import annotations

from art.body import braid
from art.curves import between_curves, closed, curve, cut, flow
from art.hands import cuff, grip_from_below
from art.picture import INK, PAPER, Picture
from art.shapes import Point, placed
from art.turning import turned
from art.walisch.attributes import axe
from art.walisch.diadems import diadem
from art.walisch.garments import braid_border, brooch, folds
from art.walisch.ladies.visage import Visage, half_turned

RED = "rot"
HEAD = (25.6, 18.4)
AXE = (45.6, 35.4, -3.0)
"""Where the hand holds it, and its lean in degrees."""


def yxar() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_shawl(), placed(0, -2.4))
    figure.put(_head(), placed(*HEAD, 0, 1, mirrored=True))
    x, y, lean = AXE
    figure.put(axe(RED), placed(x, y, lean, 0.98))
    figure.put(_sleeve())
    figure.put(grip_from_below(), placed(x, y, lean + 12, 0.8))
    cuff(figure, x - 1.6, y + 6.2, 12, 7.4)
    return figure, HEAD


def _shawl() -> Picture:
    """A heavy shawl drawn over both shoulders, fringed border, one great brooch."""
    picture = Picture()
    shawl = closed(
        (18.6, 30, 1), (12.0, 32.0), (7.6, 35.6), (5.0, 41), (4.0, 50, 1), (52, 50, 1), (49.4, 41), (44.4, 34.8),
        (38, 31.6), (32.6, 30, 1),
    )  # fmt: skip
    picture.outline(RED, shawl)
    dark = [
        ((11, 34.4), (8.2, 39), (7.2, 45)),
        ((14.4, 34.4), (12.0, 39), (11.0, 46)),
        ((17.6, 36), (16.0, 40), (15.2, 46)),
        ((36.4, 34), (40.2, 38), (41, 45)),
        ((33.8, 36), (36.8, 40), (37.4, 46)),
    ]
    light = [
        ((12.8, 34.2), (10.2, 39), (9.2, 45)),
        ((16.2, 35), (14.2, 39.6), (13.2, 45)),
        ((35.2, 35.2), (38.6, 39), (39.4, 45)),
    ]
    folds(picture, shawl, dark, light)
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    back: list[Point] = [
        (-3.8, -9.4), (0.6, -11.6), (6.2, -10.0), (9.8, -5.0), (10.4, 1.4), (9.4, 7.0), (10.6, 11.6), (14.6, 14.4),
        (16.6, 19.0), (12.0, 23.0, 1), (2.0, 19.6), (-6.6, 21.4, 1), (-6.6, 13.6), (-5.2, 10.4, 1),
    ]  # fmt: skip
    cloth = closed(*back)
    picture.outline(PAPER, cloth, 0.45)
    outer = curve((2.0, -10.8), (7.6, -8.4), (9.4, -2.0), (9.0, 4.4), (8.6, 9.0), (12.8, 14.8), (13.4, 20.0))
    inner = curve((1.0, -9.4), (4.8, -6.8), (6.4, -1.2), (6.0, 4.0), (3.6, 9.2), (3.0, 13.4), (1.6, 18.4))
    picture.add(
        INK, flow(outer, inner, 6, 0.75, start=0.12, end=0.97, jitter=0.16, peak=0.6, seed=5).intersection(cloth)
    )
    falls: list[tuple[Point, ...]] = [
        ((9.6, 11.0), (11.6, 15.0), (11.8, 20.0)), ((7.6, 12.6), (8.8, 16.4), (8.4, 20.0)),
        ((11.4, 11.6), (14.2, 15.6), (14.4, 18.6)), ((5.0, 14.6), (5.2, 17.2), (4.4, 19.4)),
    ]  # fmt: skip
    picture.add(INK, [cut(*fall, width=0.95, peak=0.5) for fall in falls])
    picture.add(INK, closed((-5.4, -3.4, 1), (0, -7.6), (5.6, -5.4), (6.7, 0), (5.4, 6.4), (1.4, 9.9), (-2.2, 10.0, 1)))
    face = Visage(opening=0.68, slant=0, gaze=-0.1, brow=0.72, iris=0.8, age=2, lips=RED, mirrored=True)
    picture.put(half_turned(face))
    picture.put(_wimple())
    for path in (
        curve((5.9, 5.4), (7.4, 9.2), (6.6, 13.0), (7.6, 20)),
        curve((-4.0, 10.0), (-5.8, 13.4), (-5.2, 17), (-5.8, 22)),
    ):
        braid(picture, PAPER, path, 3.7, 6)
    moon = Picture()
    moon.put(diadem("yxar", RED))
    picture.put(turned(moon, -20), placed(2.2, 0.0))
    return picture


def _wimple() -> Picture:
    """The cloth that frames cheek and chin."""
    picture = Picture()
    outer = curve((5.8, -4.0), (7.0, 1.0), (6.0, 6.0), (3.0, 9.8), (-0.6, 12.0), (-3.6, 11.6))
    inner = curve((5.0, -4.0), (5.3, 1.0), (4.3, 4.8), (2.2, 7.6), (-0.4, 9.3), (-2.2, 9.4))
    band = picture.outline(PAPER, between_curves(outer, inner), 0.4)
    picture.add(INK, flow(outer, inner, 2, 0.4, start=0.1, end=0.9, seed=2).intersection(band))
    throat = closed(
        (-3.4, 9.6, 1), (-0.4, 9.8), (3.4, 8.6), (5.8, 6.4, 1), (6.0, 11.0), (2.0, 16.4, 1), (-3.8, 14.0), (-4.2, 11.6)
    )
    picture.outline(PAPER, throat, 0.4)
    for k, (x, y) in enumerate(((-2.6, 11.4), (-1.4, 12.6), (0.4, 13.6))):
        picture.add(INK, cut((x, y), (x + 2.6, y - 0.4), (x + 5.4 - k * 0.4, y - 2.6), width=0.5, peak=0.4))
    return picture


def _sleeve() -> Picture:
    picture = Picture()
    sleeve = closed((40.0, 41.0, 1), (44.0, 40.2), (48.4, 41.6, 1), (50, 50, 1), (37, 50, 1), (38, 44.6))
    picture.outline(RED, sleeve, 0.42)
    braid_border(picture, curve((30.6, 34.6), (29.2, 38.0), (28.8, 43.4)), 4, 3.4)
    brooch(picture, 29.8, 34.8, 2.7)
    return picture
