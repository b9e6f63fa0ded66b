"""Bavarian Tarock: cases named after the rules they test."""

from __future__ import annotations

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.tarock import GAME
from kartenwerk.play.games.tarock.rules import Bid, Contract, NameTrumps, State, scale
from kartenwerk.play.mechanics.auction import Auction
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick
from kartenwerk.play.mechanics.widow import Widow

game = Referee(GAME)
STOCK_61, STOCK_66, HAND_61, HAND_66 = (Bid(contract, augen) for contract in Contract for augen in (61, 66))


def dealt(*said: Bid | Pass, **changes: Value) -> State:
    return game.after(GAME.deal(game.rules(**changes), 3, game.deck.cards), *said)


def playing(hand: str, trick: str, **changes: Value) -> State:
    """Seat 0 plays alone with hearts as trumps and is to lay."""
    laid = game.cards(trick)
    in_play = InPlay.of((game.cards(hand), (), ()), Trick(-len(laid) % 3, laid), ((), (), ()))
    bidding = Auction((0, 1, 2), None, 0, 0, (1, 2))
    return State(game.rules(**changes), in_play, Widow(()), 2, bidding, NameTrumps("herz"))


def finished(
    made: int, *, bid: Bid = STOCK_61, announced: str = "", tricks: tuple[int, int] = (1, 1), **changes: Value
) -> State:
    """Seat 0 has played alone and made so many Augen with its tricks and the stock."""
    sums: dict[int, tuple[Card, ...]] = {0: ()}
    for card in game.deck.cards:
        for total, chosen in list(sums.items()):
            sums.setdefault(total + augen([card]), (*chosen, card))
    taken = sums[made]
    rest = tuple(card for card in game.deck.cards if card not in taken)
    mine, stock = ((taken,), ()) if tricks[0] else ((), taken)
    in_play = InPlay.of(((),) * 3, Trick(0), (mine, (rest,) * tricks[1], ()))
    level = scale(game.rules(**changes)).index(bid)
    bidding = Auction((0, 1, 2), None, 0, level, (1, 2))
    return State(game.rules(**changes), in_play, Widow(stock, taker=0), 2, bidding, NameTrumps("herz", announced))


def result(state: State) -> tuple[int, ...]:
    return GAME.result(state, 3)


def test_each_gets_eleven_cards_and_three_lie_in_the_stock() -> None:
    state = dealt()
    assert ([len(hand) for hand in state.cards.hands], len(state.stock.cards)) == ([11] * 3, 3)


def test_bids_rise_by_five_to_116_and_120() -> None:
    assert [bid.augen for bid in scale(game.rules()) if bid.contract is Contract.HAND][-3:] == [111, 116, 120]


def test_a_game_from_the_hand_goes_before_every_game_from_the_stock() -> None:
    assert scale(game.rules()).index(HAND_61) > scale(game.rules()).index(Bid(Contract.STOCK, 120))


def test_where_agreed_the_augen_go_first() -> None:
    first = scale(game.rules(gebotsordnung="augen_zuerst"))[:4]
    assert first == (STOCK_61, HAND_61, STOCK_66, HAND_66)


def test_forehand_speaks_first_and_the_next_must_bid_higher() -> None:
    state = dealt(STOCK_61)
    assert GAME.to_move(state) == 1
    assert GAME.why_not(state, STOCK_61) == Reason("gebot_zu_niedrig")
    assert GAME.why_not(state, STOCK_66) is None


def test_forehand_holds_an_equal_bid() -> None:
    state = dealt(STOCK_61, STOCK_66, STOCK_66)
    assert (state.bidding.leader, GAME.to_move(state)) == (0, 1)


def test_who_is_left_plays_alone() -> None:
    assert dealt(STOCK_61, HAND_61, Pass(), Pass()).bidding.winner == 1


def test_when_all_pass_nothing_is_paid() -> None:
    state = dealt(Pass(), Pass(), Pass())
    assert (GAME.to_move(state), GAME.tally(state)) == (None, ())


