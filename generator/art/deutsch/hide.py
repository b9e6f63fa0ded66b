"""Fur of animals: gouges that follow the form, from the line of the back to the line of the belly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from art.curves import Curve, blend, curve, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, inset, move, union

FUR = "braun"
APART = 0.3
"""mm of fur between two gouges, at least."""


def body(picture: Picture, form: Geometry, role: str = FUR, shade: tuple[float, float] = (-0.6, -1.8)) -> Geometry:
    """An animal's form in brown with a light contour, in shadow on the side away from the light."""
    picture.add(PAPER, form.buffer(0.5))
    picture.add(INK, form)
    picture.add(role, inset(form, 0.42))
    picture.add(INK, inset(form, 0.3).difference(move(form, *shade)))
    return form


def gouges(
    picture: Picture,
    form: Geometry,
    back: Curve,
    belly: Curve,
    rows: Sequence[tuple[float, float]],
    across: int,
    seed: int,
    width: float = 0.62,
    drift: int = 4,
    role: str = PAPER,
) -> None:
    """`across` cuts in each row; a row lies between two shares of the way from `back` to `belly`."""
    random = Random(seed)
    cuts: list[Geometry] = []
    for number, (low, high) in enumerate(rows):
        upper = blend(back, belly, low)
        lower = blend(back, belly, high)
        for k in range(across):
            at = int((k + 0.5 + 0.4 * (number % 2) + random.uniform(-0.15, 0.15)) / across * 59)
            if not 0 <= at < 59:
                continue
            start = upper[at] + [0, random.uniform(-0.3, 0.3)]
            end = lower[min(max(at + drift, 0), 59)] + [0, random.uniform(-0.3, 0.3)]
            middle = (start + end) / 2 + np.array([0.35, -0.1])
            gouge = taper(curve(tuple(start), tuple(middle), tuple(end)), width * random.uniform(0.85, 1.2), peak=0.3)
            if all(gouge.distance(other) >= APART for other in cuts):
                cuts.append(gouge)
    picture.add(role, union(cuts).intersection(inset(form, 0.5)))
