"""A king's crown from any side: a band of gold set with stones, lilies and pearls on it, a cap of cloth behind."""

from __future__ import annotations

from collections.abc import Sequence

from art.costume import form, knob
from art.curves import Curve, between_curves, blend, curve, resample
from art.franzoesisch.cloth import CLOTH, GOLD, fleur
from art.joints import moved
from art.light import line, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, lozenge, placed

LILIES = ((0.18, 0.8), (0.82, 0.8), (0.5, 1.02))
"""Where along the band they stand, and how large they are; the last is the foremost."""
PEARLS, STONES = (0.02, 0.34, 0.66, 0.98), (0.1, 0.3, 0.5, 0.7, 0.9)


def crown(upper: Sequence[Point], lower: Sequence[Point], cap: Geometry, top: Geometry | None = None) -> Picture:
    """Drawn round the eye line of a head; `upper` and `lower` are the band's edges, from left to right.

    What stands on the band is a lily unless another `top` is given, its foot at (0, 0).
    """
    picture = Picture()
    one, other = curve(*upper), curve(*lower)
    form(picture, CLOTH, cap, 0.9)
    for share in PEARLS:
        (x, y), _ = _at(one, share)
        knob(picture, x, y - 0.9, 0.95, PAPER)
    for share, size in LILIES:
        (x, y), lean = _at(one, share)
        lily = placed(x, y + 0.3, lean, size)
        form(picture, GOLD, lily(top or fleur()), 0.3, 0.42)
        if not top:
            picture.add(INK, line(*moved(((0, -0.6), (0.1, -1.8), (0, -3.2)), lily), width=0.42))
    band = between_curves(one, other)
    form(picture, GOLD, band, 0)
    picture.add(INK, swelling(blend(one, other, 0.16)[2:-2], 0.36), shade(band, 0.55, 0))
    middle = blend(one, other, 0.56)
    for k, share in enumerate(STONES):
        (x, y), _ = _at(middle, share)
        picture.add(INK, lozenge(x, y, 1.3, 1.4) if k % 2 else circle(x, y, 1.15))
        picture.add(CLOTH, lozenge(x, y, 0.78, 0.86) if k % 2 else circle(x, y, 0.74))
    return picture


def _at(points: Curve, share: float) -> tuple[tuple[float, float], float]:
    """The spot at a share of the way, and how far the way leans there, in degrees."""
    way = resample(points, 101)
    k = round(share * 100)
    (ax, ay), (bx, by) = way[max(k - 4, 0)], way[min(k + 4, 100)]
    x, y = (float(value) for value in way[k])
    return (x, y), 45.0 * float(by - ay) / max(float(bx - ax), 0.1)
