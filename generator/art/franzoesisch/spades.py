"""The ace of spades, the maker's card: a crowned sign, a lily in it, a woven ring, rays, his name on a ribbon."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import LineString

from art.costume import form, knob
from art.curves import between_curves, closed, curve, resample, sided, taper
from art.elementary import cos, sin
from art.franzoesisch.cloth import GOLD, fleur
from art.franzoesisch.lettering import NAME, on_bow
from art.karten.stage import CENTRE, window
from art.karten.suits import at, suit
from art.light import line, lit, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, inset, lozenge, mirror, move, on_side, placed, rectangle, turn, union

X, Y = CENTRE
TALL = 49.0
"""mm of the sign's height; the frame is 83 mm high."""
RING, WAVE, TURNS, STEPS = 19.8, 1.1, 22, 880
"""mm of the woven ring's radius, by which its two strands swing, how often they do, and steps of the way round."""
EDGE = 2.15
"""mm from the ring's middle to the lines on either side of it."""
MIDDLE = Y + 1.6
"""Of the ring and of the rays."""
RAYS = 112


def spades() -> Picture:
    """The whole card: frame, emblem, the crown above it and the ribbon below."""
    picture = Picture()
    for outer, inner, role in ((0.4, 1.25, GOLD), (1.65, 2.0, PAPER)):
        picture.add(role, inset(window(), outer).difference(inset(window(), inner)))
    crown, ribbon = _crown(), _ribbon()
    picture.put(emblem(inset(window(), 2.5).difference(union(crown.silhouette(), ribbon.silhouette()).buffer(1.1))))
    picture.put(ribbon)
    picture.put(crown)
    return picture


def emblem(room: Geometry, rays: int = RAYS, ink: str = "pik") -> Picture:
    """The sign in such a colour, its ornament, and a woven ring behind it; so many rays fill the room round them."""
    blade, ornament = at(X, Y + 1.0, TALL)(suit("pik")), _ornament()
    picture = Picture()
    picture.add(PAPER, _rays(room.difference(union(circle(X, MIDDLE, RING + EDGE + 1.1), blade.buffer(3.2))), rays))
    for radius in (RING - EDGE, RING + EDGE):
        picture.add(PAPER, circle(X, MIDDLE, radius + 0.18, 48).difference(circle(X, MIDDLE, radius - 0.18, 48)))
    picture.put(_strands().clipped(circle(X, MIDDLE, RING + EDGE).difference(blade.buffer(2.8))))
    _sign(picture, blade, ink)
    picture.add(PAPER, _engraved(blade, ornament.silhouette()))
    picture.put(ornament)
    return picture


def _rays(room: Geometry, count: int) -> Geometry:
    """Cuts that swell and end before what lies round the room, long and short by turns."""
    cuts = []
    for k in range(count):
        angle = 2 * math.pi * (k + 0.5) / count
        ray = LineString([(X, MIDDLE), (X + 70 * math.cos(angle), MIDDLE + 70 * math.sin(angle))]).intersection(room)
        for part in getattr(ray, "geoms", [ray]):
            start = 0.3 if k % 2 else 2.2
            if part.length - start > 2.4:
                ends = [part.interpolate(way) for way in (start, part.length)]
                far = math.hypot(ends[1].x - X, ends[1].y - Y)
                cuts.append(taper([(spot.x, spot.y) for spot in ends], 0.4 + far * 0.017, peak=0.62, tip=0.16))
    return union(cuts)


