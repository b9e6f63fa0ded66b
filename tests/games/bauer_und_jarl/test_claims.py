"""What Bauer und Jarl's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from math import comb
from random import Random

import pytest
from tests.games.proof import Mean, advantage, check_counted, check_rule, check_simulated, deals, mean
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.bauer_und_jarl import GAME
from kartenwerk.play.games.bauer_und_jarl.players import sensible
from kartenwerk.play.games.bauer_und_jarl.rules import Move, Play, State

ID = "bauer_und_jarl"
game = Referee(GAME)


@cache
def leads(seeds: range, rules: frozenset[tuple[str, Value]]) -> Sequence[tuple[int, int]]:
    """Each lead among four: how many cards, and 100 if somebody goes higher, or else 0."""
    found = []
    for deal in deals(ID, 4, seeds, "sensible", **dict(rules)):
        lays = [step for step in deal.steps if isinstance(step.move, Play)]
        for place, step in enumerate(lays):
            if not step.before.trick:
                following = lays[place + 1 : place + 2]
                found.append((len(step.move.cards), 100 * any(one.before.trick for one in following)))
    return found


def beaten(size: int, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """How many leads of so many cards among four are beaten, of a hundred."""
    return mean(share for cards, share in leads(seeds, frozenset(rules.items())) if cards == size)


def test_claim_einsen() -> None:
    check_rule(ID, "einsen")
    ones = [card for card in game.pack(3) if card.rank == "1"]
    assert not [card for card in game.pack(3) if card.value < ones[0].value]


def test_claim_gruppen() -> None:
    lacking = 10 * comb(54, 15) / comb(60, 15)
    check_counted(ID, "gruppen", lacking)


def lays(options: Sequence[Move]) -> list[Play]:
    return [move for move in options if isinstance(move, Play)]


def leads_high(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Leads the highest rank."""
    return sensible(state, options, rng) if state.trick else max(lays(options), key=lambda move: move.cards[0].value)


def leads_large(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Leads the largest group, of equal ones the lowest."""
    largest = max(lays(options), key=lambda move: (len(move.cards), -move.cards[0].value), default=None)
    return sensible(state, options, rng) if state.trick or largest is None else largest


def goes_high(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Goes as high as possible."""
    high = max(lays(options), key=lambda move: move.cards[0].value, default=None)
    return high if state.trick and high else sensible(state, options, rng)


HABITS: Mapping[str, tuple[Policy[State, Move], Policy[State, Move]]] = {
    "hoch_auslegen": (leads_high, sensible),
    "hoch_hinaus": (goes_high, sensible),
    "grosse_zuerst": (leads_large, sensible),
}
"""What one seat tries, and how the others play."""


def tried(name: str) -> Replay:
    """How the claim on a habit is found: every seat tries it once in each deal."""
    habit, others = HABITS[name]
    return Replay(lambda seeds, rules: advantage(ID, 4, seeds, habit, others, **rules), 100, 8, against=0.0, seats=4)


REPLAYS = {
    "vier_karten": Replay(partial(beaten, 4), 300, 60, against="eine_karte"),
    "eine_karte": Replay(partial(beaten, 1), 300, 60),
    **{name: tried(name) for name in HABITS},
}
"""How each claim that was played is found."""


@pytest.mark.slow
@pytest.mark.parametrize("name", HABITS)
def test_claim_of_a_habit_in_many_rounds(name: str) -> None:
    check_simulated(ID, name, advantage(ID, 4, range(400, 600), *HABITS[name]))
