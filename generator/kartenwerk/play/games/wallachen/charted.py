"""The choice on which the chart of Wallachen advises: to make the first bid, or to pass."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.wallachen.rules import RANKS, SUITS, Bid, Move, State
from kartenwerk.play.mechanics.trick_policy import longest_suit

HIGH = RANKS[:2]


def _bids(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """The bid that may be made while nobody has made one."""
    if state.bidding.speaker is None or state.bidding.leader is not None:
        return ()
    return [move for move in moves if isinstance(move, Bid)]


def _counts(state: State) -> tuple[int, int]:
    """The cards of the longest suit, and all aces and kings, those of that suit too."""
    hand = state.cards.hands[state.bidding.speaker or 0]
    trumps = longest_suit(hand, SUITS)
    return sum(card.suit == trumps for card in hand), sum(card.rank in HIGH for card in hand)


CHARTED = {"bieten": ChartedChoice[State, Move](_bids, _counts)}
