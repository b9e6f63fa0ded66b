"""Sechsundsechzig: cases named after the rules they test."""

from __future__ import annotations

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Game, Reason, winners
from kartenwerk.play.games.sechsundsechzig import GAME
from kartenwerk.play.games.sechsundsechzig.rules import STOCK_MOVES, Marry, State, StockMove, winner
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick

game = Referee(GAME)
STOCK = "karo-9 karo-B kreuz-9 herz-9"
THIRTY_THREE = "pik-10 karo-10 kreuz-10 kreuz-D"


def playing(hand: str, other: str = "", trick: str = "", stock: str = STOCK, **changes: Value) -> State:
    """Seat 0 is to lay; hearts are trumps."""
    laid = game.cards(trick)
    in_play = InPlay.of((game.cards(hand), game.cards(other)), Trick(-len(laid) % 2, laid), ((), ()))
    return State(game.rules(**changes), in_play, game.cards(stock), "herz", 1)


def finished(mine: str, yours: str, **changes: Value) -> State:
    """A deal that is over; seat 0 has taken the last trick."""
    in_play = InPlay.of(
        ((), ()), Trick(0), ((game.cards(mine),) if mine else (), (game.cards(yours),) if yours else ())
    )
    return State(game.rules(**changes), in_play, (), "herz", 1)


def points(state: State) -> tuple[int, ...]:
    return GAME.result(state, 2)


def laid(state: State, *names: str) -> State:
    for name in names:
        state = GAME.play(state, Lay(game.deck.card(name)))
    return state


def test_each_gets_six_cards_and_the_thirteenth_is_turned_up_under_the_rest() -> None:
    order = game.pack(2)
    state = GAME.deal(game.rules(), 2, order)
    assert [len(hand) for hand in state.cards.hands] == [6, 6]
    assert (len(order), len(state.stock), state.stock[-1], state.trump) == (24, 12, order[12], order[12].suit)


def test_forehand_leads_not_the_dealer() -> None:
    state = GAME.deal(game.rules(), 2, game.pack(2), dealer=0)
    assert GAME.to_move(state) == 1


def test_the_open_trump_is_seen_and_the_stock_is_not() -> None:
    seen = GAME.view(playing("pik-A", "pik-K"), 0)
    assert [str(card) for card in seen.stock] == ["?", "?", "?", "herz-9"]


def test_any_card_may_be_laid_while_the_stock_lasts() -> None:
    assert len(GAME.moves(playing("pik-A karo-A herz-A", trick="pik-9"))) == 3


def test_the_ten_is_above_the_king() -> None:
    assert playing("").ranking.winner(game.cards("pik-K pik-10")) == 1


def test_both_draw_after_the_trick_and_its_winner_first() -> None:
    state = laid(playing("pik-A", "pik-9"), "pik-A", "pik-9")
    assert state.cards.hands == (game.cards("karo-9"), game.cards("karo-B"))
    state = laid(playing("pik-9", "pik-A"), "pik-9", "pik-A")
    assert state.cards.hands == (game.cards("karo-B"), game.cards("karo-9"))


def test_the_open_trump_is_drawn_last() -> None:
    state = laid(playing("pik-A", "pik-9", stock="karo-9 herz-9"), "pik-A", "pik-9")
    assert (state.cards.hands[1], state.stock) == (game.cards("herz-9"), ())


def test_without_stock_suit_must_be_followed() -> None:
    reason = GAME.why_not(playing("pik-9 herz-A", trick="pik-A", stock=""), Lay(game.deck.card("herz-A")))
    assert reason == Reason("farbe_bekennen", game.cards("pik-9"))


def test_without_stock_who_cannot_follow_must_trump() -> None:
    reason = GAME.why_not(playing("karo-9 herz-A", trick="pik-A", stock=""), Lay(game.deck.card("karo-9")))
    assert reason == Reason("trumpf_zwang", game.cards("herz-A"))


@pytest.mark.parametrize(("forced", "free"), [(False, 2), (True, 1)])
def test_beating_is_a_duty_only_where_agreed(forced: bool, free: int) -> None:
    assert len(GAME.moves(playing("pik-9 pik-A", trick="pik-10", stock="", stichzwang=forced))) == free


