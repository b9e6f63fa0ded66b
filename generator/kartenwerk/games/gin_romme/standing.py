"""Three levels of a match for two: rounds make a game, games make a match, as Gin Rommé counts them."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from kartenwerk.mechanics.tuples import replaced

Pair: TypeAlias = tuple[int, ...]


class Bonuses(NamedTuple):
    """A game ends at `goal` points. Who reached it gets `game`, each won round brings `round`; `shutout` doubles the
    winner's points and game bonus if the other has not won a round."""

    goal: int
    game: int
    round: int
    shutout: bool


class Standing(NamedTuple):
    """Points of the running game's rounds and how many each seat has won; what finished games have brought."""

    points: Pair = (0, 0)
    rounds: Pair = (0, 0)
    games: Pair = (0, 0)

    def with_round(self, winner: int, points: int) -> Standing:
        """After a round that brought the winner these points."""
        return self._replace(
            points=replaced(self.points, winner, self.points[winner] + points),
            rounds=replaced(self.rounds, winner, self.rounds[winner] + 1),
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
        points = replaced(self.points, winner, won)
        return tuple(points[seat] + bonuses.round * self.rounds[seat] for seat in range(len(points)))

    def with_game(self, bonuses: Bonuses) -> Standing:
        """After a game, a new one begins; who has the higher sum is credited with the difference."""
        sums = self.sums(bonuses)
        ahead = sums.index(max(sums))
        credit = self.games[ahead] + max(sums) - min(sums)
        return Standing(games=replaced(self.games, ahead, credit))


NOTHING_YET = Standing()
