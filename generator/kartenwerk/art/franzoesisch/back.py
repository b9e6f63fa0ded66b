"""The back: a diaper of double cuts with a four-leaf in each field; point-symmetric about the card's middle."""

from __future__ import annotations

import math
from typing import NamedTuple

from kartenwerk.art.curves import closed, cut, taper
from kartenwerk.art.karten.stage import BLEED, CENTRE, HEIGHT, WIDTH
from kartenwerk.art.picture import INK, PAPER
from kartenwerk.art.shapes import Geometry, circle, move, placed, rectangle, scale, union
from kartenwerk.art.svg import path

GROUND = "rot"
ACROSS, DOWN = 7.375, 9.1
"""mm from one field's middle to the next."""
COLUMNS, ROWS = 5, 6
"""Fields on either side of the middle."""


class Field(NamedTuple):
    """What is cut out of the ground round (0, 0), and what stays black in it."""

    light: Geometry
    dark: Geometry


def back() -> str:
    """The whole back with bleed: whole fields are drawn once and used again, those on the edge are cut off there."""
    area = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
    fields = {"leaf": _leaf(), "knot": _knot()}
    uses, edges = [], []
    for i in range(-COLUMNS, COLUMNS + 1):
        for j in range(-ROWS, ROWS + 1):
            name = "leaf" if (i + j) % 2 else "knot"
            x, y = CENTRE[0] + i * ACROSS, CENTRE[1] + j * DOWN
            light = move(fields[name].light, x, y)
            if area.contains(light):
                uses.append(f'<use href="#{name}" x="{x:g}" y="{y:g}"/>\n')
            else:
                edges.append(Field(light.intersection(area), move(fields[name].dark, x, y).intersection(area)))
    drawn = [
        f'<g id="{name}">\n{path(PAPER, field.light)}{path(INK, field.dark)}</g>\n' for name, field in fields.items()
    ]
    cut_off = path(PAPER, union([field.light for field in edges])) + path(INK, union([field.dark for field in edges]))
    return f"<defs>\n{''.join(drawn)}</defs>\n" + path(GROUND, area) + "".join(uses) + cut_off


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
    return Field(union(cuts, circle(0, 0, 1.4)), circle(0, 0, 0.7))


def _leaf() -> Field:
    """Four leaves and four dots round a middle."""
    light, dark = [], [circle(0, 0, 0.8)]
    for angle in (0, 90, 180, 270):
        tip = -4.5 if angle % 180 == 0 else -3.7
        turned = placed(0, 0, angle)
        light.append(turned(closed((0, -0.7, 1), (1.5, -2.3), (0, tip, 1), (-1.5, -2.3))))
        light.append(placed(0, 0, angle + 45)(circle(0, -2.75, 0.5)))
        dark.append(turned(cut((0, -1.5), (0, -3.1), width=0.65)))
    return Field(union(light, circle(0, 0, 0.8)), union(dark))
