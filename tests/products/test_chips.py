"""Sheets of chips."""

from pathlib import Path

from tests.support import WORKSHOP, Run

from kartenwerk.preflight.check import check
from kartenwerk.products.chips import ChipData, chip_forms, chips, chips_product
from kartenwerk.products.kit import kit_products

DECK = WORKSHOP.catalog.deck("walisch")
DATA = ChipData.load(WORKSHOP.roots)


def test_a_players_chips_are_worth_what_burner_holdem_begins_with() -> None:
    assert WORKSHOP.catalog.game("burner_holdem").rules["startmarken"].default == DATA.stack


def test_every_player_gets_the_same_and_the_bank_lies_beside() -> None:
    few, many = len(DATA.set_for(2)), len(DATA.set_for(6))
    bank = sum(chip.bank for chip in DATA.chips)
    assert (many - bank) == 3 * (few - bank)


def test_values_are_told_apart_without_colour() -> None:
    assert len({chip.notches for chip in DATA.chips}) == len(DATA.chips)
    forms = chip_forms(WORKSHOP, DECK, DATA)
    assert len({form.key for form in forms.values()}) == len(DATA.chips)


def test_chips_fit_on_their_squares() -> None:
    assert DATA.diameter < DATA.size
    for form in chip_forms(WORKSHOP, DECK, DATA).values():
        assert (form.box.width, form.box.height) == (DATA.size, DATA.size)


def test_a_sheet_of_a4_takes_48_chips_on_both_sides() -> None:
    made = chips(WORKSHOP, "walisch", 4, "a4")
    assert made.pages == 2 * -(-len(DATA.set_for(4)) // 48)


def test_the_number_of_players_is_entered_in_the_manifest() -> None:
    product = chips_product("walisch", 5, "a4")
    assert (product.path, product.kind) == ("walisch/marken_a4.pdf", "sheet")
    assert product.choices == (("players", "5"),)


def test_the_chips_pass_preflight() -> None:
    assert check(chips(WORKSHOP, "walisch", 2, "a4").data) == []


def test_the_command_prints_chips_for_so_many_players(run: Run, tmp_path: Path) -> None:
    assert run("chips", "walisch", "--players", "3", "--out", tmp_path).code == 0
    assert (tmp_path / "walisch/marken_a4.pdf").is_file()


def test_a_kit_with_a_betting_game_holds_chips_and_blank_cards() -> None:
    paths = [product.path for product in kit_products(WORKSHOP.catalog, "walisch", "a4")]
    assert "walisch/marken_a4.pdf" in paths
    assert "walisch/leerkarten_a4.pdf" in paths
