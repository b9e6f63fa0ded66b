"""The picture of the closed box: true faces in true perspective, the same on every processor."""

from __future__ import annotations

from fractions import Fraction
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from tests.support import WORKSHOP, Run

from kartenwerk.printing.press.folding import fold
from kartenwerk.products.box import panels, picture
from kartenwerk.products.box.camera import Camera
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.picture import draw_closed_box
from kartenwerk.products.box.tuck_box import net_for

DATA = BoxData.load(WORKSHOP.roots)
DECK = WORKSHOP.catalog.deck("deutsch")
CONTENTS = box_contents(WORKSHOP.catalog, DECK)
NET = net_for(DATA, CONTENTS)
MOTIONS = fold(NET.facets)
CAMERA = Camera((30.0, 46.0, -8.0), DATA.view.eye, DATA.view.distance, 24.0)
CORNER, ORIGIN, DOTS = (-900.0, -1200.0), (NET.bounds.x0, NET.bounds.y0), 18.0


@pytest.fixture(autouse=True, scope="module")
def _nothing_is_played() -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(panels, "minutes", lambda workshop, game: 5)
        yield


@settings(max_examples=20)
@given(st.sampled_from(["front", "far", "lid", "tuck"]), st.integers(0, 60), st.integers(0, 90))
def test_every_pixel_of_a_face_shows_the_point_of_the_net_that_lies_there(name: str, x: int, y: int) -> None:
    across, down = CAMERA.project(MOTIONS[name].apply(x, y))
    a, b, c, d, e, f, g, h = CAMERA.flattening(MOTIONS[name], CORNER, ORIGIN, DOTS)
    u, v = across - CORNER[0], down - CORNER[1]
    depth = g * u + h * v + 1
    flat = ((a * u + b * v + c) / depth / DOTS + ORIGIN[0], (d * u + e * v + f) / depth / DOTS + ORIGIN[1])
    assert flat == pytest.approx((x, y), abs=0.001)


@settings(max_examples=20)
@given(st.sampled_from(["front", "far", "lid"]), st.integers(0, 8191), st.integers(0, 8191))
def test_pixels_are_taken_without_rounding_so_that_all_processors_agree(name: str, x: int, y: int) -> None:
    """Pillow adds and multiplies in double precision; some processors round in between, and here none has to."""
    a, b, c, *_, g, h = CAMERA.flattening(MOTIONS[name], CORNER, ORIGIN, DOTS)
    u, v = x + 0.5, y + 0.5
    assert Fraction(a * u + b * v + c) == Fraction(a) * Fraction(u) + Fraction(b) * Fraction(v) + Fraction(c)
    assert Fraction(g * u + h * v + 1) == Fraction(g) * Fraction(u) + Fraction(h) * Fraction(v) + 1


def test_the_camera_sees_front_lid_and_one_side_and_nothing_behind_them() -> None:
    seen = {
        facet.name
        for facet in NET.facets
        if CAMERA.faces(MOTIONS[facet.name], MOTIONS[facet.name].apply(*facet.outline[0]))
    }
    assert {"front", "lid", "far"} <= seen
    assert not seen & {"back", "side", "bottom", "inner bottom"}


def test_what_is_far_away_looks_smaller() -> None:
    heights = [CAMERA.project((0.0, 90.0, z))[1] - CAMERA.project((0.0, 0.0, z))[1] for z in (-16.0, 0.0)]
    assert heights[0] > heights[1]


def test_the_faces_stand_in_their_colours_and_the_picture_is_the_same_each_time() -> None:
    first, again = (draw_closed_box(WORKSHOP, DECK, DATA, CONTENTS, 1.5) for _ in range(2))
    assert first.tobytes() == again.tobytes()
    pixels = first.convert("RGB")
    ground = pixels.getpixel((1, 1))
    red, paper = (int(DECK.palette[role].screen[1:3], 16) for role in ("rot", "papier"))
    data = pixels.tobytes()
    colours = {*zip(data[::3], data[1::3], data[2::3], strict=True)}
    assert ground == tuple(int(DATA.view.ground[at : at + 2], 16) for at in (1, 3, 5))
    percent, sheen = DATA.view.shades["far"]
    assert any(colour[0] == (red * percent + (255 - red) * sheen) // 100 for colour in colours), "the far side is red"
    assert any(colour[0] == paper for colour in colours), "the front is paper"


def test_the_command_writes_the_picture_instead_of_the_sheet(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "draw_closed_box", lambda *_: Image.new("RGB", (7, 5)))
    assert run("box", "deutsch", "--preview", "--out", tmp_path).code == 0
    with Image.open(BytesIO((tmp_path / "deutsch/vorschau_schachtel.png").read_bytes())) as shown:
        assert shown.size == (7, 5)
    assert not (tmp_path / "deutsch/schachtel.pdf").exists()


def test_all_boxes_are_only_shown_together_and_by_no_options(run: Run, tmp_path: Path) -> None:
    assert "no deck of that name" in run("box", "all", "--out", tmp_path).refusal
    assert "no options" in run("box", "all", "--preview", "--size", "poker", "--out", tmp_path).refusal
