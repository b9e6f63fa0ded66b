"""The move of passing, in games with an auction and in others where a seat may be silent."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.play.engine.moves import equal_by_class


@equal_by_class
class Pass(NamedTuple):
    """Bid no more, or lay nothing."""

    def __str__(self) -> str:
        return "passt"
