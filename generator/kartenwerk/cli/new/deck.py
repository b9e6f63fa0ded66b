"""kartenwerk new deck: the folder of a deck of one's own."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.files import check_folder
from kartenwerk.cli.answers import DeckBegun
from kartenwerk.cli.language import language
from kartenwerk.cli.new.writing import write_new
from kartenwerk.cli.options.custom import NewDeckOptions
from kartenwerk.cli.output import Reply
from kartenwerk.custom.new import check_target, deck_of_table, sample_deck


def deck(options: NewDeckOptions) -> Reply[DeckBegun]:
    if not options.name.strip():  # the folder that one stands in is "."
        raise KartenwerkError(
            "a deck needs a folder of its own", key=_("NAME"), found=options.name, expected=_("its name")
        )
    folder = Path(options.name)
    check_target(folder)
    check_folder(folder)
    roots = DataRoots.over()
    if options.table is not None and not options.table.exists():
        raise KartenwerkError("there is no such file", key="--csv", found=str(options.table))
    made = (
        sample_deck(roots, options.name, options.language or language())
        if options.table is None
        else deck_of_table(roots, options.name, options.table, options.layout)
    )
    return write_new(folder, made)
