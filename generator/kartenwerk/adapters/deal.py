"""A deal that is played by numbers: what the adapters of all libraries have in common."""

from __future__ import annotations

from typing import Any

from kartenwerk.base.errors import KartenwerkError, check_between
from kartenwerk.library.game import Game
from kartenwerk.library.session import Session
from kartenwerk.play.engine.numbering import Numbering, Spelling
from kartenwerk.play.engine.observing import HeardCards, Observer
from kartenwerk.play.engine.past import Step


class NumberedGame:
    """A game for so many players, whose moves are numbers. A deal is cut off after the choice `longest`.

    Left out, as few play as can, and a deal is cut off where the program takes it for one without an end.
    """

    def __init__(self, game: Game[Any, Any, Any], players: int | None = None, longest: int | None = None) -> None:
        session = game.session(players)
        contract, data = session.contract, session.agreed.data
        self.game, self.players = game, session.players
        self.longest = contract.longest if longest is None else longest
        check_between("the length of a deal is out of range", self.longest, 1, 10**9, "longest")
        self.numbering = Numbering(contract, session.agreed.pack_for(session.players))
        self.observer = Observer(contract, self.numbering, self.players, data.piles, data.notes)

    def deal(self, seed: int) -> NumberedDeal:
        """The deal of a seed, as `Game.session` deals it."""
        return NumberedDeal(self, seed)

    def __deepcopy__(self, memo: object) -> NumberedGame:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return NumberedGame, (self.game, self.players, self.longest)


class NumberedDeal:
    """A deal in play: the seat that is to choose, its choices as numbers, and what each seat sees."""

    def __init__(self, table: NumberedGame, seed: int) -> None:
        self.table, self.seed = table, seed
        self.session: Session[Any, Any] = table.game.session(table.players, seed)
        self.chosen: list[int] = []
        self._steps: list[Step] = []
        self._heard = HeardCards(self.session.contract, table.players)
        self._spelling = self._begin()

    @property
    def is_over(self) -> bool:
        """Whether the deal has come to its end."""
        return self.session.is_over

    @property
    def is_cut_off(self) -> bool:
        """Whether the deal is taken for one that never ends."""
        return not self.is_over and len(self.chosen) >= self.table.longest

    @property
    def seat(self) -> int | None:
        """The seat that is to choose; None when the deal is over or cut off."""
        return None if self.is_cut_off else self.session.seat

    @property
    def choices(self) -> tuple[int, ...]:
        """The numbers that go on from here, in rising order; none when the deal is over or cut off."""
        return () if self._spelling is None or self.is_cut_off else self._spelling.choices

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has made; nothing in a deal that is not over."""
        return self.session.result if self.is_over else (0,) * self.table.players

    def choose(self, number: int) -> None:
        """Choose a sign, which makes a move or goes on naming one. KartenwerkError if it is none of the choices."""
        spelling = self._spelling
        if spelling is None or number not in self.choices:
            raise KartenwerkError("this number is no choice now", found=str(number), expected=str(self.choices))
        self.chosen.append(number)
        self._spelling = spelling.choose(number)
        if (move := self._spelling.move) is not None:
            seat, before = self.session.seat, self.session.state
            assert seat is not None
            self.session.play(move)
            self._steps.append(Step(seat, before, move, self.session.state))
            self._heard.listen(self._steps[-1])
            self._spelling = self._begin()

    def observe(self, seat: int) -> list[float]:
        """What the seat sees, as numbers."""
        return self.table.observer.observe(self.session.state, seat, self._heard, self._named_by(seat))

    def describe(self, seat: int) -> str:
        """What the seat sees, as text."""
        return self.table.observer.describe(self.session.state, seat, self._named_by(seat))

    def describe_past(self, seat: int) -> str:
        """All that the seat has seen so far: before each move, the moves as it has heard them, and what it sees now."""
        contract, describe = self.session.contract, self.table.observer.describe
        lines = []
        for step in self._steps:
            lines += [describe(step.before, seat), f"{step.seat}> {contract.heard(step.before, step.move, seat)}"]
        return "\n".join([*lines, self.describe(seat)])

    def copy(self) -> NumberedDeal:
        """The same deal at the same choice, to be played on by itself."""
        twin = object.__new__(NumberedDeal)
        twin.__dict__.update(self.__dict__)
        twin.session, twin._heard = self.session.copy(), self._heard.copy()
        twin.chosen, twin._steps = [*self.chosen], [*self._steps]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> NumberedDeal:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _choose_again, (self.table, self.seed, tuple(self.chosen))

    def _begin(self) -> Spelling | None:
        return None if self.session.is_over else self.table.numbering.begin(self.session.legal_moves)

    def _named_by(self, seat: int) -> tuple[int, ...]:
        return self._spelling.named if self._spelling is not None and self.session.seat == seat else ()


def _choose_again(table: NumberedGame, seed: int, chosen: tuple[int, ...]) -> NumberedDeal:
    """The deal of a pickle."""
    deal = table.deal(seed)
    for number in chosen:
        deal.choose(number)
    return deal
