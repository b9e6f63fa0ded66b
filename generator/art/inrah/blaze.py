"""The turban of fire: a coil of red cloth out of which it burns."""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import closed
from art.inrah.inlay import HAIRLINE, LEAD, STOUT, Inlay, from_top, saw_line
from art.picture import PAPER
from art.shapes import Point, circle

_FLAMES: Sequence[tuple[str, float, Sequence[Point]]] = (
    ("dunkel", 1.4, ((40.6, 13), (42.4, 9.8), (41.2, 6.6), (42.6, 3.2, 1), (38.4, 5.0), (36.6, 6.2), (36.8, 2.6),
                     (33.2, -3, 1), (31.4, 0.8), (29.6, 3.4), (27.2, 1.4), (25.6, -3, 1), (23.2, 1.6), (23.0, 5.6),
                     (20.4, 4.6), (17.4, 2.6, 1), (17.2, 6.8), (18.2, 10.6), (20, 14))),
    ("mittel", 0.8, ((37.6, 13), (38.4, 10.6), (36.4, 8.6), (34.6, 7.2), (33.4, 2.4, 1), (31.6, 6.0),
                     (30.2, 7.6), (27.4, 6.0), (25.8, 2.0, 1), (25.2, 6.4), (23.8, 8.4), (21.0, 7.6, 1),
                     (21.6, 10.8), (23, 14))),
    ("hell", 0.7, ((34.6, 13), (34.8, 10.8), (32.6, 8.4, 1), (31.0, 10.2), (28.4, 9.8), (26.2, 8.0, 1), (26.0, 10.6),
                   (27.4, 13))),
)  # fmt: skip
"""Tone, contour and outline of the flames one in the other."""
_WINDINGS: Sequence[tuple[tuple[str, str], Sequence[Point], Sequence[Point]]] = (
    (
        ("akzent", "dunkel"),
        ((42.4, 12.6), (38.6, 10.2), (32, 11.0), (25, 13.2), (18.4, 14.6), (17.6, 17.4), (20.4, 18.8), (26.6, 17.0),
         (34.4, 15.8), (41.0, 16.0)),
        ((15, 17.2), (26, 15.0), (36, 12.8), (45, 13.4)),
    ),
    (
        ("hell", "mittel"),
        ((17.4, 13.8), (19.6, 10.8), (25.6, 10.4), (33, 12.4), (41, 14.8), (43.2, 16.8), (41.2, 18.2), (36, 16.6),
         (27, 14.6), (20.6, 15.4)),
        ((14, 13.6), (24, 12.4), (34, 14.6), (46, 18)),
    ),
)  # fmt: skip
"""Tones, outline and fold of the two rolls of cloth, which cross before the brow."""


_EMBER = (29.4, 13.8, 2.3)


def put_blaze(head: Inlay) -> None:
    for tone, contour, points in _FLAMES:
        flame = closed(*points)
        head.contour(flame, contour)
        head.piece(tone, flame, LEAD)
    for tones, points, fold in _WINDINGS:
        winding = closed(*points)
        head.contour(winding, 1.2)
        head.saw(winding, [saw_line(*fold)], tones, STOUT, from_top)
    head.contour(circle(*_EMBER), 1.0)
    head.piece("dunkel", circle(*_EMBER), LEAD)
    head.piece(PAPER, circle(_EMBER[0], _EMBER[1], _EMBER[2] * 0.48), HAIRLINE)
