"""What the courts wear: cloth with folds, braided borders, fur, plates, mail, brooches, and the hair on top of it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

import numpy as np

from art.body import lock, mail
from art.curves import Curve, closed, curve, cut, length, normals, resample, ribbon, spiral, taper
from art.interlace import Plait, band
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, lozenge, placed, ring, union

GOLD = "ocker"
Line = tuple[Point, ...]


def folds(
    picture: Picture, cloth: Geometry, dark: Iterable[Line], light: Iterable[Line] = (), width: float = 1.1
) -> None:
    """Folds cut into cloth: deep ones in black, lit ones in paper."""
    inside = cloth.buffer(-0.05)
    picture.add(INK, union([cut(*line, width=width, peak=0.5) for line in dark]).intersection(inside))
    picture.add(PAPER, union([cut(*line, width=width * 0.62, peak=0.5) for line in light]).intersection(inside))


def braid_border(picture: Picture, line: Curve, columns: int, width: float = 4.2) -> None:
    """A border of plait work along a line: white edges, gold knots on black."""
    picture.outline(PAPER, ribbon(line, width))
    picture.add(INK, ribbon(line, width - 0.8))
    picture.add(GOLD, band(line, width - 1.1, Plait(columns, 1), 0.82, 0.28))


def studded_border(picture: Picture, line: Curve, step: float = 2.2, width: float = 2.6, role: str = PAPER) -> None:
    """A plain border with a row of black lozenges."""
    picture.outline(role, ribbon(line, width), 0.4)
    spots = resample(line, max(3, int(length(line) / step)))
    picture.add(INK, [lozenge(float(x), float(y), 0.6, 0.8) for x, y in spots[1:-1]])


def pelt(picture: Picture, line: Curve, count: int, long: float, wide: float, fan: float = 0, seed: int = 1) -> None:
    """A row of pointed tufts of fur that hang to the right hand of a line, at its ends `fan` degrees further out."""
    random = Random(seed)
    roots = ribbon(line, 1.5)
    picture.add(INK, roots.buffer(0.38))
    spots = resample(line, count)
    for i, (spot, out) in enumerate(zip(spots, normals(spots), strict=True)):
        share = 2 * i / (count - 1) - 1
        lean = math.degrees(math.atan2(out[1], out[0])) - share * fan + random.uniform(-5, 5)
        place = placed(float(spot[0]), float(spot[1]), lean - 90, mirrored=share < 0)
        picture.put(_tuft(long * random.uniform(0.88, 1.12), wide), place)
    picture.add(PAPER, roots)  # the roots grow together


def _tuft(long: float, wide: float) -> Picture:
    """A tuft of fur from (0, 0) downwards, with two tips."""
    tuft = Picture()
    tuft.outline(
        PAPER,
        closed(
            (0, -wide * 0.22), (-wide * 0.38, 0), (-wide * 0.54, long * 0.3), (-wide * 0.25, long * 0.62),
            (-wide * 0.3, long * 0.8, 1), (wide * 0.02, long * 0.74), (wide * 0.3, long, 1), (wide * 0.36, long * 0.66),
            (wide * 0.56, long * 0.28), (wide * 0.4, 0),
        ),
        0.36,
    )  # fmt: skip
    tuft.add(
        INK,
        cut((-wide * 0.2, long * 0.08), (-wide * 0.26, long * 0.34), (-wide * 0.12, long * 0.6), width=0.55, peak=0.3),
        cut((wide * 0.1, long * 0.04), (wide * 0.1, long * 0.38), (wide * 0.22, long * 0.76), width=0.6, peak=0.4),
    )
    return tuft


def brooch(picture: Picture, x: float, y: float, radius: float = 2.4, heart: str = GOLD) -> None:
    """A round brooch with a lozenge in its middle."""
    picture.outline(GOLD, circle(x, y, radius), 0.42)
    picture.add(INK, ring(x, y, radius * 0.78, radius * 0.56))
    picture.outline(heart, lozenge(x, y, radius * 0.36, radius * 0.36), 0.26)


def mailed(picture: Picture, area: Geometry, across: float = 1.75, down: float = 1.3) -> None:
    """A form of ring mail: black with light rings, set off by a light edge."""
    picture.add(PAPER, area.buffer(0.4))
    picture.add(INK, area)
    picture.add(PAPER, mail(area.buffer(-0.45), across, down, 0.5))


def lamellar(picture: Picture, area: Geometry, role: str = PAPER, across: float = 2.2, down: float = 3.3) -> None:
    """Armour of small upright plates laced in rows, each row over the next lower one."""
    picture.add(INK, area.buffer(0.4))
    x0, y0, x1, y1 = area.bounds
    plates, cords = [], []
    for row, y in enumerate(np.arange(y0 - 1, y1 + down, down)):
        for x in np.arange(x0 - across, x1 + across, across) + (across / 2 if row % 2 else 0):
            plate = closed(
                (x - across * 0.38, y, 1), (x + across * 0.38, y, 1), (x + across * 0.38, y + down * 0.62),
                (x, y + down * 0.84), (x - across * 0.38, y + down * 0.62),
            )  # fmt: skip
            plates.append(plate)
            cords.append(circle(x, y + down * 0.32, 0.3))
    picture.add(role, union(plates).intersection(area.buffer(-0.15)))
    picture.add(INK, union(cords).intersection(area))


def locks(picture: Picture, role: str, spines: Iterable[tuple[Line, float]], root: float = 0.6, cuts: int = 3) -> None:
    """Locks of hair, the one that lies lowest first; each is a spine and a width."""
    for spine, width in spines:
        if role == INK:
            dark_lock(picture, curve(*spine), width)
        else:
            number = cuts if width >= 3.2 else min(cuts, 2)  # more would leave hairs too fine to print
            lock(picture, role, curve(*spine), width, cuts=number, cut_width=0.45, root=root, line=0.34)


def dark_lock(picture: Picture, spine: Curve, width: float, cuts: int = 2) -> None:
    """A black lock with white cuts and a white edge."""
    strand = Picture()
    lock(strand, INK, spine, width, cuts=cuts, cut_width=0.42, peak=0.35, line=0.01, cut_role=PAPER)
    picture.add(PAPER, strand.silhouette().buffer(0.36))
    picture.put(strand)


def curl(picture: Picture, x: float, y: float, radius: float, start: float, turns: float = 1.25) -> None:
    """A curl of hair: a disc with a spiral cut into it; negative `turns` run counter-clockwise."""
    picture.outline(PAPER, circle(x, y, radius), 0.3)
    picture.add(
        INK, taper(spiral(x, y, radius * 0.74, radius * 0.14, start, turns), max(0.46, radius * 0.26), peak=0.5)
    )
