"""Anagramm-Poker: who deals, the exchange, too few stones, the end of a match, and records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.anagramm_poker.support import ABER, DATA, DECK, HAUS, NOTHING, SCHUH, Deal, game

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import HIDDEN, Card
from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.engine.deals import PlayedDeal, play_deal, play_deals
from kartenwerk.play.engine.record import record_of, replay
from kartenwerk.play.games.anagramm_poker import GAME
from kartenwerk.play.games.anagramm_poker.moves import CardAction
from kartenwerk.play.games.anagramm_poker.rules import AnagrammPoker, highest
from kartenwerk.play.games.anagramm_poker.state import Phase
from kartenwerk.play.mechanics.words.dictionary import Dictionary

# --- choosing the dealer, the pack ----------------------------------------------------------------------------


def cut(*cards: str) -> Card:
    return highest(DECK.read(" ".join(cards)))


def test_the_highest_value_deals_first() -> None:
    assert str(cut("E", "QU", "X", "SCH")) == "QU"


def test_of_equal_values_the_last_in_the_alphabet_deals_and_a_group_stands_behind_its_first_letter() -> None:
    assert str(cut("Ä", "V", "Ü", "AU")) == "V"
    assert str(cut("W", "CH", "EI", "IE")) == "W"
    assert str(cut("F", "K", "P", "ST")) == "ST"
    assert str(cut("Ä", "AU")) == "AU"


def test_who_cut_the_same_card_cut_again_among_themselves() -> None:
    rules = GAME.with_rules(DATA)
    start = GAME.deal(rules, 3, GAME.pack(rules, 3, DECK))
    assert GAME.to_move(start) == CHANCE
    tied = GAME.play(start, GAME.read("hebt ab N E N", DECK))
    assert (tied.phase, tied.queue) == (Phase.CUT, (0, 2))
    assert GAME.why_not(tied, GAME.read("hebt ab E E E", DECK)) is not None, "only two of them cut"
    chosen = GAME.play(tied, GAME.read("hebt ab A T", DECK))
    assert (chosen.phase, chosen.dealer) == (Phase.SHUFFLE, 2)


def test_the_next_deal_is_the_left_neighbours() -> None:
    values = DATA.settle({})
    deals = play_deals(GAME, values, 4, DECK, seed=5, policy="eager")
    dealers = [next(deals).state.dealer for _ in range(4)]
    assert dealers == [(dealers[0] + step) % 4 for step in range(4)]


def test_question_marks_stay_in_the_box() -> None:
    for blatt, cards in (("118", 112), ("106", 100)):
        rules = GAME.with_rules(DATA, {"blatt": blatt})
        pack = GAME.pack(rules, 8, DECK)
        assert len(pack) == cards and all(card.value for card in pack)


def test_who_deals_or_must_cut_again_is_said_with_the_highest_card() -> None:
    start = GAME.deal(game.rules(), 3, GAME.pack(game.rules(), 3, DECK))
    assert game.remarked(start, "hebt ab N E N") == ("gleichstand",)
    tied = game.after(start, "hebt ab N E N")
    move = game.move("hebt ab A T")
    assert GAME.remarks(tied, move, game.after(tied, move)) == (Reason("geber", DECK.read("T")),)


def test_only_cards_that_are_there_are_cut_and_all_of_them_shuffled() -> None:
    start = GAME.deal(game.rules(), 2, GAME.pack(game.rules(), 2, DECK))
    assert game.refused(start, "hebt ab QU QU") == game.refused(start, "hebt ab A") == "nicht_diese_karten"
    assert game.refused(start, "setzt 1") == game.refused(start, NOTHING) == "erst_abheben"
    chosen = game.after(start, "hebt ab A T")
    everything = [*map(str, (*chosen.stock, *chosen.cut))]
    assert game.refused(chosen, f"mischt {' '.join(everything)}") is None
    for wrong in (everything[1:], [*everything, "E"], [*everything[1:], "QU"]):
        assert game.refused(chosen, f"mischt {' '.join(wrong)}") == "nicht_diese_karten"
    assert game.refused(chosen, "hebt ab A T") == "erst_mischen"


# --- exchange -------------------------------------------------------------------------------------------------


def test_up_to_three_cards_are_changed_and_their_number_is_open() -> None:
    deal = Deal(ABER, HAUS, stock="X Y Z").play("setzt 1", "nimmt an")
    assert deal.forbidden("tauscht A B E R") == "zu_viele_karten"
    assert deal.forbidden("tauscht S") == "nicht_auf_der_hand"
    deal.play("tauscht A T", NOTHING)
    assert sorted(map(str, deal.state.hands[0])) == sorted(["B", "E", "R", "X", "Y"])
    assert GAME.view(deal.state, 1).swapped == (2, 0)
    assert GAME.view(deal.state, 1).discards == (HIDDEN, HIDDEN)


def test_where_no_card_is_changed_the_second_round_follows_at_once() -> None:
    deal = Deal(ABER, HAUS, tausch_max=0).play("setzt 1", "nimmt an")
    assert (deal.state.phase, GAME.to_move(deal.state)) == (Phase.SECOND, 0)
    assert Deal(ABER, HAUS, tausch_max=1).play("setzt 1", "nimmt an").state.phase is Phase.SWAP


def test_between_the_rounds_of_betting_cards_are_changed_and_nothing_else_is_done() -> None:
    deal = Deal(ABER, HAUS).play("setzt 1", "nimmt an")
    assert deal.forbidden("setzt 1") == deal.forbidden("legt A B") == "erst_tauschen"
    assert deal.play(NOTHING, NOTHING).forbidden(NOTHING) == "zweite_wettrunde"


# --- too few stones, the end of a match -----------------------------------------------------------------------


def test_who_cannot_hold_a_stake_drops_out() -> None:
    deal = Deal(ABER, HAUS, stacks=(20, 4)).play("setzt 5")
    assert deal.forbidden("nimmt an") == "zu_wenige_steine"
    assert [str(move) for move in GAME.moves(deal.state)] == ["steigt aus"]
    just = Deal(ABER, HAUS, stacks=(20, 5)).play("setzt 4")
    assert [str(move) for move in GAME.moves(just.state)] == ["steigt aus", "nimmt an"]


@pytest.mark.parametrize(
    ("stones", "said", "offered"),
    [
        (20, (), "steigt aus, setzt 1, setzt 2, setzt 3, setzt 4, setzt 5"),
        (3, (), "steigt aus, setzt 1, setzt 2"),
        (20, ("setzt 4",), "steigt aus, nimmt an, erhöht auf 5"),
        (20, ("setzt 5",), "steigt aus, nimmt an"),
        (20, ("setzt 1", "erhöht auf 2", "erhöht auf 3", "erhöht auf 4"), "steigt aus, nimmt an"),
    ],
)
def test_what_is_offered_goes_up_to_the_limit_and_to_what_one_has(
    stones: int, said: tuple[str, ...], offered: str
) -> None:
    state = Deal(ABER, HAUS, stacks=(stones, 20)).play(*said).state
    assert ", ".join(map(str, GAME.moves(state))) == offered


def test_who_has_most_stones_has_won_the_match() -> None:
    deal = Deal(ABER, HAUS, stacks=(20, 12)).play("setzt 5", "steigt aus")
    assert GAME.scores(deal.state) == deal.stacks == (21, 11)


def test_where_it_is_agreed_he_goes_along_and_wins_only_that_part() -> None:
    deal = Deal(ABER, HAUS, SCHUH, stacks=(20, 4, 20), zahlungsunfaehig="mitgehen")
    deal.play("setzt 5", "nimmt an", "nimmt an", *[NOTHING] * 3)
    assert [deal.state.chips.stacks[seat] for seat in range(3)] == [14, 0, 14]
    deal.play("schiebt", "schiebt", "legt A B E R", "legt H A U S N", "legt SCH U H")
    assert deal.state.word == "HAUSN", "the best word is asked about first"
    deal.play("lässt gelten", "lässt gelten")
    assert (deal.state.phase, deal.state.word) == (Phase.DOUBT, "ABER"), "the side pot has a winner of its own"
    deal.play("lässt gelten", "lässt gelten")
    assert deal.result == (-2, 8, -6)


def test_who_goes_along_with_all_he_has_is_asked_no_more_and_one_alone_makes_no_bet() -> None:
    deal = Deal(ABER, HAUS, SCHUH, stacks=(4, 4, 20), zahlungsunfaehig="mitgehen").play("setzt 3", "nimmt an")
    assert GAME.to_move(deal.state) == 2, "what was bet must be held all the same"
    deal.play("nimmt an", *[NOTHING] * 3)
    assert deal.state.phase is Phase.LAY, "nobody could answer a bet of the only one with stones"


def test_who_cannot_pay_the_ante_is_out_and_the_last_one_ends_the_match() -> None:
    deal = Deal(ABER, HAUS, SCHUH, stacks=(6, 20, 20), zahlungsunfaehig="mitgehen")
    deal.play("setzt 5", "nimmt an", "steigt aus", NOTHING, NOTHING)
    deal.play("legt A B", "legt H A U S", "lässt gelten", "lässt gelten")
    order = GAME.pack(deal.rules, 3, DECK)
    following = GAME.deal_next(deal.state, order)
    assert following is not None
    assert [len(hand) for hand in following.hands] == [0, 5, 5] and following.dealer == 1
    poor = following._replace(chips=following.chips._replace(stacks=(0, 40, 0)))
    assert GAME.deal_next(poor, order) is None


@pytest.mark.parametrize(
    ("stones", "ante", "streak", "plays"),
    [(1, 1, 0, True), (2, 3, 0, False), (3, 3, 0, True), (2, 3, 2, False), (0, 0, 3, False), (1, 0, 3, True)],
)
def test_just_the_ante_is_enough_to_take_part_and_a_stone_is_needed_where_none_is_due(
    stones: int, ante: int, streak: int, plays: bool
) -> None:
    deal = Deal(ABER, HAUS, SCHUH, grundeinsatz=ante or 3).play("setzt 1", "steigt aus", "steigt aus")
    state = deal.state._replace(chips=deal.state.chips._replace(stacks=(stones, 20, 20)), streak=streak)
    following = GAME.deal_next(state, GAME.pack(deal.rules, 3, DECK))
    assert following is not None
    assert (len(following.hands[0]), following.dealer) == ((5, 0) if plays else (0, 1))
    assert following.chips.paid == (ante if plays else 0, ante, ante)


def test_what_nobody_holds_goes_back_and_everything_is_told() -> None:
    deal = Deal(ABER, HAUS).play("setzt 5", "steigt aus")
    assert game.entries(deal.state) == [
        (0, "grundeinsatz", -1),
        (0, "einsatz", -5),
        (0, "zurueck", 5),
        (0, "pot", 2),
        (1, "grundeinsatz", -1),
    ]


def test_the_stones_in_the_middle_are_counted_until_they_are_won() -> None:
    deal = Deal(ABER, HAUS)
    assert GAME.accounts(deal.state) == (39, 39, 2)
    assert GAME.accounts(deal.play("setzt 2").state) == (37, 39, 4)
    assert GAME.accounts(deal.play("steigt aus").state) == (41, 39, 0)


def test_the_match_ends_after_the_agreed_deals() -> None:
    values = DATA.settle({"runden": 3})
    deals = list(play_deals(GAME, values, 2, DECK, seed=1, policy="eager"))
    assert [played.state.number for played in deals] == [1, 2, 3]


# --- records --------------------------------------------------------------------------------------------------


def test_a_record_replays_without_a_dictionary() -> None:
    deals = (play(seed) for seed in range(60))
    played = next(one for one in deals if any(step.move.action is CardAction.MISSING for step in one.steps))
    record = record_of([played], DATA, "random", 0)
    deaf = AnagrammPoker(Dictionary(lambda: pytest.fail("the dictionary was asked")))
    (again,) = replay(record, deaf, DATA, DECK)
    assert again.tally == played.tally


def play(seed: int, changes: Mapping[str, Any] | None = None) -> PlayedDeal:
    return play_deal(GAME, DATA.settle(dict(changes or {})), 3, DECK, seed, "random")


def test_a_sensible_player_is_never_refuted() -> None:
    for seed in range(20):
        played = play_deal(GAME, DATA.settle({}), 4, DECK, seed, "sensible")
        assert not any(step.move.action is CardAction.MISSING for step in played.steps)


@pytest.mark.parametrize("text", ["", "setzt", "setzt viel", "setzt 05", "setzt -1", "tauscht", "legt", "A B"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Anagramm-Poker|not in the pack"):
        GAME.read(text, DECK)
