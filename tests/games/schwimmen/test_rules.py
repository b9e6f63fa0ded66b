"""Schwimmen: cases named after the rules they test."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.support import Referee, session

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason, winners
from kartenwerk.play.engine.scoring import Before
from kartenwerk.play.games.schwimmen import GAME
from kartenwerk.play.games.schwimmen.rules import Act, State, Swap, counting, losers, score

game = Referee(GAME)
TALON = "karo-7 karo-8 karo-9 karo-10"
HANDS = ("pik-K pik-8 herz-B", "kreuz-7 kreuz-8 karo-D", "herz-7 herz-8 herz-9")


def position(*hands: str, middle: str = "pik-B karo-K kreuz-D", talon: str = TALON, **changes: Value) -> State:
    """Seat 0 of three is on turn; the dealer, seat 2, has chosen."""
    held = tuple(map(game.cards, hands or HANDS))
    rules = game.rules(**changes)
    return State(rules, held, game.cards(middle), game.cards(talon), (), (3, 3, 3), 2, 0, choosing=False)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("pik-K pik-8 herz-B", 18),
        ("pik-K pik-8 pik-B", 28),
        ("pik-D herz-D karo-D", 30.5),
        ("pik-A herz-A karo-A", 31),
        ("pik-A pik-K pik-D", 31),
        ("pik-A herz-K karo-7", 11),
    ],
)
def test_score(hand: str, points: float) -> None:
    assert score(game.rules(), game.cards(hand)) == points


def test_the_dealer_keeps_the_hand_he_has_seen_or_takes_the_other_unseen() -> None:
    state = GAME.deal(game.rules(), 3, game.pack(3))
    assert (GAME.to_move(state), GAME.moves(state)) == (2, (Act.KEEP, Act.OTHER))
    assert {str(card) for card in GAME.view(state, 2).middle} == {"?"}
    kept, other = game.after(state, Act.KEEP), game.after(state, Act.OTHER)
    assert (kept.hands[2], kept.middle) == (state.hands[2], state.middle)
    assert (other.hands[2], other.middle) == (state.middle, state.hands[2])


def test_one_card_is_exchanged_for_one() -> None:
    state = game.after(position(), Swap(game.deck.card("herz-B"), game.deck.card("pik-B")))
    assert state.hands[0] == game.cards("pik-K pik-8 pik-B")
    assert game.deck.card("herz-B") in state.middle


def test_or_all_three_for_all_three() -> None:
    state = game.after(position(), Act.ALL)
    assert (state.hands[0], state.middle) == (game.cards("pik-B karo-K kreuz-D"), game.cards("pik-K pik-8 herz-B"))


def test_after_stop_everybody_else_has_one_turn() -> None:
    state = game.after(position(), Act.STOP, Act.PASS)
    assert game.refused(state, Act.STOP) == "schon_stop"
    assert GAME.to_move(game.after(state, Act.ALL)) is None


def test_stop_after_an_exchange_only_where_agreed() -> None:
    swap = Swap(game.deck.card("herz-B"), game.deck.card("pik-B"))
    assert game.after(position(), swap).turn == 1
    state = game.after(position(stop_nach_tausch=True), swap)
    assert (state.turn, GAME.moves(state)) == (0, (Act.PASS, Act.STOP))


def test_31_is_shown_at_once_and_ends_the_round() -> None:
    state = game.after(
        position("pik-A pik-K herz-7", *HANDS[1:], middle="pik-D karo-K kreuz-D"), Swap(*game.cards("herz-7 pik-D"))
    )
    assert GAME.to_move(game.after(state, Act.SHOW)) is None


def test_less_than_31_cannot_be_shown() -> None:
    assert game.reason(position(), Act.SHOW) == Reason("keine_31", game.cards(HANDS[0]))


def test_when_all_have_passed_the_middle_is_replaced() -> None:
    state = game.after(position(), Act.PASS, Act.PASS, Act.PASS)
    assert (state.middle, state.passes, state.turn) == (game.cards("karo-7 karo-8 karo-9"), 0, 0)


def test_an_exchange_between_begins_the_count_anew() -> None:
    state = game.after(position(), Act.PASS, Act.ALL, Act.PASS, Act.PASS)
    assert state.middle == game.cards(HANDS[1])


def test_without_enough_talon_the_round_ends() -> None:
    assert GAME.to_move(game.after(position(talon="karo-7 karo-8"), Act.PASS, Act.PASS, Act.PASS)) is None


def test_seven_eight_nine_in_the_middle_may_be_replaced_before_the_exchange() -> None:
    state = game.after(position(middle="pik-7 herz-8 kreuz-9"), Act.FRESH)
    assert (state.middle, state.turn) == (game.cards("karo-7 karo-8 karo-9"), 0)
    assert game.refused(position(), Act.FRESH) == "keine_sieben_acht_neun"
    assert game.refused(position(middle="pik-7 herz-8 kreuz-9", siebenachtneun=False), Act.FRESH) is not None


def test_the_lowest_hand_loses_a_life_and_all_of_equals() -> None:
    assert losers(position("pik-K pik-8 herz-B", "kreuz-7 kreuz-8 karo-D", "herz-7 herz-8 karo-9")) == (1, 2)


def test_who_has_no_life_left_swims_and_then_is_out() -> None:
    state = position("pik-K pik-8 pik-B", "kreuz-7 kreuz-8 karo-D", "herz-A herz-8 herz-9")
    assert GAME.scores(state._replace(lives=(3, 1, 3))) == (3, 0, 3)
    assert GAME.scores(state._replace(lives=(3, 0, 3))) == (3, -1, 3)
    assert GAME.scores(state._replace(lives=(3, 1, 3), rules=game.rules(gnadenleben=0))) == (3, -1, 3)


def test_who_swims_plays_on_and_the_last_who_swims_wins() -> None:
    assert game.after(position()._replace(lives=(3, 0, 3)), Act.PASS).turn == 1
    state = position("pik-K pik-8", "kreuz-7 kreuz-8", "")._replace(lives=(0, 0, -1))
    assert GAME.scores(state) == (0, -1, -1)
    assert GAME.deal_next(state, game.pack(3)) is None
    swimmer = GAME.deal_next(position(*HANDS)._replace(lives=(1, 1, 1)), game.pack(3))
    assert swimmer is not None and sorted(swimmer.lives) == [0, 1, 1] and all(map(len, swimmer.hands))


def test_if_all_who_are_left_would_go_out_they_play_on() -> None:
    state = position("pik-7", "herz-7", "")._replace(lives=(0, 0, -1))
    assert (GAME.scores(state), GAME.tally(state)) == ((0, 0, -1), ())


def test_against_three_aces_all_lose_only_where_agreed() -> None:
    hands = ("pik-A herz-A karo-A", "pik-K pik-D pik-B", "kreuz-7 kreuz-8 kreuz-9")
    assert losers(position(*hands)) == (2,)
    assert losers(position(*hands, feuer_alle_verlieren=True)) == (1, 2)


def test_who_is_out_gets_no_cards_and_the_last_one_wins() -> None:
    state = position("pik-K pik-8 pik-B", "kreuz-7 kreuz-8 karo-D", "")._replace(lives=(3, 0, -1))
    assert GAME.deal_next(state, game.pack(3)) is None
    following = GAME.deal_next(state._replace(lives=(3, 1, -1)), game.pack(3))
    assert following is not None
    assert (following.lives, following.hands[2], following.dealer) == ((3, 0, -1), (), 0)


def test_a_stop_is_no_pass_and_begins_the_count_anew() -> None:
    """Seats 0 and 1 pass, 2 calls stop, 0 and 1 pass again: no circuit of passes, so the middle stays."""
    state = game.after(position(), Act.PASS, Act.PASS, Act.STOP, Act.PASS)
    assert state.middle == game.cards("pik-B karo-K kreuz-D")
    assert GAME.to_move(game.after(state, Act.PASS)) is None


def test_the_last_one_alive_wins_the_match() -> None:
    at = session("schwimmen")
    *_, last = at.play_deals(4, 3)
    lives = GAME.scores(last.state)
    assert [seat for seat, left in enumerate(lives) if left >= 0] == list(winners(lives))


@pytest.mark.parametrize(("hand", "stops"), [("pik-A pik-9 pik-7", True), ("pik-K pik-9 pik-7", False)])
def test_the_sensible_player_calls_stop_with_27(hand: str, stops: bool) -> None:
    state = position(hand, *HANDS[1:])
    choice = GAME.policies["sensible"](GAME.view(state, 0), GAME.moves(state), Random(1))
    assert (choice is Act.STOP) == stops


def test_nobody_else_sees_that_an_exchange_has_brought_31() -> None:
    """With another hand the turn would be over; who has 31 may still keep silent."""
    middle = "pik-A karo-K kreuz-D"
    best = game.after(position("pik-K pik-10 herz-B", *HANDS[1:], middle=middle), Swap(*game.cards("herz-B pik-A")))
    less = game.after(position("pik-K herz-7 herz-B", *HANDS[1:], middle=middle), Swap(*game.cards("herz-B pik-A")))
    assert (GAME.to_move(best), GAME.to_move(less)) == (0, 1)
    for other in (1, 2):
        assert GAME.view(best, other) == GAME.view(less, other)
    assert GAME.view(best, 0).swapped


def test_where_stop_may_follow_an_exchange_everybody_waits_for_it() -> None:
    state = game.after(position(stop_nach_tausch=True), Swap(*game.cards("herz-B pik-B")))
    assert (GAME.view(state, 1).turn, GAME.view(state, 1).swapped) == (0, True)


@pytest.mark.parametrize(("hand", "act"), [("pik-10 pik-K herz-7", Act.KEEP), ("pik-A pik-8 herz-7", Act.OTHER)])
def test_the_sensible_dealer_keeps_a_hand_of_20(hand: str, act: Act) -> None:
    state = position(HANDS[0], HANDS[1], hand)._replace(turn=2, choosing=True)
    assert game.chosen(state) == act


def test_the_sensible_player_makes_the_exchange_that_gains_most_and_passes_if_none_gains() -> None:
    assert (
        game.chosen(position("pik-K pik-8 herz-B", *HANDS[1:], middle="pik-A pik-10 kreuz-D")) == "tauscht herz-B pik-A"
    )
    assert game.chosen(position("pik-A pik-K herz-7", *HANDS[1:], middle="karo-7 kreuz-8 kreuz-9")) == Act.PASS
    assert game.chosen(position("pik-7 karo-8 herz-7", *HANDS[1:], middle="kreuz-A kreuz-8 kreuz-9")) == Act.ALL


def test_the_last_round_31_and_a_new_middle_are_said() -> None:
    assert game.remarked(position(), Act.STOP) == ("letzte_runde",)
    assert game.remarked(position("pik-A pik-K pik-10", *HANDS[1:]), Act.SHOW) == ("zeigt_31",)
    state = position()
    for said in ((), (), ("mitte_ersetzt",)):
        assert game.remarked(state, Act.PASS) == said
        state = game.after(state, Act.PASS)


def test_one_alone_may_pass_the_last_time_around_and_the_count_of_passes_is_that_of_those_still_in() -> None:
    state = position("pik-K pik-8 herz-B", "kreuz-7 kreuz-8 karo-D", "")._replace(lives=(3, 3, -1))
    state = game.after(state, Act.PASS)
    assert (state.turn, state.passes) == (1, 1)
    assert game.after(state, Act.PASS).middle == game.cards("karo-7 karo-8 karo-9")


def test_after_a_stop_the_round_ends_before_the_seat_that_called_it_even_if_others_are_out() -> None:
    state = position("pik-K pik-8 herz-B", "kreuz-7 kreuz-8 karo-D", "")._replace(lives=(3, 3, -1))
    state = game.after(state, Act.STOP)
    assert (state.last, state.turn) == (0, 1)
    assert GAME.to_move(game.after(state, Act.PASS)) is None


@pytest.mark.parametrize(("talon", "left"), [("karo-7 karo-8 karo-9", 0), ("karo-7 karo-8", None)])
def test_a_new_middle_needs_three_cards_in_the_talon(talon: str, left: int | None) -> None:
    low = position(middle="pik-7 herz-8 kreuz-9", talon=talon)
    assert game.refused(low, Act.FRESH) == (None if left == 0 else "keine_sieben_acht_neun")
    state = game.after(position(talon=talon), Act.PASS, Act.PASS, Act.PASS)
    assert GAME.to_move(state) == left
    assert state.aside == (game.cards("pik-B karo-K kreuz-D") if left == 0 else ())


def test_31_may_be_kept_silent_about_but_the_turn_is_not_used_twice() -> None:
    hands = ("pik-A pik-K herz-7", *HANDS[1:])
    state = game.after(position(*hands, middle="pik-D karo-K kreuz-D"), "tauscht herz-7 pik-D")
    assert game.legal(state) == {"schiebt", "legt auf"}
    assert game.refused(state, Act.STOP) == game.refused(state, Act.ALL) == "schon_getauscht"
    assert game.refused(state, "tauscht pik-A karo-K") == "schon_getauscht"
    passed = game.after(state, Act.PASS)
    assert (passed.turn, passed.passes, passed.swapped) == (1, 0, False)


def test_what_comes_at_the_wrong_time_is_refused() -> None:
    choosing = GAME.deal(game.rules(), 3, game.pack(3))
    assert game.refused(choosing, Act.PASS) == game.refused(choosing, "tauscht pik-A karo-K") == "geber_waehlt"
    assert game.refused(position(), Act.KEEP) == game.refused(position(), Act.OTHER) == "geber_waehlt"
    assert game.refused(position(), "tauscht pik-K herz-B") == "eine_gegen_eine", "that one is not in the middle"
    assert game.refused(position(), "tauscht karo-K pik-B") == "eine_gegen_eine", "nor that one in the hand"
    over = game.after(position("pik-A pik-K pik-D", *HANDS[1:]), Act.SHOW)
    assert (game.refused(over, Act.PASS), GAME.moves(over)) == ("runde_aus", ())


def test_the_seat_after_the_dealer_begins_and_the_middle_lies_open_then() -> None:
    state = GAME.deal(game.rules(), 3, game.pack(3))
    assert (state.dealer, GAME.to_move(state), state.lives) == (2, 2, (3, 3, 3))
    kept = game.after(state, Act.KEEP)
    assert (GAME.to_move(kept), GAME.view(kept, 1).middle) == (0, kept.middle)
    assert dict(GAME.piles(state, 2))["mitte"] == () and dict(GAME.piles(kept, 2))["mitte"] == kept.middle


def test_three_of_a_rank_beat_thirty_and_lose_against_31() -> None:
    hands = ("pik-D herz-D karo-D", "kreuz-K kreuz-B kreuz-10", "herz-A herz-K herz-10")
    assert [score(game.rules(), game.cards(hand)) for hand in hands] == [30.5, 30, 31]
    assert losers(position(*hands)) == (1,)
    assert score(game.rules(drei_asse=33), game.cards("pik-A herz-A karo-A")) == 33
    assert [
        counting(game.cards(hand)) for hand in ("pik-D herz-D karo-D", "pik-9 herz-A pik-8", "pik-7 herz-A pik-D")
    ] == [
        game.cards("pik-D herz-D karo-D"),
        game.cards("pik-9 pik-8"),
        game.cards("pik-7 pik-D"),
    ]


def test_a_life_lost_is_told_and_one_who_is_out_loses_none() -> None:
    state = position("pik-K pik-8 pik-B", "kreuz-7 kreuz-8 karo-D", "")._replace(lives=(3, 0, -1))
    assert game.entries(state) == [(1, "leben", -1)]
    assert GAME.scores(state) == (3, -1, -1)


@pytest.mark.parametrize("text", ["", "pik-7", "tauscht pik-7", "tauscht pik-7 pik-8 pik-9"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Schwimmen|not in the pack"):
        game.move(text)


@pytest.mark.parametrize(("left", "refused"), [(1, False), (0, False), (-1, True)])
def test_who_swims_may_lose_and_who_is_out_may_not(left: int, refused: bool) -> None:
    scoring, rules = GAME.scoring, game.rules()
    assert scoring is not None
    before = Before(3, 4, (left, 2, 2))
    if refused:
        with pytest.raises(KartenwerkError, match="out already"):
            scoring.read(rules, {"verloren": (0,)}, before)
    else:
        assert scoring.read(rules, {"verloren": (0,)}, before).verloren == (0,)
