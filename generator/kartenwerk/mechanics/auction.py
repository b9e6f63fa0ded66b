"""Bidding for the right to play alone: a duel at a time, in which who sits nearer to forehand may hold a bid.

Bids are places on the game's own scale, 0 the lowest. Whoever is outbid answers at once: he holds, if he sits
nearer to forehand, goes higher, or passes; then the next seat that has not passed takes up the duel.
"""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.engine.contract import Reason


class Pass(NamedTuple):
    """Bid no more."""

    def __str__(self) -> str:
        return "passt"


class Auction(NamedTuple):
    """Who speaks, who leads with which bid, and who has passed; seats in the order in which they go before others."""

    order: tuple[int, ...]
    speaker: int | None
    leader: int | None = None
    level: int = -1
    passed: tuple[int, ...] = ()

    @staticmethod
    def begin(order: tuple[int, ...]) -> Auction:
        """The first of the order speaks first."""
        return Auction(order, order[0])

    @property
    def least(self) -> int:
        """The lowest place the speaker may bid."""
        return self.level if self.may_hold else self.level + 1

    @property
    def may_hold(self) -> bool:
        if self.leader is None or self.speaker is None:
            return False
        return self.order.index(self.speaker) < self.order.index(self.leader)

    def why_not(self, level: int) -> Reason | None:
        """Why the speaker may not bid that."""
        if self.speaker is None:
            return Reason("reizen_vorbei")
        return None if level >= self.least else Reason("gebot_zu_niedrig")

    def bid(self, level: int) -> Auction:
        """The speaker leads; whom he outbids answers."""
        bidding = self._replace(leader=self.speaker, level=level)
        return bidding._replace(speaker=self.leader if self.leader is not None else bidding.next_speaker)

    def dropped(self) -> Auction:
        """The speaker passes and is out of the bidding."""
        assert self.speaker is not None
        bidding = self._replace(passed=(*self.passed, self.speaker))
        return bidding._replace(speaker=bidding.next_speaker)

    @property
    def next_speaker(self) -> int | None:
        """The first seat that neither leads nor has passed; None when the bidding is over."""
        return next((seat for seat in self.order if seat not in self.passed and seat != self.leader), None)

    @property
    def winner(self) -> int | None:
        """Who plays alone, once the bidding is over."""
        return self.leader if self.speaker is None else None

    @property
    def soloist(self) -> int:
        """The same where it is known that there is one."""
        assert self.winner is not None
        return self.winner

    @property
    def others(self) -> tuple[int, ...]:
        """Who plays against him."""
        return tuple(sorted(seat for seat in self.order if seat != self.winner))
