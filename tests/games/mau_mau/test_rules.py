"""Mau-Mau: cases named after the rules they test."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.support import Referee, Share

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.games.mau_mau import GAME
from kartenwerk.play.games.mau_mau.rules import State, answers
from kartenwerk.play.mechanics.matching import DRAW, KEEP, NOTICE, OVERLOOK, SIT_OUT, Setup
from kartenwerk.play.mechanics.reshuffle import Reshuffle

game = Referee(GAME)
SUITS = ("herz", "karo", "kreuz", "pik")
STOCK = "karo-9 karo-10 karo-D karo-K karo-A karo-B"
OTHERS = ("pik-9 herz-9 kreuz-9", "pik-D herz-D kreuz-D")


def position(pile: str, hand: str, *others: str, stock: str = STOCK, **changes: Value) -> State:
    """Seat 0 of three is on turn; the pile's last card is the open one."""
    rules = game.rules(**changes)
    hands = tuple(map(game.cards, (hand, *(others or OTHERS))))
    return State(Setup(rules, SUITS, 2, answers(rules, SUITS)), game.cards(stock), game.cards(pile), hands, 0)


@pytest.mark.parametrize(("players", "changes", "cards"), [(5, {}, 32), (6, {}, 64), (2, {"zweites_blatt": True}, 64)])
def test_beyond_five_players_a_second_pack_is_added(players: int, changes: dict[str, Value], cards: int) -> None:
    assert len(game.pack(players, **changes)) == cards


def test_five_cards_each_and_an_open_one_that_does_nothing() -> None:
    order = game.cards("karo-8 karo-9 karo-10 karo-D karo-K kreuz-8 kreuz-9 kreuz-10 kreuz-D kreuz-K pik-7 pik-8")
    state = GAME.deal(game.rules(), 2, order)
    assert (list(map(len, state.hands)), state.pile, state.debt, state.turn) == ([5, 5], game.cards("pik-7"), 0, 0)
    assert GAME.deal(game.rules(startkarte_wirkt=True), 2, order).debt == 2


def test_a_card_of_the_same_rank_or_suit_is_laid_or_one_is_drawn_at_will() -> None:
    state = position("herz-9", "herz-10 pik-9 kreuz-10 pik-10")
    assert game.legal(state) == {"herz-10", "pik-9", "zieht"}
    assert game.refused(state, "kreuz-10") == "passt_nicht"


def test_after_drawing_nothing_is_laid_unless_agreed() -> None:
    hand = "pik-10 kreuz-10 kreuz-8"
    assert game.after(position("karo-8", hand), "zieht").turn == 1
    state = game.after(position("karo-8", hand, ziehen_dann_spielen=True), "zieht")
    assert (state.turn, game.legal(state)) == (0, {"karo-9", "behält"})
    assert game.refused(state, "kreuz-8") == "nur_die_gezogene"
    assert game.after(state, "behält").turn == 1


SEVENS = ("herz-7 pik-9 pik-10", "karo-7 pik-7 herz-9 herz-K", "kreuz-7 pik-K herz-D")


def test_after_a_seven_the_next_draws_two_and_does_not_lay() -> None:
    state = game.after(position("herz-8", *SEVENS, acht_setzt_aus=False), "herz-7")
    assert (state.debt, game.refused(state, "herz-9")) == (2, "sieben_oder_ziehen")
    state = game.after(state, "zieht")
    assert (len(state.hands[1]), state.turn, state.debt) == (6, 2, 0)


def test_sevens_answer_sevens_and_add_up() -> None:
    state = game.after(position("herz-8", *SEVENS), "herz-7", "pik-7", "kreuz-7")
    assert (state.debt, len(game.after(state, "zieht").hands[0])) == (6, 2 + 6)


def test_where_agreed_nothing_helps_against_a_seven() -> None:
    state = game.after(position("herz-8", *SEVENS, sieben_kontern=False), "herz-7")
    assert (game.legal(state), game.refused(state, "pik-7")) == ({"zieht"}, "muss_ziehen")


def test_a_seven_may_mean_nothing() -> None:
    assert game.after(position("herz-8", *SEVENS, sieben_zieht=0), "herz-7").debt == 0


