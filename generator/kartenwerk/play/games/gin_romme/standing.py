"""How a match of Gin Rommé stands on its three levels: rounds make a game, games make a match."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from kartenwerk.play.mechanics.tuples import replace_at

Pair: TypeAlias = tuple[int, ...]
"""A number for each of the two seats."""


class Bonuses(NamedTuple):
    """What a game brings beside its points.

    A game ends at `goal` points. The seat that has reached it gets `game`, and each won round brings `round`.
    `shutout` doubles the winner's points and game bonus if the other has not won a round.
    """

    goal: int
    game: int
    round: int
    shutout: bool


class Standing(NamedTuple):
    """Points and rounds won by each seat in the running game, and what finished games have brought."""

    points: Pair = (0, 0)
    rounds: Pair = (0, 0)
    games: Pair = (0, 0)

    def with_round(self, winner: int, points: int) -> Standing:
        """After a round that brought the winner these points."""
        return self._replace(
            points=replace_at(self.points, winner, self.points[winner] + points),
            rounds=replace_at(self.rounds, winner, self.rounds[winner] + 1),
        )

    def is_full(self, bonuses: Bonuses) -> bool:
        """Whether the game is over."""
        return max(self.points) >= bonuses.goal

    def sums(self, bonuses: Bonuses) -> Pair:
        """What each seat has when the game is over: points and bonuses."""
        winner = self.points.index(max(self.points))
        won = self.points[winner] + bonuses.game
        if bonuses.shutout and not self.rounds[1 - winner]:
            won *= 2
        points = replace_at(self.points, winner, won)
        return tuple(points[seat] + bonuses.round * self.rounds[seat] for seat in range(len(points)))

    def with_game(self, bonuses: Bonuses) -> Standing:
        """After the running game: the seat with the higher sum is credited with the difference, a new game begins."""
        sums = self.sums(bonuses)
        ahead = sums.index(max(sums))
        credit = self.games[ahead] + max(sums) - min(sums)
        return Standing(games=replace_at(self.games, ahead, credit))


NOTHING_YET = Standing()
