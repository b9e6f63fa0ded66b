"""Gouges behind a figure: they keep clear of it, run to the edge of what is seen, and leave no crumbs."""

from __future__ import annotations

from art.karten.stage import Ground
from art.picture import PAPER, Picture
from art.shapes import EMPTY, Geometry, pieces, union, without_specks

CLEAR = 0.85
"""mm of black round the figure."""
CRUMB = 0.9
"""mm²; what is left of a gouge and is smaller is not cut."""

SEAM = 0.1
"""mm that a gouge keeps off an area's edge where it begins there, so that nothing of it shows beside a frame."""


def gouged(figure: Picture, ground: Ground, area: Geometry, beyond: Geometry | None = None) -> tuple[Picture, Ground]:
    """The figure before the gouges of an area, and no other ground; a ground of motifs stays as it is.

    Those that go on `beyond` the area begin outside its edge where what lies inside it is a crumb.
    """
    if not isinstance(ground, Geometry):
        return figure, ground
    picture = Picture()
    gouges = ground.intersection((area if beyond is None else beyond).difference(figure.silhouette().buffer(CLEAR)))
    if beyond is not None:
        crumbs = [part for part in pieces(gouges.intersection(area)) if part.area <= CRUMB]
        gouges = gouges.difference(union(crumbs).buffer(SEAM))
    picture.add(PAPER, without_specks(gouges, CRUMB))
    picture.put(figure)
    return picture, EMPTY
