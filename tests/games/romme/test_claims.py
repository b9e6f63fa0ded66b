"""What Rommé's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import comb
from random import Random
from typing import NamedTuple

import pytest
from tests.games.proof import Mean, advantage, check_counted, check_simulated, deals, mean, play
from tests.games.romme.support import game, state_of

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


def with_habit(seeds: range, habit: Callable[[], Policy[State, Move]]) -> Iterator[tuple[int, int]]:
    """What seat 0 of three makes of a deal with the habit, and what it makes of the same deal without."""
    for seed in seeds:
        yield play(ID, THREE, seed, {0: habit()}, SENSIBLE)[0], play(ID, THREE, seed, {}, SENSIBLE)[0]


def dearer(seeds: range, turn: int) -> Mean:
    """How many minus points more a deal brings to who waits until that turn."""
    return mean(usual - waited for waited, usual in with_habit(seeds, lambda: waiting_until(turn)))


def wins_lost(seeds: range) -> Mean:
    """How many deals of a hundred fewer are won from the stock alone."""
    return mean(100 * ((usual == 0) - (stock == 0)) for stock, usual in with_habit(seeds, lambda: from_the_stock))


class Ends(NamedTuple):
    """Of deals for three: whether who laid first won, and the minus points of losers, without and with melds."""

    first: Mean
    unlaid: Mean
    laid: Mean


def ends(seeds: range) -> Ends:
    first: list[float] = []
    unlaid: list[float] = []
    laid: list[float] = []
    for deal in deals(ID, THREE, seeds):
        laying = [step.seat for step in deal.steps if isinstance(step.move, LayDown)]
        first.append(100 * (deal.result[laying[0]] == 0))
        for seat, points in enumerate(deal.result):
            if points:
                (laid if seat in laying else unlaid).append(-points)
    return Ends(mean(first), mean(unlaid), mean(laid))


def test_claim_warten_sechs() -> None:
    check_simulated(ID, "warten_sechs", dearer(range(4), 6))


def test_claim_ohne_abwurf() -> None:
    check_simulated(ID, "ohne_abwurf", wins_lost(range(6)))


def test_claims_ends() -> None:
    found = ends(range(12))
    check_simulated(ID, "zuerst_ausgelegt", found.first)
    check_simulated(ID, "nie_ausgelegt", found.unlaid)
    check_simulated(ID, "ausgelegt_verloren", found.laid)


@pytest.mark.slow
def test_claims_of_habits_in_full() -> None:
    check_simulated(ID, "warten_sechs", dearer(range(400), 6))
    check_simulated(ID, "ohne_abwurf", wins_lost(range(400)))
    found = ends(range(400))
    check_simulated(ID, "zuerst_ausgelegt", found.first)
    check_simulated(ID, "nie_ausgelegt", found.unlaid)
    check_simulated(ID, "ausgelegt_verloren", found.laid)


def waits_for(cards: str) -> int:
    """How many cards of two packs make a meld of some of these, jokers apart."""
    state = state_of(cards)
    index, held = state.meld_index, state.hand
    left = without(tuple(card for card in game.pack(2) if card.suit != JOKER), *held)
    return sum(any(card in meld.real for meld in index.melds((*held, card))) for card in left if card not in held)


def test_claim_wartet() -> None:
    check_counted(ID, "wartet", waits_for("herz-7 karo-7 herz-8"))
    assert [waits_for(pair) for pair in ("herz-7 karo-7", "herz-7 herz-8", "herz-7 herz-9")] == [4, 4, 2]
