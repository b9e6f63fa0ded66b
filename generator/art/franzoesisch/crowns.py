"""The kings' lily crowns, one for each angle of view, drawn round the eye line of the head."""

from __future__ import annotations

from art.curves import between_curves, blend, closed, curve, cut, taper
from art.franzoesisch.cloth import CLOTH, GOLD
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, both, circle, ellipse, lozenge, placed, union


def crown_aside(cap: str = CLOTH) -> Picture:
    """An open crown of five lilies, half turned to the left."""
    picture = Picture()
    form = closed(
        (-6.0, -7.5, 1), (-6.0, -10.4), (-2.4, -12.7), (2.6, -13.2), (6.6, -11.6), (8.2, -9.4), (7.8, -7.4, 1)
    )
    picture.outline(cap, form)
    picture.add(INK, cut((4.6, -12.2), (6.2, -10.4), (6.6, -8), width=1.0))
    picture.add(INK, cut((-3.4, -11.8), (-4.0, -10), (-4, -8), width=0.5))
    for x, y, size, lean in (
        (-5.2, -8.0, 0.74, -16),
        (6.9, -7.7, 0.74, 18),
        (-2.4, -8.6, 0.84, -8),
        (4.1, -8.5, 0.84, 8),
        (0.9, -8.8, 0.98, 0),
    ):
        _set_lily(picture, x, y, size, lean)
    above = curve((-6.5, -8.3), (-3, -9.2), (1.5, -9.4), (5.4, -8.8), (8.0, -7.7))
    below = curve((-5.9, -4.6), (-3, -5.2), (1.2, -5.3), (4.8, -4.8), (7.3, -3.8))
    picture.outline(GOLD, between_curves(above, below), 0.42)
    picture.add(INK, [taper(blend(above, below, share), 0.42, peak=0.5, tip=0.18) for share in (0.2, 0.8)])
    middle = blend(above, below, 0.5, 120)
    for step, stone in ((14, True), (32, False), (52, True), (73, False), (93, True), (109, False)):
        x, y = map(float, middle[step])
        picture.add(INK, lozenge(x, y, 1.0, 1.0) if stone else circle(x, y, 0.45))
        if stone:
            picture.add(PAPER if step == 52 else GOLD, lozenge(x, y, 0.48, 0.48))
    return picture


def crown_front(jewel: str, cap: str = CLOTH, arched: bool = False) -> Picture:
    """A crown seen from the front, the suit's sign in its middle; arched ones rise to a globe."""
    picture = Picture()
    if arched:
        for side in (-1, 1):
            puff = closed((0, -7, 1), (side * 6.6, -7, 1), (side * 7.4, -10.4), (side * 4.6, -13.6), (0, -13.6, 1))
            picture.outline(cap, puff, 0.42)
            picture.add(INK, cut((side * 5.9, -8.6), (side * 5.6, -11), (side * 3.6, -12.6), width=0.8, peak=0.4))
            bow = cut(
                (side * 7.2, -7), (side * 7.6, -10.6), (side * 4.6, -13.9), (0, -13.4), width=1.5, peak=0.4, tip=0.5
            )
            picture.outline(GOLD, bow, 0.4)
        picture.outline(GOLD, circle(0, -14.0, 1.25), 0.4)
        picture.outline(
            GOLD, closed((-1.3, -7, 1), (-0.9, -10), (-1.0, -13, 1), (1.0, -13, 1), (0.9, -10), (1.3, -7, 1)), 0.4
        )
        beads = [circle(0, y, 0.4) for y in (-8.4, -10, -11.6)]
        picture.add(INK, beads)
    else:
        picture.outline(cap, closed((-6.6, -7, 1), (-6.2, -11), (0, -13.0), (6.2, -11), (6.6, -7, 1)), 0.42)
        picture.add(INK, cut((4.4, -11.4), (5.3, -9.8), (5.3, -8), width=1.0))
    lilies = ((-6.4, -7.1, 0.74, -16), (6.4, -7.1, 0.74, 16), (-3.7, -7.9, 0.84, -6), (3.7, -7.9, 0.84, 6))
    for x, y, size, lean in (*lilies, *(() if arched else ((0.0, -8.2, 1.0, 0),))):
        _set_lily(picture, x, y, size, lean)
    above = curve((-7.6, -7.6), (-4, -8.6), (0, -8.9), (4, -8.6), (7.6, -7.6))
    below = curve((-7.0, -3.9), (-3.6, -4.9), (0, -5.2), (3.6, -4.9), (7.0, -3.9))
    picture.outline(GOLD, between_curves(above, below), 0.42)
    picture.add(INK, [taper(blend(above, below, share), 0.42, peak=0.5, tip=0.18) for share in (0.18, 0.84)])
    middle = blend(above, below, 0.5, 120)
    for step in (14, 36, 84, 106):
        x, y = map(float, middle[step])
        picture.add(INK, lozenge(x, y, 0.8, 0.9) if step in (36, 84) else circle(x, y, 0.5))
    picture.add(INK, circle(0, -7.05, 1.62))
    picture.add(PAPER, sign(jewel, 0, -7.05, 2.5))
    return picture


