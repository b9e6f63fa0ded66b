"""Doubling the stakes: while cards are dealt, by Kontra against who plays alone, and by his Re."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Act(StrEnum):
    """Calls that double the stakes, and letting the chance pass."""

    DOUBLE = "doppelt"
    NO_DOUBLE = "doppelt nicht"
    KONTRA = "Kontra"
    RE = "Re"
    NO_RE = "kein Re"


class Doubling(NamedTuple):
    """How often the stakes are doubled and by what.

    `waiting` so many are still to speak while cards are dealt; `kontra` are the seats that said it; `answer` while
    who plays alone is asked for his Re; `re` once he said it.
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
    def options(self) -> tuple[Act, ...]:
        """The calls that are asked for just now."""
        if self.waiting:
            return Act.DOUBLE, Act.NO_DOUBLE
        return (Act.RE, Act.NO_RE) if self.answer else ()

    def called(self, act: Act, seat: int) -> Doubling:
        """After a seat's call. Every Kontra doubles; the first of them asks for a Re, unless that was said."""
        match act:
            case Act.DOUBLE | Act.NO_DOUBLE:
                return self._replace(waiting=self.waiting - 1, doubled=self.doubled + (act is Act.DOUBLE))
            case Act.KONTRA:
                return self._replace(kontra=(*self.kontra, seat), doubled=self.doubled + 1, answer=not self.re)
            case Act.RE | Act.NO_RE:
                return self._replace(re=act is Act.RE, doubled=self.doubled + (act is Act.RE), answer=False)
