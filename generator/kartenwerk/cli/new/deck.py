"""kartenwerk new deck: the folder of a deck of one's own."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.files import all_or_nothing, check_folder, make_folder, place_below, write_bytes
from kartenwerk.cli.answers import DeckBegun
from kartenwerk.cli.options.custom import NewDeckOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.new import check_room, check_target, deck_of_table, sample_deck


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
        sample_deck(roots, options.name)
        if options.table is None
        else deck_of_table(roots, options.name, options.table, options.layout)
    )
    check_room(folder, made)
    kept = [path for path in made.files if (folder / path).exists()]
    places = {path: place_below(folder, path) for path in made.files if path not in kept}  # before anything is written
    folders = [folder / each for each in made.folders]
    with all_or_nothing([*places.values(), *folders]):
        for path, place in places.items():
            write_bytes(place, made.files[path])
        for each in folders:
            make_folder(each)
    written = [(folder / path).as_posix() for path in made.files if path not in kept]
    following = gettext("Next: {command}", command=f"cd {quote_path(folder)} && kartenwerk watch .")
    answer = DeckBegun(files=written, notes=[*made.notes])
    return Reply(answer, [*written, *map(gettext, made.notes), following])
