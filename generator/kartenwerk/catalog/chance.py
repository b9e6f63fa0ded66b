"""How a chance that playouts claim is corrected by how often such claims came true."""

from __future__ import annotations

from math import exp, log

from pydantic import Field

from kartenwerk.catalog.fields import Data


class ChanceCorrection(Data):
    """The log odds of a claim, times `slope`, plus `shift`: learned in so many `moments` by `bench.calibration`.

    It holds for the game's fewest players by the usual rules.
    """

    shift: float
    slope: float = Field(gt=0)
    moments: int = Field(ge=1)

    def of(self, share: float) -> float:
        """The corrected chance for the share of playouts that were won."""
        kept = min(max(share, LEAST), 1 - LEAST)
        return 1 / (1 + exp(-self.shift - self.slope * log(kept / (1 - kept))))


LEAST = 0.005
"""Less than that, and more than the rest of it to 1, no sample shows."""
