"""kartenwerk new game-box: the folder of a whole game of one's own."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.files import check_folder
from kartenwerk.cli.answers import DeckBegun
from kartenwerk.cli.language import language
from kartenwerk.cli.new.writing import write_new
from kartenwerk.cli.options.custom import NewGameBoxOptions
from kartenwerk.cli.output import Reply
from kartenwerk.custom.game.new import check_empty, sample_game


def game_box(options: NewGameBoxOptions) -> Reply[DeckBegun]:
    if not options.name.strip():  # the folder that one stands in is "."
        raise KartenwerkError(
            "a game needs a folder of its own", key=_("NAME"), found=options.name, expected=_("its name")
        )
    folder = Path(options.name)
    check_empty(folder)
    check_folder(folder)
    return write_new(folder, sample_game(DataRoots.over(), options.name, options.language or language()))
