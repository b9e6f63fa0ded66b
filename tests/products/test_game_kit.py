"""The kit of one game holds exactly what so many players need, and its guide tells what was made."""

from __future__ import annotations

import json
import re
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest
from tests.placing import centres
from tests.products.test_equipment import GAMES, session
from tests.support import WORKSHOP, Run

from kartenwerk.build.product import Product
from kartenwerk.products.cards.sheets import SheetLayout
from kartenwerk.products.guide.data import GuideData
from kartenwerk.products.guide.guide import Kit, guide_template, guide_values
from kartenwerk.products.guide.paper import KitFile
from kartenwerk.products.kits.game_kit import game_kit_follow_ups, game_kit_products, party_box, read_party
from kartenwerk.products.kits.kit import kit_products
from kartenwerk.products.kits.parts import PARTS, read_parts
from kartenwerk.products.printer import Printer
from kartenwerk.text.literal import plain

EVERY = [(game, players) for game in GAMES for players in session(game).data.players]
DATA = GuideData.load(WORKSHOP.roots)


def kit(game: str, players: int | None) -> dict[str, Product]:
    """The products of a game's kit but the box and the guide, by the first word of their names."""
    party = read_party(WORKSHOP, session(game).deck.id, game, players)
    products = game_kit_products(WORKSHOP, party, "a4")
    assert all(Path(each.path).parent.name == game for each in products)
    return {Path(each.path).stem.split("_")[0]: each for each in products}


def made_with(product: Product) -> dict[str, Any]:
    keywords: dict[str, Any] = product.make.keywords  # type: ignore[attr-defined]
    return keywords


@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_whole_packs_as_the_engine_needs(game: str) -> None:
    deck = session(game).deck
    for players in session(game).data.players:
        names = Counter(made_with(kit(game, players)["karten"])["cards"].names)
        packs = session(game).packs(players)
        assert names == {str(card): number * packs for card, number in deck.pack.counts.items()}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_chips_for_all_players_if_the_game_needs_them_and_else_none(game: str) -> None:
    for players in session(game).data.players:
        products = kit(game, players)
        assert ("marken" in products) == session(game).needs_chips
        if "marken" in products:
            assert made_with(products["marken"])["players"] == players


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_reference_card_for_each_player_and_one_pad_with_room_for_all(game: str) -> None:
    for players in session(game).data.players:
        products = game_kit_products(WORKSHOP, read_party(WORKSHOP, session(game).deck.id, game, players), "a4")
        (cards,) = (each for each in products if "kurzkarten" in each.path)
        assert made_with(cards)["copies"] == players
        (pad,) = (each for each in products if each.kind == "pad")
        assert made_with(pad)["make"].keywords["players"] == players


def test_the_sheet_of_reference_cards_holds_no_more_than_one_for_each_player() -> None:
    made = kit("watten", 4)["kurzkarten"].make(WORKSHOP)
    deck = session("watten").deck
    with pikepdf.open(BytesIO(made.data)) as document:
        assert [len(list(centres(page, deck.width, deck.height))) for page in document.pages] == [4, 4]


def test_a_party_plays_a_named_set_of_rules() -> None:
    party = read_party(WORKSHOP, "deutsch", "watten", 4, variant="elf")
    assert party.order.session(WORKSHOP).house.name == WORKSHOP.catalog.game("watten").variants["elf"].name
    assert ("variant", "elf") in party.choices


def test_the_pad_has_leaves_for_the_party_alone() -> None:
    made = kit("donnerwetter", 2)["block"].make(WORKSHOP)
    assert made.pages == 2  # a sheet of specimens, and one with four blank leaves


@pytest.mark.parametrize("game", GAMES)
def test_every_pack_has_a_box_and_all_reference_cards_have_room(game: str) -> None:
    for players in session(game).data.players:
        box = party_box(WORKSHOP, read_party(WORKSHOP, session(game).deck.id, game, players), [])
        keywords = made_with(box)
        assert keywords["copies"] == session(game).packs(players)
        assert keywords["contents"].cards == len(session(game).deck.pack.cards)
        assert keywords["contents"].references * keywords["copies"] >= players


def house_rules(folder: Path, text: str) -> Path:
    """A file of house rules."""
    file = folder / "runde.toml"
    file.write_text(f'name = "Runde"\n[rules]\n{text}\n', encoding="utf-8")
    return file


def test_house_rules_change_the_number_of_packs(tmp_path: Path) -> None:
    rules = house_rules(tmp_path, 'blaetter = "2"')
    products = game_kit_products(WORKSHOP, read_party(WORKSHOP, "franzoesisch", "mogeln", 3, rules), "a4")
    assert len(made_with(products[0])["cards"].names) == 2 * 55


