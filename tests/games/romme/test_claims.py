"""What Rommé's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from math import comb
from random import Random
from typing import NamedTuple

import pytest
from tests.games.proof import Mean, advantage, check_counted, check_simulated, deals, mean, play
from tests.games.replays import Replay
from tests.games.romme.support import game, state_of

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.romme import GAME
from kartenwerk.play.games.romme.examples import patient
from kartenwerk.play.games.romme.scoring import costs
from kartenwerk.play.games.romme.state import Draw, Move, State
from kartenwerk.play.mechanics.melds.meld import JOKER
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.play.mechanics.melds.search import arrange
from kartenwerk.play.mechanics.tuples import without

ID = "romme"
PLAYERS, THREE = 4, 3
SENSIBLE = GAME.policies["sensible"]


def test_claim_joker() -> None:
    check_counted(ID, "joker", 100 * comb(104, 13) / comb(110, 13))


def minus_of_waiting(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """How many minus points more than the others' mean seat 0 has, who waits until all its cards go in one turn."""
    results = (play(ID, PLAYERS, seed, {0: patient}, SENSIBLE, **rules) for seed in seeds)
    return mean(sum(result[1:]) / (PLAYERS - 1) - result[0] for result in results)


def lowest_first(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who throws away the card that counts least of those outside melds."""
    chosen = SENSIBLE(state, options, rng)
    if not isinstance(chosen, Throw):
        return chosen
    rest = arrange(state.meld_index, state.hand, costs).rest
    free = [move.card for move in options if isinstance(move, Throw) and move.card in rest and move.card.suit != JOKER]
    return Throw(min(free, key=costs)) if free else chosen


def minus_of_low_cards(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """How many minus points more than the others' mean a seat has that throws its lowest card away."""
    found = advantage(ID, PLAYERS, seeds, lowest_first, SENSIBLE, **rules)
    return Mean(-found.value, found.error)


def waiting_until(turn: int) -> Policy[State, Move]:
    """A sensible player who lays nothing before that turn of a deal."""
    turns = 0

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        nonlocal turns
        waits = turns < turn - 1
        chosen = SENSIBLE(state, [m for m in options if not (waits and isinstance(m, LayDown | LayOff))], rng)
        turns += isinstance(chosen, Throw)
        return chosen

    return choose


def from_the_stock(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who never takes what was thrown away."""
    return SENSIBLE(state, [move for move in options if move is not Draw.PILE], rng)


def with_habit(
    seeds: range, rules: Mapping[str, Value], habit: Callable[[], Policy[State, Move]]
) -> Iterator[tuple[int, int]]:
    """What seat 0 of three makes of a deal with the habit, and what it makes of the same deal without."""
    for seed in seeds:
        changed = play(ID, THREE, seed, {0: habit()}, SENSIBLE, **rules)
        yield changed[0], play(ID, THREE, seed, {}, SENSIBLE, **rules)[0]


def dearer(seeds: range, rules: Mapping[str, Value], turn: int) -> Mean:
    """How many minus points more a deal brings to who waits until that turn."""
    return mean(usual - waited for waited, usual in with_habit(seeds, rules, lambda: waiting_until(turn)))


def wins_lost(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """How many deals of a hundred fewer are won from the stock alone."""
    results = with_habit(seeds, rules, lambda: from_the_stock)
    return mean(100 * ((usual == 0) - (stock == 0)) for stock, usual in results)


class Ends(NamedTuple):
    """Of deals for three: whether who laid first won, and the minus points of losers, without and with melds."""

    first: Mean
    unlaid: Mean
    laid: Mean


NOBODY = Mean(0.0, 0.0)
"""What losers without melds have on the average where hardly any loser is without them."""


@cache
def ends_of(seeds: range, rules: frozenset[tuple[str, Value]]) -> Ends:
    first: list[float] = []
    unlaid: list[float] = []
    laid: list[float] = []
    for deal in deals(ID, THREE, seeds, "sensible", **dict(rules)):
        laying = [step.seat for step in deal.steps if isinstance(step.move, LayDown)]
        first.append(100 * (deal.result[laying[0]] == 0))
        for seat, points in enumerate(deal.result):
            if points:
                (laid if seat in laying else unlaid).append(-points)
    return Ends(mean(first), mean(unlaid) if len(unlaid) > 1 else NOBODY, mean(laid))


def ends(part: str) -> Callable[[range, Mapping[str, Value]], Mean]:
    """What finds one of the figures of whole deals, which are played once for all three."""

    def play_again(seeds: range, rules: Mapping[str, Value]) -> Mean:
        found: Mean = getattr(ends_of(seeds, frozenset(rules.items())), part)
        return found

    return play_again


REPLAYS = {
    "hand_romme": Replay(minus_of_waiting, 100, 6, against=0.0),
    "hohe_zuerst": Replay(minus_of_low_cards, 100, 4, against=0.0, seats=PLAYERS),
    "warten_sechs": Replay(partial(dearer, turn=6), 200, 4, against=0.0),
    "ohne_abwurf": Replay(wins_lost, 300, 6, against=0.0),
    "zuerst_ausgelegt": Replay(ends("first"), 200, 40, against=100 / THREE),
    "nie_ausgelegt": Replay(ends("unlaid"), 200, 40, against="ausgelegt_verloren"),
    "ausgelegt_verloren": Replay(ends("laid"), 200, 40),
}
"""How each claim that was played is found."""


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in REPLAYS if name not in ("hand_romme", "hohe_zuerst")])
def test_claims_of_habits_in_full(name: str) -> None:
    check_simulated(ID, name, REPLAYS[name].play(range(400), {}))


def waits_for(cards: str) -> int:
    """How many cards of two packs make a meld of some of these, jokers apart."""
    state = state_of(cards)
    index, held = state.meld_index, state.hand
    left = without(tuple(card for card in game.pack(2) if card.suit != JOKER), *held)
    return sum(any(card in meld.real for meld in index.melds((*held, card))) for card in left if card not in held)


def test_claim_wartet() -> None:
    check_counted(ID, "wartet", waits_for("herz-7 karo-7 herz-8"))
    assert [waits_for(pair) for pair in ("herz-7 karo-7", "herz-7 herz-8", "herz-7 herz-9")] == [4, 4, 2]
