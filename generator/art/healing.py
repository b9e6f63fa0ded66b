"""Healing: what is finer than print can hold is drawn again at its full width or closed, and no knob tells where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import shapely

from art.middle import even_line
from art.shapes import Geometry, areal, pieces, union

TIP, SPECK = 0.38, 0.026
"""Tips of tapered cuts stay: parts of up to `TIP` squares of the finest width, or of up to `SPECK` mm²."""
CRUMB, BLOT = 0.12, 0.07
"""mm²; smaller pieces of a colour fall to what is around them, and so do smaller pieces of black."""
MORE = 0.012
"""mm by which a line drawn again exceeds the finest width, so that it is not found too thin once more."""
ROUNDS = 8
"""Rounds of thickening lines and closing slivers, at most."""
NEAR = 0.02
"""mm between two areas that touch."""
SHARE = 0.45
"""Part of a sliver's rim along which another colour must run to take it."""
SHOWS, THIN = 0.2, 0.6
"""mm² of which a mended part shows, and the share of the finest width of which a line does that was thickened."""
AGAIN = 0.7
"""mm around what was changed that are looked at again; as much around them is looked at with them."""

Parts = dict[str, list[Geometry]]
CLOSED, THICKENED = "strip closed", "line thickened"


class Mend(NamedTuple):
    """A part of a colour, or of black, that was too fine: what became of it, where (mm), its mean width and its mm²."""

    deed: str
    role: str
    x: float
    y: float
    width: float
    size: float

    def __str__(self) -> str:
        return f"{self.deed} in {self.role}, {self.width} mm wide, at {self.x}, {self.y}"

    def shows(self, finest: float) -> bool:
        """Whether the eye finds it, so that the part is better drawn anew."""
        return self.size > SHOWS and (self.deed == CLOSED or self.width < finest * THIN)


def healed(
    seen: Mapping[str, Geometry], area: Geometry, finest: float, seam: str, where: Geometry, tip: float = TIP
) -> tuple[dict[str, Geometry], list[Mend]]:
    """The colours with thin black lines between them thickened, and then their own slivers closed, which adds black.

    Only what touches `where` is mended. A closed sliver may leave a thin black line between two colours, so both are
    repeated until nothing is thin; after the first round only where something changed. What was mended is told.
    """
    colours = dict(seen)
    watched = where
    mends: list[Mend] = []
    for _ in range(ROUNDS):
        here = areal(watched.buffer(AGAIN, 2).intersection(area))
        near = {role: areal(shape.intersection(here)) for role, shape in colours.items()}
        taken, given, changed = _round(near, here, watched, finest, tip, seam, mends)
        if not changed:
            break
        for role in colours:
            if taken[role] or given[role]:
                colours[role] = areal(union(colours[role].difference(union(taken[role])), given[role]))
        watched = areal(union([part.simplify(AGAIN / 5).buffer(AGAIN, 2) for part in changed]).intersection(where))
    return colours, mends


def _round(
    near: dict[str, Geometry],
    here: Geometry,
    watched: Geometry,
    finest: float,
    tip: float,
    seam: str,
    mends: list[Mend],
) -> tuple[Parts, Parts, list[Geometry]]:
    """What each colour loses and gains, and all parts that are changed."""
    shapely.prepare([here, watched])
    taken: Parts = {role: [] for role in near}
    given: Parts = {role: [] for role in near}
    black = areal(here.difference(union(near.values())))
    blots = [part for part in pieces(black) if part.area < BLOT and here.contains_properly(part)]
    for blot in blots:
        given[_beside(blot, near)[0]].append(blot.buffer(NEAR / 4, 2))
    black = black.difference(union(blots))
    changed: list[Geometry] = list(blots)
    thin = [part for part in too_thin(black, finest, tip) if watched.intersects(part)]
    mends += [_mend(THICKENED, "tinte", part) for part in thin]
    ribbons = [even_line(black, part, finest + MORE) for part in thin]
    lines = union(ribbons)
    changed += ribbons
    for role, shape in near.items():
        if lines.intersects(shape):
            taken[role].append(lines)
        light = areal(shape.difference(lines))
        slivers = [part for part in too_thin(light, finest, tip) if watched.intersects(part)]
        mends += [_mend(CLOSED, role, part) for part in slivers]
        stout = light.difference(union(slivers))
        crumbs = [part for part in pieces(stout) if part.area < CRUMB and here.contains_properly(part)]
        changed += (lost := [*slivers, *crumbs])
        for part in lost:
            taken[role].append(part)
            others = {other: shape for other, shape in near.items() if other != role}
            taker, share = _beside(part, others)
            if share < SHARE:
                taker = seam if seam in others and others[seam].distance(part) < NEAR else ""
            if taker:
                given[taker].append(part.buffer(NEAR / 4, 2))
    return taken, given, changed


def _beside(part: Geometry, colours: Mapping[str, Geometry]) -> tuple[str, float]:
    """The colour that runs along the most of the part's rim, and along which share of it."""
    rim = part.buffer(NEAR, 2).difference(part)
    share = {role: shape.intersection(rim).area / rim.area for role, shape in colours.items()}
    most = max(share, key=lambda role: share[role], default="")
    return most, share.get(most, 0.0)


def _mend(deed: str, role: str, part: Geometry) -> Mend:
    spot = part.representative_point()
    return Mend(deed, role, round(spot.x, 1), round(spot.y, 1), round(2 * part.area / part.length, 2), part.area)


def too_thin(shape: Geometry, finest: float, tip: float = TIP) -> list[Geometry]:
    """The parts a brush `finest` mm wide cannot reach; the tips of tapered cuts are small enough to stay."""
    brush = finest / 2 - 0.004
    reached = shape.buffer(-brush).buffer(brush + 0.009)
    missed = [part for part in pieces(shape.difference(reached)) if part.area > max(tip * finest**2, SPECK)]
    return [part for part in missed if 2 * part.area < finest * part.length]  # GEOS may lose a piece that is not thin
