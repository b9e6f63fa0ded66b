"""The first joker: he grins at us and keeps the four suits in the air."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.face import Temper
from kartenwerk.art.franzoesisch.cloth import GOLD, RED, bell, ruff
from kartenwerk.art.franzoesisch.heads import front_face
from kartenwerk.art.grasps import opened
from kartenwerk.art.karten.suits import INK as SUIT_INK
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import lozenge, mirror, placed, union
from kartenwerk.art.sleeve import sleeve

X, Y = 30.6, 21.6


def juggler() -> Picture:
    figure = Picture()
    figure.put(_coat())
    for side, x, y, lean in ((1, 48.9, 33.0, 10), (-1, 12.2, 33.5, -8)):
        figure.put(_arm(side, x, y, lean))
    ruff(figure, X, Y + 11.8, 10.8, 5.0, 18)
    face = front_face(Temper(brow=0.98, opening=1.0, gaze=0.3, aged=False, iris=0.82, slant=7), smile=True)
    figure.put(face.features, placed(X, Y))
    figure.put(_grin(), placed(X, Y))
    figure.put(_cap(), placed(X, Y))
    for suit, x, y, height, lean in (
        ("karo", 18.2, 9.8, 7.4, -14),
        ("pik", 9.8, 26.0, 6.0, -10),
        ("kreuz", 50.0, 9.4, 7.0, 14),
        ("herz", 50.6, 21.0, 6.2, 12),
    ):
        form = sign(suit, x, y, height, lean)
        if suit in ("karo", "herz"):
            figure.outline(PAPER, form.buffer(0.5), 0.3)
            figure.add(SUIT_INK[suit], form)
        else:
            figure.outline(PAPER, form, 0.5)
    return figure


def _coat() -> Picture:
    picture = Picture()
    coat = closed((24, 33, 1), (16.6, 35), (11, 39.4), (9, 47, 1), (52.6, 47, 1), (50.6, 39.4), (44.8, 35), (37.2, 33))
    picture.outline(GOLD, coat)
    for i in range(-6, 7):
        for j in range(4):
            if (i + j) % 2 == 0:
                x, y = X + i * 3.6, 34.4 + j * 4.2
                patch = lozenge(x, y, 2.7, 3.2).intersection(coat.buffer(-0.3))
                picture.add(RED if (i + j) // 2 % 2 else INK, patch)
    return picture


def _arm(side: int, x: float, y: float, lean: float) -> Picture:
    """A raised hand whose fingers end about 7 mm above (x, y), and its sleeve."""
    picture = Picture()
    sleeve(picture, RED, (X + side * 9.4, 38.4), (x + side * 1.6, 51), (x, y + 7.2), (7.4, 8, 5.0), 2, side)
    picture.put(opened(13, 2, -148), placed(x, y + 5.4, lean, 0.94, mirrored=side < 0))
    return picture


def _grin() -> Picture:
    picture = Picture()
    picture.add(PAPER, closed((-3.6, 5.8), (0, 6.2), (3.6, 5.8), (2.6, 9.4), (0, 9.8), (-2.6, 9.4)))
    picture.outline(
        PAPER,
        closed((-4.2, 5.6, 1), (-2, 6.9), (0, 7.2), (2, 6.9), (4.2, 5.6, 1), (2.7, 8.5), (0, 9.4), (-2.7, 8.5)),
        0.42,
    )
    teeth = [
        cut((x, 7.1 - abs(x) * 0.15), (x, 9.0 - abs(x) * 0.3), width=0.36, peak=0.5) for x in (-2.2, -0.75, 0.75, 2.2)
    ]
    picture.add(INK, teeth)
    for side in (-1, 1):
        picture.add(INK, cut((side * 4.3, 4.4), (side * 5.1, 5.4), (side * 4.9, 6.6), width=0.5))
    return picture


def _cap() -> Picture:
    """A hood with three horns, half red and half gold."""
    picture = Picture()
    hood = closed(
        (5.7, -4.8, 1),
        (6.5, -1),
        (6.6, 3.4),
        (5.4, 7.4),
        (2.2, 10.9, 1),
        (4.4, 12.6),
        (8.6, 11.0),
        (9.4, 4),
        (9.2, -3, 1),
    )
    shade = cut((8.0, -1), (8.2, 4.4), (6.4, 9.6), width=0.8, peak=0.5)
    horn = closed(
        (0, -4.9, 1),
        (5.9, -4.4, 1),
        (9.4, -2.6, 1),
        (12.4, 0.2),
        (13.6, 4.4, 1),
        (15.8, 3.8, 1),
        (15.8, -3),
        (12.4, -9.2),
        (6.6, -12.0),
        (2.6, -11.4, 1),
    )
    horn_cuts = union(
        cut((5.4, -10.6), (10.4, -8.0), (13.4, -3), width=0.9),
        cut((4.4, -8.8), (9.0, -6.4), (12.6, -0.6), width=0.6),
        cut((3.6, -6.9), (6.4, -5.8), (9, -3.9), width=0.5),
    )
    picture.outline(RED, hood, 0.42)
    picture.outline(GOLD, mirror(hood), 0.42)
    picture.add(INK, shade, mirror(shade))
    picture.outline(GOLD, horn, 0.42)
    picture.outline(RED, mirror(horn), 0.42)
    picture.add(INK, horn_cuts, mirror(horn_cuts))
    middle = closed(
        (-4.0, -9.6, 1),
        (-2.0, -13.4),
        (1.0, -15.2),
        (5.8, -15.4, 1),
        (5.9, -13.4, 1),
        (4.4, -11.6),
        (4.0, -9.2, 1),
        (2.4, -4.6, 1),
        (-2.4, -4.6, 1),
    )
    picture.add(PAPER, middle.buffer(0.42))
    picture.add(INK, middle)
    picture.add(PAPER, [cut((a, -6), (a * 0.9 + 0.6, -9.6), (a * 0.5 + 2.0, -13), width=0.6) for a in (-1.4, 0.2, 1.8)])
    band = closed(
        (-6.6, -3.2, 1),
        (-6.9, -5.4, 1),
        (-3, -6.5),
        (0, -6.8),
        (3, -6.5),
        (6.9, -5.4, 1),
        (6.6, -3.2, 1),
        (3, -4.2),
        (0, -4.5),
        (-3, -4.2),
    )
    picture.outline(PAPER, band, 0.42)
    picture.add(INK, [lozenge(x, -5.45 + x * x * 0.028, 0.75, 0.8) for x in (-5, -2.5, 0, 2.5, 5)])
    for x, y in ((-14.8, 5.8), (14.8, 5.8), (7.3, -14.0)):
        bell(picture, x, y, 1.75)
    return picture
