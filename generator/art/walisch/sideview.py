"""A lady's head seen from the side, looking to the left; drawn round the eye line like the frontal heads."""

from __future__ import annotations

from generator.art.curves import between_curves, closed, curve, cut, flow
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, circle, ellipse, polygon
from generator.art.walisch.tresses import HAIR


def side_head(ink: str) -> Picture:
    """Face, loose hair and diadem; `ink` is the suit's colour."""
    picture = Picture()
    picture.add(INK, closed((1.6, 7.0, 1), (3.4, 9.4), (4.4, 13.0, 1), (7.4, 14.0, 1), (7.0, 0, 1)))
    picture.add(
        INK, closed((-2.7, 9.8, 1), (0.4, 8.2), (3.0, 5.6, 1), (4.4, 9.6), (3.6, 11.6), (0.8, 10.4), (-1.4, 10.6))
    )
    face = _face()
    picture.outline(PAPER, face, 0.42)
    picture.put(_features(ink))
    picture.put(_hair())
    picture.put(_diadem(ink))
    return picture


def _face() -> Geometry:
    return closed(
        (-3.2, -8.0, 1), (-5.2, -6.4), (-5.9, -4.0), (-5.9, -2.0), (-5.35, -0.5), (-6.1, 1.2), (-7.5, 3.0),
        (-7.7, 3.75), (-7.0, 4.25), (-6.0, 4.55, 1), (-6.15, 5.2), (-6.75, 5.95), (-6.1, 6.5, 1), (-6.5, 7.05),
        (-5.85, 7.7), (-6.05, 8.6), (-5.5, 9.7), (-4.1, 10.1), (-1.7, 9.1), (0.8, 7.4), (2.4, 5.0), (3.2, 1.0, 1),
        (3.2, -7.0, 1),
    )  # fmt: skip


def _features(ink: str) -> Picture:
    picture = Picture()
    almond = closed((-4.95, 0.35), (-4.4, -0.5), (-3.3, -0.6), (-1.7, 0.6, 1), (-3.2, 0.95), (-4.5, 0.85))
    picture.add(PAPER, almond)
    picture.add(INK, ellipse(-4.25, 0.15, 0.62, 0.85).intersection(almond.buffer(0.1)))
    picture.add(INK, cut((-5.3, 0.15), (-4.4, -0.75), (-3.2, -0.7), (-1.3, 0.65), width=0.95, peak=0.45))
    picture.add(INK, cut((-4.6, 1.0), (-3.2, 1.15), (-2.0, 0.75), width=0.36, peak=0.5))
    picture.add(INK, cut((-5.3, -2.5), (-4.2, -3.2), (-2.6, -2.9), (-0.9, -1.7), width=0.9, peak=0.4))
    picture.add(INK, cut((-4.7, -1.5), (-3.4, -1.75), (-1.9, -0.9), width=0.3, peak=0.5))
    picture.add(INK, cut((-5.9, 2.6), (-5.05, 3.2), (-5.0, 4.0), (-5.7, 4.4), width=0.42, peak=0.5))
    picture.add(INK, cut((-6.9, 4.1), (-6.3, 3.75), (-5.9, 4.1), width=0.42, peak=0.5))
    lips = closed((-6.7, 5.95), (-6.0, 6.0), (-4.3, 6.7, 1), (-5.4, 6.95), (-6.4, 7.0), (-6.0, 6.5, 1))
    picture.add(INK if ink == "blau" else ink, lips)
    picture.add(INK, cut((-5.6, 7.9), (-5.0, 8.05), (-4.5, 7.9), width=0.34, peak=0.4))
    jaw = cut((3.0, 2.0), (2.2, 5.2), (0.4, 7.5), (-2.0, 8.9), (-4.0, 9.7), width=1.15, peak=0.35)
    picture.add(INK, jaw, cut((-1.0, 3.4), (-1.0, 4.9), (-1.8, 6.2), width=0.5, peak=0.3))
    return picture


def _hair() -> Picture:
    """Combed back from the brow over the ear, and down behind the shoulder."""
    picture = Picture()
    outer = curve(
        (-4.6, -9.0), (-1.0, -10.8), (3.6, -10.6), (7.6, -7.8), (9.4, -2.6), (9.6, 3.6), (10.2, 9.0), (12.6, 15.0),
        (14.4, 21.0), (13.6, 28.8),
    )  # fmt: skip
    inner = curve(
        (-4.9, -6.4), (-2.8, -5.6), (-0.9, -2.8), (-0.3, 0.4), (0.9, 3.6), (2.4, 7.4), (3.4, 11.0), (4.6, 16.0),
        (5.6, 21.0), (4.6, 28.8),
    )  # fmt: skip
    shape = picture.outline(HAIR, between_curves(outer, inner), 0.42)
    strands = flow(outer, inner, 7, 0.46, start=0.02, end=0.98, first=0.02, jitter=0.1, peak=0.55, seed=6)
    picture.add(INK, strands.intersection(shape))
    picture.outline(HAIR, circle(-0.2, 6.0, 0.72), 0.3)
    picture.outline(PAPER, closed((-0.2, 6.6, 1), (0.5, 8.1), (-0.2, 9.0), (-0.9, 8.1)), 0.3)
    return picture


def _diadem(ink: str) -> Picture:
    """The band from the brow round to the back, a spear's blade over the brow."""
    picture = Picture()
    blade = closed((-5.9, -6.4, 1), (-7.1, -8.6), (-6.3, -12.2, 1), (-4.5, -9.2), (-4.3, -6.4, 1))
    picture.outline(PAPER, blade, 0.4)
    picture.outline(ink, closed((-5.3, -7.4, 1), (-6.0, -8.8), (-5.9, -10.4, 1), (-5.1, -8.9)), 0.28)
    lower = curve((-6.3, -4.3), (-3.0, -4.9), (1.6, -4.8), (5.8, -3.8), (9.4, -1.8))
    upper = curve((-6.2, -7.0), (-2.8, -7.7), (1.8, -7.6), (6.2, -6.5), (9.2, -4.6))
    picture.outline(PAPER, between_curves(lower, upper), 0.42)
    for x, y in ((-4.4, -5.9), (-2.2, -6.2), (4.2, -5.85), (6.3, -5.1), (8.1, -4.1)):
        picture.add(INK, polygon((x - 0.8, y + 0.75), (x, y - 0.8), (x + 0.8, y + 0.75)))
    picture.outline("ocker", ellipse(1.0, -6.25, 1.5, 1.3), 0.3)
    picture.outline(ink, ellipse(1.0, -6.25, 0.75, 0.65), 0.26)
    return picture
