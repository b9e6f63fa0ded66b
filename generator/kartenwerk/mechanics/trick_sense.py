"""How a sensible player lays on a trick: a few lines for all trick-taking games, so that examples look like play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from kartenwerk.cards import Card
from kartenwerk.mechanics.tricks import TRUMPS, InPlay, Lay, Ranking, augen
from kartenwerk.mechanics.widow import Discard


def sensible_card(options: Sequence[Card], cards: InPlay, ranking: Ranking, friends: Collection[int] = ()) -> Card:
    """The card a sensible player lays from his `options`; he helps a trick that one of his `friends` is winning."""
    trick = cards.trick.cards
    if not trick:
        return max(options, key=lambda card: (_sure(card, ranking), -augen([card]), -_strength(card, ranking)))
    last = len(trick) == len(cards.hands) - 1
    best = trick[ranking.winner(trick)]
    winning = [card for card in options if ranking.beats(card, best)]
    losing = [card for card in options if card not in winning]
    if cards.winner(ranking) in friends:
        generous = [card for card in losing if ranking.suit(card) != TRUMPS] or losing or winning
        return max(generous, key=lambda card: (augen([card]) if last else -augen([card]), -_strength(card, ranking)))
    worth = augen(trick) >= _WORTH_TAKING
    if winning and last:
        return max(winning, key=lambda card: (augen([card]) if worth else 0, -_strength(card, ranking)))
    if winning and (worth or not losing):
        return max(winning, key=lambda card: _strength(card, ranking))
    return min(losing or winning, key=lambda card: (augen([card]), _strength(card, ranking)))


def sensible_lay(options: Sequence[Any], cards: InPlay, ranking: Ranking, friends: Collection[int] = ()) -> Lay:
    """The same among all moves of a game; those that lay no card are passed over."""
    return Lay(sensible_card([move.card for move in options if isinstance(move, Lay)], cards, ranking, friends))


def longest(hand: Sequence[Card], suits: Sequence[str]) -> str:
    """The suit of which the hand has most cards."""
    return max(suits, key=lambda suit: sum(card.suit == suit for card in hand))


def best_discard(options: Sequence[Discard], trumps: str) -> Discard:
    """Lay away what counts, but neither aces nor trumps."""

    def cost(put: Discard) -> tuple[int, int]:
        return sum(card.suit == trumps or card.rank == "A" for card in put.cards), -augen(put.cards)

    return min(options, key=cost)


_WORTH_TAKING = 8  # Augen


def _sure(card: Card, ranking: Ranking) -> bool:
    """Whether nothing but a trump can beat the card when it is led."""
    return bool(ranking.suit(card) != TRUMPS and ranking.ranks and card.rank == ranking.ranks[0])


def _strength(card: Card, ranking: Ranking) -> int:
    """Higher for cards that win more."""
    tier = ranking.tier(card)
    return len(ranking.trumps) - tier + len(ranking.ranks) if tier is not None else -ranking.ranks.index(card.rank)
