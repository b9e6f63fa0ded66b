"""Mau-Mau: cases named after the rules they test."""

from __future__ import annotations

from typing import Any

import pytest

from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.contract import CHANCE, Reason
from kartenwerk.games.mau_mau import GAME
from kartenwerk.games.mau_mau.rules import State, answers, deal, moves, play, to_move, why_not
from kartenwerk.mechanics.matching import DRAW, KEEP, NOTICE, OVERLOOK, SIT_OUT, Move, Setup
from kartenwerk.mechanics.reshuffle import Reshuffle

CATALOG = Catalog(DataRoots.over())
DATA = CATALOG.game("mau_mau")
DECK = CATALOG.deck("franzoesisch").pack
SUITS = ("herz", "karo", "kreuz", "pik")
STOCK = "karo-9 karo-10 karo-D karo-K karo-A karo-B"
OTHERS = ("pik-9 herz-9 kreuz-9", "pik-D herz-D kreuz-D")


def rules(**changes: Any) -> Any:
    return GAME.with_rules(DATA, changes)


def table(pile: str, hand: str, *others: str, stock: str = STOCK, **changes: Any) -> State:
    """Seat 0 of three is on turn; the pile's last card is the open one."""
    setup = Setup(rules(**changes), SUITS, 2, answers(rules(**changes), SUITS))
    return State(setup, DECK.read(stock), DECK.read(pile), tuple(map(DECK.read, (hand, *(others or OTHERS)))), 0)


def move(text: str) -> Move:
    return GAME.read(text, DECK)


def after(state: State, *done: str) -> State:
    for text in done:
        assert why_not(state, move(text)) is None, text
        state = play(state, move(text))
    return state


def legal(state: State) -> set[str]:
    return set(map(str, moves(state)))


def reason(state: State, text: str) -> str | None:
    found = why_not(state, move(text))
    return found.id if found else None


@pytest.mark.parametrize(("players", "changes", "cards"), [(5, {}, 32), (6, {}, 64), (2, {"zweites_blatt": True}, 64)])
def test_beyond_five_players_a_second_pack_is_added(players: int, changes: dict[str, Any], cards: int) -> None:
    assert len(GAME.pack(rules(**changes), players, DECK)) == cards


def test_five_cards_each_and_an_open_one_that_does_nothing() -> None:
    order = (*DECK.read("karo-8 karo-9 karo-10 karo-D karo-K kreuz-8 kreuz-9 kreuz-10 kreuz-D kreuz-K pik-7 pik-8"),)
    state = deal(rules(), 2, order)
    assert (list(map(len, state.hands)), state.pile, state.debt, state.turn) == ([5, 5], DECK.read("pik-7"), 0, 0)
    assert deal(rules(startkarte_wirkt=True), 2, order).debt == 2


def test_a_card_of_the_same_rank_or_suit_is_laid_or_one_is_drawn_at_will() -> None:
    state = table("herz-9", "herz-10 pik-9 kreuz-10 pik-10")
    assert legal(state) == {"herz-10", "pik-9", "zieht"}
    assert reason(state, "kreuz-10") == "passt_nicht"


def test_after_drawing_nothing_is_laid_unless_agreed() -> None:
    hand = "pik-10 kreuz-10 kreuz-8"
    assert after(table("karo-8", hand), "zieht").turn == 1
    state = after(table("karo-8", hand, ziehen_dann_spielen=True), "zieht")
    assert (state.turn, legal(state)) == (0, {"karo-9", "behält"})
    assert reason(state, "kreuz-8") == "nur_die_gezogene"
    assert after(state, "behält").turn == 1


SEVENS = ("herz-7 pik-9 pik-10", "karo-7 pik-7 herz-9 herz-K", "kreuz-7 pik-K herz-D")


def test_after_a_seven_the_next_draws_two_and_does_not_lay() -> None:
    state = after(table("herz-8", *SEVENS, acht_setzt_aus=False), "herz-7")
    assert (state.debt, reason(state, "herz-9")) == (2, "sieben_oder_ziehen")
    state = after(state, "zieht")
    assert (len(state.hands[1]), state.turn, state.debt) == (6, 2, 0)


def test_sevens_answer_sevens_and_add_up() -> None:
    state = after(table("herz-8", *SEVENS), "herz-7", "pik-7", "kreuz-7")
    assert (state.debt, len(after(state, "zieht").hands[0])) == (6, 2 + 6)


def test_where_agreed_nothing_helps_against_a_seven() -> None:
    state = after(table("herz-8", *SEVENS, sieben_kontern=False), "herz-7")
    assert (legal(state), reason(state, "pik-7")) == ({"zieht"}, "muss_ziehen")


def test_a_seven_may_mean_nothing() -> None:
    assert after(table("herz-8", *SEVENS, sieben_zieht=0), "herz-7").debt == 0


def test_after_an_eight_the_next_sits_out() -> None:
    state = after(table("herz-9", "herz-8 pik-9 pik-10", "pik-8 herz-9", "pik-D pik-K"), "herz-8")
    assert legal(state) == {"setzt aus"}
    assert (reason(state, "pik-8"), reason(state, "zieht")) == ("muss_aussetzen", "muss_aussetzen")
    assert after(state, "setzt aus").turn == 2
    free = after(table("herz-9", "herz-8 pik-9 pik-10", acht_setzt_aus=False), "herz-8")
    assert reason(free, "setzt aus") == "kein_aussetzen"


ACES = "herz-A pik-A pik-10 kreuz-10 kreuz-8"


