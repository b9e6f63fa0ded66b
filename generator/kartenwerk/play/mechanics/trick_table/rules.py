"""The rules that a table of data states: dealing, who plays alone, trumps, duties, leads and drawing."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from typing import Any

from kartenwerk.cards import Card, Cards, Pack, hide
from kartenwerk.catalog import GameData
from kartenwerk.catalog.formulas import value_of
from kartenwerk.catalog.trick_game import SettledWorth
from kartenwerk.play.engine.contract import Move, Note, Reason
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.duties import BEAT, FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.trick_table.before import STEPS, TableLore, callable_cards, finish_step, why_not_now
from kartenwerk.play.mechanics.trick_table.leads import Leads
from kartenwerk.play.mechanics.trick_table.state import (
    BIDS,
    CALLS,
    GIVES,
    NO_BID,
    NOTHING,
    TRUMPS,
    Bid,
    Call,
    Give,
    NameTrumps,
    OpeningMoment,
    Rarities,
    Say,
    TableMove,
    TableState,
)
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick
from kartenwerk.play.mechanics.widow import Discard, Widow, WidowGame, read_discard

DUTIES: Mapping[str, Duty] = {"follow": FOLLOW, "trump": TRUMP, "beat": BEAT}


named: Any = namedtuple
"""Without its type: which fields a game's rules have is known only when its file is read."""


