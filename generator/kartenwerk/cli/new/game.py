"""kartenwerk new game: a package with a small complete game, to be changed into one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.cli.options import Data, Json, Out
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.translation import gettext

HERE = Path()


def game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game's id: lower case letters, digits and _.")],
    kind: Annotated[str, typer.Option(help="What it is most like: trick, shedding, rummy, poker or free.")] = "free",
    table: Annotated[
        bool, typer.Option("--table", help="A trick-taking game as a table of data, without Python.")
    ] = False,
    title: Annotated[str | None, typer.Option(help="What it is called. [default: after the id]")] = None,
    deck: Annotated[str, typer.Option(help="The deck it is played with; see kartenwerk list.")] = "franzoesisch",
    players: Annotated[str, typer.Option(metavar="N,N", help="For how many.")] = "2,3,4",
    here: Annotated[
        bool, typer.Option("--here", help="Write into the folder itself, not into a new one named after the game.")
    ] = False,
    out: Out = HERE,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write a package with a small game that plays and prints at once: rules, sentences, tests.

    With --table a folder of data instead, to be given to every command as --data.
    """
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.products.new_game import NewGame, next_steps

    made = NewGame(name, kind, table, title, deck, players)
    files = made.write(Workshop.over(data), out, here=here)
    steps = next_steps(made, out, here=here)
    if json:
        print_json({"files": [file.as_posix() for file in files], "next": steps})
        return
    say(*(file.as_posix() for file in files), "", gettext("Next:"), *(f"  {step}" for step in steps))
