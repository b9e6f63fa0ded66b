"""Wallachen: cases named after the rules they test."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.wallachen import GAME
from kartenwerk.play.games.wallachen.doubling import Call, Doubling
from kartenwerk.play.games.wallachen.rules import Bid, Declare, Move, State, pot_after
from kartenwerk.play.games.wallachen.scoring import BETTEL, MORD, SCALE
from kartenwerk.play.mechanics.auction import Auction
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick
from kartenwerk.play.mechanics.widow import Widow

game = Referee(GAME)
QUIET = (Call.NO_DOUBLE, Call.NO_DOUBLE)


def dealt(*done: Move, **changes: Value) -> State:
    return game.after(GAME.deal(game.rules(**changes), 3, game.pack(3)), *done)


def playing(hand: str, trick: str, declared: str = "herz", **changes: Value) -> State:
    """Seat 0 plays alone and is to lay."""
    laid = game.cards(trick)
    in_play = InPlay.of((game.cards(hand), (), ()), Trick(-len(laid) % 3, laid), ((), (), ()))
    bidding = Auction((0, 1, 2), None, 0, 0, (1, 2))
    return State(game.rules(**changes), in_play, Widow(()), 2, bidding, Doubling(), declared)


def finished(
    made: int, *, said: str = "6", declared: str = "herz", doubled: int = 0, pot: int = 0, **changes: Value
) -> State:
    """Seat 0 has played alone and made so many of ten tricks."""
    trick: tuple[Card, ...] = game.cards("herz-7 herz-8 herz-9")
    in_play = InPlay.of(((),) * 3, Trick(0), ((trick,) * made, (trick,) * (10 - made), ()))
    bidding = Auction((0, 1, 2), None, 0, SCALE.index(said), (1, 2))
    return State(game.rules(**changes), in_play, Widow(()), 2, bidding, Doubling(doubled=doubled), declared, pot)


def result(state: State) -> tuple[int, ...]:
    return GAME.result(state, 3)


def test_the_pack_has_no_sixes_and_two_cards_lie_in_the_start() -> None:
    state = dealt(*QUIET)
    assert "6" not in {card.rank for card in GAME.holdings(state)}
    assert ([len(hand) for hand in state.cards.hands], len(state.stock.cards)) == ([10] * 3, 2)


def test_both_opponents_of_the_dealer_may_double_while_cards_are_dealt() -> None:
    state = dealt(Call.DOUBLE, Call.DOUBLE)
    assert (state.stakes.factor, GAME.to_move(state)) == (4, 0)


def test_doubling_is_asked_for_during_the_deal_with_five_cards_in_hand() -> None:
    state = dealt()
    assert [len(hand) for hand in state.cards.hands] == [5] * 3
    assert "?" in {str(card) for card in GAME.view(state, 0).later[0]}
    assert game.refused(state, Bid("6")) == "erst_doppeln"
    assert len(GAME.holdings(state)) == 32
    assert [len(hand) for hand in dealt(doppeln=False).cards.hands] == [10] * 3


def test_bids_go_from_six_tricks_to_bettel_and_mord() -> None:
    assert SCALE == ("6", "7", "8", "9", "10", "bettel", "mord")


def test_who_opens_bids_six() -> None:
    assert GAME.moves(dealt(*QUIET)) == (Bid("6"), Pass())
    assert GAME.moves(dealt(*QUIET, Pass())) == (Bid("6"), Pass())


def test_the_second_must_bid_higher_and_forehand_may_hold() -> None:
    state = dealt(*QUIET, Bid("6"))
    assert GAME.why_not(state, Bid("6")) == Reason("gebot_zu_niedrig")
    state = game.after(state, Bid("8"))
    assert GAME.to_move(state) == 0
    assert (game.after(state, Bid("8")).bidding.leader, game.after(state, Pass()).bidding.leader) == (0, 1)


def test_the_dealer_takes_up_the_duel_with_who_is_left() -> None:
    state = dealt(*QUIET, Bid("6"), Bid("7"), Bid("7"), Pass())
    assert (GAME.to_move(state), GAME.why_not(state, Bid("7"))) == (2, Reason("gebot_zu_niedrig"))


def test_when_all_pass_forehand_must_play_six() -> None:
    state = dealt(*QUIET, Pass(), Pass(), Pass())
    assert (state.bidding.winner, SCALE[state.bidding.level]) == (0, "6")


def test_where_agreed_all_pay_into_the_stock_and_the_next_winner_takes_it() -> None:
    state = dealt(*QUIET, Pass(), Pass(), Pass(), alle_passen="stock")
    assert (GAME.to_move(state), result(state)) == (None, (-1, -1, -1))
    following = GAME.deal_next(state, game.pack(3))
    assert following is not None
    assert following.pot == 3
    assert (result(finished(6, pot=3)), pot_after(finished(6, pot=3))) == ((15, -6, -6), 0)
    assert pot_after(finished(5, pot=3)) == 3


def alone(*said: Move, **changes: Value) -> State:
    """Seat 0 has won the bidding and laid two cards away."""
    state = dealt(*QUIET, *(said or (Bid("6"),)), Pass(), Pass(), **changes)
    return game.after(state, GAME.moves(state)[0])


def test_who_plays_alone_takes_the_start_and_lays_two_away() -> None:
    state = alone()
    assert (len(state.cards.hands[0]), len(state.stock.cards)) == (10, 2)
    assert {str(card) for card in GAME.view(state, 1).stock.cards} == {"?"}
    taking = dealt(*QUIET, Bid("6"), Pass(), Pass())
    assert {str(card) for card in GAME.view(taking, 1).cards.hands[0]} == {"?"}


def test_a_bid_of_tricks_may_still_become_bettel_or_mord() -> None:
    assert [move.game for move in GAME.moves(alone()) if isinstance(move, Declare)][-2:] == [BETTEL, MORD]


def test_who_plays_alone_leads_wherever_he_sits() -> None:
    state = dealt(*QUIET, Pass(), Bid("6"), Pass())
    state = game.after(state, GAME.moves(state)[0], Declare("herz"))
    assert GAME.to_move(state) == 1


def test_bettel_and_mord_have_no_trumps() -> None:
    trick = "gras-7 herz-A"
    assert len(GAME.moves(playing("eichel-7 herz-K", trick, BETTEL))) == 2
    assert len(GAME.moves(playing("eichel-7 herz-K", trick, "herz"))) == 1


@pytest.mark.parametrize(
    ("hand", "trick", "declared", "left"),
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
def test_duties(hand: str, trick: str, declared: str, left: str) -> None:
    assert " ".join(str(move) for move in GAME.moves(playing(hand, trick, declared)) if isinstance(move, Lay)) == left


def test_kontra_in_the_first_trick_and_re_after_it_double_again() -> None:
    state = game.after(alone(), Declare("herz"))
    assert Call.KONTRA not in GAME.moves(state)
    state = game.after(state, GAME.moves(state)[0], Call.KONTRA)
    assert GAME.moves(state) == (Call.RE, Call.NO_RE)
    state = game.after(state, Call.RE)
    assert (state.stakes.factor, GAME.to_move(state)) == (4, 1)
    assert GAME.why_not(state, Call.KONTRA) == Reason("kontra_im_ersten_stich")


def test_a_bettel_ends_with_the_first_trick_of_who_plays_alone() -> None:
    assert GAME.to_move(finished(1, declared=BETTEL)) is None


def test_seven_bid_eight_made_and_doubled_pays_16_from_each() -> None:
    assert result(finished(8, said="7", doubled=1)) == (32, -16, -16)


def test_seven_bid_six_made_and_doubled_costs_14_to_each() -> None:
    assert result(finished(6, said="7", doubled=1)) == (-28, 14, 14)


@pytest.mark.parametrize(
    ("made", "declared", "won"), [(0, BETTEL, 20), (1, BETTEL, -20), (10, MORD, 30), (9, MORD, -30)]
)
def test_bettel_and_mord_have_a_price_of_their_own(made: int, declared: str, won: int) -> None:
    assert result(finished(made, said=declared, declared=declared))[0] == won


def test_who_bids_when_the_bidding_is_over_hears_so() -> None:
    state = dealt(*QUIET, Bid("6"), Pass(), Pass())
    assert GAME.why_not(state, Bid("7")) == Reason("reizen_vorbei")


@pytest.mark.parametrize(
    ("hand", "call"),
    [("herz-A herz-8 herz-7 herz-9 gras-8", Call.DOUBLE), ("herz-8 herz-7 herz-9 gras-8 gras-7", Call.NO_DOUBLE)],
)
def test_the_sensible_player_doubles_with_four_sure_cards_of_its_first_five(hand: str, call: Call) -> None:
    state = dealt()
    seat = GAME.to_move(state)
    assert seat is not None
    hands = tuple(game.cards(hand) if each == seat else held for each, held in enumerate(state.cards.hands))
    state = state._replace(cards=state.cards._replace(hands=hands))
    assert GAME.policies["sensible"](state, GAME.moves(state), Random(1)) is call


def test_who_plays_alone_or_that_all_have_passed_is_said_when_the_bidding_ends() -> None:
    assert game.remarked(dealt(*QUIET), Pass()) == ()
    assert game.remarked(dealt(*QUIET, Pass(), Pass()), Pass()) == ("spielt_allein",)
    nobody = dealt(*QUIET, Pass(), Pass(), alle_passen="stock")
    assert game.remarked(nobody, Pass()) == ("alle_passen",)
    assert game.remarked(dealt(*QUIET, Bid("6"), Pass()), Pass()) == ("spielt_allein",)


def test_the_seat_after_the_dealer_is_the_first_to_be_asked_whether_it_doubles() -> None:
    assert (dealt().dealer, GAME.to_move(dealt()), GAME.to_move(dealt(Call.NO_DOUBLE))) == (2, 0, 1)


@pytest.mark.parametrize(("tricks", "over"), [((1, 0, 0), False), ((0, 1, 0), True), ((0, 0, 1), True)])
def test_a_mord_ends_with_the_first_trick_of_the_others(tricks: tuple[int, ...], over: bool) -> None:
    state = playing("herz-A", "", MORD)
    trick = game.cards("herz-7 herz-8 herz-9")
    state = state._replace(cards=state.cards._replace(won=tuple((trick,) * number for number in tricks)))
    assert (GAME.to_move(state) is None) is over
    assert (game.refused(state, "herz-A") == "spiel_aus") is over


@pytest.mark.parametrize(
    ("level", "higher", "games"),
    [
        ("6", True, "herz eichel gras schellen bettel mord"),
        ("10", False, "herz eichel gras schellen bettel mord"),
        ("bettel", True, "bettel mord"),
        ("mord", True, "mord"),
        ("mord", False, "bettel mord"),
    ],
)
def test_what_may_be_played_after_a_bid(level: str, higher: bool, games: str) -> None:
    state = playing("herz-A", "", "", umsteigen_nur_hoeher=higher)
    bidding = Auction((0, 1, 2), None, 0, SCALE.index(level), (1, 2))
    state = state._replace(bidding=bidding, stock=Widow((), taker=0))
    assert {move.game for move in GAME.moves(state) if isinstance(move, Declare)} == {*games.split()}
    assert game.refused(state, Declare(BETTEL)) == (None if BETTEL in games else "spiel_nicht_moeglich")


def test_only_an_opponent_says_kontra_once_and_only_before_his_first_card() -> None:
    state = game.after(alone(), Declare("herz"))
    assert game.refused(state, Call.KONTRA) == "kontra_im_ersten_stich", "not who plays alone"
    first = game.after(state, GAME.moves(state)[0])
    assert Call.KONTRA in GAME.moves(first)
    said = game.after(first, Call.KONTRA, Call.NO_RE)
    assert (said.stakes.factor, game.refused(said, Call.KONTRA)) == (2, "kontra_im_ersten_stich")
    second = game.after(said, GAME.moves(said)[0])
    assert Call.KONTRA in GAME.moves(second)
    assert game.after(second, Call.KONTRA, Call.RE).stakes.factor == 8
    later = game.after(second, GAME.moves(second)[0])
    assert any(later.cards.won) and Call.KONTRA not in GAME.moves(game.after(later, GAME.moves(later)[0]))


def test_after_a_re_a_second_kontra_doubles_and_asks_no_more() -> None:
    state = game.after(alone(), Declare("herz"))
    state = game.after(state, GAME.moves(state)[0], Call.KONTRA, Call.RE)
    state = game.after(state, GAME.moves(state)[0])
    after = game.after(state, Call.KONTRA)
    assert (after.stakes.factor, after.stakes.answer, GAME.to_move(after)) == (8, False, 2)


def test_without_kontra_nobody_says_it() -> None:
    state = game.after(alone(kontra=False), Declare("herz"))
    state = game.after(state, GAME.moves(state)[0])
    assert Call.KONTRA not in GAME.moves(state)
    assert game.refused(state, Call.KONTRA) == "ohne_kontra"


@pytest.mark.parametrize(("forced", "left"), [(False, 2), (True, 1)])
def test_in_a_bettel_tricks_must_be_beaten_only_where_agreed(forced: bool, left: int) -> None:
    assert len(GAME.moves(playing("gras-A gras-7", "gras-K", BETTEL, stichpflicht_bettel=forced))) == left


def test_what_comes_at_the_wrong_time_is_refused() -> None:
    bidding = dealt(*QUIET)
    assert game.refused(bidding, Declare("herz")) == "spiel_nicht_moeglich"
    assert game.refused(bidding, Bid("7")) == "gebot_zu_niedrig", "the first bid is six"
    assert game.refused(bidding, Call.DOUBLE) == "nicht_gefragt"
    assert game.refused(alone(), Pass()) == "nicht_gefragt"
    taken = dealt(*QUIET, Bid("6"), Pass(), Pass())
    assert game.refused(taken, f"drückt {taken.cards.hands[0][0]}") == "zwei_karten_druecken"


def test_a_match_has_as_many_deals_as_agreed_and_the_deal_goes_left() -> None:
    state = finished(6, spiele=4)
    following = GAME.deal_next(state._replace(number=3), game.pack(3))
    assert following is not None
    assert (following.number, following.dealer, following.bidding.order[0], following.pot) == (4, 0, 1, 0)
    assert GAME.deal_next(state._replace(number=4), game.pack(3)) is None
    first = GAME.deal(game.rules(), 3, game.pack(3))
    assert (first.number, first.dealer, first.pot) == (1, 2, 0)


def test_only_a_winner_takes_the_pot() -> None:
    assert ("aus_dem_stock", 3) in [(item.reason, item.points) for item in GAME.tally(finished(6, pot=3))]
    assert "aus_dem_stock" not in {item.reason for item in GAME.tally(finished(5, pot=3))}
    assert "aus_dem_stock" not in {item.reason for item in GAME.tally(finished(6))}


@pytest.mark.parametrize(
    "text", ["bietet", "bietet 5", "bietet herz", "spielt", "spielt 6", "meldet herz", "herz-A gras-A"]
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Wallachen|not in the pack"):
        game.move(text)


def test_a_forehand_that_must_play_may_play_bettel_or_mord() -> None:
    state = dealt(*QUIET, Pass(), Pass(), Pass())
    state = game.after(state, GAME.moves(state)[0])
    assert [move.game for move in GAME.moves(state) if isinstance(move, Declare)][-2:] == [BETTEL, MORD]
