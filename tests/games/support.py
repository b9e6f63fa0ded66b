"""What tests of games share: sessions, and a referee that plays by notation."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar

from tests.support import WORKSHOP
from tests.support import session_of as session

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Game, Move, Reason

__all__ = ["WORKSHOP", "Lots", "Referee", "Share", "session"]

R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)


class Referee(Generic[R, S, M]):
    """Knows a game's rules and its cards by their notation: what is legal, what follows, what is refused and why."""

    def __init__(self, game: Game[R, S, M]) -> None:
        self.game = game
        self.data = WORKSHOP.catalog.game(game.id)
        self.deck = WORKSHOP.catalog.deck(self.data.deck).pack

    def rules(self, **changes: Value) -> R:
        """The default rules with these parameters changed."""
        return self.game.with_rules(self.data, changes)

    def pack(self, players: int, **changes: Value) -> Cards:
        """The cards that so many play with, in the pack's own order."""
        return self.game.pack(self.rules(**changes), players, self.deck)

    def cards(self, names: str) -> Cards:
        return self.deck.read(names)

    def move(self, text: str) -> M:
        return self.game.read(text, self.deck)

    def legal(self, state: S) -> set[str]:
        """The notations of all legal moves."""
        return {str(move) for move in self.game.moves(state)}

    def after(self, state: S, *moves: M | str) -> S:
        """The state after these moves, each of which must be legal."""
        for each in moves:
            move = self.move(each) if isinstance(each, str) else each
            assert self.game.why_not(state, move) is None, str(move)
            state = self.game.play(state, move)
        return state

    def played(self, state: S, moves: str) -> S:
        """The state after these moves, divided by commas."""
        return self.after(state, *moves.split(", "))

    def entries(self, state: S) -> list[tuple[int, str, int]]:
        """The tally as seats, reasons and points."""
        return [(item.seat, item.reason, item.points) for item in self.game.tally(state)]

    def reason(self, state: S, move: M | str) -> Reason | None:
        """The rule that forbids the move, with the cards it speaks of; None if it is legal."""
        return self.game.why_not(state, self.move(move) if isinstance(move, str) else move)

    def refused(self, state: S, move: M | str) -> str | None:
        """The id of the rule that forbids the move; None if it is legal."""
        reason = self.reason(state, move)
        return reason.id if reason else None

    def chosen(self, state: S, policy: str = "sensible", chance: Random | None = None) -> str:
        """The notation of what a policy does for the seat on turn, which sees what its view shows."""
        seat = self.game.to_move(state)
        assert seat is not None
        view = self.game.view(state, seat)
        return str(self.game.policies[policy](view, self.game.moves(view), chance or Random(0)))

    def remarked(self, state: S, move: M | str) -> tuple[str, ...]:
        """The ids of what is said after a legal move."""
        made = self.move(move) if isinstance(move, str) else move
        return tuple(reason.id for reason in self.game.remarks(state, made, self.after(state, made)))


class Lots(Random):
    """A generator that always draws this number where it is asked for a whole one."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number

    def randrange(self, *limits: int) -> int:  # type: ignore[override]
        return self.number


class Share(Random):
    """A generator that always draws this share of one, and the highest where it is asked for a whole number."""

    def __init__(self, share: float) -> None:
        super().__init__(0)
        self.share = share

    def random(self) -> float:
        return self.share

    def randrange(self, stop: int) -> int:  # type: ignore[override]
        return stop - 1
