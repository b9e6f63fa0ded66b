"""The maker's card: the frame of the ace of spades, a label, and the lozenge of the back as a seal."""

from __future__ import annotations

from art.franzoesisch.cloth import GOLD
from art.karten.stage import whole, window
from art.makers.imprint import SEAL, add_label, add_mark, rays
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, inset, lozenge, pieces, union

ACROSS, DOWN = 9.0, 9.4
"""Half the width and height of the seal, in mm."""
FRAME = ((0.4, 1.25, GOLD), (1.65, 2.0, PAPER))
"""The lines along the panel's edge: from and to how many mm inside the window."""
BORDER, PEARLS = 1.25, 7
"""mm from the seal's edge to the pearls on its border, and how many lie along a side."""


def maker() -> str:
    """The body of the card's ground; the face sets its words."""
    picture = Picture()
    for outer, inner, role in FRAME:
        picture.add(role, inset(window(), outer).difference(inset(window(), inner)))
    add_label(picture, GOLD)
    seal = lozenge(*SEAL, ACROSS, DOWN)
    picture.add(PAPER, rays(inset(window(), 2.5), seal.buffer(1.8, join_style="mitre")))
    picture.add(INK, seal.buffer(1.1, join_style="mitre"))
    picture.add(PAPER, seal)
    picture.add("rot", inset(seal, 0.5))
    picture.add(PAPER, inset(seal, 2.0), _pearls(inset(seal, BORDER)))
    picture.add(INK, inset(seal, 2.4))
    add_mark(picture, 6.2)
    return whole(picture)


def _pearls(border: Geometry) -> Geometry:
    """Pearls along the border, one in each of its corners."""
    (field,) = pieces(border)
    spots = [field.exterior.interpolate(k / (4 * PEARLS), normalized=True) for k in range(4 * PEARLS)]
    return union([circle(spot.x, spot.y, 0.36, 6) for spot in spots])
