"""Players of games out of a table of data: one that plays whenever it can, and one with some sense."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Any

from kartenwerk.cards import Card, Cards
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.trick_policy import ducking_card, longest_suit, sensible_lay
from kartenwerk.play.mechanics.trick_table.aim import Aim, Bids, Effect, find_aim
from kartenwerk.play.mechanics.trick_table.scoring import TableScore
from kartenwerk.play.mechanics.trick_table.state import (
    Bid,
    Call,
    Give,
    NameTrumps,
    OpeningMoment,
    Say,
    TableMove,
    TableState,
)
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
        """One of the legal moves by lot, but it always plays."""
        return Say.ACCEPT if Say.ACCEPT in options else rng.choice(options)

    def sensible(self, state: TableState, options: Sequence[TableMove], rng: Random) -> TableMove:
        """Plays alone with a hand half of which is high; lays away what counts least; knows its friends."""
        seat = self.score.to_move(state)
        assert seat is not None
        if state.steps:
            return self._before(state, seat, options)
        if self._avoids(state, seat):
            cards = [move.card for move in options if isinstance(move, Lay)]
            return Lay(ducking_card(state, cards, partial(self._worth, state)))
        return sensible_lay(state, options, self._friends(state, seat), partial(self._worth, state))

    def _before(self, state: TableState, seat: int, options: Sequence[TableMove]) -> TableMove:
        """What is chosen before the first trick."""
        hand = state.cards.hands[seat]
        match state.steps[0]:
            case OpeningMoment.ASK:
                return Say.ACCEPT if 2 * self._high(state, hand) >= len(hand) else Say.DECLINE
            case OpeningMoment.OFFER:
                return Say.TAKE
            case OpeningMoment.LAY_AWAY:
                return min((move for move in options if isinstance(move, Discard)), key=partial(self._loss, state))
            case OpeningMoment.NAME:
                return NameTrumps(longest_suit(hand, self.table.suits))
            case OpeningMoment.PASS:
                return self._pass_on(state, hand, len(options[0].cards) if isinstance(options[0], Give) else 0)
            case OpeningMoment.CALL:
                calls = [move for move in options if isinstance(move, Call)]
                return min(calls, key=lambda call: sum(card.suit == call.card.partition("-")[0] for card in hand))
        bids = [move for move in options if isinstance(move, Bid)]
        wanted = (self._high(state, hand) + 1) // 2
        return min(bids, key=lambda bid: abs(bid.number - wanted))

    def _avoids(self, state: TableState, seat: int) -> bool:
        """Whether another trick harms the seat: always, or because it has as many as it has said."""
        aim = self.aims[state.rules, len(state.cards.hands)]
        if aim.bids is Bids.EXACT:
            mates = self.score.sides(state)[seat]
            return state.cards.tricks(*mates) >= sum(state.extra.bids[mate] for mate in mates)
        return aim.taking is Effect.BAD

    def _pass_on(self, state: TableState, hand: Cards, count: int) -> Give:
        """What counts most, or is highest, where tricks harm; else what counts least and is lowest."""
        bad = self.aims[state.rules, len(state.cards.hands)].taking is Effect.BAD
        ranks = self.table.ranks

        def weight(card: Card) -> tuple[int, int]:
            return self._worth(state, [card]), -ranks.index(card.rank)

        chosen = sorted(hand, key=weight, reverse=bad)[:count]
        return Give(tuple(card for card in hand if card in chosen))

    def _high(self, state: TableState, hand: Cards) -> int:
        return sum(self._is_high(state, card) for card in hand)

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
        if self.table.sides.are_dealt:
            return self._mates(state, seat)
        if state.alone is not None:
            return tuple(other for other in range(players) if state.alone not in (seat, other) and other != seat)
        return tuple(mate for team in self.score.teams(players) if seat in team for mate in team if mate != seat)

    def _mates(self, state: TableState, seat: int) -> tuple[int, ...]:
        """Those of whom the seat knows that they play with it: its own cards say so, or cards that were laid."""
        party, hand = state.extra.party, state.cards.hands[seat]
        called = state.extra.called
        marks = (called,) if called else self.table.sides.cards if self.table.sides.by == "cards" else ()
        if seat in party or any(str(card) in marks for card in hand):
            return tuple(mate for mate in party if mate != seat)
        if len(party) < 1 + (self.table.sides.by == "called"):  # one of the party may still be hidden
            return ()
        return tuple(mate for mate in range(len(state.cards.hands)) if mate not in (*party, seat))
