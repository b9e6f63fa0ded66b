"""A hand of inlaid wood on its skeleton: joints are moved, turned or mirrored, then get their flesh, then the light."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art.curves import closed, curve, normals, resample, sided
from art.hand import RADII, Gesture, finger
from art.inrah.inlay import Inlay
from art.joints import moved
from art.picture import INK, PAPER
from art.shapes import Move, Point, circle, union
from art.skin import stroke

AWAY = (-0.55, -0.42)
"""mm that a finger's light is moved: what it leaves of the finger is its shade, on the lower right."""


class Skin(NamedTuple):
    """The tones of a hand and of the cuff at its wrist."""

    light: str = PAPER
    shade: str = "hell"
    deep: str = "mittel"
    cuff: str = "akzent"
    fold: str = "mittel"
    mail: bool = False
    """Whether it is a gauntlet of plates."""


class Grip(NamedTuple):
    """A hand on the card, with what lies in it, its cuff, and where its sleeve begins."""

    hand: Inlay
    """Without what it holds and without cuff."""
    picture: Inlay
    wrist: tuple[float, float]


def draw_grip(gesture: Gesture, place: Move, skin: Skin, held: Inlay | None = None, slender: float = 1.0) -> Grip:
    """The hand at its place with what it holds, which lies on the card already."""
    origin, right, arm = moved(((0, 0), (1, 0), gesture.forearm), place)
    size = math.hypot(right[0] - origin[0], right[1] - origin[1])
    forearm = np.array([arm[0] - origin[0], arm[1] - origin[1]]) / (size * math.hypot(*gesture.forearm))
    hand, whole = Inlay(), Inlay()
    corners = [tuple(point[2:]) for point in gesture.palm]
    palm = closed(*[(*at, *corner) for at, corner in zip(moved(gesture.palm, place), corners, strict=True)])
    one, other = (np.array(point) for point in moved(gesture.wrist, place))
    cuff = _cuff(one, other, forearm, size, skin)
    if not any(name == "held" for name in gesture.order.split()) and held:
        whole.put(held)
    for name in gesture.order.split():
        part = Inlay()
        if name == "held":
            if held:
                whole.put(held)
            continue
        if name == "palm":
            part.form(skin.light, palm, skin.shade, AWAY[0] * 2.2, AWAY[1] * 2.2, 0.44)
        else:
            joints = [np.array(point) for point in moved(gesture.joints[name], place)]
            radii = [radius * size * slender * 1.04 for radius in RADII[name][: len(joints)]]
            flesh = finger(joints, radii)
            part.form(skin.light, flesh.buffer(0.06), skin.shade, *AWAY, 0.36)
            if name == "thumb" and gesture.melting:
                root = circle(float(joints[0][0]), float(joints[0][1]), radii[0] * 0.9)
                part.add(skin.light, root.intersection(palm.buffer(-0.25)))
        hand.put(part)
        whole.put(part)
    lines = [stroke(curve(*moved(points, place)), 0.38) for width, points in gesture.lines if width > 0.4]
    hand.add(INK, lines)
    whole.add(INK, lines)
    whole.put(cuff)
    middle = (one + other) / 2 + forearm * 2.6 * size
    hand.keep(hand.silhouette())
    return Grip(hand, whole, (float(middle[0]), float(middle[1])))


def _cuff(one: np.ndarray, other: np.ndarray, forearm: np.ndarray, size: float, skin: Skin) -> Inlay:
    """A turned-back cuff, or the flare of a gauntlet, from the wrist along the forearm."""
    drawing = Inlay()
    across = (other - one) / max(float(np.hypot(*(other - one))), 1e-6)
    middle = (one + other) / 2
    half = max(float(np.hypot(*(other - one))) / 2, 1.7 * size) + 0.35 * size
    high, flare = (4.4, 1.6) if skin.mail else (2.9, 1.2)

    def spot(aside: float, along: float, *corner: float) -> Point:
        x, y = middle + across * aside * half + forearm * along * size
        return (float(x), float(y), *corner)

    shape = closed(spot(-1, -0.5, 1), spot(0, -0.9), spot(1, -0.5, 1), spot(flare, high, 1), spot(0, high - 0.4),
                   spot(-flare, high, 1))  # fmt: skip
    drawing.form(skin.light if skin.mail else skin.cuff, shape, skin.deep if skin.mail else skin.fold, -1.7, -0.7, 0.45)
    if skin.mail:
        rim = closed(
            spot(-flare * 0.93, high - 1.5, 1),
            spot(0, high - 1.9),
            spot(flare * 0.93, high - 1.5, 1),
            spot(flare * 0.97, high - 0.5, 1),
            spot(0, high - 0.9),
            spot(-flare * 0.97, high - 0.5, 1),
        )
        drawing.add(skin.cuff, rim)
    return drawing


def draw_sleeve(drawing: Inlay, points: list[tuple[float, float]], tones: tuple[str, str],
                widths: tuple[float, float] = (7.6, 12.5)) -> None:  # fmt: skip
    """A sleeve along the points, its lower side in the shade."""
    middle = resample(curve(*points), 60)
    half = np.linspace(*widths, 60) / 2
    shape = sided(middle, half)
    shape = union(shape, circle(*points[0], widths[0] / 2))
    drawing.contour(shape, 1.2)
    side = normals(middle)
    lower = np.where((side * np.array([0.62, 0.785])).sum(axis=1) >= 0, 1.0, -1.0)
    sign = 1.0 if lower.mean() >= 0 else -1.0
    saw = middle + side * (half * 0.25 * sign)[:, None]
    shaded = closed(
        *[(float(x), float(y), 1) for x, y in np.vstack([saw, (middle + side * (half * 3 * sign)[:, None])[::-1]])]
    )
    drawing.mosaic([(tones[0], shape.difference(shaded)), (tones[1], shape.intersection(shaded))], 0.5)
