"""What 51 Tot's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from random import Random

import pytest
from tests.games.proof import Mean, check_counted, check_rule, mean, play
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.games.einundfuenfzig_tot import GAME
from kartenwerk.play.games.einundfuenfzig_tot.rules import RANKS, Lay, State, worths

ID = "einundfuenfzig_tot"
PLAYERS = 4
game = Referee(GAME)


def lowest(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Lays what counts least."""
    return min(options, key=lambda move: move.worth)


def lost_by_the_highest(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of rounds lost by the one who lays the highest card that does not lose; his seat goes round."""
    highest = GAME.policies["sensible"]
    return mean(
        -100 * play(ID, PLAYERS, seed, {seed % PLAYERS: highest}, lowest, **rules)[seed % PLAYERS] for seed in seeds
    )


def keeps_sevens(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Lays as a sensible player does, but a seven only when no eight, king, queen or jack goes any more."""
    others = [move for move in options if move.card.rank in ("8", "K", "D", "B")]
    safe = [move for move in others if state.total + move.worth < state.rules.verlust_ab]
    return GAME.policies["sensible"](state, safe or options, rng)


def lost_with_sevens_kept(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of rounds for two lost by the one who keeps sevens; each deal is played from both seats.

    Who plays like the other loses half of them.
    """
    sensible = GAME.policies["sensible"]
    rounds = ([play(ID, 2, seed, {seat: keeps_sevens}, sensible, **rules)[seat] for seat in (0, 1)] for seed in seeds)
    return mean(-100 * sum(results) / 2 for results in rounds)


def by_table(table: str, sets: Sequence[str]) -> Replay:
    """How the claim on high cards is found by a table of values; four who play alike lose 25 of 100 rounds each."""
    return Replay(
        lambda seeds, rules: lost_by_the_highest(seeds, {"tafel": table, **rules}), 3000, 400, against=25.0, sets=sets
    )


REPLAYS = {
    "hohe_zuerst_a": by_table("a", ("hunderteins",)),
    "hohe_zuerst_b": by_table("b", ()),
    "sieben_aufheben": Replay(lost_with_sevens_kept, 10000, 600, against=50.0, seats=2, sets=("hunderteins",)),
}
"""How each claim that was played is found; table B has the figure of its set already."""


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
