"""Fünfhundert: what an eager and a sensible player announce, exchange and lay."""

from __future__ import annotations

from random import Random

from tests.games.fuenfhundert.test_rules import QUEENS, game, lay, playing

from kartenwerk.play.games.fuenfhundert.rules import Action
from kartenwerk.play.games.fuenfhundert.scoring import MELDS, Meld


def test_the_sensible_player_announces_the_dearest_true_meld_then_exchanges_then_lays() -> None:
    state = playing(f"herz-7 karo-K pik-9 {QUEENS}", "pik-8")
    assert game.chosen(state) == str(Meld("vier_damen"))
    state = game.after(state, Meld("vier_damen"))
    assert game.chosen(state) == Action.EXCHANGE
    assert game.chosen(game.after(state, Action.EXCHANGE)) in game.legal(state) - {str(meld) for meld in MELDS}


def test_of_two_melds_the_dearer_one_is_announced_first_though_a_run_in_trumps_takes_its_king_and_queen() -> None:
    state = playing("herz-A herz-10 herz-K herz-D herz-B pik-K pik-D", "pik-8")
    assert game.chosen(state) == str(Meld("folge", "herz"))
    assert game.chosen(game.after(state, Meld("folge", "herz"))) == str(Meld("paar", "pik"))


def test_each_seat_looks_at_its_own_cards() -> None:
    assert game.chosen(game.after(playing("pik-7 karo-9", QUEENS), lay("pik-7"))) == str(Meld("vier_damen"))
    assert game.chosen(game.after(playing(f"pik-7 {QUEENS}", "karo-9 karo-8"), lay("pik-7"))) in ("karo-9", "karo-8")


def test_the_eager_player_announces_all_it_can_and_then_plays_at_random() -> None:
    state = playing("pik-7 karo-8", "pik-9 pik-8")
    assert {game.chosen(state, "eager", Random(seed)) for seed in range(30)} < {str(meld) for meld in MELDS}
    state = game.after(state, *MELDS)
    assert {game.chosen(state, "eager", Random(seed)) for seed in range(20)} == {"pik-7", "karo-8"}
