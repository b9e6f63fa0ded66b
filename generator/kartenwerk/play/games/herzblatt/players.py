"""The policies of Herzblatt: an eager and a sensible player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.herzblatt.rules import TRUMP_SUIT, Call, Move, State, to_move
from kartenwerk.play.mechanics.trick_policy import best_discard, sensible_lay


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Is the declarer whenever asked, and plays at random."""
    return Call.ACCEPT if Call.ACCEPT in options else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Is the declarer with many trumps, aces and tens; always takes the stock, and keeps trumps and aces."""
    if Call.ACCEPT in options:
        hand = state.cards.hands[to_move(state) or 0]
        strength = sum(card.suit == TRUMP_SUIT for card in hand) + sum(card.rank in ("A", "10") for card in hand)
        return Call.ACCEPT if 2 * strength >= len(hand) + 3 else Call.DECLINE
    if Call.TAKE in options:
        return Call.TAKE
    if state.stock.open:
        return best_discard(options, TRUMP_SUIT)
    seat = state.cards.turn
    friends = [other for other in range(len(state.cards.hands)) if state.declarer not in (seat, other)]
    return sensible_lay(state, options, friends)
