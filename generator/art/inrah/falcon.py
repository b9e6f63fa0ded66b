"""A falcon on its perch, which is at (0, 0): it looks to the left, and its far wing is raised."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from art.curves import Curve, closed
from art.elementary import cos, sin
from art.inrah.inlay import Inlay, from_top, saw_line
from art.outline import line
from art.picture import INK, PAPER
from art.shapes import Geometry, Point, circle, move, union

_ROOT = np.array([2.0, -13.5])
"""Where the raised wing grows."""
_QUILLS = ((-82, 26), (-68, 27.5), (-54, 27), (-41, 25.5), (-28, 23), (-14, 20), (2, 16.5), (18, 13.5))
"""Angle and length of its feathers."""
_SPOTS = (
    (-3.6, -13.4), (-1.4, -13.0), (-4.2, -10.4), (-2.0, -10.0), (0.0, -10.4), (-3.6, -7.4), (-1.5, -7.0), (0.6, -7.6),
    (-2.4, -4.4), (-0.3, -4.3),
)  # fmt: skip


def falcon() -> Inlay:
    bird = Inlay()
    _put_raised_wing(bird)
    tail = closed((2.4, -2.4, 1), (4.2, 3), (4.0, 10.6, 1), (8.2, 10.0, 1), (8.0, 4), (6.6, -3.4, 1))
    bird.contour(tail, 0.8)
    bird.saw(tail, [line("M4 -4L6.1 12"), line("M0 6.6L12 5.6")], ("mittel", "dunkel", "hell", "mittel"), 0.42)
    body = closed(
        (-3.4, -17.6), (-5.3, -13.6), (-5.6, -8.8), (-4.2, -4.2), (-1.8, -0.8, 1), (1.4, -1.0), (4.6, -5.6), (5.6, -11),
        (4.4, -16), (2.4, -19),
    )  # fmt: skip
    bird.contour(body)
    bird.keep(body)
    bird.form(PAPER, body, "hell", -2.6, 0.6)
    drop = closed((0, -0.95, 1), (0.72, 0.25), (0, 0.95, 1), (-0.72, 0.25))
    bird.add("dunkel", [move(drop, x, y) for x, y in _SPOTS])
    _put_folded_wing(bird)
    _put_legs(bird)
    _put_head(bird)
    return bird


def _ray(degrees: float) -> Curve:
    angle = np.radians(degrees)
    return np.array([float(cos(angle)), float(sin(angle))])


def _spot(place: Curve, *corner: float) -> Point:
    return (float(place[0]), float(place[1]), *corner)


def _put_raised_wing(bird: Inlay) -> None:
    """Long quills, each with a dark tip, and short coverts over their roots."""
    feathers = []
    for degrees, long in _QUILLS:
        way = _ray(degrees)
        across = np.array([-way[1], way[0]])
        tip = _ROOT + way * long
        shape = closed(
            _spot(_ROOT, 1), _spot(_ROOT + way * long * 0.45 - across * 2.3),
            _spot(_ROOT + way * long * 0.85 - across * 2),
            _spot(tip, 1), _spot(_ROOT + way * long * 0.8 + across * 2), _spot(_ROOT + way * long * 0.4 + across * 1.9),
        )  # fmt: skip
        saw = LineString([_ROOT + way * long * 0.66 - across * 5, _ROOT + way * long * 0.74 + across * 5])
        feathers.append((shape, saw))
    bird.contour(union([shape for shape, _ in feathers]), 1.2)
    root = Dot(_spot(_ROOT))

    def from_root(part: Geometry) -> float:
        return float(root.distance(part.centroid))

    for shape, saw in feathers:
        bird.saw(shape, [saw], ("hell", "dunkel"), 0.42, from_root)
    coverts = union(
        [
            closed(
                _spot(_ROOT, 1),
                _spot(_ROOT + 10.6 * _ray(a - 9)),
                _spot(_ROOT + 12.2 * _ray(a)),
                _spot(_ROOT + 10.6 * _ray(a + 9)),
            )
            for a in (-80, -62, -44, -26, -8, 10)
        ]
    )
    bird.contour(coverts, 0.8)
    rays = [LineString([_ROOT, _ROOT + 30 * _ray(degrees)]) for degrees in (-71, -53, -35, -17, 1)]
    bird.saw(coverts, rays, ("mittel", PAPER), 0.42)


def _put_folded_wing(bird: Inlay) -> None:
    wing = closed(
        (-0.2, -16.4), (3.4, -17.4), (6.4, -13.6), (7.4, -6.4), (8.6, 1.4), (9.6, 7.6, 1), (6.0, 3.2), (2.6, -2.4),
        (0.2, -8.6), (-1.0, -13.2),
    )  # fmt: skip
    bird.contour(wing, 1.0)
    cuts = [
        saw_line((1.6, -19), (3.8, -11.6), (6.4, -3.4), (9.4, 9)),
        saw_line((-3, -11.8), (2.6, -11.2), (9, -12.6)),
        saw_line((-3, -6.4), (4, -4.6), (10, -6.4)),
    ]
    bird.saw(wing, cuts, ("mittel", "dunkel", "dunkel", "mittel", "dunkel", "hell"), 0.42, from_top)


def _put_legs(bird: Inlay) -> None:
    for x in (-2.6, 0.6):
        leg = closed((x - 1.4, -3.6), (x + 1.6, -3.4), (x + 1.2, -0.4, 1), (x - 0.8, -0.4, 1))
        bird.form(PAPER, leg, "hell", -1, 0, 0.38)
        claw = closed(
            (x - 1.9, 0.9, 1), (x - 1.5, -0.4), (x - 0.5, -0.8), (x + 0.9, -0.7), (x + 1.5, 0.1), (x + 1.5, 1.2, 1),
            (x + 0.6, 0.5), (x - 0.3, 1.1, 1), (x - 0.8, 0.5),
        )  # fmt: skip
        bird.piece("akzent", claw, 0.36)


def _put_head(bird: Inlay) -> None:
    head = closed(
        (-4.7, -19.8),
        (-4.5, -22.8),
        (-2.0, -25.0),
        (1.4, -24.4),
        (3.2, -21.4),
        (2.9, -17.8),
        (0.2, -16.4),
        (-3.2, -17.0),
    )
    bird.contour(head)
    bird.keep(head)
    bird.form(PAPER, head, "hell", -1.6, 0.2, 0.48)
    inside = head.buffer(-0.24)
    cap = closed(
        (-6, -21.6, 1), (-3.4, -21.2), (-1.2, -21.2), (0.3, -19.6), (1.0, -17.4), (1.6, -14, 1), (6, -18), (4, -27, 1),
        (-6, -27, 1),
    )  # fmt: skip
    stripe = closed((-3.6, -20.2, 1), (-1.3, -20.2, 1), (-1.3, -18.6), (-2.5, -17.0, 1), (-3.2, -18.4))
    bird.add("dunkel", union(cap, stripe).intersection(inside))
    beak = closed((-4.2, -22.6, 1), (-6.3, -22.2), (-7.6, -20.2), (-7.2, -18.2, 1), (-6.2, -19.2), (-4.5, -19.4, 1))
    bird.contour(beak, 0.9)
    bird.keep(beak)
    bird.piece("akzent", beak, 0.4)
    bird.add(INK, closed((-7.4, -20.6, 1), (-7.55, -19.4), (-7.2, -18.2, 1), (-6.4, -19.1), (-6.5, -20.2, 1)))
    bird.add(INK, circle(-2.45, -21.1, 1.66))
    bird.add("akzent", circle(-2.45, -21.1, 1.3))
    bird.add(INK, circle(-2.5, -21.1, 0.78))
