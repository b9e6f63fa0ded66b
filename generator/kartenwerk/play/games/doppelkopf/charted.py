"""The choice on which Doppelkopf's chart advises: to play a solo with both queens of clubs, or with a partner."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.cards import Cards
from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.games.doppelkopf.state import SOLO, SUITS, Announce, Move, State, ranking
from kartenwerk.play.mechanics.ranking import TRUMPS, Ranking

SOLOS = tuple(Announce(SOLO, suit) for suit in SUITS)


def _solo(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """The solo with most trumps."""
    solos = [move for move in moves if isinstance(move, Announce) and move.kind == SOLO]
    return (_best(state, solos),) if solos else ()


def _best(state: State, solos: Sequence[Announce]) -> Announce:
    return max(solos, key=lambda solo: len(_trumps(_ranking(state, solo), state.cards.hands[state.turn])))


def _ranking(state: State, solo: Announce) -> Ranking:
    return ranking(solo, state.rules.tolle, state.rules.tolle_zweite_sticht_erste)


def _trumps(order: Ranking, hand: Cards) -> Cards:
    return tuple(card for card in hand if order.suit(card) == TRUMPS)


def _counts(state: State) -> tuple[int, int]:
    """The trumps of the best solo, and the aces beside them."""
    hand, order = state.cards.hands[state.turn], _ranking(state, _best(state, SOLOS))
    trumps = _trumps(order, hand)
    return len(trumps), sum(card.rank == "A" and card not in trumps for card in hand)


CHARTED = {"solo": ChartedChoice[State, Move](_solo, _counts)}
