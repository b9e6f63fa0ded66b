"""Hats and helmets of the Ober and Unter, drawn round the eye line; those seen aside look to the left."""

from __future__ import annotations

import math

import numpy as np

from art.curves import Curve, between_curves, closed, curve, cut, normals, resample, taper
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed

GOLD = "ocker"


def plume(picture: Picture, spine: Curve, width: float, role: str = PAPER, barbs: int = 13) -> None:
    """A feather along a line: barbs on either side of its quill, shorter towards both ends."""
    line = resample(spine, 80)
    across = normals(line)
    vane = Picture()
    for k in np.linspace(3, 74, barbs):
        at = int(k)
        reach = width / 2 * math.pow(math.sin(math.pi * (0.12 + 0.8 * at / 80)), 0.7)
        step = min(at + 9, 79)
        for side in (-1, 1):
            tip = line[step] + across[step] * side * reach
            middle = (line[at] + tip) / 2 + across[at] * side * reach * 0.32
            points = [tuple(line[at]), tuple(middle), tuple(tip)]
            vane.add(role, taper(curve(*points), width * 0.3, peak=0.55, tip=0.3))
    form = vane.silhouette().buffer(0.3).buffer(-0.3)
    picture.outline(role, form, 0.4)
    cuts = []
    for k in np.linspace(6, 70, barbs):
        at = int(k)
        reach = width / 2 * math.pow(math.sin(math.pi * (0.12 + 0.8 * at / 80)), 0.7)
        step = min(at + 8, 79)
        for side in (-1, 1):
            tip = line[step] + across[step] * side * reach * 0.85
            middle = (line[at] + tip) / 2 + across[at] * side * reach * 0.28
            cuts.append(taper(curve(tuple(line[at]), tuple(middle), tuple(tip)), 0.4, peak=0.3))
    picture.add(INK, [part.intersection(form) for part in cuts])
    picture.add(INK, taper(line[:72], 0.6, peak=0.2))


def morion() -> Picture:
    """A helmet with a high comb and a brim that rises to points before and behind."""
    picture = Picture()
    dome = closed((-6.2, -5.4, 1), (-6.4, -9.0), (-3.2, -12.4), (1.2, -13.4), (5.4, -11.8), (7.6, -8.4), (7.2, -4.6, 1))
    picture.outline(PAPER, dome, 0.45)
    picture.add(
        INK, cut((-5.2, -6.6), (-5.2, -9.4), (-3.2, -11.4), width=1.1, peak=0.5),
        cut((-3.6, -6.6), (-3.6, -9), (-2.2, -11), width=0.6),
    )  # fmt: skip
    picture.add(
        INK, cut((3.2, -6.4), (3.9, -8.8), (3.2, -11.2), width=0.5),
        cut((5.2, -6.2), (5.8, -8.4), (5.2, -10.4), width=0.5),
    )  # fmt: skip
    comb = closed(
        (-5.4, -9.6, 1), (-5.0, -12.8), (-1.6, -15.6), (2.6, -15.8), (6.0, -13.4), (7.0, -9.8, 1), (4.4, -11.8),
        (0.9, -12.8), (-2.8, -11.6),
    )  # fmt: skip
    picture.outline(GOLD, comb, 0.42)
    teeth = (
        ((-4.4, -11.6), (-3.6, -12.8)), ((-3.0, -12.6), (-2.4, -14.2)), ((-1.2, -13.3), (-0.8, -14.9)),
        ((0.7, -13.7), (0.9, -15.2)),
        ((2.6, -13.5), (2.9, -14.9)), ((4.4, -12.8), (5.0, -13.8)), ((5.7, -11.5), (6.3, -12.2)),
    )  # fmt: skip
    picture.add(INK, [cut(*tooth, width=0.6, peak=0.3) for tooth in teeth])
    brim = closed(
        (-10.0, -7.8, 1), (-8.2, -6.6), (-4.2, -5.6), (1.2, -5.4), (6.2, -5.6), (9.4, -6.8), (10.9, -8.2, 1),
        (10.4, -5.4),
        (7.2, -3.0), (1.8, -2.6), (-4.0, -3.0), (-8.4, -4.6),
    )  # fmt: skip
    picture.outline(PAPER, brim, 0.45)
    picture.add(INK, cut((-8.4, -6.0), (-4.2, -4.5), (1.4, -4.0), (6.8, -4.4), (9.0, -5.8), width=0.5, peak=0.5))
    picture.add(INK, [circle(x, y, 0.42) for x, y in ((-6.6, -5.0), (-3.6, -3.8), (0, -3.4), (3.8, -3.5), (7.2, -4.1))])
    return picture


