"""The helmet of air: an eagle's head whose beak stands over the brow; its feathers stream behind the neck."""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import closed
from art.inrah.helmets import put_quill
from art.inrah.inlay import LEAD, THIN, Inlay, from_left, saw_line
from art.picture import INK, PAPER
from art.shapes import circle

Spot = tuple[float, float]

_STREAMING: Sequence[tuple[Spot, Spot, float, float, tuple[str, str]]] = (
    ((22.6, 14.0), (2.6, 17.4), 5.2, -1.6, ("hell", "mittel")),
    ((22.4, 16.6), (-1.0, 24.6), 5.6, -1.8, ("dunkel", "mittel")),
    ((22.4, 19.6), (2.0, 32.0), 5.4, -1.6, (PAPER, "hell")),
    ((22.6, 22.4), (8.4, 37.6), 5.0, -1.2, ("dunkel", "mittel")),
)
"""Root, tip, width, bend and tones of the plumes behind, the farthest first."""
_CHEEK: Sequence[tuple[Spot, Spot, float, float, tuple[str, str]]] = (
    ((22.6, 23.0), (19.4, 38.4), 4.6, 0.8, ("mittel", "dunkel")),
    ((23.2, 19.6), (22.0, 34.0), 4.4, 0.8, ("hell", "mittel")),
    ((23.0, 16.0), (20.6, 29.0), 4.6, 0.8, ("mittel", "dunkel")),
    ((24.2, 14.0), (23.4, 25.0), 4.2, 0.8, (PAPER, "hell")),
)
_SKULL = (
    (20.4, 19.4, 1), (18.8, 13.6), (20.4, 8.2), (24.8, 4.6), (30.8, 3.6), (36.4, 4.6), (39.4, 7.6), (39.6, 13.8),
    (39.4, 18.0, 1), (33.4, 15.4), (28.6, 15.0), (24.0, 16.4),
)  # fmt: skip
_FEATHERS = (
    saw_line((40, 5.8), (32, 6.3), (25.4, 8.8), (17, 13.9)),
    saw_line((40, 11.6), (33.6, 11.0), (27.4, 12.2), (18, 17.4)),
)  # fmt: skip
_BEAK = (
    (35.8, 6.0, 1), (39.0, 5.6), (42.4, 7.0), (44.8, 10.2), (45.4, 14.4), (44.0, 18.6, 1), (43.0, 15.8), (41.2, 14.2),
    (39.2, 13.8), (37.2, 14.4, 1), (36.2, 10.0),
)  # fmt: skip
_CERE = ((35.8, 6.0, 1), (38.4, 5.6), (40.2, 6.0, 1), (39.2, 9.6), (40.0, 13.8, 1), (37.2, 14.4, 1), (36.2, 10.0))
_BROW = ((28.6, 9.8, 1), (30.8, 8.0), (33.4, 7.4), (34.7, 8.5, 1), (33.4, 9.2), (31.2, 9.9))


def put_plumes(head: Inlay) -> None:
    """What streams behind neck and face."""
    for root, tip, width, bend, tones in _STREAMING:
        put_quill(head, root, tip, width, bend, tones)


def put_eagle_helm(head: Inlay) -> None:
    """Skull and beak over the brow, and the feathers that cover the cheek."""
    for root, tip, width, bend, tones in _CHEEK:
        put_quill(head, root, tip, width, bend, tones)
    skull = closed(*_SKULL)
    head.contour(skull, 1.4)
    head.saw(skull, _FEATHERS, ("mittel", "dunkel", "mittel", "dunkel"), LEAD, from_left)
    beak = closed(*_BEAK)
    head.contour(beak, 1.3)
    head.form("akzent", beak, "", lead=LEAD)
    head.piece("hell", closed(*_CERE), THIN)
    head.lay(INK, closed((37.8, 8.2), (39.0, 8.0), (39.4, 9.2), (38.2, 9.4)))
    head.piece("akzent", circle(33.6, 10.4, 1.7), THIN)
    head.lay(INK, circle(33.9, 10.3, 0.85), closed(*_BROW))
