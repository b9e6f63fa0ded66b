"""Each print service and the virtual table get the files that they ask for."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
import pytest
from PIL import Image
from tests.products.written import FEW, made
from tests.support import WORKSHOP, Run, some_rows

from kartenwerk.graphics.display import POINT
from kartenwerk.products.cards.selection import whole_names


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
    some_rows(
        [
            (("--service", "makeplayingcards"), (822, 1122)),
            (("--service", "gamecrafter"), (825, 1125)),
            (("--service", "makeplayingcards", "--size", "tarot"), (897, 1497)),
            (("--png", 300), (768, 1146)),
            (("--png", 100, "--no-bleed", "--size", "70x120"), (276, 472)),
            (("--png", 300, "--no-bleed"), (697, 1075)),
        ],
        2,
    ),
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
    names = " ".join(whole_names(WORKSHOP.catalog.deck("walisch"))[:14])
    first, second, back, _ = made(run, tmp_path, "--tts", "--cards", names, "--copies", 5)
    pictures = [Image.open(file) for file in (first, second, back)]
    width, height = pictures[2].size
    for sheet in pictures[:2]:
        assert sheet.size == (10 * width, 7 * height)
        assert max(sheet.size) <= 4096
        assert sheet.crop((9 * width, 6 * height, 10 * width, 7 * height)).tobytes() == pictures[2].tobytes()
    corner = pictures[1].crop((0, 0, width, height))
    assert corner.tobytes() != pictures[2].tobytes()
    assert pictures[1].crop((width, 0, 2 * width, height)).getcolors() == [(width * height, (255, 255, 255))]


def test_the_console_says_what_to_click_but_not_among_json(run: Run, tmp_path: Path) -> None:
    words = ("deck", "walisch", "--service", "makeplayingcards", "--cards", "ger-6", "--out", tmp_path)
    assert WORKSHOP.catalog.service("makeplayingcards").note in run("--lang", "de", *words, "--plain").out
    assert "upload all of them" in run(*words, "--plain").out
    assert json.loads(run(*words, "--json").out)["files"]
