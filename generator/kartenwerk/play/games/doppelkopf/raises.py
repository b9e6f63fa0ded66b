"""Re and Kontra, and how a party goes on from there: who may say what, and until which card.

A party that has said Re or Kontra may add that the others will stay below 90 Augen, below 60, below 30, or without a
trick. Each step is said by a seat on turn before it lays a card, and each has its latest card, one later than the step
before it. Re or Kontra as an answer to the others has one card more than what it answers.

Source: rules_data/SOURCES.md; a house rule that the game's source does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.play.engine.moves import equal_by_class

RE, KONTRA = "re", "kontra"
LIMITS = (90, 60, 30)
"""The others will stay below so many Augen."""

NO_TRICK = "schwarz"
STEPS = (*(f"keine {limit}" for limit in LIMITS), NO_TRICK)
"""What may follow Re or Kontra, in this order."""

WORDS = (RE, KONTRA, *STEPS)
ALL_SAID = len(STEPS) + 1


@equal_by_class
class Raise(NamedTuple):
    """The move of raising what the deal counts: one of WORDS. The seat stays on turn."""

    word: str

    def __str__(self) -> str:
        return self.word

    @property
    def step(self) -> int:
        """0 for Re and Kontra, then the place among STEPS from 1 on."""
        return STEPS.index(self.word) + 1 if self.word in STEPS else 0


class Said(NamedTuple):
    """What a seat has said for its party."""

    seat: int
    party: str
    step: int


def steps_of(said: Sequence[Said], party: str) -> int:
    """How many steps a party has said, Re or Kontra being the first; so its next step has this number."""
    return sum(one.party == party for one in said)


def other(party: str) -> str:
    return KONTRA if party == RE else RE


def next_raise(said: Sequence[Said], party: str) -> Raise | None:
    """What a party may say next, time apart."""
    step = steps_of(said, party)
    return None if step == ALL_SAID else Raise((party, *STEPS)[step])


def latest(first: int, said: Sequence[Said], party: str) -> int:
    """Before which of its own cards a seat must take its party's next step, if Re goes until card `first`."""
    step, theirs = steps_of(said, party), steps_of(said, other(party))
    return first + theirs if not step and theirs else first + step
