"""Drafts: one ink and little of it, with a line on every sheet and card that says which state they show."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

import pypdfium2
import pytest
from tests.custom.any_deck import SVG
from tests.custom.decks import ONE, picture, plain
from tests.support import Run

from kartenwerk.base.palette import Ink, plain_ink
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Box, Fill, Form, Item, Matrix, Page, PenStroke, Place, Text, rectangle, walk
from kartenwerk.printing.press.draft import DraftPen
from kartenwerk.products.cards.sheets import SheetLayout, grid_for

PALETTE = {"rot": Ink((0, 90, 80, 10), "#C03020"), "nacht": Ink((90, 70, 20, 40), "#17324D")}
GS = shutil.which("gs")


def inks(path: Path) -> tuple[float, float, float, float]:
    """Cyan, magenta, yellow and black of a file in percent of full plates, by Ghostscript, added up over its pages."""
    words = [str(GS), "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=ink_cov", "-r40", "-sOutputFile=-", str(path)]
    lines = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    cyan, magenta, yellow, black = (sum(float(line.split()[place]) for line in lines) for place in range(4))
    return cyan, magenta, yellow, black


def words_of(path: Path) -> list[str]:
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(path)]


def deck_with_a_photograph(root: Path) -> Path:
    toml = ONE + ('\n[layouts.karte.boxes.bild]\nkind = "picture"\nbox = [10, 50, 40, 25]\npicture = "foto"\n')
    toml = toml.replace('title = "Probe"', 'title = "Probe"\nversion = "0.7"')
    return plain(root, toml=toml, **{"bilder/foto.png": picture("RGB", (640, 400), (40, 90, 160))})


@pytest.mark.skipif(GS is None, reason="there is no Ghostscript")
def test_a_draft_has_black_alone_and_a_sixth_of_the_ink(run: Run, tmp_path: Path) -> None:
    root, out = deck_with_a_photograph(tmp_path / "deck"), tmp_path / "out"
    run("deck", root, "--out", out)
    run("deck", root, "--draft", "--out", out)
    for name in ("karten_a4.pdf", "karten_einzeln.pdf"):
        cyan, magenta, yellow, black = inks(out / "entwurf" / "probe" / name)
        assert (cyan, magenta, yellow) == (0, 0, 0)
        assert 0 < black <= 0.15 * sum(inks(out / "probe" / name))


def test_the_line_stands_on_every_sheet_and_card(run: Run, tmp_path: Path) -> None:
    root, out = deck_with_a_photograph(tmp_path / "deck"), tmp_path / "out"
    for words, line in (((), "Entwurf 0.7"), (("--as", "0.8, 4. Mai"), "Entwurf 0.8, 4. Mai")):
        run("deck", root, "--draft", *words, "--out", out)
        folder = out / "entwurf" / "probe"
        assert [page.count(line) for page in words_of(folder / "karten_a4.pdf")] == [4, 4]  # three cards and the sheet
        assert [page.count(line) for page in words_of(folder / "karten_einzeln.pdf")] == [1] * 6
    assert not (out / "probe").exists()


def test_a_draft_takes_no_more_sheets_than_the_finished_deck(tmp_path: Path) -> None:
    """The longest line that a draft may have must not cost a row of cards: nine poker cards lie on A4."""
    root = plain(tmp_path / "deck")
    line = "Entwurf " + "0.7, 4. Mai, Abend 2"
    finished, draft = Workshop.over(None, root), Workshop.over(None, root, draft=line)
    boxes, layout = finished.deck.boxes(finished.catalog.print.card), SheetLayout("a4")
    assert grid_for(finished, boxes, layout).cells == 9
    assert grid_for(draft, boxes, layout) == grid_for(finished, boxes, layout)


def test_a_draft_twice_is_the_same_bytes_and_leaves_finished_files_alone(run: Run, tmp_path: Path) -> None:
    root, out = plain(tmp_path / "deck", **{"regeln.md": "# Ziel\n\nGewinnt: :001:.\n"}), tmp_path / "out"
    run("rules", root, "--out", out)
    finished = (out / "probe" / "regeln_a6.pdf").read_bytes()
    run("rules", root, "--draft", "--out", out)
    run("rules", root, "--draft", "--out", tmp_path / "other")
    drafts = [folder / "entwurf" / "probe" / "regeln_a6.pdf" for folder in (out, tmp_path / "other")]
    assert drafts[0].read_bytes() == drafts[1].read_bytes()
    assert (out / "probe" / "regeln_a6.pdf").read_bytes() == finished
    assert all("Entwurf" in page for page in words_of(drafts[0]))


def drawn(*items: Item) -> list[float]:
    """How much black the items have in a draft, in their order."""
    page = DraftPen(PALETTE).page(Page(63, 88, items), "Entwurf")
    found = [item for top in page.items for item in (walk(top.form.items) if isinstance(top, Place) else walk([top]))]
    pieces = [piece for item in found for piece in ([*walk(item.form.items)] if isinstance(item, Place) else [item])]
    shown = [plain_ink(item.ink) for item in pieces if isinstance(item, Fill | PenStroke | Text)]
    assert all(ink is not None and ink.cmyk[:3] == (0, 0, 0) for ink in shown)
    return [ink.cmyk[3] for ink in shown if ink]


def test_text_and_small_icons_are_black_large_ones_grey_and_patterns_pale() -> None:
    square = rectangle(Box(0, 0, 10, 10))
    icon = Form.of("icon", Box(0, 0, 10, 10), (Fill(square, "rot"),))
    two = Form.of("two", Box(0, 0, 10, 10), (Fill(square, "nacht"), Fill(square, "rot")))
    whole = Box(0, 0, 63, 88)

    def on_card(*items: Item) -> list[float]:
        return drawn(Place(Form.of("card", whole, items)))

    assert drawn(Text(5, 5, "Wort", "text", 9, "rot")) == [100]
    assert on_card(Fill(rectangle(whole), "nacht")) == [12]
    assert on_card(Place(icon)) == [100]
    assert on_card(Place(icon, Matrix.scale(3))) == [40]
    assert on_card(*(Place(icon, Matrix.move(0, step)) for step in range(20))) == [15] * 20
    dark, light = on_card(Place(two))
    assert (dark, light < dark) == (100, True)


def test_letters_of_a_picture_are_black_and_broad_lines_pale() -> None:
    """A board's numbers, drawn as outlines, are read on their grounds; a broad line would take the ink of a ground."""
    words, square = rectangle(Box(0, 0, 4, 6)), rectangle(Box(0, 0, 30, 30))
    picture = Form.of("picture", Box(0, 0, 60, 60), (Fill(square, "rot"), Fill(words, "nacht", letters=True)))
    card = Form.of("card", Box(0, 0, 63, 88), (Place(picture),))
    assert drawn(Place(card))[1] == 100
    assert drawn(Fill(words, "rot", letters=True)) == [100]
    assert drawn(PenStroke(square, "rot", 0.8)) == [100]
    (broad,) = drawn(PenStroke(square, "rot", 1.5))
    assert 15 < broad < 40