def test_who_plays_from_the_stock_takes_it_and_lays_three_away() -> None:
    state = dealt(STOCK_61, Pass(), Pass())
    assert len(state.cards.hands[0]) == 14
    assert {str(card) for seat in (1, 2) for card in GAME.view(state, seat).cards.hands[0]} == {"?"}
    state = GAME.play(state, GAME.moves(state)[0])
    assert (len(state.cards.hands[0]), len(state.stock.cards)) == (11, 3)


def test_in_a_game_from_the_hand_nobody_sees_the_stock() -> None:
    state = dealt(HAND_61, Pass(), Pass())
    assert {str(card) for seat in range(3) for card in GAME.view(state, seat).stock.cards} == {"?"}


def test_forehand_leads_not_who_plays_alone() -> None:
    state = GAME.play(dealt(Pass(), HAND_61, Pass()), NameTrumps("herz"))
    assert (state.bidding.winner, GAME.to_move(state)) == (1, 0)


def test_who_can_follow_must() -> None:
    reason = GAME.why_not(playing("gras-9 herz-A", "gras-A"), Lay(game.deck.card("herz-A")))
    assert reason == Reason("farbe_bekennen", game.cards("gras-9"))


def test_who_cannot_follow_must_trump() -> None:
    reason = GAME.why_not(playing("eichel-9 herz-6", "gras-A"), Lay(game.deck.card("eichel-9")))
    assert reason == Reason("trumpf_zwang", game.cards("herz-6"))


@pytest.mark.parametrize(("forced", "free"), [(False, 2), (True, 1)])
def test_beating_is_a_duty_only_where_agreed(forced: bool, free: int) -> None:
    assert len(GAME.moves(playing("gras-6 gras-A", "gras-10", stichzwang=forced))) == free


def test_a_hand_game_of_71_with_96_augen_wins_two_from_each() -> None:
    assert result(finished(96, bid=Bid(Contract.HAND, 71))) == (4, -2, -2)


def test_a_bid_of_71_is_lost_with_65() -> None:
    assert result(finished(65, bid=Bid(Contract.HAND, 71))) == (-2, 1, 1)


@pytest.mark.parametrize("bid", [STOCK_61, HAND_66])
def test_just_as_many_augen_as_were_bid_win(bid: Bid) -> None:
    assert result(finished(bid.augen, bid=bid)) == (2, -1, -1)


def test_more_than_was_announced_is_paid_twice_too() -> None:
    assert result(finished(120, announced="schneider", tricks=(1, 0), ansage_doppelt=True)) == (12, -6, -6)


def test_60_augen_each_lose() -> None:
    assert result(finished(60))[0] == -2


@pytest.mark.parametrize(("made", "units"), [(90, 1), (91, 2)])
def test_the_others_are_schneider_below_30(made: int, units: int) -> None:
    assert result(finished(made))[0] == 2 * units


def test_without_a_trick_the_others_are_schwarz() -> None:
    assert result(finished(120, tricks=(1, 0))) == (6, -3, -3)


@pytest.mark.parametrize(("made", "tricks", "both", "lost"), [(29, 1, True, 2), (29, 1, False, 1), (14, 0, True, 3)])
def test_who_plays_alone_can_be_schneider_or_schwarz_himself(made: int, tricks: int, both: bool, lost: int) -> None:
    assert result(finished(made, tricks=(tricks, 1), verlierer_schneider=both))[0] == -2 * lost


@pytest.mark.parametrize(("announced", "each"), [("schneider", 4), ("schwarz", 6)])
def test_a_missed_announcement_costs_what_it_would_have_won(announced: str, each: int) -> None:
    assert result(finished(90, announced=announced, ansage_doppelt=True)) == (-2 * each, each, each)


def test_an_announced_schneider_counts_twice_and_is_lost_when_missed() -> None:
    assert result(finished(91, announced="schneider", ansage_doppelt=True)) == (8, -4, -4)
    assert result(finished(90, announced="schneider", ansage_doppelt=True)) == (-8, 4, 4)


