"""What Schwimmen's booklet claims, recounted, replayed and held against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest
from tests.games.proof import Mean, advantage, check_counted, check_rule, check_simulated, claim, mean
from tests.games.support import Referee

from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.schwimmen import GAME
from kartenwerk.play.games.schwimmen.rules import BEST, Act, Move, State, score

ID = "schwimmen"
PLAYERS = 4
game = Referee(GAME)


@cache
def scores() -> list[float]:
    """What every hand counts, in rising order."""
    return sorted(score(game.rules(), hand) for hand in combinations(game.pack(PLAYERS), 3))


def median() -> float:
    return scores()[(len(scores()) - 1) // 2]


def test_claim_haende() -> None:
    check_counted(ID, "haende", 100 * sum(points >= BEST for points in scores()) / len(scores()))


def test_claim_haelfte() -> None:
    check_counted(ID, "haelfte", median())


def other_is_as_good(pairs: int) -> Mean:
    """The percentage of second hands that are as good, where the first counts less than the median."""
    rng, rules, cards = Random(1), game.rules(), game.pack(PLAYERS)
    drawn = (rng.sample(cards, 6) for _ in range(pairs))
    hands = ((score(rules, tuple(six[:3])), score(rules, tuple(six[3:]))) for six in drawn)
    return mean(100 * (other >= first) for first, other in hands if first < median())


def test_claim_anderes_haeufchen() -> None:
    check_simulated(ID, "anderes_haeufchen", other_is_as_good(5000))


def stopping(least: int) -> Policy[State, Move]:
    """A sensible player who calls stop with so many points, and with no fewer."""
    sensible = GAME.policies["sensible"]

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        may_stop = Act.STOP in options and Act.SHOW not in options and not state.choosing
        if may_stop and score(state.rules, state.hands[state.turn]) >= least:
            return Act.STOP
        return sensible(state, [move for move in options if move is not Act.STOP] or options, rng)

    return choose


@pytest.mark.parametrize(("name", "least"), [("stop_ab_22", 22), ("stop_ab_20", 20)])
def test_claim_stop(name: str, least: int) -> None:
    check_simulated(ID, name, advantage(ID, PLAYERS, range(16), stopping(least), stopping(27)))


def without(act: Act) -> Policy[State, Move]:
    """A sensible player who never does this if he can do something else."""
    sensible = GAME.policies["sensible"]

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        return sensible(state, [move for move in options if move is not act] or options, rng)

    return choose


HABITS = {"nie_stop": Act.STOP, "nie_alle": Act.ALL}
"""What nobody does in the rounds of these claims."""


@pytest.mark.parametrize("name", HABITS)
def test_claim_on_habits(name: str) -> None:
    check_simulated(ID, name, advantage(ID, PLAYERS, range(24), without(HABITS[name]), GAME.policies["sensible"]))


@pytest.mark.slow
@pytest.mark.parametrize("name", HABITS)
def test_claim_on_habits_in_all_their_rounds(name: str) -> None:
    found = advantage(ID, PLAYERS, range(1000), without(HABITS[name]), GAME.policies["sensible"])
    assert (round(found.value, 3), round(found.error, 4)) == (claim(ID, name).figure, claim(ID, name).error)


NEVER_STOPS = without(Act.STOP)


def test_claim_nie_stop_zu_zweit() -> None:
    check_simulated(ID, "nie_stop_zu_zweit", advantage(ID, 2, range(40), NEVER_STOPS, GAME.policies["sensible"]))


@pytest.mark.slow
def test_claim_nie_stop_zu_zweit_in_all_its_rounds() -> None:
    found = advantage(ID, 2, range(1000), NEVER_STOPS, GAME.policies["sensible"])
    expected = claim(ID, "nie_stop_zu_zweit")
    assert (round(found.value, 3), round(found.error, 4)) == (expected.figure, expected.error)


def test_claim_offener_tausch() -> None:
    check_rule(ID, "offener_tausch")
    state = game.after(GAME.deal(game.rules(), PLAYERS, game.pack(PLAYERS)), Act.KEEP)
    taken = state.middle[0]
    after = game.after(state, f"tauscht {state.hands[state.turn][0]} {taken}")
    assert taken in GAME.view(state, 2).middle and taken not in GAME.view(after, 2).middle
