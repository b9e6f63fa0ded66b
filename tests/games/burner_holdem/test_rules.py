"""Burner Hold'em: cards, blinds, rounds and the match, rule by rule; what is seen and said."""

from itertools import islice
from random import Random

import pytest
from tests.games.burner_holdem.support import DRY, A, B, C, board, entries, game, order, played, start
from tests.games.support import session

from bench.strength import duel
from kartenwerk.cards import HIDDEN
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.deals import play_deals
from kartenwerk.play.games.burner_holdem import GAME
from kartenwerk.play.games.burner_holdem.rules import State
from kartenwerk.play.mechanics.pots import show_order

# --- cards, blinds, rounds ------------------------------------------------------------------------------------


def test_it_is_played_with_sixty_cards_without_hail_storms() -> None:
    pack = game.pack(2)
    assert len(pack) == 60 and not any(card.suit == "halk" for card in pack)


def test_two_cards_each_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    cards = order(A, B, C, board=DRY)
    state = GAME.deal(game.rules(), 3, cards)
    assert state.hands == ((cards[0], cards[3]), (cards[1], cards[4]), (cards[2], cards[5]))
    assert state.dealer == 2 and state.stock[:5] == game.cards(DRY)


def test_the_two_seats_left_of_the_dealer_pay_the_blinds() -> None:
    assert start(A, B, C).chips.paid == (1, 2, 0)
    assert start(A, B, C, small_blind=2).chips.paid == (2, 2, 0)


def test_the_small_blind_is_never_above_the_big_one() -> None:
    assert start(A, B, C, small_blind=5).chips.paid == (2, 2, 0)


def test_a_blind_is_all_in_when_the_stack_is_smaller() -> None:
    state = start(A, B, C, stacks=(50, 1, 50))
    assert state.chips.stacks == (49, 0, 50) and state.chips.highest == 2


def test_the_left_neighbour_of_the_big_blind_speaks_first() -> None:
    assert GAME.to_move(start(A, B, C)) == 2
    assert GAME.to_move(start(A, B, C, "ger-1 ger-2")) == 2


def test_later_rounds_begin_with_the_first_left_of_the_dealer_who_has_not_folded() -> None:
    state = played(start(A, B, C), "call, call, check")
    assert GAME.to_move(state) == 0
    state = played(state, "fold, check, check")
    assert GAME.to_move(state) == 1


def test_flop_turn_and_river_follow_the_rounds_of_betting() -> None:
    state = played(start(A, B, C), "call, call, check")
    assert board(state) == "yxar-1 skoell-3 ger-5"
    state = played(state, "check, check, check")
    assert board(state) == "yxar-1 skoell-3 ger-5 bog-E"
    state = played(state, "check, check, check")
    assert board(state) == DRY
    state = played(state, "check, check, check")
    assert GAME.to_move(state) is None and GAME.moves(state) == ()
    assert game.refused(state, "check") == "spiel_aus"


def test_heads_up_the_dealer_pays_the_small_blind_and_speaks_first_before_the_flop() -> None:
    state = start(A, B)
    assert (state.dealer, state.chips.paid, GAME.to_move(state)) == (1, (2, 1), 1)
    assert GAME.to_move(played(state, "call, check")) == 0


def test_heads_up_by_the_letter_the_dealer_pays_the_big_blind() -> None:
    state = start(A, B, heads_up="woertlich")
    assert (state.dealer, state.chips.paid, GAME.to_move(state)) == (1, (1, 2), 0)
    assert GAME.to_move(played(state, "call, check")) == 0


# --- the match ------------------------------------------------------------------------------------------------


def next_deal(state: State, *hands: str) -> State | None:
    after: State | None = GAME.deal_next(state, order(*hands, board=DRY))
    return after


def test_the_dealer_moves_left_and_the_stacks_stay() -> None:
    state = next_deal(played(start(A, B, C), "raise 6, fold, fold"), A, B, C)
    assert state is not None
    assert state.dealer == 0 and state.chips.paid == (0, 1, 2) and state.chips.stacks == (99, 97, 101)


