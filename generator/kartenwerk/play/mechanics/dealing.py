"""Games that go on for ever: who deals next, and that former deals have left nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from kartenwerk.cards import Cards
from kartenwerk.play.engine.scoring import Before

S = TypeVar("S")


def left_deals(deal: Callable[..., S], state: Any, order: Cards) -> S:
    """The next deal of `deal(rules, players, order, dealer)`; the state has `hands`, the `dealer` and the `rules`."""
    players = len(state.hands)
    return deal(state.rules, players, order, (state.dealer + 1) % players)


def nothing_before(state: Any) -> Before:
    """What the deals before this one have left; the state has `hands`."""
    return Before(len(state.hands))
