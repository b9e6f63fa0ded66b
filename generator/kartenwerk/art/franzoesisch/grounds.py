"""Grounds by rank: lozenges for kings, a meadow for ladies, upright gouges for knaves, arcs for jokers."""

from __future__ import annotations

from random import Random

from kartenwerk.art.curves import closed, cut, taper
from kartenwerk.art.karten.stage import CENTRE, NOTCH_X, NOTCH_Y
from kartenwerk.art.picture import PAPER, Picture
from kartenwerk.art.shapes import Geometry, circle, placed, union

GOLD = "ocker"
ACROSS, DOWN = 4.25, 5.5
"""Half a field of the kings' diaper."""


def diaper() -> list[Picture]:
    """Tapestry: a lattice of short gouges, a four-leaf in each field, gold dots at the knots."""
    motifs = []
    leaf = closed((0, -0.3, 1), (0.72, -1.05), (0, -2.0, 1), (-0.72, -1.05))
    for i in range(-7, 8):
        for j in range(-9, 2):
            if (i + j) % 2:
                continue
            x, y = CENTRE[0] + i * ACROSS, CENTRE[1] + j * DOWN
            for side in (-1, 1):
                line = [(x + side * ACROSS * t, y + DOWN * t) for t in (0.17, 0.83)]
                motifs.append(_motif((PAPER, taper(line, 0.8, peak=0.5))))
            leaves = union([placed(x + ACROSS, y, angle)(leaf) for angle in (0, 90, 180, 270)])
            motifs += [_motif((PAPER, leaves)), _motif((GOLD, circle(x, y, 0.45)))]
    return motifs


def flower(petals: int = 5) -> Geometry:
    """A small flower without its heart, 4 mm across."""
    petal = closed((0, -0.5, 1), (0.78, -1.15), (0, -2.0, 1), (-0.78, -1.15))
    return union([placed(0, 0, 360 * k / petals)(petal) for k in range(petals)])


def twig() -> Geometry:
    """A sprig with four leaves."""
    stalk = cut((0, 1.9), (0.2, 0.4), (-0.3, -1.7), width=0.55, peak=0.3)
    leaves = [
        closed((0, y, 1), (side * 0.8, y - 0.9), (side * 1.8, y - 0.8, 1), (side * 1.0, y + 0.1))
        for side, y in ((-1, 1.2), (1, 0.7), (-1, -0.2), (1, -0.7))
    ]
    return union(stalk, leaves)


def meadow(seed: int, gap: float = 3.95) -> list[Picture]:
    """Small flowers, sprigs and four-leaves strewn over the ground, at least `gap` mm apart."""
    random = Random(seed)
    spots: list[tuple[float, float]] = []
    for _ in range(5000):
        x, y = random.uniform(5.6, 53.4), random.uniform(5.6, 43)
        if x < NOTCH_X + 1.8 and y < NOTCH_Y + 2:
            continue
        if all((x - a) ** 2 + (y - b) ** 2 > gap * gap for a, b in spots):
            spots.append((x, y))
    motifs = []
    for k, (x, y) in enumerate(spots):
        angle = random.uniform(0, 72)
        if k % 3 == 0:
            motifs.append(_motif((PAPER, placed(x, y, angle)(flower())), (GOLD, circle(x, y, 0.45))))
        elif k % 3 == 1:
            motifs.append(_motif((PAPER, placed(x, y, angle - 36)(twig()))))
        else:
            motifs.append(_motif((PAPER, placed(x, y, angle, 0.78)(flower(4)))))
        motifs.append(_motif((PAPER, circle(x + 2.1, y + random.uniform(-1.5, 1.5), 0.33))))
    return motifs


def gouges(seed: int, step: float = 1.42) -> Geometry:
    """Upright gouges of uneven length."""
    random = Random(seed)
    cuts = []
    for k in range(int(51 / step) + 1):
        x, y = 4.6 + k * step, 3 - random.uniform(0, 5)
        while y < 44:
            length = random.uniform(4.5, 9)
            cuts.append(taper([(x, y), (x, y + length)], 0.72, peak=random.uniform(0.3, 0.7)))
            y += length + 0.7
    return union(cuts)


def _motif(*layers: tuple[str, Geometry]) -> Picture:
    picture = Picture()
    for role, shape in layers:
        picture.add(role, shape)
    return picture