def test_seats_without_chips_are_skipped_and_the_blinds_move_on() -> None:
    state = played(start(B, A, C, "ger-1 ger-4"), "fold, fold, raise 100, call")
    assert state.chips.stacks == (0, 200, 100, 100)
    after = next_deal(state, A, B, C, "ger-1 ger-4")
    assert after is not None
    assert (after.dealer, after.hands[0], after.chips.paid) == (1, (), (0, 0, 1, 2))
    assert GAME.to_move(after) == 1


def test_the_match_ends_when_one_seat_has_all_chips() -> None:
    assert next_deal(played(start(A, B), "raise 100, call"), A, B) is None


def test_who_has_most_chips_has_won_the_match() -> None:
    state = played(start(A, B), "raise 100, call")
    assert GAME.scores(state) == (200, 0)


def test_sensible_players_finish_a_match() -> None:
    pack = game.deck
    deals = list(islice(play_deals(GAME, game.data.settle({"startmarken": 20}), 3, pack, 1, "sensible", 400), 500))
    assert len(deals) < 500
    assert sorted(deals[-1].state.chips.stacks) == [0, 0, 60]


# --- what is seen and said ------------------------------------------------------------------------------------


def test_a_view_shows_own_cards_board_and_chips_alone() -> None:
    state = played(start(A, B, C), "call, call, check")
    seen = GAME.view(state, 1)
    assert seen.hands == ((HIDDEN, HIDDEN), game.cards(B), (HIDDEN, HIDDEN))
    assert set(seen.stock) == {HIDDEN} and seen.board == state.board and seen.chips == state.chips


def test_shown_hands_are_seen_by_all() -> None:
    state = played(start(A, B, C), "raise 100, fold, call")
    assert GAME.view(state, 0).hands == (game.cards(A), game.cards(B), game.cards(C))
    assert GAME.view(state, 1).hands[0] == (HIDDEN, HIDDEN), "a folded hand stays unseen"


@pytest.mark.parametrize("text", ["", "bet", "bet 04", "bet x", "raise -2", "raise 2 ", "fold 3", "fold x", "all-in"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(Exception, match="no move of Burner Hold'em"):
        GAME.read(text, game.deck)


def test_remarks_tell_the_board_all_in_and_who_wins() -> None:
    before = played(start(A, B), "raise 100")
    after = played(before, "call")
    read = game.cards
    assert GAME.remarks(before, game.move("call"), after) == (
        Reason("all_in"),
        Reason("flop", read("yxar-1 skoell-3 ger-5")),
        Reason("turn", read("bog-E")),
        Reason("river", read("jarnur-K")),
        Reason("gewinnt", read(A)),
    )


def test_a_whole_deal_reads_like_poker() -> None:
    """Seat 2 raises, seat 0 calls with two Siglen, seat 1 folds; a bet on the flop is raised; checked to the end."""
    state = start(A, C, B)
    state = played(state, "raise 6, call, fold")
    assert (state.chips.stacks, GAME.accounts(state)[-1]) == ((94, 98, 94), 14)
    state = played(state, "check, bet 8, raise 16, call")
    assert board(state) == "yxar-1 skoell-3 ger-5 bog-E"
    state = played(state, "check, check, bet 20, call")
    assert entries(state) == [
        (0, "einsatz", -42),
        (0, "topf", 86),
        (1, "einsatz", -2),
        (2, "einsatz", -42),
    ]
    assert state.chips.stacks == (144, 98, 58)
    assert show_order(state.chips, state.dealer) == (0, 2)


def test_between_two_a_sensible_player_calls_a_dear_bet_with_a_high_card() -> None:
    """Whoever folds all hands without a pair loses to random bets. Among three such a hand is folded."""
    weak, high = "yxar-2 jarnur-3", "svidar-S jarnur-3"
    for hands, action in (((high, B), "call"), ((weak, B), "fold"), ((high, B, C), "fold")):
        state = played(start(*hands), "raise 30")
        assert GAME.to_move(state) == 0
        assert str(GAME.policies["sensible"](GAME.view(state, 0), GAME.moves(state), Random(1))) == action


def test_between_two_sensible_players_beat_random_ones() -> None:
    found = duel(session("burner_holdem"), 2, "sensible", "random", range(300))
    assert found.mean > found.interval


@pytest.mark.slow
def test_between_four_they_do_too() -> None:
    found = duel(session("burner_holdem"), 4, "sensible", "random", range(2000))
    assert found.mean > found.interval
