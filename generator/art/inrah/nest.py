"""The turban of humus: twisted of withies, with a wren in it."""

from __future__ import annotations

import numpy as np

from art.curves import closed, curve, normals, resample
from art.inrah.inlay import HAIRLINE, LEAD, THIN, Inlay, from_top
from art.inrah.leaves import put_leaf
from art.outline import line
from art.picture import INK
from art.shapes import Move, circle, placed, polygon, union

SPOTS, STRANDS = 60, 8
"""Points along the twist, and how many strands it has."""
BROAD = 3.6
"""Half its breadth in mm."""
_TWIST = ((17.4, 16.4), (22, 12.6), (30, 10.8), (38, 12.6), (42.6, 16.4))


def put_nest(head: Inlay) -> None:
    """Humus: the turban is twisted of withies, leaves sprout from it, and a wren sits in it as in its nest."""
    for x, y, angle, size, lit, shaded in (
        (20.4, 12, -58, 0.62, "akzent", "mittel"), (23.6, 9.6, -26, 0.62, "hell", "akzent"),
    ):  # fmt: skip
        put_leaf(head, placed(x, y, angle, size), lit, shaded)
    _put_wren(head, placed(32, 11.2))
    middle = resample(curve(*_TWIST), SPOTS)
    out = normals(middle) * BROAD
    step = (SPOTS - 1) / STRANDS
    for k in range(-1, STRANDS):
        low, high = max(0, round(k * step)), min(SPOTS - 1, round((k + 2) * step))
        a, b = middle[low] + out[low], middle[high] - out[high]
        along, across = b - a, np.array([a[1] - b[1], b[0] - a[0]])
        spots = [
            a,
            a + along * 0.3 - across * 0.3,
            a + along * 0.72 - across * 0.2,
            b,
            a + along * 0.7 + across * 0.3,
            a + along * 0.28 + across * 0.2,
        ]
        strand = closed(*[(float(x), float(y), *((1,) if at in (0, 3) else ())) for at, (x, y) in enumerate(spots)])
        head.contour(strand, 0.9)
        head.form(("hell", "mittel", "akzent")[k % 3], strand, ("mittel", "dunkel", "dunkel")[k % 3], -0.9, -0.9, LEAD)


def _put_wren(head: Inlay, place: Move) -> None:
    tail = place(closed((2.6, -2.6, 1), (4.6, -8.0, 1), (6.8, -7.4, 1), (5.6, -1.4, 1)))
    body = place(closed((-3.8, -3.4), (-2.0, -5.4), (0.8, -5.2), (3.6, -3.4), (5.0, -0.6), (3.4, 2.4), (-2.6, 2.4)))
    crown = place(circle(-2.9, -5.2, 2.6))
    beak = place(polygon((-4.9, -6.0), (-8.0, -5.2), (-4.9, -4.4)))
    head.contour(union(tail, body, crown), 1.2)
    head.contour(beak, 0.7)
    head.saw(tail, [place(line("M1 -5.6L8 -4.6"))], ("mittel", "dunkel"), THIN, from_top)
    head.piece("akzent", beak, HAIRLINE)
    head.piece("hell", union(body, crown), LEAD)
    head.piece(
        "mittel", place(closed((-0.6, -3.4), (2.4, -4.2), (4.8, -1.0), (5.6, 1.6, 1), (1.6, 0.8), (-0.6, -1.2))), LEAD
    )
    head.lay("mittel", place(closed((-5.0, -6.4), (-3.6, -7.6), (-1.4, -7.0), (-0.6, -5.4), (-2.4, -6.2))))
    head.lay(INK, place(circle(-3.4, -5.2, 0.62)))
