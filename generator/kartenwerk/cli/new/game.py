"""kartenwerk new game: a package with a small complete game, to be changed into one's own."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.options.custom import NewGameOptions
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.translation import gettext
from kartenwerk.products.new_game import NewGame, next_steps

HERE = Path()


def game(options: NewGameOptions) -> None:
    made = NewGame(options.name, options.kind, options.table, options.title, options.deck, options.players)
    files = made.write(Workshop.over(options.data), options.out, here=options.here)
    steps = next_steps(made, options.out, here=options.here)
    if options.json:
        print_json({"files": [file.as_posix() for file in files], "next": steps})
        return
    say(*(file.as_posix() for file in files), "", gettext("Next:"), *(f"  {step}" for step in steps))
