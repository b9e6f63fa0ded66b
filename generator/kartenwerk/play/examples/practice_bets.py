"""The practice deal of a betting game: what each seat had to pay, what lay in the middle, what is left after a part.

Chips are those of `mechanics.betting`; a game's own state has them as `chips`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import PracticeStep
from kartenwerk.play.examples.shown_moves import Bar, BarSide, Segment
from kartenwerk.play.mechanics.betting import Chips


class Standing(NamedTuple):
    """Chips when a part of the deal is over and nobody is paid yet: in the middle, and in front of every name."""

    middle: int
    stacks: tuple[tuple[str, int], ...]

    def of(self, name: str) -> int:
        """What lies in front of the person."""
        return dict(self.stacks)[name]


@dataclass(frozen=True)
class Bet:
    """What a seat said in a round of betting.

    `earlier` are chips that lay in the middle before anybody paid for this deal; `names` are those of all seats.
    """

    step: PracticeStep
    names: tuple[str, ...]
    earlier: int = 0

    @property
    def name(self) -> str:
        return self.step.name

    @property
    def said(self) -> str:
        """The move in the notation of the game: "warten", "raise 8"."""
        return str(self.step.move)

    @property
    def owed(self) -> int:
        """What the seat had to put in to stay."""
        return self._before.owed

    @property
    def put(self) -> int:
        """The chips it put in."""
        after: Chips = self.step.after.chips
        return after.paid[self.step.seat] - self._before.paid[self.step.seat]

    @property
    def to(self) -> int:
        """What its bet of this round came to."""
        return self._before.bets[self.step.seat] + self.put

    @property
    def middle(self) -> int:
        """What had been put in before."""
        return sum(self._before.paid) + self.earlier

    @property
    def called(self) -> int:
        """What lies in the middle if the seat pays what it owes."""
        return self.middle + self.owed

    @property
    def price(self) -> float:
        """The share of the middle that staying costs: so often the seat must win for it to pay."""
        return self.owed / self.called

    @property
    def against(self) -> tuple[str, ...]:
        """The others that are still in the deal."""
        return tuple(self.names[seat] for seat in self._before.claims if seat != self.step.seat)

    @property
    def behind(self) -> tuple[str, ...]:
        """Who has still to speak in this round, the seat itself left out."""
        return tuple(self.names[seat] for seat in self._before.to_speak[1:])

    @property
    def left(self) -> int:
        """The chips that it had not bet."""
        return self._before.stacks[self.step.seat]

    @property
    def after(self) -> Standing:
        """How the chips stand when it has put them in."""
        stacks = enumerate(zip(self.names, self._before.stacks, strict=False))
        put = {self.step.seat: self.put}
        return Standing(
            self.middle + self.put, tuple((name, stack - put.get(seat, 0)) for seat, (name, stack) in stacks)
        )

    @property
    def all_in(self) -> bool:
        return 0 < self.put == self.left

    @property
    def might(self) -> tuple[str, ...]:
        """What else it might have said, in the notation of the game."""
        return tuple(map(str, self.step.legal))

    @property
    def _before(self) -> Chips:
        chips: Chips = self.step.before.chips
        return chips


def standing(session: Session, start: Chips, chips: Chips, earlier: int = 0) -> Standing:
    """How the chips stand, from those at the start of the deal and those put in since."""
    return Standing(
        sum(chips.paid) + earlier,
        tuple(
            (session.names[seat], stack + ante - paid)
            for seat, (stack, ante, paid) in enumerate(zip(start.stacks, start.paid, chips.paid, strict=True))
        ),
    )


def show_chips(standing: Standing, middle: str, most: int) -> Bar:
    """The bar of a move: what lies in the middle, so called, and before everybody; `most` fill a bar."""
    sides = ((middle, standing.middle), *standing.stacks)
    return Bar(tuple(BarSide(name, (Segment("", chips),)) for name, chips in sides), most, unit="Marken")


def final(session: Session, stacks: Iterable[int]) -> Standing:
    """How the chips stand when all is paid out."""
    return Standing(0, tuple(zip(session.names, stacks, strict=False)))
