"""How a hand is held: as the booklet of the game has it, trumps first; and the other way where a person wants that."""

from __future__ import annotations

from random import Random

import pytest
from tests.sitting.talk import TRICKS, said, sitting_of, table_of, tongue_of, typing
from tests.support import WORKSHOP, session_of

from kartenwerk.play.engine.table import GameTable
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.practice import practice_record, read_practice, replay_record
from kartenwerk.table.sitting.narrator import Narrator


def played_until_trumps(id: str) -> GameTable:
    """A table at the first own turn at which the hand would be another one if it were sorted by suits."""
    rng = Random(id)
    for seed in range(1, 40):
        table = table_of(id, seed=seed)
        while table.turn is not None and table.number < 30:
            sight, tongue = table.sight(0), tongue_of(table.session, "de")
            if table.waits and Narrator(tongue, 0).arrange_hand(sight) != tongue.sort_cards(sight.pile("hand")):
                return table
            table.play(rng.choice(table.moves(0))) if table.waits else table.proceed()
    raise AssertionError(f"{id}: no hand with trumps")


@pytest.mark.parametrize("id", TRICKS)
def test_trumps_come_first_highest_first(id: str) -> None:
    table = played_until_trumps(id)
    sight = table.sight(0)
    hand = Narrator(tongue_of(table.session, "de"), 0).arrange_hand(sight)
    tiers = [sight.view.ranking.tier(card) for card in hand]
    trumps = [tier for tier in tiers if tier is not None]
    assert trumps == sorted(trumps)
    assert tiers == [*trumps, *[None] * (len(tiers) - len(trumps))]
    plain = [card for card, tier in zip(hand, tiers, strict=True) if tier is None]
    suits = list(dict.fromkeys(card.suit for card in plain))
    assert [suits.index(card.suit) for card in plain] == sorted(suits.index(card.suit) for card in plain)


@pytest.mark.parametrize("id", ["doppelkopf", "sechsundsechzig"])
def test_the_hand_of_the_practice_deal_is_held_as_the_booklet_prints_it(id: str) -> None:
    session = session_of(id)
    printed = read_practice(WORKSHOP, session).values["haende"]
    by_cards = {tuple(sorted(card.id for card in hand.cards)): [card.id for card in hand.cards] for hand in printed}
    record = practice_record(WORKSHOP, id)
    assert record is not None
    start = replay_record(session, record)[0].start
    for seat in range(len(start.cards.hands)):
        hand = session.game.arranged(start, start.cards.hands[seat]) or ()
        assert [*map(str, hand)] == by_cards[tuple(sorted(map(str, hand)))]


def test_sorting_goes_to_and_fro_and_the_numbers_go_with_it() -> None:
    lines = said(sitting_of(table_of("doppelkopf"), typing("1", "sortieren", "2", "sort")))
    places = [place for place, line in enumerate(lines) if line.startswith("Wähle: ")]
    by_trumps, by_suits = (lines[place] for place in places[1:3])
    assert by_trumps.startswith("Wähle: 1 Kreuz-Dame, 2 Pik-Dame, 3 Herz-Dame, 4 Pik-Bube zweimal, ")
    assert by_suits.startswith("Wähle: 1 Kreuz-Ass, 2 Kreuz-Dame, 3 Kreuz-Zehn, ")
    assert "5. Du: Kreuz-Dame." in lines
    assert "Sortiert: nach Farben." in lines
    assert "Sortiert: Trümpfe zuerst." in lines


def test_a_game_without_trumps_has_one_order() -> None:
    assert "Die Hand ist sortiert; eine andere Ordnung hat dieses Spiel jetzt nicht." in said(
        sitting_of(table_of("mau_mau"), typing("sortieren"))
    )


@pytest.mark.parametrize("id", GAME_IDS)
def test_no_card_is_named_that_the_game_is_not_played_with(id: str) -> None:
    session = session_of(id)
    assert {str(kind) for kind in tongue_of(session, "de").kinds} <= {str(kind) for kind in session.kinds}
