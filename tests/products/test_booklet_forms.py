"""The forms a booklet is printed in: for the box, in large print, as text; and what a kit makes of them."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from tests.support import WORKSHOP, Run, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.manifest import File
from kartenwerk.build.pool import batches, longest_first, make_one
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.manuscript import BOX_EDITION
from kartenwerk.products.booklet.pages import book_style
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.kit import kit_box, kit_products

DECK = WORKSHOP.catalog.deck("walisch")
ORDER = GameOrder("donnerwetter")


@cache
def made(path: str) -> bytes:
    """A file of the deck's kit, made once for all tests that read it."""
    (product,) = (each for each in kit_products(WORKSHOP.catalog, DECK, "a4") if each.path == f"walisch/{path}")
    return make_one(WORKSHOP, product).data


def opened(path: str) -> pikepdf.Pdf:
    return pikepdf.open(BytesIO(made(path)))


def millimetres(pdf: pikepdf.Pdf) -> set[tuple[int, int]]:
    """The sizes of the trimmed pages."""
    found = set()
    for page in pdf.pages:
        left, top, right, bottom = (float(side) * 25.4 / 72 for side in page.trimbox)
        found.add((round(right - left), round(bottom - top)))
    return found


def test_the_box_edition_has_pages_of_the_cards_own_size_and_a_sheet_to_cut_and_staple() -> None:
    pages = opened("donnerwetter/schachtelheft.pdf")
    assert millimetres(pages) == {(59, 91)}
    imposed = opened("donnerwetter/schachtelheft_auf_a4.pdf")
    assert millimetres(imposed) == {(210, 297)}
    leaves = len(pages.pages) // 4
    assert len(imposed.pages) == 2 * -(-leaves // 3)  # three leaves on a paper


def test_the_box_edition_follows_the_size_of_the_decks_cards() -> None:
    style = WORKSHOP.book_style(BOX_EDITION)
    tall = style.with_size(70, 120)
    assert (tall.width, tall.height) == (70, 120)
    assert tall.lines > style.lines
    assert tall.top + tall.lines * tall.lead_mm < 120 - 6
    assert book_style(WORKSHOP, DECK, BOX_EDITION).width == DECK.width


def test_large_print_stands_on_a4() -> None:
    assert millimetres(opened("donnerwetter/regeln_grossdruck.pdf")) == {(210, 297)}


def test_imposed_booklets_are_turned_over_the_long_edge_and_pads_are_printed_on_one_side() -> None:
    for name, way in (("regeln_a6_auf_a4.pdf", "/DuplexFlipLongEdge"), ("block_a6_auf_a4.pdf", "/Simplex")):
        assert str(opened(f"donnerwetter/{name}").Root.ViewerPreferences.Duplex) == way


@pytest.mark.parametrize(
    ("name", "sides", "ruled"),
    [
        ("donnerwetter/regeln_a6_auf_a4.pdf", 2, (0,)),
        ("donnerwetter/schachtelheft_auf_a4.pdf", 2, (0, 2, 4)),
        ("donnerwetter/block_a6_auf_a4.pdf", 1, (0, 2)),  # the specimens, each before its blank leaves
        ("karten_a4.pdf", 2, (0, 2, 4)),
    ],
)
def test_a_ruler_and_how_to_turn_the_paper_stand_in_the_margin_or_on_what_is_thrown_away(
    name: str, sides: int, ruled: tuple[int, ...]
) -> None:
    """Booklets and pads that fill the paper have them on a trial sheet, and on a leaf of the first sheet."""
    data = made(name)
    way = WORKSHOP.catalog.print.turn_notes["long-edge" if sides == 2 else "none"]
    with pypdfium2.PdfDocument(data) as document:
        told = ["".join(page.get_textpage().get_text_range().split()).count("".join(way.split())) for page in document]
    with pikepdf.open(BytesIO(data)) as pdf:
        lines = [page.Contents.read_bytes().count(b"0.000 0.000 m\n100.000 0.000 l") for page in pdf.pages]
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
    assert tuple(page for page in range(6) if told[page : page + 1] == [1]) == ruled
    assert all(lines[page] == 1 for page in ruled)
    assert sum(told) == sum(lines) - name.endswith("regeln_a6_auf_a4.pdf")  # the back of a trial sheet has a ruler, too


def test_the_box_of_a_kit_has_room_for_the_box_editions_that_were_made() -> None:
    def file(path: str, kind: str, pages: int) -> File:
        return File(path, kind, "", 0, pages, 0.0, "", ())

    made = [
        file("walisch/donnerwetter/schachtelheft.pdf", "booklet", 20),
        file("walisch/donnerwetter/schachtelheft_auf_a4.pdf", "imposed", 4),
        file("walisch/donnerwetter/regeln_a6.pdf", "booklet", 12),
        file("walisch/wolfsjagd/schachtelheft.pdf", "booklet", 24),
    ]
    assert dict(kit_box(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), made).choices)["leaves"] == "22"


