"""The queen of hearts: the bride seen from the side under a hennin, a rose between her fingers."""

from __future__ import annotations

import math

import numpy as np

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form
from art.curves import Curve, area, between_curves, closed, curve, flow, resample, ribbon
from art.franzoesisch.cast.bride import bride
from art.franzoesisch.cloth import GOLD, RED, ermine, pearls, rose
from art.gestures import PINCH
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, ring

X, Y = 29.8, 21.2
HEAD = placed(X, Y)
ROSE = (11.4, 26.8)
DELICATE = PINCH.with_fingers(
    middle=((4.6, -1.2), (3.4, -3.6), (2.2, -4.8), (1.0, -5.2)),
    little=((6.1, -0.2), (7.2, -2.2), (7.8, -3.6), (8.2, -4.8)),
)._replace(creases=())  # fmt: skip


def herz() -> Court:
    picture, head = Picture(), bride()
    _veil(picture)
    picture.put(head.neck, HEAD)
    _gown(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    picture.put(_hennin(), HEAD)
    hand = _arm(picture)
    return Court(picture, head.whole(), {"rose": hand.picture})


def _veil(picture: Picture) -> None:
    """It falls from the tip of the hennin."""
    veil = closed(
        (42.6, 6.2, 1), (47.6, 6.2), (51.6, 11), (52.6, 19), (51.4, 27), (53.4, 35), (53.2, 50, 1), (42.4, 50, 1),
        (43.6, 38), (42.4, 30), (44.6, 22), (44.6, 13),
    )  # fmt: skip
    picture.outline(PAPER, veil, 0.5)
    inner = curve((44.0, 7.2), (45.6, 13), (45.4, 22), (43.4, 30), (44.8, 38), (43.6, 50))
    outer = curve((46.6, 7.2), (50.4, 11.6), (51.4, 19), (50.2, 27), (52.2, 35), (52.0, 50))
    picture.add(
        INK,
        flow(inner, outer, 4, 0.6, start=0.05, end=0.98, jitter=0.14, peak=0.5, seed=4),
        shade(veil, 0.8, 0, smooth=1.8),
    )


def _gown(picture: Picture) -> None:
    """Red, bordered with ermine, pearls round the bare throat."""
    gown = closed(
        (27.0, 34.0, 1), (21.8, 35.4), (18.8, 39.4), (17.6, 50, 1), (50.6, 50, 1), (49.6, 40.4), (46.2, 36), (41, 33.2),
        (36.6, 31.6, 1), (33.0, 35.4), (28.9, 39.2, 1),
    )  # fmt: skip
    picture.outline(RED, gown, 0.5)
    folds = (
        ((42.4, 35.4), (45.2, 39), (46.2, 44)),
        ((38.9, 36.8), (41.2, 41), (41.4, 46)),
        ((35.4, 39.4), (36.6, 42), (36, 46)),
    )
    picture.add(INK, [line(*fold, width=0.7) for fold in folds], shade(gown, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(
        PAPER,
        line((43.6, 35.4), (46.6, 38.8), (47.8, 43.6), width=0.5),
        line((40.4, 38.6), (42.2, 41.2), (42.6, 44.6), width=0.45),
    )
    collar = closed(
        (26.4, 32.4, 1), (23.8, 34.4), (24.4, 37.6), (28.2, 42.0, 1), (32.2, 38.6), (37.6, 35.0), (42.0, 33.6, 1),
        (38.0, 30.6, 1), (33.4, 34.6), (29.0, 38.2, 1), (27.6, 35.6),
    )  # fmt: skip
    form(picture, PAPER, collar, 0.5, 0.5)
    ermine(picture, collar.buffer(-0.2), 2.9, 2.5, 0.1)
    pearls(picture, curve((27.4, 33.8), (29.6, 35.4), (32.6, 34.4), (36.2, 31.8)), 9, 0.66)


_LOWER = curve((-3.4, -7.4), (1.6, -11.4), (7.4, -14.2), (13.6, -15.2))
_UPPER = curve((6.0, 3.4), (7.6, -2.4), (11.0, -8.0), (15.4, -12.0))


def _on_cone(along: float, across: float) -> tuple[float, float]:
    """A spot on the hennin: 0 to 1 from brim to tip, and from its front edge to its back."""
    ends: list[Curve] = [resample(edge, 100)[int(along * 99)] for edge in (_LOWER, _UPPER)]
    bulge = math.sin(across * math.pi) * 0.9
    x, y = ends[0] * (1 - across) + ends[1] * across
    return float(x) - 0.55 * bulge, float(y) - 0.85 * bulge


def _hennin() -> Picture:
    """Gold brocade, a lappet of black velvet along the cheek."""
    picture = Picture()
    cone = between_curves(_LOWER, _UPPER).buffer(0.25)
    picture.outline(GOLD, cone, 0.5)
    inside = cone.buffer(-0.2)
    for row, along in enumerate((0.15, 0.32, 0.49, 0.66)):
        for across in (0.25, 0.5, 0.75) if row % 2 == 0 else (0.125, 0.375, 0.625, 0.875):
            corners = [
                _on_cone(min(along + 0.08, 1), across), _on_cone(along, min(across + 0.1, 1)),
                _on_cone(max(along - 0.08, 0), across), _on_cone(along, max(across - 0.1, 0)),
            ]  # fmt: skip
            picture.add(INK, area(np.array(corners)).intersection(inside))
            picture.add(PAPER, circle(*_on_cone(along, across), 0.42 - 0.14 * along))
    picture.add(INK, shade(cone, 0.9, 0, smooth=1.8))
    lappet = closed(
        (-4.6, -6.6, 1), (-3.3, -8.3), (-0.2, -7.8), (3.4, -4.2), (5.4, -0.2), (6.8, 6.0), (9.0, 12.6, 1),
        (4.8, 13.6, 1), (4.2, 7), (3.2, 2.6), (0.8, -2.4), (-1.6, -5.4),
    )  # fmt: skip
    picture.add(PAPER, lappet.buffer(0.42))
    picture.add(INK, lappet)
    picture.add(PAPER, line((-2.6, -7.1), (1.0, -5.2), (3.7, -1.0), (5.1, 5.0), (6.4, 11.4), width=0.55))
    picture.add(GOLD, [circle(x, y, 0.52) for x, y in ((-1.4, -6.0), (1.5, -2.9), (3.4, 1.4), (4.3, 5.8), (5.2, 10.0))])
    picture.outline(GOLD, ring(-4.0, -5.7, 1.1, 0.45), 0.33)
    return picture


def _arm(picture: Picture) -> Hand:
    """The rose before her lips."""
    x, y = ROSE
    flower = Picture()
    flower.outline(GOLD, ribbon(curve((x, y + 2), (x + 1.4, y + 5), (x + 2.4, y + 8.4), (x + 2.6, y + 20)), 1.0), 0.42)
    leaf = closed(
        (x + 2.4, y + 11.8, 1),
        (x + 0.4, y + 10.8),
        (x - 2.6, y + 11.2),
        (x - 4.4, y + 13.6, 1),
        (x - 1.2, y + 13.8),
        (x + 1.0, y + 13.4),
    )
    form(flower, GOLD, leaf, 0.3, 0.42)
    flower.add(INK, line((x + 1.6, y + 12.1), (x - 0.6, y + 12.4), (x - 3.0, y + 13.2), width=0.42))
    rose(flower, x, y, 0.95)
    flower.add(INK, shade(circle(x, y, 4.0), 0.45, 0))
    picture.put(flower)
    hand = draw_hand(DELICATE, placed(x + 2.0, y + 6.0, -8, 0.96), slender=0.84)
    draw_arm(picture, hand, Sleeve((29.4, 45.6), (37.4, 40.2), RED, (4.6, 7.0, 8.0), folds=4, seed=5))
    picture.add(PAPER, lit(circle(x, y, 3.2), 0.5, 0.4, least=0.7))
    return hand
