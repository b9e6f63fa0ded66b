"""The carved capitals: drawn from strokes, complete, flat at cap line and baseline."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pytest

from kartenwerk.base.data import DataFile, DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.type.carving import carve, glyph_contours
from kartenwerk.graphics.type.cuts import Spaces
from kartenwerk.graphics.type.drawings import StrokeFace, StrokeGlyph, read_face
from kartenwerk.graphics.type.strokes import Metrics, clip_height, read_stroke, stroke_outline, wedge

METRICS = Metrics(cap=700, weight=0.2, gap=0.1, flare=0.05, rise=0.3, space=0.3)
SPACES = Spaces(word=0.2, narrow=0.1)


@pytest.fixture(scope="module")
def face(roots: DataRoots) -> StrokeFace:
    drawn = read_face(roots.find("fonts/walisch/capitals.toml"))
    assert isinstance(drawn, StrokeFace)
    return drawn


def winding(contours: list[list[tuple[float, float]]], x: float, y: float) -> int:
    """How often the contours turn round a point."""
    turns = 0.0
    for contour in contours:
        for a, b in pairwise([*contour, contour[0]]):
            angle = math.atan2(b[1] - y, b[0] - x) - math.atan2(a[1] - y, a[0] - x)
            turns += (angle + math.pi) % (2 * math.pi) - math.pi
    return round(turns / (2 * math.pi))


def outlines(glyph: StrokeGlyph, metrics: Metrics = METRICS) -> list[list[tuple[float, float]]]:
    return [[(corner.x, corner.y) for corner in contour] for contour in glyph_contours(glyph, metrics)]


def test_the_alphabet_is_complete(face: StrokeFace) -> None:
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ0123456789’.,!?-–:&") <= set(face.glyphs)


def test_letters_are_cut_off_flat_but_for_their_marks(face: StrokeFace) -> None:
    for style in face.styles:
        metrics = face.measures(style, "capitals.toml")
        for letter, glyph in face.glyphs.items():
            for contour in outlines(glyph.model_copy(update={"marks": ()}), metrics):
                assert all(-1e-9 <= y <= 1 + 1e-9 for _, y in contour), letter


def test_no_s_looks_like_lightning(face: StrokeFace) -> None:
    """The spine of the S, its piece through the middle, lies flatter than 45 degrees, and its ends are level."""
    nibs, _ = read_stroke(face.glyphs["S"].strokes[0], 0.2)
    assert len(nibs) >= 8
    (spine,) = [(a, b) for a, b in pairwise(nibs) if a.y > 0.51 >= b.y]
    assert abs(spine[1].y - spine[0].y) < abs(spine[1].x - spine[0].x)


def test_all_pieces_of_a_letter_turn_the_same_way() -> None:
    strokes, wedges = ("0.1,0 0.1,1", "0.1,0.9 0.5,0.9 0.3,0.1"), ("0.1 foot", "0.1 head")
    entry = StrokeGlyph(width=1, strokes=strokes, wedges=wedges)
    assert winding(outlines(entry), 0.1, 0.5) == -1
    assert winding(outlines(entry), 0.1, 0.9) < 0
    for contour in outlines(entry):
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*contour, contour[0]]))
        assert area < 0


def test_a_ring_is_open_inside() -> None:
    contours = outlines(StrokeGlyph(width=1, strokes=("0.5,0.9 0.1,0.5 0.5,0.1 0.9,0.5 z",)))
    assert winding(contours, 0.5, 0.5) == 0
    assert winding(contours, 0.3, 0.7) == -1


def test_a_stroke_is_as_wide_as_its_nibs() -> None:
    nibs, _ = read_stroke("0,0 0,1*2", 0.2)
    assert stroke_outline(nibs) == [(-0.1, 0.0), (-0.2, 1.0), (0.2, 1.0), (0.1, 0.0)]


def test_clipping_cuts_at_both_levels() -> None:
    assert sorted(clip_height([(0, -1), (0, 2), (1, 2), (1, -1)], 0, 1)) == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_a_wedge_reaches_out_as_far_as_its_factor_says() -> None:
    plain, broad = wedge("0.5 foot", METRICS), wedge("0.5*2 foot", METRICS)
    assert plain[0].x == pytest.approx(0.5 - 0.1 - 0.05)
    assert broad[0].x == pytest.approx(0.5 - 0.1 - 0.1)


def test_a_leaning_wedge_follows_its_stem() -> None:
    foot = wedge("0.5/0.5 foot", METRICS)
    middle_below, middle_above = (foot[0].x + foot[3].x) / 2, (foot[1].x + foot[2].x) / 2
    assert middle_above - middle_below == pytest.approx(0.5 * METRICS.rise)


@pytest.mark.parametrize(
    "glyph", ['strokes = ["0,0"]', 'strokes = ["0,x 1,1"]', 'strokes = []\nwedges = ["0 middle"]', "width = 1"]
)
def test_a_faulty_glyph_is_named(tmp_path: Path, glyph: str) -> None:
    text = f"{HEAD}[glyphs.A]\nwidth = 1\n{glyph}\n"
    if glyph == "width = 1":
        text = text.replace("width = 1\nwidth = 1", "width = 1")
    with pytest.raises(KartenwerkError, match=r"capitals\.toml: glyphs\.A"):
        carved(tmp_path, text, "Regular")


def carved(folder: Path, text: str, style: str) -> bytes:
    """The font of a drawing that is kept in a file."""
    path = folder / "capitals.toml"
    path.write_text(text, encoding="utf-8")
    drawn = read_face(DataFile(path, path.name))
    assert isinstance(drawn, StrokeFace)
    return carve(drawn, path.name, style, SPACES)


HEAD = """[face]
family = "Test"
version = "1.000"
[styles.Regular]
weight = 0.2
[metrics]
cap = 700
gap = 0.1
flare = 0.05
rise = 0.3
space = 0.3
"""


@pytest.mark.parametrize(
    ("text", "style", "message"),
    [
        (HEAD + "[glyphs]", "Heavy", "the face has no such style; found Heavy; expected Regular"),
        (
            HEAD.replace("weight = 0.2", "wait = 1") + "[glyphs]",
            "Regular",
            r"styles\.Regular\.wait: there is no such key",
        ),
        (HEAD.replace("weight = 0.2", "") + "[glyphs]", "Regular", "the style Regular has no weight"),
        (HEAD + '[glyphs]\n[aliases]\n"x" = "A"', "Regular", "aliases.x: an alias must name a glyph"),
    ],
)
def test_a_face_that_does_not_hold_together_is_refused(tmp_path: Path, text: str, style: str, message: str) -> None:
    with pytest.raises(KartenwerkError, match=message):
        carved(tmp_path, text, style)
