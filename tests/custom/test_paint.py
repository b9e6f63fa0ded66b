"""How boxes are painted: gradients, polygons and stars, dashes, shadows, and styles that boxes share."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from tests.custom.boxes import BARE, BOX, TABLE, drawn, told
from tests.custom.decks import deck, faults, plain, report

from kartenwerk.graphics.display import Box, Fill, Group, PenStroke, Shade, Text, path_bounds

SHAPE = '"shape"\nbox = [10, 20, 40, 20]\n'
HERE = "deck.toml: layouts.bloss.boxes.mehr"


def corners(item: Fill | PenStroke) -> list[tuple[float, float]]:
    return [(round(numbers[0], 2), round(numbers[1], 2)) for sign, numbers in item.path if sign != "Z"]


# --- gradients ---


def shade(root: Path, gradient: str, place: str = SHAPE) -> Shade:
    (found,) = drawn(root, f"{place}gradient = {gradient}")
    assert isinstance(found, Shade)
    return found


def test_colours_without_a_place_lie_evenly_between_the_others(tmp_path: Path) -> None:
    found = shade(tmp_path, '{ stops = ["rot", "papier", "rot/50", "tinte 90%"] }')
    assert found.gradient.stops == ((0.0, "rot"), (0.3, "papier"), (0.6, "rot/50"), (0.9, "tinte"))


@pytest.mark.parametrize(
    ("angle", "axis"), [(90, (30, 20, 30, 40)), (0, (10, 30, 50, 30)), (-90, (30, 40, 30, 20)), (45, (15, 15, 45, 45))]
)
def test_a_line_of_colours_runs_through_the_whole_box(angle: int, axis: tuple[float, ...], tmp_path: Path) -> None:
    found = shade(tmp_path, f'{{ stops = ["rot", "papier"], angle = {angle} }}')
    assert found.gradient.axis == pytest.approx(axis)


def test_circles_of_colours_reach_the_farthest_corner(tmp_path: Path) -> None:
    found = shade(tmp_path, '{ kind = "radial", centre = "25% 50%", stops = ["rot", "papier"] }')
    assert found.gradient.axis == pytest.approx((20, 30, 0, 20, 30, math.hypot(30, 10)))


def test_a_gradient_goes_on_into_the_bleed_by_its_last_colours(tmp_path: Path) -> None:
    """Its axis is that of the box, as on every size of card."""
    found = shade(tmp_path, '{ stops = ["rot", "papier"] }', '"shape"\nbox = "card"\n')
    assert path_bounds(found.path) == Box(-3, -3, 66, 91)
    assert found.gradient.axis == pytest.approx((31.5, 0, 31.5, 88))


def test_colours_of_a_gradient_may_come_from_the_table(tmp_path: Path) -> None:
    lines = 'gradient = { stops = ["{{ name }} 20%", "papier"] }'
    (found,) = drawn(tmp_path, SHAPE + lines, files={"csv": "Name;Text\nrot;7\n"})
    assert isinstance(found, Shade)
    assert found.gradient.stops[0] == (0.2, "rot")


@pytest.mark.parametrize(
    ("gradient", "message"),
    [
        ('{ stops = ["rot"] }', ".gradient.stops: the value does not fit; found ['rot']; expected at least 2 entries"),
        (f"{{ stops = {['rot'] * 100_000} }}", ".gradient.stops: the value does not fit; found ['rot', 'rot', "),
        ('{ stops = ["rot", "gruen"] }', ".gradient: there is no colour gruen"),
        (
            '{ stops = ["rot 80%", "rot 20%"] }',
            ".gradient: the colours of a gradient stand in the order of their places",
        ),
        ('{ stops = ["rot 1 2", "rot"] }', ".gradient: this is no colour of a gradient; found rot 1 2"),
        ('{ stops = ["rot", "rot"] }\nfill = "rot"', ".gradient: a shape has one colour or a gradient; found fill, "),
        ('{ stops = ["rot", "rot"] }\nform = "line"', ".gradient: a line has one colour; expected fill"),
        ('{ kind = "conic", stops = ["rot", "rot"] }', ".gradient.kind: the value does not fit; found 'conic'"),
    ],
)
def test_a_wrong_gradient_is_told(gradient: str, message: str, tmp_path: Path) -> None:
    assert told(tmp_path, f"{SHAPE}gradient = {gradient}").startswith(HERE + message)


# --- polygons and stars ---


def polygon(root: Path, more: str, place: str = SHAPE) -> list[tuple[float, float]]:
    found = drawn(root, f'{place}fill = "rot"\n{more}')[-1]
    assert isinstance(found, Fill)
    return corners(found)


def test_a_regular_polygon_is_as_large_as_its_box_allows(tmp_path: Path) -> None:
    """A hexagon on its tip, 20 mm high, is the root of 3 over 2 as wide."""
    found = polygon(tmp_path, 'form = "polygon"')
    assert (len(found), found[0]) == (6, (30, 20))
    xs = [x for x, _ in found]
    assert max(xs) - min(xs) == pytest.approx(20 * math.sqrt(3) / 2, abs=0.01)
    assert len(polygon(tmp_path, 'form = "polygon"\nsides = 3')) == 3


def test_a_star_goes_in_between_its_tips(tmp_path: Path) -> None:
    found = polygon(tmp_path, 'form = "star"\nsides = 4\ninner = 0.25')
    assert found[0::2] == [(30, 20), (40, 30), (30, 40), (20, 30)]
    assert {round(math.dist(point, (30, 30)), 1) for point in found[1::2]} == {2.5}
    assert len(polygon(tmp_path, 'form = "star"')) == 10


def test_corners_are_counted_from_the_boxs_corner(tmp_path: Path) -> None:
    found = polygon(tmp_path, 'form = "polygon"\npoints = [[0, 0], [10, 0], [0, 5]]')
    assert found == [(10, 20), (20, 20), (10, 25)]


def test_a_corner_banner_reaches_into_the_bleed_and_its_slant_stays_where_it_was(tmp_path: Path) -> None:
    """Its slanted side runs on along its own line: at the trim nothing has moved."""
    place = '"shape"\nbox = "card"\n'
    assert polygon(tmp_path, 'form = "polygon"\npoints = [[43, 0], [63, 0], [63, 20]]', place) == [
        (40, -3),
        (66, -3),
        (66, 23),
    ]


def test_a_polygon_goes_on_into_the_bleed_on_every_side_that_it_touches(tmp_path: Path) -> None:
    place, points = '"shape"\nbox = "card"\n', "[[0, 0], [63, 0], [63, 88], [0, 88]]"
    found = polygon(tmp_path, f'form = "polygon"\npoints = {points}', place)
    assert found == [(-3, -3), (66, -3), (66, 91), (-3, 91)]


@pytest.mark.parametrize(
    ("points", "message"),
    [
        ("[[0, 0], [1, 1], [2, 2]]", ": the corners of the polygon enclose nothing; expected three that no line joins"),
        ("[[0, 0], [1, 1]]", ".points: the value does not fit; found [[0, 0], [1, 1]]; expected at least 3 entries"),
        (str([[1, 2]] * 50_000), ".points: the value does not fit; found [[1, 2], [1, 2]"),
    ],
)
def test_corners_that_make_no_polygon_are_told(points: str, message: str, tmp_path: Path) -> None:
    found = told(tmp_path, f'{SHAPE}form = "polygon"\nfill = "rot"\npoints = {points}')
    assert found.startswith(HERE + message), found


@pytest.mark.parametrize("form", ["polygon", "star"])
def test_a_form_without_room_is_told(form: str, tmp_path: Path) -> None:
    found = told(tmp_path, f'"shape"\nbox = [10, 20, 0, 20]\nform = "{form}"\nfill = "rot"')
    assert found.startswith(HERE + ": the corners of the polygon enclose nothing")


@pytest.mark.parametrize("form", ["polygon", "star", "ellipse"])
def test_the_edge_of_a_form_lies_within_it(form: str, tmp_path: Path) -> None:
    fill, edge = drawn(tmp_path, f'{SHAPE}form = "{form}"\nfill = "rot"\nedge = {{ width = 2 }}')
    assert isinstance(fill, Fill)
    assert isinstance(edge, PenStroke)
    assert len(fill.path) == len(edge.path)
    outer, inner = path_bounds(fill.path), path_bounds(edge.path)
    assert outer.holds(inner)
    assert outer != inner


# --- dashes ---


def test_a_dashed_line_ends_as_it_begins(tmp_path: Path) -> None:
    """Fourteen dashes of 2 mm and thirteen gaps of 1 mm are 41 mm; all of them are a little shorter on 40."""
    (found,) = drawn(tmp_path, '"shape"\nform = "line"\nbox = [10, 20, 40, 0.3]\nfill = "rot"\ndash = [2, 1]')
    assert isinstance(found, PenStroke)
    dash, gap = found.dash
    assert 14 * dash + 13 * gap == pytest.approx(40, abs=0.01)
    assert dash / gap == pytest.approx(2, abs=0.01)
    assert found.pen.cap == 0


@pytest.mark.parametrize(
    ("box", "ends"), [("[10, 20, 40, 2]", [(10, 21), (50, 21)]), ("[10, 20, 2, 40]", [(11, 20), (11, 60)])]
)
def test_a_line_is_as_thick_as_its_box_and_runs_through_its_middle(
    box: str, ends: list[tuple[float, float]], tmp_path: Path
) -> None:
    (found,) = drawn(tmp_path, f'"shape"\nform = "line"\nbox = {box}\nfill = "rot"')
    assert isinstance(found, PenStroke)
    assert (corners(found), found.width) == (ends, 2)


def test_dashes_of_no_length_are_dots(tmp_path: Path) -> None:
    (found,) = drawn(tmp_path, '"shape"\nform = "line"\nbox = [10, 20, 40, 0.3]\nfill = "rot"\ndash = [0, 1]')
    assert isinstance(found, PenStroke)
    assert found.pen.cap == 1
    assert found.dash == pytest.approx((0, 1), abs=0.001)


def test_the_dashes_of_an_edge_have_no_seam(tmp_path: Path) -> None:
    found = drawn(tmp_path, f"{SHAPE}edge = {{ width = 1 }}\ndash = [2, 1]")[-1]
    assert isinstance(found, PenStroke)
    assert (2 * (39 + 19)) / sum(found.dash) == pytest.approx(39, abs=0.01)


def test_dashes_that_nobody_sees_are_told(tmp_path: Path) -> None:
    lines = '"shape"\nform = "line"\nbox = [10, 20, 40, 0.3]\nfill = "rot"\ndash = [0.01, 0.01]'
    assert told(tmp_path, lines).startswith(HERE + ": the dashes are too fine to be printed; found 0.02 mm")


# --- shadows ---


def test_a_shadow_has_the_boxs_form_and_lies_below_it(tmp_path: Path) -> None:
    lines = 'fill = "rot"\nform = "ellipse"\nshadow = { offset = [1, 2], spread = 0.5, colour = "rot/20" }'
    group, shadow, fill = drawn(tmp_path, SHAPE + lines)
    assert isinstance(group, Group)
    assert isinstance(shadow, Fill)
    assert isinstance(fill, Fill)
    assert shadow.ink == "rot/20"
    assert path_bounds(shadow.path).map(group.matrix) == Box(10.5, 21.5, 51.5, 42.5)
    assert len(shadow.path) == len(fill.path)


def test_a_turned_boxs_shadow_falls_where_all_fall(tmp_path: Path) -> None:
    turn, move, *_ = drawn(tmp_path, f'{SHAPE}fill = "rot"\nrotate = 90\nshadow = {{ offset = [1, 2] }}')
    assert isinstance(turn, Group)
    assert isinstance(move, Group)
    place = move.matrix.then(turn.matrix)
    start = turn.matrix.apply(30, 30)
    moved = place.apply(30, 30)
    assert (moved[0] - start[0], moved[1] - start[1]) == pytest.approx((1, 2))


def test_a_shadow_may_be_half_a_millimetre_thin(tmp_path: Path) -> None:
    _group, shadow, _fill = drawn(tmp_path, f'{SHAPE}fill = "rot"\nshadow = {{ spread = -9.75 }}')
    assert isinstance(shadow, Fill)
    assert path_bounds(shadow.path).height == pytest.approx(0.5)


def test_a_shadow_that_is_gone_is_told(tmp_path: Path) -> None:
    found = told(tmp_path, f'{SHAPE}fill = "rot"\nshadow = {{ spread = -12 }}')
    assert found.startswith(HERE + ": the shadow has no room; found spread = -12")


# --- styles ---

STYLES = """
[styles.kopf]
size = 14
colour = "rot"
[styles.leise]
extends = "kopf"
size = 8
"""
TEXT = '"text"\nbox = [10, 20, 40, 20]\ntext = "Brot"\n'


def text(root: Path, lines: str, more: str = STYLES) -> Text:
    (found,) = drawn(root, TEXT + lines, more)
    assert isinstance(found, Text)
    return found


@pytest.mark.parametrize(
    ("lines", "size", "ink"),
    [
        ('style = "kopf"', 14, "rot"),
        ('style = "leise"', 8, "rot"),
        ('style = "leise"\nsize = 11', 11, "rot"),
        ('style = "leise"\ncolour = "tinte"', 8, "tinte"),
    ],
)
def test_a_box_takes_its_styles_keys_below_its_own(lines: str, size: float, ink: str, tmp_path: Path) -> None:
    found = text(tmp_path, lines)
    assert (found.size, found.ink) == (size, ink)


def test_a_style_takes_the_place_of_what_a_box_inherits(tmp_path: Path) -> None:
    heirs = '\n[layouts.erbe]\nextends = "bloss"\n[layouts.erbe.boxes.mehr]\nstyle = "leise"\n'
    content = deck(plain(tmp_path, toml=f"{BARE}{BOX}{TEXT}size = 20\n{STYLES}{heirs}", csv=TABLE))
    assert not content.report.faults
    layouts = [content.tools.layouts.get(name) for name in ("bloss", "erbe")]
    assert [layout.boxes[0].spec.size for layout in layouts if layout] == [20, 8]


@pytest.mark.parametrize(
    ("lines", "styles", "message"),
    [
        (
            'style = "kofp"',
            STYLES,
            "layouts.bloss.boxes.mehr.style: there is no style of this name (did you mean",
        ),
        ('style = "a"', '[styles.a]\nextends = "b"\n', "styles.a.extends: there is no style of this name"),
        (
            "",
            '[styles.a]\nextends = "b"\n[styles.b]\nextends = "b"\n',
            "styles.b.extends: styles extend each other",
        ),
        ("", "[styles.a]\nlines = 3\n", "styles.a.lines: there is no such key"),
    ],
)
def test_a_wrong_style_is_told(lines: str, styles: str, message: str, tmp_path: Path) -> None:
    found = faults(plain(tmp_path, toml=f"{BARE}{BOX}{TEXT}{lines}\n{styles}", csv=TABLE))
    assert found[0].startswith(f"deck.toml: {message}"), found


def test_what_is_painted_is_noted_nowhere(tmp_path: Path) -> None:
    toml = f'{BARE}{BOX}{SHAPE}gradient = {{ stops = ["rot", "papier"] }}\nshadow = {{}}\n'
    found = report(plain(tmp_path, toml=toml, csv=TABLE))
    assert (found.faults, found.notes) == ([], [])
