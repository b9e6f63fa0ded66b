"""Siebzehn und Vier's players: `eager` stops as soon as it may, `sensible` takes cards up to fifteen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.siebzehn_und_vier.rules import Act, Move, State, worth


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Says that it has enough as soon as it may."""
    return Act.ENOUGH if Act.ENOUGH in options else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes cards up to fifteen; with a strong first card it sometimes raises."""
    total = worth(state.cards[state.banking])
    if Act.RAISE in options and len(state.cards[0]) == 1 and total >= 10 and not state.must:
        return Act.RAISE if rng.randrange(3) == 0 else Act.TAKE
    wanted = Act.TAKE if total <= 15 else Act.ENOUGH
    return wanted if wanted in options else options[0]
