"""The middle line of a narrow area, and the even line along it."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import MultiPoint

from art.shapes import EMPTY, Geometry, pieces, union

SAMPLE = 0.04
"""mm between the points by which an outline stands."""
ACROSS = 0.45
"""Cosine of the angle between the middle line and the way to the outline, at most: beyond, it is a branch to a corner.
"""
SLACK = 0.01
"""mm; half the width of a middle line."""
HAIR = 0.1
"""mm; whatever is narrower is too fine to find its middle line, and grows to the width as it is."""
SHORT = 0.06
"""mm; shorter runs of a middle line are noise of its corners."""

Segments = NDArray[np.float64]
"""One row ((x, y), (x, y)) each."""


def even_line(whole: Geometry, part: Geometry, width: float) -> Geometry:
    """Where a part of the whole is narrower than `width`: discs of that width along its middle line, without a step."""
    near = whole.intersection(part.buffer(1.5 * width, 4))
    line = _middle(near, part, width).buffer(width / 2 - SLACK, 8)
    fine = near.difference(near.buffer(-HAIR / 2).buffer(HAIR / 2 + SLACK / 2))
    hairs = [hair for hair in pieces(fine) if hair.length > 2 * width and hair.intersects(part)]
    return union(line, [hair.buffer(width / 2 - hair.area / hair.length) for hair in hairs])


def _middle(near: Geometry, part: Geometry, width: float) -> Geometry:
    """The middle line of what is near a part, `SLACK` mm wide to either side: Voronoi edges, without their branches."""
    outline = shapely.segmentize(near.boundary, SAMPLE)
    points = np.unique(np.round(shapely.get_coordinates(outline), 4), axis=0)
    if len(points) < 4:
        return EMPTY
    edges = _segments(shapely.voronoi_polygons(MultiPoint(points), only_edges=True))
    middles = (edges[:, 0] + edges[:, 1]) / 2
    inside = shapely.contains_xy(near.intersection(part.buffer(width / 2, 4)), middles[:, 0], middles[:, 1])
    edges, middles = edges[inside], middles[inside]
    along = edges[:, 1] - edges[:, 0]
    across = _nearest(_segments(outline), middles) - middles
    reach = np.sqrt((across**2).sum(axis=1))
    length = np.sqrt((along**2).sum(axis=1))
    upright = np.abs((along * across).sum(axis=1)) < ACROSS * length * reach
    kept = edges[upright & (reach < width / 2)]
    runs = shapely.union_all(shapely.linestrings(kept)).buffer(SLACK, 1)
    return union([run for run in pieces(runs) if run.length > 2 * SHORT])


def _segments(lines: Geometry) -> Segments:
    """The straight pieces of all lines."""
    points, line = shapely.get_coordinates(shapely.get_parts(shapely.get_parts(lines)), return_index=True)
    joined = line[1:] == line[:-1]
    return np.stack([points[:-1][joined], points[1:][joined]], axis=1)


def _nearest(outline: Segments, spots: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each spot the point of the outline that is nearest."""
    sides = np.array(shapely.linestrings(outline))
    dots = shapely.points(spots)
    found = shapely.STRtree(sides).query_nearest(dots, all_matches=False)[1]
    ways = shapely.shortest_line(dots, sides[found])
    return shapely.get_coordinates(ways).reshape(-1, 2, 2)[:, 1]
