"""The cap of ore: a miner's hat of quilted felt, leather over the nape, and a lamp that burns before the brow."""

from __future__ import annotations

from art.curves import closed
from art.inrah.inlay import LEAD, STOUT, THIN, Inlay, from_top, saw_line
from art.picture import PAPER

_CROWN = ((20.4, 17.0, 1), (19.8, 11.4), (21.8, 6.0), (26.4, 3.6), (32.6, 3.2), (38.2, 5.2), (41.8, 10.2),
          (43.2, 18.8, 1), (35, 17.0), (27, 15.8))  # fmt: skip
_QUILTING = (
    saw_line((26.6, 0), (25.4, 8), (25.8, 20)), saw_line((30.6, 0), (30.2, 8), (30.4, 20)),
    saw_line((34.8, 0), (35.0, 8), (35.6, 22)), saw_line((16, 10.6), (25, 9.4), (34, 10.2), (46, 13.4)),
)  # fmt: skip
_ROLL = ((18.6, 16.6), (20.0, 14.4), (24, 14.0), (31, 14.8), (38, 16.4), (43.6, 18.4), (44.6, 20.6), (42.4, 21.4),
         (35.6, 19.2), (27, 17.6), (20.4, 18.2))  # fmt: skip
_NAPE = ((37.6, 18.4, 1), (44.0, 19.6, 1), (46.2, 25.6), (46.8, 31.6), (46.0, 37.0, 1), (34.6, 34.4, 1), (35.0, 28.0),
         (36.0, 22.4))  # fmt: skip
_POT = ((17.9, 9.6, 1), (24.1, 9.6, 1), (23.7, 13.0), (21.9, 15.0, 1), (19.9, 15.0, 1), (18.3, 13.0))
_FLAME = ((18.8, 9.2), (18.0, 7.0), (19.2, 5.0), (19.6, 2.6, 1), (22.0, 4.2), (23.4, 6.6), (23.0, 8.8), (21.1, 10.0))
_HEART = ((20.2, 8.8), (20.0, 7.4), (21.0, 5.6, 1), (22.1, 7.2), (21.9, 8.8), (21.1, 9.5))


def put_miners_hat(drawing: Inlay) -> None:
    """As it is seen from the left; its front is at x = 18."""
    nape = closed(*_NAPE)
    drawing.contour(nape, 1.3)
    seams = [saw_line((30, y), (42, y + 0.4), (49, y + 2)) for y in (24, 29)]
    drawing.saw(nape, seams, ("dunkel", "mittel"), LEAD, from_top)
    crown = closed(*_CROWN)
    drawing.contour(crown, 1.5)
    drawing.saw(crown, _QUILTING, ("hell", "mittel", "mittel", "dunkel", "mittel", "dunkel", "dunkel", "mittel"), LEAD)
    roll = closed(*_ROLL)
    drawing.contour(roll, 1.2)
    drawing.form("dunkel", roll, "", lead=STOUT)
    for tone, points, around in (("akzent", _FLAME, 1.1), (PAPER, _HEART, 0.4), ("akzent", _POT, 1.2)):
        shape = closed(*points)
        drawing.contour(shape, around)
        drawing.piece(tone, shape, THIN)
