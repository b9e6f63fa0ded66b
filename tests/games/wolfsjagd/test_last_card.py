"""Wolfsjagd: "Letzte Karte!", who may notice that it was forgotten, and how the deal ends."""

from __future__ import annotations

import pytest
from tests.games.wolfsjagd.support import game, position

from kartenwerk.play.games.wolfsjagd import GAME


def test_letzte_karte_is_said_with_the_last_but_one_card_and_no_other() -> None:
    two = position("ger-5", "ger-2 bog-3", "yxar-2")
    assert game.legal(two) == {"ger-2, Letzte Karte!", "ger-2", "zieht"}
    three = position("ger-5", "ger-2 bog-3 bog-4", "yxar-2")
    assert game.refused(three, "ger-2, Letzte Karte!") == "letzte_karte"


def test_letzte_karte_said_nobody_is_asked() -> None:
    state = game.after(position("ger-5", "ger-2 bog-3", "yxar-2 yxar-3"), "ger-2, Letzte Karte!")
    assert (state.asked, GAME.to_move(state)) == (None, 1)
    assert game.refused(state, "bemerkt es") == "nichts_zu_bemerken"


@pytest.mark.parametrize("penalty", [1, 2])
def test_letzte_karte_forgotten_and_noticed_costs_cards(penalty: int) -> None:
    hands = ("ger-2 bog-3", "yxar-2 yxar-3", "yxar-4 yxar-5")
    state = game.after(position("ger-5", *hands, strafe_letzte_karte=penalty), "ger-2")
    assert (GAME.to_move(state), game.legal(state)) == (1, {"bemerkt es", "schweigt"})
    assert game.refused(state, "yxar-2, Letzte Karte!") == "erst_bemerken"
    state = game.after(state, "schweigt", "bemerkt es")
    assert (GAME.to_move(state), len(state.hands[0])) == (1, 1 + penalty)


def test_letzte_karte_forgotten_and_overlooked_by_all_costs_nothing() -> None:
    hands = ("ger-2 bog-3", "yxar-2 yxar-3", "yxar-4 yxar-5")
    state = position("ger-5", *hands)
    state = game.after(state, "ger-2")
    asked = []
    while state.asked is not None:
        asked.append(GAME.to_move(state))
        state = game.after(state, "schweigt")
    assert (asked, GAME.to_move(state), len(state.hands[0])) == ([1, 2], 1, 1)


def test_letzte_karte_the_first_to_notice_ends_the_round() -> None:
    hands = ("ger-2 bog-3", "yxar-2 yxar-3", "yxar-4 yxar-5")
    state = game.after(position("ger-5", *hands), "ger-2", "bemerkt es")
    assert (state.asked, len(state.hands[0])) == (None, 2)


def test_letzte_karte_is_due_again_after_drawing() -> None:
    state = game.after(position("ger-2", "bog-3", "yxar-2 yxar-3"), "zieht")
    assert game.legal(state) == {"jarnur-2, Letzte Karte!", "jarnur-2", "behält"}


def test_hab_euch_is_called_by_the_first_to_finish_only() -> None:
    state = position("ger-5", "ger-2", "ger-3", "yxar-4 yxar-5")
    assert game.legal(state) == {"ger-2, Hab euch!", "zieht"}
    assert game.refused(state, "ger-2") == "hab_euch"
    state = game.after(state, "ger-2, Hab euch!")
    assert game.legal(state) == {"ger-3", "zieht"}
    assert game.refused(state, "ger-3, Hab euch!") == "hab_euch"


def test_weiterspielen_until_one_still_holds_cards() -> None:
    state = game.after(position("ger-5", "ger-2", "ger-3", "yxar-4 yxar-5"), "ger-2, Hab euch!")
    assert GAME.to_move(state) == 1
    state = game.after(state, "ger-3")
    assert (GAME.to_move(state), GAME.moves(state)) == (None, ())
    assert game.refused(state, "zieht") == "spiel_aus"
    assert [(item.seat, item.reason, item.points, item.number) for item in GAME.tally(state)] == [
        (0, "hab_euch", 2, 1),
        (1, "fertig", 1, 1),
        (2, "rest", 0, 2),
    ]


@pytest.mark.parametrize(("card", "forced"), [("ger-1, Hab euch!", "zieht"), ("ger-6, Hab euch!", "setzt aus")])
def test_letzte_karte_still_binds_the_next(card: str, forced: str) -> None:
    last = card.partition(",")[0]
    state = game.after(position("ger-5", last, "ger-3 ger-4", "yxar-4 yxar-5"), card)
    assert (GAME.to_move(state), game.legal(state)) == (1, {forced})


def test_letzte_karte_a_sigl_still_wishes() -> None:
    state = game.after(position("ger-5", "bog-S", "ger-3 bog-4", "yxar-4 yxar-5"), "bog-S wünscht bog, Hab euch!")
    assert game.legal(state) == {"bog-4, Letzte Karte!", "bog-4", "zieht"}
