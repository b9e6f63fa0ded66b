"""How many cuts the cards of a deck take, and about how long: an estimate from `rules_data/print/cutting.toml`."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data
from kartenwerk.catalog.load import read_model
from kartenwerk.printing.press.grid import Grid

FILE = "rules_data/print/cutting.toml"


class CuttingData(Data):
    """What one cut by hand consists of, in seconds."""

    ruler: int = Field(ge=0, le=60)
    stroke: int = Field(ge=1, le=60)
    strokes: int = Field(ge=1, le=20)

    @staticmethod
    def load(roots: DataRoots) -> CuttingData:
        return read_model(roots.find(FILE), CuttingData)

    @property
    def seconds(self) -> int:
        """For one cut."""
        return self.ruler + self.stroke * self.strokes


class Cutting(NamedTuple):
    """So many cuts of so many seconds each."""

    cuts: int
    seconds: int

    @property
    def minutes(self) -> int:
        """About how long all of them take, at least one minute."""
        return max(1, round(self.cuts * self.seconds / 60))


def estimate_cutting(roots: DataRoots, grid: Grid, cards: int) -> Cutting:
    """The cuts for so many cards on sheets of that grid, of which the last one may not be full."""
    full, rest = divmod(cards, grid.cells)
    cuts = full * count_cuts(grid, grid.cells) + (count_cuts(grid, rest) if rest else 0)
    return Cutting(cuts, CuttingData.load(roots).seconds)


def count_cuts(grid: Grid, cards: int) -> int:
    """The cuts of one sheet: along it on both sides of every strip, then across each strip on both sides of every card.

    Where cards stand apart, each has edges of its own.
    """
    rows = [min(grid.columns, cards - at) for at in range(0, cards, grid.columns)]
    columns = [sum(row > column for row in rows) for column in range(grid.columns)]
    strips = [each for each in (columns if grid.paper.height >= grid.paper.width else rows) if each]
    if grid.gap:
        return 2 * len(strips) + sum(2 * each for each in strips)
    return len(strips) + 1 + sum(each + 1 for each in strips)
