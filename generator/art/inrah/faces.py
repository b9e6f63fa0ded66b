"""Heads: in front view, in three-quarter view and in profile, the latter two looking to the left.

Each is drawn round (0, 0), the eyes at y = 0, hairline at -10, chin near 11.5. Within a face tone meets tone without
lead; lead is kept for the contour, lids, brows, the foot of the nose and the mouth. Light falls from the left.
"""

from __future__ import annotations

from art.inrah.features import Face, Head
from art.inrah.frontal import front
from art.inrah.profile import profile
from art.inrah.three_quarter import aside
from art.shapes import rectangle

_FEATURES = {
    "front": rectangle(-9, -7, 9, 14),
    "aside": rectangle(-9, -7, 9, 14),
    "profile": rectangle(-9, -6, 1, 14),
}
"""Where a face's features are; hair and hat cover the rest."""


def head(face: Face) -> Head:
    drawn = {"front": front, "aside": aside, "profile": profile}[face.view](face)
    drawn.picture.keep(drawn.outline.intersection(_FEATURES[face.view]))
    return drawn
