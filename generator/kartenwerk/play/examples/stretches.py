"""Stretches of matching games (Mau-Mau and its kin): a few consecutive moves that show a rule, as templates see them.

`templates/figures/zuege.svg.j2` draws them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.mechanics.matching import Act, Move, Play, State

Stretch: TypeAlias = tuple[Step, ...]
Shows: TypeAlias = Callable[[PlayedDeal], Stretch | None]
"""Finds a stretch that shows a rule; None if the deal has none."""

Begins: TypeAlias = Callable[[State[Any]], bool]
"""Whether a stretch may begin with the state: the open card should not raise a question that the example leaves."""


class TurnView(NamedTuple):
    """What a seat did: it laid a card and said something, or drew cards, or did neither.

    card    the card laid; None for a move without a card
    act     the notation of a move without a card
    wish    the German name of the suit wished
    unsaid  whether a warning was due and not given
    drawn   how many cards it drew
    """

    name: str
    card: CardView | None
    act: str
    wish: str
    call: str
    unsaid: bool
    drawn: int


class StretchView(NamedTuple):
    """The open card, and what happened then."""

    top: CardView
    turns: tuple[TurnView, ...]


class FittingCards(NamedTuple):
    """How many of the `cards` that nobody has seen may be laid on an open card; `what` names its kind."""

    what: str
    fitting: int
    cards: int

    @property
    def share(self) -> float:
        return self.fitting / self.cards


def example(session: Session, players: int, shows: Shows, what: str) -> StretchView:
    """The first stretch that `shows` finds; KartenwerkError, naming `what`, if no game has one."""
    _, _, stretch = session.find(players, shows, what)
    return stretch_view(session, stretch)


def stretch_view(session: Session, stretch: Stretch) -> StretchView:
    start: State[Any] = stretch[0].before
    turns = tuple(turn for step in stretch for turn in _turns(session, step))
    return StretchView(CardView.of(start.pile[-1], session.deck), turns)


def _turns(session: Session, step: Step) -> tuple[TurnView, ...]:
    """One turn, but two when somebody is caught: one notices, the other draws."""
    before: State[Any] = step.before
    after: State[Any] = step.after
    move: Move = step.move
    name = session.names[step.seat]
    if isinstance(move, Play):
        wish = require_suited(session.deck).suit(move.wish).german if move.wish else ""
        unsaid = after.asked is not None
        return (TurnView(name, CardView.of(move.card, session.deck), "", wish, move.call, unsaid, 0),)
    drawn = sum(map(len, after.hands)) - sum(map(len, before.hands))
    if move is Act.NOTICE:
        caught = session.names[before.last]
        return _without_card(name, move, 0), _without_card(caught, Act.DRAW, drawn)
    return (_without_card(name, move, drawn),)


def _without_card(name: str, move: Move, drawn: int) -> TurnView:
    return TurnView(name, None, str(move), "", "", False, drawn)


def lays(step: Step, rank: str) -> bool:
    """Whether a card of that rank is laid."""
    return isinstance(step.move, Play) and step.move.card.rank == rank


def plain(state: State[Any]) -> bool:
    """Whether the open card demands nothing of the seat on turn."""
    return not (state.debt or state.skip or state.wish)


def in_full(step: Step) -> bool:
    """Whether the stock was large enough for all that had to be drawn."""
    after: State[Any] = step.after
    return not after.owed


def chain(deal: PlayedDeal, rank: str, length: int, end: Act, begins: Begins = plain) -> Stretch | None:
    """`length` cards of a rank in a row, and the move that gives in. Everybody still holds cards after it."""
    for first in range(len(deal.steps) - length):
        *laid, last = stretch = deal.steps[first : first + length + 1]
        plays_on = last.move is end and in_full(last) and not last.after.out
        if plays_on and begins(laid[0].before) and all(lays(step, rank) for step in laid):
            return stretch
    return None


def drawn_and_laid(deal: PlayedDeal, begins: Begins = lambda state: True) -> Stretch | None:
    """A seat that can lay nothing draws a card and lays it at once."""
    for draw, lay in zip(deal.steps, deal.steps[1:], strict=False):
        needed = draw.move is Act.DRAW and not any(isinstance(move, Play) for move in deal.game.moves(draw.before))
        if needed and begins(draw.before) and draw.after.drawn and isinstance(lay.move, Play):
            return draw, lay
    return None