def test_after_an_eight_the_next_sits_out() -> None:
    state = game.after(position("herz-9", "herz-8 pik-9 pik-10", "pik-8 herz-9", "pik-D pik-K"), "herz-8")
    assert game.legal(state) == {"setzt aus"}
    assert game.refused(state, "pik-8") == game.refused(state, "zieht") == "muss_aussetzen"
    assert game.after(state, "setzt aus").turn == 2
    free = game.after(position("herz-9", "herz-8 pik-9 pik-10", acht_setzt_aus=False), "herz-8")
    assert game.refused(free, "setzt aus") == "kein_aussetzen"


def test_of_two_who_lays_an_eight_is_on_turn_again() -> None:
    state = game.after(position("herz-9", "herz-8 pik-9 pik-10", "pik-8 herz-9"), "herz-8", "setzt aus")
    assert state.turn == 0


ACES = "herz-A pik-A pik-10 kreuz-10 kreuz-8"


def test_after_an_ace_another_matching_card_may_be_laid_but_need_not() -> None:
    state = game.after(position("herz-9", ACES), "herz-A")
    assert (state.turn, game.legal(state)) == (0, {"pik-A", "behält"})
    assert game.refused(state, "zieht") == "kein_ziehzwang"
    assert game.after(state, "behält").turn == 1
    assert game.after(state, "pik-A", "pik-10").turn == 1


def test_an_ace_may_be_a_card_like_others() -> None:
    assert game.after(position("herz-9", ACES, ass_nochmal=False), "herz-A").turn == 1


def test_an_ace_may_be_the_last_card_unless_agreed_otherwise() -> None:
    assert GAME.to_move(game.after(position("herz-9", "herz-A"), "herz-A")) is None
    state = position("herz-9", "herz-A", as_als_letzte_frei=False)
    assert (game.legal(state), game.refused(state, "herz-A")) == ({"zieht"}, "ass_nicht_zuletzt")


JACKS = ("pik-B pik-9 pik-10", "kreuz-10 herz-9 herz-B")


def test_a_jack_goes_on_everything_and_wishes_a_suit() -> None:
    state = position("herz-8", *JACKS, "pik-D")
    assert {"pik-B wünscht " + suit for suit in SUITS} <= game.legal(state)
    assert game.refused(state, "pik-B") == "muss_wuenschen"
    state = game.after(state, "pik-B wünscht kreuz")
    assert {text.split()[0] for text in game.legal(state)} == {"kreuz-10", "herz-B", "zieht"}
    assert game.refused(state, "herz-9") == "gegen_den_wunsch"


def test_the_wish_outlasts_drawing() -> None:
    assert game.after(position("herz-8", *JACKS, "kreuz-D pik-D"), "pik-B wünscht kreuz", "zieht").wish == "kreuz"


def test_a_jack_on_a_jack_may_be_barred() -> None:
    state = game.after(position("herz-8", *JACKS, "pik-D", bube_auf_bube=False), "pik-B wünscht herz")
    assert game.refused(state, "herz-B wünscht pik") == "bube_auf_bube"


def test_a_jack_may_be_a_card_like_others() -> None:
    state = position("herz-8", *JACKS, "pik-D", bube_wuenscht=False)
    assert game.refused(state, "pik-B") == game.refused(state, "pik-B wünscht herz") == "passt_nicht"


KING = "herz-K pik-9 pik-10"


@pytest.mark.parametrize(
    ("value", "debt", "wish"),
    [("aus", 0, ""), ("zieht3", 3, ""), ("farbe", 0, "pik"), ("beides", 3, "pik")],
)
def test_what_the_king_of_hearts_does(value: str, debt: int, wish: str) -> None:
    state = game.after(position("herz-9", KING, herzkoenig=value), "herz-K" + (" wünscht " + wish if wish else ""))
    assert (state.debt, state.wish) == (debt, wish)


def test_nothing_helps_against_the_king_of_hearts() -> None:
    state = game.after(position("herz-9", KING, "pik-K herz-7 kreuz-B"), "herz-K")
    assert (game.legal(state), game.refused(state, "herz-7")) == ({"zieht"}, "muss_ziehen")
    assert len(game.after(state, "zieht").hands[1]) == 6


