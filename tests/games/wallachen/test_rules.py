"""Wallachen: cases named after the rules they test."""

from __future__ import annotations

from typing import Any

import pytest

from kartenwerk.cards import Card
from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.contract import Reason
from kartenwerk.games.wallachen import GAME
from kartenwerk.games.wallachen.doubling import Act, Doubling
from kartenwerk.games.wallachen.rules import (
    BETTEL,
    BIDS,
    MORD,
    PLAYS,
    SCALE,
    Move,
    Say,
    State,
    deal,
    deal_next,
    moves,
    play,
    pot_after,
    why_not,
)
from kartenwerk.mechanics.auction import Auction, Pass
from kartenwerk.mechanics.tricks import InPlay, Lay, Trick
from kartenwerk.mechanics.widow import Widow

CATALOG = Catalog(DataRoots.over())
DATA = CATALOG.game("wallachen")
DECK = CATALOG.deck("deutsch").pack
QUIET = (Act.NO_DOUBLE, Act.NO_DOUBLE)


def rules(**changes: Any) -> Any:
    return GAME.with_rules(DATA, changes)


def bid(say: str) -> Say:
    return Say(BIDS, say)


def after(state: State, *done: Move) -> State:
    for move in done:
        assert why_not(state, move) is None, move
        state = play(state, move)
    return state


def dealt(*done: Move, **changes: Any) -> State:
    return after(deal(rules(**changes), 3, GAME.pack(rules(), 3, DECK)), *done)


def playing(hand: str, trick: str, game: str = "herz", **changes: Any) -> State:
    """Seat 0 plays alone and is to lay."""
    laid = DECK.read(trick)
    in_play = InPlay((DECK.read(hand), (), ()), Trick(-len(laid) % 3, laid), ((), (), ()))
    return State(rules(**changes), in_play, Widow(()), 2, Auction((0, 1, 2), None, 0, 0, (1, 2)), Doubling(), game)


def finished(made: int, *, said: str = "6", game: str = "herz", doubled: int = 0, pot: int = 0, **more: Any) -> State:
    """Seat 0 has played alone and made so many of ten tricks."""
    trick: tuple[Card, ...] = DECK.read("herz-7 herz-8 herz-9")
    in_play = InPlay(((),) * 3, Trick(0), ((trick,) * made, (trick,) * (10 - made), ()))
    bidding = Auction((0, 1, 2), None, 0, SCALE.index(said), (1, 2))
    return State(rules(**more), in_play, Widow(()), 2, bidding, Doubling(doubled=doubled), game, pot)


def result(state: State) -> tuple[int, ...]:
    return GAME.result(state, 3)


def test_the_pack_has_no_sixes_and_two_cards_lie_in_the_start() -> None:
    state = dealt()
    assert "6" not in {card.rank for card in GAME.holdings(state)}
    assert ([len(hand) for hand in state.cards.hands], len(state.stock.cards)) == ([10] * 3, 2)


def test_both_opponents_of_the_dealer_may_double_while_cards_are_dealt() -> None:
    state = dealt(Act.DOUBLE, Act.DOUBLE)
    assert (state.stakes.factor, GAME.to_move(state)) == (4, 0)


def test_bids_go_from_six_tricks_to_bettel_and_mord() -> None:
    assert SCALE == ("6", "7", "8", "9", "10", "bettel", "mord")


def test_who_opens_bids_six() -> None:
    assert moves(dealt(*QUIET)) == (bid("6"), Pass())
    assert moves(dealt(*QUIET, Pass())) == (bid("6"), Pass())


def test_the_second_must_bid_higher_and_forehand_may_hold() -> None:
    state = dealt(*QUIET, bid("6"))
    assert why_not(state, bid("6")) == Reason("gebot_zu_niedrig")
    state = after(state, bid("8"))
    assert GAME.to_move(state) == 0
    assert (after(state, bid("8")).bidding.leader, after(state, Pass()).bidding.leader) == (0, 1)


def test_the_dealer_takes_up_the_duel_with_who_is_left() -> None:
    state = dealt(*QUIET, bid("6"), bid("7"), bid("7"), Pass())
    assert (GAME.to_move(state), why_not(state, bid("7"))) == (2, Reason("gebot_zu_niedrig"))


def test_when_all_pass_forehand_must_play_six() -> None:
    state = dealt(*QUIET, Pass(), Pass(), Pass())
    assert (state.alone, SCALE[state.bidding.level]) == (0, "6")


