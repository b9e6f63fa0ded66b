"""The Inrah deck as data: six elements of twelve ranks."""

from __future__ import annotations

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.base.palette import Ink
from kartenwerk.catalog import Catalog, SuitedDeck

MOST_INK = 240
"""Percent of ink that every print service takes."""


@pytest.fixture(scope="module")
def deck() -> SuitedDeck:
    return Catalog(DataRoots.over(None)).suited_deck("inrah")


def test_the_deck_has_six_elements_of_twelve_ranks(deck: SuitedDeck) -> None:
    assert (len(deck.suits), len(deck.ranks), len(deck.pack.cards)) == (6, 12, 72)
    assert not deck.extras


def test_thirty_cards_are_courts_and_forty_two_are_numbers(deck: SuitedDeck) -> None:
    courts = [card for card in deck.suited if deck.rank(card.rank).court]
    assert (len(courts), len(deck.suited) - len(courts)) == (30, 42)


def test_no_knight_will_fear_magic(deck: SuitedDeck) -> None:
    """The players' mnemonic for the courts: Kein Ritter wird Magie fürchten."""
    courts = [rank.code for rank in reversed(deck.ranks) if rank.court]
    assert courts == list("KRWMF")


def test_the_as_is_the_highest_card_and_values_rise_by_one(deck: SuitedDeck) -> None:
    assert deck.ranks[0].code == "A"
    assert sorted(rank.value for rank in deck.ranks) == list(range(2, 14))
    assert [rank.value for rank in deck.ranks] == sorted((rank.value for rank in deck.ranks), reverse=True)


def test_elements_rise_from_ore_to_air(deck: SuitedDeck) -> None:
    """The players' mnemonic: Eslam hat ein weites, fruchtbares Land."""
    assert [suit.id for suit in sorted(deck.suits, key=lambda suit: suit.order)] == [
        "erz", "humus", "eis", "wasser", "feuer", "luft",
    ]  # fmt: skip


def test_cards_are_written_by_element_and_rank(deck: SuitedDeck) -> None:
    assert str(deck.pack.card("erz-A")) == "erz-A"
    assert deck.name_of(deck.pack.card("feuer-F")) == "Feuer-Fürst"


@pytest.mark.parametrize("tone", ["", "hell", "mittel", "akzent"])
def test_every_element_has_four_woods(deck: SuitedDeck, tone: str) -> None:
    assert {f"{suit.id}{tone}" for suit in deck.suits} <= set(deck.colours)


def test_no_colour_takes_more_ink_than_print_services_allow(deck: SuitedDeck) -> None:
    inks: dict[str, Ink] = deck.palette
    assert {role: ink.cmyk for role, ink in inks.items() if sum(ink.cmyk) > MOST_INK} == {}
