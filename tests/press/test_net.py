"""The net of a tuck box: the parts fold into one box, and nothing is cut that must hold."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon
from shapely.geometry import box as rectangle_of

from kartenwerk.display import Path
from kartenwerk.press.net import Dimensions, Flaps, Net, tuck_box

FLAPS = Flaps(13, 15, 6, 15, 2.2, 0.2, 0.5, 3.5, 8, 0.8)
BOARD, BLEED, OVERLAP = 0.4, 3.0, 2.0

sizes = st.builds(Dimensions, st.floats(44, 90), st.floats(60, 140), st.floats(12, 60))


def net(size: Dimensions) -> Net:
    return tuck_box(size, BOARD, FLAPS, BLEED, OVERLAP)


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
def test_every_crease_lies_within_the_outline(size: Dimensions) -> None:
    made = net(size)
    piece = Polygon(corners(made.cuts[0])).buffer(0.01)
    for crease in made.creases:
        assert piece.covers(LineString(corners(crease)))


@given(sizes)
def test_the_walls_follow_each_other_round_the_box(size: Dimensions) -> None:
    walls = {panel.name: panel for panel in net(size).panels}
    x = 0.0
    for name, width in (("back", size.width), ("side", size.depth), ("front", size.width), ("far", size.depth - BOARD)):
        assert walls[name].matrix.e == pytest.approx(x)
        assert walls[name].width == pytest.approx(width)
        assert walls[name].height == size.height
        x += width


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
    assert (x, y) == pytest.approx((0, -(21 - FLAPS.lid_short) - FLAPS.tuck))


def test_lid_and_bottom_are_shorter_than_the_box_is_deep() -> None:
    made = net(Dimensions(60, 92, 21))
    assert made.outline.y0 == pytest.approx(-(20.8 + 15))
    assert made.outline.y1 == pytest.approx(92 + 20.5)


def test_the_notch_is_as_deep_as_a_thumb_needs() -> None:
    outline = corners(net(Dimensions(60, 92, 21)).cuts[0])
    deepest = max(y for x, y in outline if 81 < x < 141 and y < 46)
    assert deepest == pytest.approx(8 - 0.8)


def test_slits_lie_in_the_ends_of_the_tuck_crease() -> None:
    made = net(Dimensions(60, 92, 21))
    crease = next(corners(path) for path in made.creases if corners(path)[0][1] == pytest.approx(-20.8))
    for slit in made.cuts[1:]:
        (x0, y), (x1, _) = corners(slit)
        assert y == pytest.approx(-20.8)
        assert math.isclose(x1, crease[0][0]) or math.isclose(x0, crease[1][0])


def _in_net(x: float, clip: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    return clip[0] + x, clip[1], clip[2] + x, clip[3]