class TableRules(WidowGame[Any, TableState, TableMove]):
    """What may be done by one table."""

    move_limit = 250  # more than any deal has: every card is laid once, and a few things are said before
    counts_augen = False

    def __init__(self, data: GameData) -> None:
        super().__init__()
        assert data.trick_game is not None
        self.id, self.title, self.table = data.id, data.title, data.trick_game
        self.rules = named("Rules", tuple(data.rules))
        self.rankings = Memo(self._ranking)
        self.numbers = Memo(_numbers)
        self.worths = Memo(self._worth)
        self.duties = Memo(self._duties)
        known = TableLore(self.table, self.numbers, self.rankings)
        self.before = {step: kind(known) for step, kind in STEPS.items()}
        self.leads = Leads.of(self.table)

    def pack(self, rules: Any, players: int, deck: Pack) -> Cards:
        return self.table.cards(players, deck)

    def deal(
        self, rules: Any, players: int, order: Cards, dealer: int | None = None, number: int = 1, carried: int = 0,
        sums: tuple[int, ...] = (),
    ) -> TableState:  # fmt: skip
        """The deal of that dealer, the last seat where none is named: forehand is the first."""
        table = self.table
        dealer = players - 1 if dealer is None else dealer
        hands, rest = self._hands(order, players, table.hand_size(players, len(order), self.numbers[rules], number))
        last = order[sum(map(len, hands)) - 1].suit
        trump = {"fixed": table.trumps.suit, "last": last}.get(table.trumps.by, "")
        if table.deal.turn_up:
            trump, rest = rest[0].suit, (*rest[1:], rest[0])
        duties = self.duties[rules, table.deal.draw and bool(rest)]
        cards = InPlay.begin(hands, (dealer + 1) % players)
        sums = sums or (0,) * players
        state = TableState(
            rules, cards, self.rankings[trump], duties, Widow(rest), trump, dealer, number=number, carried=carried,
            sums=sums,
        )  # fmt: skip
        return self._begin(state, players)

    def _begin(self, state: TableState, players: int) -> TableState:
        """The state with what is to be done before the first trick, or with the first trick."""
        table = self.table
        steps, extra = list[OpeningMoment](), NOTHING
        passing, size = table.passing, len(state.cards.hands[0])
        if passing and passing.step(state.number, players) and passing.count(self.numbers[state.rules], size):
            steps, extra = [OpeningMoment.PASS], Rarities(given=((),) * players)
        if table.alone is not None:
            steps += [OpeningMoment.ASK] * (table.alone.by == "ask")
            steps += [OpeningMoment.OFFER] * (table.alone.stock != "none")
            steps += [OpeningMoment.NAME] * (table.trumps.by == "named")
            steps += [OpeningMoment.CALL] * (table.sides.by == "called")
            if table.alone.by != "ask":
                alone = state.dealer if table.alone.by == "dealer" else (state.dealer + 1) % players
                state = state._replace(alone=alone)
        if table.bidding:
            steps, extra = [*steps, OpeningMoment.BID], extra._replace(bids=(NO_BID,) * players)
        if not steps:
            return self._lead_off(state)
        state = state._replace(steps=tuple(steps), extra=extra)
        if steps[0] is OpeningMoment.CALL and not callable_cards(state, table):
            state = finish_step(state, table)
        return state if state.steps else self._lead_off(state)

    def _lead_off(self, state: TableState) -> TableState:
        """The first trick, after all that comes before it."""
        leads = self.leads
        if leads is None:
            return state
        if leads.first is not None:
            leader = next(seat for seat, hand in enumerate(state.cards.hands) if leads.is_first(hand))
            state = state._replace(cards=state.cards._replace(trick=Trick(leader)))
        return leads.begin(state, self._duties_now(state))

    def _duties_now(self, state: TableState) -> tuple[Duty, ...]:
        return self.duties[state.rules, self.table.deal.draw and bool(state.stock.cards)]

    def _hands(self, order: Cards, players: int, size: int) -> tuple[tuple[Cards, ...], Cards]:
        """The hands, and what is left over, the stock first."""
        table = self.table
        if not table.deal.packets:
            hands = tricks.sorted_hands(order, players, size, table.suits, table.ranks)
            return hands, order[players * size :]
        dealt, aside, at = [list[Card]() for _ in range(players)], list[Card](), 0
        for packet in table.deal.packets:
            for hand in (aside,) if packet == "stock" else dealt:
                count = table.deal.stock if packet == "stock" else packet
                hand += order[at : at + count]
                at += count
        sorted_hands = (tricks.sorted_hand(tuple(hand), table.suits, table.ranks) for hand in dealt)
        return tuple(sorted_hands), (*aside, *order[at:])

    def _ranking(self, trump: str) -> Ranking:
        table = self.table
        above = [(suit, rank) for suit, _, rank in (name.partition("-") for name in table.trumps.above)]
        plain = [(trump, rank) for rank in table.ranks if trump and (trump, rank) not in above]
        return Ranking.of(table.ranks, [*above, *plain])

    def _worth(self, rules: Any) -> SettledWorth:
        """What cards count by these rules."""
        return self.table.worth.settle(self.numbers[rules])

    def _duties(self, asked: tuple[Any, bool]) -> tuple[Duty, ...]:
        """The duties by these rules, while cards are drawn or not."""
        rules, drawing = asked
        stated = map(self.table.parts_of, self.table.duties_while_drawing if drawing else self.table.duties)
        return tuple(DUTIES[name] for name, when in stated if value_of(when, self.numbers[rules]))

    def to_move(self, state: TableState) -> int | None:
        if state.steps:
            return self.before[state.steps[0]].to_move(state)
        return state.cards.to_move

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        if state.steps:
            return self.before[state.steps[0]].moves(state)
        leads = self.leads
        if leads is not None and not state.cards.trick.cards:
            return tricks.lays(leads.free(state))
        return tricks.lays(legal_cards(state))

    def why_not(self, state: TableState, move: TableMove) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("spiel_aus")
        if state.steps:
            step = self.before[state.steps[0]]
            return step.why_not(state, move) if isinstance(move, step.kind) else why_not_now(move, self.table)
        if not isinstance(move, Lay):
            return why_not_now(move, self.table)
        if self.leads is not None and not state.cards.trick.cards and move.card in state.cards.hand:
            return self.leads.why_not(state, move.card)
        return why_not_lay(state, move.card)

    def play(self, state: TableState, move: TableMove) -> TableState:
        if state.steps:
            after = self.before[state.steps[0]].play(state, move)
            return after if after.steps else self._lead_off(after)
        assert isinstance(move, Lay)
        after = tricks.after_lay(state, move.card)
        if self.leads is not None:
            after = self.leads.after_lay(state, move.card, after, self._duties_now)
        return self._draw(after) if self.table.deal.draw else after

    def _draw(self, state: TableState) -> TableState:
        """After everybody has drawn a card, if a trick is over and there is a stock to draw from."""
        if state.cards.trick.cards or not state.stock.cards:
            return state
        left = state.stock._replace(cards=state.stock.cards[len(state.cards.hands) :])
        duties = self.duties[state.rules, bool(left.cards)]
        return state._replace(cards=state.cards.draw(state.stock.cards), stock=left, duties=duties)

    def view(self, state: TableState, seat: int) -> TableState:
        seen = super().view(state, seat)
        if state.extra is not NOTHING:
            seen = seen._replace(extra=state.extra.seen_by(seat))
        if not self.table.deal.turn_up or not state.stock.cards:
            return seen
        turned_up = (*hide(state.stock.cards[:-1]), state.stock.cards[-1])
        return seen._replace(stock=seen.stock._replace(cards=turned_up))

    def holdings(self, state: TableState) -> Cards:
        return (*super().holdings(state), *sum(state.extra.given, ()))

    def heard(self, state: TableState, move: TableMove, seat: int) -> Move:
        """That cards are passed on, not which."""
        if isinstance(move, Give):
            return move if seat == self.to_move(state) else Give(hide(move.cards))
        return super().heard(state, move, seat)

    def piles(self, state: TableState, seat: int) -> tuple[tuple[str, Cards], ...]:
        """The trick, the hand, what the seat passes on, and the trump card while it lies open."""
        turned = self.table.deal.turn_up and state.stock.cards
        given = state.extra.given[seat] if any(state.extra.given) else ()
        piles = (*super().piles(state, seat), *([("weiter", given)] if given else []))
        return (*piles, *([("trumpf", state.stock.cards[-1:])] if turned else []))

    def notes(self, state: TableState, seat: int) -> tuple[Note, ...]:
        """The trumps, who plays alone and what he has called, what was said, and the seat's tricks."""
        extra = state.extra
        trump = (Note("trumpf", word=state.trump),) if state.trump else ()
        role = "spieler" if self.table.sides.by == "called" else "allein"
        alone = (Note(role, seat=state.alone),) if state.alone is not None else ()
        called = (Note("gerufen", word=extra.called),) if extra.called else ()
        bids = tuple(Note("ansagen", number=bid, seat=at) for at, bid in enumerate(extra.bids) if bid != NO_BID)
        return (*trump, *alone, *called, *bids, Note("stiche", number=state.cards.tricks(seat)))

    def read(self, text: str, deck: Pack) -> TableMove:
        if text in list(Say):
            return Say(text)
        if text.removeprefix(TRUMPS) in self.table.suits:
            return NameTrumps(text.removeprefix(TRUMPS))
        if text.startswith(GIVES):
            return Give(deck.read(text.removeprefix(GIVES)))
        if text.startswith(CALLS):
            return Call(str(tricks.read_lay(text.removeprefix(CALLS), deck, self.title, Say.ACCEPT).card))
        if (said := text.removeprefix(BIDS)) != text and said.isascii() and said.isdecimal() and len(said) < 4:
            return Bid(int(said))
        if (cards := read_discard(text)) is not None:
            return Discard(deck.read(cards))
        return tricks.read_lay(text, deck, self.title, Say.ACCEPT)

    def remarks(self, before: TableState, move: TableMove, after: TableState) -> tuple[Reason, ...]:
        remarks = super().remarks(before, move, after)
        if self.table.deal.draw and before.stock.cards and not after.stock.cards:
            remarks = (*remarks, Reason("stapel_leer"))
        if isinstance(move, Lay) and (shown := {*after.extra.party} - {*before.extra.party}):
            remarks = (Reason("gehoert_dazu", (move.card,), shown.pop()), *remarks)
        if isinstance(move, Lay) and not before.stock.taken and after.stock.taken:
            remarks = (*remarks, Reason("stock_geht_an", after.stock.cards, after.stock.taker))
        return remarks


def _numbers(rules: Any) -> dict[str, int]:
    """The parameters that formulas know: all but words."""
    return {key: int(value) for key, value in rules._asdict().items() if isinstance(value, int)}
