"""Searching for deals that show a rule: the worked examples of the booklets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import TypeVar

from kartenwerk.cards import Pack
from kartenwerk.catalog.game import Value
from kartenwerk.engine.contract import AnyGame
from kartenwerk.engine.match import Match, play_deals, play_match
from kartenwerk.errors import KartenwerkError

Found = TypeVar("Found")


def find(
    game: AnyGame,
    values: Mapping[str, Value],
    players: int,
    deck: Pack,
    shows: Callable[[Match], Found | None],
    what: str,
    seeds: range = range(500),
    policy: str = "sensible",
) -> tuple[int, Match, Found]:
    """The first seed whose match `shows` something, with the match and what it showed.

    KartenwerkError, naming `what` was looked for, if none of the seeds does.
    """
    for seed in seeds:
        match = play_match(game, values, players, deck, seed, policy, limit=game.move_limit)
        if match.finished and (found := shows(match)) is not None:
            return seed, match, found
    raise KartenwerkError(
        f"no game of {game.id} with {players} players shows {what}", found=f"{len(seeds)} games without it"
    )


def find_deal(
    game: AnyGame,
    values: Mapping[str, Value],
    players: int,
    deck: Pack,
    shows: Callable[[Match], Found | None],
    what: str,
    seeds: range = range(500),
    policy: str = "sensible",
    deals: int = 10,
) -> tuple[int, tuple[Match, ...], Found]:
    """The first seed with a deal that `shows` something among the first `deals` of its match.

    For what a first deal cannot show, such as unequal stacks. Returns the seed, the deals up to the one found,
    and what it showed; KartenwerkError, naming `what` was looked for, if there is none.
    """
    for seed in seeds:
        played: list[Match] = []
        for match in islice(play_deals(game, values, players, deck, seed, policy, game.move_limit), deals):
            if not match.finished:
                break
            played.append(match)
            if (found := shows(match)) is not None:
                return seed, tuple(played), found
    raise KartenwerkError(
        f"no game of {game.id} with {players} players shows {what}",
        found=f"{len(seeds)} matches of {deals} deals without it",
    )
