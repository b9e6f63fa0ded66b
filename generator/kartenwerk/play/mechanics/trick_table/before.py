"""What is done before the first trick, step by step: each step says who moves, what he may do, and what comes of it.

A step knows the table alone. `finish_step` takes it off the state's row of steps and passes over
those that ask nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from itertools import combinations
from typing import Any, NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog.formulas import value_of
from kartenwerk.catalog.trick_game import TrickGame
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.ranking import TRUMPS, Ranking
from kartenwerk.play.mechanics.trick_table.state import (
    NO_BID,
    Bid,
    Call,
    Give,
    NameTrumps,
    OpeningMoment,
    Say,
    TableMove,
    TableState,
)
from kartenwerk.play.mechanics.tricks import sorted_hand
from kartenwerk.play.mechanics.tuples import replace_at, without
from kartenwerk.play.mechanics.widow import Discard

_GIVEN: Memo[tuple[Card, ...], Give] = Memo(Give)
"""The move of passing some cards on, of which there are many each time."""


class TableLore(NamedTuple):
    """What the steps know of a game: its table, the parameters in numbers by the rules, and the order by the trumps."""

    table: TrickGame
    numbers: Memo[Any, dict[str, int]]
    rankings: Memo[str, Ranking]


class OpeningStep(ABC):
    """A step before the first trick. `kind` are the moves that belong to it, `wrong` says that it is not their turn."""

    kind: tuple[type, ...] = ()
    wrong: str = ""

    def __init__(self, known: TableLore) -> None:
        self.table, self.numbers, self.rankings = known

    def to_move(self, state: TableState) -> int | None:
        """The seat that moves: who plays alone, unless the step asks others."""
        return state.alone

    @abstractmethod
    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        """All moves of the seat."""

    def why_not(self, state: TableState, move: TableMove) -> Reason | None:
        """Why a move of this kind is forbidden now."""
        return None if move in self.moves(state) else Reason(self.wrong)

    @abstractmethod
    def play(self, state: TableState, move: Any) -> TableState:
        """After a move, with this step still at the head of the row."""


def finish_step(state: TableState, table: TrickGame) -> TableState:
    """The state without its first step, and without a call for which there is no card."""
    steps = state.steps[1:]
    if steps[:1] == (OpeningMoment.CALL,) and not callable_cards(state._replace(steps=steps), table):
        return finish_step(state._replace(steps=steps), table)
    return state._replace(steps=steps)


def callable_cards(state: TableState, table: TrickGame) -> tuple[str, ...]:
    """The cards that who plays alone may call, in the table's order."""
    assert state.alone is not None
    hand, ranking = state.cards.hands[state.alone], state.ranking
    held, suits = {str(card) for card in hand}, {ranking.suit(card) for card in hand} - {TRUMPS}
    return tuple(
        name
        for name in table.sides.cards
        if name not in held and (not table.sides.suit_held or name.partition("-")[0] in suits)
    )


class PassStep(OpeningStep):
    """Each in turn, forehand first, lays down what he passes on; then all take up what has come."""

    kind, wrong = (Give,), "falsch_weitergegeben"

    def to_move(self, state: TableState) -> int:
        forehand, players = state.dealer + 1, len(state.cards.hands)
        given = state.extra.given
        return next(seat for step in range(players) if not given[seat := (forehand + step) % players])

    def count(self, state: TableState) -> int:
        """How many cards each passes on."""
        assert self.table.passing is not None
        held = max(map(len, state.cards.hands))  # who has passed on his cards holds fewer
        return self.table.passing.count(self.numbers[state.rules], held)

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        return tuple(map(_GIVEN.__getitem__, combinations(state.cards.hands[self.to_move(state)], self.count(state))))

    def why_not(self, state: TableState, move: TableMove) -> Reason | None:
        """Asked for each of hundreds of moves, so it does not list them all."""
        assert isinstance(move, Give)
        hand = state.cards.hands[self.to_move(state)]
        places = [hand.index(card) for card in move.cards if card in hand]
        is_one = len(places) == len(move.cards) == self.count(state) and places == sorted({*places})
        return None if is_one else Reason(self.wrong)

    def play(self, state: TableState, move: Give) -> TableState:
        assert self.table.passing is not None
        seat, players = self.to_move(state), len(state.cards.hands)
        given = replace_at(state.extra.given, seat, move.cards)
        hands = list(replace_at(state.cards.hands, seat, without(state.cards.hands[seat], *move.cards)))
        if all(given):
            step = self.table.passing.step(state.number, players)
            for giver, cards in enumerate(given):
                taker = (giver + step) % players
                hands[taker] = sorted_hand((*hands[taker], *cards), self.table.suits, self.table.ranks)
            state, given = finish_step(state, self.table), ((),) * players
        extra = state.extra._replace(given=given)
        return state._replace(cards=state.cards._replace(hands=tuple(hands)), extra=extra)


class AskStep(OpeningStep):
    """All are asked in turn whether they play alone, until one does."""

    kind = (Say,)

    def to_move(self, state: TableState) -> int:
        return (state.dealer + 1 + state.asked) % len(state.cards.hands)

    def why_not(self, state: TableState, move: TableMove) -> Reason | None:
        return None if move in (Say.ACCEPT, Say.DECLINE) else Reason(OfferStep.wrong)

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        return Say.ACCEPT, Say.DECLINE

    def play(self, state: TableState, move: Say) -> TableState:
        assert self.table.alone is not None
        if move is Say.ACCEPT:
            return finish_step(state._replace(alone=self.to_move(state)), self.table)
        nobody = state._replace(asked=state.asked + 1)
        if nobody.asked < len(state.cards.hands):
            return nobody
        if self.table.alone.nobody == "over":
            return nobody._replace(steps=(OpeningMoment.NOBODY,))
        return finish_step(nobody._replace(alone=state.dealer), self.table)


