"""How a sensible player chooses a card: a few rules of thumb for all trick-taking games, so that examples look real."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeAlias

from kartenwerk.cards import Card
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.ranking import TRUMPS, Ranking
from kartenwerk.play.mechanics.tricks import Lay, TrickState
from kartenwerk.play.mechanics.widow import Discard

Count: TypeAlias = Callable[[Iterable[Card]], int]
"""What cards count for whoever takes them."""

WORTH_TAKING = 8
"""What a trick counts from which it is worth a high card."""


def sensible_lay(
    state: TrickState, options: Sequence[object], friends: Collection[int] = (), count: Count = augen
) -> Lay:
    """The best card among the legal moves; moves that lay no card are passed over. `friends` are partners' seats."""
    return Lay(sensible_card(state, [move.card for move in options if isinstance(move, Lay)], friends, count))


def sensible_card(state: TrickState, options: Sequence[Card], friends: Collection[int], count: Count = augen) -> Card:
    """Lead what only a trump can beat; give friends what counts; take what is worth taking, as cheaply as possible."""
    cards, ranking = state.cards, state.ranking
    trick = cards.trick.cards
    if not trick:
        return max(options, key=lambda card: (_sure(card, ranking), -count([card]), -_strength(card, ranking)))
    last = len(trick) == len(cards.hands) - 1
    best = trick[ranking.winner(trick)]
    winning = [card for card in options if ranking.beats(card, best)]
    losing = [card for card in options if card not in winning]
    if cards.winner(ranking) in friends:
        generous = [card for card in losing if ranking.suit(card) != TRUMPS] or losing or winning
        return max(generous, key=lambda card: (count([card]) if last else -count([card]), -_strength(card, ranking)))
    worth = count(trick) >= WORTH_TAKING
    if winning and last:
        return max(winning, key=lambda card: (count([card]) if worth else 0, -_strength(card, ranking)))
    if winning and (worth or not losing):
        return max(winning, key=lambda card: _strength(card, ranking))
    return min(losing or winning, key=lambda card: (count([card]), _strength(card, ranking)))


def ducking_card(state: TrickState, options: Sequence[Card], count: Count) -> Card:
    """For games in which tricks harm: lead low; stay below the best card with what would harm most.

    Who takes the trick anyway takes it with the highest card, if nobody lays after it.
    """
    cards, ranking = state.cards, state.ranking
    trick = cards.trick.cards
    if not trick:
        return min(options, key=lambda card: (_strength(card, ranking), count([card])))
    best = trick[ranking.winner(trick)]
    losing = [card for card in options if not ranking.beats(card, best)]
    if losing:
        return max(losing, key=lambda card: (count([card]), _strength(card, ranking)))
    last = len(trick) == len(cards.hands) - 1
    return min(options, key=lambda card: (count([card]), _strength(card, ranking) * (-1 if last else 1)))


def longest_suit(hand: Sequence[Card], suits: Sequence[str]) -> str:
    """The suit of which the hand has most cards, the first of equals."""
    return max(suits, key=lambda suit: sum(card.suit == suit for card in hand))


def best_discard(options: Sequence[object], trumps: str) -> Discard:
    """The discard that saves most Augen without aces and trumps, among the legal moves."""

    def cost(discard: Discard) -> tuple[int, int]:
        return sum(card.suit == trumps or card.rank == "A" for card in discard.cards), -augen(discard.cards)

    return min((move for move in options if isinstance(move, Discard)), key=cost)


def _sure(card: Card, ranking: Ranking) -> bool:
    """Whether only a trump can beat the card when it is led."""
    return bool(ranking.suit(card) != TRUMPS and ranking.ranks and card.rank == ranking.ranks[0])


def _strength(card: Card, ranking: Ranking) -> int:
    """A number that is higher for cards that win more."""
    tier = ranking.tier(card)
    return len(ranking.trumps) - tier + len(ranking.ranks) if tier is not None else -ranking.ranks.index(card.rank)
