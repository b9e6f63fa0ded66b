"""Two snails face to face, each with a six for a shell: whoever is first at 66 has won."""

from __future__ import annotations

from art.curves import closed, curve, cut
from art.motifs.stage import FOOT, MIDDLE, OCHRE, RED, TITLE_OF_TWO, Motif, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, mirror, rectangle

SHELL = 26.0, 107.0
"""The middle of the left shell."""
RADIUS = 22.4


def snails() -> Motif:
    return {"rays": rays(MIDDLE, 100, 34, 64, outer=120, top=TITLE_OF_TWO), "snails": _snails()}


def _snails() -> Picture:
    picture = Picture()
    for right in (False, True):
        _snail(picture, right)
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))


def _snail(picture: Picture, right: bool) -> None:
    def turned(shape: Geometry) -> Geometry:
        return mirror(shape, MIDDLE) if right else shape

    for foot, eye, back in (((45.4, 86), (36.0, 62.5), 0.8), ((48.6, 84), (47.2, 58.5), 1.0)):
        stalk = curve(foot, ((foot[0] + eye[0]) / 2 + 2.0, (foot[1] + eye[1]) / 2), eye)
        rimmed(picture, OCHRE, turned(stroke(stalk, 3.2 * back)), 0.9, INK)
        rimmed(picture, PAPER, turned(circle(*eye, 4.1 * back)), 0.9, INK)
        picture.add(INK, turned(circle(eye[0] + 1.3, eye[1] + 0.5, 2.0 * back)))
    body = closed(
        (-4, 139.6, 1), (0, 134.6), (12, 129.4), (28, 127), (38, 121), (40.6, 108), (39.4, 96), (40.2, 86),
        (44.6, 79.6), (49.4, 80.6), (52.0, 87.4), (51.2, 97), (51.4, 110), (51.0, 124), (52.1, 139.6, 1),
    )  # fmt: skip
    rimmed(picture, OCHRE, turned(body), 1.1, INK)
    x, y = SHELL
    rimmed(picture, INK if right else RED, turned(circle(x, y, RADIUS, 40)), 1.1, PAPER)
    _six(picture, MIDDLE * 2 - x if right else x, y)
    picture.add(INK, turned(cut((51.6, 92.6), (48.8, 94.4), (45.4, 92.4), width=1.3, peak=0.5)))
    picture.add(INK, turned(circle(44.6, 90.6, 0.7)))
    for k in range(6):
        low = 103 + 5.6 * k
        picture.add(INK, turned(cut((48.2, low), (45.6, low + 1.6), (44.6, low + 4.4), width=1.1, peak=0.4)))
    for k in range(8):
        picture.add(INK, turned(cut((4 + 4.8 * k, 134.2), (5.4 + 4.8 * k, 136.6), width=1.1, peak=0.4)))


def _six(picture: Picture, x: float, y: float) -> None:
    """The coil of a shell, which is the figure on it: never mirrored."""
    coil = (
        (10.6, -12.6), (3.4, -16.9), (-6.6, -15.4), (-13.6, -7.6), (-15.2, 2.6), (-11.4, 12.6), (-2.4, 17.6), (7.8, 16),
        (14.2, 8.4), (13, -0.6), (5.6, -5.4), (-2.6, -3.6), (-6.2, 3.2), (-3.2, 8.8), (2.4, 9.2), (5, 5.2),
    )  # fmt: skip
    picture.add(PAPER, stroke(curve(*((x + across, y + down) for across, down in coil)), 4.0))
