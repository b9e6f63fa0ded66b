"""A ribbon under three cards; the template sets a name on each of its parts."""

from __future__ import annotations

from art.curves import cut
from art.motifs.stage import MIDDLE, OCHRE, Motif, rays, rimmed
from art.picture import INK, PAPER, Picture
from art.shapes import both, lozenge, polygon, rectangle

Y = 121.5
"""The ribbon's middle."""


def ribbon() -> Motif:
    return {"rays": rays(MIDDLE, 78, 36, 60), "ribbon": _ribbon()}


def _ribbon() -> Picture:
    picture = Picture()
    tail = polygon(
        (MIDDLE + 30, Y - 3),
        (MIDDLE + 50, Y - 3),
        (MIDDLE + 45.6, Y + 3.2),
        (MIDDLE + 50, Y + 9.4),
        (MIDDLE + 30, Y + 9.4),
    )
    rimmed(picture, OCHRE, both(tail, MIDDLE), 0.9, INK)
    for k in range(4):
        fold = cut(
            (MIDDLE + 42.6, Y - 0.6 + 2.4 * k), (MIDDLE + 45.4 - abs(k - 1.6), Y - 0.4 + 2.4 * k), width=0.95, peak=0.3
        )
        picture.add(INK, both(fold, MIDDLE))
    shade = polygon((MIDDLE + 33, Y + 6), (MIDDLE + 41.5, Y + 6), (MIDDLE + 33, Y + 9.6))
    picture.add(INK, both(shade, MIDDLE))
    rimmed(picture, PAPER, rectangle(MIDDLE - 41.5, Y - 6.6, MIDDLE + 41.5, Y + 6.2), 0.9, INK)
    for x in (-13.6, 13.2):
        picture.add(OCHRE, lozenge(MIDDLE + x, Y - 0.2, 1.5, 2.3))
    return picture
