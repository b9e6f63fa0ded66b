"""The net of a tuck box: the parts fold into one box, and nothing is cut that must hold."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon
from shapely.geometry import box as rectangle_of
from shapely.ops import unary_union

from kartenwerk.graphics.display import Path
from kartenwerk.printing.press.net import Net, tuck_box
from kartenwerk.printing.press.walls import Dimensions, Flaps

FLAPS = Flaps(13, 15, 6, 15, 2.2, 0.2, 0.2, 0.2, 3.5, 8, 0.8)
BOARD, BLEED, OVERLAP = 0.4, 3.0, 2.0

sizes = st.builds(Dimensions, st.floats(44, 90), st.floats(60, 140), st.floats(12, 60))


def net(size: Dimensions) -> Net:
    return tuck_box(size, BOARD, FLAPS, BLEED, OVERLAP)


def flattened(path: Path, pieces: int = 12) -> list[tuple[float, float]]:
    """The points along a path, its curves in short straight pieces."""
    points: list[tuple[float, float]] = []
    for command, values in path:
        if command == "C":
            (x0, y0), (x1, y1, x2, y2, x3, y3) = points[-1], values
            for t in (piece / pieces for piece in range(1, pieces + 1)):
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
        elif values:
            points.append((values[0], values[1]))
    return points


def corners(path: Path) -> list[tuple[float, float]]:
    """The points a path goes through."""
    return [(values[-2], values[-1]) for _, values in path if values]


@given(sizes)
def test_the_outline_is_one_closed_piece_that_never_crosses_itself(size: Dimensions) -> None:
    outline = net(size).cuts[0]
    assert [command for command, _ in outline].count("M") == 1
    assert outline[-1] == ("Z", ())
    assert Polygon(corners(outline)).is_valid


@given(sizes)
@settings(max_examples=15)
def test_the_facets_are_the_whole_of_what_is_cut_out_and_none_lies_on_another(size: Dimensions) -> None:
    made = net(size)
    parts = [Polygon(facet.outline) for facet in made.facets]
    whole = unary_union([part.buffer(1e-6) for part in parts])
    outline = Polygon(flattened(made.cuts[0]))
    assert sum(part.area for part in parts) == pytest.approx(outline.area, abs=0.01)
    assert whole.symmetric_difference(outline).area < 0.01


@given(sizes)
def test_every_crease_lies_within_the_outline(size: Dimensions) -> None:
    made = net(size)
    piece = Polygon(corners(made.cuts[0])).buffer(0.01)
    for crease in made.creases:
        assert piece.covers(LineString(corners(crease)))


@given(sizes)
def test_the_walls_follow_each_other_round_the_box(size: Dimensions) -> None:
    walls = {panel.name: panel for panel in net(size).panels}
    x = 0.0
    front, far = size.width + BOARD, size.depth - FLAPS.seam_short  # the far side lies on the glue flap
    for name, width in (("back", size.width), ("side", size.depth), ("front", front), ("far", far)):
        assert walls[name].matrix.e == pytest.approx(x)
        assert walls[name].width == pytest.approx(width)
        x += width


@given(sizes)
def test_boards_that_lie_on_each_other_are_creased_a_thickness_apart(size: Dimensions) -> None:
    walls = {panel.name: panel for panel in net(size).panels}
    head = {name: walls[name].matrix.f for name in ("back", "side", "front", "far")}
    foot = {name: walls[name].matrix.f + walls[name].height - size.height for name in head}
    assert head == pytest.approx({"back": 0, "side": BOARD, "front": 0, "far": BOARD})
    assert foot == pytest.approx({"back": 2 * BOARD, "side": BOARD, "front": 3 * BOARD, "far": BOARD})


@given(sizes)
def test_no_picture_shows_on_the_wall_beside_it(size: Dimensions) -> None:
    made = net(size)
    walls = [panel for panel in made.panels if panel.name in ("back", "side", "front", "far")]
    shown = [rectangle_of(*_in_net(panel.matrix.e, panel.clip)) for panel in walls]
    for index, one in enumerate(shown):
        for other in shown[index + 1 :]:
            assert one.intersection(other).area < 1e-6


@given(sizes)
def test_all_free_printed_edges_have_bleed(size: Dimensions) -> None:
    made = net(size)
    front = next(panel for panel in made.panels if panel.name == "front")
    far = next(panel for panel in made.panels if panel.name == "far")
    lid = next(panel for panel in made.panels if panel.name == "lid")
    assert front.clip.y0 == -BLEED
    assert far.clip.x1 - far.width == pytest.approx(BLEED)
    assert (lid.clip.x0, lid.clip.y1 - lid.height) == pytest.approx((-BLEED, BLEED))


def test_the_lid_stands_on_its_head_in_the_net_so_that_it_is_read_from_the_front() -> None:
    lid = next(panel for panel in net(Dimensions(60, 92, 21)).panels if panel.name == "lid")
    assert lid.matrix.apply(0, 0) == (60, 0)
    x, y = lid.matrix.apply(lid.width, lid.height)
    assert (x, y) == pytest.approx((0, -(21 - BOARD - FLAPS.lid_short) - FLAPS.tuck))


def test_lid_and_bottom_are_shorter_than_the_box_is_deep() -> None:
    made = net(Dimensions(60, 92, 21))
    assert made.outline.y0 == pytest.approx(-(20.4 + 15))
    assert made.outline.y1 == pytest.approx(92 + 3 * BOARD + 20.8)


def test_the_notch_is_as_deep_as_a_thumb_needs() -> None:
    outline = corners(net(Dimensions(60, 92, 21)).cuts[0])
    deepest = max(y for x, y in outline if 81 < x < 142 and y < 46)
    assert deepest == pytest.approx(8 - 0.8)


def test_slits_lie_in_the_ends_of_the_tuck_crease() -> None:
    made = net(Dimensions(60, 92, 21))
    crease = next(corners(path) for path in made.creases if corners(path)[0][1] == pytest.approx(-20.4))
    for slit in made.cuts[1:]:
        (x0, y), (x1, _) = corners(slit)
        assert y == pytest.approx(-20.4)
        assert math.isclose(x1, crease[0][0]) or math.isclose(x0, crease[1][0])


def _in_net(x: float, clip: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    return clip[0] + x, clip[1], clip[2] + x, clip[3]
