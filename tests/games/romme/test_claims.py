"""What Rommé's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random

from tests.games.proof import Mean, advantage, check_counted, check_simulated, mean, play

from kartenwerk.games.romme import GAME
from kartenwerk.games.romme.examples import patient
from kartenwerk.games.romme.moves import Move
from kartenwerk.games.romme.scoring import costs
from kartenwerk.games.romme.state import State
from kartenwerk.mechanics.melds.meld import JOKER
from kartenwerk.mechanics.melds.moves import Throw
from kartenwerk.mechanics.melds.search import arrange

ID = "romme"
PLAYERS = 4
SENSIBLE = GAME.policies["sensible"]


def test_claim_joker() -> None:
    check_counted(ID, "joker", 100 * comb(104, 13) / comb(110, 13))


def minus_of_waiting(seeds: range) -> Mean:
    """How many minus points more than the others' mean seat 0 has, who waits until all its cards go in one turn."""
    results = (play(ID, PLAYERS, seed, {0: patient}, SENSIBLE) for seed in seeds)
    return mean(sum(result[1:]) / (PLAYERS - 1) - result[0] for result in results)


def test_claim_hand_romme() -> None:
    check_simulated(ID, "hand_romme", minus_of_waiting(range(6)))


def lowest_first(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who throws away the card that counts least of those outside melds."""
    chosen = SENSIBLE(state, options, rng)
    if not isinstance(chosen, Throw):
        return chosen
    rest = arrange(state.meld_index, state.hand, costs).rest
    free = [move.card for move in options if isinstance(move, Throw) and move.card in rest and move.card.suit != JOKER]
    return Throw(min(free, key=costs)) if free else chosen


def test_claim_hohe_zuerst() -> None:
    found = advantage(ID, PLAYERS, range(4), lowest_first, SENSIBLE)
    check_simulated(ID, "hohe_zuerst", Mean(-found.value, found.error))
