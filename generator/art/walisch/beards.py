"""The beards of the lords, drawn round the eye line. Locks are laid from the outside in, over a black mass."""

from __future__ import annotations

from dataclasses import dataclass

from generator.art.body import braid, lock
from generator.art.curves import Curve, closed, curve
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Point

JAW = 6.0
"""Height of the mouth: only what lies below grows longer or shorter."""


@dataclass(frozen=True)
class Beard:
    """How a beard is cut: `length` scales it, `fork` spreads its ends, `plaits` are braids laid over it."""

    length: float = 1.0
    fork: float = 0.0
    plaits: tuple[float, ...] = ()
    """x of each plait at its root."""
    moustache: float = 1.0
    """How far its ends hang down: 1 is swept up, 2 hangs."""

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the common beard as it lies in this one."""
        if y <= JAW:
            return x, y
        depth = (y - JAW) / 18
        side = 1 if x > 0 else -1 if x < 0 else 0
        if self.fork and not side:
            return x, min(y, 13.0)
        return x + side * self.fork * depth * 3.2, JAW + (y - JAW) * self.length

    def along(self, side: int, points: tuple[Point, ...]) -> Curve:
        return curve(*(self.at(side * x, y) for x, y in points))


_MASS: tuple[Point, ...] = (
    (6.4, -0.5, 1), (7.3, 5), (7.4, 10), (6.2, 15), (3.6, 20), (0, 22.5), (-3.6, 20), (-6.2, 15), (-7.4, 10),
    (-7.3, 5), (-6.4, -0.5, 1), (-5.9, 3.2), (-4.6, 6.0), (-2.4, 6.4), (0, 5.6), (2.4, 6.4), (4.6, 6.0),
    (5.9, 3.2),
)  # fmt: skip

_LOCKS: tuple[tuple[tuple[Point, ...], float, float], ...] = (
    (((6.3, -0.6), (6.7, 3.4), (7.3, 7.5), (6.9, 11.5), (5.9, 14.4), (7.6, 17.6)), 2.7, 0.12),
    (((5.9, 2.4), (6.1, 6.5), (6.0, 11), (4.6, 15.0), (5.6, 19.0)), 2.9, 0.2),
    (((4.6, 5.2), (5.0, 9), (4.4, 13.5), (2.9, 17.5), (3.6, 21.6)), 2.9, 0.35),
    (((2.9, 7), (3.3, 11), (2.7, 15), (1.4, 19.5), (1.7, 23.6)), 2.9, 0.5),
)
"""Spine, width and root of each lock of the right side."""


def beard(style: Beard) -> Picture:
    """Beard and mouth; the moustache comes after the cheeks."""
    picture = Picture()
    picture.add(INK, closed(*((*style.at(x, y), *corner) for x, y, *corner in _MASS)))
    for spine, width, root in _LOCKS:
        for side in (-1, 1):
            lock(picture, PAPER, style.along(side, spine), width, root=root, line=0.32)
    if not style.fork and not style.plaits:
        middle = ((0, 8.2), (0.5, 12), (-0.4, 16), (0.6, 20), (-0.3, 24.6))
        lock(picture, PAPER, style.along(1, middle), 3.2, root=0.6)
    for x in style.plaits:
        braid(picture, PAPER, curve((x, 9.6), (x * 1.25, 14), (x * 1.3, 19), (x * 1.15, 26)), 4.0, 7)
    mouth = closed((-2.6, 6.9), (-1, 6.5), (0, 6.7), (1, 6.5), (2.6, 6.9), (1.2, 7.9), (0, 8.2), (-1.2, 7.9))
    picture.add(INK, mouth)
    picture.outline(PAPER, closed((-1.7, 7.75), (-0.6, 7.5), (0.6, 7.5), (1.7, 7.75), (0.9, 8.6), (-0.9, 8.6)), 0.28)
    return picture


def moustache(style: Beard) -> Picture:
    picture = Picture()
    for side in (-1, 1):
        fall = (style.moustache - 1) * 4.5
        reach = 1 - 0.22 * (style.moustache - 1)
        line = curve(
            (side * 0.1, 5.3),
            (side * 2.2, 5.9),
            (side * 4.4, 8.2),
            (side * 6.7 * reach, 9.5 + fall * 0.6),
            (side * 8.6 * reach, 9.1 + fall * 1.3),
        )
        lock(picture, PAPER, line, 2.9, cut_width=0.4, peak=0.35, line=0.36)
    return picture
