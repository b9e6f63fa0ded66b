"""Booklets in Braille: the plain text, cell by cell, on the pages of an embosser."""

from __future__ import annotations

import shutil
from importlib.util import find_spec

import pytest
from tests.support import WORKSHOP, Run, manuscript_of, some

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.pool import make_one
from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.table import BLANK, BrailleTable, cells
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.plain import plain_paragraphs
from kartenwerk.products.braille.booklet import braille_book, braille_editions, read_script
from kartenwerk.products.kits.game_order import GameOrder

TABLE = BrailleTable.load(WORKSHOP.roots)
GAMES = [
    game
    for game in WORKSHOP.catalog.game_ids
    if WORKSHOP.roots.has(f"templates/games/{game}/text.md.j2") and find_spec(f"kartenwerk.play.games.{game}.examples")
]


def run_together(pages: tuple[tuple[str, ...], ...]) -> str:
    """All that stands on the pages, page numbers and blanks left out."""
    return "".join(line for page in pages for line in page[:-1]).replace(BLANK, "")


@pytest.mark.parametrize("game", some(GAMES, 10, 2))
def test_the_pages_hold_every_cell_of_the_plain_text_in_order(game: str) -> None:
    order = GameOrder(game)
    paragraphs = plain_paragraphs(manuscript_of(order))
    text = "".join(basic(paragraph.text, TABLE) for paragraph in paragraphs)
    pages = braille_book(WORKSHOP, manuscript_of(order), "basic")
    assert run_together(pages) == text.replace(BLANK, "")
    assert all(len(page) == TABLE.page.lines for page in pages)
    assert all(len(line) <= TABLE.page.cells for page in pages for line in page)


def test_the_files_are_those_pages_in_both_sets_and_as_pef() -> None:
    products = GameRules(WORKSHOP.catalog.deck("walisch"), GameOrder("donnerwetter")).products(
        *braille_editions(WORKSHOP.roots, "de", "basic")
    )
    names = [product.path.rpartition("/")[2] for product in products]
    assert names == ["regeln_basisschrift_eurobraille.brf", "regeln_basisschrift_nabcc.brf", "regeln_basisschrift.pef"]
    pages = braille_book(WORKSHOP, manuscript_of(GameOrder("donnerwetter")), "basic")
    made = {product.path.rpartition("_")[2]: make_one(WORKSHOP, product).data for product in products}
    for name in ("eurobraille", "nabcc"):
        text = made[f"{name}.brf"].decode("ascii")
        assert text.count("\f") == len(pages)
        heard = dict(zip(TABLE.ascii[name], map(chr, range(0x2800, 0x2840)), strict=True))
        first = "".join(heard[sign] for sign in text.split("\r\n")[0])
        assert first == pages[0][0]


def test_house_rules_are_in_the_braille_booklet_too() -> None:
    plain = braille_book(WORKSHOP, manuscript_of(GameOrder("donnerwetter")), "basic")
    changed = braille_book(
        WORKSHOP,
        manuscript_of(GameOrder("donnerwetter", settings=("punkte_donnerwetter=5",))),
        "basic",
    )
    assert run_together(plain) != run_together(changed)


def test_full_script_has_the_contractions() -> None:
    if shutil.which("lou_translate") is None:
        pytest.skip("LIBLOUIS IS NOT INSTALLED: FULL SCRIPT IS NOT CHECKED")
    full = run_together(braille_book(WORKSHOP, manuscript_of(GameOrder("donnerwetter")), "full"))
    simple = run_together(braille_book(WORKSHOP, manuscript_of(GameOrder("donnerwetter")), "basic"))
    assert len(full) < 0.95 * len(simple)
    assert cells(TABLE.groups["sch"]) in full
    assert cells(TABLE.groups["äu"]) not in simple


def test_a_script_that_there_is_not_is_refused(run: Run) -> None:
    with pytest.raises(KartenwerkError, match="no such script"):
        read_script("kurz")
    answer = run("rules", "donnerwetter", "--braille", "kurz")
    assert answer.code == 1
    assert "expected basic or full" in answer.err


def test_without_liblouis_full_script_says_how_to_get_it_before_anything_is_made(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("kartenwerk.printing.braille.script.import_module", missing)
    monkeypatch.setattr("kartenwerk.base.programs.shutil.which", lambda name: None)
    answer = run("rules", "donnerwetter", "--braille", "full")
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert "apt install liblouis-bin" in answer.err
