"""Writing a new folder: all of its files or none, and what is there already stays."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.build.files import all_or_nothing, make_folder, place_below, write_bytes
from kartenwerk.cli.answers import DeckBegun
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.new import NewDeck, check_room


def write_new(folder: Path, made: NewDeck) -> Reply[DeckBegun]:
    """Write it, and say what to do next."""
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
    return Reply(DeckBegun(files=written, notes=[*made.notes]), [*written, *map(gettext, made.notes), following])
