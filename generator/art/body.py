"""Hair, hands and mail: what every carved figure wears."""

from __future__ import annotations

import math

import numpy as np

from art.curves import Curve, closed, curve, cut, length, normals, resample, sided, taper
from art.elementary import cos, power, sin
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Move, union


def lock(
    picture: Picture,
    role: str,
    spine: Curve,
    width: float,
    *,
    cuts: int = 3,
    cut_width: float = 0.42,
    line: float = 0.35,
    peak: float = 0.4,
    root: float = 0.55,
    reach: float = 0.86,
    cut_role: str = INK,
) -> Geometry:
    """A lock of hair or beard: a ribbon from `root` (share of its width) to its peak and out to a point.

    Its cuts end at `reach` of its length.
    """
    middle = resample(spine, 60)
    t = np.linspace(0, 1, 60)
    rise = root + (1 - root) * power(sin(np.clip(t / peak, 0, 1) * math.pi / 2), 1.5)
    fall = power(cos((t - peak) / (1 - peak) * math.pi / 2).clip(0), 0.8)
    half = width / 2 * np.maximum(np.where(t < peak, rise, fall), 0.02)
    shape = picture.outline(role, sided(middle, half), line)
    across = normals(middle) * half[:, None]
    drawn = []
    for k in range(cuts):
        offset = ((k + 0.5) / cuts - 0.5) * 1.5
        start = int((0.06 + 0.05 * (k % 2)) * 59)
        end = int((reach - 0.14 * abs(offset) - 0.05 * (k % 2)) * 59)
        drawn.append(taper((middle + across * offset)[start:end], cut_width, peak=0.35))
    picture.add(cut_role, union(drawn).intersection(shape))
    return shape


def braid(
    picture: Picture, role: str, path: Curve, width: float, lobes: int, line: float = 0.32, inwards: float = 0
) -> None:
    """A plait along a path: slanted lobes laid over one another from left and right, narrowing to its end.

    `inwards` moves the cut in each lobe away from its rim, by that share of the width: for narrow plaits.
    """
    middle = resample(path, 200)
    across = normals(middle)
    step = length(middle) / lobes
    for i in range(lobes):
        for side in (1, -1):
            t = (i + (0.5 if side < 0 else 0)) / lobes
            at = min(int(t * 199), 198)
            reach = side * width * (1 - 0.28 * t)
            _braid_lobe(
                picture, role, middle[at], across[at] * reach, np.array([across[at][1], -across[at][0]]) * step,
                line, inwards,
            )  # fmt: skip


def _braid_lobe(
    picture: Picture, role: str, root: Curve, across: Curve, down: Curve, line: float, inwards: float
) -> None:
    """One lobe of a plait; `across` and `down` are the vectors of its width and length."""

    def spot(a: float, b: float, *corner: float) -> tuple[float, ...]:
        x, y = root + across * a + down * b
        return (float(x), float(y), *corner)

    lobe = closed(
        spot(0.52, -0.35), spot(0.56, 0.25), spot(0.34, 0.78), spot(-0.12, 1.12, 1),
        spot(-0.2, 0.75), spot(0.05, 0.2), spot(0.2, -0.35),
    )  # fmt: skip
    picture.outline(role, lobe, line)
    hair = cut(spot(0.42 - inwards, -0.1), spot(0.36 - inwards, 0.4), spot(0.02 - inwards, 0.9), width=0.34)
    picture.add(INK, hair.intersection(lobe))


def mail(area: Geometry, across: float = 1.5, down: float = 1.15, width: float = 0.42) -> Geometry:
    """Ring mail: rows of small crescents, each row set off by half a ring."""
    x0, y0, x1, y1 = area.bounds
    rings = []
    for row, y in enumerate(np.arange(y0, y1, down)):
        for x in np.arange(x0 + (across / 2 if row % 2 else 0), x1, across):
            ring = curve((x - across * 0.42, y - 0.1), (x, y + down * 0.55), (x + across * 0.42, y - 0.1))
            rings.append(taper(ring, width, peak=0.5, tip=0.1))
    return union(rings).intersection(area)


def fist(picture: Picture, place: Move, role: str = PAPER, thumb: bool = True) -> None:
    """A fist round an upright haft through (0, 0), seen from its back; the forearm leaves to the right."""
    back = closed((1.2, -3.9), (4.2, -4.2), (7.0, -2.6), (9.5, -2.4), (9.5, 2.9), (7.2, 3.0), (4.6, 4.0), (1.4, 3.7))
    picture.outline(role, place(back), 0.38)
    sinews = union(
        cut((4.0, -2.0), (6.0, -1.3), (8.2, -1.2), width=0.4),
        cut((4.2, 0.1), (6.2, 0.4), (8.4, 0.5), width=0.4),
        cut((4.0, 2.1), (5.6, 2.0), (7.2, 1.8), width=0.35),
    )
    picture.add(INK, place(sinews))
    for i, tip in enumerate((-2.5, -2.9, -2.75, -2.3)):
        y = -3.1 + i * 2.05
        finger = closed(
            (tip, y - 0.55), (tip + 0.7, y - 0.98), (1.5, y - 1.05), (3.6, y - 0.9), (4.1, y), (3.6, y + 0.85),
            (1.5, y + 0.95), (tip + 0.7, y + 0.9), (tip, y + 0.45),
        )  # fmt: skip
        picture.outline(role, place(finger), 0.3)
        picture.add(INK, place(cut((2.9, y - 0.5), (3.3, y), (2.9, y + 0.5), width=0.3)))
    if thumb:
        form = closed(
            (4.9, -3.4), (3.2, -5.3), (0.6, -6.0), (-1.2, -5.7), (-1.3, -4.7), (0.4, -4.4), (2, -3.9), (3.4, -2.6),
        )  # fmt: skip
        picture.outline(role, place(form), 0.3)
        picture.add(INK, place(cut((-0.9, -5.5), (-0.2, -5.35), (0, -4.8), width=0.3)))