def kettle_hat() -> Picture:
    """A broad iron hat: a ridged dome, a riveted band of gold round it, a brim that falls to both sides."""
    picture = Picture()
    dome = closed(
        (-6.8, -6.0, 1), (-6.8, -10.2), (-3.2, -13.8), (0.9, -15.0, 1), (5.0, -13.6), (8.2, -9.8), (8.0, -5.2, 1),
    )  # fmt: skip
    picture.outline(PAPER, dome, 0.45)
    picture.add(
        INK, cut((0.9, -14.4), (1.5, -12.0), (1.5, -9.4), width=0.7, peak=0.3),
        cut((4.6, -12.6), (6.8, -10.2), (7.0, -7.4), width=1.6, peak=0.5),
        cut((3.2, -12.6), (4.6, -11.0), (4.9, -9.2), width=0.6), cut((-4.4, -9.0), (-4.0, -11.0), (-2.4, -12.6)),
    )  # fmt: skip
    band = between_curves(
        curve((-7.0, -8.4), (-3.4, -9.5), (0.8, -9.8), (5.0, -9.3), (8.4, -7.9)),
        curve((-7.0, -5.6), (-3.4, -6.7), (0.8, -7.0), (5.0, -6.5), (8.4, -5.1)),
    )
    picture.outline(GOLD, band, 0.4)
    picture.add(
        INK, [circle(x, y, 0.46) for x, y in ((-5.2, -7.6), (-2.2, -8.4), (0.8, -8.5), (3.8, -8.3), (6.7, -7.3))]
    )
    brim = closed(
        (-12.2, -1.8, 1), (-10.2, -4.4), (-5.6, -6.2), (0.6, -6.8), (6.8, -6.0), (11.2, -4.0), (13.0, -1.0, 1),
        (9.6, -2.5), (5.2, -3.4), (0.6, -3.7), (-4.2, -3.5), (-8.8, -2.8),
    )  # fmt: skip
    picture.outline(PAPER, brim, 0.45)
    picture.add(
        INK, cut((-10.4, -3.4), (-5.2, -4.6), (0.6, -4.9), (6.4, -4.4), (11.2, -2.4), width=0.55, peak=0.5),
        cut((7.0, -5.2), (9.6, -4.2), (11.2, -3.0), width=0.8, peak=0.4),
    )  # fmt: skip
    return picture


def beret(role: str) -> Picture:
    """A lansquenet's broad slashed cap, seen from the front."""
    picture = Picture()
    crown = closed(
        (-8.8, -5.0, 1), (-10.4, -8.6), (-7.6, -12.6), (0, -14.4), (7.6, -12.6), (10.4, -8.6), (8.8, -5.0, 1),
        (0, -6.6),
    )  # fmt: skip
    picture.outline(role, crown, 0.45)
    for x, lean in ((-6.4, -1.6), (-2.2, -0.6), (2.2, 0.6), (6.4, 1.6)):
        line = ((x - lean * 0.3, -12.4 + abs(x) * 0.2), (x + lean * 0.4, -10), (x + lean * 0.2, -7.6))
        picture.outline(PAPER, cut(*line, width=1.9, peak=0.5, tip=0.3), 0.38)
        picture.add(INK, cut(*line, width=0.46, peak=0.5))
    brim = closed(
        (-7.4, -3.2, 1), (-8.4, -6.6, 1), (-4, -7.9), (0, -8.3), (4, -7.9), (8.4, -6.6, 1), (7.4, -3.2, 1),
        (3.6, -4.7), (0, -5.1), (-3.6, -4.7),
    )  # fmt: skip
    picture.outline(role, brim, 0.42)
    picture.add(
        INK,
        [
            cut((x, -4.9 - 0.05 * abs(x)), (x * 1.08, -7.2 + 0.1 * abs(x)), width=0.7, peak=0.5)
            for x in (-5.4, -3.0, 3.0, 5.4)
        ],
    )  # fmt: skip
    picture.outline(GOLD, circle(0, -6.6, 1.6), 0.36)
    picture.add(INK, circle(0, -6.6, 0.7))
    return picture


def plumed_cap(role: str) -> Picture:
    """A flat cap seen from the side, slashed over gold, a long feather falling over it."""
    picture = Picture()
    top = closed(
        (-10.2, -7.6), (-8.4, -11.0), (-2.4, -12.8), (4.4, -11.4), (9.4, -7.6), (10.6, -3.2), (8.0, -1.4), (3.6, -4.0),
        (-1.6, -5.6), (-7.6, -5.6),
    )  # fmt: skip
    picture.outline(role, top, 0.45)
    for x, y, lean in ((-7.4, -8.6, -34), (-3.6, -9.2, -14), (0.6, -8.6, 8), (4.4, -6.8, 26), (7.4, -4.4, 44)):
        slit = placed(x, y, lean)(cut((0, -1.8), (0.2, 0), (0, 2.0), width=1.3, peak=0.5, tip=0.3))
        picture.outline(GOLD, slit, 0.34)
    plume(picture, curve((-6.4, -10.4), (-2.6, -14.0), (3.6, -14.4), (9.0, -11.4), (11.6, -5.8)), 4.6, barbs=11)
    picture.outline(GOLD, circle(-6.2, -10.2, 1.4), 0.36)
    picture.add(INK, circle(-6.2, -10.2, 0.55))
    return picture


