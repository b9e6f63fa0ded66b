"""What Schwimmen's booklet claims, recounted, replayed and held against the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest
from tests.games.proof import Mean, advantage, check_counted, check_rule, claim, mean
from tests.games.replays import Replay, rules_of
from tests.games.support import Referee

from kartenwerk.catalog.game import Value
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


def other_is_as_good(pairs: range, changes: Mapping[str, Value]) -> Mean:
    """The percentage of second hands that are as good, where the first counts less than the median."""
    rng, rules, cards = Random(1), game.rules(**changes), game.pack(PLAYERS)
    drawn = (rng.sample(cards, 6) for _ in pairs)
    hands = ((score(rules, tuple(six[:3])), score(rules, tuple(six[3:]))) for six in drawn)
    return mean(100 * (other >= first) for first, other in hands if first < median())


def stopping(least: int) -> Policy[State, Move]:
    """A sensible player who calls stop with so many points, and with no fewer."""
    sensible = GAME.policies["sensible"]

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        may_stop = Act.STOP in options and Act.SHOW not in options and not state.choosing
        if may_stop and score(state.rules, state.hands[state.turn]) >= least:
            return Act.STOP
        return sensible(state, [move for move in options if move is not Act.STOP] or options, rng)

    return choose


def without(act: Act) -> Policy[State, Move]:
    """A sensible player who never does this if he can do something else."""
    sensible = GAME.policies["sensible"]

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        return sensible(state, [move for move in options if move is not act] or options, rng)

    return choose


SENSIBLE = GAME.policies["sensible"]
NEVER_STOPS, NEVER_ALL = without(Act.STOP), without(Act.ALL)
AT_ONCE: Mapping[str, Value] = rules_of(ID, "tauschen_und_schluss")
"""Rules by which a turn may end with an exchange and a stop."""


def compared(
    players: int,
    few: int,
    tried: Policy[State, Move],
    others: Policy[State, Move],
    against: float | None = 0.0,
    sets: Sequence[str] | None = None,
    always: Mapping[str, Value] | None = None,
) -> Replay:
    """How many lives a seat has more than the others; `always` are rules without which it means nothing."""

    def play(seeds: range, rules: Mapping[str, Value]) -> Mean:
        return advantage(ID, players, seeds, tried, others, **{**(always or {}), **rules})

    return Replay(play, 2000, few, against=against, sets=sets)


REPLAYS = {
    "stop_ab_22": compared(PLAYERS, 16, stopping(22), stopping(27), against=None),
    "stop_ab_20": compared(PLAYERS, 16, stopping(20), stopping(27)),
    "nie_stop": compared(PLAYERS, 24, NEVER_STOPS, SENSIBLE, sets=("feuer",)),
    "stop_noetig": compared(PLAYERS, 40, NEVER_STOPS, SENSIBLE, sets=(), always=AT_ONCE),
    "nie_stop_zu_zweit": compared(2, 40, NEVER_STOPS, SENSIBLE),
    "nie_alle": compared(PLAYERS, 24, NEVER_ALL, SENSIBLE),
    "anderes_haeufchen": Replay(other_is_as_good, 100000, 5000, against=50.0),
}
"""How each claim that was played is found."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["nie_stop", "nie_stop_zu_zweit", "nie_alle"])
def test_claim_on_habits_in_all_their_rounds(name: str) -> None:
    found = REPLAYS[name].play(range(1000), {})
    assert (round(found.value, 3), round(found.error, 4)) == (claim(ID, name).figure, claim(ID, name).error)


def test_claim_offener_tausch() -> None:
    check_rule(ID, "offener_tausch")
    state = game.after(GAME.deal(game.rules(), PLAYERS, game.pack(PLAYERS)), Act.KEEP)
    taken = state.middle[0]
    after = game.after(state, f"tauscht {state.hands[state.turn][0]} {taken}")
    assert taken in GAME.view(state, 2).middle and taken not in GAME.view(after, 2).middle
