"""Anagramm-Poker, rule by rule, with small dictionaries of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kartenwerk.cards import HIDDEN, Card
from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.deals import PlayedDeal, play_deal, play_deals
from kartenwerk.engine.record import record_of, replay
from kartenwerk.games.anagramm_poker.deal import deal_next, highest
from kartenwerk.games.anagramm_poker.moves import Act, Move
from kartenwerk.games.anagramm_poker.rules import GAME, accounts, with_dictionary
from kartenwerk.games.anagramm_poker.state import Phase, State
from kartenwerk.mechanics.words.dictionary import Dictionary
from kartenwerk.mechanics.words.index import WordIndex

CATALOG = Catalog(DataRoots.over())
DATA = CATALOG.game("anagramm_poker")
DECK = CATALOG.deck("buchstaben").pack


def small(*words: str) -> Dictionary:
    return Dictionary(lambda: WordIndex(WordIndex.build(words)))


class Deal:
    """A deal after the dealer is chosen: seat 0 speaks first, everybody holds the hand that is named."""

    def __init__(self, *hands: str, stock: str = "", stacks: tuple[int, ...] | None = None, **changes: Any) -> None:
        self.rules = GAME.with_rules(DATA, changes)
        players = len(hands)
        held = [DECK.read(hand) for hand in hands]
        order = [held[seat][place] for place in range(5) for seat in range(players)] + list(DECK.read(stock))
        rest = list(GAME.pack(self.rules, players, DECK))
        for card in order:
            rest.remove(card)
        start = GAME.deal(self.rules, players, GAME.pack(self.rules, players, DECK))
        if stacks:
            start = start._replace(table=start.table._replace(stacks=stacks))
        start = start._replace(phase=Phase.SHUFFLE, dealer=players - 1, queue=())
        self.state: State = GAME.play(start, Move(Act.SHUFFLE, cards=(*order, *rest)))

    def play(self, *moves: str) -> Deal:
        for text in moves:
            move = GAME.read(text, DECK)
            assert GAME.why_not(self.state, move) is None, f"{text}: {GAME.why_not(self.state, move)}"
            self.state = GAME.play(self.state, move)
        return self

    def forbidden(self, text: str) -> str | None:
        reason = GAME.why_not(self.state, GAME.read(text, DECK))
        return reason.id if reason else None

    @property
    def stacks(self) -> tuple[int, ...]:
        return self.state.table.stacks

    @property
    def result(self) -> tuple[int, ...]:
        return GAME.result(self.state, len(self.stacks))


ABER, HAUS, SCHUH = "A B E R T", "H A U S N", "SCH U H E N"
NOTHING = "tauscht nichts"


def cut(*cards: str) -> Card:
    return highest(DECK.read(" ".join(cards)))


# --- choosing the dealer


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


# --- the pack


def test_question_marks_stay_in_the_box() -> None:
    for blatt, cards in (("118", 112), ("106", 100)):
        rules = GAME.with_rules(DATA, {"blatt": blatt})
        pack = GAME.pack(rules, 8, DECK)
        assert len(pack) == cards and all(card.value for card in pack)


# --- betting


def test_everybody_pays_the_ante_and_gets_five_cards() -> None:
    deal = Deal(ABER, HAUS, SCHUH, grundeinsatz=2)
    assert deal.stacks == (38, 38, 38)
    assert [" ".join(map(str, hand)) for hand in deal.state.hands] == [ABER, HAUS, SCHUH]


def test_in_the_first_round_one_opens_or_drops_out() -> None:
    deal = Deal(ABER, HAUS)
    assert deal.forbidden("schiebt") == "setzen_oder_aussteigen"
    assert deal.forbidden("nimmt an") == "noch_nichts_gesetzt"
    assert deal.forbidden("erhöht auf 2") == "noch_nichts_gesetzt"
    assert Deal(ABER, HAUS, schieben_erlaubt=True).forbidden("schiebt") is None


def test_a_seat_puts_in_five_in_the_first_round_and_ten_in_the_second() -> None:
    deal = Deal(ABER, HAUS)
    assert deal.forbidden("setzt 6") == "ueber_dem_hoechsten"
    deal.play("setzt 5")
    assert deal.forbidden("erhöht auf 6") == "ueber_dem_hoechsten"
    deal.play("nimmt an", NOTHING, NOTHING)
    assert deal.forbidden("setzt 11") == "ueber_dem_hoechsten"
    assert deal.forbidden("setzt 10") is None


def test_a_round_has_three_raises() -> None:
    deal = Deal(ABER, HAUS).play("setzt 1", "erhöht auf 2", "erhöht auf 3", "erhöht auf 4")
    assert deal.forbidden("erhöht auf 5") == "oft_genug_erhoeht"
    deal.play("nimmt an", NOTHING, NOTHING, "setzt 1")
    assert deal.forbidden("erhöht auf 2") is None, "the second round counts anew"


def test_a_raise_has_to_be_more_and_a_bet_is_made_once() -> None:
    deal = Deal(ABER, HAUS).play("setzt 3")
    assert deal.forbidden("erhöht auf 3") == "zu_wenig"
    assert deal.forbidden("setzt 4") == "schon_gesetzt"
    assert deal.forbidden("schiebt") == "schon_gesetzt"


def test_a_round_ends_when_all_others_have_spoken_since_the_last_raise() -> None:
    deal = Deal(ABER, HAUS, SCHUH).play("setzt 1", "nimmt an", "erhöht auf 2", "nimmt an")
    assert deal.state.phase is Phase.FIRST
    assert deal.play("nimmt an").state.phase is Phase.SWAP


def test_the_last_one_left_has_the_pot_without_showing() -> None:
    deal = Deal(ABER, HAUS, SCHUH).play("setzt 2", "steigt aus", "steigt aus")
    assert (deal.result, deal.state.left) == ((2, -1, -1), 0)


def test_who_raised_last_in_the_first_round_speaks_first_in_the_second_else_its_opener() -> None:
    raised = Deal(ABER, HAUS, SCHUH).play("setzt 1", "erhöht auf 2", "nimmt an", "nimmt an", *[NOTHING] * 3)
    assert GAME.to_move(raised.state) == 1
    opened = Deal(ABER, HAUS, SCHUH).play("steigt aus", "setzt 1", "nimmt an", *[NOTHING] * 2)
    assert GAME.to_move(opened.state) == 1


def test_in_the_second_round_all_may_check_and_then_the_words_are_laid() -> None:
    deal = Deal(ABER, HAUS).play("setzt 1", "nimmt an", NOTHING, NOTHING, "schiebt", "schiebt")
    assert deal.state.phase is Phase.LAY


# --- all out at once


def all_out(deal: Deal) -> State:
    deal.play(*["steigt aus"] * len(deal.stacks))
    return deal.state


def test_even_the_last_one_has_to_open_or_drop_out() -> None:
    deal = Deal(ABER, HAUS).play("steigt aus")
    assert GAME.to_move(deal.state) == 1 and deal.forbidden("schiebt") == "setzen_oder_aussteigen"


def test_if_all_drop_out_the_pot_stays_and_everybody_pays_again_but_not_after_three_times() -> None:
    state = all_out(Deal(ABER, HAUS))
    order = GAME.pack(state.rules, 2, DECK)
    pots = [state.left]
    for _ in range(4):
        following = deal_next(state, order)
        assert following is not None
        for _ in range(2):
            following = GAME.play(following, GAME.read("steigt aus", DECK))
        state = following
        pots.append(state.left)
    assert pots == [2, 4, 6, 6, 6]
    assert sum(accounts(state)) == 80


def test_the_count_of_all_out_begins_anew_once_somebody_bets() -> None:
    state = all_out(Deal(ABER, HAUS))
    following = deal_next(state, GAME.pack(state.rules, 2, DECK))
    assert following is not None and following.streak == 1
    for text in ("setzt 1", "steigt aus"):
        following = GAME.play(following, GAME.read(text, DECK))
    assert following.streak == 0
    assert following.left == 0 and GAME.result(following, 2)[following.awards[0].seat] == 3, "the old pot is won"


# --- exchange


def test_up_to_three_cards_are_changed_and_their_number_is_open() -> None:
    deal = Deal(ABER, HAUS, stock="X Y Z").play("setzt 1", "nimmt an")
    assert deal.forbidden("tauscht A B E R") == "zu_viele_karten"
    assert deal.forbidden("tauscht S") == "nicht_auf_der_hand"
    deal.play("tauscht A T", NOTHING)
    assert sorted(map(str, deal.state.hands[0])) == sorted(["B", "E", "R", "X", "Y"])
    assert GAME.view(deal.state, 1).swapped == (2, 0)
    assert GAME.view(deal.state, 1).discards == (HIDDEN, HIDDEN)


# --- words


def to_words(*hands: str, **changes: Any) -> Deal:
    deal = Deal(*hands, **changes).play("setzt 2", *["nimmt an"] * (len(hands) - 1))
    return deal.play(*[NOTHING] * len(hands), *["schiebt"] * len(hands))


def test_cards_count_and_not_letters() -> None:
    deal = to_words(SCHUH, HAUS).play("legt SCH U H", "legt H A U S", "lässt gelten")
    assert deal.result == (-3, 3)


def test_of_words_of_as_many_cards_the_earlier_in_the_alphabet_wins() -> None:
    deal = to_words(HAUS, ABER).play("legt H A U S", "legt A B E R", "lässt gelten")
    assert deal.result == (-3, 3)
    umlaut = to_words("Ä R A E N", "A R E S N").play("legt Ä R A", "legt A R E", "lässt gelten")
    assert umlaut.result == (3, -3), "Ä is sorted as A"


def test_a_word_has_two_cards_at_least_and_only_own_ones() -> None:
    deal = to_words("EI A B C D", HAUS)
    assert deal.forbidden("legt EI") == "zwei_karten"
    assert deal.forbidden("legt H A") == "nicht_auf_der_hand"
    assert deal.forbidden("legt A A") == "nicht_auf_der_hand"
    assert deal.forbidden("legt nichts") is None


def test_words_lie_hidden_until_all_have_laid_theirs() -> None:
    deal = to_words(HAUS, ABER).play("legt H A U S")
    assert GAME.view(deal.state, 1).show.words == ((), ())
    assert GAME.view(deal.state, 0).show.words[0] == DECK.read("H A U S")
    deal.play("legt A B E R")
    assert GAME.view(deal.state, 0).show.words[1] == DECK.read("A B E R")
    assert deal.forbidden("legt H A U") == "erst_zweifeln", "a word that lies is not changed"


def test_the_same_word_shares_and_the_rest_stays_in_the_pot() -> None:
    deal = to_words(ABER, ABER, HAUS).play("legt A B E R", "legt A B E R", "legt H A U S", "lässt gelten")
    assert (deal.result, deal.state.left) == ((1, 1, -3), 1)
    following = deal_next(deal.state, GAME.pack(deal.rules, 3, DECK))
    assert following is not None and following.carried == 1


def test_the_same_word_with_more_cards_is_better() -> None:
    deal = to_words("A ST E N R", "A S T N R").play("legt A ST", "legt A S T")
    assert deal.result == (-3, 3)


def test_without_any_word_the_pot_stays() -> None:
    deal = to_words(ABER, HAUS).play("legt nichts", "legt nichts")
    assert (deal.result, deal.state.left) == ((-3, -3), 6)


# --- doubts


def test_a_word_that_the_dictionary_has_not_is_out_and_the_next_best_is_asked_about() -> None:
    deal = to_words(HAUS, ABER, SCHUH).play("legt H A U S N", "legt A B E R", "legt SCH U H")
    deal.play("lässt gelten", "zweifelt")
    assert GAME.to_move(deal.state) == CHANCE and deal.forbidden("zweifelt") == "erst_nachschlagen"
    deal.play("steht nicht im Wörterbuch", "lässt gelten", "lässt gelten")
    assert deal.result == (-3, 6, -3)


def test_a_word_that_the_dictionary_has_stands_and_the_doubt_costs_what_was_agreed() -> None:
    moves = ("legt H A U S", "legt nichts", "zweifelt", "steht im Wörterbuch")
    assert to_words(HAUS, ABER).play(*moves).result == (3, -3)
    assert to_words(HAUS, ABER, strafe_zweifel=2).play(*moves).result == (5, -5), "the fine is in the pot"


def test_nobody_doubts_his_own_word_and_an_undoubted_one_stands() -> None:
    deal = to_words(HAUS, HAUS).play("legt N U A S H", "legt N U A S H")
    assert deal.result == (0, 0) and deal.state.phase is Phase.OVER


def test_who_has_dropped_out_may_doubt() -> None:
    deal = Deal(ABER, HAUS, SCHUH).play("setzt 1", "nimmt an", "steigt aus", NOTHING, NOTHING, "schiebt", "schiebt")
    deal.play("legt A B", "legt nichts", "lässt gelten")
    assert GAME.to_move(deal.state) == 2


def test_the_dictionary_decides_and_the_game_is_played_by_any() -> None:
    state = to_words(HAUS, ABER).play("legt H A U S", "legt nichts", "zweifelt").state
    for words, verdict in (("HAUS", Act.FOUND), ("ABER", Act.MISSING)):
        chance = with_dictionary(small(words)).chance
        assert chance is not None
        assert chance(state, None).act is verdict  # type: ignore[arg-type]


def test_players_lay_and_doubt_by_their_dictionary() -> None:
    game = with_dictionary(small("HAUS", "HA"))
    state = to_words(HAUS, ABER).state
    for policy in game.policies.values():
        assert str(policy(game.view(state, 0), game.moves(state), None)) == "legt H A U S"  # type: ignore[arg-type]


# --- too few stones


def test_who_cannot_hold_a_stake_drops_out() -> None:
    deal = Deal(ABER, HAUS, stacks=(20, 4)).play("setzt 5")
    assert deal.forbidden("nimmt an") == "zu_wenige_steine"
    assert [str(move) for move in GAME.moves(deal.state)] == ["steigt aus"]


def test_where_it_is_agreed_he_goes_along_and_wins_only_that_part() -> None:
    deal = Deal(ABER, HAUS, SCHUH, stacks=(20, 4, 20), zahlungsunfaehig="mitgehen")
    deal.play("setzt 5", "nimmt an", "nimmt an", *[NOTHING] * 3)
    assert [deal.state.table.stacks[seat] for seat in range(3)] == [14, 0, 14]
    deal.play("schiebt", "schiebt", "legt A B E R", "legt H A U S N", "legt SCH U H", "lässt gelten", "lässt gelten")
    assert deal.state.phase is Phase.DOUBT, "the side pot has a winner of its own"
    deal.play("lässt gelten", "lässt gelten")
    assert deal.result == (-2, 8, -6)


def test_who_cannot_pay_the_ante_is_out_and_the_last_one_ends_the_match() -> None:
    deal = Deal(ABER, HAUS, SCHUH, stacks=(6, 20, 20), zahlungsunfaehig="mitgehen")
    deal.play("setzt 5", "nimmt an", "steigt aus", NOTHING, NOTHING)
    deal.play("legt A B", "legt H A U S", "lässt gelten", "lässt gelten")
    order = GAME.pack(deal.rules, 3, DECK)
    following = deal_next(deal.state, order)
    assert following is not None
    assert [len(hand) for hand in following.hands] == [0, 5, 5] and following.dealer == 1
    poor = following._replace(table=following.table._replace(stacks=(0, 40, 0)))
    assert deal_next(poor, order) is None


def test_the_match_ends_after_the_agreed_deals() -> None:
    values = DATA.settle({"runden": 3})
    deals = list(play_deals(GAME, values, 2, DECK, seed=1, policy="eager"))
    assert [played.state.number for played in deals] == [1, 2, 3]


# --- records


def test_a_record_replays_without_a_dictionary() -> None:
    matches = (play(seed) for seed in range(60))
    played = next(one for one in matches if any(step.move.act is Act.MISSING for step in one.steps))
    record = record_of([played], DATA, "random", 0)
    deaf = with_dictionary(Dictionary(lambda: pytest.fail("the dictionary was asked")))
    (again,) = replay(record, deaf, DATA, DECK)
    assert again.tally == played.tally


def play(seed: int, changes: Mapping[str, Any] | None = None) -> PlayedDeal:
    return play_deal(GAME, DATA.settle(dict(changes or {})), 3, DECK, seed, "random")


def test_a_sensible_player_is_never_refuted() -> None:
    for seed in range(20):
        played = play_deal(GAME, DATA.settle({}), 4, DECK, seed, "sensible")
        assert not any(step.move.act is Act.MISSING for step in played.steps)
