"""The cap of humus: the cup of an acorn, with its stalk, and a leaf stuck into its rim."""

from __future__ import annotations

from art.curves import closed
from art.inrah.inlay import LEAD, STOUT, Inlay, saw_line
from art.inrah.leaves import put_leaf
from art.shapes import EMPTY, Geometry, circle, pieces, placed, rectangle, union

_STALK = ((28.4, 7.4, 1), (28.2, 3.0), (26.6, -3.0, 1), (31.0, -3.4, 1), (32.2, 2.4), (33.0, 7.2, 1))
_CUP = ((18.4, 15.6), (18.8, 11.6), (22.6, 7.4), (29.6, 5.2), (37.2, 6.4), (42.6, 10.6), (44.4, 16.8), (36, 16.8),
        (27, 14.8))  # fmt: skip
_RIM = ((17.4, 16.6), (18.2, 14.4), (21.4, 14.0), (29, 14.4), (37.4, 16.0), (43.6, 18.2), (45.0, 20.0), (43.2, 21.2),
        (36, 19.2), (27, 17.4), (19.4, 18.0))  # fmt: skip
_LEAF = placed(25.8, 16.6, -10, 0.88)


def put_acorn_cup(drawing: Inlay) -> None:
    """As it is seen from the left; its front is at x = 18."""
    stalk = closed(*_STALK)
    drawing.contour(stalk, 1.2)
    drawing.saw(stalk, [saw_line((30.4, 9), (30.2, 3), (28.8, -5))], ("dunkel", "mittel"), LEAD)
    cup = closed(*_CUP)
    drawing.contour(cup, 1.4)
    drawing.mosaic(_scales(cup), LEAD)
    rim = closed(*_RIM)
    drawing.contour(rim, 1.2)
    drawing.form("hell", rim, "mittel", 0.2, -1.0, STOUT)
    put_leaf(drawing, _LEAF, "akzent", "hell")


def _scales(cup: Geometry) -> list[tuple[str, Geometry]]:
    """Overlapping scales whose tips point to the rim, paler in front, where the light falls."""
    parts: list[tuple[str, Geometry]] = []
    covered = EMPTY
    for row in range(7):
        y = 1.2 + 2.3 * row
        here = []
        for column in range(-2, 10):
            x = 17 + 3.6 * column + (1.8 if row % 2 else 0) + 0.22 * (y - 8)
            scale = union(circle(x, y, 2.0), rectangle(x - 1.8, y - 3, x + 1.8, y))
            seen = scale.intersection(cup).difference(covered)
            tone = ("mittel", "dunkel")[row % 2] if x > 24 else ("hell", "mittel")[row % 2]
            here += [(tone, part) for part in pieces(seen) if part.area > 0.8]
        covered = union(covered, [part for _, part in here])
        parts += here
    return parts
