"""A sea up to the chest of a card, and three lifebelts for three lives."""

from __future__ import annotations

import math

from art.curves import curve, cut
from art.motifs.stage import BLEED, FOOT, GROUND, MIDDLE, OCHRE, RED, WIDTH, Motif, rays, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import circle, polygon, rectangle, ring, turn, union

LENGTH = 27.0
"""mm from crest to crest."""


def sea() -> Motif:
    sun = Picture()
    sun.add(OCHRE, circle(MIDDLE, 76, 30, 48))
    water = Picture()
    for row, (y, shift) in enumerate(((94, 0), (104.5, 13.5))):
        water.put(_wave(y, shift, INK if row % 2 == 0 else GROUND, 4.0))
    for x, y, angle in ((25, 111, 0), (54, 116.5, 14), (83, 111.5, -8)):
        water.put(_belt(x, y, 8.8, angle))
    for row, (y, shift) in enumerate(((118.5, 7), (129, 20.5))):
        water.put(_wave(y, shift, INK if row % 2 == 0 else GROUND, 3.8))
    page = rectangle(-BLEED, 60, WIDTH + BLEED, FOOT + 1)
    return {
        "rays": rays(MIDDLE, 76, 33, 56, outer=80, width=0.95, start=180, end=360, jitter=0.35),
        "sun": sun,
        "water": water.clipped(page),
    }


def _wave(y: float, shift: float, role: str, high: float) -> Picture:
    """A row of crests that lean to the right, with everything below them."""
    picture = Picture()
    line: list[tuple[float, float]] = []
    cuts = []
    x = shift - 3 * LENGTH
    while x < WIDTH + LENGTH:
        line += _crest(x, y, high)
        for k in range(4):
            foot = (x + LENGTH * (0.20 + 0.10 * k), y + high * (1.8 + 0.18 * k))
            head = (x + LENGTH * (0.43 + 0.09 * k), y - high * (0.24 - 0.12 * k) + 0.9 * k)
            between = ((foot[0] + head[0]) / 2 - 0.4, (foot[1] + head[1]) / 2 - 0.7)
            cuts.append(cut(foot, between, head, width=1.15, peak=0.55))
        x += LENGTH
    picture.add(role, polygon(*line, (line[-1][0], FOOT + 3), (line[0][0], FOOT + 3)))
    picture.add(PAPER, stroke(line, 1.0), cuts)
    return picture


def _crest(x: float, y: float, high: float) -> list[tuple[float, float]]:
    """From one trough to the next: a slow rise, a curl, a fall."""
    share = (
        (0, 1.0), (0.2, 0.82), (0.36, 0.2), (0.5, -0.62), (0.64, -1.0), (0.78, -0.98), (0.88, -0.6), (0.9, -0.1),
        (0.83, 0.12), (0.84, 0.5), (0.9, 0.86), (1.0, 1.0),
    )  # fmt: skip
    return [(float(px), float(py)) for px, py in curve(*((x + LENGTH * dx, y + high * dy) for dx, dy in share))[:-1]]


def _belt(x: float, y: float, radius: float, angle: float) -> Picture:
    """A lifebelt: paper with four red quarters, black around it."""
    picture = Picture()
    tube = ring(x, y, radius, radius * 0.46)
    picture.add(INK, circle(x, y, radius + 0.95, 32))
    picture.add(PAPER, tube)
    quarters = []
    for quarter in range(4):
        corners = [(x, y)]
        for degrees in (22, 34, 46, 58, 68):
            turned = math.radians(90 * quarter + degrees)
            corners.append((x + 2 * radius * math.cos(turned), y + 2 * radius * math.sin(turned)))
        quarters.append(polygon(*corners))
    picture.add(INK, tube.intersection(union([quarter.buffer(0.5) for quarter in quarters])))
    picture.add(RED, tube.intersection(union(quarters)))
    turned_belt = Picture()
    turned_belt.put(picture, lambda shape: turn(shape, angle, (x, y)))
    return turned_belt
