"""How strong the players are: `python -m bench.strength --seconds 60 [GAME ...]`.

Two policies play the same deals, and each has every side of the table once, so that the luck of the deal falls to both:
0 is equal play. Printed is the advantage, a side's result less the mean of the others', in points a deal, with its
95 % interval by deal. `--pair expert:sensible` measures one pair of policies alone. `--deals 100 --first 5000` plays so
many deals from that seed on, however long it takes: an interval is only right if it did not decide when to stop.
`--open` lays all cards open, which shows how much there is to be gained by knowing them. `--playouts 768` gives experts
more than they have otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from math import inf, sqrt
from operator import attrgetter
from random import Random
from statistics import NormalDist, fmean, stdev
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.budget import PLAYOUTS
from kartenwerk.play.engine.contract import AnyGame, Policy
from kartenwerk.play.engine.deals import PlayedDeal, play_deal
from kartenwerk.play.engine.expert import NAME, SKILLED
from kartenwerk.play.engine.past import Past, choose_move
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import GAME_IDS

TITLE = "Strength of the players, in points a deal"
PAIRS = (("expert", "sensible"), ("expert", "random"), ("sensible", "random"))
SECONDS = 2.0
LEAST_DEALS = 4
MOST_DEALS = 20_000

Worth: TypeAlias = Callable[[PlayedDeal], Sequence[float]]
"""What a finished deal is worth to each seat."""


class Strength(NamedTuple):
    """The mean advantage of the first policy over the second, half its 95 % interval, and the deals played."""

    mean: float
    interval: float
    deals: int

    def __str__(self) -> str:
        return f"{self.mean:+8.2f} ± {self.interval:6.2f}"


def duel(
    session: Session,
    players: int,
    one: str,
    other: str,
    seeds: Sequence[int],
    seconds: float = inf,
    playouts: int = PLAYOUTS,
) -> Strength:
    """One policy against the other with these deals, or as many as the time of this processor allows."""
    start, gains = process_time(), list[float]()
    for seed in seeds:
        if len(gains) >= LEAST_DEALS and process_time() - start > seconds:
            break
        gains.append(play_mirrored(session, players, one, other, seed, playouts))
    return Strength(fmean(gains), student(len(gains) - 1) * stdev(gains) / sqrt(len(gains)), len(gains))


def play_mirrored(
    session: Session,
    players: int,
    one: str,
    other: str,
    seed: int,
    playouts: int = PLAYOUTS,
    worth: Worth = attrgetter("result"),
) -> float:
    """The mean advantage of the first policy in one deal, on each side of the table in turn; without an end, a draw."""
    game, deck = session.game, session.deck.pack
    first, second = (session.policy(name, players, playouts) for name in (one, other))
    gains = []
    for side in game.teams(players):
        both = Seated(game, side, first, second, seed)
        deal = play_deal(game, session.values, players, deck, seed, both, game.longest)
        result = worth(deal) if deal.finished else (0,) * players
        others = [points for seat, points in enumerate(result) if seat not in side]
        gains.append(result[side[0]] - fmean(others or [0]))
    return fmean(gains)


class Seated:
    """A policy by which one side follows the first policy, and everybody else the second.

    The lots of each move are its own, by its number: until the two policies differ, every deal goes the same way
    whoever sits where, and deals in which they never do count as exactly even.
    """

    def __init__(
        self, game: AnyGame, side: tuple[int, ...], first: Policy[Any, Any], second: Policy[Any, Any], seed: int
    ) -> None:
        self.game, self.side, self.first, self.second, self.seed = game, side, first, second, seed
        self.moves = 0

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return self.recall(view, moves, rng, None)

    def recall(self, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Any:
        choose = self.first if self.game.to_move(view) in self.side else self.second
        self.moves += 1
        return choose_move(choose, view, moves, Random(f"move {self.moves} of {self.seed}"), past)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher: good from three degrees on."""
    z = NormalDist().inv_cdf(0.975)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def table(
    ids: Sequence[str],
    seconds: float,
    pairs: Sequence[tuple[str, str]] = PAIRS,
    seeds: Sequence[int] = range(MOST_DEALS),
    open_cards: bool = False,
    playouts: int = PLAYOUTS,
) -> Iterator[str]:
    """The rows of the table, as they are measured; the fewest players of each game play.

    With `open_cards` everybody sees all of them. Only an expert makes use of it, so its advantage shows how much there
    is to be gained by knowing what lies hidden.
    """
    workshop = Workshop.over(None)
    yield f"{'game':<20} {'players':>7} " + " ".join(f"{f'{one}:{other}':>18} {'deals':>6}" for one, other in pairs)
    for id in ids:
        session = workshop.session(id, None, [])
        if open_cards:
            session = replace(session, game=copy(session.game))
            setattr(session.game, "view", lambda state, seat: state)  # noqa: B010
        players = max(2, session.data.players[0])
        cells = []
        for one, other in pairs:
            if one == NAME and not session.game.searches and SKILLED not in session.game.policies:
                cells.append(f"{'plays as sensible':>18} {'':>6}")
                continue
            found = duel(session, players, one, other, seeds, seconds, playouts)
            cells.append(f"{found!s:>18} {found.deals:>6}")
        yield f"{id:<20} {players:>7} " + " ".join(cells)


def show() -> None:
    """Print a small table of all games: the intervals are wide, and show only large differences."""
    for row in table(GAME_IDS, SECONDS):
        print(row, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the players of each game are.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAME_IDS, help="which games; all by default")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="processor time for each pair of policies")
    parser.add_argument("--deals", type=int, help=f"play exactly so many, {LEAST_DEALS} or more, and mind no time")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first deal")
    parser.add_argument("--open", action="store_true", help="all cards lie open: what knowing them would bring")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=f"for each decision; {PLAYOUTS} by default")
    parser.add_argument(
        "--pair", choices=[":".join(pair) for pair in PAIRS], help="one pair of policies; all by default"
    )
    options = parser.parse_args()
    pairs = [pair for pair in PAIRS if options.pair in (None, ":".join(pair))]
    if options.deals is not None and options.deals < LEAST_DEALS:
        parser.error(f"--deals: {options.deals} is too few for an interval; expected at least {LEAST_DEALS}")
    seeds = range(options.first, options.first + (options.deals or MOST_DEALS))
    seconds = inf if options.deals else options.seconds
    for row in table(options.games, seconds, pairs, seeds, options.open, options.playouts):
        print(row, flush=True)


if __name__ == "__main__":
    main()