def test_the_kit_holds_every_form_of_every_booklet() -> None:
    names = {
        Path(product.path).name for product in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), "a4")
    }
    assert {"regeln_a6.pdf", "schachtelheft.pdf", "schachtelheft_auf_a4.pdf", "regeln_grossdruck.pdf"} <= names
    assert "regeln.txt" in names


def test_what_is_printed_of_one_game_is_made_in_one_go_in_the_order_of_the_products() -> None:
    def product(path: str, batch: str = "") -> Product:
        return Product(path, "text", lambda workshop: Made(b"", 1), (), batch=batch)

    found = batches([product("a"), product("b", "game"), product("c"), product("d", "game")])
    assert [[one.path for one in batch] for batch in found] == [["a"], ["b", "d"], ["c"]]


def test_what_takes_longest_is_begun_first_and_the_rest_in_the_order_of_the_products() -> None:
    def product(path: str, batch: str = "") -> Product:
        return Product(path, "text", lambda workshop: Made(b"", 1), (), batch=batch)

    found = longest_first([product("a"), product("b", "game"), product("c"), product("d", "game")])
    assert [[one.path for one in batch] for batch in found] == [["b", "d"], ["a"], ["c"]]


def test_a_booklet_is_composed_once_for_all_files_it_is_printed_to() -> None:
    @once_a_run
    def make(workshop: Workshop, page: str) -> object:
        return object()

    workshop = Workshop.over(None)
    assert make(workshop, "a6") is make(workshop, "a6")
    assert make(workshop, "a5") is not make(workshop, "a6")
    assert make(Workshop.over(None), "a6") is not make(workshop, "a6")


def test_rounds_with_the_same_rules_share_their_booklet_and_others_do_not() -> None:
    """A session that is opened again is an equal one."""
    first, again = ORDER.session(WORKSHOP), ORDER.session(WORKSHOP)
    other = session_of("donnerwetter", punkte_donnerwetter=5)
    assert game_manuscript(WORKSHOP, first) is game_manuscript(WORKSHOP, again)
    assert game_manuscript(WORKSHOP, first) is not game_manuscript(WORKSHOP, other)


def test_text_is_written_by_the_command_and_alone(run: Run, tmp_path: Path) -> None:
    files = run("rules", "donnerwetter", "--text", "--out", tmp_path / "out", "--json").json["files"]
    (file,) = files
    assert file["path"].endswith("walisch/donnerwetter/regeln.txt")
    assert "Bild: 1. Zug: Anna spielt Stern-Mannr" in Path(file["path"]).read_text(encoding="utf-8")


def test_several_forms_can_be_had_at_once(run: Run, tmp_path: Path) -> None:
    command = ("rules", "donnerwetter", "--page", "card", "--text", "--json")
    files = run(*command, "--out", tmp_path / "out").json["files"]
    names = [Path(file["path"]).name for file in files]
    assert names == ["schachtelheft.pdf", "schachtelheft_auf_a4.pdf", "regeln.txt"]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (
            ["rules", "donnerwetter", "--page", "a7"],
            "--page: there is no page size of that name; found 'a7'; .*a6, a5, card",
        ),
    ],
)
def test_a_form_that_is_not_printed_is_refused_in_a_sentence(run: Run, command: list[str], sentence: str) -> None:
    answer = run(*command)
    assert answer.code == 1
    assert re.search(sentence, answer.err)


def test_a_rounds_name_that_no_cover_can_hold_is_refused_with_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "lang.toml"
    file.write_text(f'name = "{"Donnerstag " * 5}"\n', encoding="utf-8")
    with pytest.raises(KartenwerkError, match=r"name: .*at most 40"):
        WORKSHOP.session("donnerwetter", file, ())
