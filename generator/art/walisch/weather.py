"""What the three hail-storms are made of: rolling clouds, cut stones, driving rain, waves."""

from __future__ import annotations

import math
from random import Random
from typing import TypeAlias

import numpy as np

from art.curves import closed, curve, cut, spiral, taper
from art.elementary import power, sin
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, placed, polygon, union, valid

Cloud: TypeAlias = tuple[float, float, float, float, int]
"""x, y, radius, where its spiral starts (degrees), 1 clockwise or -1."""


def roll(picture: Picture, x: float, y: float, radius: float, start: float, sense: int) -> None:
    """A roll of cloud: a disc with a spiral cut that ends in an eye; `sense` 1 winds clockwise."""
    picture.outline(PAPER, circle(x, y, radius, 32), 0.5)
    turns = sense * (1.25 + 0.05 * radius)
    picture.add(INK, taper(
        spiral(x, y, radius * 0.98, radius * 0.18, start, turns), radius * 0.19, peak=0.45, tip=0.16,
    ))  # fmt: skip
    inner = spiral(x, y, radius * 0.8, radius * 0.42, start + 18 * sense, turns * 0.6)
    picture.add(INK, taper(inner, max(radius * 0.085, 0.45), peak=0.4, tip=0.12))


def stone(picture: Picture, x: float, y: float, size: float, turned: float, seed: int, wind: float = 0.4) -> None:
    """A hailstone with a lit, a half-lit and a dark facet, and the trails of its fall."""
    random = Random(seed)
    corners = []
    for k in range(7):
        angle = math.radians(turned + 360 / 7 * (k + random.uniform(-0.22, 0.22)))
        reach = size * random.uniform(1.85, 2.5)
        corners.append((reach * math.cos(angle), reach * math.sin(angle)))
    heart = (size * random.uniform(-0.7, -0.2), size * random.uniform(-0.7, -0.1))
    at = placed(x, y)
    trails = []
    for across, along in ((-1.2, 5.5), (0.2, 8.5), (1.6, 6.2)):
        root = (across * size, -2.0 * size)
        trails.append(taper([root, (root[0] + along * wind * size, root[1] - along * size)], 0.8 * size, peak=0.3))
    picture.add(INK, at(union(trails).buffer(0.55)))
    picture.add(PAPER, [at(trail) for trail in trails])
    form = polygon(*corners)
    picture.add(INK, at(form.buffer(0.6)))
    picture.add(PAPER, at(form))
    lowest = sorted(range(7), key=lambda k: corners[k][1] + corners[k][0] * 0.6)
    for rank, k in enumerate(reversed(lowest[2:])):
        facet = polygon(heart, corners[k], corners[(k + 1) % 7])
        if rank < 3:
            picture.add("blau" if rank else INK, at(facet.buffer(-0.16)))
    for k in range(0, 7, 2):
        picture.add(INK, at(cut(heart, corners[k], width=0.42, peak=0.5)))


def rain(x0: float, y0: float, x1: float, y1: float, wind: float, seed: int) -> Geometry:
    """Streaks that drive from the upper right to the lower left, thicker in some gusts than in others."""
    random = Random(seed)
    streaks = []
    x = x0
    while x < x1 + (y1 - y0) * wind:
        y = y0 + random.uniform(-6, 6)
        gust = 0.42 + 0.35 * (0.5 + 0.5 * math.sin(x * 0.33))
        while y < y1:
            length = random.uniform(4, 11)
            top = x - (y - y0) * wind
            streaks.append(taper(
                [(top, y), (top - length * wind, y + length)], gust * random.uniform(0.8, 1.3), peak=0.75,
            ))  # fmt: skip
            y += length + random.uniform(0.8, 5)
        x += random.uniform(1.0, 1.9)
    return union(streaks)


def waves(picture: Picture, role: str, y: float, height: float, span: float, phase: float) -> None:
    """A row of waves from side to side: crests `span` mm apart and `height` mm high, with cuts that follow them."""
    xs = np.arange(-2, 62, 0.35)
    tops = y - height * power(np.abs(sin((xs + phase) / span * math.pi)), 0.7)
    body = valid(polygon(*zip(xs.tolist(), tops.tolist(), strict=True), (62, 94), (-2, 94)))
    picture.outline(role, body, 0.5)
    lines = INK if role == PAPER else PAPER
    for x in np.arange(-(phase % span) - span, 62, span):
        for k in range(3):
            line = curve(
                (x + span * 0.16 + k, y + 1.2 + k * 0.5),
                (x + span * 0.5, y - height * 0.72 + 1.2 + k * 1.25),
                (x + span * 0.86 - k * 0.8, y + 1.0 + k * 0.6),
            )
            picture.add(lines, taper(line, 0.55, peak=0.5).intersection(body))


def spray(picture: Picture, x: float, y: float, size: float) -> None:
    """Drops thrown up where something strikes."""
    for angle, length in ((-150, 2.4), (-122, 3.4), (-95, 4.0), (-66, 3.4), (-36, 2.4)):
        drop = closed((0, 0, 1), (length * 0.6, -0.55), (length, 0), (length * 0.6, 0.55))
        picture.outline(PAPER, placed(x, y, angle, size)(drop), 0.3)
