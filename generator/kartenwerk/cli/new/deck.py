"""kartenwerk new deck: the folder of a deck of one's own."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli.options import Json, Plain
from kartenwerk.cli.translation import gettext


def deck(
    name: Annotated[str, typer.Argument(help="Its folder.")],
    table: Annotated[
        Path | None,
        typer.Option("--csv", "--from", metavar="FILE", help="A table of its cards."),
    ] = None,
    layout: Annotated[str | None, typer.Option(help="With a table: a ready layout; see kartenwerk layouts.")] = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Make a folder for a deck of your own: one that prints at once, or one for a table that you have."""
    from kartenwerk.base.data import DataRoots
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.files import check_folder, place_below, write_bytes
    from kartenwerk.cli.output import print_json, say
    from kartenwerk.custom.new import check_room, check_target, deck_of_table, sample_deck

    if not name.strip():  # the folder that one stands in is "."
        raise KartenwerkError("a deck needs a folder of its own", key=_("NAME"), found=name, expected=_("its name"))
    folder = Path(name)
    check_target(folder)
    check_folder(folder)
    roots = DataRoots.over()
    if table is None and layout is not None:
        raise KartenwerkError("a layout goes with a table", key="--layout", found=layout, expected=_("--csv FILE"))
    if table is not None and not table.exists():
        raise KartenwerkError("there is no such file", key="--csv", found=str(table))
    made = sample_deck(roots, name) if table is None else deck_of_table(roots, name, table, layout)
    check_room(folder, made)
    kept = [path for path in made.files if (folder / path).exists()]
    places = {path: place_below(folder, path) for path in made.files if path not in kept}  # before anything is written
    for path, place in places.items():
        write_bytes(place, made.files[path])
    for each in made.folders:
        (folder / each).mkdir(exist_ok=True)
    written = [(folder / path).as_posix() for path in made.files if path not in kept]
    if json:
        print_json({"files": written, "notes": list(made.notes)})
        return
    say(*written, *map(gettext, made.notes))
    say(gettext("Next: {command}", command=f"cd {_quoted(folder)} && kartenwerk watch ."))


def _quoted(folder: Path) -> str:
    """The folder as a shell takes it, whatever its name."""
    path = folder.as_posix()
    return shlex.quote(f"./{path}" if path.startswith("-") else path)
