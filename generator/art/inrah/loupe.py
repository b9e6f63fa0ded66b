"""The lens that a mage of ore screws into one eye to look into a stone."""

from __future__ import annotations

from art.curves import curve, ribbon
from art.inrah.inlay import HAIRLINE, Inlay
from art.shapes import ellipse
from art.skull import View
from art.visage import Visage

OUTER, INNER = 3.7, 2.4
"""mm from the middle of the eye to the rim's edges."""


def put_loupe(head: Inlay, face: Visage) -> None:
    """Round the left eye of a face at (0, 0), with a cord that runs back under the hair."""
    x, y = View(face.bones, face.turn).at(-face.bones.eyes, 0.2, 0.8)
    wide = 0.94
    rim = ellipse(x, y, OUTER * wide, OUTER).difference(ellipse(x, y, INNER * wide, INNER))
    cord = ribbon(curve((x - 2.6, y + 2.0), (x - 4.0, y + 6.0), (x - 5.4, y + 9.0)), 0.5)
    head.contour(cord, 0.5)
    head.contour(rim, 0.8)
    head.piece("akzent", rim, HAIRLINE)
