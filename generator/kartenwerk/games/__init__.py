"""The games, a folder each: `game("watten")` finds one by its id, `showcase("watten")` its worked examples."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, cast

from kartenwerk.engine.contract import AnyGame
from kartenwerk.engine.session import Session
from kartenwerk.errors import unknown

GAME_IDS = tuple(sorted(module.name for module in iter_modules(__path__)))


def game(id: str) -> AnyGame:
    """The rules of a game; KartenwerkError if there is none of that name."""
    if id not in GAME_IDS:
        raise unknown("game", id, GAME_IDS)
    found: AnyGame = import_module(f"{__name__}.{id}").GAME
    return found


class Showcase(Protocol):
    """What a game's `examples` module offers."""

    def booklet(self, session: Session) -> Mapping[str, Any]:
        """The values that the booklet's text and figures need; KartenwerkError if no game shows an example."""

    def specimen(self, session: Session, players: int) -> Mapping[str, Any]:
        """The entries of a filled-in pad for that many players."""


def showcase(id: str) -> Showcase:
    """The worked examples of a game."""
    return cast(Showcase, import_module(f"{__name__}.{id}.examples"))
