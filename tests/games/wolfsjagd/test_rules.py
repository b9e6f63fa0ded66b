"""Wolfsjagd: dealing, laying and drawing, and the cards that demand something, rule by rule."""

from __future__ import annotations

import pytest
from tests.games.wolfsjagd.support import STOCK, SUITS, game, order, position

from kartenwerk.cards import Cards, notation
from kartenwerk.play.games.wolfsjagd import GAME


@pytest.mark.parametrize("players", range(2, 9))
def test_geben_five_each_one_open_the_rest_is_the_stock(players: int) -> None:
    state = GAME.deal(game.rules(), players, order())
    assert [len(hand) for hand in state.hands] == [5] * players
    assert (len(state.pile), len(state.stock)) == (1, 60 - 5 * players - 1)
    assert not [card for card in GAME.holdings(state) if card.suit == "halk"]


def test_anfang_the_seat_left_of_the_dealer_begins_and_the_deal_wanders() -> None:
    state = GAME.deal(game.rules(), 4, order())
    assert (state.dealer, GAME.to_move(state)) == (3, 0)
    following = GAME.deal_next(state, order(1))
    assert following is not None
    assert (following.dealer, GAME.to_move(following)) == (0, 1)


def starting_with(*start: str) -> Cards:
    """An order for two players whose stock begins with these cards."""
    first = game.deck.read(" ".join(start))
    rest = [card for card in game.pack(2) if card not in first]
    return (*rest[:10], *first, *rest[10:])


def test_startkarte_a_special_card_goes_under_the_stock() -> None:
    order = starting_with("ger-1", "bog-6", "yxar-S", "ger-3")
    state = GAME.deal(game.rules(), 2, order)
    assert notation(state.pile) == "ger-3"
    assert notation(state.stock[-3:]) == "ger-1 bog-6 yxar-S"
    assert (state.debt, state.skip, state.wish) == (0, False, "")


@pytest.mark.parametrize(("start", "debt", "skip"), [("ger-1", 2, False), ("ger-6", 0, True), ("ger-S", 0, False)])
def test_startkarte_wirkt_it_stays_and_binds_the_first_player(start: str, debt: int, skip: bool) -> None:
    state = GAME.deal(game.rules(startkarte_wirkt=True), 2, starting_with(start))
    assert (notation(state.pile), state.debt, state.skip, state.wish) == (start, debt, skip, "")


def test_legen_same_rank_or_same_suit() -> None:
    state = position("ger-5", "ger-2 bog-5 bog-2 ger-M", "yxar-2")
    assert game.legal(state) == {"ger-2", "bog-5", "ger-M", "zieht"}
    assert game.refused(state, "bog-2") == "passt_nicht"
    assert game.refused(state, "yxar-2") == "nicht_auf_der_hand"


def test_ziehen_is_allowed_although_a_card_would_fit() -> None:
    assert "zieht" in game.legal(position("ger-5", "ger-2 ger-3", "yxar-2"))


def test_ziehen_only_the_drawn_card_may_be_laid_at_once() -> None:
    state = game.after(position("ger-2", "ger-3 ger-4", "yxar-2"), "zieht")
    assert (GAME.to_move(state), game.legal(state)) == (0, {"jarnur-2", "behält"})
    assert game.refused(state, "ger-3") == "nur_die_gezogene"
    assert game.refused(state, "zieht") == "schon_gezogen"
    kept = game.after(state, "behält")
    assert (GAME.to_move(kept), kept.drawn) == (1, None)
    assert notation(game.after(state, "jarnur-2").pile) == "ger-2 jarnur-2"


def test_ziehen_a_card_that_does_not_fit_ends_the_turn() -> None:
    state = game.after(position("ger-5", "bog-3 bog-4", "yxar-2"), "zieht")
    assert (GAME.to_move(state), notation(state.hands[0]), state.drawn) == (1, "bog-3 bog-4 jarnur-2", None)
    assert game.refused(state, "behält") == "nichts_gezogen"


def test_eins_the_next_draws_two_and_does_not_lay() -> None:
    state = game.after(position("ger-5", "ger-1 ger-2 ger-3", "bog-5 ger-M", "yxar-2"), "ger-1")
    assert game.legal(state) == {"zieht"}
    assert game.refused(state, "ger-M") == "eins_oder_ziehen"
    state = game.after(state, "zieht")
    assert (GAME.to_move(state), notation(state.hands[1]), state.debt) == (2, "bog-5 ger-M jarnur-2 jarnur-3", 0)


@pytest.mark.parametrize(("each", "drawn"), [(2, [2, 4, 6]), (3, [3, 6, 9])])
def test_eins_answered_by_a_one_of_any_suit_adds_up(each: int, drawn: list[int]) -> None:
    hands = ("ger-1 ger-2 ger-3", "bog-1 bog-2 bog-3", "yxar-1 yxar-2 yxar-3", "yxar-M")
    state = position("ger-5", *hands, eins_zieht=each)
    debts = []
    for text in ("ger-1", "bog-1", "yxar-1"):
        state = game.after(state, text)
        debts.append(state.debt)
    assert debts == drawn
    state = game.after(state, "zieht")
    assert len(state.hands[3]) == 1 + min(drawn[-1], len(STOCK.split()))


def test_nach_strafe_legen_lets_the_turn_go_on_after_drawing() -> None:
    hands = ("ger-1 ger-2 ger-3", "bog-5 ger-M", "yxar-2")
    state = game.after(position("ger-5", *hands, nach_strafe_legen=True), "ger-1", "zieht")
    assert (GAME.to_move(state), state.debt) == (1, 0)
    assert game.legal(state) == {"ger-M", "zieht"}


