"""Reading hands that count points instead of standing on a ladder: what they count, who has more, a game's own odds.

Games offer `CountedHands` as `Game.hands` and `CountedOdds` as `Game.odds`. The names of hands are those under
`[hands]` in the game's data, filled in with points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Cards
from kartenwerk.catalog.game import GameData
from kartenwerk.play.engine.reading import Agreed, Hand, Hands, OddsRow
from kartenwerk.play.mechanics.hands import read_held, render
from kartenwerk.text.german import figures

R = TypeVar("R")


class Counted(NamedTuple):
    """What some cards are: a category of the game's `[hands]`, and the points they count."""

    category: str
    points: float


class Outcome(NamedTuple):
    """What cards come to be in `ways` of `total` equally likely cases."""

    what: Counted
    ways: int
    total: int

    @property
    def share(self) -> float:
        return self.ways / self.total

    @staticmethod
    def of(what: Counted, share: Fraction) -> Outcome:
        return Outcome(what, share.numerator, share.denominator)


@dataclass(frozen=True)
class CountedHands(Generic[R]):
    """The hand reader of a game that counts points.

    `read` gives the value of some cards by the agreed rules; the most points win. `sizes` are the numbers of cards that
    a hand may have.
    """

    read: Callable[[R, Cards], Counted]
    sizes: range

    def hands(self, at: Agreed, hands: Sequence[str], board: str = "") -> Hands:
        held = read_held(at, hands, board, self.sizes)
        counted = [self.read(at.rules, hand) for hand in held]
        best = max(one.points for one in counted)
        return Hands(
            tuple(Hand(one.category, _name(at.data, one), hand) for one, hand in zip(counted, held, strict=True)),
            tuple(place for place, one in enumerate(counted) if one.points == best),
        )


@dataclass(frozen=True)
class CountedOdds(Generic[R]):
    """The odds of a game without a ladder: `chances` are counted over the whole pack, for hands of `cards` cards."""

    chances: Callable[[R, Cards], tuple[Outcome, ...]]
    cards: Callable[[R], int]

    def usual(self, at: Agreed) -> int:
        return self.cards(at.rules)

    def odds(self, at: Agreed, cards: int) -> tuple[OddsRow, ...]:
        if cards != self.cards(at.rules):
            raise KartenwerkError(
                "odds of {title} are counted for another number of cards",
                title=at.data.title,
                key="--cards",
                found=str(cards),
                expected=str(self.cards(at.rules)),
            )
        outcomes = self.chances(at.rules, at.pack)
        return tuple(OddsRow(_id(one.what), _name(at.data, one.what), one.ways, one.total) for one in outcomes)

    def after_exchange(self, at: Agreed, kept: str, thrown: str) -> tuple[OddsRow, ...]:
        raise KartenwerkError(
            "{title} has no odds of single exchanges", title=at.data.title, key="--keep", found=kept or thrown
        )


def in_points(points: float) -> str:
    """30.5 -> "30,5", 28.0 -> "28"."""
    return figures(points) if points == int(points) else figures(points, 1)


def _name(data: GameData, what: Counted) -> str:
    return render(data.hands[what.category].full, punkte=in_points(what.points))


def _id(what: Counted) -> str:
    return f"{what.category}_{what.points:g}" if what.points else what.category