def test_cards_that_do_something_go_on_everything_where_agreed() -> None:
    hand = "pik-7 pik-8 pik-A pik-9 herz-K kreuz-9"
    assert game.legal(position("karo-10", hand)) == {"zieht"}
    anywhere = position("karo-10", hand, funktionskarten_immer=True)
    assert game.legal(anywhere) == {"pik-7", "pik-8", "pik-A", "herz-K", "zieht"}


def test_who_keeps_one_card_says_mau() -> None:
    state = position("herz-9", "herz-10 pik-10")
    assert game.legal(state) == {"herz-10, Mau!", "herz-10", "zieht"}
    assert game.refused(position("herz-9", "herz-10 pik-10 pik-D"), "herz-10, Mau!") == "mau"
    assert game.after(state, "herz-10, Mau!").asked is None


def test_a_forgotten_mau_that_is_noticed_costs_two_cards() -> None:
    state = game.after(position("herz-9", "herz-10 pik-10"), "herz-10")
    assert GAME.moves(state) == (NOTICE, OVERLOOK)
    caught = game.after(state, OVERLOOK, NOTICE)
    assert (len(caught.hands[0]), caught.turn) == (3, 1)
    assert len(game.after(state, OVERLOOK, OVERLOOK).hands[0]) == 1


def test_the_laid_cards_are_shuffled_when_the_stock_is_gone() -> None:
    state = game.after(position("kreuz-9 kreuz-10 herz-9", "pik-10 pik-D", stock="karo-8"), "zieht")
    assert GAME.to_move(state) == CHANCE
    state = game.after(state, Reshuffle(game.cards("kreuz-10 kreuz-9")))
    assert (state.stock, state.pile) == (game.cards("kreuz-10 kreuz-9"), game.cards("herz-9"))


def test_with_nothing_to_shuffle_nothing_is_drawn() -> None:
    state = game.after(position("herz-9", "pik-10 pik-D", stock=""), "zieht")
    assert (len(state.hands[0]), state.turn) == (2, 1)


def test_the_first_without_cards_ends_the_game_and_every_other_card_costs_a_point() -> None:
    state = game.after(position("herz-9", "herz-10", "karo-8 karo-B karo-A", "pik-7"), "herz-10")
    assert (GAME.to_move(state), GAME.result(state, 3)) == (None, (0, -3, -1))
    assert game.refused(state, DRAW) == "spiel_aus"


def test_keeping_and_sitting_out_belong_to_their_occasions() -> None:
    state = position("herz-9", "herz-10 pik-10 pik-D")
    assert game.refused(state, KEEP) == "nichts_zu_behalten"
    assert game.refused(state, SIT_OUT) == "kein_aussetzen"


def test_it_is_said_why_cards_are_drawn_and_why_none() -> None:
    owing = game.after(position("karo-8", "karo-7 kreuz-8 kreuz-10"), "karo-7")
    for before, said in (
        (owing, (Reason("zieht_strafe"),)),
        (position("karo-8", "kreuz-9", stock=""), (Reason("nichts_zu_ziehen"),)),
        (position("karo-8", "kreuz-9"), ()),
    ):
        assert GAME.remarks(before, DRAW, game.after(before, DRAW)) == said


EFFECTS: dict[str, tuple[str, dict[str, Any]]] = {
    "karo-7": ("sieben", {"sieben_zieht": 0}),
    "karo-8": ("acht", {"acht_setzt_aus": False}),
    "karo-A": ("ass", {"ass_nochmal": False}),
    "karo-B": ("bube", {"bube_wuenscht": False}),
    "herz-K": ("herzkoenig", {"herzkoenig": "aus"}),
    "karo-9": ("", {}),
    "karo-K": ("", {}),
}


@pytest.mark.parametrize("card", EFFECTS)
def test_what_a_card_does_is_said_if_it_was_agreed(card: str) -> None:
    does, off = EFFECTS[card]
    wish = " wünscht pik" if does == "bube" else ""
    pile, hand = f"{card.partition('-')[0]}-10", f"{card} pik-9 pik-10"
    assert game.remarked(position(pile, hand), card + wish) == ((does,) if does else ())
    assert game.remarked(position(pile, hand, **off), card) == ()


