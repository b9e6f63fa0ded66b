"""The cap of fire: a stoker's spotted cloth, tied at the nape; its ends stand off."""

from __future__ import annotations

from art.curves import closed
from art.inrah.inlay import LEAD, THIN, Inlay, saw_line
from art.picture import PAPER
from art.shapes import circle

_CLOTH = ((23.2, 19.6, 1), (22.6, 15.2), (24.2, 10.8), (29.2, 7.6), (35.6, 7.6), (40.8, 11.4), (42.8, 17.4),
          (42.6, 23.0, 1), (37.8, 21.8), (32.0, 20.0), (27.4, 19.2))  # fmt: skip
_PLEATS = (
    saw_line((46, 23.6), (40.6, 19.2), (35.0, 16.4), (29.0, 15.0), (18, 15.2)),
    saw_line((45, 24.4), (42.0, 19.0), (39.6, 13.6), (35.0, 3)),
)  # fmt: skip
_DOTS = ((27.0, 12.2), (31.2, 10.0), (32.0, 13.4), (36.0, 11.0), (26.0, 17.2), (30.4, 17.4), (35.2, 18.9), (37.6, 15.6))
_ENDS = (
    ((43.0, 23.0, 1), (47.4, 22.0), (51.6, 23.0), (56.6, 21.4, 1), (55.0, 25.6), (49.6, 26.6), (43.8, 25.2, 1)),
    ((42.6, 24.0, 1), (46.6, 27.0), (48.0, 31.6), (52.6, 34.6, 1), (47.0, 35.6), (43.4, 31.6), (41.8, 25.4, 1)),
)
_DOT = 0.8


def put_headcloth(drawing: Inlay) -> None:
    """As it is seen from the left; its front is at x = 18."""
    for tone, points in zip(("akzent", "dunkel"), _ENDS, strict=True):
        end = closed(*points)
        drawing.contour(end, 1.2)
        drawing.piece(tone, end, LEAD)
    cloth = closed(*_CLOTH)
    drawing.contour(cloth, 1.4)
    drawing.saw(cloth, _PLEATS, ("dunkel", "dunkel", "akzent"), LEAD)
    drawing.lay(PAPER, *[circle(x, y, _DOT) for x, y in _DOTS])
    knot = closed((41.2, 22.4), (43.0, 21.2), (45.2, 22.4), (45.4, 24.8), (43.4, 26.0), (41.4, 24.8))
    drawing.contour(knot, 1.0)
    drawing.piece("dunkel", knot, THIN)
