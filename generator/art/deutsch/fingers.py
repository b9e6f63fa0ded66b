"""Hands that play: both lie on a pipe that runs to the right through (0, 0), their fingers on its holes.

One is seen from its back, before the pipe, the other from its palm, behind it. Lengths are those of a hand some 9 mm
broad, for a pipe 3 mm thick; wrist and cuff are drawn with it.
"""

from __future__ import annotations

from art.curves import closed, cut
from art.grasps import Hand, cuffed, finger
from art.picture import INK, PAPER, Picture
from art.shapes import ellipse

NEAR_WRIST, FAR_WRIST = (-0.9, 7.6), (1.0, 7.2)
"""Where the sleeves begin."""


def near_hand() -> Hand:
    """Seen from its back: three fingers reach up over the pipe, the first is lifted, the thumb bears from below."""
    behind, before = Picture(), Picture()
    finger(behind, (-3.0, 4.2), ((-142, 1.7), (-106, 1.8), (-84, 1.2)), (2.4, 2.1, 1.8, 1.2), crease=0)
    fingers = (
        ((3.0, 2.8), ((-82, 2.7), (-104, 1.5)), 1.6, 0),
        ((1.2, 2.0), ((-88, 2.7), (-106, 1.5)), 1.85, 0),
        ((-0.8, 1.8), ((-94, 2.7), (-106, 1.5)), 1.95, 0),
        ((-2.7, 2.3), ((-102, 3.4), (-86, 2.2), (-64, 1.6)), 1.85, -1),
    )
    for knuckle, bones, wide, nail in fingers:
        widths = [wide * share for share in (1.0, 1.0, 0.94, 0.84, 0.62)]
        finger(before, knuckle, bones, widths, nail=nail, crease=0)
    back = closed(
        (-3.9, 3.6), (-3.7, 2.2), (-2.6, 1.5), (-0.8, 1.1), (1.2, 1.3), (3.0, 2.1), (3.8, 3.4), (3.2, 5.2), (1.6, 7.0),
        (1.2, 8.4, 1), (-2.6, 8.4, 1), (-2.6, 6.8), (-3.4, 5.2),
    )  # fmt: skip
    before.outline(PAPER, back, 0.36)
    before.add(PAPER, [ellipse(x, y, 0.62, 0.8) for x, y in ((3.0, 2.3), (1.2, 1.5), (-0.8, 1.3), (-2.7, 1.8))])
    before.add(
        INK,
        [cut((x - 0.55, y + 0.35), (x, y), (x + 0.55, y + 0.35), width=0.36, peak=0.5)
         for x, y in ((3.0, 2.6), (1.2, 1.9), (-0.8, 1.7), (-2.7, 2.2))],
        cut((1.0, 3.2), (0.4, 4.6), (-0.2, 6.0), width=0.42, peak=0.4),
        cut((-0.9, 3.0), (-1.0, 4.4), (-1.2, 5.6), width=0.42, peak=0.4),
        cut((3.1, 4.3), (1.8, 6.0), (0.9, 7.8), width=0.8, peak=0.5),
    )  # fmt: skip
    cuffed(before, NEAR_WRIST, 104, 2.35)
    return Hand(behind, before)


def far_hand() -> Hand:
    """Seen from its palm: the fingers come over the pipe, the thumb lies along it from below."""
    behind, before = Picture(), Picture()
    back = closed(
        (-3.8, -0.6), (-3.2, -2.2), (-1.0, -2.9), (1.4, -2.8), (3.2, -2.0), (3.9, -0.6), (3.9, 2.2), (3.0, 4.4),
        (2.9, 7.6, 1), (-0.9, 7.6, 1), (-1.4, 4.8), (-3.2, 2.4),
    )  # fmt: skip
    behind.outline(PAPER, back, 0.36)
    behind.add(INK, cut((3.0, 2.2), (2.4, 4.4), (2.3, 6.8), width=0.75, peak=0.5))
    fingers = (
        ((3.4, -2.2), ((-96, 0.6), (98, 1.2), (112, 1.2)), 1.5),
        ((1.6, -2.5), ((92, 1.5), (106, 1.6)), 1.8),
        ((-0.3, -2.6), ((86, 1.6), (100, 1.7)), 1.9),
        ((-2.3, -2.3), ((76, 1.4), (92, 1.5)), 1.8),
    )
    for knuckle, bones, wide in fingers:
        finger(before, knuckle, bones[-2:], (wide * 0.96, wide, wide * 0.94, wide * 0.68), nail=0, crease=0)
        x, y = knuckle
        before.add(INK, cut((x - 0.5, y + 0.95), (x, y + 0.65), (x + 0.5, y + 0.9), width=0.34, peak=0.5))
    finger(before, (2.4, 3.6), ((205, 2.5), (190, 2.0), (172, 1.4)), (2.5, 2.1, 1.8, 1.1), nail=1, crease=-1)
    before.add(PAPER, closed((1.6, 2.9), (2.8, 2.5), (3.2, 3.9), (2.5, 4.9), (1.4, 4.5)))
    cuffed(before, FAR_WRIST, 92, 2.3)
    return Hand(behind, before)