def _strands() -> Picture:
    """Two round each other, over and under by turns, a pearl in each eye."""
    picture = Picture()
    turns = np.linspace(0, 2 * math.pi, STEPS + 1)

    def lay(side: int, role: str, part: slice = slice(None)) -> None:
        angles = turns[part]
        radius = RING + side * WAVE * cos(TURNS * angles)
        points = np.column_stack([X + radius * cos(angles), MIDDLE + radius * sin(angles)])
        picture.add(INK, sided(points, 0.78))
        picture.add(role, sided(points, 0.42))

    eye = STEPS // (2 * TURNS)
    for angle in turns[:-1:eye].tolist():
        picture.add(PAPER, circle(X + RING * math.cos(angle), MIDDLE + RING * math.sin(angle), 0.4, 6))
    lay(1, GOLD)
    lay(-1, PAPER)
    for k in range(0, 2 * TURNS, 2):
        middle = eye * k + eye // 2
        lay(1, GOLD, slice(middle - 8, middle + 9))
    return picture


def _sign(picture: Picture, blade: Geometry, ink: str) -> None:
    """Its silhouette is the heaviest line of the card; a line of gold inside."""
    picture.add(INK, blade.buffer(2.2))
    picture.add(PAPER, blade.buffer(1.35))
    picture.add(ink, blade.buffer(0.1))
    picture.add(GOLD, blade.buffer(-0.75).difference(blade.buffer(-1.15)))


def _engraved(blade: Geometry, ornament: Geometry) -> Geometry:
    """Cuts that follow the sign's edge: broad where it faces the light, a reflex on the other side."""
    keep = ornament.buffer(0.75)
    cuts = [lit(blade, 1.9 + 1.05 * k, 0.72 - 0.07 * k, 2.0, 0.2 + 0.06 * k) for k in range(6)]
    away = turn(blade, 180, CENTRE)
    cuts += [turn(lit(away, 2.0 + 1.0 * k, 0.42, 2.0, 0.6 + 0.08 * k), 180, CENTRE) for k in range(2)]
    clear = [cut.difference(keep) for cut in cuts]
    return union([part for cut in clear for part in getattr(cut, "geoms", [cut]) if part.area > 0.45])


def _ornament() -> Picture:
    """A lily bound by a band, a curl and leaves on either side of it; on the stem a drop."""
    picture = Picture()
    x, y = X, Y + 1.0

    def put(role: str, shape: Geometry, shaded: float = 0.4, twice: bool = False) -> None:
        for one in (shape, mirror(shape)) if twice else (shape,):
            form(picture, role, move(one, x, y), shaded, 0.42)

    curl = ((4.6, 2.4), (8.2, 4.6), (12.2, 4.4), (14.4, 1.4), (13.8, -1.8), (11.6, -2.2), (11.2, -0.4), (12.4, 0.4))
    put(PAPER, _scroll(curl, 1.7), 0.35, twice=True)
    put(GOLD, closed((3.6, -7.6, 1), (4.0, -9.8), (6.6, -12.2, 1), (6.9, -9.6), (5.6, -7.4)), 0.3, twice=True)
    put(GOLD, closed((6.8, 4.0, 1), (9.6, 5.2), (12.0, 7.8, 1), (8.8, 7.6)), 0.3, twice=True)
    petal = closed(
        (1.7, 1.4, 1), (2.6, -1.6), (4.6, -5.0), (7.4, -6.6), (10.0, -5.4), (10.6, -2.8), (9.0, -1.2), (7.4, -1.9),
        (7.7, -3.2), (7.0, -3.5), (5.6, -1.8), (4.8, 1.4, 1),
    )  # fmt: skip
    put(GOLD, petal, 0.5, twice=True)
    spear = [(2.3, -10.6), (3.4, -6.6), (2.6, -2.2)]
    put(GOLD, closed((0, -15.4, 1), *spear, (1.5, 1.4, 1), (-1.5, 1.4, 1), *reversed(on_side(-1, *spear))), 0.7)
    put(GOLD, closed((1.5, 3.4, 1), (2.2, 5.6), (4.0, 7.2), (6.0, 6.6, 1), (4.9, 5.0), (4.6, 3.4, 1)), 0.3, twice=True)
    put(GOLD, closed((-1.2, 3.4, 1), (1.2, 3.4, 1), (1.5, 6.2), (0, 10.0, 1), (-1.5, 6.2)))
    put(GOLD, rectangle(-5.6, 1.3, 5.6, 3.5).buffer(0.2), 0.3)
    put(GOLD, closed((0, 13.4, 1), (1.0, 15.4), (0, 17.6, 1), (-1.0, 15.4)), 0.3)
    veins: tuple[tuple[float, tuple[Point, ...]], ...] = (
        (0.7, ((0.2, -12.4), (1.3, -8.0), (0.9, -3.0), (0.3, 0.4))), (0.42, ((-1.4, -7.6), (-1.2, -4.0), (-0.7, -0.6))),
        (0.5, ((3.4, 0.0), (4.6, -3.0), (7.0, -5.2), (9.0, -4.2))),
        (0.5, ((-3.4, 0.0), (-4.6, -3.0), (-7.0, -5.2), (-9.0, -4.2))), (0.42, ((0.1, 4.4), (0.4, 6.0), (0, 8.0))),
    )  # fmt: skip
    picture.add(INK, [move(line(*way, width=width), x, y) for width, way in veins])
    picture.add(INK, [lozenge(x + k * 2.3, y + 2.4, 0.75, 0.7) for k in range(-2, 3)])
    return picture


