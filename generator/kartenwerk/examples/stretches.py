"""Stretches of matching games (Mau-Mau and its kin): a few moves on end that show a rule, as templates see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.catalog import suited
from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.views import CardView
from kartenwerk.mechanics.matching import Act, Play, State

Stretch: TypeAlias = tuple[Step, ...]
Shows: TypeAlias = Callable[[PlayedDeal], Stretch | None]


class Turn(NamedTuple):
    """What a seat did: a card laid with what was said, or `drawn` cards, or nothing.

    `act` is the notation of a move without a card; `wish` a suit's German name; `unsaid` that a warning was due.
    """

    name: str
    card: CardView | None
    act: str
    wish: str
    call: str
    unsaid: bool
    drawn: int


class StretchView(NamedTuple):
    """The card that lay open, and what happened then."""

    top: CardView
    turns: tuple[Turn, ...]


class Chance(NamedTuple):
    """How many of the cards not in sight fit."""

    what: str
    fitting: int
    cards: int

    @property
    def share(self) -> float:
        return self.fitting / self.cards


def example(session: Session, players: int, shows: Shows, what: str) -> StretchView:
    """The first stretch that `shows` finds; KartenwerkError, naming `what`, if no game has one."""
    _, _, steps = session.find(players, shows, what)
    return told(session, steps)


def told(session: Session, steps: Stretch) -> StretchView:
    top = steps[0].before.pile[-1]
    return StretchView(CardView.of(top, session.deck), tuple(turn for step in steps for turn in _turns(session, step)))


def _turns(session: Session, step: Step) -> tuple[Turn, ...]:
    """One turn, but two when somebody is caught: who notices, and who draws."""
    name, move = session.names[step.seat], step.move
    if isinstance(move, Play):
        wish = suited(session.deck).suit(move.wish).german if move.wish else ""
        unsaid = step.after.asked is not None
        return (Turn(name, CardView.of(move.card, session.deck), "", wish, move.call, unsaid, 0),)
    drawn = sum(map(len, step.after.hands)) - sum(map(len, step.before.hands))
    if move is Act.NOTICE:
        caught = session.names[step.before.last]
        return _without_card(name, move, 0), _without_card(caught, Act.DRAW, drawn)
    return (_without_card(name, move, drawn),)


def _without_card(name: str, act: Act, drawn: int) -> Turn:
    return Turn(name, None, str(act), "", "", False, drawn)


def lays(step: Step, rank: str) -> bool:
    """Whether a card of that rank is laid."""
    return isinstance(step.move, Play) and step.move.card.rank == rank


def plain(state: State[Any]) -> bool:
    """Whether the open card demands nothing of the seat on turn."""
    return not (state.debt or state.skip or state.wish)


def in_full(step: Step) -> bool:
    """Whether nobody draws less than he should as the stock is used up."""
    after: State[Any] = step.after
    return not after.owed


def chain(deal: PlayedDeal, rank: str, length: int, end: Act) -> Stretch | None:
    """`length` cards of a rank in a row, on one that demands nothing, and the move that gives in; all play on."""
    for first in range(len(deal.steps) - length):
        *laid, last = stretch = deal.steps[first : first + length + 1]
        plays_on = last.move is end and in_full(last) and not last.after.out
        if plays_on and plain(laid[0].before) and all(lays(step, rank) for step in laid):
            return stretch
    return None


def forgotten_and_noticed(deal: PlayedDeal) -> Stretch | None:
    """The last but one card is laid in silence, and wishes nothing; from there to the seat that notices it."""
    for first, step in enumerate(deal.steps):
        if step.after.asked is None or step.before.asked is not None or step.move.wish:
            continue
        answers = deal.steps[first + 1 :]
        last = next(place for place, answer in enumerate(answers) if answer.after.asked is None)
        if answers[last].move is Act.NOTICE and in_full(answers[last]):
            return (step, *answers[: last + 1])
    return None


def drawn_and_laid(deal: PlayedDeal) -> Stretch | None:
    """A card is drawn by need and laid at once."""
    for draw, lay in zip(deal.steps, deal.steps[1:], strict=False):
        needed = draw.move is Act.DRAW and not any(isinstance(move, Play) for move in deal.game.moves(draw.before))
        if needed and draw.after.drawn and isinstance(lay.move, Play):
            return draw, lay
    return None


def stock_used_up(deal: PlayedDeal) -> Stretch | None:
    """The stock's last card is drawn and the pile is shuffled."""
    for draw, reshuffle in zip(deal.steps, deal.steps[1:], strict=False):
        if reshuffle.seat == CHANCE:
            return draw, reshuffle
    return None
