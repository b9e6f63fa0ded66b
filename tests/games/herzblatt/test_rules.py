"""Herzblatt: cases named after the rules they test."""

from __future__ import annotations

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Game, Reason, winners
from kartenwerk.play.games.herzblatt import GAME
from kartenwerk.play.games.herzblatt.rules import RANKING, Call, State
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick
from kartenwerk.play.mechanics.widow import Discard, Widow

game = Referee(GAME)


def dealt(players: int = 3, **changes: Value) -> State:
    return GAME.deal(game.rules(**changes), players, game.pack(players))


def playing(hand: str, trick: str, **changes: Value) -> State:
    """Seat 0 plays alone and is to lay."""
    laid = game.cards(trick)
    in_play = InPlay.of((game.cards(hand), (), ()), Trick(-len(laid) % 3, laid), ((), (), ()))
    return State(game.rules(**changes), in_play, Widow(()), 2, declarer=0, offered=False)


def finished(made: str, rest: str = "", stock: str = "", taken: bool = True, **changes: Value) -> State:
    """Seat 0 played alone; each party has one trick."""
    in_play = InPlay.of(((), (), ()), Trick(0), ((game.cards(made),), (game.cards(rest),), ()))
    widow = Widow(game.cards(stock), 0 if taken else None)
    return State(game.rules(**changes), in_play, widow, 2, declarer=0, offered=False)


SIXTY_SIX = "herz-A herz-10 pik-A pik-10 karo-A karo-10 pik-D"


@pytest.mark.parametrize(("players", "pack", "hand"), [(2, 20, 9), (3, 26, 8), (4, 26, 6)])
def test_pack_and_hands_for(players: int, pack: int, hand: int) -> None:
    order = game.pack(players)
    state = GAME.deal(game.rules(), players, order)
    assert (len(order), {len(held) for held in state.cards.hands}, len(state.stock.cards)) == (pack, {hand}, 2)


def test_for_three_only_the_seven_and_eight_of_hearts_are_left_of_sevens_and_eights() -> None:
    low = {str(card) for card in game.pack(3) if card.rank in ("7", "8")}
    assert low == {"herz-7", "herz-8"}


def test_hearts_beat_every_plain_card() -> None:
    assert RANKING.winner(game.cards("pik-A pik-10 herz-7")) == 2


def test_the_first_who_accepts_plays_alone() -> None:
    assert game.after(dealt(), Call.DECLINE, Call.ACCEPT).declarer == 1


def test_who_plays_alone_is_asked_about_the_stock_before_forehand_leads() -> None:
    state = game.after(dealt(), Call.DECLINE, Call.ACCEPT)
    assert GAME.to_move(state) == 1
    taken = game.after(state, Call.TAKE)
    assert GAME.to_move(taken) == 1
    away = taken.cards.hands[1]
    assert GAME.to_move(game.after(taken, f"drückt {away[0]} {away[1]}")) == 0


def test_when_all_decline_the_dealer_must_play() -> None:
    assert game.after(dealt(), Call.DECLINE, Call.DECLINE, Call.DECLINE).declarer == 2


def test_where_agreed_the_dealer_always_plays() -> None:
    assert dealt(spielmacher="geber").declarer == 2


def test_the_stock_may_be_left_unless_the_table_wants_otherwise() -> None:
    assert GAME.moves(game.after(dealt(), Call.ACCEPT)) == (Call.TAKE, Call.LEAVE)
    forced = game.after(dealt(stock_pflicht=True), Call.ACCEPT)
    assert GAME.why_not(forced, Call.LEAVE) == Reason("stock_ist_pflicht")


def test_who_takes_the_stock_lays_two_cards_away() -> None:
    state = game.after(dealt(), Call.ACCEPT, Call.TAKE)
    assert len(state.cards.hands[0]) == 10
    away = state.cards.hands[0][:2]
    state = GAME.play(state, Discard(away))
    assert (len(state.cards.hands[0]), state.stock.cards) == (8, away)


def test_nobody_else_sees_what_was_laid_away() -> None:
    state = game.after(dealt(), Call.ACCEPT, Call.TAKE)
    state = GAME.play(state, Discard(state.cards.hands[0][:2]))
    assert GAME.view(state, 0).stock == state.stock
    assert {str(card) for card in GAME.view(state, 1).stock.cards} == {"?"}


