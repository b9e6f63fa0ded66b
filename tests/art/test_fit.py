"""Curves laid through the points of an outline: near it, with its corners, few, and the same everywhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from fontTools.misc.bezierTools import cubicPointAtT
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LinearRing, Polygon

from art.bezier import Point
from art.curves import closed, cut
from art.fit import Outline, fitted
from art.shapes import Geometry, circle, outset, pieces, rectangle
from art.svg import TOLERANCE, as_written, path_data, polygon_data

STRAY = 2
"""A fit may miss the outline by so many tolerances where short steps are left out; a smooth one by `SMOOTH`."""
SMOOTH = 1.3
CENTRE = (29.5, 45.5)


def ring(shape: Geometry) -> list[Point]:
    [part] = pieces(shape)
    return [(x, y) for x, y in part.exterior.coords[:-1]]


def fit(points: Sequence[Point]) -> Outline:
    outline = fitted(points, TOLERANCE)
    assert outline
    return outline


def flat(outline: Outline) -> LinearRing:
    """The outline in short lines, its curves reckoned by another library."""
    points = [outline.start]
    for piece in outline.pieces:
        if len(piece) == 1:
            points.append(piece[0])
        else:
            start = points[-1]
            points += [cubicPointAtT(start, *piece, step / 24) for step in range(1, 25)]
    return LinearRing(points)


def curves(outline: Outline) -> int:
    return sum(len(piece) == 3 for piece in outline.pieces)


def stray(points: Sequence[Point]) -> float:
    """How far fit and outline miss each other, in tolerances."""
    return float(flat(fit(points)).hausdorff_distance(LinearRing(points))) / TOLERANCE


BLOBS = st.lists(st.tuples(st.floats(1.5, 6), st.booleans()), min_size=5, max_size=11)
"""Points around a middle: how far from it, and whether the outline has a corner there."""


def blob(around: list[tuple[float, bool]]) -> list[Point]:
    """The closed curve through such points."""
    turn = math.tau / len(around)
    points = [
        (29 + reach * math.cos(i * turn), 45 + reach * math.sin(i * turn), *([1] if corner else []))
        for i, (reach, corner) in enumerate(around)
    ]
    shape = outset(closed(*points), 0.1).buffer(-0.3)
    return ring(max(pieces(shape), key=lambda part: part.area)) if not shape.is_empty else ring(circle(0, 0, 3))


@given(BLOBS)
@settings(max_examples=12)
def test_a_fit_stays_near_its_outline(around: list[tuple[float, bool]]) -> None:
    assert stray(blob(around)) < STRAY


@pytest.mark.parametrize("radius", [0.1, 5])
def test_a_circle_becomes_a_few_curves_that_are_round(radius: float) -> None:
    points = ring(circle(0, 0, radius))
    assert 2 <= len(fit(points).pieces) == curves(fit(points)) <= 4
    assert stray(points) < SMOOTH
    assert flat(fit(points)).hausdorff_distance(LinearRing(ring(circle(0, 0, radius, 90)))) < SMOOTH * TOLERANCE


def test_most_of_a_small_circle_is_round() -> None:
    outline = flat(fit(ring(circle(0, 0, 0.4).intersection(rectangle(-1, -1, 1, 0.24)))))
    assert all(abs(math.hypot(x, y) - 0.4) < TOLERANCE / 2 for x, y in outline.coords if y < 0.2)


def test_a_cut_becomes_few_pieces_and_keeps_its_blunt_ends() -> None:
    points = ring(cut((0, 0), (4, 1), (8, 5), (10, 12), width=0.9))
    outline = fit(points)
    assert len(points) > 90 and len(outline.pieces) < 14
    assert sum(len(piece) == 1 for piece in outline.pieces) >= 2
    assert stray(points) < SMOOTH


@pytest.mark.parametrize(
    "corners",
    [
        ring(rectangle(3, 4, 20, 9)),
        [(0.0, 0.0), (0.3, 0.0), (0.3, 7.0), (0.0, 7.0)],
        [(2 * r * math.cos(k), 2 * r * math.sin(k)) for k, r in zip(range(6), (2, 3, 2, 3, 2, 3), strict=True)],
        [(math.cos(math.pi * k / 4), math.sin(math.pi * k / 4)) for k in range(8)],
    ],
    ids=["panel", "bar", "star", "crystal"],
)
def test_what_has_straight_sides_stays_as_it_is(corners: list[Point]) -> None:
    outline = fit(corners)
    assert not curves(outline)
    assert {piece[0] for piece in outline.pieces} == {(round(x, 3), round(y, 3)) for x, y in corners}


def test_a_corner_between_curves_stays() -> None:
    heart = ring(closed((0, 10, 1), (-5, 3), (-2.5, -1), (0, 1.5, 1), (2.5, -1), (5, 3)))
    ends = {piece[-1] for piece in fit(heart).pieces}
    assert {(0.0, 10.0), (0.0, 1.5)} <= ends


def test_a_step_too_low_to_be_meant_is_smoothed() -> None:
    stepped = [(0.0, 0.0), (5.0, 0.0), (5.0, 0.03), (10.0, 0.03), (10.0, 4.0), (0.0, 4.0)]
    assert len(fit(stepped).pieces) < len(stepped) - 1
    assert stray(stepped) < STRAY


def test_an_outline_nowhere_wider_than_the_tolerance_is_none() -> None:
    assert fitted([(0.0, 0.0), (5.0, 0.01), (9.0, 0.0), (5.0, -0.005)], TOLERANCE) is None
    assert fitted([(3.0, 4.0), (3.0002, 4.0), (3.0, 4.0002)], TOLERANCE) is None


@given(BLOBS, st.integers(0, 1000))
@settings(max_examples=8)
def test_the_last_bits_of_a_processor_alter_nothing(around: list[tuple[float, bool]], seed: int) -> None:
    points, random = blob(around), Random(seed)
    noisy = [(x + random.uniform(-1e-12, 1e-12), y + random.uniform(-1e-12, 1e-12)) for x, y in points]
    assert path_data(Polygon(noisy)) == path_data(Polygon(points))


@given(BLOBS)
@settings(max_examples=8)
def test_a_half_turn_gives_the_same_curves_turned(around: list[tuple[float, bool]]) -> None:
    points, (x, y) = blob(around), CENTRE
    there = [(2 * x - px, 2 * y - py) for px, py in points]
    turned = LinearRing([(2 * x - px, 2 * y - py) for px, py in flat(fit(there)).coords])
    assert flat(fit(points)).hausdorff_distance(turned) < 0.01


def test_a_picture_is_judged_by_what_is_written() -> None:
    shape = circle(10, 10, 4).difference(circle(11, 10, 1.5))
    assert as_written(shape).hausdorff_distance(shape) < STRAY * TOLERANCE
    data = path_data(shape)
    assert data.count("c") and data.count("z") == 2
    assert set(polygon_data(shape)) <= set("Mlz0123456789.- ")