def test_with_which_card_the_game_was_won_and_that_a_mau_was_forgotten_is_said() -> None:
    assert game.remarked(position("herz-9", "herz-7"), "herz-7") == ("gewonnen_mit",)
    assert game.remarked(position("herz-9", "herz-7 pik-9"), "herz-7") == ("sieben", "vergessen")
    assert game.remarked(position("herz-9", "herz-7 pik-9"), "herz-7, Mau!") == ("sieben",)


def test_only_a_card_that_wishes_wishes_and_only_a_suit_of_the_pack() -> None:
    state = position("herz-9", "herz-10 pik-B pik-10")
    assert game.refused(state, "herz-10 wünscht pik") == "wuenscht_nicht"
    assert game.refused(state, "pik-B wünscht eichel") == "wuenscht_nicht"
    assert game.refused(state, "pik-10 wünscht pik") == "passt_nicht"


def test_of_a_drawn_card_nothing_else_is_done_than_laying_or_keeping_it() -> None:
    state = game.after(position("karo-8", "pik-10 karo-10", ziehen_dann_spielen=True), "zieht")
    assert game.refused(state, DRAW) == "schon_gezogen"
    assert game.refused(state, "karo-10, Mau!") == "nur_die_gezogene"


@pytest.mark.parametrize(("start", "debt", "skip"), [("pik-7", 2, False), ("pik-8", 0, True), ("herz-K", 3, False)])
def test_the_first_open_card_does_what_it_does_only_where_agreed(start: str, debt: int, skip: bool) -> None:
    order = game.cards(f"karo-8 karo-9 karo-10 karo-D karo-K kreuz-8 kreuz-9 kreuz-10 kreuz-D kreuz-K {start} pik-9")
    acting, plain = (GAME.deal(game.rules(startkarte_wirkt=acts), 2, order) for acts in (True, False))
    assert (acting.debt, acting.skip) == (debt, skip)
    assert (plain.debt, plain.skip, plain.stock) == (0, False, game.cards("pik-9"))


def test_forehand_begins_and_the_deal_goes_left() -> None:
    first = GAME.deal(game.rules(), 3, game.pack(3))
    assert (first.dealer, GAME.to_move(first)) == (2, 0)
    second = GAME.deal_next(first, game.pack(3))
    assert second is not None and (second.dealer, GAME.to_move(second)) == (0, 1)


def test_what_is_no_move_is_told_with_an_example() -> None:
    with pytest.raises(KartenwerkError, match='expected "kreuz-A wünscht kreuz, Mau!" or "zieht"'):
        game.move("pik-9 pik-10")


def test_of_the_laid_cards_the_last_one_is_shown() -> None:
    shown = dict(GAME.piles(position("herz-9 karo-8", "kreuz-9"), 0))
    assert shown == {"ablage": game.cards("karo-8"), "hand": game.cards("kreuz-9")}


@pytest.mark.parametrize(
    ("wertung", "points"),
    [
        ("karten", (0, -3, -4)),
        ("augen", (0, -13, -7)),  # 11 + 2 + 0, and 4 + 3 + 0 + 0
        ("werte", (0, -39, -35)),  # 11 + 20 + 8, and 10 + 10 + 8 + 7
    ],
)
def test_cards_left_cost_what_they_count_where_agreed(wertung: str, points: tuple[int, ...]) -> None:
    hands = ("herz-10", "karo-A karo-B karo-8", "herz-K pik-D kreuz-8 pik-7")
    state = game.after(position("herz-9", *hands, wertung=wertung), "herz-10")
    assert GAME.result(state, 3) == points


def test_a_sensible_player_lays_the_dearer_of_two_cards_where_they_cost_their_value() -> None:
    hands = ("herz-9 herz-D pik-9", "karo-8")
    chosen = {
        wertung: str(GAME.policies["sensible"](state, GAME.moves(state), Random(0)))
        for wertung in ("karten", "werte")
        for state in [position("herz-10", *hands, wertung=wertung)]
    }
    assert chosen == {"karten": "herz-9", "werte": "herz-D"}


@pytest.mark.parametrize(("drawn", "says"), [(0.05, ""), (0.5, ", Mau!")])
def test_a_sensible_player_forgets_to_say_mau_one_time_in_ten(drawn: float, says: str) -> None:
    state = position("herz-10", "herz-9 pik-D", "karo-8 karo-9")
    assert game.chosen(state, chance=Share(drawn)) == f"herz-9{says}"
