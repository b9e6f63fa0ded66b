"""The cap of water: a fisher's hat of oilskin, its brim long behind, with a strap under the chin; it drips."""

from __future__ import annotations

from art.curves import closed, curve, ribbon
from art.inrah.inlay import LEAD, STOUT, THIN, Inlay, saw_line
from art.picture import PAPER

_CROWN = ((19.8, 16.4, 1), (19.8, 11.6), (23.2, 7.6), (29.6, 5.8), (36.4, 7.4), (41.0, 12.4), (42.8, 20.4, 1),
          (34, 18.0), (26, 16.0))  # fmt: skip
_SEAMS = (
    saw_line((29.0, 3), (24.4, 8), (23.4, 18)), saw_line((29.6, 3), (29.6, 9), (30.6, 20)),
    saw_line((30.2, 3), (35.4, 9), (38.4, 22)),
)  # fmt: skip
_BRIM = ((20.0, 16.6), (18.9, 14.6), (20.0, 13.1), (23.0, 13.4), (29, 14.4), (37.0, 16.6), (43.4, 20.2), (48.4, 25.6),
         (51.4, 33.0, 1), (46.6, 32.6), (41.4, 29.6), (37.4, 25.2), (33.0, 20.6), (26.6, 18.0),
         (21.4, 17.0))  # fmt: skip
_FOLDS = (saw_line((33.6, 12), (35.6, 18), (34.4, 24)), saw_line((46.0, 18), (44.0, 24), (40.0, 32)))
_STRAP = ((36.4, 20.4), (36.0, 26.0), (33.6, 31.2), (29.6, 33.2))
_DROP = ((50.0, 34.6, 1), (51.4, 36.8), (50.8, 38.4), (49.4, 38.4), (48.8, 36.8))


def put_souwester(drawing: Inlay) -> None:
    """As it is seen from the left; its front is at x = 18."""
    strap = ribbon(curve(*_STRAP), 1.2, 1.0)
    drawing.contour(strap, 0.7)
    drawing.lay("akzent", strap)
    crown, brim, drop = closed(*_CROWN), closed(*_BRIM), closed(*_DROP)
    drawing.contour(crown, 1.4)
    drawing.saw(crown, _SEAMS, ("mittel", "hell", "akzent", PAPER), LEAD)
    drawing.contour(brim, 1.3)
    drawing.saw(brim, _FOLDS, ("akzent", "akzent", PAPER), STOUT)
    drawing.contour(drop, 0.9)
    drawing.piece(PAPER, drop, THIN)
