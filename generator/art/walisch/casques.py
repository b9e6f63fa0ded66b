"""Helmets on heads that look aside, drawn round the eye line and looking to the left; mirrored they look right."""

from __future__ import annotations

from art.curves import (
    Curve,
    between_curves,
    blend,
    closed,
    curve,
    cut,
    flow,
    normals,
    resample,
    ribbon,
    taper,
)
from art.interlace import Plait, band
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, inset, lozenge, shadow, union
from art.walisch.garments import GOLD, mailed


def nasal_helm(ink: str) -> Picture:
    """A pointed helmet on a head half turned: a rib down its front, a knotted brow, a guard along the nose."""
    picture = Picture()
    dome = closed(
        (-6.0, -2.4, 1), (-6.3, -5.8), (-4.6, -9.6), (-1.6, -12.4), (0.4, -14.6, 1), (2.8, -12.8), (6.2, -9.4),
        (7.7, -5.4), (7.6, -1.4, 1), (4.4, -3.0), (0, -3.7), (-3.2, -3.3),
    )  # fmt: skip
    picture.outline(PAPER, dome, 0.45)
    picture.add(INK, shadow(dome, -0.9, 0.2).intersection(dome))
    chased = [
        cut((1.6 + k * 1.1, -12.4 + k * 0.8), (2.4 + k * 1.3, -9.8 + k * 0.5), (2.6 + k * 1.35, -6.8), width=0.7)
        for k in range(4)
    ]
    picture.add(INK, union(chased).intersection(dome))
    picture.add(INK, [cut((-2.8 - k, -11 + k), (-3.8 - k, -9 + k * 0.6), (-4 - k, -7), width=0.42) for k in (0, 1.1)])
    rib = ribbon(curve((0.3, -13.6), (-1.0, -11), (-1.9, -8.6), (-2.1, -5.8)), 1.5, 1.9)
    picture.outline(GOLD, rib, 0.4)
    picture.add(INK, [circle(x, y, 0.34) for x, y in ((-0.5, -12), (-1.4, -9.9), (-1.95, -7.8))])
    picture.outline(ink, circle(0.4, -14.0, 1.05), 0.4)
    lower = curve((-6.3, -2.2), (-3.4, -3.1), (1.0, -3.4), (4.6, -2.7), (7.8, -1.2))
    upper = curve((-6.4, -5.2), (-3.2, -6.3), (1.0, -6.6), (4.8, -5.9), (7.9, -4.4))
    _knotted(picture, lower, upper, 8)
    guard = closed(
        (-3.2, -3.5, 1), (-3.0, -0.4), (-3.7, 2.0), (-4.8, 4.0, 1), (-3.4, 4.9), (-2.1, 4.3, 1), (-1.8, 2.0),
        (-1.4, -0.4), (-1.0, -3.5, 1),
    )  # fmt: skip
    picture.outline(GOLD, guard, 0.4)
    picture.add(INK, cut((-2.1, -2.4), (-2.3, 0.4), (-3.2, 3.8), width=0.5, peak=0.6))
    return picture


def side_helm(ink: str) -> Picture:
    """A round helmet seen from the side, with bristles along its ridge."""
    picture = Picture()
    ridge = curve((-4.6, -6.6), (-2.8, -10.2), (1.2, -12.4), (5.4, -11.4), (8.6, -7.8), (9.8, -3.0), (9.7, 0.6))
    picture.put(_bristles(ridge, ink))
    dome = closed(
        (-5.0, -2.6, 1), (-5.2, -6.2), (-3.0, -10.2), (1.2, -12.2), (5.4, -11.2), (8.4, -7.6), (9.4, -3.0),
        (9.2, 0.8, 1),
        (5.6, -1.2), (1.4, -2.6), (-2.0, -3.1),
    )  # fmt: skip
    picture.outline(PAPER, dome, 0.45)
    back = curve((4.4, -10.8), (7.4, -7.4), (8.4, -3.4), (8.4, 0))
    crown = curve((0.4, -11.4), (2.6, -9.4), (3.8, -6.4), (4.2, -3.4))
    picture.add(INK, flow(back, crown, 4, 0.72, start=0.02, end=0.9, jitter=0.1, peak=0.4, seed=2).intersection(dome))
    spine = ribbon(ridge, 1.7)
    picture.outline(GOLD, spine, 0.42)
    picture.add(INK, [lozenge(float(x), float(y), 0.5, 0.5) for x, y in resample(ridge, 9)[1:-1]])
    lower = curve((-5.5, -2.3), (-2.0, -2.9), (1.4, -2.4), (5.4, -1.0), (9.4, 1.4))
    upper = curve((-5.5, -5.2), (-1.8, -5.9), (2.0, -5.4), (6.0, -4.0), (9.8, -1.8))
    _knotted(picture, lower, upper, 8)
    guard = closed(
        (-5.7, -3.2, 1), (-5.6, -1.4), (-7.0, 0.8), (-8.5, 2.9, 1), (-7.2, 3.5, 1), (-5.8, 1.6), (-4.7, -0.3),
        (-4.2, -2.8, 1),
    )  # fmt: skip
    picture.outline(GOLD, guard, 0.4)
    picture.add(INK, cut((-5.0, -2.0), (-5.6, 0.0), (-7.2, 2.6), width=0.42, peak=0.6))
    return picture


def cheek_plate(picture: Picture) -> None:
    """The plate that hangs from a helmet's rim over the ear, head seen from the side."""
    plate = closed((0.6, -2.0, 1), (5.6, -0.6, 1), (5.8, 3.0), (4.2, 6.6), (1.4, 8.8, 1), (0.2, 6.4), (0.8, 2.6))
    picture.outline(GOLD, plate, 0.42)
    inner = inset(plate, 0.75)
    picture.add(INK, inner.difference(inset(plate, 1.15)))
    picture.add(INK, [circle(x, y, 0.4) for x, y in ((3.0, 0.8), (2.9, 3.0), (2.4, 5.2))])


def neck_guard(picture: Picture, hem: Geometry) -> None:
    """Ring mail from the helmet's rim over the neck."""
    mailed(picture, hem, 1.55, 1.2)


def _knotted(picture: Picture, lower: Curve, upper: Curve, columns: int) -> None:
    """A brow band of gold knots between two curves."""
    form = between_curves(lower, upper)
    picture.outline(GOLD, form, 0.45)
    middle = blend(lower, upper, 0.5)
    picture.add(INK, ribbon(middle, 2.2))
    picture.add(GOLD, band(middle, 2.0, Plait(columns, 1), 0.68, 0.26).intersection(inset(form, 0.25)))


def _bristles(ridge: Curve, ink: str) -> Picture:
    picture = Picture()
    roots = resample(ridge, 17)
    across = normals(roots)
    hairs = []
    for root, out in zip(roots, -across, strict=True):
        back = (-out[1] * 1.1, out[0] * 1.1)
        tip = (root[0] + out[0] * 3.3 + back[0], root[1] + out[1] * 3.3 + back[1])
        hairs.append(taper([tuple(root), tip], 1.2, peak=0.15, tip=0.2))
    picture.add(INK, union(hairs).buffer(0.42))
    picture.add(ink, hairs)
    return picture
