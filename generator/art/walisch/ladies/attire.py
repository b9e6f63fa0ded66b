"""What several ladies wear: a pleated shift at the neck, beads, oval brooches."""

from __future__ import annotations

import math

from art.curves import closed, curve, cut, taper
from art.picture import INK, PAPER, Picture
from art.shapes import circle

GOLD = "ocker"


def neck(bare: bool = True) -> Picture:
    """Neck and pleated shift round (0, 0) as the eye line; `bare` shows the collar bones."""
    picture = Picture()
    form = closed(
        (-3, 5.8, 1), (3, 5.8, 1), (3.3, 9.1), (6.8, 11.0, 1), (6.8, 13.3), (0, 15.2), (-6.8, 13.3), (-6.8, 11.0, 1),
        (-3.3, 9.1),
    )  # fmt: skip
    picture.outline(PAPER, form)
    shift = closed(
        (-6.7, 11.0, 1), (-3.8, 13.3), (0, 14.1), (3.8, 13.3), (6.7, 11.0, 1), (6.8, 14.4), (0, 18.2, 1), (-6.8, 14.4)
    )
    picture.outline(PAPER, shift)
    for k in range(-4, 5):
        pleat = curve((k * 1.4, 14.1 - k * k * 0.05), (k * 1.2, 15.1 - k * k * 0.03), (k, 17.2 - abs(k) * 0.5))
        picture.add(INK, taper(pleat, 0.45, peak=0.25))
    picture.add(INK, closed((-3.0, 7, 1), (3.1, 7, 1), (3.2, 9.4), (2.0, 10.4), (0.9, 9.6), (-1.4, 9.6), (-3.0, 8.6)))
    if bare:
        for side in (-1, 1):
            picture.add(INK, cut((side * 1.0, 13.0), (side * 2.6, 12.2), (side * 4.6, 11.9), width=0.4, peak=0.3))
    return picture


def beads(radius: float = 4.6, drop: float = 8.0, reach: int = 3) -> Picture:
    """A string of beads round the neck, gold and white in turn."""
    picture = Picture()
    for k in range(-reach, reach + 1):
        angle = k * 0.36 * 4.6 / radius
        bead = circle(math.sin(angle) * radius, drop + math.cos(angle) * radius, 0.62)
        picture.outline(GOLD if k % 2 == 0 else PAPER, bead, 0.26)
    return picture
