"""A match: deals that belong together, what each seat has after them, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from kartenwerk.engine.contract import winners
from kartenwerk.engine.deals import PlayedDeal


@dataclass(frozen=True)
class PlayedMatch:
    """Deals of one match in their order, at least one. `over`: the game itself has ended the match."""

    deals: tuple[PlayedDeal, ...]
    over: bool

    @property
    def standings(self) -> Iterator[tuple[int, ...]]:
        """What each seat has in the match after each deal."""
        game = self.deals[0].game
        if game.scores is not None:
            return (game.scores(deal.state) for deal in self.deals)
        return accumulate((deal.result for deal in self.deals), _sums)

    @property
    def result(self) -> tuple[int, ...]:
        """What each seat has in the end."""
        return list(self.standings)[-1]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have most: one seat, partners, or several that tie."""
        return winners(self.result)


def _sums(before: Sequence[int], now: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip(before, now, strict=True)))
