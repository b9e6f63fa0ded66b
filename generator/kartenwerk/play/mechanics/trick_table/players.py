"""Players of games out of a table of data: one that plays whenever it can, and one with some sense."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Any

from kartenwerk.cards import Card
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.trick_policy import ducking_card, longest_suit, sensible_lay
from kartenwerk.play.mechanics.trick_table.aim import Aim, Effect, find_aim
from kartenwerk.play.mechanics.trick_table.scoring import TableScore
from kartenwerk.play.mechanics.trick_table.state import NameTrumps, Say, TableMove, TableState
from kartenwerk.play.mechanics.tricks import Lay
from kartenwerk.play.mechanics.widow import Discard

HIGH_RANKS = 2
"""The two highest ranks and trumps make a hand good: half of it, and it is worth playing alone."""


class TablePlayers:
    """The policies, for one table."""

    def __init__(self, score: TableScore) -> None:
        self.score, self.table = score, score.table
        self.aims = Memo(self._aim)

    def eager(self, state: TableState, options: Sequence[TableMove], rng: Random) -> TableMove:
        return Say.ACCEPT if Say.ACCEPT in options else rng.choice(options)

    def sensible(self, state: TableState, options: Sequence[TableMove], rng: Random) -> TableMove:
        """Plays alone with a hand half of which is high; lays away what counts least; knows its friends."""
        seat = self.score.to_move(state)
        assert seat is not None
        hand = state.cards.hands[seat]
        if Say.ACCEPT in options:
            high = sum(self._is_high(state, card) for card in hand)
            return Say.ACCEPT if 2 * high >= len(hand) else Say.DECLINE
        if Say.TAKE in options:
            return Say.TAKE
        if state.stock.open:
            puts = [move for move in options if isinstance(move, Discard)]
            return min(puts, key=lambda put: self._loss(state, put))
        if state.naming:
            return NameTrumps(longest_suit(hand, self.table.suits))
        if self.aims[state.rules, len(state.cards.hands)].taking is Effect.BAD:
            cards = [move.card for move in options if isinstance(move, Lay)]
            return Lay(ducking_card(state, cards, partial(self._worth, state)))
        return sensible_lay(state, options, self._friends(state, seat), partial(self._worth, state))

    def _aim(self, asked: tuple[Any, int]) -> Aim:
        return find_aim(self.score, *asked)

    def _loss(self, state: TableState, put: Discard) -> tuple[int, int]:
        """What laying these cards away costs: first of all high cards, and among equals it saves what counts."""
        return sum(self._is_high(state, card) for card in put.cards), -self._worth(state, put.cards)

    def _is_high(self, state: TableState, card: Card) -> bool:
        return card.rank in self.table.ranks[:HIGH_RANKS] or state.ranking.tier(card) is not None

    def _worth(self, state: TableState, cards: Iterable[Card]) -> int:
        return sum(map(self.score.worths[state.rules].of, cards))

    def _friends(self, state: TableState, seat: int) -> tuple[int, ...]:
        players = len(state.cards.hands)
        if state.alone is not None:
            return tuple(other for other in range(players) if state.alone not in (seat, other) and other != seat)
        return tuple(mate for team in self.score.teams(players) if seat in team for mate in team if mate != seat)
