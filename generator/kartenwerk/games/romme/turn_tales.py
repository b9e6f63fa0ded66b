"""Turns of Rommé: how a game falls into them, which are easy to read, and how the booklet tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.meld_rows import MeldRow, kind, laid_row, meld_row
from kartenwerk.games.romme.rules import Act
from kartenwerk.games.romme.table import points
from kartenwerk.games.romme.turn import State, Swap
from kartenwerk.mechanics.melds import Meld
from kartenwerk.mechanics.rummy import Add, Lay, Throw


class Turn(NamedTuple):
    """Everything a seat does from drawing a card to throwing one away, and whose the melds on the table are."""

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
    def adds(self) -> list[Add]:
        return [step.move for step in self.steps if isinstance(step.move, Add)]

    @property
    def lays(self) -> list[Meld]:
        return [step.move.melds[0] for step in self.steps if isinstance(step.move, Lay)]


class Deed(NamedTuple):
    """One small move: its verb, the card or the kind of meld, whether a joker stands for it, whose meld it went to."""

    verb: str
    what: str
    joker: bool = False
    at: str = ""


class Told(NamedTuple):
    """A turn: what was done, the melds it touched before and after it, and the new ones with what they count."""

    name: str
    deeds: tuple[Deed, ...]
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
    """Every turn of the game, without the shuffling of chance."""
    steps: list[Step] = []
    owners: list[int] = []
    for step in deal.steps:
        if step.seat == CHANCE:
            continue
        steps.append(step)
        if isinstance(step.move, Lay):
            owners.append(step.seat)
        if isinstance(step.move, Throw):
            yield Turn(tuple(steps), tuple(owners))
            steps = []


def easiest(session: Session, games: Sequence[PlayedDeal], hardness: Callable[[Turn], int | None]) -> Told:
    """The turn of all games that is easiest to read; a turn without hardness does not show what is asked for."""
    rated = [(hard, turn) for deal in games for turn in turns(deal) if (hard := hardness(turn)) is not None]
    if not rated:
        raise KartenwerkError(f"no game of {session.data.title} shows an example", key=hardness.__name__)
    return told(session, min(rated, key=lambda one: one[0])[1])


def first_meld(turn: Turn) -> int | None:
    """Two melds with a joker that only together count enough."""
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
    """A joker exchanged and laid again, and a card added to a meld of somebody else."""
    swaps, adds = turn.swaps, turn.adds
    if not turn.before.opened[turn.seat] or not adds or not turn.after.hands[turn.seat]:
        return None
    elsewhere = any(add.joker and add.card not in [swap.card for swap in swaps] for add in adds)
    plain = any(not add.joker for add in adds)
    touched = {swap.place - 1 for swap in swaps} | {add.place - 1 for add in adds}
    foreign = any(turn.owners[place] != turn.seat for place in touched)
    cards = sum(len(turn.after.table[place].cards) for place in touched)
    wanting = [elsewhere, plain, foreign].count(False)
    return 30 * abs(len(swaps) - 1) + 12 * wanting + 6 * len(turn.lays) + 4 * abs(len(adds) - 2) + cards


def told(session: Session, turn: Turn) -> Told:
    """A turn as the booklet tells it."""
    deck, names = session.deck, session.names
    before, after = turn.before.table, turn.after.table
    touched = [place for place, laid in enumerate(before) if laid != after[place]]
    fresh = after[len(before) :]
    return Told(
        names[turn.seat],
        tuple(_deed(session, turn, step) for step in turn.steps),
        tuple(laid_row(deck, before[place], names[turn.owners[place]], before[place]) for place in touched),
        (
            *(laid_row(deck, after[place], names[turn.owners[place]], before[place]) for place in touched),
            *(laid_row(deck, laid, names[turn.seat], None) for laid in fresh),
        ),
        tuple(meld_row(deck, laid.meld, kind(laid.meld), str(points(laid.meld)), lying=laid.cards) for laid in fresh),
        sum(points(laid.meld) for laid in fresh),
    )


def _deed(session: Session, turn: Turn, step: Step) -> Deed:
    match step.move:
        case Act.STOCK:
            return Deed("zieht", _spoken(session, step.before.stock[0]))
        case Act.PILE:
            return Deed("nimmt", _spoken(session, step.before.pile[-1]))
        case Lay(melds=(meld,)):
            return Deed("legt", kind(meld))
        case Throw(card=card):
            return Deed("wirft", _spoken(session, card))
        case Swap(card=card, place=place):
            return Deed("tauscht", _spoken(session, card), at=_owner(session, turn, place))
        case Add(card=card, place=place, joker=joker):
            return Deed("legt an", _spoken(session, card), joker, _owner(session, turn, place))
    raise ValueError(step.move)


def _spoken(session: Session, card: Card) -> str:
    return session.deck.spoken(card)


def _owner(session: Session, turn: Turn, place: int) -> str:
    """Whose meld it is; the seat's own is the reflexive pronoun."""
    owner = turn.owners[place - 1]
    return "sich" if owner == turn.seat else session.names[owner]
