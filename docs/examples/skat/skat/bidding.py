"""Bidding in Skat: one says values, the other holds them or passes; first middlehand to forehand, then rearhand."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from kartenwerk.plugin import Reason, equal_by_class
from skat.values import VALUES


class Call(StrEnum):
    """What is answered to a bid, and what forehand may still say when nobody has bid."""

    HOLD = "ja"
    PASS = "passe"
    PLAY = "spielt ab 18"


@equal_by_class
class Bid(NamedTuple):
    """Say a value."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


class Bidding(NamedTuple):
    """The bidding of one deal, in places: 0 is forehand, 1 middlehand, 2 rearhand.

    `speaker` says values to the `hearer`, who is `asked` about the last one. Both are None when it is over; then
    `winner` plays alone, None if all have passed. When the two behind have passed without a bid, forehand is `alone`
    in saying whether it plays.
    """

    speaker: int | None = 1
    hearer: int | None = 0
    asked: bool = False
    level: int = 0
    alone: bool = False
    winner: int | None = None

    @property
    def to_move(self) -> int | None:
        """The place that speaks next."""
        return self.hearer if self.asked or self.alone else self.speaker

    def calls(self) -> tuple[Bid | Call, ...]:
        """All that may be said."""
        if self.alone:
            return Call.PLAY, Call.PASS
        if self.asked:
            return Call.HOLD, Call.PASS
        return (*(Bid(value) for value in VALUES if value > self.level), Call.PASS)

    def why_not(self, call: Bid | Call) -> Reason | None:
        if self.to_move is None:
            return Reason("reizen_vorbei")
        if isinstance(call, Bid):
            if self.asked or self.alone:
                return Reason("hoerer_bietet_nicht")
            if call.value not in VALUES:
                return Reason("kein_spielwert")
            return None if call.value > self.level else Reason("gebot_zu_niedrig")
        if call is Call.PASS:
            return None
        if call is Call.PLAY:
            return None if self.alone else Reason("nur_vorhand_ohne_gebot")
        return None if self.asked else Reason("nichts_zu_halten")

    def after(self, call: Bid | Call) -> Bidding:
        """The bidding after something that may be said."""
        if isinstance(call, Bid):
            return self._replace(asked=True, level=call.value)
        if call is Call.HOLD:
            return self._replace(asked=False)
        if call is Call.PLAY:
            return Bidding(None, None, level=VALUES[0], winner=self.hearer)
        if self.alone:
            return Bidding(None, None)
        stays = self.speaker if self.asked else self.hearer
        if self.speaker == 2 or self.hearer == 2:
            if not self.level:
                return Bidding(None, self.hearer, alone=True)
            return Bidding(None, None, level=self.level, winner=stays)
        return Bidding(2, stays, level=self.level)
