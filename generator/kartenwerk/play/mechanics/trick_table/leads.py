"""What a table says of leads, of the first trick and of the last, and of cards that show who plays with whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog.trick_game import TrickGame
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.mechanics.duties import FOLLOW, Duty
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.ranking import Kind, Ranking, kind_of
from kartenwerk.play.mechanics.trick_table.state import TableState

Duties: TypeAlias = tuple[Duty, ...]


class Leads(NamedTuple):
    """The rules of one table; `first` and `closed` are what must be led first, and what must not be led yet.

    `spare` and `openers` are kinds of cards, `marks` those whose owners play together. `lay_called` says that a called
    card is laid when its suit is led; `to_last` that the last trick takes the stock.
    """

    first: Kind | None
    spare: Duty | None
    spared: frozenset[Kind]
    closed: str
    openers: frozenset[Kind]
    marks: frozenset[Kind]
    by_call: bool
    lay_called: bool
    to_last: bool

    @staticmethod
    def of(table: TrickGame) -> Leads | None:
        """None for a table that says nothing of all this, so that its moves cost nothing."""
        lead, sides, first = table.lead, table.sides, table.first_trick
        spared = table.kinds(first.spare)
        card = _kind(first.lead) if first.lead else None
        closed, opened_by = (lead.closed, (f"{lead.closed}-*", *lead.opened_by)) if lead else ("", ())
        called, to_last = sides.by == "called", table.deal.stock_to == "last_trick"
        if not (card or spared or closed or sides.are_dealt or to_last):
            return None
        return Leads(
            card,
            _spare(spared) if spared else None,
            spared,
            closed,
            table.kinds(opened_by),
            frozenset[Kind]() if called else table.kinds(sides.cards),
            called,
            sides.must_lay,
            to_last,
        )

    def is_first(self, hand: Cards) -> bool:
        """Whether the hand has the card that is led first."""
        return any(kind_of(card) == self.first for card in hand)

    def begin(self, state: TableState, usual: Duties) -> TableState:
        """The first trick: its duties, and who is known to play with whom."""
        if self.by_call and state.alone is not None:
            state = state._replace(extra=state.extra._replace(party=(state.alone,)))
        return state._replace(duties=self._duties(state, usual, first=True))

    def free(self, state: TableState) -> Cards:
        """The cards that may be led."""
        hand, first = state.cards.hand, not any(state.cards.won)
        if first and self.first and (held := tuple(card for card in hand if kind_of(card) == self.first)):
            return held
        if first and self.spared:
            hand = tuple(card for card in hand if kind_of(card) not in self.spared) or hand
        if self.closed and not state.extra.opened:
            return tuple(card for card in hand if card.suit != self.closed) or hand
        return hand

    def why_not(self, state: TableState, card: Card) -> Reason | None:
        """Why a card of the hand may not be led."""
        free = self.free(state)
        if card in free:
            return None
        if not any(state.cards.won) and self.first and self.is_first(free):
            return Reason("erste_karte", free)
        if not any(state.cards.won) and kind_of(card) in self.spared:
            return Reason("noch_geschont", free)
        return Reason("noch_geschlossen", free)

    def after_lay(
        self, before: TableState, card: Card, after: TableState, usual: Callable[[TableState], Duties]
    ) -> TableState:
        """What the card opens and shows, and what a trick that it ends brings."""
        extra, kind = before.extra, kind_of(card)
        if self.closed and not extra.opened and kind in self.openers:
            extra = extra._replace(opened=True)
        if kind in self.marks or (extra.called and kind == _kind(extra.called)):
            extra = extra._replace(party=tuple(sorted({*extra.party, before.cards.turn})))
        if extra is not before.extra:
            after = after._replace(extra=extra)
        if after.cards.trick.cards:
            return after
        if self.spare is not None and not any(before.cards.won):
            after = after._replace(duties=self._duties(after, usual(after), first=False))
        if self.to_last and not any(after.cards.hands):
            after = after._replace(stock=after.stock._replace(taker=after.cards.trick.leader))
        return after

    def _duties(self, state: TableState, usual: Duties, first: bool) -> Duties:
        """The usual duties, with the called card before others of its suit, and in the first trick what is spared."""
        called = state.extra.called if self.lay_called else ""
        if called:
            place = usual.index(FOLLOW) + 1 if FOLLOW in usual else 0
            usual = (*usual[:place], _CALLED[called], *usual[place:])
        return (*usual, self.spare) if first and self.spare is not None else usual


def _spare(kinds: frozenset[Kind]) -> Duty:
    """The duty to lay another card than one of these."""
    return Duty("noch_geschont", lambda _, __, cards: tuple(card for card in cards if kind_of(card) not in kinds))


def _kind(name: str) -> Kind:
    """Suit and rank of a card's notation."""
    suit, _, rank = name.partition("-")
    return suit, rank


def _lay_called(name: str) -> Duty:
    """The duty to lay the called card when its suit is led."""
    kind = _kind(name)

    def fulfilling(ranking: Ranking, trick: Cards, cards: Cards) -> Cards:
        called = tuple(card for card in cards if kind_of(card) == kind)
        return called if called and ranking.suit(trick[0]) == ranking.suit(called[0]) else ()

    return Duty("gerufene_karte", fulfilling)


_CALLED: Memo[str, Duty] = Memo(_lay_called)
