"""The games, a folder each, and those of installed packages: `game(id)` finds one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.installed import installed_games
from kartenwerk.base.message import _
from kartenwerk.catalog import GameData
from kartenwerk.play.engine.contract import CONTRACT, AnyGame
from kartenwerk.play.engine.session import Session
from kartenwerk.play.mechanics.trick_table import game_of

GAME_IDS = tuple(sorted(module.name for module in iter_modules(__path__)))
"""The project's own games."""


def game_ids() -> tuple[str, ...]:
    """All games there are: the project's own, and those of installed packages."""
    return tuple(sorted({*GAME_IDS, *installed_games()}))


def game(id: str) -> AnyGame:
    """The rules of a game that has code; KartenwerkError if there is none of that name, or if it cannot be loaded."""
    module = _module(id)
    if id in GAME_IDS:
        found: AnyGame = import_module(module).GAME
        return found
    try:
        point = installed_games()[id]
        brought: AnyGame = point.load()
        contract = brought.contract
    except Exception as error:  # whatever a stranger's package does, the program goes on
        raise KartenwerkError(
            "the package of this game cannot be loaded: {reason}", reason=str(error), key=id, found=module
        ) from error
    if contract != CONTRACT:
        raise KartenwerkError(
            "the package of this game is made for another version of Kartenwerk",
            key=id,
            found=_("{module}, contract {contract}", module=module, contract=contract),
            expected=_("contract {contract}", contract=CONTRACT),
        )
    return brought


def rules_of(data: GameData) -> AnyGame:
    """The rules of a game: its code, or what its file's table [trick_game] states.

    KartenwerkError for a file of data that has neither.
    """
    if data.trick_game is not None:
        return game_of(data)
    if data.id not in game_ids():
        raise KartenwerkError(
            "nobody knows how to play this game: it has neither an installed package nor a table of rules",
            file=f"rules_data/games/{data.id}.toml",
            key="trick_game",
            found=_("nothing"),
            expected=_("the table, or a package that brings the game (kartenwerk new game)"),
        )
    return game(data.id)


def check_known(session: Session) -> None:
    """TypeError for rules that were given as a value, and are not those that their id finds in another process."""
    id = session.game.id
    if session.data.trick_game is None and (id not in game_ids() or game(id) is not session.game):
        raise TypeError(f"{id} cannot be pickled: its id finds no such game, or another one")


def _module(id: str) -> str:
    """The package that exports a game as `GAME`; KartenwerkError if there is no game of that name."""
    if id in GAME_IDS:
        return f"{__name__}.{id}"
    if id not in installed_games():
        raise unknown("there is no game of that name", id, game_ids())
    return installed_games()[id].module
