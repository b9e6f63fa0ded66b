"""What 51 Tot's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random

import pytest
from tests.games.proof import Mean, check_counted, check_rule, check_simulated, mean, play
from tests.games.support import Referee

from kartenwerk.play.games.einundfuenfzig_tot import GAME
from kartenwerk.play.games.einundfuenfzig_tot.rules import RANKS, Lay, State, worths

ID = "einundfuenfzig_tot"
PLAYERS = 4
game = Referee(GAME)


def lowest(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Lays what counts least."""
    return min(options, key=lambda move: move.worth)


def lost_by_the_highest(seeds: range, table: str) -> Mean:
    """The percentage of rounds lost by the one who lays the highest card that does not lose; his seat goes round."""
    highest = GAME.policies["sensible"]
    return mean(
        -100 * play(ID, PLAYERS, seed, {seed % PLAYERS: highest}, lowest, tafel=table)[seed % PLAYERS] for seed in seeds
    )


def keeps_sevens(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Lays as a sensible player does, but a seven only when no eight, king, queen or jack goes any more."""
    others = [move for move in options if move.card.rank in ("8", "K", "D", "B")]
    safe = [move for move in others if state.total + move.worth < state.rules.verlust_ab]
    return GAME.policies["sensible"](state, safe or options, rng)


def lost_with_sevens_kept(seeds: range) -> Mean:
    """The percentage of rounds for two lost by the one who keeps sevens; each deal is played from both seats."""
    sensible = GAME.policies["sensible"]
    rounds = ([play(ID, 2, seed, {seat: keeps_sevens}, sensible)[seat] for seat in (0, 1)] for seed in seeds)
    return mean(-100 * sum(results) / 2 for results in rounds)


@pytest.mark.parametrize("table", ["a", "b"])
def test_claim_hohe_zuerst(table: str) -> None:
    check_simulated(ID, f"hohe_zuerst_{table}", lost_by_the_highest(range(400), table))


@pytest.mark.parametrize(("table", "saving"), [("a", {"9", "10"}), ("b", {"8", "9", "10"})])
def test_claim_genau_am_rand(table: str, saving: set[str]) -> None:
    rules = game.rules(tafel=table)
    cards = game.pack(PLAYERS, tafel=table)
    saved = [card for card in cards if worths(rules, card)[0] <= 0]
    assert {card.rank for card in saved} == saving < set(RANKS)
    check_counted(ID, f"genau_am_rand_{table}", 100 * len(saved) / len(cards))


@pytest.mark.parametrize("table", ["a", "b"])
def test_claim_hand_ohne_rettung(table: str) -> None:
    cards = game.pack(PLAYERS, tafel=table)
    lost = sum(worths(game.rules(tafel=table), card)[0] > 0 for card in cards)
    check_counted(ID, f"hand_ohne_rettung_{table}", 100 * comb(lost, 5) / comb(len(cards), 5), digits=1)


def test_claim_sieben_aufheben() -> None:
    """Who plays like the other loses half of the rounds."""
    check_simulated(ID, "sieben_aufheben", lost_with_sevens_kept(range(600)))


def test_claim_sieben_waehlt() -> None:
    check_rule(ID, "sieben_waehlt")
    [seven] = game.cards("pik-7")
    assert worths(game.rules(), seven) == (1, 7)


def test_claim_zehn_rettet() -> None:
    check_rule(ID, "zehn_rettet")
    rules = game.rules(tafel="b")
    [ten] = game.cards("pik-10")
    highest = max(worths(rules, card)[0] for card in game.pack(PLAYERS, tafel="b"))
    assert worths(rules, ten)[0] + highest <= 0
