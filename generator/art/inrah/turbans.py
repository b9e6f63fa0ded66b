"""What mages wear on their heads: pinwheel, cut stone with icicles, nest, chain, breaking wave, and blaze.

It is drawn about the axis as other headgear is, the forehead's rim at y = 17.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.curves import closed, curve, resample, sided
from art.inrah.blaze import put_blaze
from art.inrah.breaker import put_breaker
from art.inrah.chain import put_chain
from art.inrah.inlay import AXIS, HAIRLINE, LEAD, STOUT, THIN, Inlay, area, from_left, saw_line
from art.inrah.nest import put_nest
from art.shapes import Geometry, Point, circle, lozenge, polygon, union

SPOTS = 60
"""Points along a roll of cloth."""


def roll(spine: Sequence[Point], *widths: float) -> Geometry:
    """A roll of cloth along its spine, so broad at equal distances."""
    middle = resample(curve(*spine), SPOTS)
    across = np.interp(np.linspace(0, 1, SPOTS), np.linspace(0, 1, len(widths)), widths)
    return sided(middle, across / 2).buffer(0.3).buffer(-0.6).buffer(0.3)


def put_jewel(head: Inlay, x: float, y: float, size: float = 1.0) -> None:
    head.piece("akzent", lozenge(x, y, 2.2 * size, 3 * size), LEAD)
    head.piece("papier", lozenge(x, y, size, 1.4 * size), HAIRLINE)


def put_windswept(head: Inlay) -> None:
    """Air: the turban is a whirl, and the ends of its golden band stream from a knot behind the ear."""
    for spine, widths in (
        (((19.4, 18.6), (13.4, 22.8), (6.4, 27.4), (-1, 26.6), (-8, 30), (-16, 29)), (2.0, 3.6, 5.0, 5.4, 5.0, 4.6)),
        (((19.6, 17.8), (13.8, 19.6), (7.4, 23.0), (0.6, 20.4), (-7, 22.4), (-16, 20)), (2.0, 3.4, 4.6, 5.0, 4.8, 4.6)),
    ):
        end = roll(spine, *widths)
        head.contour(end, 1.2)
        stripes = [saw_line((x + 1.6, 12), (x - 0.8, 24), (x - 0.4, 36)) for x in (14.6, 10.2, 6.2, 2.6, -2.2, -8)]
        head.saw(end, stripes, ("akzent", "papier"), THIN, from_left)
    _put_pinwheel(head)
    band = roll(
        ((42.4, 15.4), (39.4, 15.9), (35, 15.3), (30, 15), (24, 15.8), (19.4, 18.2)), 1.6, 2.6, 2.8, 2.8, 2.6, 2.4
    )
    head.contour(band, 0.9)
    head.form("akzent", band)
    head.piece("akzent", circle(19.3, 17.9, 2.0), STOUT)


_WHEEL, _ROUND, _HUB = (30.8, 8.9), (13.0, 7.6), (33.8, 9.2)
_FOLDS = 9


def _put_pinwheel(head: Inlay) -> None:
    """Folds that turn about a jewel, each bulging at the rim, light and shade by turns."""

    def rim(step: float, out: float) -> tuple[float, float]:
        angle = 2 * math.pi * step / _FOLDS + 0.2
        return _WHEEL[0] + _ROUND[0] * out * math.cos(angle), _WHEEL[1] + _ROUND[1] * out * math.sin(angle)

    def fold(step: int) -> Point:
        x, y = rim(step, 0.96)
        (mx, my), (dx, dy) = ((_HUB[0] + x) / 2, (_HUB[1] + y) / 2), (x - _HUB[0], y - _HUB[1])
        return mx - dy * 0.28, my + dx * 0.28

    parts = []
    for k in range(_FOLDS):
        shape = closed(
            (*_HUB, 1),
            fold(k),
            (*rim(k, 0.96), 1),
            rim(k + 0.3, 1.05),
            rim(k + 0.7, 1.05),
            (*rim(k + 1, 0.96), 1),
            fold(k + 1),
        )
        parts.append((("papier", "hell", "mittel")[k % 3], shape))
    head.contour(union([shape for _, shape in parts]), 1.3)
    head.mosaic(parts, LEAD)
    put_jewel(head, *_HUB, 0.9)


_GEM = "M17 15.6L15.6 9.6L17 3L26.4 1.6L34.4 1.6L41 5L45 10.6L43 15.6L37.4 16.6L30 15.4L22.6 16.6Z"
_FACETS = (
    "M10 11.4L30 8.6L50 11.4",
    "M20 -2L22 9.7L17 20",
    "M40 -2L38 9.7L43 20",
    "M30 -2L30 8.6",
    "M30 8.6L25.6 20",
    "M30 8.6L34.4 20",
)
_EAVES = ((21.6, 25.6), (37.8, 21.0), (40.6, 24.6))
_DRAPE = "M18.6 10L15 24L9.6 36L6 50L54 50L50.4 36L45.4 24L42 10Z"


def put_drape(head: Inlay) -> None:
    """Ice: dark cloth that falls from the turban behind white hair."""
    head.contour(_DRAPE, 1.3)
    folds = ("M19.4 8L16.6 26L12.4 40L11 52", "M22 8L21 52", "M38 8L39 52", "M40.6 8L43.4 26L47.6 40L49 52")
    head.saw(_DRAPE, folds, ("dunkel", "akzent", "dunkel", "dunkel", "akzent"), LEAD)


def put_frozen(head: Inlay) -> None:
    """Ice: the turban is cut like a stone, and icicles hang from its eaves."""
    head.contour(area(_GEM), 1.4)
    for x, y in _EAVES:
        icicle = polygon((x - 1.7, 14), (x + 1.7, 14), (x + 0.2, y))
        head.contour(icicle, 0.8)
        head.piece("papier" if x < AXIS else "hell", icicle, THIN)
    head.saw(_GEM, _FACETS, ("mittel", "dunkel", "hell", "dunkel", "mittel", "dunkel", "akzent", "dunkel"), LEAD)
    put_jewel(head, 30, 11.6)


_OWN = {
    "erz": put_chain,
    "humus": put_nest,
    "eis": put_frozen,
    "wasser": put_breaker,
    "feuer": put_blaze,
    "luft": put_windswept,
}


def put_headgear(head: Inlay, element: str) -> None:
    """What a mage of this element wears."""
    _OWN[element](head)
