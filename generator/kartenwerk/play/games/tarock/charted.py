"""The choice on which Tarock's chart advises: to bid, or to pass."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.tarock.rules import SUITS, Bid, Move, State
from kartenwerk.play.mechanics.trick_policy import longest_suit


def _bids(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """The bids, the lowest first, while nobody has made one."""
    if state.bidding.speaker is None or state.bidding.leader is not None:
        return ()
    return [move for move in moves if isinstance(move, Bid)]


def _counts(state: State) -> tuple[int, int]:
    """The cards of the longest suit, and the aces and tens of the others."""
    speaker = state.bidding.speaker
    assert speaker is not None
    hand = state.cards.hands[speaker]
    trumps = longest_suit(hand, SUITS)
    high = sum(card.rank in ("A", "10") and card.suit != trumps for card in hand)
    return sum(card.suit == trumps for card in hand), high


CHARTED = {"bieten": ChartedChoice[State, Move](_bids, _counts)}
