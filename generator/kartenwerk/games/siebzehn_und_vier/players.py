"""How Siebzehn und Vier is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.siebzehn_und_vier.hands import worth
from kartenwerk.games.siebzehn_und_vier.rules import Act, Move, State


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Has enough as soon as it may."""
    return Act.ENOUGH if Act.ENOUGH in options else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes cards up to fifteen, raises with a strong first card."""
    total = worth(state.cards[state.banking])
    if Act.RAISE in options and len(state.cards[0]) == 1 and total >= 10 and not state.must:
        return Act.RAISE if rng.randrange(3) == 0 else Act.TAKE
    wanted = Act.TAKE if total <= 15 else Act.ENOUGH
    return wanted if wanted in options else options[0]
