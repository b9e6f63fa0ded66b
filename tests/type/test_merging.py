"""Overlapping contours become outlines that do not overlap and cover the same."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from kartenwerk.graphics.type.merging import Corner, merge_contours

SQUARE = [(0, 0), (0, 10), (10, 10), (10, 0)]

corner = st.tuples(st.integers(-60, 60), st.integers(-60, 60))
contours = st.lists(st.lists(corner, min_size=3, max_size=6), min_size=1, max_size=4)


def area(outline: list[Corner]) -> float:
    """Positive with the clock (y up)."""
    return -sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*outline, outline[0]])) / 2


def test_two_squares_become_one_outline() -> None:
    moved = [(x + 5, y + 5) for x, y in SQUARE]
    (outline,) = merge_contours([SQUARE, moved])
    assert area(outline) == 175
    assert len(outline) == 8


def test_neighbours_lose_the_edge_between_them() -> None:
    assert merge_contours([SQUARE, [(x + 10, y) for x, y in SQUARE]]) == [[(0, 0), (0, 10), (20, 10), (20, 0)]]


def test_what_turns_the_other_way_inside_is_a_hole() -> None:
    hole = [(2, 2), (8, 2), (8, 8), (2, 8)]
    outer, inner = merge_contours([SQUARE, hole])
    assert (area(outer), area(inner)) == (100, -36)


def test_what_lies_inside_disappears() -> None:
    assert merge_contours([SQUARE, [(2, 2), (2, 8), (8, 8), (8, 2)]]) == [SQUARE]


@settings(max_examples=26)
@given(st.lists(st.tuples(corner, st.integers(1, 40), st.integers(1, 40)), min_size=1, max_size=6))
def test_no_two_edges_of_merged_boxes_cross(boxes: list[tuple[Corner, int, int]]) -> None:
    drawn = [[(x, y), (x, y + high), (x + wide, y + high), (x + wide, y)] for (x, y), wide, high in boxes]
    outlines = merge_contours(drawn)
    edges = [edge for outline in outlines for edge in pairwise([*outline, outline[0]])]
    for number, (a, b) in enumerate(edges):
        for c, d in edges[number + 1 :]:
            assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0)
    assert merge_contours(outlines) == outlines
    inside = {(i, j) for (x, y), wide, high in boxes for i in range(x, x + wide) for j in range(y, y + high)}
    assert sum(map(area, outlines)) == len(inside)


@settings(max_examples=15)
@given(contours)
def test_ink_stays_ink_and_paper_paper(drawn: list[list[Corner]]) -> None:
    """Looked at far enough from every edge, since corners move by up to a unit."""
    outlines = merge_contours(drawn)
    for x in range(-55, 60, 22):
        for y in range(-55, 60, 22):
            place = (x + 0.37, y + 0.41)
            if all(distance(place, a, b) > 2 for ring in drawn for a, b in pairwise([*ring, ring[0]])):
                assert bool(winding(drawn, place)) == bool(winding(outlines, place))


def side(a: Corner, b: Corner, c: Corner) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def distance(p: tuple[float, float], a: Corner, b: Corner) -> float:
    ux, uy = b[0] - a[0], b[1] - a[1]
    length = ux * ux + uy * uy
    t = max(0.0, min(1.0, ((p[0] - a[0]) * ux + (p[1] - a[1]) * uy) / length)) if length else 0.0
    return float(((a[0] + t * ux - p[0]) ** 2 + (a[1] + t * uy - p[1]) ** 2) ** 0.5)


def winding(rings: list[list[Corner]], p: tuple[float, float]) -> int:
    turns = 0
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > p[1]) != (by > p[1]) and ax + (p[1] - ay) * (bx - ax) / (by - ay) > p[0]:
                turns += 1 if by > ay else -1
    return turns
