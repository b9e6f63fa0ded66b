"""What the shell completes after a tab: games, decks and rules, found by file names so that it does not take long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer


def games(incomplete: str) -> list[str]:
    """Ids of games that begin so."""
    return _ids("rules_data/games", incomplete)


def decks(incomplete: str) -> list[str]:
    """Ids of decks that begin so."""
    return _ids("rules_data/decks", incomplete)


def decks_and_all(incomplete: str) -> list[str]:
    """Ids of decks that begin so, and the word for all of them."""
    return [id for id in (*decks(incomplete), "all") if id.startswith(incomplete)]


def decks_and_games(incomplete: str) -> list[str]:
    """Ids of decks and games that begin so, and the word for all decks."""
    return [*decks_and_all(incomplete), *games(incomplete)]


def rules(ctx: typer.Context, incomplete: str) -> list[str]:
    """Rules of the game on the line that begin so, with what follows them; of a rule, the words it may be."""
    # as long as the option has no value, the line is not understood as a whole
    given = _rules_of(str(ctx.params.get("game") or next(iter(ctx.args), "")))
    id, equals, value = incomplete.partition("=")
    if not equals:
        return [f"{each}=" for each in given if each.startswith(incomplete)]
    rule = given.get(id, {})
    default = rule.get("default")
    values = ["ja", "nein"] if isinstance(default, bool) else [*rule.get("choices", {})]
    return [f"{id}={each}" for each in values if each.startswith(value)]


def words(*known: str) -> Callable[[str], list[str]]:
    """What completes one of a few words."""
    return lambda incomplete: [word for word in known if word.startswith(incomplete)]


def ties(incomplete: str) -> list[str]:
    """The ties of a tournament: what is not told yet goes behind the last comma."""
    from kartenwerk.tournament.ranking import KEYS

    before, comma, begin = incomplete.rpartition(",")
    told = before.split(",")
    return [f"{before}{comma}{key}" for key in KEYS if key.startswith(begin) and key not in told]


def services(incomplete: str) -> list[str]:
    """Ids of print services that begin so."""
    return _ids("rules_data/print/services", incomplete)


def _ids(folder: str, begin: str) -> list[str]:
    from kartenwerk.data import DataRoots

    return sorted(id for file in DataRoots.over().list(folder, ".toml") if (id := file.path.stem).startswith(begin))


def _rules_of(game: str) -> dict[str, Any]:
    """The rules of a game as its file has them; none if there is no such game."""
    from kartenwerk.data import DataRoots
    from kartenwerk.inputs import parse_toml

    roots, name = DataRoots.over(), f"rules_data/games/{game}.toml"
    if not game.isidentifier() or not roots.has(name):
        return {}
    file = roots.find(name)
    found: dict[str, Any] = parse_toml(file.text(), file.name).get("rules", {})
    return found
