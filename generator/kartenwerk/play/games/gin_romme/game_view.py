"""A match of Gin Rommé as its pad shows it: game after game, with the rounds won and the bonuses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.games.gin_romme.state import NOTHING_YET, SEATS, Rules, Standing

MOST_GAMES = 4
"""Of a longer match the first games are shown."""


class RoundView(NamedTuple):
    """A round of a game: how it was won, its points, the winner's seat, and the winner's sum after it."""

    how: str
    points: int
    seat: int
    sum: int


class GameView(NamedTuple):
    """A game, seat by seat.

    rounds      the rounds that somebody has won
    points      the points of the rounds
    bonus       the bonus for the game
    shutout     what is added because the other has won no round
    for_rounds  the bonuses for rounds won
    sums        all of it
    gain        the difference of the sums, for the seat that has more
    match       how the match stands after the game; nothing stands in these fields while it is played
    steps       moves made in it
    """

    rounds: tuple[RoundView, ...]
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


def games(rules: Rules, match: Iterable[PlayedDeal]) -> Iterator[GameView]:
    """The first games of a match."""
    views = game_views(rules, ((deal.tally, len(deal.steps)) for deal in match))
    return islice((view for view in views if view.match), MOST_GAMES)


def game_views(rules: Rules, rounds: Iterable[tuple[tuple[Item, ...], int]]) -> Iterator[GameView]:
    """The games of rounds that brought these items in so many moves; of a last one, if it is not over, only rounds."""
    standing, won, steps = NOTHING_YET, list[RoundView](), 0
    for items, moves in rounds:
        standing, steps = standing.with_round(items), steps + moves
        won += [_round(items, standing)] if items else []
        if standing.is_full(rules):
            yield _game(rules, standing, tuple(won), steps)
            standing, won, steps = standing.settle_game(rules), [], 0
    if won:
        yield GameView(tuple(won), standing.points, (), (), (), (), (), (), steps)


def _round(items: tuple[Item, ...], standing: Standing) -> RoundView:
    """A round that brought these items, with the standing after it."""
    seat = items[0].seat
    labels = {item.reason for item in items}
    how = next((word for word in ("gin", "unterschnitt") if word in labels), "klopfen")
    return RoundView(how, sum(item.points for item in items), seat, standing.points[seat])


def _game(rules: Rules, standing: Standing, won: tuple[RoundView, ...], steps: int) -> GameView:
    """The game that is over now: `standing` is that after its last round."""
    winner = standing.points.index(max(standing.points))
    sums, after = standing.sums(rules), standing.settle_game(rules).games
    bonus = tuple(rules.spielbonus if seat == winner else 0 for seat in range(SEATS))
    for_rounds = tuple(rules.rundenbonus * count for count in standing.rounds)
    parts = zip(sums, standing.points, bonus, for_rounds, strict=True)
    return GameView(
        won,
        standing.points,
        bonus,
        tuple(whole - points - game - rounds for whole, points, game, rounds in parts),
        for_rounds,
        sums,
        tuple(now - old for now, old in zip(after, standing.games, strict=True)),
        after,
        steps,
    )
