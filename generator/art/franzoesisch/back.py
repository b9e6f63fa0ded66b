"""The back: a diaper of double cuts with a four-leaf in each field, a dark panel of four fields in its middle.

It is point-symmetric about the card's middle.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from art.curves import closed, curve, cut, taper
from art.franzoesisch.cloth import fleur
from art.karten.stage import BLEED, CENTRE, HEIGHT, WIDTH
from art.picture import INK, PAPER
from art.shapes import Geometry, circle, inset, lozenge, move, pieces, placed, rectangle, scale, union
from art.svg import path, twice

GROUND = "rot"
ACROSS, DOWN = 7.375, 9.1
"""mm from one field's middle to the next."""
SEAM = 0.03
"""mm by which the halves of the panel overlap, each layer by more, so that no hair line shows between them."""
BEADS = 56
"""Round the panel."""
COLUMNS, ROWS = 5, 6
"""Fields on either side of the middle."""


class Field(NamedTuple):
    """What is cut out of the ground round (0, 0), and what stays black in it."""

    light: Geometry
    dark: Geometry


def back() -> str:
    """The whole back with bleed: a half, and the same turned.

    Whole fields are drawn once and used again, those on the edge are cut off there.
    """
    x, y = CENTRE
    area = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
    room = area.difference(move(_panel(1.7), x, y))
    fields = {"leaf": _leaf(), "knot": _knot()}
    uses, edges = [], []
    for i, j in _places():
        name = "leaf" if (i + j) % 2 else "knot"
        at = x + i * ACROSS, y + j * DOWN
        light = move(fields[name].light, *at)
        if room.contains(light):
            uses.append(f'<use href="#{name}" x="{at[0]:g}" y="{at[1]:g}"/>\n')
        else:
            edges.append(Field(light.intersection(room), move(fields[name].dark, *at).intersection(room)))
    drawn = [
        f'<g id="{name}">\n{path(PAPER, field.light)}{path(INK, field.dark)}</g>\n' for name, field in fields.items()
    ]
    cut_off = path(PAPER, union([field.light for field in edges])) + path(INK, union([field.dark for field in edges]))
    half = "".join(uses) + cut_off + _medallion()
    return f"<defs>\n{''.join(drawn)}</defs>\n" + path(GROUND, area) + twice(half, x, y)


def _places() -> Iterator[tuple[int, int]]:
    """Columns and rows of the half's fields, those left out that the panel hides."""
    for i in range(-COLUMNS, COLUMNS + 1):
        for j in range(-ROWS, 1):
            if (j < 0 or i < 0) and abs(i) + abs(j) > 1:
                yield i, j


def _panel(beyond: float) -> Geometry:
    """The lozenge whose sides lie so many mm outside the four middle fields, about (0, 0)."""
    return inset(lozenge(0, 0, 2 * ACROSS, 2 * DOWN), -beyond)


def _medallion() -> str:
    """The upper half of a dark panel over the four middle fields."""
    layers = ((PAPER, _panel(1.9)), (INK, _panel(1.2)), *_ornament())
    drawn = [
        path(role, move(shape.intersection(rectangle(-30, -30, 30, SEAM * (k + 1))), *CENTRE))
        for k, (role, shape) in enumerate(layers)
    ]
    return "".join(drawn)


def _ornament() -> tuple[tuple[str, Geometry], ...]:
    """Lilies above and below a four-leaf, scrolls between them; colours in the order to paint them."""
    (edge,) = pieces(_panel(0.62))
    spots = [edge.exterior.interpolate((k + 0.5) / BEADS, normalized=True) for k in range(BEADS)]
    beads = [circle(spot.x, spot.y, 0.4, 6) for spot in spots]
    leaf = closed((0, -1.1, 1), (1.8, -2.9), (0, -5.4, 1), (-1.8, -2.9))
    light: list[Geometry] = [_panel(0).difference(_panel(-0.5)), circle(0, 0, 0.9, 8), *beads]
    dark: list[Geometry] = []
    red: list[Geometry] = [circle(0, 0, 0.4, 6)]
    for degrees in (0, 90, 180, 270):
        turned = placed(0, 0, degrees)
        light.append(turned(leaf))
        dark.append(turned(cut((0, -2.1), (0, -4.0), width=0.7)))
    for degrees in (0, 180):
        turned = placed(0, 0, degrees)
        light += [turned(placed(0, -6.8, 0, 1.42)(fleur())), turned(lozenge(11.6, 0, 0.9, 1.15))]
        dark.append(turned(cut((0, -8.2), (0, -11.6), width=0.75)))
        red += [turned(circle(0, -15.2, 0.75, 8))]
        for mirrored in (False, True):
            side = placed(0, 0, degrees, mirrored=mirrored)
            scroll = curve((2.2, -2.7), (4.6, -4.4), (7.2, -4.0), (8.5, -2.0), (7.5, -0.9), (6.5, -1.7))
            light += [side(taper(scroll, 1.0, peak=0.35)), side(circle(10.0, -1.9, 0.55, 8))]
            red += [side(circle(4.9, -6.3, 0.65, 8)), side(circle(6.7, -5.5, 0.5, 8))]
    return (PAPER, union(light).difference(union(dark))), (GROUND, union(red))


def small_back() -> str:
    """The back for figures, where it is at most ten millimetres wide: a few large fields."""
    area = rectangle(3.4, 3.4, WIDTH - 3.4, HEIGHT - 3.4)
    larger = 2.2
    light, dark = [], []
    for i in range(-2, 3):
        for j in range(-2, 3):
            field = _leaf() if (i + j) % 2 else _knot()
            x, y = CENTRE[0] + i * ACROSS * larger, CENTRE[1] + j * DOWN * larger
            light.append(move(scale(field.light, larger), x, y))
            dark.append(move(scale(field.dark, larger), x, y))
    parts = (path(PAPER, union(light).intersection(area)), path(INK, union(dark).intersection(area)))
    return path(GROUND, area.buffer(-1.5).buffer(1.5)) + "".join(parts)


def _knot() -> Field:
    """Where two pairs of cuts cross."""
    length = math.hypot(ACROSS, DOWN)
    cuts = []
    for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        for side in (-0.62, 0.62):
            off_x, off_y = -dy * DOWN / length * side, dx * ACROSS / length * side
            ends = [(dx * ACROSS * t + off_x, dy * DOWN * t + off_y) for t in (0.24, 0.8)]
            cuts.append(taper(ends, 0.8, peak=0.5))
    return Field(union(cuts, circle(0, 0, 1.4, 8)), circle(0, 0, 0.7, 8))


def _leaf() -> Field:
    """Four leaves and four dots round a middle."""
    light, dark = [], [circle(0, 0, 0.8, 8)]
    for angle in (0, 90, 180, 270):
        tip = -4.5 if angle % 180 == 0 else -3.7
        turned = placed(0, 0, angle)
        light.append(turned(closed((0, -0.7, 1), (1.5, -2.3), (0, tip, 1), (-1.5, -2.3))))
        light.append(placed(0, 0, angle + 45)(circle(0, -2.75, 0.5, 6)))
        dark.append(turned(cut((0, -1.5), (0, -3.1), width=0.65)))
    return Field(union(light, circle(0, 0, 0.8)), union(dark))
