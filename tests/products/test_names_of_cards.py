"""Cards are called so that a table finds them: by the sign on the card, and in ranges that hold in every order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module

import pytest
from tests.products.told import GAMES, paragraphs, told, usual
from tests.support import WORKSHOP

from kartenwerk.catalog import SuitedDeck
from kartenwerk.products.game_templates import game_template, has_reference_card

DAUS = [game for game in GAMES if WORKSHOP.catalog.game(game).deck == "deutsch"]


@pytest.mark.parametrize("game", DAUS)
def test_the_daus_is_explained_where_it_is_first_named(game: str) -> None:
    """The card shows an A."""
    first = next(text for text in paragraphs(told(game)) if "Daus" in text).replace("*", "")
    assert re.search(r"Daus\b[^.]*auf der Karte:? (ein )?A; anderswo (heißt es )?Ass oder Sau", first)


def parted(text: str, order: Sequence[str], deck: Sequence[str]) -> list[str]:
    """Ranges of ranks that hold other cards in the game's order than in that of the deck."""
    names = "|".join(deck)
    wrong = []
    for match in re.finditer(rf"\b({names})(?:s|en|n)? bis (?:zu[mr]? )?({names})\b", text):
        held = [
            {*ranks[slice(*sorted(map(ranks.index, match.groups()), key=int))], *match.groups()}
            for ranks in (order, deck)
            if set(match.groups()) <= set(ranks)
        ]
        if len(held) < 2 or held[0] != held[1] & set(order):
            wrong.append(match[0])
    return wrong


SUITED = [game for game in GAMES if isinstance(WORKSHOP.catalog.deck(WORKSHOP.catalog.game(game).deck), SuitedDeck)]


@pytest.mark.parametrize("game", SUITED)
def test_no_range_of_cards_holds_others_in_another_order(game: str) -> None:
    """In the booklet and on the reference card, by the usual rules and by every house rule."""
    data = WORKSHOP.catalog.game(game)
    deck = WORKSHOP.catalog.suited_deck(data.deck)
    names = {rank.code: rank.spoken for rank in deck.ranks}
    codes = getattr(import_module(f"kartenwerk.play.games.{game}.rules"), "RANKS", tuple(names))
    texts = [told(game, key, value) for key, rule in data.rules.items() for value in dict.fromkeys(rule.others())]
    if has_reference_card(WORKSHOP.roots, game):
        texts.append(WORKSHOP.templates.render(game_template(WORKSHOP.roots, game, "reference.md.j2"), usual(game)))
    said = {text for each in (told(game), *texts) for text in paragraphs(each)}
    order = [names[code] for code in codes]
    assert [wrong for text in said for wrong in parted(text, order, list(names.values()))] == []


def test_a_range_that_reads_two_ways_is_found() -> None:
    order, deck = ["Ass", "Zehn", "König", "Sieben"], ["Ass", "König", "Zehn", "Sieben"]
    assert parted("Ass bis Zehn einer Farbe", order, deck) == ["Ass bis Zehn"]
    assert parted("vom Ass bis zur Sieben", order, deck) == []