def _scroll(points: tuple[Point, ...], width: float) -> Geometry:
    """A leaf's rib that swells and runs out into its curl."""
    way = resample(curve(*points), 80)
    shares = (0.3, 0.75, 1.0, 1.0, 0.9, 0.75, 0.6, 0.5, 0.4)
    across = np.interp(np.linspace(0, 1, 80), np.linspace(0, 1, len(shares)), shares)
    return sided(way, across * width / 2).buffer(0.02)


def _crown() -> Picture:
    """Above the sign's point: a band with stones, three lilies and two pearls."""
    picture, x, y = Picture(), X, 16.0
    for side in (-1, 1):
        knob(picture, x + side * 2.9, y - 3.4, 0.8, PAPER)
    for dx, size, lean in ((-5.0, 0.78, -14), (5.0, 0.78, 14), (0, 1.15, 0)):
        form(picture, GOLD, placed(x + dx, y - 1.9 + abs(dx) * 0.05, lean, size)(fleur()), 0.3, 0.42)
    upper = curve((x - 6.6, y - 2.2), (x - 3, y - 1.7), (x, y - 1.6), (x + 3, y - 1.7), (x + 6.6, y - 2.2))
    lower = curve((x - 5.8, y + 0.8), (x - 3, y + 1.4), (x, y + 1.5), (x + 3, y + 1.4), (x + 5.8, y + 0.8))
    form(picture, GOLD, between_curves(upper, lower), 0.5, 0.45)
    picture.add(INK, [lozenge(x + d, y - 0.05 - abs(d) * 0.06, 0.85, 0.95) for d in (-4.4, 0, 4.4)])
    picture.add(INK, [circle(x + d, y - 0.1, 0.5) for d in (-2.2, 2.2)])
    return picture


def _ribbon() -> Picture:
    """Bowed under the foot, its ends folded behind it; the maker's name on it."""
    picture, x, y = Picture(), X, 75.4
    for side in (-1, 1):
        tail = closed(*on_side(side, (8.8, 0.4, 1), (11.9, 0.6, 1), (11.2, 1.9, 1), (12.6, 3.3, 1), (9.0, 3.5, 1)))
        form(picture, GOLD, move(tail, x, y), 0.4, 0.45)
    half, under = [(6, -2.2), (12.0, -3.4)], [(6, 1.6), (11.6, 0.4)]
    upper = curve(*reversed(on_side(-1, *half)), (0, -1.8), *half)
    lower = curve(*reversed(on_side(-1, *under)), (0, 2.0), *under)
    band = move(between_curves(upper, lower), x, y)
    picture.outline(PAPER, band, 0.5)
    picture.add(INK, shade(band, 0.3, 0), on_bow(NAME, x - 0.1, y + 0.1, 46.0, 2.05, 1.6))
    return picture
