"""The games, a folder each, and those of installed packages: `game(id)` finds one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Protocol, cast

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.installed import installed_games
from kartenwerk.base.message import _
from kartenwerk.catalog import GameData
from kartenwerk.play.engine.contract import CONTRACT, AnyGame
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples import pads, practice
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal
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


class Showcase(Protocol):
    """What a game's `examples` module offers."""

    def booklet(self, session: Session) -> Mapping[str, Any]:
        """The values that the booklet's text and figures need; KartenwerkError if no game shows an example."""

    def specimen(self, session: Session, players: int) -> Mapping[str, Any]:
        """The entries of a filled-in pad for that many players."""


def showcase(id: str) -> Showcase:
    """The worked examples of a game: its own module `examples`, or those that serve any game."""
    own = f"{_module(id)}.examples" if id in game_ids() else None
    return cast(Showcase, import_module(own if own and find_spec(own) else "kartenwerk.play.examples.generic"))


def told_practice(id: str, session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """What the text of a game's practice deal needs: of its own `practice` in `examples`, or what serves any game."""
    own = getattr(showcase(id), "practice", practice.practice)
    return cast(Mapping[str, Any], own(session, deals))


def written_deal(id: str, session: Session, deal: ScoredDeal) -> PenDeal:
    """The row of a deal on the game's pad: by its own `written_deal` in `examples`, or by what serves any game."""
    own = getattr(showcase(id), "written_deal", pads.written_deal)
    return cast(PenDeal, own(session, deal))


def written_match(id: str, session: Session, deals: Sequence[ScoredDeal]) -> Sequence[Mapping[str, Any]] | None:
    """What the leaves of a pad without a row for each deal show, if the game's is one: its own `written_match`."""
    own = getattr(showcase(id), "written_match", None)
    if own is None:
        return None
    return cast(Sequence[Mapping[str, Any]], own(session, deals)) if deals else ()


def _module(id: str) -> str:
    """The package that exports a game as `GAME`; KartenwerkError if there is no game of that name."""
    if id in GAME_IDS:
        return f"{__name__}.{id}"
    if id not in installed_games():
        raise unknown("there is no game of that name", id, game_ids())
    return installed_games()[id].module
