"""The choice on which Herzblatt's chart advises: to play alone, or to decline."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.herzblatt.rules import TRUMP_SUIT, Call, Move, State, to_move


def _accepts(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """To be the declarer, for all but the dealer: asked last, he must be it anyway."""
    return (Call.ACCEPT,) if Call.ACCEPT in moves and to_move(state) != state.dealer else ()


def _counts(state: State) -> tuple[int, int]:
    """The hearts in hand, and how many play."""
    hands = state.cards.hands
    return sum(card.suit == TRUMP_SUIT for card in hands[to_move(state) or 0]), len(hands)


CHARTED = {"alleine": ChartedChoice[State, Move](_accepts, _counts)}
