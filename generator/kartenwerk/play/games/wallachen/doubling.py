"""Doubling the stakes in Wallachen: while cards are dealt, by Kontra against the declarer, and by his Re."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Call(StrEnum):
    """Double the stakes, or let the chance pass."""

    DOUBLE = "doppelt"
    NO_DOUBLE = "doppelt nicht"
    KONTRA = "Kontra"
    RE = "Re"
    NO_RE = "kein Re"


DOUBLE, NO_DOUBLE, KONTRA, RE, NO_RE = Call
"""The calls as plain names: in Python 3.11 looking up a member of an enum takes longer than changing a hand."""


class Doubling(NamedTuple):
    """How often the stakes have been doubled, and who may double them next.

    `waiting` seats have still to speak while cards are dealt; `kontra` are the seats that have called it; `answer` is
    true while the declarer is asked for his Re, `re` once he has called it.
    """

    waiting: int = 0
    doubled: int = 0
    kontra: tuple[int, ...] = ()
    answer: bool = False
    re: bool = False

    @property
    def factor(self) -> int:
        return int(2**self.doubled)

    @property
    def options(self) -> tuple[Call, ...]:
        """The calls to choose from, if nothing else may be done now."""
        if self.waiting:
            return DOUBLE, NO_DOUBLE
        return (RE, NO_RE) if self.answer else ()

    def called(self, call: Call, seat: int) -> Doubling:
        """After a seat's call. Every Kontra doubles; it asks for a Re, unless that has been called before."""
        waiting, doubled, kontra, _, re = self
        if call is DOUBLE or call is NO_DOUBLE:
            return Doubling(waiting - 1, doubled + (call is DOUBLE), kontra)
        if call is KONTRA:
            return Doubling(waiting, doubled + 1, (*kontra, seat), not re, re)
        return Doubling(waiting, doubled + (call is RE), kontra, re=call is RE)
