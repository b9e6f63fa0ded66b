"""Turns of Rommé for the booklet: how a deal falls into turns, and their views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.meld_rows import MeldRow, kind, meld_row
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.games.romme.state import Draw, LaidMeld, State, Swap
from kartenwerk.play.mechanics.melds.meld import Meld
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw


class Turn(NamedTuple):
    """Everything a seat does from drawing a card to throwing one away, and who laid each meld on the table."""

    steps: tuple[Step, ...]
    owners: tuple[int, ...]

    @property
    def seat(self) -> int:
        return self.steps[0].seat

    @property
    def before(self) -> State:
        state: State = self.steps[0].before
        return state

    @property
    def after(self) -> State:
        state: State = self.steps[-1].after
        return state

    @property
    def swaps(self) -> list[Swap]:
        return [step.move for step in self.steps if isinstance(step.move, Swap)]

    @property
    def adds(self) -> list[LayOff]:
        return [step.move for step in self.steps if isinstance(step.move, LayOff)]

    @property
    def lays(self) -> list[Meld]:
        return [step.move.melds[0] for step in self.steps if isinstance(step.move, LayDown)]


class MoveView(NamedTuple):
    """A small move: its verb, the card, whether a joker stands for it, whose meld it went to; no card with a meld."""

    verb: str
    card: CardView | None = None
    joker: bool = False
    at: str = ""


class TurnView(NamedTuple):
    """A turn: the moves, the melds on the table that they touched, as they are after it, and the new melds."""

    name: str
    moves: tuple[MoveView, ...]
    touched: tuple[MeldRow, ...]
    new: tuple[MeldRow, ...]

    @property
    def laid(self) -> tuple[MeldRow, ...]:
        """All that was laid."""
        return (*self.touched, *self.new)


def turns(deal: PlayedDeal) -> Iterator[Turn]:
    """Every turn of the deal, without the shuffling of CHANCE."""
    steps: list[Step] = []
    owners: list[int] = []
    for step in deal.steps:
        if step.seat == CHANCE:
            continue
        steps.append(step)
        if isinstance(step.move, LayDown):
            owners.append(step.seat)
        if isinstance(step.move, Throw):
            yield Turn(tuple(steps), tuple(owners))
            steps = []


def turn_view(session: Session, turn: Turn) -> TurnView:
    """A turn for the booklet."""
    deck, names = session.deck, session.names
    before, after = turn.before.on_table, turn.after.on_table
    touched = [place for place, laid in enumerate(before) if laid != after[place]]
    return TurnView(
        names[turn.seat],
        tuple(_move_view(session, turn, step) for step in turn.steps),
        tuple(laid_row(deck, after[place], names[turn.owners[place]], before[place]) for place in touched),
        tuple(meld_row(deck, laid.meld, kind(laid.meld), lying=laid.cards) for laid in after[len(before) :]),
    )


def laid_row(deck: Deck, laid: LaidMeld, label: str, before: LaidMeld | None) -> MeldRow:
    """A meld on the table; the cards are framed that did not lie there `before`."""
    row = meld_row(deck, laid.meld, label, lying=laid.cards)
    old = {*zip(before.cards, before.meld.cards, strict=True)} if before else set()
    pairs = zip(laid.cards, laid.meld.cards, strict=True)
    cards = tuple(one._replace(new=pair not in old) for one, pair in zip(row.cards, pairs, strict=True))
    return row._replace(cards=cards)


def _move_view(session: Session, turn: Turn, step: Step) -> MoveView:
    before: State = step.before
    match step.move:
        case Draw.STOCK:
            return MoveView("zieht", _card(session, before.stock[0]))
        case Draw.PILE:
            return MoveView("nimmt", _card(session, before.pile[-1]))
        case LayDown():
            return MoveView("legt")
        case Throw(card=card):
            return MoveView("wirft", _card(session, card))
        case Swap(card=card, number=number):
            return MoveView("tauscht", _card(session, card), at=_owner(session, turn, number))
        case LayOff(card=card, number=number, joker=joker):
            return MoveView("legt an", _card(session, card), joker, _owner(session, turn, number))
    raise ValueError(step.move)


def _card(session: Session, card: Card) -> CardView:
    return CardView.of(card, session.deck)


def _owner(session: Session, turn: Turn, number: int) -> str:
    """Whose meld it is; for the seat's own it is the reflexive pronoun."""
    owner = turn.owners[number - 1]
    return "sich" if owner == turn.seat else session.names[owner]
