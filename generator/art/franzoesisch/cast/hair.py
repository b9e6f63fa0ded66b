"""Hair and beards in masses that are cut along their flow."""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import curve, flow
from art.light import line, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, union

Way = Sequence[Point]


def hair(
    picture: Picture,
    role: str,
    shape: Geometry,
    ways: tuple[Way, Way],
    count: int,
    width: float = 0.48,
    lights: Sequence[Way] = (),
    seed: int = 1,
) -> None:
    """A mass of hair with `count` cuts from one of the ways to the other; black hair is cut in paper."""
    one, other = (curve(*way) for way in ways)
    cuts = flow(one, other, count, width, start=0.03, end=0.95, seed=seed).intersection(shape.buffer(-0.25))
    if role == INK:
        picture.add(INK, shape.buffer(0.3))
        picture.add(PAPER, cuts, [line(*way, width=width) for way in lights])
        return
    picture.outline(role, shape, 0.45)
    picture.add(INK, cuts, shade(shape, 0.5, 0))
    if lights:
        picture.add(PAPER, union([line(*way, width=0.5) for way in lights]).intersection(shape.buffer(-0.35)))
