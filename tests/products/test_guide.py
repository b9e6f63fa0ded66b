"""The printing guide: sheets are counted from the kit's files, and every step has its picture."""

from functools import cache
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from tests.custom import decks
from tests.products.finished import MARKUP
from tests.support import WORKSHOP, texts

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.fingerprint import Fingerprints
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import POINT, Place, walk
from kartenwerk.printing.preflight.check import check
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.guide.data import GuideData
from kartenwerk.products.guide.guide import Kit, guide, guide_book, guide_product, guide_template, guide_values
from kartenwerk.products.guide.paper import KitFile, chapters_of, piles_of, sheets_of, thick_books
from kartenwerk.text.literal import plain

DECK = WORKSHOP.catalog.deck("walisch")
DATA = GuideData.load(WORKSHOP.roots)
GAMES = {"donnerwetter": "Donnerwetter", "wolfsjagd": "Wolfsjagd"}
FILES = (
    KitFile("walisch/donnerwetter/block_a6_auf_a4.pdf", "pad", 9),
    KitFile("walisch/donnerwetter/kurzkarte.pdf", "reference", 2),
    KitFile("walisch/donnerwetter/regeln_a6.pdf", "booklet", 12),
    KitFile("walisch/donnerwetter/regeln_a6_auf_a4.pdf", "imposed", 4),
    KitFile("walisch/karten_a4.pdf", "sheet", 14),
    KitFile("walisch/karten_einzeln.pdf", "single", 126),
    KitFile("walisch/kurzkarten_a4.pdf", "sheet", 2),
    KitFile("walisch/schachtel.pdf", "box", 1),
)


def kit() -> Kit:
    return Kit(WORKSHOP.catalog.deck("walisch"), FILES, "a4")


@cache
def made() -> Made:
    return guide(WORKSHOP, Kit(WORKSHOP.catalog.deck("walisch"), FILES, "a4"))


def markdown(files: tuple[KitFile, ...] = FILES) -> str:
    values = guide_values(WORKSHOP, Kit(WORKSHOP.catalog.deck("walisch"), files, "a4"))
    return plain(WORKSHOP.templates.render(guide_template("de"), values))


def test_two_pages_are_a_sheet_where_both_sides_are_printed() -> None:
    needs = {need.file: need for chapter in chapters_of(DECK, GAMES, DATA, FILES) for need in chapter.needs}
    assert needs["karten_a4.pdf"].sheets == 7
    assert needs["regeln_a6_auf_a4.pdf"].sheets == 2
    assert needs["block_a6_auf_a4.pdf"].sheets == 9
    assert needs["schachtel.pdf"].sheets == 1


def test_all_sheets_of_a_stock_are_added_up() -> None:
    chapters = chapters_of(DECK, GAMES, DATA, FILES)
    assert (sheets_of(chapters, "karton"), sheets_of(chapters, "papier")) == (7 + 1 + 1, 9 + 2)
    assert "9 Bogen A4" in markdown()
    assert "11 Blatt A4" in markdown()


def test_how_many_sheets_are_for_pads_is_told_where_there_are_pads() -> None:
    assert "11 Blatt A4, 90 bis 120 g/m²; 9 davon sind für alle Blöcke" in markdown()
    assert "davon sind" not in markdown(tuple(file for file in FILES if file.kind != "pad"))


def test_the_sections_of_a_book_too_thick_to_staple_are_told_by_its_pages() -> None:
    book = (
        KitFile("walisch/regelbuch_a5.pdf", "booklet", 124),
        KitFile("walisch/regelbuch_a5_auf_a4.pdf", "imposed", 62),
    )
    assert thick_books(GAMES, FILES, most=15) == []
    (thick,) = thick_books(GAMES, (*FILES, *book), most=15)
    assert (thick.file, thick.sections) == ("regelbuch_a5_auf_a4.pdf", ((1, 40), (41, 80), (81, 124)))
    assert "Die Lagen von *regelbuch_a5_auf_a4.pdf*: Seite 1 bis 40, 41 bis 80 und 81 bis 124." in markdown(
        (*FILES, *book)
    )
    assert "*Lagen.*" not in markdown()


def test_what_is_not_for_home_is_shown_by_a_file_of_the_deck_itself() -> None:
    assert "zum Beispiel *karten_einzeln.pdf,* ist" in markdown()


