"""Frames in nine parts: corners keep their form, edges are drawn out or repeated, a symmetric one is mirrored."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image as Pillow
from tests.custom.boxes import Files, drawn, told
from tests.custom.decks import picture

from kartenwerk.custom.boxes.nineparts import FramePart, frame_parts
from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.graphics.display import Box, Group, Image, Place
from kartenwerk.printing.pdf.packing import unpack_raster

WHOLE = Box(10, 20, 50, 40)
FRAME = '"frame"\nbox = [10, 20, 40, 20]\npicture = "rahmen"\n'
HERE = "deck.toml: layouts.bloss.boxes.mehr"
LINES = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} 30"><path d="M0 0H9V9H0z" fill="#A8502A"/></svg>'
SVG: Files = {"bilder/rahmen.svg": LINES.format(30)}


def parts(ratio: float = 1.0, **keys: Any) -> list[FramePart]:
    return frame_parts(BoxSpec.model_construct(**keys), WHOLE, ratio)


def corners_of(part: FramePart) -> list[tuple[float, float]]:
    """Where the upper left and the lower right of what a part shows lie on the card."""
    source = part.source
    places = ((source.x0, source.y0), (source.x1, source.y1))
    return [tuple(round(value, 3) + 0.0 for value in part.matrix.apply(*place)) for place in places]  # type: ignore[misc]


def test_eight_parts_lie_around_a_free_middle(tmp_path: Path) -> None:
    found = parts(slice=25, corner=5)
    assert len(found) == 8
    assert [part.target for part in found[:4]] == [
        Box(10, 20, 15, 25),
        Box(45, 20, 50, 25),
        Box(10, 35, 15, 40),
        Box(45, 35, 50, 40),
    ]
    assert found[4] == FramePart(Box(0.25, 0, 0.75, 0.25), Box(15, 20, 45, 25))
    assert sum(part.target.width * part.target.height for part in parts(slice=25, corner=5, middle=True)) == 800


def test_a_corner_has_the_pictures_proportions() -> None:
    corner = parts(2.0, slice=20, corner=6)[0].target
    assert (corner.width, corner.height) == (6, 3)


def test_repeated_edges_have_pieces_near_their_own_proportions() -> None:
    """The edge of the picture is twice as long as its corner: three pieces on 30 mm beside corners of 5."""
    found = parts(slice=25, corner=5, edges="tile")
    above = [part.target for part in found if part.target.y0 == 20 and part.source.x0 == 0.25]
    assert [(box.x0, box.x1) for box in above] == [(15, 25), (25, 35), (35, 45)]


def test_a_symmetric_frame_is_mirrored_from_one_corner_and_one_edge() -> None:
    found = parts(3.0, symmetric=True, corner=5)
    assert {part.source for part in found} == {Box(0, 0, 1 / 3, 1), Box(1 / 3, 0, 1, 1)}
    assert [corners_of(part) for part in found[:4]] == [
        [(10, 20), (15, 25)],
        [(10, 40), (15, 35)],
        [(50, 20), (45, 25)],
        [(50, 40), (45, 35)],
    ]
    above = [part for part in found[4:] if part.target.y1 == 25]
    assert [corners_of(part) for part in above] == [[(15, 20), (30, 25)], [(45, 20), (30, 25)]]
    left = [part for part in found[4:] if part.target.x1 == 15]
    assert [corners_of(part) for part in left] == [[(10, 25), (15, 30)], [(10, 35), (15, 30)]]
    assert all(part.turned for part in left)


def test_pieces_of_a_symmetric_edge_are_as_many_on_both_sides() -> None:
    found = [part for part in parts(2.0, symmetric=True, corner=5, edges="tile") if part.target.y0 == 20][2:]
    assert [part.across for part in found] == [False, False, False, True, True, True]


def test_a_frame_of_lines_stays_one_drawing_that_is_placed_often(tmp_path: Path) -> None:
    items = drawn(tmp_path, FRAME + "corner = 5", files=SVG)
    placed = [item for item in items if isinstance(item, Place)]
    assert len(placed) == 8
    assert len({item.form.key for item in placed}) == 1
    clips = [item.clip for item in items if isinstance(item, Group)]
    assert all(isinstance(clip, Box) and WHOLE.holds(clip) for clip in clips)


def png(size: tuple[int, int], mode: str = "RGB") -> bytes:
    """Red in its upper left quarter, black elsewhere; with alpha nothing is seen of its lower right."""
    made = Pillow.new("RGB", size)
    made.paste((200, 40, 40), (0, 0, size[0] // 2, size[1] // 2))
    if mode == "RGBA":
        made.putalpha(255)
        made.paste((0, 0, 0, 0), (size[0] // 2, size[1] // 2, *size))
    target = BytesIO()
    made.save(target, "PNG")
    return target.getvalue()


def test_a_frame_of_dots_is_put_together_and_leaves_its_middle_free(tmp_path: Path) -> None:
    items = drawn(tmp_path, FRAME + "corner = 5", files={"bilder/rahmen.png": png((300, 300))})
    images = [item for item in items if isinstance(item, Image)]
    assert [item.box for item in images] == [
        Box(10, 20, 50, 25),
        Box(10, 25, 15, 35),
        Box(45, 25, 50, 35),
        Box(10, 35, 50, 40),
    ]
    above = unpack_raster(images[0].raster)
    black = [above.getpixel((round(share * (above.width - 1)), above.height // 2)) for share in (0.02, 0.98)]
    assert [pixel[3] > 200 for pixel in black] == [False, True]  # type: ignore[index]


def test_a_symmetric_frame_of_dots_is_alike_on_both_sides(tmp_path: Path) -> None:
    """Red is the left third of its corner: so are both ends of the upper side, and no more of it."""
    made, target = Pillow.new("RGB", (600, 300)), BytesIO()
    made.paste((200, 40, 40), (0, 0, 100, 300))
    made.save(target, "PNG")
    files: Files = {"bilder/rahmen.png": target.getvalue()}
    items = drawn(tmp_path, FRAME + "corner = 6\nsymmetric = true", files=files)
    above = unpack_raster(next(item for item in items if isinstance(item, Image)).raster)
    places = [round(share * (above.width - 1) / 40) for share in (1, 3, 20, 37, 39)]
    pixels = [above.getpixel((place, above.height // 2)) for place in places]
    assert [pixel[3] < 200 for pixel in pixels] == [True, False, False, False, True]  # type: ignore[index]


def test_a_transparent_frame_lies_on_what_is_below_it(tmp_path: Path) -> None:
    files: Files = {
        "bilder/rahmen.png": png((300, 300), "RGBA"),
        "bilder/grund.png": picture("RGB", (900, 900), (90, 140, 90)),
    }
    below = '"picture"\nbox = [5, 15, 50, 30]\npicture = "grund"\n[layouts.bloss.boxes.rahmen]\nkind = '
    images = [item for item in drawn(tmp_path, below + FRAME + "corner = 5", files=files) if isinstance(item, Image)]
    assert len(images) == 5  # the ground, and four sides made one with it
    foot = unpack_raster(images[-1].raster).convert("RGB")
    seen = foot.getpixel((foot.width - 3, foot.height - 3))
    assert isinstance(seen, tuple)
    assert seen[1] > seen[0] + 20  # green shines through the corner


@pytest.mark.parametrize(
    ("lines", "files", "message"),
    [
        ("", {}, ": the folder bilder/ has no rahmen"),
        (
            "corner = 15",
            SVG,
            ": the corners of the frame have no room; found corners of 15.0 x 15.0 mm; expected at most",
        ),
        (
            "symmetric = true",
            SVG,
            ": the picture of a symmetric frame holds a corner and beside it a piece of the edge",
        ),
        ("corner = 0.02\nedges = 'tile'", SVG, ": the edges of the frame have too many pieces; found"),
        ("slice = 60", SVG, ".slice: the value does not fit; found 60; expected less than 50"),
        ("edges = 'round'", SVG, ".edges: the value does not fit; found 'round'; expected 'stretch' or 'tile'"),
        ("", {"bilder/rahmen.png": png((30, 30))}, ": the picture bilder/rahmen.png has too few pixels"),
    ],
)
def test_a_wrong_frame_is_told(lines: str, files: Files, message: str, tmp_path: Path) -> None:
    found = told(tmp_path, FRAME + lines, files=files)
    assert found.startswith(HERE + message), found


def test_a_picture_that_only_dots_can_show_is_no_frame(tmp_path: Path) -> None:
    soft = LINES.format(30).replace("<path", '<path opacity=".5"')
    found = told(tmp_path, FRAME, files={"bilder/rahmen.svg": soft})
    assert found.startswith(
        "bilder/rahmen.svg: a frame's picture in SVG has nothing that only dots can show; found opacity"
    )
