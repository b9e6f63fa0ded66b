"""Parts of the ladies' hair, drawn round the eye line. `behind` lies under the face, the rest over it."""

from __future__ import annotations

import numpy as np

from art.curves import Curve, between_curves, closed, curve, cut, flow, length, normals, resample
from art.picture import INK, PAPER, Picture
from art.shapes import Point, on_side, placed

HAIR = "ocker"


def sweep(side: int, foot: float = 9.4, gathered: bool = False) -> Picture:
    """Hair combed from the parting down one side, to `foot` mm below the eyes; `gathered` draws it to a point."""
    picture = Picture()
    k = foot / 9.4
    rim = on_side(side, (0.1, -10.0), (4.6, -9.8), (8.4, -6.2), (9.3, -0.5), (8.9, 4.6 * k), (7.9, foot))
    cheek = on_side(side, (0.1, -6.9), (2.6, -6.3), (4.7, -3.8), (5.6, 0.4), (5.5, 4.2 * k))
    outer = curve(*rim)
    inner = curve(*cheek, (side * (7.6 if gathered else 5.9), foot - 0.4))
    shape = picture.outline(HAIR, between_curves(outer, inner), 0.42)
    strands = flow(outer, inner, 4, 0.46, start=0.04, end=0.97, first=0.04, last=0.98, peak=0.5, seed=4 + side)
    picture.add(INK, strands.intersection(shape))
    return picture


def clasp(side: int, x: float, y: float) -> Picture:
    """The ring that gathers a plait."""
    picture = Picture()
    form = closed((-1.3, -0.8, 1), (0, -0.5), (1.4, -0.7, 1), (1.3, 0.5, 1), (0, 0.7), (-1.2, 0.4, 1))
    picture.outline(PAPER, placed(side * x, y, -8 * side, 1, mirrored=side < 0)(form), 0.36)
    return picture


def behind() -> Picture:
    """The dark mass of hair behind the face."""
    picture = Picture()
    half: list[Point] = [(4.6, -9.0), (7.6, -5.6), (8.2, -0.5), (7.7, 5), (6.6, 8.0, 1)]
    mass = closed((0, -9.6), *half, *((-p[0], *p[1:]) for p in reversed(half)))
    picture.add(INK, mass)
    return picture


def plait(
    picture: Picture, role: str, path: Curve, width: float, links: int, line: float = 0.36, narrows: float = 0.25
) -> None:
    """A plait of so many plump links, each laid over the one before; it `narrows` by that share to its end."""
    middle = resample(path, 40 * links + 41)
    aside = normals(middle)
    down = np.column_stack([aside[:, 1], -aside[:, 0]])
    step = length(middle) / (links + 0.9)
    for i in range(2 * links):
        at, side = 20 + 20 * i, 1 if i % 2 else -1
        broad = width * (1 - narrows * i / 2 / links)

        def spot(along: float, across: float, *corner: float, at: int = at, reach: float = side * broad) -> Point:
            x, y = middle[at] + down[at] * along * step + aside[at] * across * reach
            return (float(x), float(y), *corner)

        link = closed(
            spot(-0.62, 0.30), spot(-0.40, 0.50), spot(0, 0.54), spot(0.42, 0.26), spot(0.70, -0.20, 1),
            spot(0.30, -0.26), spot(-0.10, -0.10), spot(-0.46, 0.06),
        )  # fmt: skip
        picture.outline(role, link, line)
        picture.add(INK, cut(spot(-0.30, 0.30), spot(0.02, 0.30), spot(0.36, 0.04), width=0.46, peak=0.4))
