"""The lady of bows: a huntress, half turned away, wolf's fur on her shoulders, the bow held out ready."""

from __future__ import annotations

import math

import numpy as np

from kartenwerk.art.body import braid, fist
from kartenwerk.art.curves import between_curves, closed, curve, cut, flow, normals, resample, sided, taper
from kartenwerk.art.elementary import power, sin
from kartenwerk.art.hands import cuff
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, placed, rectangle
from kartenwerk.art.turning import turned
from kartenwerk.art.walisch.diadems import diadem
from kartenwerk.art.walisch.garments import folds, fur
from kartenwerk.art.walisch.ladies.attire import GOLD
from kartenwerk.art.walisch.ladies.visage import Visage, half_turned
from kartenwerk.art.walisch.tresses import HAIR

BLUE = "blau"
HEAD = (28.2, 20.8)
GRIP = (50.0, 28.0)


def bog() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_quiver())
    figure.put(_pony_tail(), placed(*HEAD, 0, 1, mirrored=True))
    figure.put(_bow())
    figure.put(_body())
    figure.put(_head(), placed(*HEAD, 0, 1, mirrored=True))
    figure.put(_arm())
    return figure, HEAD


def _bow() -> Picture:
    """Held out upright; the string is nearer to her than the limb."""
    picture = Picture()
    picture.outline(PAPER, rectangle(42.0, 10.6, 42.6, 47), 0.34)
    limb = curve(
        (40.4, 9.8), (42.2, 10.2), (44.8, 12.2), (47.6, 16), (49.4, 21.6), GRIP, (49.6, 34.4), (47.8, 40), (44.6, 45)
    )
    line = resample(limb, 240)
    t = np.linspace(0, 1, 240)
    half = 0.85 + 1.0 * power(sin(np.clip(t * 1.1, 0, 1) * math.pi).clip(0), 0.8)
    picture.outline(GOLD, sided(line, half), 0.45)
    picture.add(INK, taper(line[30:104], 0.9, peak=0.6), taper(line[160:225], 0.9, peak=0.4))
    across = normals(line)
    for k in (12, 17, 22):
        picture.add(INK, taper([line[k] + across[k] * 1.2, line[k] - across[k] * 1.2], 0.5, 0.5, 0.22))
    for k in (96, 103, 150, 157):
        picture.add(BLUE, taper([line[k] + across[k] * 1.9, line[k] - across[k] * 1.9], 1.0, 0.5, 0.45))
    return picture


def _body() -> Picture:
    picture = Picture()
    neck = closed(
        (-3.6, 6, 1), (2.8, 6, 1), (3.4, 9.4), (6.2, 12, 1), (5, 16, 1), (-5.4, 16, 1), (-5.6, 12.2, 1), (-3.4, 10)
    )
    at = placed(*HEAD)
    tunic = closed(
        (19.4, 32, 1), (12.2, 34), (7.6, 38), (6.0, 50, 1), (47, 50, 1), (46.2, 42), (43, 37), (38, 34), (31.6, 32, 1)
    )
    picture.outline(BLUE, tunic)
    folds(
        picture, tunic,
        [((11.4, 38.6), (10.2, 42), (10, 47)), ((38, 38), (40.2, 41), (40.6, 46)), ((28.4, 40), (29, 43), (29, 47))],
        [((13.4, 38.6), (12.4, 42), (12.2, 47)), ((36.2, 38.4), (38, 41), (38.4, 46))],
    )  # fmt: skip
    picture.outline(PAPER, at(neck), 0.42)
    picture.add(INK, at(closed((-2.4, 8.6, 1), (0.6, 9.4), (2.9, 7.4, 1), (3.2, 10.4), (1.2, 12.2), (-0.8, 11.4))))
    fur(picture, curve((33.4, 30.4), (38.4, 33.4), (41.6, 37.2), (43.6, 42)), 5.6, 2.2)
    fur(picture, curve((18.8, 31.2), (13.4, 33.6), (10.0, 37.6), (8.4, 42)), 5.0, 2.2)
    fur(picture, curve((17.4, 32.6), (21.2, 36.2), (26.0, 37.2), (31.0, 35.6), (35.0, 32.2)), 4.6, 2.2)
    for x, y in ((24.2, 34.6), (27.2, 35.4), (30.2, 34.4)):
        tooth = closed(
            (x - 0.9, y - 0.8, 1), (x + 0.9, y - 0.8, 1), (x + 0.5, y + 1.2), (x, y + 3.0, 1), (x - 0.5, y + 1.2)
        )
        picture.outline(GOLD if x == 27.2 else PAPER, tooth, 0.3)
    return picture


