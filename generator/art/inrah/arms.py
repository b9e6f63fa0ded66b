"""Arms: a hand, what it holds, and the sleeve that goes on from its wrist and runs off the card or under the sash."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from shapely.geometry import LineString

from art.curves import curve, normals, resample, sided
from art.inrah.gestures import Gesture
from art.inrah.inlay import Inlay
from art.inrah.symbols import sign
from art.shapes import Move, Point, circle, placed, union

HELD_AT = 46.9
"""x of the middle of a sign that a hand holds or that floats above it."""
HELD = {"erz": 18.5, "humus": 19.0, "eis": 16.5, "wasser": 19.5, "feuer": 18.0, "luft": 15.6}
"""Height of such a sign in mm: all are about as wide, and lie in the safe area."""


def put_sign(drawing: Inlay, element: str, y: float, x: float = HELD_AT) -> None:
    """The element's sign as figures hold it, its middle at (x, y)."""
    drawn = sign(element, HELD[element])
    drawn.keep(drawn.silhouette())
    drawing.put(drawn, placed(x, y))


def put_arm(
    drawing: Inlay,
    gesture: Gesture,
    place: Move,
    held: Inlay,
    elbow: Sequence[Point],
    tones: Sequence[str],
    widths: tuple[float, float] = (8.6, 13.5),
) -> None:
    """A hand set on the card by `place`, its sleeve from the wrist through the points, widening; `held` as it lies."""
    wrist = place(circle(*gesture.wrist, 0.5)).centroid
    put_sleeve(drawing, [(wrist.x, wrist.y), *elbow], tones, widths)
    drawing.put(gesture.behind, place)
    drawing.put(held)
    drawing.put(gesture.before, place)
    drawing.keep(place(union(gesture.behind.silhouette(), gesture.before.silhouette())))


def put_sleeve(drawing: Inlay, points: Sequence[Point], tones: Sequence[str], widths: tuple[float, float]) -> None:
    """A sleeve along the points, sawn once along its length."""
    middle = resample(curve(*points), 60)
    half = np.linspace(*widths, 60) / 2
    shape = sided(middle, half)
    drawing.contour(shape, 1.2)
    drawing.saw(shape, [LineString(middle + normals(middle) * half[:, None] * 0.2)], tones)
