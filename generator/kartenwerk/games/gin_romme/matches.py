"""A match of Gin Rommé as its pad tells it: rounds, games and what they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.games.gin_romme.round import State, after_game, after_round, bonuses, tally
from kartenwerk.games.gin_romme.rules import SEATS
from kartenwerk.games.gin_romme.standing import Standing

MOST_GAMES = 4
"""Of a match that is longer the first games are shown."""


class Won(NamedTuple):
    """A round of a game: how it was won, its points, the winner's seat, and his sum after it."""

    how: str
    points: int
    seat: int
    sum: int


class GameTold(NamedTuple):
    """A game, seat by seat: rounds won, points, bonus of the game, what a shutout adds, bonuses of the rounds, sums.

    `gain` is the difference of the sums, for the seat that has more; `match` how the match stands after it.
    """

    rounds: tuple[Won, ...]
    points: tuple[int, ...]
    bonus: tuple[int, ...]
    shutout: tuple[int, ...]
    for_rounds: tuple[int, ...]
    sums: tuple[int, ...]
    gain: tuple[int, ...]
    match: tuple[int, ...]
    steps: int

    @property
    def shut_out(self) -> bool:
        """Whether one side has won no round, and pays for it."""
        return any(self.shutout)

    def lines(self, seat: int) -> tuple[int, ...]:
        """The running sums of a seat, one for each round it has won."""
        return tuple(one.sum for one in self.rounds if one.seat == seat)


def games(deal: Iterable[PlayedDeal]) -> Iterator[GameTold]:
    """The first games of a match."""
    won: list[Won] = []
    steps, told = 0, 0
    for one in deal:
        state: State = one.state
        won += _won(state)
        steps += len(one.steps)
        standing = after_round(state)
        if standing.is_full(bonuses(state.rules)):
            yield _game(state, standing, tuple(won), steps)
            won, steps, told = [], 0, told + 1
        if told == MOST_GAMES:
            return


def _won(state: State) -> Iterator[Won]:
    """The round, if somebody has won it."""
    items = tally(state)
    if items:
        seat = items[0].seat
        labels = {item.reason for item in items}
        how = next((word for word in ("gin", "unterschnitt") if word in labels), "klopfen")
        yield Won(how, sum(item.points for item in items), seat, after_round(state).points[seat])


def _game(state: State, standing: Standing, won: tuple[Won, ...], steps: int) -> GameTold:
    extra = bonuses(state.rules)
    winner = standing.points.index(max(standing.points))
    sums, after = standing.sums(extra), after_game(state).games
    bonus = tuple(extra.game if seat == winner else 0 for seat in range(SEATS))
    for_rounds = tuple(extra.round * count for count in standing.rounds)
    parts = zip(sums, standing.points, bonus, for_rounds, strict=True)
    return GameTold(
        won,
        standing.points,
        bonus,
        tuple(whole - points - game - rounds for whole, points, game, rounds in parts),
        for_rounds,
        sums,
        tuple(now - old for now, old in zip(after, state.standing.games, strict=True)),
        after,
        steps,
    )
