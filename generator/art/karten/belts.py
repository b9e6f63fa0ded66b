"""The narrow belts between the two halves of a court."""

from __future__ import annotations

import math

import numpy as np

from art.curves import curve, ribbon
from art.karten.stage import BELT, CENTRE, SAFE, WIDTH
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, lozenge, move, rectangle, turn

GOLD = "ocker"


def _rails(at: float) -> list[Geometry]:
    """Two light lines, `at` mm from the middle."""
    y = CENTRE[1]
    return [
        rectangle(SAFE, y + side * at - 0.23, WIDTH - SAFE, y + side * at + 0.23) for side in (-1, 1)
    ]  # fmt: skip


def pearls() -> Picture:
    """Lozenges and pearls."""
    x, y = CENTRE
    belt = Picture()
    belt.add(PAPER, _rails(BELT - 0.65))
    for k in range(-4, 5):
        at = x + 6.3 * k
        belt.add(GOLD, lozenge(at, y, 2.5, 1.95))
        belt.add(INK, lozenge(at, y, 1.25, 0.95))
        belt.add(PAPER, [circle(at + side * 3.15, y + up * 1.15, 0.62) for side in (-1, 1) for up in (-1, 1)])
    return belt


def vine(fruit: Geometry) -> Picture:
    """A vine that bears a suit's `fruit` (drawn round (0, 0), 41 mm high): upright on the left, turned on the right."""
    x, y = CENTRE
    belt = Picture()
    belt.add(PAPER, _rails(BELT - 0.58))
    wave = curve(*((float(a), y + 1.35 * math.sin((a - x) / 5.1 * math.pi)) for a in np.arange(2, 57.1, 0.9)))
    belt.add(PAPER, ribbon(wave, 0.5))
    for k in range(5):
        for side in (-1, 1):
            at = x + side * (2.55 + 5.1 * k)
            up = 1 if math.sin((at - x) / 5.1 * math.pi) > 0 else -1
            form = move(fruit if side < 0 else turn(fruit, 180), at, y - up * 0.62)
            belt.add(INK, form.buffer(0.4))
            belt.add(GOLD, form)
    return belt
