"""Opening games: by their id, or from a package's own `GAME`.

Which id has which types of rules, states and moves stands in `opening.pyi`, which `python -m kartenwerk.library.types`
writes from the folder of games.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kartenwerk.build.game_file import open_game
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import Value
from kartenwerk.library.game import Game, GameInfo
from kartenwerk.library.records import read
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.products.kits.game_order import GameOrder


def game(id, *, data=None, variant="", language=None, **rules):  # type: ignore[no-untyped-def]  # see opening.pyi
    """The game of that id, with the rules of a `variant` and these single ones.

    `data` is a folder laid over the project's data. The file of a game as a table, or a game as a value, such as a
    package's own `GAME`, may be given instead of an id; its data are found by its id. Of a game in several languages it
    is the edition in that `language` ("de" or "en"), or else the first. KartenwerkError for an unknown id, a language
    that the game does not have, or a rule that cannot be.
    """
    if isinstance(id, Path):
        id = str(id)
    contract = None if isinstance(id, str) else id
    return _open(id if contract is None else contract.id, contract, data, variant, rules, language)


def all_games(*, data: str | Path | None = None) -> tuple[GameInfo, ...]:
    """All games there are, those of installed packages too.

    Examples:
        >>> import kartenwerk as kw
        >>> [game.title for game in kw.all_games() if game.deck == "deutsch"]
        ['Tarock', 'Wallachen', 'Watten']
        >>> next(game.variants for game in kw.all_games() if game.id == "watten")
        ('elf', 'streng', 'rechter')
    """
    catalog = _workshop(data).catalog
    found = map(catalog.game, catalog.game_ids)
    return tuple(GameInfo(game.id, game.title, game.deck, game.players, (*game.variants,)) for game in found)


def replay(record, *, data=None):  # type: ignore[no-untyped-def]
    """The deals of a record, all moves checked; a str is its text, a Path its file. Errors as in `Game.replay`."""
    found = read(record)
    return _open(found.game, None, data, "", {}).replay(record)


def _open(
    id: str,
    contract: AnyGame | None,
    data: str | Path | None,
    variant: str,
    rules: Mapping[str, Value],
    language: str | None = None,
) -> Game[object, object, object]:
    workshop, id = open_game(id, None if data is None else Path(data), language)
    settings = tuple(f"{key}={_write(value)}" for key, value in rules.items())
    order = GameOrder(id, None, settings, variant)
    agreed = order.session(workshop, contract)
    return Game(agreed.game, agreed, workshop, order)


def _write(value: Value) -> str:
    """A rule's value as the command line takes it."""
    return ("ja" if value else "nein") if isinstance(value, bool) else str(value)


def _workshop(data: str | Path | None) -> Workshop:
    return Workshop.over(None if data is None else Path(data))
