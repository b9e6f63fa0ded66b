"""Grounds by rank: lozenges for kings, a meadow for ladies, upright gouges for knaves; arcs stand behind jokers.

Kings' and ladies' grounds are told what the figure leaves `free`: no flower and no dot is cut.
"""

from __future__ import annotations

from random import Random

from art.curves import closed, cut, taper
from art.karten.stage import CENTRE
from art.picture import PAPER, Picture
from art.shapes import Geometry, circle, placed, union

GOLD = "ocker"
ACROSS, DOWN = 4.25, 5.5
"""Half a field of the kings' diaper."""


def diaper(free: Geometry) -> list[Picture]:
    """Tapestry: a lattice of short gouges, a four-leaf in each field, gold dots at the knots.

    A gouge may be cut by the figure, the rest stands where it finds room.
    """
    lattice, signs = [], []
    leaf = closed((0, -0.45, 1), (0.5, -1.1), (0, -1.9, 1), (-0.5, -1.1))
    for i in range(-7, 8):
        for j in range(-9, 2):
            if (i + j) % 2:
                continue
            x, y = CENTRE[0] + i * ACROSS, CENTRE[1] + j * DOWN
            for side in (-1, 1):
                line = [(x + side * ACROSS * t, y + DOWN * t) for t in (0.17, 0.83)]
                lattice.append(_motif((PAPER, taper(line, 0.5, peak=0.5))))
            leaves = union([placed(x + ACROSS, y, angle)(leaf) for angle in (0, 90, 180, 270)])
            signs += [_motif((PAPER, leaves)), _motif((GOLD, circle(x, y, 0.42)))]
    return lattice + [sign for sign in signs if free.contains(sign.silhouette())]


def flower(petals: int = 5) -> Geometry:
    """A small flower without its heart, 4 mm across."""
    petal = closed((0, -0.5, 1), (0.78, -1.15), (0, -2.0, 1), (-0.78, -1.15))
    return union([placed(0, 0, 360 * k / petals)(petal) for k in range(petals)])


def leaf(x: float, y: float, side: int, long: float = 1.0) -> Geometry:
    """A leaf that grows from (x, y) to one side and up."""
    form = closed((0, 0.15, 1), (0.8, -0.95), (2.1, -1.15, 1), (1.25, 0.15))
    return placed(x, y, 0, long, mirrored=side < 0)(form)


def _spray() -> list[tuple[str, Geometry]]:
    """A flower and a bud on one stalk with leaves, 10 mm high."""
    stalk = union(
        cut((0.5, 4.9), (-0.3, 2.4), (-0.1, 0.0), (0.3, -2.5), width=0.48, peak=0.35),
        cut((-0.1, 1.0), (1.5, -0.1), (2.2, -1.5), width=0.44, peak=0.3),
    )
    bud = closed((2.3, -1.3, 1), (1.55, -2.3), (2.5, -3.6, 1), (3.1, -2.2))
    leaves = leaf(0.1, 3.6, -1), leaf(-0.2, 2.9, 1), leaf(-0.2, 0.9, -1, 1.15)
    return [(PAPER, union(stalk, bud, *leaves, placed(0.4, -4.2, 10)(flower()))), (GOLD, circle(0.4, -4.2, 0.45))]


def _sprig() -> list[tuple[str, Geometry]]:
    """A flower with two leaves, 6.5 mm high."""
    stalk = cut((0, 3.2), (-0.35, 1.2), (0.1, -1.0), width=0.48, peak=0.35)
    leaves = leaf(-0.2, 2.3, 1, 0.95), leaf(-0.3, 1.3, -1, 0.95)
    return [(PAPER, union(stalk, *leaves, placed(0.1, -2.4, -8, 0.9)(flower()))), (GOLD, circle(0.1, -2.4, 0.42))]


def _twig() -> list[tuple[str, Geometry]]:
    """A twig with four leaves, 4.5 mm high."""
    stalk = cut((0, 2.2), (0.2, 0.6), (-0.1, -2.3), width=0.46, peak=0.35)
    leaves = leaf(0.1, 1.4, -1, 0.85), leaf(0.1, 0.9, 1, 0.85), leaf(0.1, -0.1, -1, 0.75), leaf(0.1, -0.5, 1, 0.75)
    return [(PAPER, union(stalk, *leaves))]


def meadow(free: Geometry, seed: int) -> list[Picture]:
    """Sprays, sprigs and twigs that grow where they find room, the large ones first."""
    random = Random(seed)
    x0, y0, x1, y1 = free.bounds
    motifs = []
    left: Geometry = free.buffer(-0.15)
    for layers, tries, lean in ((_spray(), 700, 42), (_sprig(), 500, 70), (_twig(), 300, 80), (_dot(), 150, 0)):
        for _ in range(tries):
            place = placed(
                random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(-lean, lean),
                mirrored=random.random() < 0.5,
            )  # fmt: skip
            motif = _motif(*((role, place(shape)) for role, shape in layers))
            form = motif.silhouette()
            if left.contains(form):
                motifs.append(motif)
                left = left.difference(form.convex_hull.buffer(0.45))
    return motifs


def _dot() -> list[tuple[str, Geometry]]:
    return [(PAPER, circle(0, 0, 0.4))]


def gouges(seed: int, step: float = 1.7) -> Geometry:
    """Upright gouges of uneven length."""
    random = Random(seed)
    cuts = []
    for k in (*range(int(51 / step) + 1), -1, -2, -3):
        x, y = 5.5 + k * step, 3 - random.uniform(0, 5)
        while y < 44:
            length = random.uniform(4.5, 9)
            cuts.append(taper([(x, y), (x, y + length)], 0.48, peak=random.uniform(0.3, 0.7)))
            y += length + 0.7
    return union(cuts)


def _motif(*layers: tuple[str, Geometry]) -> Picture:
    picture = Picture()
    for role, shape in layers:
        picture.add(role, shape)
    return picture