def crown_side(cap: str = CLOTH) -> Picture:
    """A crown worn over a low cap, seen from the left."""
    picture = Picture()
    form = closed((-4.6, -8.0, 1), (-4.2, -11.4), (0.4, -13.2), (6.0, -12.2), (8.8, -9.0), (8.6, -6.8, 1))
    picture.outline(cap, form)
    picture.add(
        INK, cut((4.4, -11.8), (6.8, -10.2), (7.4, -7.8), width=1.1), cut((-1.6, -12.0), (-2.2, -10), width=0.5)
    )
    for x, y, size, lean in (
        (-4.4, -8.0, 0.9, -14),
        (7.6, -6.9, 0.9, 20),
        (-0.8, -8.5, 1.05, -4),
        (3.6, -8.4, 1.05, 8),
    ):
        _set_lily(picture, x, y, size, lean)
    above = curve((-5.3, -8.0), (-1.6, -9.0), (2.6, -9.1), (6.2, -8.2), (9.0, -6.9))
    below = curve((-4.7, -4.4), (-1.6, -5.2), (2.2, -5.2), (5.6, -4.2), (8.3, -2.9))
    picture.outline(GOLD, between_curves(above, below), 0.42)
    picture.add(INK, [taper(blend(above, below, share), 0.42, peak=0.5, tip=0.18) for share in (0.2, 0.8)])
    middle = blend(above, below, 0.5, 120)
    for i, step in enumerate((14, 36, 59, 82, 105)):
        x, y = map(float, middle[step])
        if i % 2:
            picture.add(INK, ellipse(x, y, 1.2, 1.15))
            picture.add(cap, ellipse(x, y, 0.75, 0.7))
        else:
            picture.add(INK, lozenge(x, y, 0.8, 1.05))
    return picture


def _set_lily(picture: Picture, x: float, y: float, size: float, degrees: float) -> None:
    place = placed(x, y, degrees, size)
    picture.outline(GOLD, place(_lily()), 0.38)
    picture.add(INK, place(cut((0, -1.6), (0, -2.8), (0, -4.2), width=0.5)))


def _lily() -> Geometry:
    """Of three leaves, 6.4 mm high, its foot one below (0, 0)."""
    stem = closed((-1.1, 1, 1), (-0.6, -1.4), (-1.5, -3.0), (0, -5.4, 1), (1.5, -3.0), (0.6, -1.4), (1.1, 1, 1))
    leaf = closed((0.5, -1.0), (1.6, -1.3), (2.3, -3.0), (1.4, -3.5), (1.0, -2.4))
    return union(stem, both(leaf))