def test_after_an_ace_another_matching_card_may_be_laid_but_need_not() -> None:
    state = after(table("herz-9", ACES), "herz-A")
    assert (state.turn, legal(state)) == (0, {"pik-A", "behält"})
    assert reason(state, "zieht") == "kein_ziehzwang"
    assert after(state, "behält").turn == 1
    assert after(state, "pik-A", "pik-10").turn == 1


def test_an_ace_may_be_a_card_like_others() -> None:
    assert after(table("herz-9", ACES, ass_nochmal=False), "herz-A").turn == 1


def test_an_ace_may_be_the_last_card_unless_agreed_otherwise() -> None:
    assert to_move(after(table("herz-9", "herz-A"), "herz-A")) is None
    state = table("herz-9", "herz-A", as_als_letzte_frei=False)
    assert (legal(state), reason(state, "herz-A")) == ({"zieht"}, "ass_nicht_zuletzt")


JACKS = ("pik-B pik-9 pik-10", "kreuz-10 herz-9 herz-B")


def test_a_jack_goes_on_everything_and_wishes_a_suit() -> None:
    state = table("herz-8", *JACKS, "pik-D")
    assert {"pik-B wünscht " + suit for suit in SUITS} <= legal(state)
    assert reason(state, "pik-B") == "muss_wuenschen"
    state = after(state, "pik-B wünscht kreuz")
    assert {text.split()[0] for text in legal(state)} == {"kreuz-10", "herz-B", "zieht"}
    assert reason(state, "herz-9") == "gegen_den_wunsch"


def test_the_wish_outlasts_drawing() -> None:
    assert after(table("herz-8", *JACKS, "kreuz-D pik-D"), "pik-B wünscht kreuz", "zieht").wish == "kreuz"


def test_a_jack_on_a_jack_may_be_barred() -> None:
    state = after(table("herz-8", *JACKS, "pik-D", bube_auf_bube=False), "pik-B wünscht herz")
    assert reason(state, "herz-B wünscht pik") == "bube_auf_bube"


def test_a_jack_may_be_a_card_like_others() -> None:
    state = table("herz-8", *JACKS, "pik-D", bube_wuenscht=False)
    assert (reason(state, "pik-B"), reason(state, "pik-B wünscht herz")) == ("passt_nicht", "passt_nicht")


KING = "herz-K pik-9 pik-10"


@pytest.mark.parametrize(
    ("value", "debt", "wish"),
    [("aus", 0, ""), ("zieht3", 3, ""), ("farbe", 0, "pik"), ("beides", 3, "pik")],
)
def test_what_the_king_of_hearts_does(value: str, debt: int, wish: str) -> None:
    state = after(table("herz-9", KING, herzkoenig=value), "herz-K" + (" wünscht " + wish if wish else ""))
    assert (state.debt, state.wish) == (debt, wish)


def test_nothing_helps_against_the_king_of_hearts() -> None:
    state = after(table("herz-9", KING, "pik-K herz-7 kreuz-B"), "herz-K")
    assert (legal(state), reason(state, "herz-7")) == ({"zieht"}, "muss_ziehen")
    assert len(after(state, "zieht").hands[1]) == 6


def test_cards_that_do_something_go_on_everything_where_agreed() -> None:
    hand = "pik-7 pik-8 pik-A pik-9 herz-K kreuz-9"
    assert legal(table("karo-10", hand)) == {"zieht"}
    assert legal(table("karo-10", hand, funktionskarten_immer=True)) == {"pik-7", "pik-8", "pik-A", "herz-K", "zieht"}


def test_who_keeps_one_card_says_mau() -> None:
    state = table("herz-9", "herz-10 pik-10")
    assert legal(state) == {"herz-10, Mau!", "herz-10", "zieht"}
    assert reason(table("herz-9", "herz-10 pik-10 pik-D"), "herz-10, Mau!") == "mau"
    assert after(state, "herz-10, Mau!").asked is None


def test_a_forgotten_mau_that_is_noticed_costs_two_cards() -> None:
    state = after(table("herz-9", "herz-10 pik-10"), "herz-10")
    assert moves(state) == (NOTICE, OVERLOOK)
    caught = play(play(state, OVERLOOK), NOTICE)
    assert (len(caught.hands[0]), caught.turn) == (3, 1)
    assert len(play(play(state, OVERLOOK), OVERLOOK).hands[0]) == 1


def test_the_laid_cards_are_shuffled_when_the_stock_is_gone() -> None:
    state = after(table("kreuz-9 kreuz-10 herz-9", "pik-10 pik-D", stock="karo-8"), "zieht")
    assert to_move(state) == CHANCE
    state = play(state, Reshuffle(DECK.read("kreuz-10 kreuz-9")))
    assert (state.stock, state.pile) == (DECK.read("kreuz-10 kreuz-9"), DECK.read("herz-9"))


def test_with_nothing_to_shuffle_nothing_is_drawn() -> None:
    state = after(table("herz-9", "pik-10 pik-D", stock=""), "zieht")
    assert (len(state.hands[0]), state.turn) == (2, 1)


def test_the_first_without_cards_ends_the_game_and_every_other_card_costs_a_point() -> None:
    state = after(table("herz-9", "herz-10", "karo-8 karo-B karo-A", "pik-7"), "herz-10")
    assert (to_move(state), GAME.result(state, 3)) == (None, (0, -3, -1))
    assert why_not(state, DRAW) == Reason("spiel_aus")


def test_keeping_and_sitting_out_belong_to_their_occasions() -> None:
    state = table("herz-9", "herz-10 pik-10 pik-D")
    assert (why_not(state, KEEP), why_not(state, SIT_OUT)) == (Reason("nichts_zu_behalten"), Reason("kein_aussetzen"))