def test_sechs_the_next_sits_out() -> None:
    state = game.after(position("ger-5", "ger-6 ger-2 ger-3", "bog-5 ger-M", "yxar-2"), "ger-6")
    assert game.legal(state) == {"setzt aus"}
    assert game.refused(state, "ger-M") == "sechs_oder_aussetzen"
    assert game.refused(state, "zieht") == "muss_aussetzen"
    state = game.after(state, "setzt aus")
    assert (GAME.to_move(state), state.skip, len(state.hands[1])) == (2, False, 2)
    assert game.refused(state, "setzt aus") == "kein_aussetzen"


def test_sechs_of_two_who_lays_it_is_on_turn_again() -> None:
    assert GAME.to_move(game.after(position("ger-5", "ger-6 ger-2 ger-3", "bog-5 ger-M"), "ger-6", "setzt aus")) == 0


def test_sechs_answered_by_a_six_passes_on() -> None:
    hands = ("ger-6 ger-2 ger-3", "bog-6 ger-M ger-E", "yxar-6 yxar-2")
    state = game.after(position("ger-5", *hands), "ger-6", "bog-6")
    assert (GAME.to_move(state), game.legal(state)) == (2, {"yxar-6, Letzte Karte!", "yxar-6", "setzt aus"})


def test_sigl_goes_on_any_card_and_wishes_one_of_six_suits() -> None:
    state = position("ger-5", "bog-S bog-2 bog-3", "yxar-2 yxar-3")
    assert game.legal(state) == {f"bog-S wünscht {suit}" for suit in SUITS} | {"zieht"}
    assert game.refused(state, "bog-S") == "sigl_wuenscht"
    assert game.refused(state, "bog-S wünscht kreuz") == "nur_sigl_wuenscht"
    state = game.after(state, "bog-S wünscht yxar")
    assert game.legal(state) == {"yxar-2, Letzte Karte!", "yxar-2", "yxar-3, Letzte Karte!", "yxar-3", "zieht"}


def test_sigl_only_a_sigl_wishes() -> None:
    assert game.refused(position("ger-5", "ger-2 bog-2 bog-3", "yxar-2"), "ger-2 wünscht bog") == "nur_sigl_wuenscht"


def test_sigl_next_card_must_have_the_wished_suit_even_after_drawing() -> None:
    state = game.after(position("ger-5", "bog-S bog-2 bog-3", "bog-4 yxar-E", "ger-2 ger-3"), "bog-S wünscht ger")
    assert game.refused(state, "bog-4") == "gegen_den_wunsch"
    state = game.after(state, "zieht")
    assert (GAME.to_move(state), state.wish) == (2, "ger")
    assert game.after(state, "ger-2, Letzte Karte!").wish == ""


def test_sigl_does_not_go_on_a_sigl() -> None:
    hands = ("bog-S bog-2 bog-3", "ger-S ger-2 ger-3")
    state = game.after(position("ger-5", *hands), "bog-S wünscht ger")
    assert game.refused(state, "ger-S wünscht ger") == "sigl_auf_sigl"
    free = game.after(position("ger-5", *hands, sigl_auf_sigl=True), "bog-S wünscht yxar")
    assert "ger-S wünscht ger" in game.legal(free)


@pytest.mark.parametrize(("card", "reason"), [("ger-1", "eins_oder_ziehen"), ("ger-6", "sechs_oder_aussetzen")])
def test_sigl_does_not_help_against_a_one_or_a_six(card: str, reason: str) -> None:
    state = game.after(position("ger-5", f"{card} ger-2 ger-3", "bog-S bog-2 bog-3"), card)
    assert game.refused(state, "bog-S wünscht ger") == reason


@pytest.mark.parametrize(
    ("hand", "move", "said"),
    [
        ("ger-1 ger-2 ger-3", "ger-1", ("eins",)),
        ("ger-6 ger-2 ger-3", "ger-6", ("sechs",)),
        ("bog-S ger-2 ger-3", "bog-S wünscht ger", ("wunsch",)),
        ("ger-2 ger-3 ger-4", "ger-2", ()),
        ("ger-2 ger-3", "ger-2", ("vergessen",)),
        ("ger-1 ger-3", "ger-1", ("eins", "vergessen")),
        ("ger-1 ger-3", "ger-1, Letzte Karte!", ("eins",)),
        ("ger-2", "ger-2, Hab euch!", ("gewonnen",)),
        ("ger-2 ger-3", "zieht", ()),
    ],
)
def test_what_a_card_does_is_said_and_what_was_forgotten(hand: str, move: str, said: tuple[str, ...]) -> None:
    assert game.remarked(position("ger-5", hand, "yxar-2 yxar-3", "yxar-4 yxar-E"), move) == said


def test_who_gets_rid_of_all_cards_later_is_no_winner_any_more() -> None:
    state = game.after(position("ger-5", "ger-2", "ger-3", "yxar-4 yxar-E"), "ger-2, Hab euch!")
    assert game.remarked(state, "ger-3") == ()


def test_the_cards_drawn_for_ones_are_said_and_that_there_are_none_and_who_notices() -> None:
    state = game.after(position("ger-5", "ger-1 ger-2 ger-3", "bog-5 ger-M"), "ger-1")
    assert game.remarked(state, "zieht") == ("zieht_fuer_einsen",)
    empty = position("ger-5", "ger-2 ger-3", "bog-5 ger-M", stock="")
    assert game.remarked(empty, "zieht") == ("nichts_zu_ziehen",)
    forgotten = game.after(position("ger-5", "ger-2 bog-3", "yxar-2 yxar-3"), "ger-2")
    assert game.remarked(forgotten, "bemerkt es") == ("bemerkt",)
    assert game.remarked(forgotten, "schweigt") == ()
