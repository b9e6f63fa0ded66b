"""Where tone meets tone, what is too fine for print falls to the tone beside it, and not to the lead."""

from __future__ import annotations

from shapely import STRtree

from art.picture import INK, Picture, visible
from art.shapes import EMPTY, Geometry, pieces, union

SLIM = 0.008
"""mm that outlines may stray beforehand, so that drawing takes half the time."""
NEAR = 0.03
"""mm between pieces that touch."""
SHARE = 0.3
"""Least part of a sliver's rim along which the other tone runs."""
SPECK = 0.026
"""mm²; smaller slivers are tips, which hold in print as they are."""


def settled(picture: Picture, area: Geometry, finest: float, seam: str) -> Picture:
    """The same picture inside an area, all of it side by side; no tone but the `seam` has a sliver beside another."""
    slim = Picture()
    slim.layers = [(role, shape.simplify(SLIM)) for role, shape in picture.layers]
    seen = _side_by_side(visible(slim, area, finest=0))
    slivers = {role: _slivers(shape, finest) for role, shape in seen.items()}
    stout = {role: shape.difference(union(slivers[role])) for role, shape in seen.items()}
    roles = [role for role, shape in stout.items() for _ in pieces(shape)]
    parts = [part for shape in stout.values() for part in pieces(shape)]
    tree = STRtree(parts)
    lost: dict[str, list[Geometry]] = {role: [] for role in seen}
    gained: dict[str, list[Geometry]] = {role: [] for role in seen}
    for role, thin in slivers.items():
        for sliver in thin:
            rim = sliver.buffer(NEAR, 2).difference(sliver)
            beside: dict[str, float] = {}
            for index in tree.query(rim):
                if roles[index] not in (role, seam):
                    beside[roles[index]] = beside.get(roles[index], 0.0) + parts[index].intersection(rim).area
            taker = max(beside, key=lambda other: beside[other], default=role)
            if beside.get(taker, 0.0) > SHARE * rim.area:
                lost[role].append(sliver)
                gained[taker].append(sliver.buffer(NEAR / 3, 2))
    result = Picture()
    result.add(INK, slim.silhouette().intersection(area))
    for role, shape in seen.items():
        result.add(role, shape.difference(union(lost[role])), gained[role])
    return result


def _side_by_side(drawn: dict[str, Geometry]) -> dict[str, Geometry]:
    """Colours without what later ones cover of them."""
    covered = EMPTY
    bare: dict[str, Geometry] = {}
    for role, shape in reversed(drawn.items()):
        bare[role] = shape.difference(covered)
        covered = union(covered, shape)
    return bare


def _slivers(shape: Geometry, finest: float) -> list[Geometry]:
    """The parts that a brush of the finest width does not reach."""
    reached = shape.buffer(0.002 - finest / 2).buffer(finest / 2)
    return [part for part in pieces(shape.difference(reached)) if part.area > SPECK]
