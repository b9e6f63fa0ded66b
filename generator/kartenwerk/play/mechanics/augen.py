"""Augen: what cards count in German trick-taking games, 30 in every suit."""

from __future__ import annotations

from collections.abc import Iterable

from kartenwerk.cards import Card

AUGEN = {"A": 11, "10": 10, "K": 4, "D": 3, "O": 3, "B": 2, "U": 2}
"""Ace, ten, king, queen or Ober, jack or Unter; other ranks count nothing."""

BY_AUGEN = ("A", "10", "K", "D", "O", "B", "U", "9", "8", "7", "6")
"""The order of ranks in games with Augen, highest first: the ten stands right below the ace."""


def augen(cards: Iterable[Card]) -> int:
    """What the cards count together."""
    return sum([AUGEN.get(card.rank, 0) for card in cards])