def test_the_last_trick_counts_ten() -> None:
    state = finished("pik-A pik-10 karo-A karo-10 herz-A kreuz-K kreuz-K", "herz-10")
    assert state.cards.augen(0) == 61
    assert (winner(state), points(state)) == (0, (1, 0))


def test_65_for_both_is_a_tie_and_its_point_goes_to_the_next_winner() -> None:
    state = finished("pik-A pik-10 karo-A karo-10 herz-A kreuz-B", "")._replace(carried=0)
    assert state.cards.augen(0) + 10 == 65
    assert points(state) == (0, 0)
    after = GAME.deal_next(state, game.pack(2))
    assert after is not None
    assert after.carried == 1
    won = finished("pik-A pik-10 karo-A karo-10 herz-A herz-10", "")._replace(carried=1)
    assert points(won) == (2, 0)


def test_game_points_for_schneider_and_schwarz() -> None:
    most = "pik-A pik-10 karo-A karo-10 herz-A herz-10"
    assert points(finished(most, "kreuz-9", spielpunkte=True)) == (2, 0)
    assert points(finished(most, "", spielpunkte=True)) == (3, 0)
    assert points(finished(most, "", spielpunkte=False)) == (1, 0)


@pytest.mark.parametrize(
    ("yours", "made", "won"), [("pik-10 karo-10 kreuz-K kreuz-K kreuz-K", 32, 2), (THIRTY_THREE, 33, 1)]
)
def test_with_33_points_the_loser_is_no_schneider(yours: str, made: int, won: int) -> None:
    state = finished("pik-A karo-A herz-A kreuz-A kreuz-10 kreuz-B", yours, spielpunkte=True)
    assert state.cards.augen(1) == made
    assert points(state) == (won, 0)


def test_points_of_several_ties_in_a_row_go_together_to_the_next_winner() -> None:
    tie = finished("pik-A pik-10 karo-A karo-10 herz-A kreuz-B", "")._replace(carried=2)
    won = finished("pik-A pik-10 karo-A karo-10 herz-A herz-10", "")._replace(carried=2)
    assert [after.carried for state in (tie, won) if (after := GAME.deal_next(state, game.pack(2)))] == [3, 0]


def test_the_deal_alternates_until_the_agreed_number_is_played() -> None:
    state = finished("pik-A pik-10 karo-A karo-10 herz-A herz-10", "", spiele=5)
    after = GAME.deal_next(state._replace(number=4), game.pack(2))
    assert after is not None and (after.dealer, after.number) == (0, 5)
    assert GAME.deal_next(state._replace(number=5), game.pack(2)) is None


def test_a_pair_counts_20_and_40_in_trumps() -> None:
    state = playing("pik-K pik-D herz-K herz-D", "karo-9 karo-10", paare=True)
    state = state._replace(cards=state.cards._replace(won=((game.cards("kreuz-9 kreuz-B"),), ())))
    assert GAME.play(state, Marry(game.deck.card("pik-K"))).married == (20, 0)
    assert GAME.play(state, Marry(game.deck.card("herz-D"))).married == (40, 0)


def test_a_pair_is_announced_by_the_leader_after_his_first_trick_and_only_once() -> None:
    state = playing("pik-K pik-D", "karo-9", paare=True)
    queen = Marry(game.deck.card("pik-D"))
    assert GAME.why_not(state, queen) == Reason("erst_nach_stich")
    assert GAME.why_not(playing("pik-K pik-D", trick="karo-9", paare=True), queen) == Reason("nur_am_ausspiel")
    assert GAME.why_not(state._replace(pairs=("pik",)), queen) == Reason("kein_paar", game.cards("pik-D"))
    assert GAME.why_not(playing("pik-K pik-D"), queen) == Reason("keine_paare")


def test_with_pairs_66_points_end_the_game_at_once() -> None:
    state = playing("pik-9", "pik-A", paare=True)._replace(married=(66, 0))
    assert (GAME.to_move(state), winner(state)) == (None, 0)