def _pony_tail() -> Picture:
    """A plait bound high at the back of the head that hangs down behind; drawn looking to the left."""
    picture = Picture()
    braid(picture, HAIR, curve((7.4, -5.0), (9.9, -3.8), (10.7, 1.4), (9.6, 7.0), (10.8, 13.4)), 4.5, 6)
    return picture


def _head() -> Picture:
    picture = Picture()
    back = closed((-2.6, -8.6), (1.6, -10.8), (6.6, -9.2), (9.6, -4.4), (9.4, 1.0), (7.4, 5.8), (4.6, 8.2), (0, 0))
    picture.outline(HAIR, back, 0.42)
    picture.put(half_turned(Visage(opening=0.95, slant=7, gaze=-0.15, brow=0.98, iris=0.9, mirrored=True)))
    outer = curve((-3.6, -8.2), (0.4, -10.2), (5.8, -9.0), (8.6, -5.6))
    inner = curve((-4.4, -5.4), (-1.4, -6.0), (2.4, -5.4), (5.0, -3.0), (7.4, -3.4))
    over = picture.outline(HAIR, between_curves(outer, inner), 0.42)
    picture.add(INK, flow(outer, inner, 5, 0.46, start=0.05, end=0.95, peak=0.5, seed=3).intersection(over))
    temple = closed((3.4, -4.6, 1), (5.4, -2.6), (6.0, 1.0), (5.4, 5.0, 1), (7.6, 2.6), (9.2, -1.6), (8.6, -5.4, 1))
    picture.outline(HAIR, temple, 0.36)
    for k in range(3):
        picture.add(
            INK, cut((5.6 + k * 1.0, -3.8), (6.7 + k * 0.8, -0.8), (6.2 + k * 0.7, 2.6 - k), width=0.44, peak=0.5)
        )
    picture.outline(PAPER, closed((5.2, 0.2), (6.4, -1.6), (7.6, -0.8), (7.2, 1.4), (6.0, 3.2), (5.4, 2.0)), 0.32)
    picture.add(INK, cut((6.0, 0.4), (6.8, -0.4), (6.8, 0.8), (6.2, 1.8), width=0.4, peak=0.4))
    picture.outline(GOLD, circle(5.9, 4.4, 0.75), 0.3)
    leaves = Picture()
    leaves.put(diadem("bog", BLUE))
    picture.put(turned(leaves, -22), placed(1.6, -0.2))
    return picture


def _quiver() -> Picture:
    """Feathered arrows behind the left shoulder."""
    picture = Picture()
    for x, y, lean in ((8.2, 30.0, -30), (12.4, 28.4, -18)):
        picture.put(_arrow(), placed(x, y, lean))
    return picture


def _arrow() -> Picture:
    picture = Picture()
    picture.outline(GOLD, rectangle(-0.5, -3.6, 0.5, 14), 0.34)
    for side in (-1, 1):
        vane = closed((side * 0.45, -3.0, 1), (side * 2.1, -4.4, 1), (side * 2.1, 2.4), (side * 0.45, 4.4, 1))
        picture.outline(PAPER, vane, 0.36)
        for y in (-1.8, 0.0, 1.8):
            picture.add(INK, cut((side * 0.7, y + 0.7), (side * 1.9, y - 0.4), width=0.4, peak=0.5))
    return picture


def _arm() -> Picture:
    """The arm that holds the bow out."""
    picture = Picture()
    sleeve = closed(
        (34.0, 36.4, 1), (39.6, 34.6), (43.4, 32.2, 1), (46.8, 37.6, 1), (43.4, 41.4), (40.6, 50, 1), (31, 50, 1)
    )
    picture.outline(BLUE, sleeve, 0.42)
    folds(picture, sleeve, [((43.4, 35.6), (39.4, 38.4), (36.6, 44))], [((44.4, 37.4), (40.6, 40.4), (38.6, 46))])
    fist(picture, placed(*GRIP, -38, 0.82, mirrored=True))
    cuff(picture, 44.8, 33.6, 54, 6.8)
    return picture
