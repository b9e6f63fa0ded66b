"""`kartenwerk fonts`: files to be installed, and the page that shows them."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.build.workshop import Workshop
from kartenwerk.products.fonts import runs


@pytest.fixture(scope="module")
def workshop() -> Workshop:
    return WORKSHOP


def test_every_style_is_written_with_the_bytes_that_pdfs_embed(run: Run, tmp_path: Path, workshop: Workshop) -> None:
    answer = run("fonts", "walisch", "--json", "--out", tmp_path)
    assert answer.code == 0, answer.err
    files = {Path(file["path"]).name: Path(file["path"]) for file in answer.json["files"]}
    assert answer.json["complaints"] == []
    for name, cut in (
        ("KartenwerkWalisch-Regular.ttf", "display"),
        ("KartenwerkWalisch-Bold.ttf", "walisch-index"),
        ("KartenwerkWalischZeichen-Regular.ttf", "walisch-signs"),
    ):
        assert files[name].read_bytes() == workshop.fonts.content(cut)
    assert len(files) == 4
    text = pypdfium2.PdfDocument(files["schriftmuster.pdf"])[0].get_textpage().get_text_range()
    assert "ABCDEFGHIJKLM" in text and "Sechs Zeichen führt das walische Blatt" in text


def test_a_line_of_text_holds_signs_and_ranks_in_their_own_faces(workshop: Workshop) -> None:
    deck = workshop.catalog.deck("walisch")
    line = runs(workshop, deck, "Das {svidar} [S] gilt.", 4.0)
    assert [(run.text, run.font, run.sign) for run in line] == [
        ("Das", "text", ""),
        ("s", "walisch-signs", "svidar"),
        ("S", "walisch-index", ""),
        ("gilt.", "text", ""),
    ]
    assert [run.x for run in line] == sorted(run.x for run in line)
    width = workshop.fonts.face("text").width
    assert line[1].x == pytest.approx(width("Das ", 4.0 / 25.4 * 72), abs=1e-3)


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [("karten", "there is no deck of that name")],
)
def test_a_deck_without_faces_is_one_sentence(run: Run, tmp_path: Path, deck: str, sentence: str) -> None:
    answer = run("fonts", deck, "--out", tmp_path)
    assert answer.code == 1
    assert sentence in answer.err
    assert list(tmp_path.iterdir()) == []
