"""Who deals next in a game that goes on for ever: the seat to the dealer's left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from kartenwerk.cards import Cards

S = TypeVar("S")


def left_deals(deal: Callable[..., S], state: Any, order: Cards) -> S:
    """The next deal of `deal(rules, players, order, dealer)`; the state has `hands`, the `dealer` and the `rules`."""
    players = len(state.hands)
    return deal(state.rules, players, order, (state.dealer + 1) % players)
