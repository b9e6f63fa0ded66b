"""Covers of the booklets: a storm for Donnerwetter. Drawn for A6 with bleed; red ground, deep black, paper white."""

from __future__ import annotations

from random import Random

from art.curves import spiral, taper
from art.picture import INK, PAPER, Picture, visible
from art.shapes import Geometry, circle, outset, polygon, rectangle, union, without_specks
from art.svg import path, paths
from art.walisch.weather import Cloud

WIDTH, HEIGHT = 105.0, 148.0
BLEED = 3.0
BOX = (-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
PAGE = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)

RED = "akzent"
BLACK = "nacht"
"""What the tools call INK and everything else is cut out of; the cover prints it with all four inks."""

WIND = 0.36
"""How far rain drifts to the left for each mm it falls."""
LANE = 0.78
"""mm from one line of rain to the next."""

_BANK: tuple[Cloud, ...] = (
    (12, 70.5, 9.0, 205, 1), (43, 70.5, 8.5, 235, 1), (93, 70, 8.5, -30, -1), (56, 74, 8.5, 240, 1),
    (-2.5, 69, 10.0, 200, 1), (108, 70, 10.5, -20, -1), (27, 73, 11.5, 195, 1), (76, 73, 12.5, -25, -1),
    (3.5, 83.5, 10.5, 170, 1), (100, 84, 11.0, 5, -1), (41.5, 82, 9.0, 130, 1), (61.5, 86, 8.0, 40, -1),
    (20.5, 86, 9.0, 150, 1), (84, 88, 8.0, 20, -1), (32.5, 90, 6.0, 125, 1), (72.5, 90.5, 5.5, 40, -1),
    (47, 90.5, 5.0, 100, 1), (10.5, 93, 4.6, 150, 1), (94, 95, 4.6, 20, -1),
)  # fmt: skip
"""The billows from the back to the front."""
_ROOT: Cloud = (61.5, 75.5, 7.2, -60, -1)
"""The billow that the bolt comes out from behind."""


def storm() -> str:
    """The body of the cover: red sky, rain, the bank of cloud it falls from, and the bolt."""
    bolt = _jagged(_BOLT)
    bank = Picture()
    bank.add(INK, rectangle(-BLEED, 72, WIDTH + BLEED, 87))
    for billow in _BANK:
        bank.put(_billow(*billow))
    glare = bolt.buffer(2.0)
    picture = Picture()
    picture.add(RED, PAGE)
    picture.add(INK, without_specks(_needles(0.62, every=3, first=0, seed=3).difference(glare), 0.8))
    picture.add(PAPER, without_specks(_needles(0.5, every=6, first=2, seed=11).difference(glare), 0.8))
    picture.put(bank)
    picture.add(INK, glare.intersection(bank.silhouette()), outset(bolt, 1.0))
    picture.add(PAPER, bolt)
    picture.put(_billow(*_ROOT))
    return path(BLACK, PAGE) + paths(visible(picture, PAGE))


def _needles(width: float, every: int, first: int, seed: int) -> Geometry:
    """Rain from the bank to the foot of the page, in every `every`-th of many lanes side by side."""
    random = Random(seed)
    needles = []
    for lane in range(first, int((WIDTH + 2 * BLEED + 75 * WIND) / LANE), every):
        y = 80 + random.uniform(-6, 9)
        while y < HEIGHT + BLEED:
            length = random.uniform(6, 14)
            x = lane * LANE - BLEED - (y - 80) * WIND
            needles.append(taper([(x, y), (x - length * WIND, y + length)], width, peak=0.85))
            y += length + random.uniform(2, 9)
    return union(needles)


def _billow(x: float, y: float, radius: float, start: float, sense: int) -> Picture:
    """A black roll of cloud with a white rim that winds into its heart; `sense` 1 winds clockwise."""
    picture = Picture()
    picture.add(INK, circle(x, y, radius, 48))
    turns = 1.35 + 0.05 * radius
    outer, inner = radius * 0.86, radius * 0.14
    rim = spiral(x, y, outer, inner, start, sense * turns)
    picture.add(PAPER, taper(rim, radius * 0.17, peak=0.32, tip=0.15))
    step = (outer - inner) / turns
    delay = 0.2  # turns by which the thin line starts after the rim; it runs midway between two windings
    within = spiral(
        x, y, outer - step * (delay + 0.5), outer - step * (delay + 1.1), start + sense * delay * 360, sense * 0.6,
    )  # fmt: skip
    picture.add(PAPER, taper(within, max(radius * 0.06, 0.4), peak=0.4, tip=0.14))
    return picture


_BOLT = (
    (63.0, 74.0, 2.4), (49.4, 94.8, 3.5), (58.4, 95.4, 3.2), (49.8, 111.4, 2.5), (55.8, 111.8, 2.2),
    (50.4, 125.4, 1.5), (53.8, 125.6, 1.2), (51.2, 141.0, 0.15),
)  # fmt: skip
"""The bolt's middle line, and half its width at each kink."""


def _jagged(kinks: tuple[tuple[float, float, float], ...]) -> Geometry:
    """A zigzag band; each kink is (x, y, half its width)."""
    left = [(x - w, y + w * 0.15) for x, y, w in kinks]
    right = [(x + w, y - w * 0.15) for x, y, w in kinks]
    return polygon(*left, *reversed(right))
