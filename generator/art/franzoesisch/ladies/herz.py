"""The queen of hearts: seen from the side under a hennin, a rose between her fingers."""

from __future__ import annotations

import math

import numpy as np

from art.curves import Curve, area, between_curves, closed, curve, cut, flow, resample, ribbon
from art.franzoesisch.cloth import GOLD, RED, ermine, pearls, rose
from art.franzoesisch.heads import side_face
from art.hands import cuff, pinch
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle, ring
from art.walisch.garments import folds

X, Y = 29.6, 21.0
PINCH = (11.2, 31.8)


def herz() -> Picture:
    figure = Picture()
    figure.put(_veil())
    face = side_face()
    figure.put(face.skin, placed(X, Y))
    figure.add(PAPER, closed((27.6, 29, 1), (27.4, 33), (27.8, 38.6, 1), (32.4, 36), (37.4, 32.4, 1), (34.4, 28, 1)))
    figure.put(face.skin.clipped(rectangle(-30, -21, 31, 13.4)), placed(X, Y))
    figure.put(_gown())
    figure.put(face.features, placed(X, Y))
    figure.put(_hennin(), placed(X, Y))
    figure.put(_arm())
    return figure


def _veil() -> Picture:
    """It falls from the tip of the hennin."""
    picture = Picture()
    veil = closed(
        (43.0, 6.2, 1), (47.6, 6.4), (51.6, 11), (52.6, 19), (51.4, 27), (53.6, 35), (53.2, 47, 1), (42, 47, 1),
        (43.6, 38), (42.4, 30), (44.6, 22), (44.6, 13),
    )  # fmt: skip
    picture.outline(PAPER, veil)
    inner = curve((43.8, 6.6), (45.4, 13), (45.2, 22), (43.2, 30), (44.6, 38), (43, 47))
    outer = curve((46.8, 6.8), (50.8, 11.4), (51.8, 19), (50.6, 27), (52.8, 35), (52.4, 47))
    picture.add(INK, flow(inner, outer, 5, 0.75, start=0.05, end=0.98, jitter=0.14, peak=0.5, seed=4))
    return picture


def _gown() -> Picture:
    picture = Picture()
    gown = closed(
        (27.0, 33.4, 1), (22.6, 34.4), (19.4, 38.6), (18.0, 47, 1), (50, 47, 1), (49.4, 40.4), (46.2, 36), (41, 33),
        (36.2, 31.2, 1), (32.8, 35), (28.9, 38.8, 1),
    )  # fmt: skip
    picture.outline(RED, gown)
    folds(
        picture,
        gown,
        [
            ((42.4, 35.2), (45.2, 39), (46.2, 46)),
            ((38.9, 36.4), (41.2, 41), (41.2, 46)),
            ((35.4, 39), (36.6, 42), (36, 46)),
        ],
        [((44.2, 36.2), (47.2, 40.4), (48, 45.6)), ((37.4, 37.2), (39.2, 41), (38.8, 45.6))],
        width=1.0,
    )
    collar = closed(
        (26.8, 31.6, 1), (24.6, 33.6), (25.0, 36.6), (28.2, 41.2, 1), (31.8, 37.8), (37.2, 34.2), (41.4, 33.0, 1),
        (37.8, 30.2, 1), (33.2, 34.0), (29.0, 37.4, 1), (27.9, 35),
    )  # fmt: skip
    picture.outline(PAPER, collar)
    ermine(picture, collar, 2.6, 2.3, 0.1)
    pearls(picture, curve((28.0, 32.6), (29.6, 34.4), (32.4, 33.6), (35.6, 31.2)), 9)
    return picture


_LOWER = curve((-3.4, -7.0), (1.6, -11.2), (7.4, -14.2), (13.6, -15.2))
_UPPER = curve((6.0, 3.4), (7.6, -2.4), (11.0, -8.0), (15.4, -12.0))


