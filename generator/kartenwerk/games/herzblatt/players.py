"""How Herzblatt is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.herzblatt.rules import ORDER, TRUMP_SUIT, Act, Move, State, to_move
from kartenwerk.mechanics.trick_sense import best_discard, sensible_lay
from kartenwerk.mechanics.widow import Discard


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Plays alone whenever asked."""
    return Act.ACCEPT if Act.ACCEPT in options else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Plays alone with a strong hand, takes the stock, lays away what counts little of short suits."""
    if Act.ACCEPT in options:
        hand = state.cards.hands[to_move(state) or 0]
        strength = sum(card.suit == TRUMP_SUIT for card in hand) + sum(card.rank in ("A", "10") for card in hand)
        return Act.ACCEPT if 2 * strength >= len(hand) + 3 else Act.DECLINE
    if Act.TAKE in options:
        return Act.TAKE
    if state.stock.open:
        return best_discard([move for move in options if isinstance(move, Discard)], TRUMP_SUIT)
    seat = state.cards.turn
    friends = [other for other in range(len(state.cards.hands)) if state.alone not in (seat, other)]
    return sensible_lay(options, state.cards, ORDER, friends)
