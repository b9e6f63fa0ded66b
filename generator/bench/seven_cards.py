"""Seven-card keys a second, ours beside those of treys (pip install treys).

Both rank as many random hands in the same run; the cards and tables of both are made ready beforehand. treys plays
with 52 cards, we with the 60 of the Walisch deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games.burner_holdem.rules import LADDER
from kartenwerk.play.mechanics.ladders.keys import keys_for
from kartenwerk.play.mechanics.ladders.ladder import PackGrid

TITLE = "Ranking seven cards"

HANDS = 20_000
ROUNDS = 5
SEVEN = 7


def measure(session: Session) -> None:
    """Print both speeds and their ratio; KartenwerkError if treys is not installed."""
    treys, rng, grid = _treys(), Random(1), PackGrid.of(require_suited(session.deck).suited)
    ours = _rate(keys_for(LADDER, grid), [rng.sample(grid.cards, SEVEN) for _ in range(HANDS)])
    evaluator, deck = treys.Evaluator(), treys.Deck.GetFullDeck()
    drawn = [rng.sample(deck, SEVEN) for _ in range(HANDS)]
    theirs = _rate(lambda hand: evaluator.evaluate(hand[:5], hand[5:]), drawn)
    print(f"ours:  {ours:10,.0f} hands a second")
    print(f"treys: {theirs:10,.0f} hands a second")
    print(f"ratio: {ours / theirs:10.1f}")


def _rate(key: Callable[[Sequence[Any]], int], hands: Sequence[Sequence[Any]]) -> float:
    """Hands a second, the best of several rounds."""
    seconds = []
    for _ in range(ROUNDS):
        start = perf_counter()
        for hand in hands:
            key(hand)
        seconds.append(perf_counter() - start)
    return len(hands) / min(seconds)


def _treys() -> Any:
    """The library to compare with."""
    try:
        return import_module("treys")
    except ImportError as error:
        raise KartenwerkError("treys is not installed", expected="pip install treys") from error
