"""The policies of Wallachen: an eager and a sensible player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from kartenwerk.cards import Card, Cards
from kartenwerk.play.games.wallachen.rules import PACKET, RANKS, SUITS, Declare, Move, State, to_move
from kartenwerk.play.games.wallachen.scoring import LEAST
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.trick_policy import longest_suit, sensible_lay
from kartenwerk.play.mechanics.widow import Discard


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Makes the lowest bid whenever asked, and plays at random."""
    return options[0] if state.bidding.speaker is not None else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bids the tricks its longest suit and high cards promise; doubles with four of its first five."""
    seat = to_move(state) or 0
    hand = state.cards.hands[seat]
    suit = longest_suit(hand, SUITS)
    sure = sum(card.suit == suit or card.rank in RANKS[:2] for card in hand)
    if state.stakes.options:
        return state.stakes.options[0 if sure >= PACKET - 1 and state.stakes.waiting else -1]
    if state.bidding.speaker is not None:
        return options[0] if state.bidding.least <= sure - LEAST else Pass()
    if state.stock.open:
        return best_discard(hand, options, suit)
    if not state.game:
        return Declare(suit) if Declare(suit) in options else options[0]
    friends = () if seat == state.bidding.winner else state.bidding.opponents
    return sensible_lay(state, options, friends, nothing)


def nothing(cards: Iterable[Card]) -> int:
    """Tricks count here, whatever lies in them."""
    return 0


def best_discard(hand: Cards, options: Sequence[object], trumps: str) -> Discard:
    """The discard that keeps trumps and aces, gets rid of most suits, and lays the lowest cards away."""

    def cost(discard: Discard) -> tuple[int, int, int]:
        left = {card.suit for card in hand if card not in discard.cards}
        kept = sum(card.suit == trumps or card.rank == RANKS[0] for card in discard.cards)
        return kept, len(left), sum(len(RANKS) - RANKS.index(card.rank) for card in discard.cards)

    return min((move for move in options if isinstance(move, Discard)), key=cost)