def test_letters_of_an_svg_are_known_as_letters(tmp_path: Path) -> None:
    svg = SVG.format(40, 20, '<text x="2" y="9" font-size="6">Ab</text><path d="M0 0h9v9z"/>')
    toml = ONE + '\n[layouts.karte.boxes.bild]\nkind = "picture"\nbox = [10, 50, 40, 20]\npicture = "x"\n'
    workshop = Workshop.over(None, plain(tmp_path, toml=toml, **{"bilder/x.svg": svg.encode()}))
    front = workshop.custom_tools.faces().front(workshop.deck.kinds[0])
    found = [item for item in every_item(front.items) if isinstance(item, Fill)]
    assert {item.letters for item in found} == {True, False}


def every_item(items: Iterable[Item]) -> Iterator[Item]:
    """The items, and those of forms placed among them."""
    for item in walk(items):
        yield item
        if isinstance(item, Place):
            yield from every_item(item.form.items)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("deck", "deutsch", "--draft"), "drafts are made of decks of your own"),
        (("kit", "deutsch", "--draft"), "drafts are made of decks of your own"),
        (("rules", "watten", "--draft"), "drafts are made of decks of your own"),
        (("deck", "deutsch", "--as", "0.7"), "it stands on drafts"),
        (("rules", "watten", "--draft", "--html"), "a draft is for paper"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(run: Run, words: tuple[str, ...], why: str) -> None:
    assert why in run(*words).refusal
