"""What Bauer und Jarl's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import comb
from random import Random

import pytest
from tests.games.proof import advantage, check_counted, check_rule, check_simulated, deals, mean
from tests.games.support import Referee

from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.bauer_und_jarl import GAME
from kartenwerk.play.games.bauer_und_jarl.players import sensible
from kartenwerk.play.games.bauer_und_jarl.rules import Move, Play, State

ID = "bauer_und_jarl"
game = Referee(GAME)


def beaten(size: int, seeds: range) -> Iterator[int]:
    """For each lead of so many cards among four: 100 if somebody goes higher, or else 0."""
    for deal in deals(ID, 4, seeds):
        lays = [step for step in deal.steps if isinstance(step.move, Play)]
        for place, step in enumerate(lays):
            if not step.before.trick and len(step.move.cards) == size:
                following = lays[place + 1 : place + 2]
                yield 100 * any(one.before.trick for one in following)


@pytest.mark.parametrize(("name", "size"), [("vier_karten", 4), ("eine_karte", 1)])
def test_claim_cards_led(name: str, size: int) -> None:
    check_simulated(ID, name, mean(beaten(size, range(60))))


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


@pytest.mark.parametrize("name", HABITS)
def test_claim_of_a_habit(name: str) -> None:
    check_simulated(ID, name, advantage(ID, 4, range(8), *HABITS[name]))


@pytest.mark.slow
@pytest.mark.parametrize("name", HABITS)
def test_claim_of_a_habit_in_many_rounds(name: str) -> None:
    check_simulated(ID, name, advantage(ID, 4, range(400, 600), *HABITS[name]))
