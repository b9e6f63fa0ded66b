"""The diadems of the ladies: one band, and in its middle a jewel of the suit's own. Drawn round the eye line."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import between_curves, closed, curve
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, inset, lozenge, placed, polygon, turn

METAL = PAPER


def diadem(suit: str, ink: str) -> Picture:
    """Band and jewel; `ink` is the suit's colour."""
    picture = Picture()
    lower = curve((-7.8, -3.6), (-4, -5.0), (0, -5.5), (4, -5.0), (7.8, -3.6))
    upper = curve((-8.2, -6.0), (-4.2, -7.6), (0, -8.2), (4.2, -7.6), (8.2, -6.0))
    picture.outline(METAL, between_curves(lower, upper), 0.42)
    for k in (-3, -2, -1, 1, 2, 3):
        x = k * 2.25
        y = -6.75 + x * x * 0.035
        if suit == "svidar":
            picture.add(INK, turn(lozenge(x, y, 0.75, 0.8), k * 5, (x, y)))
        else:
            picture.add(INK, turn(polygon((x - 0.85, y + 0.75), (x, y - 0.8), (x + 0.85, y + 0.75)), k * 5, (x, y)))
    picture.put(_JEWELS[suit](ink))
    return picture


def _jewel(ink: str) -> Picture:
    """A square stone on its corner, between two small ones."""
    picture = Picture()
    for side in (-1, 1):
        picture.outline(METAL, lozenge(side * 2.6, -8.9, 1.05, 1.25), 0.34)
        picture.add(INK, lozenge(side * 2.6, -8.9, 0.4, 0.5))
    picture.outline(METAL, lozenge(0, -8.6, 2.1, 3.5), 0.4)
    picture.outline(ink, lozenge(0, -8.6, 0.95, 1.7), 0.3)
    return picture


def _moon(ink: str) -> Picture:
    """A crescent like the edge of an axe, lying on its back, with a stone in its lap."""
    picture = Picture()
    crescent = circle(0, -9.4, 3.3).difference(circle(0, -10.7, 3.0))
    picture.outline(METAL, crescent, 0.38)
    picture.outline(ink, circle(0, -9.3, 0.95), 0.32)
    return picture


_JEWELS: dict[str, Callable[[str], Picture]] = {"svidar": _jewel, "yxar": _moon}


def diadem_aside(suit: str, ink: str) -> Picture:
    """The band on a head half turned to the left (`art.aside`): laurel and a round stone, or spikes and a
    spear's leaf."""
    picture = Picture()
    laurel = suit == "bog"
    leaf = closed((-1.2, 1, 1), (-1.0, -1.0), (0, -3.6, 1), (1.0, -1.0), (1.2, 1, 1))
    for x, y, lean, factor in _LAUREL if laurel else _SPIKES:
        picture.outline(METAL, placed(x, y, lean, factor)(leaf), 0.36)
    band = closed(
        (-5.8, -4.7, 1), (-2.4, -3.9), (2.4, -4.1), (7.3, -5.5, 1), (7.7, -7.9, 1), (2.6, -6.5), (-2.4, -6.3),
        (-6.2, -7.1, 1),
    )  # fmt: skip
    picture.outline(METAL, band, 0.42)
    for x, y in ((-4.9, -5.7), (0.2, -5.15), (2.8, -5.3), (5.4, -6.1)):
        spike = polygon((x - 0.85, y + 0.75), (x, y - 0.8), (x + 0.85, y + 0.75))
        picture.add(INK, lozenge(x, y, 0.75, 0.85) if laurel else spike)
    blade = closed((-2.4, -12.6, 1), (-0.7, -8.8), (-0.9, -5.6), (-2.4, -3.2, 1), (-3.9, -5.6), (-4.1, -8.8))
    stone = ellipse(-2.4, -7.0, 2.0, 3.0) if laurel else blade
    picture.outline(METAL, stone, 0.4)
    picture.add(INK, inset(stone, 0.55))
    picture.add(ink, inset(stone, 0.9))
    return picture


# Where the leaves stand, their lean in degrees and their size.
_LAUREL = (
    (0.6, -6.6, -16, 0.72), (2.6, -6.8, 26, 0.8), (4.8, -7.2, -12, 0.66), (6.5, -7.6, 30, 0.7), (-5.2, -6.8, -26, 0.6),
)  # fmt: skip
_SPIKES = ((2.0, -6.6, 4, 0.8), (5.8, -7.5, 12, 0.66), (-5.6, -6.6, -10, 0.62))