def test_a_pair_that_brings_66_wins_before_the_other_answers_it() -> None:
    state = playing("pik-K pik-D", "herz-A herz-10", stock="", paare=True)._replace(married=(0, 60))
    taken = (game.cards("karo-A karo-10 kreuz-A kreuz-10 kreuz-B kreuz-9 karo-9 karo-B"),)
    state = state._replace(cards=InPlay.of(state.cards.hands, state.cards.trick, (taken, ())))
    assert state.cards.augen(0) == 46
    state = GAME.play(state, Marry(game.deck.card("pik-K")))
    assert (GAME.to_move(state), winner(state), points(state)) == (None, 0, (1, 0))


def test_the_nine_of_trumps_takes_the_open_trump() -> None:
    state = playing("herz-9 pik-9", stock="karo-9 karo-B kreuz-9 herz-A", trumpfneun_tausch=True)
    state = GAME.play(state, StockMove.EXCHANGE)
    assert (set(state.cards.hands[0]), state.stock[-1]) == (set(game.cards("herz-A pik-9")), game.deck.card("herz-9"))


def test_a_closed_stock_brings_the_duties_and_who_closed_must_make_66() -> None:
    state = GAME.play(playing("karo-9 pik-A", "pik-9 karo-A", zudrehen=True), StockMove.CLOSE)
    state = laid(state, "pik-A")
    assert GAME.moves(state) == (Lay(game.deck.card("pik-9")),)
    state = laid(state, "pik-9", "karo-9", "karo-A")
    assert (GAME.to_move(state), winner(state), state.stock) == (None, 1, game.cards(STOCK))


def test_a_match_is_won_by_who_has_most() -> None:
    assert type(GAME).scores is Game.scores, "the results of all deals are added up"
    assert winners((4, 3)) == (0,) and winners((3, 3)) == (0, 1)


def test_that_the_stock_is_empty_is_said_once() -> None:
    assert game.remarked(playing("pik-A pik-9", "pik-K", "pik-10", stock="karo-9 karo-B"), "pik-A") == (
        "stich",
        "stapel_leer",
    )
    assert game.remarked(playing("pik-A pik-9", "pik-K", "pik-10"), "pik-A") == ("stich",)
    assert game.remarked(playing("pik-A pik-9", "pik-K", "pik-10", stock=""), "pik-A") == ("stich",)
    assert game.remarked(playing("pik-A pik-9", "pik-K", stock="karo-9 karo-B"), "pik-A") == ()


def test_only_who_holds_the_nine_of_trumps_exchanges_it_and_anybody_closes() -> None:
    with_nine, without = (
        playing(f"{hand} pik-A", "pik-K", trumpfneun_tausch=True, zudrehen=True) for hand in ("herz-9", "herz-K")
    )
    assert game.refused(with_nine, StockMove.EXCHANGE) is None
    assert game.refused(without, StockMove.EXCHANGE) == "keine_trumpf_neun"
    assert (game.refused(with_nine, StockMove.CLOSE), game.refused(without, StockMove.CLOSE)) == (None, None)


@pytest.mark.parametrize(
    ("stock", "refused"),
    [("karo-9 karo-B herz-A", None), ("karo-9 herz-A", "stapel_zu_klein"), ("", "stapel_zu_klein")],
)
def test_with_two_cards_in_the_stock_nobody_exchanges_or_closes_any_more(stock: str, refused: str | None) -> None:
    state = playing("herz-9 pik-9", stock=stock, trumpfneun_tausch=True, zudrehen=True)
    assert [game.refused(state, move) for move in STOCK_MOVES] == [refused] * 2


def test_in_the_first_deal_seat_0_leads() -> None:
    state = GAME.deal(game.rules(), 2, game.pack(2))
    assert (GAME.to_move(state), state.dealer, state.number) == (0, 1, 1)


