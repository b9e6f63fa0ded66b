"""A helmet of the Ritter that is made for its element, the wings of ore; and the shards of which that of ice consists.

It is drawn on the card itself, with the head in it.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import LineString

from art.curves import closed
from art.inrah.inlay import STOUT, THIN, Inlay, saw_line
from art.inrah.sitter import Sitter, head
from art.picture import PAPER
from art.shapes import Geometry, mirror, placed, polygon

Spot = tuple[float, float]


def put_quill(
    drawing: Inlay, root: Spot, tip: Spot, width: float, bend: float, tones: tuple[str, str],
    tipped: tuple[str, str] | None = None,
) -> None:  # fmt: skip
    """A pointed feather of a wing, sawn along its quill; its tip may be of another wood."""
    start, end = np.array(root), np.array(tip)
    along = end - start
    long = float(np.hypot(*along))
    across = np.array([-along[1], along[0]]) / long

    def at(way: float, aside: float) -> Spot:
        x, y = start + along * way + across * (aside + bend * math.sin(math.pi * way))
        return float(x), float(y)

    shape = closed(
        (*at(0, 0), 1), at(0.25, -width * 0.36), at(0.6, -width * 0.55), at(0.85, -width * 0.5), (*at(1, 0), 1),
        at(0.88, width * 0.28), at(0.6, width * 0.5), at(0.25, width * 0.36),
    )  # fmt: skip
    cuts: list[Geometry] = [saw_line(at(-0.1, 0), at(0.25, 0), at(0.6, 0), at(0.9, -width * 0.05), at(1.1, 0))]
    if tipped:
        cuts.append(LineString([at(0.72, -width * 2), at(0.66, 0), at(0.72, width * 2)]))

    def tone(_: int, part: Geometry) -> str:
        x, y = part.centroid.x - start[0], part.centroid.y - start[1]
        far = (x * along[0] + y * along[1]) / long**2 > 0.72
        right = int((along[0] * y - along[1] * x) / long > bend * 0.9)
        return (tipped if tipped and far else tones)[right]

    drawing.contour(shape, 1.1)
    drawing.saw(shape, cuts, tone)


def put_winged_helm(drawing: Inlay, sitter: Sitter) -> None:
    """A round helm between two wings whose feathers are tipped with copper; the face looks to the left."""
    place = placed(27.0, 23.4, 0, 1.04)
    for root, tip, width in (((20.0, 18.4), (10.4, 0.6), 6.2), ((21.4, 15.4), (15.4, -8), 6.6)):
        put_quill(drawing, root, tip, width, 0.8, ("mittel", "hell"), ("akzent", "dunkel"))
    drawing.put(head(sitter).face, place)
    bowl = closed(
        (19.4, 19.4, 1), (19.2, 12.6), (21.4, 6.0), (25.6, 1.6), (30.4, 0.8), (35.0, 4.4), (37.2, 11), (37.2, 20.6, 1),
        (28, 18.0),
    )  # fmt: skip
    drawing.contour(bowl, 1.4)
    ribs = (
        saw_line((25.4, -2), (23.2, 8), (22.8, 22)), saw_line((28.6, -2), (29.6, 8), (29.4, 22)),
        saw_line((31.6, -2), (34.4, 8), (34.4, 24)),
    )  # fmt: skip
    drawing.saw(bowl, ribs, ("mittel", "hell", "mittel", "dunkel"))
    band = closed(
        (18.9, 17.0, 1),
        (23, 15.9),
        (29, 16.6),
        (37.6, 19.8, 1),
        (37.6, 23.0, 1),
        (29.6, 20.3),
        (23.4, 19.4),
        (19.2, 20.4, 1),
    )
    drawing.contour(band, 1)
    drawing.form("akzent", band, "dunkel", 0, -1)
    nasal = closed((22.6, 18.8, 1), (25.6, 18.9, 1), (24.7, 20.6), (24.2, 22.0, 1), (23.4, 20.6))
    drawing.contour(nasal, 0.7)
    drawing.piece("akzent", nasal, THIN)
    cheek = closed((33.2, 20.4, 1), (37.6, 22.2, 1), (37.6, 28), (35.8, 34.0, 1), (31.8, 31.2), (32.6, 26))
    drawing.contour(cheek, 1)
    drawing.saw(cheek, [saw_line((35.4, 20), (35.0, 28), (34.2, 36))], ("mittel", "dunkel"))
    for root, tip, width, tones in (
        ((41.2, 22.6), (45.2, 8.4), 5.6, ("hell", "mittel")), ((38.8, 20.4), (43.4, 0.2), 6.0, (PAPER, "hell")),
        ((35.6, 17.8), (39.2, -6.4), 6.4, ("hell", "mittel")),
    ):  # fmt: skip
        put_quill(drawing, root, tip, width, -0.5, tones, ("akzent", "dunkel"))
    edge = closed(
        (31.6, 18.8, 1), (33.4, 16.4), (37.4, 17.2), (41.2, 20.2), (43.2, 23.8, 1), (40.4, 24.0), (36.0, 21.8),
    )  # fmt: skip
    drawing.contour(edge, 1)
    drawing.form("akzent", edge, "dunkel", 0.2, -1.4)


def put_shard(drawing: Inlay, angle: float, long: float, width: float, light: str, shade: str, about: Spot) -> None:
    """A crystal from 9 mm off the helm's middle out to its length, its left facet lit."""
    place = placed(*about, angle)
    waist = 9 + (long - 9) * 0.5
    left = polygon((0, -9), (-width / 2, -waist), (0, -long))
    right = mirror(left)
    drawing.contour(place(left.union(right)), 1.0)
    drawing.piece(light, place(left), STOUT)
    drawing.piece(shade, place(right), STOUT)
