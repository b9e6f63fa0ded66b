"""Sheets of chips."""

import math
from itertools import pairwise
from pathlib import Path

import pytest
from tests.collisions import collisions
from tests.support import WORKSHOP, Run

from kartenwerk.graphics.display import Fill
from kartenwerk.printing.preflight.check import check
from kartenwerk.products.chips import ChipData, chip_forms, chips, chips_product
from kartenwerk.products.kits.kit import finished_decks, kit_products

DECK = WORKSHOP.catalog.suited_deck("walisch")
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


def test_the_cuts_in_the_rim_grow_with_the_value() -> None:
    cuts = [chip.notches for chip in sorted(DATA.chips, key=lambda chip: chip.value)]
    assert cuts == sorted(set(cuts))
    assert max(cuts) * DATA.cut < math.pi * DATA.diameter * 0.6, "the rim would no longer be seen"


@pytest.mark.parametrize("deck", finished_decks(WORKSHOP.catalog))
def test_the_chips_of_a_deck_have_rims_of_its_own_colours_that_differ(deck: str) -> None:
    data = WORKSHOP.catalog.deck(deck)
    rims = [DATA.rim(data, step) for step in range(len(DATA.chips))]
    assert len(set(rims)) == len(rims)
    assert set(rims) <= {*data.palette}


def test_a_deck_that_is_not_named_has_rims_in_the_colour_of_its_band() -> None:
    other = DECK.model_copy(update={"id": "other"})
    assert {DATA.rim(other, step) for step in range(4)} == {DECK.series.band}


@pytest.mark.parametrize("deck", finished_decks(WORKSHOP.catalog))
def test_the_ring_of_a_chip_is_the_frieze_of_its_deck_bent_without_a_gap(deck: str) -> None:
    form = chip_forms(WORKSHOP, WORKSHOP.catalog.deck(deck), DATA)[5]
    middle = DATA.size / 2
    points = [
        (x - middle, y - middle)
        for item in form.items
        if isinstance(item, Fill) and len(item.path) > 12 and [command for command, _ in item.path].count("C") == 0
        for _, values in item.path
        for x, y in zip(values[::2], values[1::2], strict=True)
    ]
    radii = [math.hypot(*point) for point in points]
    assert DATA.ring.inner - 0.05 <= min(radii) < max(radii) <= DATA.ring.outer + 0.05
    angles = sorted(math.degrees(math.atan2(y, x)) for x, y in points)
    assert max(after - before for before, after in pairwise(angles)) < 20


def test_chips_fit_on_their_squares() -> None:
    assert DATA.diameter < DATA.size
    for form in chip_forms(WORKSHOP, DECK, DATA).values():
        assert (form.box.width, form.box.height) == (DATA.size, DATA.size)


def test_a_sheet_of_a4_takes_48_chips_on_both_sides() -> None:
    made = chips(WORKSHOP, DECK, 4, "a4")
    assert made.pages == 2 * -(-len(DATA.set_for(4)) // 48)


def test_the_number_of_players_is_entered_in_the_manifest() -> None:
    product = chips_product(WORKSHOP.catalog.deck("walisch"), 5, "a4")
    assert (product.path, product.kind) == ("walisch/marken_a4.pdf", "sheet")
    assert product.choices == (("players", "5"),)


@pytest.mark.parametrize("deck", WORKSHOP.catalog.deck_ids)
def test_no_label_of_a_chip_meets_its_sign_or_ring(deck: str) -> None:
    forms = chip_forms(WORKSHOP, WORKSHOP.catalog.deck(deck), DATA)
    assert [fault for form in forms.values() for fault in collisions(form.items)] == []


@pytest.mark.parametrize("deck", ["walisch", "buchstaben", "deutsch"])
def test_the_chips_pass_preflight(deck: str) -> None:
    assert check(chips(WORKSHOP, WORKSHOP.catalog.deck(deck), 2, "a4").data) == []


def test_the_command_prints_chips_for_so_many_players(run: Run, tmp_path: Path) -> None:
    assert run("chips", "walisch", "--players", "3", "--out", tmp_path).code == 0
    assert (tmp_path / "walisch/marken_a4.pdf").is_file()


def test_a_kit_with_a_betting_game_holds_chips_and_blank_cards() -> None:
    paths = [product.path for product in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), "a4")]
    assert "walisch/marken_a4.pdf" in paths
    assert "walisch/leerkarten_a4.pdf" in paths
