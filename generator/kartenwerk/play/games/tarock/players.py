"""The policies of Bavarian Tarock: an eager and a sensible player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.play.games.tarock.rules import SEATS, STEP, SUITS, Bid, Contract, Move, NameTrumps, State
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.trick_policy import best_discard, longest_suit, sensible_lay


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Makes the lowest bid whenever asked, and plays at random."""
    return options[0] if isinstance(options[0], Bid) else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bids a step for each ace, ten and card of its longest suit beyond six, and from the hand with more than eight."""
    if state.bidding.speaker is not None:
        hand = state.cards.hands[state.bidding.speaker]
        sure = sum(card.rank in ("A", "10") or card.suit == longest_suit(hand, SUITS) for card in hand)
        contract = Contract.HAND if sure > 8 else Contract.STOCK
        bid = next((move for move in options if isinstance(move, Bid) and move.contract is contract), None)
        return bid if bid and bid.augen <= state.rules.grundgebot + STEP * (sure - 6) else Pass()
    trumps = longest_suit(state.cards.hands[state.bidding.declarer], SUITS)
    if state.stock.open:
        return best_discard(options, trumps)
    if state.named is None:
        return NameTrumps(trumps)
    friends = [seat for seat in range(SEATS) if state.bidding.declarer not in (seat, state.cards.turn)]
    return sensible_lay(state, options, friends)