@pytest.mark.parametrize("move", [STOCK_61, HAND_66, Pass(), NameTrumps("herz")], ids=str)
def test_a_move_is_read_as_it_is_written(move: Bid | Pass | NameTrumps) -> None:
    assert game.move(str(move)) == move


def test_who_plays_alone_or_that_all_have_passed_is_said_when_the_bidding_ends() -> None:
    assert game.remarked(dealt(), Pass()) == ()
    assert game.remarked(dealt(Pass(), Pass()), Pass()) == ("alle_passen",)
    assert game.remarked(dealt(STOCK_61, Pass()), Pass()) == ("spielt_allein",)


def test_what_comes_at_the_wrong_time_is_refused() -> None:
    bidding = dealt()
    assert game.refused(bidding, NameTrumps("herz")) == game.refused(bidding, "herz-A") == "erst_reizen"
    assert game.refused(bidding, Bid(Contract.STOCK, 62)) == "gebot_zu_niedrig"
    taken = dealt(STOCK_61, Pass(), Pass())
    assert game.refused(taken, STOCK_66) == "reizen_vorbei"
    two = taken.cards.hands[0][:2]
    assert game.refused(taken, f"drückt {two[0]} {two[1]}") == "drei_karten_druecken"
    naming = GAME.play(taken, GAME.moves(taken)[0])
    assert game.refused(naming, str(naming.cards.hands[0][0])) == "erst_trumpf"
    assert game.refused(naming, NameTrumps("herz", "schneider")) == "trumpf_einmal", "nothing is announced here"
    named = GAME.play(naming, NameTrumps("herz"))
    assert game.refused(named, NameTrumps("herz")) == "trumpf_einmal"
    assert game.refused(finished(61), Pass()) == "spiel_aus"


@pytest.mark.parametrize(("announces", "said"), [(False, 4), (True, 12)])
def test_a_margin_is_announced_with_the_trumps_only_where_agreed(announces: bool, said: int) -> None:
    state = dealt(HAND_61, Pass(), Pass(), ansage_doppelt=announces)
    assert len(GAME.moves(state)) == said
    assert game.legal(state) >= {"Trumpf herz"}


def test_the_bids_that_may_be_made_begin_with_the_next_higher_one_or_the_equal_one() -> None:
    assert GAME.moves(dealt())[0] == STOCK_61
    assert GAME.moves(dealt(STOCK_61))[0] == STOCK_66
    held = GAME.moves(dealt(STOCK_61, STOCK_66))
    assert (held[0], held[-1]) == (STOCK_66, Pass())


def test_a_match_has_as_many_deals_as_agreed_and_the_deal_goes_left() -> None:
    state = finished(61, spiele=4)
    following = GAME.deal_next(state._replace(number=3), game.deck.cards)
    assert following is not None and (following.number, following.dealer, GAME.to_move(following)) == (4, 0, 1)
    assert GAME.deal_next(state._replace(number=4), game.deck.cards) is None
    assert (dealt().number, dealt().dealer, GAME.to_move(dealt())) == (1, 2, 0)


def test_schwarz_needs_a_trick_and_not_only_augen() -> None:
    assert result(finished(120, tricks=(1, 1))) == (4, -2, -2)
    assert result(finished(120, announced="schwarz", tricks=(1, 1), ansage_doppelt=True)) == (-12, 6, 6)
    assert result(finished(120, announced="schwarz", tricks=(1, 0), ansage_doppelt=True)) == (12, -6, -6)


@pytest.mark.parametrize(("made", "units"), [(30, 1), (29, 2)])
def test_who_plays_alone_is_schneider_below_30_too(made: int, units: int) -> None:
    assert result(finished(made, verlierer_schneider=True))[0] == -2 * units


@pytest.mark.parametrize(
    "text", ["Trumpf", "Trumpf unsinn", "Trumpf herz, unsinn", "Aufnahme", "Aufnahme viel", "spielt herz"]
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Tarock|not in the pack"):
        game.move(text)


def test_steps_of_the_bidding_may_be_left_out() -> None:
    assert GAME.why_not(dealt(STOCK_61), Bid(Contract.STOCK, 76)) is None
