"""Turns of Rommé as the booklet tells them: how a deal falls into turns, which are easy to read, and their views."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.meld_rows import MeldRow, kind, meld_row
from kartenwerk.examples.views import CardView
from kartenwerk.games.romme.moves import Draw, Swap
from kartenwerk.games.romme.scoring import points
from kartenwerk.games.romme.state import State
from kartenwerk.games.romme.table import LaidMeld
from kartenwerk.mechanics.melds.meld import Meld
from kartenwerk.mechanics.melds.moves import LayDown, LayOff, Throw


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
    """A turn: the moves, the melds they touched before and after, and the new melds with what they count."""

    name: str
    moves: tuple[MoveView, ...]
    before: tuple[MeldRow, ...]
    after: tuple[MeldRow, ...]
    new: tuple[MeldRow, ...]
    points: int

    @property
    def laid(self) -> tuple[MeldRow, ...]:
        """All that was laid, without what it counts."""
        return (*self.after[: len(self.before)], *(row._replace(number="") for row in self.new))

    @property
    def jokers(self) -> int:
        """How many jokers are in the new melds."""
        return sum(card.stands_for is not None for row in self.new for card in row.cards)


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


def easiest(session: Session, deals: Sequence[PlayedDeal], hardness: Callable[[Turn], int | None]) -> TurnView:
    """The turn of all deals that is easiest to read; `hardness` is None for turns that do not show what is wanted."""
    rated = [(hard, turn) for deal in deals for turn in turns(deal) if (hard := hardness(turn)) is not None]
    if not rated:
        raise KartenwerkError(f"no game of {session.data.title} shows an example", key=hardness.__name__)
    return turn_view(session, min(rated, key=lambda one: one[0])[1])


def first_meld(turn: Turn) -> int | None:
    """How hard a first meld is to read; easiest are two melds with a joker that only together count enough."""
    seat, least = turn.seat, turn.before.rules.erstmeldung
    if turn.before.opened[seat] or not turn.after.opened[seat]:
        return None
    laid = turn.lays
    jokers = sum(len(meld.wild) for meld in laid)
    alone = any(points(meld) >= least for meld in laid)
    alike = len({meld.is_run for meld in laid}) == 1
    beyond = sum(map(points, laid)) - least
    return 20 * abs(len(laid) - 2) + 15 * abs(jokers - 1) + 10 * alone + 8 * alike + beyond + 20 * len(turn.adds)


def exchange(turn: Turn) -> int | None:
    """How hard a turn with additions is to read.

    Easiest is one joker exchanged and laid again elsewhere, and a card added to a meld of somebody else.
    """
    swaps, adds = turn.swaps, turn.adds
    if not turn.before.opened[turn.seat] or not adds or not turn.after.hands[turn.seat]:
        return None
    elsewhere = any(add.joker and add.card not in [swap.card for swap in swaps] for add in adds)
    plain = any(not add.joker for add in adds)
    touched = {swap.number - 1 for swap in swaps} | {add.number - 1 for add in adds}
    foreign = any(turn.owners[place] != turn.seat for place in touched)
    cards = sum(len(turn.after.on_table[place].cards) for place in touched)
    wanting = [elsewhere, plain, foreign].count(False)
    return 30 * abs(len(swaps) - 1) + 12 * wanting + 6 * len(turn.lays) + 4 * abs(len(adds) - 2) + cards


def turn_view(session: Session, turn: Turn) -> TurnView:
    """A turn as the booklet tells it."""
    deck, names = session.deck, session.names
    before, after = turn.before.on_table, turn.after.on_table
    touched = [place for place, laid in enumerate(before) if laid != after[place]]
    fresh = after[len(before) :]
    return TurnView(
        names[turn.seat],
        tuple(_move_view(session, turn, step) for step in turn.steps),
        tuple(laid_row(deck, before[place], names[turn.owners[place]], before[place]) for place in touched),
        (
            *(laid_row(deck, after[place], names[turn.owners[place]], before[place]) for place in touched),
            *(laid_row(deck, laid, names[turn.seat], None) for laid in fresh),
        ),
        tuple(meld_row(deck, laid.meld, kind(laid.meld), str(points(laid.meld)), lying=laid.cards) for laid in fresh),
        sum(points(laid.meld) for laid in fresh),
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
