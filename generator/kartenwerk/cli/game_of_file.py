"""The game of an evening or a tournament: its file names it by its id, and by the game's own file where it has one."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import read_text
from kartenwerk.build.game_file import is_game_file, open_game
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.language import language
from kartenwerk.table.blocks.parts import parts_of

ID_KEYS = ("game", "tournament")
FILE_KEY = "game_file"


def open_game_of(file: Path, data: Path | None) -> Workshop:
    """The workshop of the game that the file names, with the deck that it brings.

    What is wrong with the head is said by whoever reads the whole file. KartenwerkError as `open_game`.
    """
    head: dict[str, object] = {}
    with suppress(KartenwerkError):
        head.update(parts_of(read_text(file), file.name).head)
    named = head.get(FILE_KEY)
    if isinstance(named, str):
        return open_game(os.path.normpath(file.parent / named), data, preferred=language()).workshop
    id = next((found for key in ID_KEYS if isinstance(found := head.get(key), str)), "")
    return Workshop.over(data) if is_game_file(id) else open_game(id, data, preferred=language()).workshop


def name_game_file(game: str, file: Path) -> str:
    """How the file names the game's own file, from its folder on; "" for a game that has an id."""
    if not is_game_file(game):
        return ""
    return Path(os.path.relpath(game, file.parent)).as_posix()