def burgonet() -> Picture:
    """A foot soldier's helmet with a peak over the brow, a low comb and a cheek piece; its rims are of gold."""
    picture = Picture()
    skull = closed(
        (-6.4, -5.4, 1), (-6.8, -9.0), (-3.8, -12.8), (1.6, -14.0), (7.0, -11.8), (9.6, -7.0), (9.7, -1.0),
        (10.8, 2.6), (13.4, 5.6, 1), (9.0, 6.4, 1), (5.4, -4.4, 1),
    )  # fmt: skip
    picture.outline(PAPER, skull, 0.45)
    for line, width in (
        (((6.6, -9.8), (8.2, -6.0), (8.2, -1.0)), 1.5), (((4.2, -10.0), (6.2, -7.2), (6.9, -3.4)), 0.7),
        (((-4.9, -8.2), (-4.0, -10.0), (-2.0, -11.4)), 0.6),
    ):  # fmt: skip
        picture.add(INK, cut(*line, width=width, peak=0.5))
    comb = closed(
        (-5.6, -10.4, 1), (-4.4, -13.4), (0.6, -15.9), (6.4, -14.4), (9.6, -9.8, 1), (6.4, -12.2), (1.4, -13.6),
        (-3.2, -12.4),
    )  # fmt: skip
    picture.outline(GOLD, comb, 0.42)
    cheek = closed((5.2, -4.6, 1), (9.0, -3.2, 1), (9.0, 1.8), (7.6, 6.0), (5.2, 7.6, 1), (4.6, 4.4), (5.6, 0.4))
    picture.outline(PAPER, cheek, 0.42)
    picture.add(INK, [circle(x, y, 0.46) for x, y in ((7.2, -1.6), (7.2, 1.4), (6.2, 4.6))])
    peak = closed(
        (-10.8, -3.4, 1), (-8.6, -6.6), (-3.4, -7.6), (2.6, -7.0), (8.8, -4.4, 1), (8.0, -2.6, 1), (2.4, -4.7),
        (-3.2, -5.0), (-7.4, -4.0),
    )  # fmt: skip
    picture.outline(GOLD, peak, 0.42)
    picture.add(INK, [circle(x, y, 0.45) for x, y in ((-6.2, -5.6), (-2.8, -6.3), (0.8, -6.1), (4.4, -4.9))])
    return picture


def huntsman_hat(role: str) -> Picture:
    """A pointed hat with a turned-up brim, looking to the left, a short feather stuck in it."""
    picture = Picture()
    vane = closed((4.6, -7.0, 1), (5.0, -10.6), (7.4, -14.0), (11.2, -16.4, 1), (11.4, -12.8), (9.2, -9.2))
    picture.outline(PAPER, vane, 0.4)
    picture.add(INK, cut((5.2, -8.0), (7.2, -11.2), (9.8, -14.4), width=0.55, peak=0.3))
    picture.add(INK, cut((8.4, -9.4), (8.0, -11.0), width=0.5), cut((10.4, -11.4), (9.4, -12.8), width=0.5))
    top = closed((-6.2, -6.0, 1), (-5.2, -10.6), (-1.4, -14.4), (1.4, -15.2), (4.0, -13.4), (6.8, -9.6), (7.8, -5.2, 1))
    picture.outline(role, top, 0.45)
    picture.add(
        INK, cut((2.6, -13.2), (5.2, -10.4), (6.4, -7.2), width=1.2, peak=0.5),
        cut((0.8, -13.4), (2.6, -10.8), (3.2, -8.0), width=0.6),
    )  # fmt: skip
    picture.add(PAPER, cut((-4.0, -8.6), (-2.8, -11.4), (-0.8, -13.4), width=0.5))
    brim = closed(
        (-10.4, -7.4, 1), (-6.6, -6.2), (-1.4, -6.4), (3.6, -6.8), (8.4, -8.8), (9.6, -6.2), (7.2, -3.6),
        (1.8, -3.0), (-4.2, -3.4), (-8.0, -4.8),
    )  # fmt: skip
    picture.outline(role, brim, 0.42)
    picture.add(INK, cut((-7.6, -5.4), (-3.8, -4.6), (1.6, -4.4), (6.0, -5.0), (8.4, -6.8), width=0.6, peak=0.5))
    picture.put(_cord())
    return picture


def _cord() -> Picture:
    picture = Picture()
    picture.add(GOLD, cut((-6.0, -7.0), (-1.4, -7.4), (3.4, -7.8), (7.2, -8.8), width=1.0, peak=0.5, tip=0.4))
    return picture
