"""What `kartenwerk deck` writes for each option, measured in the written files."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from PIL import Image

from generator.build.blank import BLANK
from generator.build.cards import Cards, OwnBack, whole_names
from generator.build.deck import Sheets, sheets
from generator.build.printer import Printer
from generator.build.workshop import Workshop
from generator.catalog import CardBoxes
from generator.display import POINT
from generator.errors import KartenwerkError
from tests.support import Run

FEW = "svidar-S ger-6 halk-1"
PAPERS = ("a4", "a3", "sra3", "letter", "330x480")
SIZES = ("skat", "poker", "bridge", "tarot", "60x100")
MANY = 103  # a prime number of cards, more than any sheet holds


@cache
def workshop() -> Workshop:
    return Workshop.over(None)


def centres(page: pikepdf.Page, width: float, height: float) -> list[tuple[float, float]]:
    """The centres of the cards on a page, in mm from its lower left corner, in the order of their cards."""
    stack, matrix = [], pikepdf.Matrix()
    found = []
    for instruction in pikepdf.parse_content_stream(page):
        operands: list[Any] = list(instruction.operands)
        match str(instruction.operator):
            case "q":
                stack.append(matrix)
            case "Q":
                matrix = stack.pop()
            case "cm":
                matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
            case "Do":
                x, y = matrix.transform((width / 2, height / 2))
                found.append((x * POINT, y * POINT))
    return found


def sheet_file(paper: str, size: str, backs: Any, count: int, gap: float = 0.0) -> pikepdf.Pdf:
    trim = workshop().catalog.size(size)
    cards = Cards("walisch", (BLANK,) * count, CardBoxes(trim.width, trim.height, 3, 4, 5))
    return pikepdf.open(io.BytesIO(sheets(workshop(), cards, Sheets(paper, backs, gap)).data))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("gap", [0.0, 3.0])
@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
def test_front_and_back_of_every_slot_meet(paper: str, size: str, gap: float, backs: str) -> None:
    """Within 0.01 mm, on full sheets and on the last one, which is partly filled as their number is a prime."""
    trim = workshop().catalog.size(size)
    with sheet_file(paper, size, backs, MANY, gap) as document:
        sides = [centres(page, trim.width, trim.height) for page in document.pages]
        _, _, width, height = (float(value) * POINT for value in document.pages[0].mediabox)
    assert sum(map(len, sides[::2])) == MANY
    assert all(MANY % len(side) for side in sides[:1]), "the last sheet is full"
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        assert len(set(front)) == len(front)
        for (x, y), (back_x, back_y) in zip(front, back, strict=True):
            over_the_side = (backs == "long-edge") == (height >= width)
            behind = (width - back_x, back_y) if over_the_side else (back_x, height - back_y)
            assert behind == pytest.approx((x, y), abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("gap", [0.0, 3.0])
def test_folded_sheets_bring_backs_behind_their_fronts(paper: str, size: str, gap: float) -> None:
    trim = workshop().catalog.size(size)
    with sheet_file(paper, size, "gutterfold", MANY, gap) as document:
        for page in document.pages:
            placed = centres(page, trim.width, trim.height)
            width = float(page.mediabox[2]) * POINT
            half = len(placed) // 2
            for (x, y), (back_x, back_y) in zip(placed[:half], placed[half:], strict=True):
                assert (width - back_x, back_y) == pytest.approx((x, y), abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("backs", ["long-edge", "gutterfold", "none"])
def test_every_home_sheet_has_the_ruler_of_100_mm(paper: str, size: str, backs: str) -> None:
    with sheet_file(paper, size, backs, 2, 3.0) as document:
        stream = document.pages[0].Contents.read_bytes().decode()
        assert "0.000 0.000 m\n100.000 0.000 l" in stream
        assert document.Root.ViewerPreferences.PrintScaling == "/None"


@pytest.mark.parametrize(
    ("backs", "duplex"),
    [("long-edge", "/DuplexFlipLongEdge"), ("short-edge", "/DuplexFlipShortEdge"), ("gutterfold", "/Simplex")],
)
def test_the_viewer_is_told_how_to_turn_the_paper(backs: str, duplex: str) -> None:
    with sheet_file("a4", "skat", backs, 1) as document:
        assert document.Root.ViewerPreferences.Duplex == duplex


def test_a_printers_reading_moves_backs_alone_and_stands_in_the_manifest(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENWERK_CONFIG", str(tmp_path / "config"))
    Printer.entered("buero", {"offset_x": 1.5, "offset_y": -0.5}).save()
    places = []
    for folder, words in (("plain", ()), ("moved", ("--printer", "buero"))):
        sheet, _ = made(run, tmp_path / folder, "--cards", "ger-6", *words)
        with pikepdf.open(sheet) as document:
            places.append([centres(page, 59, 91)[0] for page in document.pages])
    (front, back), (same, moved) = places
    assert same == front
    assert (moved[0] - back[0], moved[1] - back[1]) == pytest.approx((1.5, -0.5), abs=0.01)
    sheet_entry, _ = json.loads((tmp_path / "moved" / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert sheet_entry["choices"]["printer"] == "buero"
    assert sheet_entry["choices"]["offset_x"] == "1.5"


def made(run: Run, out: Path, *words: object) -> list[Path]:
    answer = run("deck", "walisch", "--json", "--out", out, *words)
    assert answer.code == 0, answer.out
    return [Path(file["path"]) for file in answer.json["files"]]


def boxes(page: pikepdf.Page) -> list[float]:
    trim, bleed = ([float(side) * POINT for side in box] for box in (page.trimbox, page.bleedbox))
    return [trim[2] - trim[0], trim[3] - trim[1], bleed[2] - bleed[0], bleed[3] - bleed[1]]


def test_meinspiel_gets_two_pdf_x4_files_of_equal_length_without_fonts(run: Run, tmp_path: Path) -> None:
    fronts, backs = made(run, tmp_path, "--service", "meinspiel", "--cards", FEW)
    assert (fronts.name, backs.name) == ("vorderseiten.pdf", "rueckseiten.pdf")
    for file in (fronts, backs):
        with pikepdf.open(file) as document:
            assert len(document.pages) == 3
            assert boxes(document.pages[0]) == pytest.approx([59, 91, 65, 97], abs=0.01)
            assert b"PDF/X-4" in document.Root.Metadata.read_bytes()
            assert not any("/FontFile2" in thing for thing in document.objects if isinstance(thing, pikepdf.Dictionary))


def test_drivethrucards_gets_backs_first_in_poker_size(run: Run, tmp_path: Path) -> None:
    (file,) = made(run, tmp_path, "--service", "drivethrucards", "--cards", FEW)
    with pikepdf.open(file) as document:
        assert document.docinfo["/GTS_PDFXVersion"] == "PDF/X-1a:2003"
        first, *_ = boxes(document.pages[0]), None
        assert first == pytest.approx([63.5, 88.9, 69.85, 95.25], abs=0.01)
        forms = [next(iter(page.Resources.XObject.keys())) for page in document.pages]
        assert forms[0] == forms[2] == forms[4]
        assert len(set(forms)) == 4


def test_mbprint_gets_fronts_and_backs_in_turn(run: Run, tmp_path: Path) -> None:
    (file,) = made(run, tmp_path, "--service", "mbprint", "--cards", FEW)
    with pikepdf.open(file) as document:
        forms = [next(iter(page.Resources.XObject.keys())) for page in document.pages]
        assert forms[1] == forms[3] == forms[5]
        assert boxes(document.pages[0]) == pytest.approx([63, 88, 69, 94], abs=0.01)


@pytest.mark.parametrize(
    ("words", "pixels"),
    [
        (("--service", "makeplayingcards"), (822, 1122)),
        (("--service", "makeplayingcards", "--size", "tarot"), (897, 1497)),
        (("--service", "gamecrafter"), (825, 1125)),
        (("--png", 300), (768, 1146)),
        (("--png", 300, "--no-bleed"), (697, 1075)),
        (("--png", 100, "--no-bleed", "--size", "70x120"), (276, 472)),
    ],
)
def test_pictures_have_the_size_that_was_asked_for(
    run: Run, tmp_path: Path, words: tuple[object, ...], pixels: tuple[int, int]
) -> None:
    files = made(run, tmp_path, "--cards", "ger-6 svidar-S", *words)
    assert [file.name for file in files] == ["1_ger-6.png", "2_svidar-S.png", "rueckseite.png"]
    for file in files:
        with Image.open(file) as picture:
            assert (picture.format, picture.mode, picture.size) == ("PNG", "RGB", pixels)


def test_tabletop_sheets_end_with_the_back_and_are_never_too_large(run: Run, tmp_path: Path) -> None:
    names = " ".join(whole_names(workshop().catalog.deck("walisch"))[:14])
    first, second, back = made(run, tmp_path, "--tts", "--cards", names, "--copies", 5)
    pictures = [Image.open(file) for file in (first, second, back)]
    width, height = pictures[2].size
    for sheet in pictures[:2]:
        assert sheet.size == (10 * width, 7 * height)
        assert max(sheet.size) <= 4096
        assert sheet.crop((9 * width, 6 * height, 10 * width, 7 * height)).tobytes() == pictures[2].tobytes()
    corner = pictures[1].crop((0, 0, width, height))
    assert corner.tobytes() != pictures[2].tobytes()
    assert pictures[1].crop((width, 0, 2 * width, height)).getcolors() == [(width * height, (255, 255, 255))]


def test_a_games_pack_has_its_cards_alone(run: Run, tmp_path: Path) -> None:
    sheet, single = made(run, tmp_path, "--for", "bauer_und_jarl")
    assert sheet.name == "karten_bauer_und_jarl_a4.pdf"
    with pikepdf.open(single) as document:
        assert len(document.pages) == 2 * 60


def test_copies_come_pack_after_pack(run: Run, tmp_path: Path) -> None:
    _, single = made(run, tmp_path, "--cards", "ger-6 svidar-S", "--copies", 3)
    with pikepdf.open(single) as document:
        forms = [next(iter(page.Resources.XObject.keys())) for page in document.pages[::2]]
    assert forms == forms[:2] * 3


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A picture in the proportion of a card's trim and bleed at 300 dpi, dark on the left and light on the right."""
    picture = Image.linear_gradient("L").rotate(90).resize((768, 1146))
    file = tmp_path / "photo.png"
    Image.merge("RGB", (picture, picture.rotate(180), picture)).save(file)
    return file