def test_files_stand_under_the_deck_or_their_game_and_games_without_files_do_not_appear() -> None:
    chapters = chapters_of(DECK, GAMES, DATA, FILES)
    assert [chapter.title for chapter in chapters] == [DECK.title, "Donnerwetter"]


def test_what_is_not_printed_at_home_needs_no_sheets() -> None:
    files = [need.file for chapter in chapters_of(DECK, GAMES, DATA, FILES) for need in chapter.needs]
    assert "karten_einzeln.pdf" not in files
    assert "regeln_a6.pdf" not in files
    assert "kurzkarte.pdf" not in files


def test_reference_cards_are_printed_on_sheets_and_told_of_where_the_kit_has_them() -> None:
    needs = {need.file: need for chapter in chapters_of(DECK, GAMES, DATA, FILES) for need in chapter.needs}
    assert needs["kurzkarten_a4.pdf"] == ("kurzkarten_a4.pdf", "Kurzkarten", 1, "karton", 2)
    assert "mindestens zwei: So liegt am Tisch" in markdown()
    assert "mindestens zwei" not in markdown(tuple(file for file in FILES if "kurzkarten" not in file.path))


def test_a_kind_of_file_that_nobody_told_of_is_not_passed_over() -> None:
    with pytest.raises(KartenwerkError) as told:
        chapters_of(DECK, GAMES, DATA, (KitFile("walisch/poster.pdf", "poster", 1),))
    assert told.value.found == "'poster'"


@pytest.mark.parametrize(("kind", "heading"), [("imposed", "# Hefte"), ("box", "# Die Schachtel"), ("pad", "# Blöcke")])
def test_only_what_the_kit_holds_is_explained(kind: str, heading: str) -> None:
    assert heading in markdown()
    assert heading not in markdown(tuple(file for file in FILES if file.kind != kind))


def test_the_guide_says_plainly_that_ink_cannot_be_felt() -> None:
    assert "Tinte und Toner sind nicht tastbar" in markdown()


def test_sizes_come_from_the_data() -> None:
    card = WORKSHOP.catalog.print.card
    assert f"{card.bleed:.0f} mm über den Schnitt" in markdown()
    assert f"{card.radius:.0f} mm Radius" in markdown()


def test_the_guide_is_set_and_the_same_kit_gives_the_same_guide() -> None:
    first, second = made(), guide(Workshop.over(None), Kit(WORKSHOP.catalog.deck("walisch"), FILES, "a4"))
    assert first.pages >= 6
    assert first == second


def test_the_product_takes_the_files_as_they_were_made_in_any_order() -> None:
    files = [File(path, kind, "", 0, pages, 0.0, "", ()) for path, kind, pages in FILES]
    one, other = guide_product(DECK, files, "a4"), guide_product(DECK, files[::-1], "a4")
    assert one.path == "walisch/druckanleitung.pdf"
    assert one.make.keywords == other.make.keywords  # type: ignore[attr-defined]
    fingerprints = Fingerprints(WORKSHOP.roots)
    assert fingerprints.of(one) == fingerprints.of(other)


def test_a_kind_on_an_unknown_stock_is_a_fault_of_the_data(tmp_path: Any) -> None:
    folder = tmp_path / "rules_data" / "print"
    folder.mkdir(parents=True)
    text = WORKSHOP.roots.find("rules_data/print/guide.toml").text()
    (folder / "guide.toml").write_text(text.replace('stock = "karton"', 'stock = "blech"', 1), encoding="utf-8")
    with pytest.raises(KartenwerkError) as told:
        GuideData.load(Workshop.over(tmp_path).roots)
    assert "blech" in str(told.value)


@pytest.mark.parametrize(
    ("size", "raster"), [("tarot", (2, 2, False)), ("mini", (4, 4, False)), ("140x90", (2, 2, True))]
)
def test_its_pictures_have_as_many_cards_as_the_sheets(tmp_path: Path, size: str, raster: tuple[object, ...]) -> None:
    own = decks.workshop(decks.plain(tmp_path, toml=decks.ONE.replace("poker", size)))
    kit = Kit(own.deck, (KitFile("probe/karten_a4.pdf", "sheet", 2),), "a4")
    values = guide_values(own, kit)
    assert tuple(values["raster"].values()) == raster
    figures = Figures(own, own.deck, {"guide": values})
    for name in ("wenden", "schneiden"):  # fronts and backs; the sheet, and its strips
        drawing = figures.drawing(f"guide/{name}", {}, 86.0, 4.5)
        cards = sum(isinstance(item, Place) for item in walk(drawing.items))
        assert cards == 2 * values["raster"]["spalten"] * values["raster"]["reihen"]


