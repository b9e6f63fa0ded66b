"""What lies on the table in a game out of a table of data, and what may be done there."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.duties import Duty
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.tricks import InPlay, Lay
from kartenwerk.play.mechanics.widow import Discard, Widow


class Say(StrEnum):
    """What is said before the first trick."""

    ACCEPT = "spielt"
    DECLINE = "lehnt ab"
    TAKE = "nimmt den Stock"
    LEAVE = "lässt den Stock liegen"


TRUMPS = "Trumpf "


@equal_by_class
class NameTrumps(NamedTuple):
    """The move of naming the trump suit."""

    suit: str

    def __str__(self) -> str:
        return f"{TRUMPS}{self.suit}"


TableMove: TypeAlias = Say | Discard | NameTrumps | Lay


class TableState(NamedTuple):
    """The cards in play, those left over, and who plays alone.

    `rules` are the parameters, a named tuple of the game's own. So many seats have been `asked`; while `asking` the
    next is. Then who plays alone is `offered` the stock, and is `naming` trumps. `carried` and `sums` are what former
    deals have left.
    """

    rules: Any
    cards: InPlay
    ranking: Ranking
    duties: tuple[Duty, ...]
    stock: Widow
    trump: str
    dealer: int
    asked: int = 0
    alone: int | None = None
    asking: bool = False
    offered: bool = False
    naming: bool = False
    number: int = 1
    carried: int = 0
    sums: tuple[int, ...] = ()
