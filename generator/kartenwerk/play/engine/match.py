"""A match: deals that belong together, what each seat has after them, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from kartenwerk.play.engine.contract import winners
from kartenwerk.play.engine.deals import PlayedDeal


@dataclass(frozen=True)
class PlayedMatch:
    """Deals of one match in their order, at least one. A single deal counts by its own result."""

    deals: tuple[PlayedDeal, ...]

    @cached_property
    def standings(self) -> Sequence[tuple[int, ...]]:
        """What each seat has in the match after each deal, by the game's own `scores` or as the sum of results."""
        scores = [deal.game.scores(deal.state) for deal in self.deals] if len(self.deals) > 1 else [None]
        known = [score for score in scores if score is not None]
        return known or [*accumulate((deal.result for deal in self.deals), _sums)]

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The sides of the game, by their seats."""
        return self.deals[0].game.teams(self.deals[0].players)

    @property
    def result(self) -> tuple[int, ...]:
        """What each seat has in the end."""
        return self.standings[-1]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have most: one seat, partners, or several that tie."""
        return winners(self.result)


def _sums(before: Sequence[int], now: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip(before, now, strict=True)))
