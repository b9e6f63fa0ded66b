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
            return Call.DOUBLE, Call.NO_DOUBLE
        return (Call.RE, Call.NO_RE) if self.answer else ()

    def called(self, call: Call, seat: int) -> Doubling:
        """After a seat's call. Every Kontra doubles; it asks for a Re, unless that has been called before."""
        match call:
            case Call.DOUBLE | Call.NO_DOUBLE:
                return self._replace(waiting=self.waiting - 1, doubled=self.doubled + (call is Call.DOUBLE))
            case Call.KONTRA:
                return self._replace(kontra=(*self.kontra, seat), doubled=self.doubled + 1, answer=not self.re)
            case Call.RE | Call.NO_RE:
                return self._replace(re=call is Call.RE, doubled=self.doubled + (call is Call.RE), answer=False)