@pytest.mark.parametrize(("married", "over"), [(65, False), (66, True)])
@pytest.mark.parametrize("rule", ["paare", "zudrehen"])
def test_just_66_points_end_the_game_where_more_than_130_can_be_made(married: int, over: bool, rule: str) -> None:
    plain = playing("pik-9", "pik-A")._replace(married=(0, married))
    assert GAME.to_move(plain) == 0, "without these rules all cards are played"
    state = playing("pik-9", "pik-A", paare=rule == "paare", zudrehen=rule == "zudrehen")
    assert (GAME.to_move(state._replace(married=(0, married))) is None) is over


def test_only_the_last_trick_of_all_counts_ten() -> None:
    state = laid(playing("pik-A karo-9", "pik-9 karo-B", stock=""), "pik-A", "pik-9")
    assert [item.points for item in GAME.tally(state) if item.reason == "gewonnen"] == []
    assert [item.number for item in GAME.tally(state)][:2] == [11, 0]
    half = laid(state, "karo-9")
    assert [item.number for item in GAME.tally(half)][:2] == [11, 0], "it is not won yet"
    over = laid(half, "karo-B")
    assert [item.number for item in GAME.tally(over)][:2] == [11, 2 + 10]


def test_who_closes_in_time_and_makes_66_has_won() -> None:
    state = playing("pik-9", "pik-A", zudrehen=True)._replace(married=(66, 0), closed=0)
    assert (GAME.to_move(state), winner(state)) == (None, 0)
    assert winner(finished("pik-A", "karo-A")._replace(closed=0)) == 1
    assert winner(finished("pik-A", "karo-A")._replace(closed=1)) == 0
    assert winner(finished("pik-A", "karo-A")) is None


def test_what_is_for_the_leader_alone_and_what_was_not_agreed_is_refused() -> None:
    following = playing("herz-9 pik-K pik-D", trick="karo-9", trumpfneun_tausch=True, zudrehen=True, paare=True)
    assert [game.refused(following, move) for move in STOCK_MOVES] == ["nur_am_ausspiel"] * 2
    assert len(GAME.moves(following)) == 3
    plain = playing("herz-9 pik-9")
    assert [game.refused(plain, move) for move in STOCK_MOVES] == ["kein_tausch", "kein_zudrehen"]
    closed = playing("herz-9 pik-9", trumpfneun_tausch=True, zudrehen=True)._replace(closed=1)
    assert [game.refused(closed, move) for move in STOCK_MOVES] == ["stapel_zu_klein"] * 2
    assert game.refused(finished("pik-A", ""), "pik-A") == "spiel_aus"


def test_a_pair_is_king_and_queen_of_one_suit() -> None:
    won = ((game.cards("kreuz-9 kreuz-B"),), ())
    state = playing("pik-K karo-D pik-A herz-K herz-D", paare=True)
    state = state._replace(cards=state.cards._replace(won=won))
    assert {str(move) for move in GAME.moves(state) if isinstance(move, Marry)} == {
        "herz-K mit Paar",
        "herz-D mit Paar",
    }
    assert game.refused(state, Marry(game.deck.card("pik-A"))) == "kein_paar"
    assert game.refused(state, Marry(game.deck.card("karo-D"))) == "kein_paar"
    after = GAME.play(state, Marry(game.deck.card("herz-K")))
    assert (after.pairs, after.cards.trick.cards) == (("herz",), game.cards("herz-K"))


def test_what_a_pair_counts_is_agreed() -> None:
    state = playing("pik-K pik-D herz-K herz-D", paare=True, paar_punkte=10)
    state = state._replace(cards=state.cards._replace(won=((game.cards("kreuz-9 kreuz-B"),), ())))
    assert GAME.play(state, Marry(game.deck.card("pik-K"))).married == (10, 0)
    assert GAME.play(state, Marry(game.deck.card("herz-K"))).married == (20, 0)


@pytest.mark.parametrize("text", ["", "pik-A pik-K", "pik-A mit Kind", "pik-A pik-K mit Paar"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Sechsundsechzig|not in the pack"):
        game.move(text)


def test_the_point_of_a_tie_in_the_last_deal_of_the_match_goes_to_nobody() -> None:
    tie = finished("pik-A pik-10 karo-A karo-10 herz-A kreuz-B", "", spiele=1)
    assert (points(tie), GAME.deal_next(tie, game.pack(2))) == ((0, 0), None)
