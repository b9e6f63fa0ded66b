"""Hands: dealt off the top of the pack, and seen by their owners alone."""

from __future__ import annotations

from kartenwerk.cards import Cards, hidden


def deal_hands(order: Cards, players: int, size: int) -> tuple[Cards, ...]:
    """The first cards, `size` to each seat."""
    return tuple(order[seat * size : (seat + 1) * size] for seat in range(players))


def hidden_but(hands: tuple[Cards, ...], *seats: int) -> tuple[Cards, ...]:
    """The hands blanked, but for those of some seats."""
    return tuple(hand if owner in seats else hidden(hand) for owner, hand in enumerate(hands))
