"""The forms behind boxes, reckoned without a deck: where pips, icons, corners, colours and dashes come to stand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image as Pillow

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.boxes import gradients, grids, icons, shapes
from kartenwerk.custom.boxes.frames import _compose, _cut, _strips
from kartenwerk.custom.boxes.nineparts import FramePart, frame_parts
from kartenwerk.custom.boxes.overlaps import BoxInk, Clash, Inked, clashes
from kartenwerk.custom.boxes.pips import pip_places
from kartenwerk.custom.boxes.polygons import move_out
from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.custom.pictures import Layers
from kartenwerk.graphics.display import Box, line, polygon, rectangle

# ---- what lies in a text's way

LINE = Box(10, 10, 30, 13)


def text(box: Box = LINE, name: str = "text", words: str = "Brot") -> Inked:
    return Inked(name, BoxInk.TEXT, (box,), words)


def picture(box: Box, name: str = "bild") -> Inked:
    return Inked(name, BoxInk.PICTURE, (box,))


def found(*drawn: Inked) -> list[tuple[str, str]]:
    return [(each.kind, each.other) for each in clashes("karte", drawn)]


@pytest.mark.parametrize(
    ("box", "is_in_the_way"),
    [
        (Box(29.6, 10, 40, 13), True),
        (Box(29.7, 10, 40, 13), False),
        (Box(0, 10, 10.4, 13), True),
        (Box(0, 10, 10.3, 13), False),
        (Box(10, 12.6, 30, 20), True),
        (Box(10, 12.7, 30, 20), False),
        (Box(10, 0, 30, 10.4), True),
        (Box(10, 0, 30, 10.3), False),
    ],
)
def test_less_than_a_third_of_a_millimetre_is_no_more_than_a_touch(box: Box, is_in_the_way: bool) -> None:
    assert found(text(), text(box, "mehr", "Käse")) == [("texts", "mehr")] * is_in_the_way
    assert found(text(), picture(box)) == [("hidden", "bild")] * is_in_the_way
    assert found(picture(box), text()) == [("half", "bild")] * is_in_the_way


@pytest.mark.parametrize(
    ("box", "holds"),
    [
        (Box(10.3, 10.3, 29.7, 12.7), True),
        (Box(10.4, 10, 30, 13), False),
        (Box(10, 10.4, 30, 13), False),
        (Box(10, 10, 29.6, 13), False),
        (Box(10, 10, 30, 12.6), False),
    ],
)
def test_a_text_may_lie_wholly_on_a_picture(box: Box, holds: bool) -> None:
    assert found(picture(box), text()) == [("half", "bild")] * (not holds)


def test_what_holds_all_of_a_line_ends_the_look_below_it() -> None:
    half, whole = picture(Box(20, 0, 60, 60)), Inked("feld", BoxInk.AREA, (Box(0, 0, 60, 60),))
    assert found(half, whole, text()) == []
    assert found(whole, half, text()) == [("half", "bild")]
    assert found(Inked("feld", BoxInk.AREA, half.boxes), text()) == []  # no picture
    assert found(Inked("bild", BoxInk.PICTURE, (Box(50, 0, 60, 60), *half.boxes)), text()) == [("half", "bild")]
    assert found(half, text(words="Käse", name="mehr", box=Box(0, 40, 9, 43)), text()) == [("half", "bild")]


def test_a_shadow_of_the_same_words_and_what_belongs_to_the_same_box_are_in_nobodys_way() -> None:
    assert found(text(), text(name="mehr")) == []
    assert found(text(), Inked("bild", BoxInk.PICTURE, (LINE,), "Brot")) == [("hidden", "bild")]
    assert found(text(), text(words="Käse")) == []
    assert found(picture(Box(20, 0, 60, 60), "text"), text()) == []
    assert [*clashes("karte", [text(), text(name="mehr", words="x")])] == [Clash("texts", "karte", "text", "mehr")]


# ---- pips


@pytest.mark.parametrize(
    ("count", "rows"),
    [
        *((0, []), (1, [1]), (2, [1, 1]), (3, [1, 1, 1]), (4, [2, 2]), (5, [2, 1, 2]), (6, [2, 2, 2])),
        *((7, [2, 1, 2, 2]), (8, [2, 1, 2, 1, 2]), (9, [2, 2, 1, 2, 2]), (10, [2, 1, 2, 2, 1, 2])),
    ],
)
def test_pips_up_to_ten_stand_in_the_rows_of_playing_cards(count: int, rows: list[int]) -> None:
    downs = [down for _across, down in pip_places(count)]
    assert [downs.count(down) for down in sorted({*downs})] == rows


def test_pips_are_alike_on_both_sides() -> None:
    for count in range(61):
        places = {(round(across, 9), round(down, 9)) for across, down in pip_places(count)}
        assert {(round(1 - across, 9), down) for across, down in places} == places


# ---- grids and patterns


def plan(area: Box, count: int, **keys: Any) -> tuple[int, int, float, float] | None:
    grid = grids._plan(BoxSpec.model_construct(**keys), area, count)
    return None if grid is None else (grid.columns, grid.rows, round(grid.each, 4), round(grid.space, 4))


@pytest.mark.parametrize(
    ("count", "keys", "grid"),
    [
        (4, {"each": 8}, (4, 2, 8, 0.8)),  # 4 x 8 and 3 x 0.8 are 34.4 of 40
        (4, {"each": 8, "space": 2.6}, (4, 2, 8, 2.6)),  # 39.8
        (4, {"each": 8, "space": 2.7}, (3, 2, 8, 2.7)),
        (4, {"each": 10, "space": 0}, (4, 2, 10, 0)),
        (4, {"each": 8, "columns": 2, "rows": 1}, (2, 1, 8, 0.8)),
        (4, {"each": 8, "columns": 9, "rows": 9}, (4, 2, 8, 0.8)),
        (4, {"each": 21}, None),
        (4, {"each": 20}, (1, 1, 20, 2)),
        (4, {"each": 8, "space": -7.9}, (41, 16, 8, -7.9)),
        (1, {}, (1, 1, 20, 2)),
        (2, {}, (2, 1, 19.0476, 1.9048)),
        (3, {"space": 0}, (3, 1, 13.3333, 0)),
        (8, {"space": 0}, (4, 2, 10, 0)),
        (8, {"space": 4}, (4, 2, 7, 4)),
        (8, {"columns": 2, "space": 0}, (2, 4, 5, 0)),
        (8, {"rows": 1, "space": 0}, (8, 1, 5, 0)),
        (7, {"rows": 2, "space": 0}, (4, 2, 10, 0)),
        (0, {}, (1, 1, 20, 2)),
        (8, {"columns": 5, "rows": 1, "space": 10}, None),
    ],
)
def test_icons_of_a_grid_are_as_large_as_the_box_allows_or_as_many_as_have_room(
    count: int, keys: dict[str, Any], grid: tuple[int, int, float, float] | None
) -> None:
    assert plan(Box(10, 20, 50, 40), count, **keys) == grid


def test_rows_of_a_pattern_are_odd_and_stand_no_closer_than_they_may() -> None:
    assert [icons._columns(width, 10) for width in (1, 14, 16, 100)] == [1, 1, 2, 10]
    assert [icons._rows(height, 10) for height in (5, 23, 24.1, 39, 40.1, 55.9, 56.1)] == [1, 1, 3, 3, 5, 5, 7]


# ---- gradients


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("rot", ("rot", None)),
        (" rot 30% ", ("rot", 0.3)),
        ("rot 12,5 %", ("rot", 0.125)),
        ("rot 0%", ("rot", 0)),
        ("rot 100%", ("rot", 1)),
    ],
)
def test_a_colour_may_have_a_place(typed: str, read: tuple[str, float | None]) -> None:
    assert gradients.read_stop(typed) == read


@pytest.mark.parametrize("typed", ["", "rot 101%", "rot 1000%", "rot 30", "rot blau 3%"])
def test_what_is_no_colour_with_a_place_is_told(typed: str) -> None:
    with pytest.raises(KartenwerkError, match="this is no colour of a gradient"):
        gradients.read_stop(typed)


@pytest.mark.parametrize(
    ("given", "places"),
    [
        ([None, None], [0, 1]),
        ([None, None, None, None, None], [0, 0.25, 0.5, 0.75, 1]),
        ([0.2, None, 0.4, None, None, 1.0], [0.2, 0.3, 0.4, 0.6, 0.8, 1.0]),
        ([0.5, 0.5], [0.5, 0.5]),
    ],
)
def test_places_lie_evenly_between_those_that_are_given(given: list[float | None], places: list[float]) -> None:
    assert gradients._spread(given) == places


# ---- polygons

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


@pytest.mark.parametrize("way", [1, -1])
def test_a_polygon_grows_outwards_in_whichever_way_its_corners_go_around(way: int) -> None:
    assert sorted(move_out(SQUARE[::way], 1)) == [(-1, -1), (-1, 11), (11, -1), (11, 11)]
    assert sorted(move_out(SQUARE[::way], -2)) == [(2, 2), (2, 8), (8, 2), (8, 8)]
    assert move_out(SQUARE, 0) == SQUARE


def test_sides_that_hardly_meet_are_moved_on_their_own() -> None:
    """A corner of half a turn stays where it is, and that of a needle would lie far out."""
    halved = [(0.0, 0.0), (5.0, 0.0), *SQUARE[1:]]
    assert [*dict.fromkeys(move_out(halved, 1))] == [(-1, -1), (5, -1), (11, -1), (11, 11), (-1, 11)]
    upright = [*SQUARE[:2], (10.0, 5.0), *SQUARE[2:]]
    assert [*dict.fromkeys(move_out(upright, 1))] == [(-1, -1), (11, -1), (11, 5), (11, 11), (-1, 11)]
    needle = [(0.0, 0.0), (100.0, 1.0), (0.0, 2.0)]
    moved = move_out(needle, 1)
    assert len(moved) == 4 and max(x for x, _y in moved) < 101
    assert {round(math.dist(point, (100, 1)), 3) for point in moved if point[0] > 99} == {1.0}


def test_a_corner_that_is_given_twice_is_one() -> None:
    assert move_out([SQUARE[0], *SQUARE], 1) == move_out(SQUARE, 1)


# ---- dashes


def spread(dash: Sequence[float], length: float = 41.0) -> tuple[float, ...]:
    return shapes._spread(dash, line(0, 0, length, 0))


def test_dashes_fill_a_line_and_begin_and_end_it() -> None:
    assert spread([2, 1]) == (2, 1)  # 13 times 3 mm, and 2
    assert spread([2, 1], 42.4) == pytest.approx((2 * 42.4 / 41, 42.4 / 41), abs=1e-4)
    assert spread([2, 1], 42.6) == pytest.approx((2 * 42.6 / 44, 42.6 / 44), abs=1e-4)
    assert spread([50, 9], 41) == pytest.approx((50 * 41 / 109, 9 * 41 / 109), abs=1e-4)
    assert spread([2]) == pytest.approx((2 * 41 / 42, 2 * 41 / 42), abs=1e-4)
    assert spread([0, 0.2], 4) == pytest.approx((0, 0.2 * (1 - 1e-4)), abs=1e-6)


def test_the_dashes_around_a_form_have_no_seam() -> None:
    around = polygon(SQUARE)
    assert shapes._spread([2, 1], around) == pytest.approx((2 * 40 / 39, 40 / 39), abs=1e-4)
    assert shapes._spread([0, 1], around) == (0, 1)


def test_dashes_finer_than_a_fifth_of_a_millimetre_are_refused() -> None:
    assert spread([0.1, 0.1])
    with pytest.raises(KartenwerkError, match=r"found 0\.19 mm with their gaps; expected at least 0\.2 mm"):
        spread([0.1, 0.09])


@pytest.mark.parametrize(("radius", "grown", "rounded"), [(3, -1, 2), (3, 1, 4), (3, -4, 0), (0, 1, 0)])
def test_round_corners_grow_with_their_box(radius: float, grown: float, rounded: float) -> None:
    spec, box = BoxSpec.model_construct(kind="shape", radius=radius), Box(0, 0, 20, 20)
    assert shapes._round(spec, box, grown) == rectangle(box, rounded)


def test_a_text_may_lie_in_the_largest_rectangle_of_an_ellipse() -> None:
    half = math.sqrt(0.5)
    assert shapes._inner(Box(10, 20, 30, 24)) == pytest.approx(
        (20 - 10 * half, 22 - 2 * half, 20 + 10 * half, 22 + 2 * half)
    )


# ---- frames

WHOLE = Box(10, 20, 50, 40)


def parts(ratio: float = 1.0, **keys: Any) -> list[FramePart]:
    return frame_parts(BoxSpec.model_construct(**keys), WHOLE, ratio)


def test_a_corner_is_a_fifth_of_the_shorter_side_and_shows_a_third_of_the_picture() -> None:
    assert parts()[0] == FramePart(Box(0, 0, 0.33, 0.33), Box(10, 20, 14, 24))


def test_corners_may_fill_a_side_and_no_more() -> None:
    assert parts(corner=10)[1].target == Box(40, 20, 50, 30)
    assert parts(2.0, corner=20)[0].target == Box(10, 20, 30, 30)
    for ratio, corner in ((1.0, 10.1), (2.0, 20.1), (4.0, 20.1)):
        with pytest.raises(KartenwerkError, match="at most half of 40 x 20 mm"):
            parts(ratio, corner=corner)


def test_the_picture_of_a_symmetric_frame_is_wider_than_high() -> None:
    assert parts(1.01, symmetric=True)
    with pytest.raises(KartenwerkError, match=r"found 1\.00 times as wide as high"):
        parts(1.0, symmetric=True)


def test_repeated_pieces_lie_end_to_end_on_every_side() -> None:
    """A piece of the edge is 2 mm long: the middle half of a picture whose corners are a quarter, 1 mm on the card."""
    found = [part.target for part in parts(slice=25, corner=1, edges="tile")[4:]]
    level = [Box(11 + 2 * number, y, 13 + 2 * number, y + 1) for y in (20, 39) for number in range(19)]
    upright = [Box(x, 21 + 2 * number, x + 1, 23 + 2 * number) for x in (10, 49) for number in range(9)]
    assert [pytest.approx(box) for box in (*level, *upright)] == found


def test_a_turned_and_mirrored_part_shows_each_place_of_the_picture_where_it_belongs() -> None:
    source, target = Box(0.2, 0.4, 0.6, 0.5), Box(10, 20, 30, 60)
    shown = {
        keys: [
            tuple(round(value, 6) + 0.0 for value in FramePart(source, target, *keys).matrix.apply(*place))
            for place in ((0.2, 0.4), (0.6, 0.4), (0.2, 0.5))
        ]
        for keys in (
            (False, False, False),
            (True, False, False),
            (False, True, False),
            (False, False, True),
            (True, True, True),
        )
    }
    assert shown == {
        (False, False, False): [(10, 20), (30, 20), (10, 60)],
        (True, False, False): [(30, 20), (10, 20), (30, 60)],
        (False, True, False): [(10, 60), (30, 60), (10, 20)],
        (False, False, True): [(10, 20), (10, 60), (30, 20)],
        (True, True, True): [(30, 60), (30, 20), (10, 60)],
    }


def test_dots_are_turned_and_mirrored_as_lines_are() -> None:
    given = Pillow.new("L", (3, 2))
    given.putdata([1, 2, 3, 4, 5, 6])
    part = FramePart(Box(0, 0, 1, 1), WHOLE)
    pixels = {
        keys: [*_cut(given, (0, 0, 3, 2), FramePart(*part[:2], *keys), *size).tobytes()]
        for keys, size in {
            (False, False, False): (3, 2),
            (True, False, False): (3, 2),
            (False, True, False): (3, 2),
            (False, False, True): (2, 3),
        }.items()
    }
    assert [*pixels.values()] == [[1, 2, 3, 4, 5, 6], [3, 2, 1, 6, 5, 4], [4, 5, 6, 1, 2, 3], [1, 4, 2, 5, 3, 6]]


class FourByFour:
    """A picture of sixteen dots, each of another grey."""

    def size(self, file: object) -> tuple[int, int]:
        return 4, 4

    def layers(self, file: object, crop: object, size: tuple[int, int]) -> Layers:
        grey = Pillow.new("L", (4, 4))
        grey.putdata([*range(0, 160, 10)])
        return Layers(grey.convert("RGB"), grey.convert("CMYK"), None)


def test_every_corner_shows_that_of_the_picture() -> None:
    pictures: Any = FourByFour()
    file: Any = None
    made = _compose(pictures, file, parts(slice=25, corner=5, middle=True), WHOLE, 1.0, 40, 20)
    pixels = [made.rgb.getpixel(place) for place in ((2, 2), (37, 2), (2, 17), (37, 17))]
    assert [pixel[0] for pixel in pixels if isinstance(pixel, tuple)] == [0, 30, 120, 150]
    assert made.alpha is not None and made.alpha.getextrema() == (255, 255)


def test_strips_of_dots_leave_the_middle_free_unless_a_part_fills_it() -> None:
    assert _strips(parts(corner=5, middle=True), WHOLE) == [WHOLE]
    assert _strips(parts(corner=10), WHOLE) == [WHOLE]
    sides = [Box(10, 20, 50, 25), Box(10, 25, 15, 35), Box(45, 25, 50, 35), Box(10, 35, 50, 40)]
    assert _strips(parts(corner=5), WHOLE) == sides
