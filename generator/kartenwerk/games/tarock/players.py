"""How Bavarian Tarock is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.tarock.rules import SEATS, STEP, SUITS, Bid, Kind, Move, Name, State, ranking_of
from kartenwerk.mechanics.auction import Pass
from kartenwerk.mechanics.trick_sense import best_discard, longest, sensible_lay
from kartenwerk.mechanics.widow import Discard


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bids the lowest bid whenever asked."""
    return options[0] if isinstance(options[0], Bid) else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bids step by step with aces, tens and a long suit, from the hand with many; lays Augen away, but no trumps."""
    if state.bidding.speaker is not None:
        hand = state.cards.hands[state.bidding.speaker]
        sure = sum(card.rank in ("A", "10") or card.suit == longest(hand, SUITS) for card in hand)
        kind = Kind.HAND if sure > 8 else Kind.STOCK
        bid = next((move for move in options if isinstance(move, Bid) and move.kind is kind), None)
        return bid if bid and bid.augen <= state.rules.grundgebot + STEP * (sure - 6) else Pass()
    trumps = longest(state.cards.hands[state.bidding.soloist], SUITS)
    if state.stock.open:
        return best_discard([move for move in options if isinstance(move, Discard)], trumps)
    if state.named is None:
        return Name(trumps)
    friends = [seat for seat in range(SEATS) if state.alone not in (seat, state.cards.turn)]
    return sensible_lay(options, state.cards, ranking_of(state), friends)