def images(document: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    for thing in document.objects:
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image":
            yield thing


@pytest.mark.parametrize(("service", "limit"), [("printshop", 300), ("drivethrucards", 240)])
def test_an_own_back_is_cmyk_within_the_services_ink(
    run: Run, tmp_path: Path, photo: Path, service: str, limit: int
) -> None:
    large = Image.open(photo).resize((1200, 1700))
    large.paste((12, 8, 4), (300, 300, 900, 900))  # what takes the most ink
    large.save(photo)
    (file,) = made(run, tmp_path, "--service", service, "--back", photo, "--cards", FEW)
    with pikepdf.open(file) as document:
        (pixels,) = images(document)
        assert str(pixels.ColorSpace) == "/DeviceCMYK"
        inks = pixels.read_bytes()
    heaviest = max(sum(inks[start : start + 4]) for start in range(0, len(inks), 4)) / 255 * 100
    assert limit * 0.9 < heaviest <= limit


def test_an_own_back_is_cropped_in_the_middle_and_not_stretched() -> None:
    boxes = CardBoxes(59, 91, 3, 4, 5)
    wide = Image.new("RGB", (1146 * 2, 1146), (255, 255, 255))
    wide.paste((255, 0, 0), (1146 - 200, 373, 1146 + 200, 773))
    file = Path(workshop().cache.folder or ".") / "wide.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    wide.save(file)
    _, form = Cards("walisch", (), boxes, OwnBack(file)).sides(workshop())
    (image,) = form.items
    raster = image.raster  # type: ignore[union-attr]
    picture = Image.frombytes("RGB", (raster.columns, raster.rows), raster.rgb)
    assert picture.size == (768, 1146)
    left, top, right, bottom = (
        Image.eval(picture.getchannel("G"), lambda value: 255 if value < 128 else 0).getbbox() or (0,) * 4
    )
    assert (right - left, bottom - top) == (400, 400)
    assert left == pytest.approx(768 - right, abs=1)


def test_a_coarse_picture_is_refused_with_what_it_has_and_what_it_needs(photo: Path) -> None:
    small = Image.open(photo).resize((400, 600))
    small.save(photo)
    cards = Cards("walisch", (), CardBoxes(59, 91, 3, 4, 5), OwnBack(photo))
    with pytest.raises(
        KartenwerkError, match="400 x 600 pixels, 156 dpi; expected at least 768 x 1146 pixels, 300 dpi"
    ):
        cards.sides(workshop())


FAULTS = [
    (["--service", "moo"], "there is no service of that name; found 'moo'; expected one of drivethrucards"),
    (["--service", "meinspiel", "--size", "tarot"], "MeinSpiel does not print cards of that size; found 'tarot'"),
    (["--service", "meinspiel", "--paper", "a4"], "MeinSpiel takes single cards, not sheets; found a4"),
    (["--service", "meinspiel", "--png", "300"], "--service and --png exclude each other"),
    (["--tts", "--gap", "3"], "--tts takes single cards, not sheets"),
    (["--no-bleed"], "only pictures can be made without bleed"),
    (["--size", "mini"], "too small for the deck's pictures"),
    (["--size", "huge"], "there is no card size of that name; found 'huge'; expected one of skat, poker"),
    (["--size", "10x20"], "expected sides of 25 to 200 mm"),
    (["--paper", "a9"], "there is no paper of that name; found 'a9'"),
    (["--paper", "100x100", "--size", "70x120"], "the paper is too small"),
    (["--backs", "left"], "expected one of long-edge, short-edge, gutterfold, none"),
    (["--marks", "many"], "expected one of outside, both, none"),
    (["--gap", "99"], "that is no gap between cards; found 99; expected 0 to 30 mm"),
    (["--gap", "nan"], "that is no gap between cards"),
    (["--printer", "none"], "--printer: no printer has been aligned yet; kartenwerk align enters one"),
    (["--service", "mbprint", "--printer", "none"], "MB Print takes single cards, not sheets"),
    (["--copies", "0"], "expected 1 to 50"),
    (["--cards", "svidar-Z"], "--cards: svidar-Z: this card is not in the pack"),
    (["--cards", " "], "no cards are named"),
    (["--for", "skat"], "there is no game of that name"),
    (["--for", "donnerwetter", "--cards", "ger-6"], "--for and --cards exclude each other"),
    (["--back", "missing.png"], "missing.png: there is no such picture"),
    (["--back", "."], "the file is not a picture that can be read"),
    (["--png", "5"], "expected 50 to 1200 dpi"),
]


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_a_wrong_option_is_one_sentence_and_writes_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run("deck", "walisch", *words)
    assert answer.code == 1
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert sentence in answer.err
    assert list(tmp_path.iterdir()) == []


def test_the_console_says_what_to_click_but_not_among_json(run: Run, tmp_path: Path) -> None:
    words = ("deck", "walisch", "--service", "makeplayingcards", "--cards", "ger-6", "--out", tmp_path)
    assert "„Different images“" in run(*words, "--plain").out
    assert json.loads(run(*words, "--json").out)["files"]


def test_the_manifest_names_the_choices_and_no_folder_of_the_user(run: Run, tmp_path: Path, photo: Path) -> None:
    made(run, tmp_path, "--service", "printshop", "--back", photo, "--cards", "ger-6", "--copies", 2)
    (entry,) = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert entry["choices"] == {
        "service": "printshop",
        "cards": "ger-6",
        "copies": "2",
        "back": "photo.png",
        "back_sha256": sha256(photo.read_bytes()).hexdigest(),
    }
