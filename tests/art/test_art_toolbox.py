"""The tool box of the carved manner: curves, interlace, pictures, path data."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support import slow, some

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from shapely.geometry import Point as Dot

from art.curves import closed, curve, cut, resample, spline, taper
from art.interlace import Plait, Walls, weave
from art.joints import Pose, posed
from art.picture import INK, PAPER, Picture, visible
from art.shapes import circle, mirror, pieces, placed, rectangle, turn, union
from art.svg import path_data
from art.turning import turned
from art.walisch import grips as carved
from art.walisch.capitals import CAP_HEIGHT, advance, capitals
from art.walisch.portals import ROOMS, frame, knots
from art.walisch.symbols import SUITS, symbol
from kartenwerk.graphics.svg import values

coordinates = st.integers(-50, 50).map(float)
points = st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=7, unique=True)


@given(points)
def test_a_curve_passes_through_its_points(given_points: list[tuple[float, float]]) -> None:
    drawn = spline(given_points)
    for x, y in given_points:
        assert min(math.hypot(x - a, y - b) for a, b in drawn) < 1e-6


def test_a_corner_stays_sharp() -> None:
    shape = closed((0, 0, 1), (10, 0, 1), (10, 10, 1), (0, 10, 1))
    assert shape.equals(rectangle(0, 0, 10, 10)) or shape.symmetric_difference(rectangle(0, 0, 10, 10)).area < 1e-9


def test_resampled_points_stand_at_equal_distances() -> None:
    steps = resample([(0, 0), (1, 0), (1, 9)], 11)
    gaps = [math.dist(a, b) for a, b in pairwise(steps)]
    assert max(gaps) == pytest.approx(1.0) and min(gaps) > 0.7


def test_a_cut_swells_to_its_width_and_ends_blunt() -> None:
    lens = taper([(0, 0), (20, 0)], 2.0, peak=0.5)
    x0, y0, x1, y1 = lens.bounds
    assert y1 - y0 == pytest.approx(2.0, abs=0.02)
    ends = [lens.intersection(rectangle(x - 0.01, -5, x + 0.01, 5)).bounds for x in (x0 + 0.02, x1 - 0.02)]
    assert all(0.22 <= top - foot <= 0.3 for _, foot, _, top in ends)


walls = st.dictionaries(
    st.tuples(st.integers(1, 11), st.integers(1, 5)).filter(lambda place: sum(place) % 2 == 1),
    st.sampled_from(["level", "upright"]),
    max_size=6,
)


@settings(max_examples=15)
@given(st.integers(1, 6), st.integers(1, 3), walls, st.booleans())
def test_every_strand_runs_over_and_under_in_turn(columns: int, rows: int, broken: Walls, ring: bool) -> None:
    plait = Plait(columns, rows, broken, ring)
    crossings = set(plait.crossings())
    for strand in plait.strands():
        tops = []
        for (x0, y0), (x, y) in pairwise(strand):
            if x == int(x) and y == int(y) and (plait._column(int(x)), int(y)) in crossings:
                falling = (x - x0) * (y - y0) > 0
                tops.append(falling == bool(int(x) % 2))
        assert all(a != b for a, b in pairwise(tops))


def test_the_strand_below_is_cut_clear_of_the_one_above() -> None:
    plait = Plait(4, 3)
    bands = weave(plait, lambda x, y: (10 * x, 10 * y), width=4, gap=1).bands
    for i, j in plait.crossings():
        falling = (Dot(10 * i + 1.78, 10 * j + 1.78), Dot(10 * i - 1.78, 10 * j - 1.78))
        rising = (Dot(10 * i + 1.78, 10 * j - 1.78), Dot(10 * i - 1.78, 10 * j + 1.78))
        over, under = (falling, rising) if i % 2 else (rising, falling)
        assert all(bands.contains(spot) for spot in over)
        assert not any(bands.contains(spot) for spot in under)


@given(st.integers(1, 6), st.integers(1, 3), walls)
def test_strands_pass_every_crossing_twice(columns: int, rows: int, broken: Walls) -> None:
    plait = Plait(columns, rows, broken)
    passed = [point for strand in plait.strands() for point in strand]
    assert all(passed.count(crossing) == 2 for crossing in plait.crossings())


def test_hidden_shapes_are_not_drawn() -> None:
    picture = Picture()
    picture.add("rot", circle(0, 0, 3))
    picture.add(INK, rectangle(-4, -4, 4, 4))
    picture.add(PAPER, circle(0, 0, 1))
    seen = visible(picture, rectangle(-10, -10, 10, 10))
    assert set(seen) == {"rot", PAPER} and seen["rot"].is_empty
    assert seen[PAPER].area == pytest.approx(math.pi, rel=0.02)


def test_a_black_hairline_is_thickened_and_a_light_one_closed() -> None:
    area = rectangle(0, 0, 20, 20)
    picture = Picture()
    picture.add(PAPER, rectangle(0, 0, 10, 10), rectangle(10.15, 0, 20, 10), rectangle(5, 14, 15, 14.15))
    seen = visible(picture, area)[PAPER]
    assert seen.intersection(rectangle(9.96, 2, 10.19, 8)).is_empty
    assert seen.intersection(rectangle(0, 12, 20, 20)).is_empty


def test_a_closed_sliver_leaves_no_hairline_behind() -> None:
    picture = Picture()
    picture.add("rot", rectangle(0, 0, 10, 10), rectangle(10.18, 0, 20, 10))
    picture.add(PAPER, rectangle(10, 0, 10.18, 10))
    seen = visible(picture, rectangle(0, 0, 20, 10))
    assert seen[PAPER].is_empty
    assert seen["rot"].contains(rectangle(9, 1, 11, 9))


def test_a_turned_head_shows_less_of_its_far_side() -> None:
    head = Picture()
    head.add(PAPER, circle(0, 0, 6))
    head.add(INK, circle(-3, 0, 1), circle(3, 0, 1))
    far, near = sorted(pieces(turned(head, 25).layers[1][1]), key=lambda eye: -eye.centroid.x)
    assert far.bounds[2] - far.bounds[0] < 0.85 * (near.bounds[2] - near.bounds[0])
    assert turned(head, 0) is head


def test_a_head_turned_left_mirrors_one_turned_right() -> None:
    head = Picture()
    head.add(PAPER, circle(0, 0, 6))
    left, right = (turned(head, degrees).layers[0][1] for degrees in (-25, 25))
    assert mirror(left).symmetric_difference(right).area < 0.01


def test_colours_that_touch_overlap_a_little() -> None:
    picture = Picture()
    picture.add("rot", rectangle(0, 0, 10, 10))
    picture.add(PAPER, rectangle(5, 0, 10, 10))
    seen = visible(picture, rectangle(-1, -1, 11, 11))
    assert list(seen) == ["rot", PAPER]
    assert seen["rot"].bounds[2] == pytest.approx(5.08)


@given(st.integers(-9000, 9000), st.integers(-9000, 9000), st.integers(20, 3000))
def test_path_data_reads_back_to_a_hundredth(x: int, y: int, size: int) -> None:
    box = rectangle(x / 100, y / 100, (x + size) / 100, (y + 2 * size) / 100)
    drawn = [spot for kind, spot in values.path(path_data(box)) if kind != "Z"]
    corners = [((x + a) / 100, (y + b) / 100) for a in (0, size) for b in (0, 2 * size)]
    for spot, corner in zip(sorted(drawn), sorted(corners), strict=True):
        assert spot == pytest.approx(corner)


@pytest.mark.parametrize("name", [*SUITS, "halk"])
def test_a_symbol_is_ten_millimetres_high_and_centred(name: str) -> None:
    x0, y0, x1, y1 = symbol(name).bounds
    assert [y0, y1, x0] == pytest.approx([-5, 5, -x1])


def test_capitals_stand_on_the_base_line_within_their_advance() -> None:
    for letter, glyph in capitals().items():
        x0, y0, x1, y1 = glyph.bounds
        assert [y0, y1] == pytest.approx([-CAP_HEIGHT, 0], abs=1e-9), letter
        assert 0 < x0 < x1 < advance(letter), letter


@pytest.mark.parametrize("name", ROOMS)
def test_a_number_cards_portal_is_one_closed_band_in_the_safe_area_and_leaves_the_indexes_free(name: str) -> None:
    room = ROOMS[name]
    (band,) = pieces(frame(room))
    assert len(band.interiors) == 1
    assert band.buffer(-0.8).geom_type == "Polygon" and len(band.buffer(-0.8).interiors) == 1, "nowhere a thin place"
    assert band.bounds[0] >= 4 and band.bounds[2] <= 55 and band.bounds[1] >= 4
    assert not band.intersects(rectangle(0, 0, room.right - 0.01, room.foot - 0.01))
    assert band.symmetric_difference(turn(band, 180, (29.5, 45.5))).area < 1e-6


@pytest.mark.parametrize("name", ["two", slow("four"), slow("large")])
def test_the_posts_of_number_cards_are_knotted_differently_in_each_suit(name: str) -> None:
    assert len({knots(suit, ROOMS[name]).wkb for suit in SUITS}) == 6


POSES = [pose for pose in vars(carved).values() if isinstance(pose, Pose)]


@pytest.mark.parametrize("pose", some(POSES), ids=range(len(POSES)))
def test_a_hand_has_a_palm_and_five_fingers_that_hang_together(pose: Pose) -> None:
    assert sorted([*pose.behind.split(), *pose.before.split()]) == [
        "first",
        "little",
        "middle",
        "palm",
        "ring",
        "thumb",
    ]
    hand = posed(pose, placed(0, 0))
    assert len(pieces(union(hand.behind.silhouette(), hand.before.silhouette()))) == 1
    palm = closed(*pose.palm).buffer(0.6)
    assert all(palm.contains(Dot(*pose.fingers[name].joints[0])) for name in pose.rooted.split())


@pytest.mark.parametrize("pose", some(POSES, first=2), ids=range(len(POSES)))
def test_the_light_falls_on_a_mirrored_hand_from_the_same_side(pose: Pose) -> None:
    """Its contour is heavier to the right and below, however the joints are turned."""
    for place in (placed(0, 0), placed(0, 0, mirrored=True), placed(0, 0, 180)):
        hand = posed(pose, place)
        layers = [*hand.behind.layers, *hand.before.layers]
        dark, light = (union([shape for role, shape in layers if role == ink]) for ink in (INK, PAPER))
        assert dark.bounds[2] - light.bounds[2] > light.bounds[0] - dark.bounds[0]


def test_a_closed_curve_contains_what_it_runs_round() -> None:
    assert closed((0, -5), (5, 0), (0, 5), (-5, 0)).contains(Dot(0, 0))
    assert cut((0, 0), (5, 5)).intersects(Dot(2.5, 2.5)) and len(curve((0, 0), (1, 1))) > 2
