"""Bidding, one duel at a time, for the right to play alone.

Bids are places on the game's own scale, 0 the lowest. The seat that is outbid answers at once: it bids higher, passes
or, if it sits nearer to forehand, holds the bid. Then the next seat that has not passed takes up the duel.
"""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.play.engine.contract import Reason


class Auction(NamedTuple):
    """The bidding of one deal.

    `order` are the seats, forehand first: each goes before those after it. `speaker` is asked for a bid, None when the
    bidding is over; `leader` has made the highest bid, `level`, -1 while there is none; `passed` seats are out.
    """

    order: tuple[int, ...]
    speaker: int | None
    leader: int | None = None
    level: int = -1
    passed: tuple[int, ...] = ()

    @staticmethod
    def begin(dealer: int, players: int) -> Auction:
        """Forehand, left of the dealer, speaks first."""
        order = tuple((dealer + 1 + step) % players for step in range(players))
        return Auction(order, order[0])

    @property
    def least(self) -> int:
        """The lowest level the speaker may bid."""
        return self.level if self.may_hold else self.level + 1

    @property
    def may_hold(self) -> bool:
        """Whether the speaker goes before the leader, and so need not bid higher."""
        if self.leader is None or self.speaker is None:
            return False
        return self.order.index(self.speaker) < self.order.index(self.leader)

    def why_not(self, level: int) -> Reason | None:
        """Why the speaker may not bid that much."""
        if self.speaker is None:
            return Reason("reizen_vorbei")
        return None if level >= self.least else Reason("gebot_zu_niedrig")

    def bid(self, level: int) -> Auction:
        """After the speaker's bid: he leads, and the seat he has outbid answers."""
        answers = self._next(self.speaker, self.passed) if self.leader is None else self.leader
        return Auction(self.order, answers, self.speaker, level, self.passed)

    def dropped(self) -> Auction:
        """After the speaker has passed."""
        assert self.speaker is not None
        passed = (*self.passed, self.speaker)
        return Auction(self.order, self._next(self.leader, passed), self.leader, self.level, passed)

    def _next(self, leader: int | None, passed: tuple[int, ...]) -> int | None:
        """The first seat that neither leads nor has passed; None when the bidding is over."""
        for seat in self.order:
            if seat != leader and seat not in passed:
                return seat
        return None

    def end_remark(self, after: Auction) -> tuple[Reason, ...]:
        """The remark on who plays alone, if the bidding goes on here and is over `after` a move."""
        if self.speaker is None or after.speaker is not None:
            return ()
        return (Reason("alle_passen") if after.winner is None else Reason("spielt_allein", seat=after.winner),)

    @property
    def winner(self) -> int | None:
        """The seat that plays alone; None while the bidding goes on, or if all have passed."""
        return self.leader if self.speaker is None else None

    @property
    def declarer(self) -> int:
        """The winner of a bidding that is known to have one."""
        assert self.winner is not None
        return self.winner

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats that play against the winner."""
        return tuple(sorted(seat for seat in self.order if seat != self.winner))