def test_nobody_sees_the_stock_before_it_is_taken_and_only_who_takes_it_then() -> None:
    asked = game.after(dealt(), Call.ACCEPT)
    assert {str(card) for seat in range(3) for card in GAME.view(asked, seat).stock.cards} == {"?"}
    taken = game.after(asked, Call.TAKE)
    assert set(asked.stock.cards) <= set(GAME.view(taken, 0).cards.hands[0])
    assert {str(card) for seat in (1, 2) for card in GAME.view(taken, seat).cards.hands[0]} == {"?"}
    assert {type(move) for move in GAME.moves(taken)} == {Discard}


def test_the_deal_goes_on_though_66_are_reached() -> None:
    won = finished(SIXTY_SIX)
    state = won._replace(
        cards=won.cards._replace(hands=(game.cards("pik-9"), game.cards("karo-9"), game.cards("karo-B")))
    )
    assert state.cards.augen(0) == 66
    assert GAME.to_move(state) == 0


def test_forehand_leads() -> None:
    state = game.after(dealt(), Call.DECLINE, Call.ACCEPT, Call.LEAVE)
    assert GAME.to_move(state) == 0


def test_who_can_follow_must() -> None:
    reason = GAME.why_not(playing("pik-9 herz-A", "pik-A"), Lay(game.deck.card("herz-A")))
    assert reason == Reason("farbe_bekennen", game.cards("pik-9"))


@pytest.mark.parametrize(("forced", "free"), [(False, 2), (True, 1)])
def test_trumping_is_a_duty_only_where_agreed(forced: bool, free: int) -> None:
    assert len(GAME.moves(playing("karo-9 herz-A", "pik-A", trumpfzwang=forced))) == free


@pytest.mark.parametrize(
    ("hand", "trick", "agreed", "free"),
    [
        ("herz-A herz-9", "herz-10", False, 2),
        ("herz-A herz-9", "herz-10", True, 1),
        ("herz-9 herz-8", "herz-10", True, 2),
        ("pik-A pik-9", "pik-10", True, 2),
        ("herz-A herz-9", "pik-10", True, 2),
    ],
)
def test_a_heart_that_is_led_is_beaten_only_where_agreed(hand: str, trick: str, agreed: bool, free: int) -> None:
    assert len(GAME.moves(playing(hand, trick, trumpfzwang=True, ueberstechen=agreed))) == free


def test_whoever_must_beat_a_heart_is_told_with_which() -> None:
    state = playing("herz-A herz-9", "herz-10", ueberstechen=True, trumpfzwang=True)
    assert GAME.why_not(state, Lay(game.deck.card("herz-9"))) == Reason("herz_ueberstechen", game.cards("herz-A"))


def test_66_augen_win_all_stakes() -> None:
    state = finished(SIXTY_SIX)
    assert state.cards.augen(0) == 66
    assert GAME.result(state, 3) == (2, -1, -1)


def test_laid_away_cards_count_for_who_plays_alone() -> None:
    assert GAME.result(finished("herz-A herz-10 pik-A pik-10 karo-A", stock="karo-10 pik-D"), 3) == (2, -1, -1)


def test_a_stock_that_was_left_counts_for_nobody() -> None:
    state = finished("herz-A herz-10 pik-A pik-10 karo-A", stock="karo-10 pik-D", taken=False)
    assert GAME.result(state, 3) == (-2, 1, 1)


@pytest.mark.parametrize(("made", "result"), [("pik-A pik-10 karo-10", -4), ("pik-A pik-10 karo-9", -8)])
def test_with_a_stake_of_two_31_augen_cost_four_and_fewer_cost_eight(made: str, result: int) -> None:
    assert GAME.result(finished(made, einsatz=2), 3)[0] == result


def test_a_win_with_a_stake_of_two_brings_four() -> None:
    assert GAME.result(finished(SIXTY_SIX, einsatz=2), 3) == (4, -2, -2)


def test_a_match_is_won_by_who_has_most_and_equals_share_it() -> None:
    assert type(GAME).scores is Game.scores, "the results of all deals are added up"
    assert winners((3, 3, -6)) == (0, 1)


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("herz-K herz-D herz-B herz-9 herz-8 pik-K pik-D", Call.ACCEPT),
        ("herz-K herz-D herz-B herz-9 pik-A pik-K pik-D", Call.ACCEPT),
        ("herz-A herz-10 herz-9 pik-B pik-K pik-D karo-D", Call.ACCEPT),
        ("herz-K herz-D herz-B herz-9 pik-9 pik-K pik-D", Call.DECLINE),
        ("herz-K herz-D herz-B herz-9 pik-A pik-K pik-D pik-B", Call.DECLINE),
    ],
)
def test_the_sensible_player_is_the_declarer_with_many_trumps_aces_and_tens(hand: str, call: Call) -> None:
    state = dealt()
    hands = tuple(game.cards(hand) if seat == state.cards.turn else held for seat, held in enumerate(state.cards.hands))
    assert game.chosen(state._replace(cards=state.cards._replace(hands=hands))) == call