def test_the_guide_passes_preflight() -> None:
    assert check(made().data) == []


def test_the_guide_tells_where_the_ruler_stands() -> None:
    assert "auf einem Probebogen davor oder auf einem Blatt des ersten Bogens" in markdown()


def test_a_file_whose_name_comes_from_the_kit_is_emphasized_without_its_stars_in_print() -> None:
    book = (
        KitFile("walisch/regelbuch_a5.pdf", "booklet", 124),
        KitFile("walisch/regelbuch_a5_auf_a4.pdf", "imposed", 62),
    )
    pages = guide_book(WORKSHOP, Kit(WORKSHOP.catalog.deck("walisch"), (*FILES, *book), "a4")).pages
    told = [text.text for page in pages for text in texts(page.items)]
    assert any("regelbuch_a5_auf_a4.pdf" in each for each in told)
    assert [each for each in told if MARKUP.search(each)] == []


@pytest.mark.parametrize(
    "steps", [("anpassen", "trocknen"), ("Stahllineal", "wahrer Größe"), ("Kugelschreiber", "rasten")]
)
def test_the_steps_of_a_work_stand_on_one_page(steps: tuple[str, str]) -> None:
    """With their drawing, which stands above them: whoever has scissors in hand turns no leaf."""
    told = ["".join(text.text for text in texts(page.items)) for page in guide_book(WORKSHOP, kit()).pages]
    assert [page for page in told if all(words in page for words in steps)]


def test_the_work_takes_four_pages_and_the_list_of_files_comes_last() -> None:
    pages = ["".join(text.text for text in texts(page.items)) for page in guide_book(WORKSHOP, kit()).pages]
    starts = ["Was ihr habt", "Drucken und wenden", "Schneiden und runden", "Hefte falten"]
    assert [next(n for n, page in enumerate(pages) if words in page) for words in starts] == [1, 2, 3, 4]
    assert "Die Schachtel" in pages[4]
    assert "Alle Dateien" in pages[-1]


def test_games_with_the_same_files_share_a_table_of_sheets() -> None:
    wolves = tuple(file._replace(path=file.path.replace("donnerwetter", "wolfsjagd")) for file in FILES[:4])
    table = markdown((*FILES, *wolves)).partition("Jedes Spiel hat einen Ordner")[2]
    assert table.count("block_a6_auf_a4.pdf") == 1
    assert "| Donnerwetter | 9 | 2 |" in table
    assert "| Wolfsjagd | 9 | 2 |" in table


def test_what_there_is_and_how_many_sheets_it_takes_stands_before_all_else() -> None:
    chapters = chapters_of(DECK, GAMES, DATA, FILES)
    piles = piles_of(chapters)
    assert sum(pile.files for pile in piles) == sum(len(chapter.needs) for chapter in chapters)
    assert {pile.stock: 0 for pile in piles} | {"karton": 9, "papier": 11} == {
        stock: sum(pile.sheets for pile in piles if pile.stock == stock) for stock in ("karton", "papier")
    }
    first = "".join(text.text for text in texts(guide_book(WORKSHOP, kit()).pages[1].items))
    assert all(pile.what in first for pile in piles)


def test_no_picture_runs_into_the_margins() -> None:
    """What sticks out farthest beside the cover are the panels."""
    style = WORKSHOP.book_style(DATA.page)
    with pypdfium2.PdfDocument(made().data) as document:
        for number in range(1, len(document)):
            page = document[number]
            page.set_cropbox(*page.get_trimbox())
            dots = page.render(scale=4 * POINT).to_numpy()  # four dots a millimetre
            left, right = (style.inner, style.outer) if number % 2 == 0 else (style.outer, style.inner)
            free = (int(4 * (margin - style.panel_margin)) - 2 for margin in (left, right))
            for strip in (slice(0, next(free)), slice(-next(free), None)):
                assert dots[:, strip].min() > 250, f"page {number + 1}"