class OfferStep(OpeningStep):
    """Who plays alone takes the stock up, or leaves it where he may."""

    kind, wrong = (Say,), "stock_nur_fuer_den_spielmacher"

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        assert self.table.alone is not None
        return (Say.TAKE,) if self.table.alone.stock == "must" else (Say.TAKE, Say.LEAVE)

    def why_not(self, state: TableState, move: TableMove) -> Reason | None:
        if move in (Say.ACCEPT, Say.DECLINE):
            return why_not_now(move, self.table)
        return None if move in self.moves(state) else Reason("stock_ist_pflicht")

    def play(self, state: TableState, move: Say) -> TableState:
        assert state.alone is not None
        if move is Say.LEAVE:
            return finish_step(state, self.table)
        cards, stock = state.stock.take(state.cards, state.alone, self.table.suits, self.table.ranks)
        return state._replace(cards=cards, stock=stock, steps=(OpeningMoment.LAY_AWAY, *state.steps[1:]))


class LayAwayStep(OpeningStep):
    """Who has taken the stock up lays as many cards away."""

    kind, wrong = (Discard,), "falsch_gedrueckt"

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        assert state.alone is not None
        return state.stock.discards(state.cards.hands[state.alone], self.table.deal.stock)

    def play(self, state: TableState, move: Discard) -> TableState:
        cards, stock = state.stock.lay_away(state.cards, move.cards)
        return finish_step(state._replace(cards=cards, stock=stock), self.table)


class NameStep(OpeningStep):
    """Who plays alone names the trumps."""

    kind, wrong = (NameTrumps,), "trumpf_nicht_gefragt"

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        return tuple(map(NameTrumps, self.table.suits))

    def play(self, state: TableState, move: NameTrumps) -> TableState:
        return finish_step(state._replace(trump=move.suit, ranking=self.rankings[move.suit]), self.table)


class CallStep(OpeningStep):
    """Who plays alone calls the card whose holder plays with him."""

    kind, wrong = (Call,), "falsch_gerufen"

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        return tuple(map(Call, callable_cards(state, self.table)))

    def play(self, state: TableState, move: Call) -> TableState:
        return finish_step(state._replace(extra=state.extra._replace(called=move.card)), self.table)


class BidStep(OpeningStep):
    """Each in turn, forehand first, says how many tricks he will make."""

    kind, wrong = (Bid,), "ansage_nicht_moeglich"

    def to_move(self, state: TableState) -> int:
        players = len(state.cards.hands)
        said = sum(bid != NO_BID for bid in state.extra.bids)
        return (state.dealer + 1 + said) % players

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        least, most = self._find_limits(state)
        barred = self._find_barred(state)
        return tuple(Bid(number) for number in range(least, most + 1) if number != barred)

    def why_not(self, state: TableState, move: TableMove) -> Reason | None:
        if isinstance(move, Bid) and move.number == self._find_barred(state):
            return Reason("ansage_geht_auf", number=move.number)
        return super().why_not(state, move)

    def play(self, state: TableState, move: Bid) -> TableState:
        bids = replace_at(state.extra.bids, self.to_move(state), move.number)
        after = state._replace(extra=state.extra._replace(bids=bids))
        return after if NO_BID in bids else finish_step(after, self.table)

    def _find_limits(self, state: TableState) -> tuple[int, int]:
        assert self.table.bidding is not None
        return self.table.bidding.limits(self.numbers[state.rules], len(state.cards.hands[0]))

    def _find_barred(self, state: TableState) -> int | None:
        """The number that the last one must not say; None while there is none, or if nothing else is left."""
        assert self.table.bidding is not None
        said = [bid for bid in state.extra.bids if bid != NO_BID]
        least, most = self._find_limits(state)
        if least == most or len(said) < len(state.cards.hands) - 1:
            return None
        differs = value_of(self.table.bidding.sum_differs, self.numbers[state.rules])
        return len(state.cards.hands[0]) - sum(said) if differs else None


class NobodyStep(OpeningStep):
    """The end of a deal that nobody plays."""

    def to_move(self, state: TableState) -> None:
        return None

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        return ()

    def play(self, state: TableState, move: Any) -> TableState:
        raise AssertionError("nobody moves where nobody plays")


STEPS: Mapping[OpeningMoment, type[OpeningStep]] = {
    OpeningMoment.PASS: PassStep,
    OpeningMoment.ASK: AskStep,
    OpeningMoment.OFFER: OfferStep,
    OpeningMoment.LAY_AWAY: LayAwayStep,
    OpeningMoment.NAME: NameStep,
    OpeningMoment.CALL: CallStep,
    OpeningMoment.BID: BidStep,
    OpeningMoment.NOBODY: NobodyStep,
}

WRONG: Mapping[type, str] = {
    Discard: LayAwayStep.wrong,
    NameTrumps: NameStep.wrong,
    Give: "nicht_weitergeben",
    Call: "nicht_rufen",
    Bid: "keine_ansage",
}
"""Why a move of this kind is forbidden at any other moment."""


def why_not_now(move: TableMove, table: TrickGame) -> Reason:
    """Why a move is forbidden that belongs to another moment before the first trick."""
    if isinstance(move, Say):
        if move not in (Say.ACCEPT, Say.DECLINE):
            return Reason(OfferStep.wrong)
        return Reason("spieler_steht_fest" if table.sides.by == "called" else "spielmacher_steht_fest")
    return Reason(WRONG.get(type(move), "noch_nicht_ausspielen"))
