"""What is cut of a deck and of a game: sheets, outlines and marks in the same millimetres, for every machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union
from tests.custom.decks import ICON, ONE, TABLE, write
from tests.own_game.games import GAME, TOKEN, game
from tests.press.cut_files import CutSheet, read_dxf, read_svg
from tests.support import Run

from kartenwerk.build.workshop import Workshop
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.products.cutting.order import cut_deck, order_cut

PARTS = {
    "game.toml": GAME.replace('languages = ["de", "en"]', 'languages = ["de", "en"]\n[box]\nkind = "lid-and-bottom"'),
    "parts/feld.toml": TOKEN.replace("token", "tile")
    .replace('"round"\nsize = 25', '"hex"\nsize = 50')
    .replace("12", "13"),
    "parts/punkt.toml": TOKEN.replace("token", "counter").replace('"round"\nsize = 25', '"square"\nsize = 16'),
    "parts/figur.toml": TOKEN.replace("token", "standee")
    .replace('shape = "round"\nsize = 25\nback = "front"', "size = [26, 36]")
    .replace("12", "3"),
    "parts/wurf.toml": TOKEN.replace("token", "die")
    .replace('shape = "round"\nsize = 25\nback = "front"', "size = 16\nnet = true")
    .replace('[{ id = "mark", count = 12 }]', json.dumps([{"id": f"{n}"} for n in range(6)]).replace('"id":', "id =")),
    "parts/plan.toml": TOKEN.replace("token", "board")
    .replace('shape = "round"\nsize = 25\nback = "front"', "size = [380, 250]")
    .replace("12", "1"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return game(tmp_path_factory.mktemp("cut") / "probe", PARTS)


def cut(run: Run, *line: object) -> list[dict[str, Any]]:
    return run("cut", *line, "--json").json["files"]  # type: ignore[no-any-return]


def sheet_of(file: dict[str, Any]) -> CutSheet:
    data = Path(file["path"]).read_bytes()
    return read_svg(data) if file["path"].endswith(".svg") else read_dxf(data)


def test_every_file_has_as_many_closed_outlines_as_pieces(run: Run, folder: Path, tmp_path: Path) -> None:
    files = cut(run, folder, "--language", "de", "--out", tmp_path)
    cuts = [file for file in files if file["kind"] == "cut"]
    assert len(cuts) == 2 * 11  # SVG and DXF; of tiles two, as the last sheet is another
    for file in cuts:
        sheet = sheet_of(file)
        assert len(sheet.outlines) == file["pieces"], file["path"]
        assert f"{sheet.width:g}x{sheet.height:g}" == file["sheet"]
        assert all(outline.is_valid for outline in sheet.outlines)
        paper = Polygon([(0, 0), (sheet.width, 0), (sheet.width, sheet.height), (0, sheet.height)])
        assert all(paper.contains(outline) for outline in sheet.outlines)
        for mark in sheet.marks:
            assert min(mark.distance(outline) for outline in sheet.outlines) >= 2.0
        whole = unary_union(sheet.outlines)
        assert whole.area == pytest.approx(sum(outline.area for outline in sheet.outlines))  # none lies on another
    by_part = {(file["of"], file["sheets"]): file for file in cuts}
    assert (by_part["feld", "1"]["pieces"], by_part["feld", "2"]["pieces"]) == (12, 1)
    assert {file["marks"] for file in cuts} == {"silhouette"}
    assert all(5 <= file["arm"] <= 20 for file in cuts)


def test_boxes_standees_and_dice_get_their_creases(run: Run, folder: Path, tmp_path: Path) -> None:
    files = cut(run, folder, "--language", "de", "--out", tmp_path)
    counts = {Path(file["path"]).name: len(sheet_of(file).creases) for file in files if file["kind"] == "cut"}
    for ending in ("svg", "dxf"):
        assert counts[f"unterteil_silhouette_a4_1.{ending}"] == counts[f"deckel_silhouette_a4_1.{ending}"] == 8
        assert counts[f"aufsteller_silhouette_a4_1.{ending}"] == 3 * 3
        assert counts[f"papierwuerfel_silhouette_a4_1.{ending}"] == 5 + 7
        assert counts[f"karten_silhouette_a4_1.{ending}"] == 0


def test_what_is_printed_lies_where_it_is_cut(run: Run, folder: Path, tmp_path: Path) -> None:
    files = cut(run, folder / "parts" / "mark.toml", "--language", "de", "--out", tmp_path)
    pdf, svg, _dxf = files
    sheet, dpi = read_svg(Path(svg["path"]).read_bytes()), 254
    for page in (0, 1):
        picture = render_page(Path(pdf["path"]), page, dpi)
        for outline in sheet.outlines:
            inside, outside = outline.buffer(-0.3), outline.buffer(1.5 + 0.3)  # half of the gap is bleed
            for x, y in [*inside.exterior.coords][::40]:
                assert picture.getpixel((int(x * 10), int(y * 10)))[2] < 120  # type: ignore[index]
            others = unary_union([other.buffer(2.0) for other in sheet.outlines if other is not outline])
            free = [point for point in outside.exterior.coords if not others.contains(Point(point))]
            assert free
            for x, y in free:
                assert picture.getpixel((int(x * 10), int(y * 10)))[2] > 200  # type: ignore[index]


def test_a_back_lies_behind_its_front(run: Run, folder: Path, tmp_path: Path) -> None:
    """The last tile lies alone on its sheet: its back where the paper shows it when it is turned over."""
    pdf, *cuts = cut(run, folder / "feld", "--language", "de", "--out", tmp_path)
    sheet = read_svg(Path(next(each["path"] for each in cuts if each["path"].endswith("_2.svg"))).read_bytes())
    (outline,) = sheet.outlines
    x, y = int(outline.centroid.x * 10), int(outline.centroid.y * 10)
    behind = int((sheet.width - outline.centroid.x) * 10)
    front, back = (render_page(Path(pdf["path"]), page, 254) for page in (2, 3))
    seen = [picture.getpixel(dot)[2] < 120 for picture in (front, back) for dot in ((x, y), (behind, y))]  # type: ignore[index]
    assert seen == [True, False, False, True]


def test_two_runs_give_the_same_bytes(run: Run, folder: Path, tmp_path: Path) -> None:
    one, other = (cut(run, folder / "mark", "--for", "laser", "--out", tmp_path / name) for name in "ab")
    assert [file["sha256"] for file in one] == [file["sha256"] for file in other]


def test_cricut_gets_pictures_and_outlines_in_one_frame(run: Run, folder: Path, tmp_path: Path) -> None:
    from PIL import Image

    files = cut(run, folder / "mark", "--language", "de", "--for", "cricut", "--out", tmp_path)
    assert [file["kind"] for file in files] == ["cut", "image", "image"]
    with Image.open(files[1]["path"]) as picture:
        assert picture.mode == "RGBA"
        assert picture.size == (round(171 / 25.4 * 300), round(235 / 25.4 * 300))
        assert picture.getpixel((5, 5))[3] == 0  # type: ignore[index]
        outline = sheet_of(files[0]).outlines[0]
        dot = tuple(int(value / 25.4 * 300) for value in (outline.centroid.x, outline.centroid.y))
        assert picture.getpixel(dot)[3] == 255  # type: ignore[index,arg-type]


def test_a_scanner_finds_white_around_every_piece(run: Run, folder: Path, tmp_path: Path) -> None:
    pdf, svg, _dxf = cut(run, folder / "feld", "--language", "de", "--for", "scan", "--out", tmp_path)[:3]
    sheet, picture = read_svg(Path(svg["path"]).read_bytes()), render_page(Path(pdf["path"]), 0, 254)
    assert not sheet.marks
    for outline in sheet.outlines:
        for x, y in outline.buffer(0.3).exterior.coords:
            assert min(picture.getpixel((int(x * 10), int(y * 10)))) > 240  # type: ignore[arg-type]


def test_a_deck_of_the_program_is_cut_with_its_box() -> None:
    workshop = Workshop.over(None)
    order = order_cut(workshop, "silhouette", None, None)
    files = cut_deck(workshop, workshop.catalog.deck("deutsch"), order)
    assert not files.left_out
    kinds = [product.kind for product in files.products]
    assert (kinds.count("sheet"), kinds.count("box")) == (1, 1)
    box = next(product for product in files.products if product.path.endswith("schachtel_silhouette_a4_1.svg"))
    sheet = read_svg(box.make(workshop).data)
    assert (len(sheet.outlines), len(sheet.slits)) == (1, 2)
    assert len(sheet.creases) == 12


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (["--for", "silhouete"], "did you mean silhouette?"),
        (["--inset", "9"], "--inset: marks would stand too near to the edge, or too far from it; found 9; expected 10"),
        (["--inset", "nan"], "--inset: marks would stand too near to the edge"),
        (["--for", "scan", "--inset", "12"], "--inset: scan has no marks that could stand elsewhere; found 12"),
        (["--for", "cricut", "--paper", "a4"], "--paper: cricut has a frame of its own, whatever the paper"),
        (["--paper", "a9"], "--paper"),
        (
            ["--paper", "95x95"],
            "--paper: the paper is too small; found 95 x 95 mm; expected room for 63 x 88 mm clear of",
        ),
        (["--language", "de"], "comes in several languages"),
    ],
)
def test_what_no_machine_takes_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, line: list[str], sentence: str
) -> None:
    folder = write(tmp_path / "deck", {"deck.toml": ONE, "karten.csv": TABLE, "zeichen/muenze.svg": ICON})
    assert sentence in run("cut", folder, *line, "--out", tmp_path / "out").refusal
    assert not (tmp_path / "out").exists()


def test_what_has_no_room_in_a_game_is_left_out_with_a_note(run: Run, folder: Path, tmp_path: Path) -> None:
    answer = run("cut", folder, "--paper", "95x95", "--language", "de", "--out", tmp_path)
    assert "haupt is left out: --paper: the paper is too small" in answer.out
    assert not [*tmp_path.rglob("haupt/*")]
    assert [*tmp_path.rglob("mark/*.svg")]


def test_a_board_is_not_cut_into_strips(run: Run, folder: Path, tmp_path: Path) -> None:
    line = ("--paper", "140x140", "--inset", "60", "--language", "de", "--out", tmp_path / "out")
    refusal = run("cut", folder / "plan", *line).refusal
    assert "--paper: the paper is too small; found 140 x 140 mm; expected 164 mm or more on each side" in refusal
    assert not (tmp_path / "out").exists()
