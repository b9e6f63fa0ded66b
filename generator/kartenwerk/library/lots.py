"""What is left to chance in a match."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Lots:
    """The generators of a match by their seed, each for itself: a change of players keeps the deal."""

    seed: int
    deal: Random
    chance: Random
    players: Random

    @staticmethod
    def of(seed: int) -> Lots:
        """Those by which `kartenwerk play --seed` deals and plays."""
        return Lots(seed, Random(f"deal {seed}"), Random(f"chance {seed}"), Random(f"players {seed}"))

    @property
    def marks(self) -> tuple[object, object]:
        return self.chance.getstate(), self.players.getstate()

    def copy(self) -> Lots:
        """Generators that go on alike, each for itself."""
        return deepcopy(self)
