"""What lies on the table in a game out of a table of data, and what may be done there."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.cards import Cards, hide, notation
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.duties import Duty
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.tricks import InPlay, Lay
from kartenwerk.play.mechanics.tuples import replace_at
from kartenwerk.play.mechanics.widow import Discard, Widow


class Say(StrEnum):
    """What is said before the first trick."""

    ACCEPT = "spielt"
    DECLINE = "lehnt ab"
    TAKE = "nimmt den Stock"
    LEAVE = "lässt den Stock liegen"


TRUMPS, GIVES, BIDS, CALLS = "Trumpf ", "gibt ", "sagt ", "ruft "
"""How the notation of the moves below begins."""


@equal_by_class
class NameTrumps(NamedTuple):
    """The move of naming the trump suit."""

    suit: str

    def __str__(self) -> str:
        return f"{TRUMPS}{self.suit}"


@equal_by_class
class Give(NamedTuple):
    """The move of passing cards on, listed in the order of the hand."""

    cards: Cards

    def __str__(self) -> str:
        return GIVES + notation(self.cards)


@equal_by_class
class Bid(NamedTuple):
    """The move of saying how many tricks one will make."""

    number: int

    def __str__(self) -> str:
        return f"{BIDS}{self.number}"


@equal_by_class
class Call(NamedTuple):
    """The move of calling a card, by its notation: whoever holds it plays along."""

    card: str

    def __str__(self) -> str:
        return f"{CALLS}{self.card}"


TableMove: TypeAlias = Say | Discard | NameTrumps | Give | Bid | Call | Lay


class OpeningMoment(StrEnum):
    """What is done before the first trick, in this order. After NOBODY there is none: nobody plays."""

    PASS = "pass"
    ASK = "ask"
    OFFER = "offer"
    LAY_AWAY = "lay away"
    NAME = "name"
    CALL = "call"
    BID = "bid"
    NOBODY = "nobody"


NO_BID = -1
"""What stands for a number that has not been said."""


class Rarities(NamedTuple):
    """What few games have.

    `given` are the cards that each seat has laid down to be passed on, until all have; `bids` the numbers of tricks.
    `called` is the card that was called, "" for none, and `party` who has shown himself to play on that side. `opened`
    says that the closed suit may be led.
    """

    given: tuple[Cards, ...] = ()
    bids: tuple[int, ...] = ()
    called: str = ""
    party: tuple[int, ...] = ()
    opened: bool = False

    def seen_by(self, seat: int) -> Rarities:
        """The same with the cards face down that others pass on."""
        if not any(self.given):
            return self
        return self._replace(given=replace_at(tuple(map(hide, self.given)), seat, self.given[seat]))


NOTHING = Rarities()


class TableState(NamedTuple):
    """The cards in play, those left over, and who plays alone.

    `rules` are the parameters, a named tuple of the game's own. `steps` are what is still to be done before the first
    trick, the next one first; so many seats have been `asked`. `carried` and `sums` are what former deals have left.
    """

    rules: Any
    cards: InPlay
    ranking: Ranking
    duties: tuple[Duty, ...]
    stock: Widow
    trump: str
    dealer: int
    steps: tuple[OpeningMoment, ...] = ()
    asked: int = 0
    alone: int | None = None
    number: int = 1
    carried: int = 0
    sums: tuple[int, ...] = ()
    extra: Rarities = NOTHING
