"""Watten: cases named after the rules they test."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason, winners
from kartenwerk.play.engine.deals import play_deals
from kartenwerk.play.games.watten import GAME
from kartenwerk.play.games.watten.rules import RANKS, Call, Naming, Phase, State, ranking
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick

game = Referee(GAME)
CRITICAL = "herz-K schellen-7 eichel-7"


def dealt(players: int = 2, machine: bool = False, scores: tuple[int, ...] = (), **changes: Value) -> State:
    """Seat 0 is forehand; the Kritische lie apart unless one is to have a Maschine."""
    pack = game.pack(players)
    critical = game.cards(CRITICAL)
    plain = tuple(card for card in pack if card not in critical)
    order = (*critical, *plain) if machine else (*plain, *critical)
    return GAME.deal(game.rules(**changes), players, order, scores=scores)


NAMED = (Call.ON, Naming("10"), Naming("schellen"))


def playing(hand: str, trick: str, **changes: Value) -> State:
    """Seat 0 is to lay; Schlag ten, suit Schellen."""
    laid = game.cards(trick)
    in_play = InPlay.of((game.cards(hand), ()), Trick(-len(laid) % 2, laid), ((), ()))
    return State(game.rules(**changes), in_play, (), 1, (0, 0), 2, Phase.TRICK, (), "10", "schellen")


def wins(names: str, schlag: str = "10", suit: str = "schellen") -> str:
    trick = game.cards(names)
    return str(trick[ranking(schlag, suit).winner(trick)])


def test_five_cards_each() -> None:
    assert [len(hand) for hand in dealt(4).cards.hands] == [5] * 4


def test_forehand_names_the_schlag_and_the_dealer_the_suit() -> None:
    state = game.after(dealt(), Call.ON)
    assert (GAME.to_move(state), state.phase) == (0, Phase.SCHLAG)
    state = game.after(state, Naming("10"))
    assert (GAME.to_move(state), state.phase) == (1, Phase.SUIT)


@pytest.mark.parametrize(("answer", "first"), [(Call.AGREE, 1), (Call.REFUSE, 0)])
def test_the_dealer_may_ask_for_a_change_of_schlag_and_forehand_may_refuse(answer: Call, first: int) -> None:
    state = game.after(dealt(), Call.ASK)
    assert GAME.to_move(state) == 0
    assert GAME.to_move(game.after(state, answer)) == first


def test_without_that_rule_forehand_names_at_once() -> None:
    assert dealt(schlagwechsel=False).phase is Phase.SCHLAG


def test_only_a_rank_of_the_hand_is_named_where_agreed() -> None:
    state = game.after(dealt(schlag_auf_hand=True), Call.ON)
    held = {card.rank for card in state.cards.hands[0]}
    missing = next(rank for rank in RANKS if rank not in held)
    assert {str(move) for move in GAME.moves(state)} == {f"nennt {rank}" for rank in held}
    assert GAME.why_not(state, Naming(missing)) == Reason("schlag_auf_hand")
    assert GAME.why_not(game.after(dealt(), Call.ON), Naming(missing)) is None


def test_with_schlag_ten_and_suit_schellen_every_other_ten_beats_the_ace_of_schellen() -> None:
    assert wins("schellen-A gras-10") == "gras-10"
    assert wins("gras-10 schellen-10") == "schellen-10"
    assert wins("schellen-10 herz-K") == "herz-K"


def test_max_beats_belli_beats_spitz() -> None:
    assert wins("eichel-7 schellen-7 herz-K") == "herz-K"
    assert wins("eichel-7 schellen-7 schellen-10") == "schellen-7"
    assert wins("schellen-10 eichel-7") == "eichel-7"


def test_cards_of_the_schlag_are_equal_and_the_first_of_them_wins() -> None:
    assert wins("gras-10 herz-10 eichel-10") == "gras-10"


def test_the_schlag_goes_before_the_suit_and_the_suit_before_all_others() -> None:
    assert wins("gras-A schellen-8 herz-10") == "herz-10"
    assert wins("gras-A schellen-8") == "schellen-8"


def test_if_the_right_card_is_a_kritischer_its_own_place_falls_away() -> None:
    order = ranking("7", "schellen")
    assert order.trumps[:4] == (
        (("herz", "K"),),
        (("schellen", "7"),),
        (("eichel", "7"),),
        (("gras", "7"), ("herz", "7")),
    )
    assert len({kind for tier in order.trumps for kind in tier}) == sum(map(len, order.trumps))


def test_nobody_must_follow_suit() -> None:
    assert len(GAME.moves(playing("gras-7 herz-A schellen-A", "gras-A"))) == 3


@pytest.mark.parametrize(("forced", "free"), [(False, 2), (True, 1)])
def test_the_right_card_draws_trumps_only_where_agreed(forced: bool, free: int) -> None:
    assert len(GAME.moves(playing("gras-9 schellen-8", "schellen-10", rechter_zwingt=forced))) == free


def test_three_tricks_win_two_points() -> None:
    state = playing("herz-K", "gras-9")
    won = ((game.cards("gras-7 gras-8"),) * 2, ())
    state = game.after(state._replace(cards=state.cards._replace(won=won)), Lay(game.deck.card("herz-K")))
    assert (GAME.to_move(state), GAME.scores(state)) == (None, (2, 0))


def test_who_holds_all_three_kritische_wins_two_points_without_a_fight() -> None:
    state = dealt(machine=True)
    assert GAME.moves(state) == (Call.MACHINE,)
    assert GAME.scores(game.after(state, Call.MACHINE)) == (2, 0)


def test_kritische_shared_by_partners_are_no_machine() -> None:
    pack = game.pack(4)
    critical = game.cards(CRITICAL)
    plain = tuple(card for card in pack if card not in critical)
    order = (*critical[:2], *plain[:8], critical[2], *plain[8:])
    assert GAME.deal(game.rules(), 4, order).phase is not Phase.MACHINE


def test_who_gives_up_leaves_the_value_before_the_offer() -> None:
    state = game.after(dealt(), *NAMED, Call.OFFER, Call.GIVE_UP)
    assert GAME.scores(state) == (2, 0)


def test_who_stays_raises_the_round_and_may_offer_in_turn() -> None:
    state = game.after(dealt(), *NAMED, Call.OFFER, Call.STAY)
    assert (state.value, GAME.to_move(state), GAME.moves(state)) == (3, 1, (Call.OFFER, Call.ON))
    assert GAME.scores(game.after(state, Call.OFFER, Call.GIVE_UP)) == (0, 3)
    assert game.after(state, Call.OFFER, Call.STAY).value == 4


def test_the_same_side_does_not_offer_twice_in_a_row() -> None:
    state = game.after(dealt(), *NAMED, Call.OFFER, Call.STAY, Call.ON)
    assert state.phase is Phase.TRICK


def test_a_limit_to_the_value_ends_the_offers() -> None:
    assert game.after(dealt(max_wert=3), *NAMED, Call.OFFER, Call.STAY).phase is Phase.TRICK


def test_at_12_to_9_the_side_with_12_may_offer_but_loses_the_round() -> None:
    state = game.after(dealt(scores=(12, 9)), *NAMED)
    assert GAME.why_not(state, Call.OFFER) is None
    assert GAME.scores(game.after(state, Call.OFFER)) == (12, 11)


def test_of_four_partners_face_each_other() -> None:
    state = game.after(dealt(4), *NAMED, Call.OFFER, Call.GIVE_UP)
    assert GAME.scores(state) == (2, 0, 2, 0)


def test_of_three_forehand_plays_against_dealer_and_rear_hand_who_write_each() -> None:
    state = game.after(dealt(3), *NAMED, Call.ON, Call.OFFER, Call.GIVE_UP)
    assert GAME.scores(state) == (0, 2, 2)


def test_where_the_table_is_strict_only_dealer_and_forehand_look_at_first() -> None:
    state = dealt(4, streng=True)
    assert {str(card) for card in GAME.view(state, 1).cards.hands[1]} == {"?"}
    assert GAME.view(state, 0).cards.hands[0] == state.cards.hands[0]
    named = game.after(state, *NAMED)
    assert GAME.view(named, 1).cards.hands[1] == state.cards.hands[1]


def test_at_a_strict_table_a_seat_says_its_maschine_only_when_it_takes_up_its_cards() -> None:
    pack = game.pack(4)
    critical = game.cards(CRITICAL)
    plain = tuple(card for card in pack if card not in critical)
    order = (*plain[:5], *critical, *plain[5:])
    assert GAME.to_move(GAME.deal(game.rules(), 4, order)) == 1
    state = game.after(GAME.deal(game.rules(streng=True), 4, order), *NAMED)
    assert (GAME.to_move(state), GAME.moves(state)) == (1, (Call.MACHINE,))
    assert GAME.scores(game.after(state, Call.MACHINE)) == (0, 2, 0, 2)
    seen = GAME.deal(game.rules(streng=True), 4, (*critical, *plain))
    assert GAME.moves(seen) == (Call.MACHINE,)


def test_of_three_one_partner_with_12_points_binds_both() -> None:
    state = game.after(dealt(3, scores=(3, 12, 2)), *NAMED, Call.ON)
    assert GAME.to_move(state) == 1
    assert GAME.scores(game.after(state, Call.OFFER)) == (5, 12, 2)
    assert state.gespannt(2)


def test_the_highest_card_counts_as_a_high_trump_for_a_player_of_sense() -> None:
    state = game.after(dealt(), *NAMED)
    hands = (game.cards("herz-K schellen-10 gras-8 gras-9 eichel-8"), state.cards.hands[1])
    state = state._replace(cards=state.cards._replace(hands=hands))
    assert GAME.policies["sensible"](state, GAME.moves(state), Random(0)) is Call.OFFER


def test_the_match_ends_with_15_points() -> None:
    order = game.pack(2)
    state = game.after(dealt(scores=(13, 9)), *NAMED, Call.ON, Call.OFFER, Call.GIVE_UP)
    following = GAME.deal_next(state, order)
    assert following is not None
    assert (following.scores, following.dealer) == ((13, 11), 0)
    won = dealt(scores=(11, 13))._replace(phase=Phase.OVER, winner=1, reason="stiche")
    assert (GAME.scores(won), GAME.deal_next(won, order)) == ((11, 15), None)


@pytest.mark.parametrize(("scores", "winning"), [((3, 14, 13), (1,)), ((3, 13, 13), (1, 2))])
def test_of_three_who_reach_the_goal_at_once_more_points_win_and_equal_points_win_together(
    scores: tuple[int, ...], winning: tuple[int, ...]
) -> None:
    won = dealt(3, scores=scores)._replace(phase=Phase.OVER, winner=2, reason="stiche")
    assert GAME.deal_next(won, game.pack(3)) is None
    assert winners(GAME.scores(won)) == winning


def test_a_question_that_was_not_put_is_refused() -> None:
    assert GAME.why_not(dealt(), Call.GIVE_UP) == Reason("nicht_gefragt")


def test_players_of_sense_do_not_raise_each_other_for_ever() -> None:
    for seed in range(20):
        rounds = play_deals(GAME, game.data.settle({}), 4, game.deck, seed, "sensible", GAME.move_limit)
        assert all(played.finished for played in rounds)


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("schellen-10 gras-10 gras-7 gras-8 gras-9", Call.OFFER),
        ("schellen-10 schellen-A gras-7 gras-8 gras-9", Call.ON),
    ],
)
def test_the_sensible_player_offers_with_two_cards_that_are_kritische_or_of_the_schlag(hand: str, call: Call) -> None:
    state = playing(hand, "")._replace(phase=Phase.OFFER, asked=(0,))
    assert GAME.policies["sensible"](state, (Call.ON, Call.OFFER), Random(1)) is call


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("schellen-10 schellen-A gras-7 gras-8 gras-9", Call.STAY),
        ("schellen-A gras-7 gras-8 gras-9 eichel-8", Call.GIVE_UP),
    ],
)
def test_the_sensible_player_gives_up_without_a_high_trump(hand: str, call: Call) -> None:
    state = playing(hand, "")._replace(phase=Phase.STAY, asked=(0,))
    assert GAME.policies["sensible"](state, (Call.GIVE_UP, Call.STAY), Random(1)) is call


@pytest.mark.parametrize(("score", "result"), [(11, (11, 9)), (12, (12, 11))])
def test_with_one_point_less_the_side_may_still_offer(score: int, result: tuple[int, int]) -> None:
    state = game.after(dealt(scores=(score, 9)), *NAMED)
    assert state.gespannt(0) is (score == 12)
    assert GAME.scores(game.after(state, Call.OFFER)) == result


@pytest.mark.parametrize(("before", "over"), [(1, False), (2, True)])
def test_two_tricks_do_not_end_the_round(before: int, over: bool) -> None:
    won = ((game.cards("gras-7 gras-8"),) * before, ())
    state = playing("herz-K gras-A", "gras-9")
    state = state._replace(cards=state.cards._replace(won=won, hands=(state.cards.hands[0], game.cards("gras-U"))))
    after = game.after(state, Lay(game.deck.card("herz-K")))
    assert (GAME.to_move(after) is None, after.reason) == (over, "stiche" if over else "")
    assert game.remarked(state, "herz-K") == (("stich", "stiche") if over else ("stich",))
    assert game.refused(after, "gras-A") == ("runde_aus" if over else "nicht_gefragt")


def test_how_a_round_was_won_without_the_last_trick_is_said() -> None:
    state = game.after(dealt(), *NAMED)
    assert game.remarked(state, Call.OFFER) == ()
    assert game.remarked(game.after(state, Call.OFFER), Call.GIVE_UP) == ("gegangen",)
    assert game.remarked(game.after(dealt(scores=(12, 9)), *NAMED), Call.OFFER) == ("gespannt",)
    assert game.remarked(dealt(machine=True), Call.MACHINE) == ("maschine",)


def test_of_four_the_leader_and_his_left_neighbour_are_asked_and_the_neighbour_of_an_offer_answers() -> None:
    state = game.after(dealt(4), *NAMED)
    assert (state.asked, state.forehand) == ((0, 1), 0)
    assert game.after(state, Call.ON, Call.OFFER).asked == (2,)
    assert game.after(state, Call.ON, Call.ON).phase is Phase.TRICK
    assert GAME.scores(game.after(state, Call.ON, Call.OFFER, Call.GIVE_UP)) == (0, 2, 0, 2)


def test_of_three_forehand_leads_and_plays_alone() -> None:
    state = dealt(3)
    assert [state.side(seat) for seat in range(3)] == [(0,), (1, 2), (1, 2)]
    assert [state.against(seat) for seat in range(3)] == [(1, 2), (0,), (0,)]


def test_the_right_card_draws_trumps_only_if_it_leads() -> None:
    other = playing("gras-9 schellen-8", "schellen-9", rechter_zwingt=True)
    assert len(GAME.moves(other)) == 2
    assert game.reason(playing("gras-9 schellen-8", "schellen-10", rechter_zwingt=True), "gras-9") == Reason(
        "rechter_zwingt", game.cards("schellen-8")
    )
    assert len(GAME.moves(playing("gras-9 gras-8", "schellen-10", rechter_zwingt=True))) == 2


@pytest.mark.parametrize("text", ["nennt", "nennt 5", "nennt herz-7", "herz-7 herz-8"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Watten|not in the pack"):
        game.move(text)


def test_a_side_that_is_gespannt_may_stay() -> None:
    state = game.after(dealt(scores=(9, 12)), *NAMED)
    asked = game.after(state, Call.OFFER)
    assert state.gespannt(1) and GAME.to_move(asked) == 1
    assert game.after(asked, Call.STAY).value == state.value + 1
