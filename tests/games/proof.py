"""What proves the claims of booklets: means and their standard errors, deals replayed, policies compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from tests.games.support import WORKSHOP

from kartenwerk.catalog.claims import Claim
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import CHANCE, Policy
from kartenwerk.play.engine.deals import PlayedDeal, Step, play_deal, shuffle
from kartenwerk.play.games import game

SIGMAS = 3.5
"""How many standard errors a replayed figure may be off: a right claim fails about once in two thousand replays."""


class Mean(NamedTuple):
    """The mean of what was observed, its standard error, and how often that was; 0 where nobody asks."""

    value: float
    error: float
    cases: int = 0


def mean(observed: Iterable[float]) -> Mean:
    values = [*observed]
    return Mean(fmean(values), stdev(values) / sqrt(len(values)), len(values))


def claim(id: str, name: str) -> Claim:
    """The game's claim of that name."""
    return WORKSHOP.catalog.game(id).claims[name]


def check_counted(id: str, name: str, figure: float, digits: int = 2, by: str = "") -> None:
    """The claim's figure is the one counted, to so many digits; of a named set its own, or the very same."""
    claimed = claim(id, name)
    assert claimed.method == "count"
    assert not by or by in (*claimed.by, *claimed.also)
    assert claimed.by.get(by, claimed).figure == round(figure, digits)


def check_simulated(id: str, name: str, found: Mean) -> None:
    """A smaller replay agrees with the claim's figure within the errors of both."""
    claimed = claim(id, name)
    assert claimed.method == "simulation" and claimed.figure is not None and claimed.error is not None
    assert not differ(found, claimed.figure, claimed.error)


def differ(found: Mean, figure: float, error: float) -> bool:
    """Whether a replay and a figure are farther apart than the errors of both allow."""
    return abs(found.value - figure) > SIGMAS * hypot(found.error, error)


def check_rule(id: str, name: str) -> None:
    """The claim is there, and follows from the rules; what it says is asserted beside this call."""
    assert claim(id, name).method == "rule"


def deals(
    id: str, players: int, seeds: Iterable[int], policy: str = "sensible", **changes: Value
) -> Iterable[PlayedDeal]:
    """Deals of the game by their seeds."""
    data = WORKSHOP.catalog.game(id)
    values = data.settle(changes)
    deck = WORKSHOP.catalog.deck(data.deck).pack
    return (play_deal(game(id), values, players, deck, seed, policy) for seed in seeds)


def play(
    id: str, players: int, seed: int, seats: Mapping[int, Policy[Any, Any]], others: Policy[Any, Any], **changes: Value
) -> tuple[int, ...]:
    """The result of a deal in which these seats follow policies of their own, and the others one policy."""
    rules_of, data = game(id), WORKSHOP.catalog.game(id)
    rules = rules_of.with_rules(data, changes)
    pack = rules_of.pack(rules, players, WORKSHOP.catalog.deck(data.deck).pack)
    chance, lots = Random(f"chance {seed}"), Random(f"players {seed}")
    state = rules_of.deal(rules, players, shuffle(pack, Random(f"deal {seed}")))
    while (seat := rules_of.to_move(state)) is not None:
        if seat == CHANCE:
            move = rules_of.chance(state, chance)
        else:
            choose = seats.get(seat, others)
            move = choose(rules_of.view(state, seat), rules_of.moves(state), lots)
        state = rules_of.play(state, move)
    return rules_of.result(state, players)


def advantage(
    id: str, players: int, seeds: Iterable[int], tried: Policy[Any, Any], others: Policy[Any, Any], **changes: Value
) -> Mean:
    """How many points more than the others' mean a seat has that follows `tried`; every seat tries it once a deal."""
    gains = []
    for seed in seeds:
        each = []
        for seat in range(players):
            result = play(id, players, seed, {seat: tried}, others, **changes)
            each.append(result[seat] - (sum(result) - result[seat]) / (players - 1))
        gains.append(fmean(each))
    return mean(gains)


__all__ = [
    "Step",
    "advantage",
    "check_counted",
    "check_rule",
    "check_simulated",
    "claim",
    "deals",
    "differ",
    "mean",
    "play",
]
