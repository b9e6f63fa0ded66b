"""Plays thousands of random games: `python -m bench.soak --games 1000 [GAME ...]`.

Every game is played with every number of players, on all cores, and every state is checked (`engine.check`). A line of
totals is printed for each; the first check that fails ends the run with exit code 1.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.play.engine.check import Totals, check_game
from kartenwerk.play.games import GAME_IDS, rules_of

BATCH = 50
"""Games that one process plays in one go."""


def play_batch(id: str, players: int, first: int, count: int) -> Totals:
    """The totals of `count` games, with seeds from `first` on; AssertionError for the first check that fails."""
    catalog = Catalog(DataRoots.over())
    data = catalog.game(id)
    deck = catalog.deck(data.deck).pack
    totals = Totals()
    for seed in range(first, first + count):
        try:
            totals += check_game(rules_of(data), data, deck, players, seed)
        except AssertionError as error:
            raise AssertionError(f"{id}, {players} players, seed {seed}: {error}") from error
    return totals


def soak(ids: tuple[str, ...], games: int, parties: tuple[int, ...] = ()) -> Iterator[tuple[str, int, Totals]]:
    """The totals of every game with every number of players (or only those in `parties`), as they are done."""
    catalog = Catalog(DataRoots.over())
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for id in ids:
            for players in catalog.game(id).players:
                if parties and players not in parties:
                    continue
                starts = range(0, games, BATCH)
                jobs = [pool.submit(play_batch, id, players, start, min(BATCH, games - start)) for start in starts]
                yield id, players, sum((job.result() for job in jobs), Totals())


def main() -> None:
    parser = argparse.ArgumentParser(description="Play thousands of random games and check every state.")
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=GAME_IDS, help="which games; all by default")
    parser.add_argument("--games", type=int, default=1000, help="games for each player count")
    parser.add_argument("--players", nargs="+", type=int, default=(), metavar="N", help="player counts; all by default")
    options = parser.parse_args()
    grand = Totals()
    print(f"{'game':<16} {'players':>7} {'games':>7} {'deals':>7} {'moves':>9} {'cut short':>9}")
    try:
        for id, players, totals in soak(tuple(options.games_of), options.games, tuple(options.players)):
            print(
                f"{id:<16} {players:>7} {totals.games:>7} {totals.deals:>7} {totals.moves:>9} {totals.unfinished:>9}",
                flush=True,
            )
            grand += totals
    except AssertionError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
    print(f"{'all':<16} {'':>7} {grand.games:>7} {grand.deals:>7} {grand.moves:>9} {grand.unfinished:>9}")


if __name__ == "__main__":
    main()
