"""The games, a folder each, and those of installed packages: `game(id)` finds one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Protocol, cast

from kartenwerk.engine.contract import AnyGame
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.errors import unknown
from kartenwerk.examples import practice
from kartenwerk.installed import installed_games

GAME_IDS = tuple(sorted(module.name for module in iter_modules(__path__)))
"""The project's own games."""


def game_ids() -> tuple[str, ...]:
    """All games there are: the project's own, and those of installed packages."""
    return tuple(sorted({*GAME_IDS, *installed_games()}))


def game(id: str) -> AnyGame:
    """The rules of a game; KartenwerkError if there is none of that name."""
    found: AnyGame = import_module(_module(id)).GAME
    return found


class Showcase(Protocol):
    """What a game's `examples` module offers."""

    def booklet(self, session: Session) -> Mapping[str, Any]:
        """The values that the booklet's text and figures need; KartenwerkError if no game shows an example."""

    def specimen(self, session: Session, players: int) -> Mapping[str, Any]:
        """The entries of a filled-in pad for that many players."""


def showcase(id: str) -> Showcase:
    """The worked examples of a game: its own module `examples`, or those that serve any game."""
    own = f"{_module(id)}.examples"
    return cast(Showcase, import_module(own if find_spec(own) else "kartenwerk.examples.generic"))


def told_practice(id: str, session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """What the text of a game's practice deal needs: of its own `practice` in `examples`, or what serves any game."""
    own = getattr(showcase(id), "practice", practice.practice)
    return cast(Mapping[str, Any], own(session, deals))


def _module(id: str) -> str:
    """The package that exports a game as `GAME`; KartenwerkError if there is no game of that name."""
    if id in GAME_IDS:
        return f"{__name__}.{id}"
    if id not in installed_games():
        raise unknown("game", id, game_ids())
    return installed_games()[id].module