def _on_cone(along: float, across: float) -> tuple[float, float]:
    """A spot on the hennin: 0 to 1 from brim to tip, and from its front edge to its back."""
    ends: list[Curve] = [resample(line, 100)[int(along * 99)] for line in (_LOWER, _UPPER)]
    bulge = math.sin(across * math.pi) * 0.9
    x, y = ends[0] * (1 - across) + ends[1] * across
    return float(x) - 0.55 * bulge, float(y) - 0.85 * bulge


def _hennin() -> Picture:
    picture = Picture()
    cone = between_curves(_LOWER, _UPPER).buffer(0.25)
    picture.outline(GOLD, cone, 0.45)
    inside = cone.buffer(-0.2)
    for row, along in enumerate((0.15, 0.30, 0.45, 0.60, 0.74)):
        for across in (0.25, 0.5, 0.75) if row % 2 == 0 else (0.125, 0.375, 0.625, 0.875):
            corners = [
                _on_cone(min(along + 0.075, 1), across), _on_cone(along, min(across + 0.105, 1)),
                _on_cone(max(along - 0.075, 0), across), _on_cone(along, max(across - 0.105, 0)),
            ]  # fmt: skip
            picture.add(INK, area(np.array(corners)).intersection(inside))
            picture.add(PAPER, circle(*_on_cone(along, across), 0.42 - 0.17 * along))
    picture.add(INK, cut(*(_on_cone(0.965, t) for t in (0.05, 0.5, 0.95)), width=0.5, peak=0.5).intersection(inside))
    frontlet = closed(
        (-4.5, -6.2, 1),
        (-3.3, -7.9),
        (-0.2, -7.4),
        (3.4, -4.0),
        (5.4, -0.2),
        (6.8, 6.0),
        (9.0, 12.6, 1),
        (4.6, 13.4, 1),
        (4.0, 7),
        (3.2, 2.6),
        (0.8, -2.4),
        (-1.6, -5.2),
    )
    picture.add(PAPER, frontlet.buffer(0.42))
    picture.add(INK, frontlet)
    picture.add(PAPER, cut((-2.8, -6.7), (1.0, -5.0), (3.7, -1.0), (5.1, 5.0), (6.4, 11.4), width=0.6, peak=0.5))
    picture.add(GOLD, [circle(x, y, 0.5) for x, y in ((-1.4, -5.75), (1.5, -2.9), (3.4, 1.2), (4.2, 5.6), (5.0, 9.6))])
    picture.outline(GOLD, ring(-4.0, -5.3, 1.0, 0.45), 0.25)
    return picture


def _arm() -> Picture:
    picture = Picture()
    sleeve = closed((24.2, 39.0, 1), (30, 41.4), (37, 41.8), (37, 47, 1), (21, 47, 1), (19.6, 43.6, 1))
    picture.outline(RED, sleeve)
    folds(picture, sleeve, [((26.4, 41.2), (29, 43.4), (30, 46)), ((30.4, 42.4), (33, 44), (34, 46))],
          [((24.8, 41.4), (26.8, 43.4), (27.6, 45.6))], width=0.9)  # fmt: skip
    hand = pinch()
    place = placed(*PINCH, 3, 0.88)
    picture.put(hand.behind, place)
    picture.outline(GOLD, ribbon(curve((9.2, 28), (10.6, 31.4), (12.0, 35), (12.6, 43)), 0.85), 0.3)
    leaf = closed((12.4, 38.6, 1), (10.4, 37.8), (8.0, 38.6), (6.6, 40.6, 1), (9.4, 40.8), (11.4, 40.4))
    picture.outline(GOLD, leaf, 0.32)
    picture.add(INK, cut((12, 39), (9.8, 39.4), (7.6, 40.2), width=0.4))
    picture.put(hand.before, place)
    cuff(picture, 21.0, 40.6, -36, 8.4)
    rose(picture, 9.2, 26.6, 0.78)
    return picture