def test_a_deck_of_several_forms_is_printed_in_the_form_that_the_house_rules_ask_for(tmp_path: Path) -> None:
    rules = house_rules(tmp_path, 'blatt = "106"')
    party = read_party(WORKSHOP, "buchstaben", "anagramm_poker", 3, rules)
    products, form = game_kit_products(WORKSHOP, party, "a4"), session("anagramm_poker").deck.pack.forms["106"]
    assert made_with(products[0])["cards"].names == tuple(map(str, form))
    assert made_with(party_box(WORKSHOP, party, []))["contents"].cards == len(form)


def test_house_rules_for_another_game_are_refused(run: Run, tmp_path: Path) -> None:
    rules = tmp_path / "runde.toml"
    rules.write_text('name = "Runde"\ngame = "wolfsjagd"\n', encoding="utf-8")
    answer = run("kit", "walisch", "--for", "donnerwetter", "--rules", rules, "--out", tmp_path / "out")
    assert (answer.code, "for another game" in answer.err) == (1, True)


def test_without_a_number_the_kit_is_for_the_most_players() -> None:
    assert made_with(kit("einundfuenfzig_tot", None)["kurzkarten"])["copies"] == 24


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_the_guide_tells_packs_cards_chips_and_players_of_the_kit(game: str, players: int) -> None:
    deck = session(game).deck
    party = read_party(WORKSHOP, deck.id, game, players)
    products = [*game_kit_products(WORKSHOP, party, "a4"), party_box(WORKSHOP, party, [])]
    files = tuple(KitFile(each.path, each.kind, 2) for each in products)
    values = guide_values(WORKSHOP, Kit(deck, files, "a4", (party.order,), party))
    text = plain(WORKSHOP.templates.render(guide_template("de"), values))
    packs, cards = session(game).packs(players), len(deck.pack.cards)
    words = {1: "ein Blatt mit", 2: "zwei Blätter mit je", 3: "drei Blätter mit je", 4: "vier Blätter mit je"}
    assert f"{words[packs]} {cards} Karten" in text
    assert f"Zählt nach: Es sind {packs * cards}." in text
    assert ("reichen die Karten, die Marken und ein Heft" in text) == session(game).needs_chips
    assert "--for SPIEL" not in text


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("walisch", "--for", "romme"), "--for"),
        (("walisch", "--for", "wolfjagd"), "--for"),
        (("walisch", "--for", "wolfsjagd", "--players", 9), "--players"),
        (("walisch", "--for", "donnerwetter", "--players", 3), "--players"),
        (("walisch", "--for", "donnerwetter", "--players", 0), "--players"),
        (("walisch", "--players", 4), "--players"),
        (("all", "--for", "wolfsjagd"), "--for"),
    ],
)
def test_a_wrong_game_or_number_is_one_sentence_that_names_the_option(
    words: tuple[object, ...], option: str, run: Run, tmp_path: Path
) -> None:
    answer = run("kit", *words, "--out", tmp_path / "out")
    assert answer.code == 1
    assert len(answer.err.strip().splitlines()) == 1
    assert option in answer.err
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_the_guide_counts_the_sheets_of_the_files_in_the_manifest(run: Run, tmp_path: Path) -> None:
    run("kit", "franzoesisch", "--for", "romme", "--players", 4, "--out", tmp_path)
    files = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    by_name = {Path(file["path"]).name: file for file in files}
    assert by_name["karten_a4.pdf"]["choices"]["packs"] == "2"
    assert by_name["schachtel.pdf"]["pages"] == 2
    sheets = Counter[str]()
    for file in files:
        how = DATA.home_print(file["path"], file["kind"])
        if how:
            sheets[how.stock] += -(-file["pages"] // how.sides)
    with pypdfium2.PdfDocument(tmp_path / "franzoesisch/romme/druckanleitung.pdf") as document:
        text = "".join(page.get_textpage().get_text_range() for page in document)
    assert re.search(rf"{sheets['karton']}\sBogen A4", text)
    assert re.search(rf"{sheets['papier']}\sBlatt A4", text)


def test_box_and_guide_follow_from_the_files_before_them() -> None:
    boxes, guides = game_kit_follow_ups(WORKSHOP, read_party(WORKSHOP, "walisch", "wolfsjagd", 4), "a4")
    assert [each.path for each in boxes([])] == ["walisch/wolfsjagd/schachtel.pdf"]
    assert [each.path for each in guides([])] == ["walisch/wolfsjagd/druckanleitung.pdf"]


# some parts of a kit


def names_of(parts: str, printer: Printer | None = None) -> list[str]:
    """The names of files of these parts of a kit, the box and the guide, too."""
    party, chosen = read_party(WORKSHOP, "walisch", "wolfsjagd", 4), read_parts(parts)
    products = game_kit_products(WORKSHOP, party, "a4", parts=chosen, printer=printer)
    for step in game_kit_follow_ups(WORKSHOP, party, "a4", parts=chosen, printer=printer):
        products += step([])
    return [Path(each.path).name for each in products]


def test_the_parts_of_a_kit_make_up_the_whole_kit_and_share_no_file() -> None:
    party = read_party(WORKSHOP, "walisch", "burner_holdem", 4)
    whole = [each.path for each in game_kit_products(WORKSHOP, party, "a4")]
    single = [[each.path for each in game_kit_products(WORKSHOP, party, "a4", parts=(part,))] for part in PARTS]
    assert sorted(whole) == sorted(path for paths in single for path in paths)
    assert [bool(paths) for paths in single] == [part != "guide" for part in PARTS]


def test_to_a_box_belongs_the_booklet_by_which_it_is_cut() -> None:
    assert names_of("box") == ["schachtelheft.pdf", "schachtelheft_auf_a4.pdf", "schachtel.pdf"]


def test_parts_may_stand_in_any_order() -> None:
    assert names_of("guide, pad ,cards") == ["karten_a4.pdf", "block_a6_auf_a4.pdf", "druckanleitung.pdf"]


@pytest.mark.parametrize("deck", ["walisch", "franzoesisch"])
def test_the_parts_of_a_decks_kit_make_up_the_whole_kit(deck: str) -> None:
    catalog, data = WORKSHOP.catalog, WORKSHOP.catalog.deck(deck)
    whole = [each.path for each in kit_products(catalog, data, "a4")]
    assert sorted(whole) == sorted(
        each.path for part in PARTS for each in kit_products(catalog, data, "a4", parts=(part,))
    )


@pytest.mark.parametrize("given", ["karten", "", "cards,,x", "guide"])
def test_what_is_no_part_is_one_sentence_with_those_that_are(given: str, run: Run, tmp_path: Path) -> None:
    answer = run("kit", "walisch", "--for", "wolfsjagd", "--only", given, "--out", tmp_path / "out")
    assert (answer.code, len(answer.err.strip().splitlines())) == (1, 1)
    assert "--only" in answer.err and "cards, box, booklet, pad, reference, chips" in answer.err
    assert not (tmp_path / "out").exists()


def test_all_that_is_cut_on_both_sides_is_moved_for_a_printer() -> None:
    printer = Printer(name="Flur", offset_x=0.5)
    party = read_party(WORKSHOP, "walisch", "burner_holdem", 4)
    moved = {
        Path(each.path).name: dict(each.choices).get("offset_x")
        for each in game_kit_products(WORKSHOP, party, "a4", printer=printer)
    }
    sheets = ("karten_a4.pdf", "marken_a4.pdf", "kurzkarten_a4.pdf")
    assert {name for name, offset in moved.items() if offset} == {*sheets}


def test_the_backs_of_a_games_cards_lie_where_the_decks_own_sheets_have_them() -> None:
    printer = Printer(name="Flur", offset_x=0.5, rotate=0.3)
    party = read_party(WORKSHOP, "walisch", "wolfsjagd", 4)
    (cards,) = game_kit_products(WORKSHOP, party, "a4", parts=("cards",), printer=printer)
    (plain,) = game_kit_products(WORKSHOP, party, "a4", parts=("cards",))
    assert made_with(cards)["layout"] == SheetLayout("a4", printer=printer) != made_with(plain)["layout"]


def test_a_game_with_one_rule_changed_is_printed_by_it(run: Run, tmp_path: Path) -> None:
    words = ("kit", "franzoesisch", "--for", "mogeln", "--players", 3, "--only", "pad", "--set", "blaetter=2")
    assert run(*words, "--out", tmp_path).code == 0
    files = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert [file["choices"]["set"] for file in files] == ["blaetter=2"]


def test_the_guide_to_some_parts_speaks_of_no_others() -> None:
    party = read_party(WORKSHOP, "walisch", "wolfsjagd", 4)
    files = tuple(KitFile(f"walisch/wolfsjagd/{name}", kind, 2) for name, kind in [("block_a6_auf_a4.pdf", "pad")])
    values = guide_values(WORKSHOP, Kit(party.order.session(WORKSHOP).deck, files, "a4", (party.order,), party))
    text = plain(WORKSHOP.templates.render(guide_template("de"), values))
    assert "Block" in text
    assert not re.search("Kurzkarte|Schachtel|Karton:|in Karten|Hefter", text)