def test_where_agreed_all_pay_into_the_stock_and_the_next_winner_takes_it() -> None:
    state = dealt(*QUIET, Pass(), Pass(), Pass(), alle_passen="stock")
    assert (GAME.to_move(state), result(state)) == (None, (-1, -1, -1))
    following = deal_next(state, GAME.pack(rules(), 3, DECK))
    assert following is not None
    assert following.pot == 3
    assert (result(finished(6, pot=3)), pot_after(finished(6, pot=3))) == ((15, -6, -6), 0)
    assert pot_after(finished(5, pot=3)) == 3


def alone(*said: Move, **changes: Any) -> State:
    """Seat 0 has won the bidding and laid two cards away."""
    state = dealt(*QUIET, *(said or (bid("6"),)), Pass(), Pass(), **changes)
    return after(state, moves(state)[0])


def test_who_plays_alone_takes_the_start_and_lays_two_away() -> None:
    state = alone()
    assert (len(state.cards.hands[0]), len(state.stock.cards)) == (10, 2)
    assert {str(card) for card in GAME.view(state, 1).stock.cards} == {"?"}


def test_a_bid_of_tricks_may_still_become_bettel_or_mord() -> None:
    assert [move.what for move in moves(alone()) if isinstance(move, Say)][-2:] == [BETTEL, MORD]


def test_who_plays_alone_leads_wherever_he_sits() -> None:
    state = dealt(*QUIET, Pass(), bid("6"), Pass())
    state = after(state, moves(state)[0], Say(PLAYS, "herz"))
    assert GAME.to_move(state) == 1


def test_bettel_and_mord_have_no_trumps() -> None:
    trick = "gras-7 herz-A"
    assert len(moves(playing("eichel-7 herz-K", trick, BETTEL))) == 2
    assert len(moves(playing("eichel-7 herz-K", trick, "herz"))) == 1


@pytest.mark.parametrize(
    ("hand", "trick", "game", "left"),
    [
        ("gras-A gras-7 herz-A", "gras-K", "herz", "gras-A"),
        ("gras-8 gras-7 herz-A", "gras-K", "herz", "gras-8 gras-7"),
        ("gras-A gras-7 herz-A", "gras-K herz-7", "herz", "gras-A gras-7"),
        ("eichel-A herz-8 herz-O", "gras-K herz-U", "herz", "herz-O"),
        ("eichel-A herz-8 herz-7", "gras-K herz-U", "herz", "herz-8 herz-7"),
        ("eichel-A eichel-7", "gras-K herz-U", "herz", "eichel-A eichel-7"),
        ("gras-A gras-7", "gras-K", BETTEL, "gras-A gras-7"),
        ("gras-A gras-7", "gras-K", MORD, "gras-A"),
    ],
    ids=[
        "who can follow higher must",
        "who cannot follow higher follows all the same",
        "who follows a trumped trick need not beat",
        "who trumps must trump over",
        "who cannot trump over must trump all the same",
        "who can neither follow nor trump is free",
        "in a Bettel suit must be followed but not beaten",
        "in a Mord the trick must be beaten",
    ],
)
def test_duties(hand: str, trick: str, game: str, left: str) -> None:
    assert " ".join(str(move) for move in moves(playing(hand, trick, game)) if isinstance(move, Lay)) == left


def test_kontra_in_the_first_trick_and_re_after_it_double_again() -> None:
    state = after(alone(), Say(PLAYS, "herz"))
    assert Act.KONTRA not in moves(state)
    state = after(state, moves(state)[0], Act.KONTRA)
    assert moves(state) == (Act.RE, Act.NO_RE)
    state = after(state, Act.RE)
    assert (state.stakes.factor, GAME.to_move(state)) == (4, 1)
    assert why_not(state, Act.KONTRA) == Reason("kontra_im_ersten_stich")


def test_a_bettel_ends_with_the_first_trick_of_who_plays_alone() -> None:
    assert GAME.to_move(finished(1, game=BETTEL)._replace(cards=finished(1).cards)) is None


def test_seven_bid_eight_made_and_doubled_pays_16_from_each() -> None:
    assert result(finished(8, said="7", doubled=1)) == (32, -16, -16)


def test_seven_bid_six_made_and_doubled_costs_14_to_each() -> None:
    assert result(finished(6, said="7", doubled=1)) == (-28, 14, 14)


@pytest.mark.parametrize(("made", "game", "won"), [(0, BETTEL, 20), (1, BETTEL, -20), (10, MORD, 30), (9, MORD, -30)])
def test_bettel_and_mord_have_a_price_of_their_own(made: int, game: str, won: int) -> None:
    assert result(finished(made, said=game, game=game))[0] == won


def test_who_bids_when_the_bidding_is_over_hears_so() -> None:
    state = dealt(*QUIET, bid("6"), Pass(), Pass())
    assert why_not(state, bid("7")) == Reason("reizen_vorbei")
