"""The rules that a table of data states: dealing, who plays alone, trumps, duties and drawing."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from typing import Any

from kartenwerk.cards import Card, Cards, Pack, hide
from kartenwerk.catalog import GameData
from kartenwerk.catalog.formulas import value_of
from kartenwerk.catalog.trick_game import SettledWorth
from kartenwerk.play.engine.contract import Note, Reason
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.duties import BEAT, FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.trick_table.state import TRUMPS, NameTrumps, Say, TableMove, TableState
from kartenwerk.play.mechanics.tricks import InPlay
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

    def pack(self, rules: Any, players: int, deck: Pack) -> Cards:
        return self.table.cards(players, deck)

    def deal(
        self, rules: Any, players: int, order: Cards, dealer: int | None = None, number: int = 1, carried: int = 0,
        sums: tuple[int, ...] = (),
    ) -> TableState:  # fmt: skip
        """The deal of that dealer, the last seat where none is named: forehand is the first."""
        table = self.table
        dealer = players - 1 if dealer is None else dealer
        hands, rest = self._hands(order, players)
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
        if table.alone is None:
            return state
        if table.alone.by == "ask":
            return state._replace(asking=True)
        return self._decide(state, dealer if table.alone.by == "dealer" else (dealer + 1) % players)

    def _hands(self, order: Cards, players: int) -> tuple[tuple[Cards, ...], Cards]:
        """The hands, and what is left over, the stock first."""
        table = self.table
        size = table.hand_size(players, len(order))
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

    def _decide(self, state: TableState, seat: int) -> TableState:
        """That seat plays alone."""
        assert self.table.alone is not None
        offered, naming = self.table.alone.stock != "none", self.table.trumps.by == "named"
        return state._replace(alone=seat, asking=False, offered=offered, naming=naming)

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
        if state.asking:
            return (state.dealer + 1 + state.asked) % len(state.cards.hands)
        if state.offered or state.stock.open or state.naming:
            return state.alone
        if self.table.alone is not None and state.alone is None:
            return None
        return state.cards.to_move

    def moves(self, state: TableState) -> tuple[TableMove, ...]:
        seat = self.to_move(state)
        if seat is None:
            return ()
        if state.stock.open:
            return state.stock.discards(state.cards.hands[seat], self.table.deal.stock)
        if state.asking or state.offered:
            return tuple(say for say in Say if self._why_not_say(state, say) is None)
        if state.naming:
            return tuple(map(NameTrumps, self.table.suits))
        return tricks.lays(legal_cards(state))

    def why_not(self, state: TableState, move: TableMove) -> Reason | None:
        seat = self.to_move(state)
        if seat is None:
            return Reason("spiel_aus")
        if isinstance(move, Say):
            return self._why_not_say(state, move)
        if isinstance(move, Discard):
            known = state.stock.discards(state.cards.hands[seat], self.table.deal.stock)
            return None if move in known else Reason("falsch_gedrueckt")
        before = state.asking or state.offered or state.stock.open
        if isinstance(move, NameTrumps):
            asked = state.naming and not before and move.suit in self.table.suits
            return None if asked else Reason("trumpf_nicht_gefragt")
        if before or state.naming:
            return Reason("noch_nicht_ausspielen")
        return why_not_lay(state, move.card)

    def _why_not_say(self, state: TableState, say: Say) -> Reason | None:
        if say in (Say.ACCEPT, Say.DECLINE):
            return None if state.asking else Reason("spielmacher_steht_fest")
        if not state.offered or self.table.alone is None:
            return Reason("stock_nur_fuer_den_spielmacher")
        return Reason("stock_ist_pflicht") if say is Say.LEAVE and self.table.alone.stock == "must" else None

    def play(self, state: TableState, move: TableMove) -> TableState:
        seat = self.to_move(state)
        assert seat is not None
        match move:
            case Say.ACCEPT:
                return self._decide(state, seat)
            case Say.DECLINE:
                assert self.table.alone is not None
                if state.asked + 1 < len(state.cards.hands):
                    return state._replace(asked=state.asked + 1)
                nobody = state._replace(asked=state.asked + 1, asking=False)
                return nobody if self.table.alone.nobody == "over" else self._decide(nobody, state.dealer)
            case Say.TAKE:
                cards, stock = state.stock.take(state.cards, seat, self.table.suits, self.table.ranks)
                return state._replace(cards=cards, stock=stock, offered=False)
            case Say.LEAVE:
                return state._replace(offered=False)
            case Discard():
                cards, stock = state.stock.lay_away(state.cards, move.cards)
                return state._replace(cards=cards, stock=stock)
            case NameTrumps():
                return state._replace(trump=move.suit, ranking=self.rankings[move.suit], naming=False)
        return self._draw(tricks.after_lay(state, move.card))

    def _draw(self, state: TableState) -> TableState:
        """After everybody has drawn a card, if a trick is over and there is a stock to draw from."""
        if not self.table.deal.draw or state.cards.trick.cards or not state.stock.cards:
            return state
        left = state.stock._replace(cards=state.stock.cards[len(state.cards.hands) :])
        duties = self.duties[state.rules, bool(left.cards)]
        return state._replace(cards=state.cards.draw(state.stock.cards), stock=left, duties=duties)

    def view(self, state: TableState, seat: int) -> TableState:
        seen = super().view(state, seat)
        if not self.table.deal.turn_up or not state.stock.cards:
            return seen
        turned_up = (*hide(state.stock.cards[:-1]), state.stock.cards[-1])
        return seen._replace(stock=seen.stock._replace(cards=turned_up))

    def piles(self, state: TableState, seat: int) -> tuple[tuple[str, Cards], ...]:
        """The trick, the hand, and the trump card while it lies open."""
        turned = self.table.deal.turn_up and state.stock.cards
        return (*super().piles(state, seat), *([("trumpf", state.stock.cards[-1:])] if turned else []))

    def notes(self, state: TableState, seat: int) -> tuple[Note, ...]:
        """The trumps, who plays alone, and how many tricks the seat has made."""
        trump = (Note("trumpf", word=state.trump),) if state.trump else ()
        alone = (Note("allein", seat=state.alone),) if state.alone is not None else ()
        return (*trump, *alone, Note("stiche", number=state.cards.tricks(seat)))

    def read(self, text: str, deck: Pack) -> TableMove:
        if text in list(Say):
            return Say(text)
        if text.removeprefix(TRUMPS) in self.table.suits:
            return NameTrumps(text.removeprefix(TRUMPS))
        if (cards := read_discard(text)) is not None:
            return Discard(deck.read(cards))
        return tricks.read_lay(text, deck, self.title, Say.ACCEPT)

    def remarks(self, before: TableState, move: TableMove, after: TableState) -> tuple[Reason, ...]:
        taken = super().remarks(before, move, after)
        empty = self.table.deal.draw and before.stock.cards and not after.stock.cards
        return (*taken, Reason("stapel_leer")) if empty else taken


def _numbers(rules: Any) -> dict[str, int]:
    """The parameters that formulas know: all but words."""
    return {key: int(value) for key, value in rules._asdict().items() if isinstance(value, int)}
