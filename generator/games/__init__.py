"""The games, one file each; `game("donnerwetter")` finds one by its id."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from generator.engine.contract import AnyGame
from generator.errors import unknown

GAME_IDS = tuple(sorted(module.name for module in iter_modules(__path__)))


def game(id: str) -> AnyGame:
    """The rules of a game; KartenwerkError if there is none of that name."""
    if id not in GAME_IDS:
        raise unknown("game", id, GAME_IDS)
    found: AnyGame = import_module(f"{__name__}.{id}").GAME
    return found