@pytest.mark.parametrize(("declarer", "laid"), [(1, "pik-D"), (2, "pik-10"), (0, "pik-D")])
def test_the_sensible_player_gives_what_counts_to_a_partner_against_the_declarer(declarer: int, laid: str) -> None:
    assert game.chosen(playing("pik-10 pik-D", "pik-A pik-9")._replace(declarer=declarer)) == laid


def test_the_sensible_declarer_always_takes_the_stock_and_the_eager_player_always_plays() -> None:
    assert game.chosen(dealt(), "eager") == Call.ACCEPT
    assert game.chosen(GAME.play(dealt(), Call.ACCEPT)) == Call.TAKE


def test_that_the_dealer_must_play_is_said_when_all_have_declined() -> None:
    state = dealt()
    assert game.remarked(state, Call.DECLINE) == ()
    assert game.remarked(state, Call.ACCEPT) == ()
    assert game.remarked(game.after(state, Call.DECLINE), Call.DECLINE) == ()
    assert game.remarked(game.after(state, Call.DECLINE, Call.DECLINE), Call.DECLINE) == ("geber_muss",)


def test_what_comes_at_the_wrong_time_is_refused() -> None:
    asked = dealt()
    assert game.refused(asked, Call.TAKE) == game.refused(asked, Call.LEAVE) == "stock_nur_fuer_den_spielmacher"
    assert game.refused(asked, "herz-A") == "noch_nicht_ausspielen"
    accepted = game.after(asked, Call.ACCEPT)
    assert game.refused(accepted, Call.ACCEPT) == game.refused(accepted, Call.DECLINE) == "spielmacher_steht_fest"
    assert game.refused(accepted, "herz-A") == "noch_nicht_ausspielen"
    taken = game.after(accepted, Call.TAKE)
    hand = taken.cards.hands[0]
    assert game.refused(taken, str(hand[0])) == "noch_nicht_ausspielen"
    assert game.refused(taken, f"drückt {hand[0]}") == "zwei_karten_druecken"
    laid = game.after(taken, f"drückt {hand[0]} {hand[1]}")
    assert game.refused(laid, Call.TAKE) == "stock_nur_fuer_den_spielmacher"
    assert game.refused(finished(SIXTY_SIX), Call.TAKE) == "spiel_aus"


@pytest.mark.parametrize(("least", "won"), [(66, True), (67, False)])
def test_how_many_augen_win_is_agreed(least: int, won: bool) -> None:
    assert (GAME.result(finished(SIXTY_SIX, min_augen=least), 3)[0] > 0) is won


@pytest.mark.parametrize("players", [2, 3, 4])
def test_forehand_is_asked_first_in_the_first_deal_and_all_after_it_in_turn(players: int) -> None:
    state = dealt(players)
    seats = []
    for _ in range(players):
        seats.append(GAME.to_move(state))
        state = game.after(state, Call.DECLINE)
    assert (seats, state.declarer) == ([*range(players)], players - 1)


def test_a_match_has_as_many_deals_as_agreed_and_the_deal_goes_left() -> None:
    state = finished(SIXTY_SIX, spiele=4)
    following = GAME.deal_next(state._replace(number=3), game.pack(3))
    assert following is not None and (following.number, following.dealer, GAME.to_move(following)) == (4, 0, 1)
    assert GAME.deal_next(state._replace(number=4), game.pack(3)) is None
    assert dealt().number == 1


def test_the_others_together_pay_and_are_paid_and_the_augen_are_told() -> None:
    assert game.entries(finished(SIXTY_SIX)) == [
        (0, "augen", 0),
        (0, "gewonnen", 2),
        (1, "einsatz", -1),
        (2, "einsatz", -1),
    ]
    assert GAME.tally(finished(SIXTY_SIX))[0].number == 66
    assert [entry[1] for entry in game.entries(finished("pik-A pik-10"))][1] == "hoch_verloren"


@pytest.mark.parametrize("text", ["", "pik-A pik-K", "pik-7 drückt", "nimmt"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Herzblatt|not in the pack"):
        game.move(text)
