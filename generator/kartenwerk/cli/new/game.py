"""kartenwerk new game: a package with a small complete game, to be changed into one's own."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.installed import NONE_CAN_COME, takes_packages
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import NewGameWritten
from kartenwerk.cli.language import language
from kartenwerk.cli.options.custom import NewGameOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import gettext
from kartenwerk.products.new_game import NewGame, next_steps

HERE = Path()


def game(options: NewGameOptions) -> Reply[NewGameWritten]:
    spoken = options.language or language()
    made = NewGame(options.name, options.kind, options.table, options.title, options.deck, options.players, spoken)
    written = made.write(Workshop.over(options.data), options.out, here=options.here)
    files, steps = [file.as_posix() for file in written], next_steps(made, options.out, here=options.here)
    usable = made.table or takes_packages()
    said = [] if usable else ["", gettext("Games of installed packages: {none}", none=NONE_CAN_COME)]
    lines = [*files, "", gettext("Next:"), *(f"  {step}" for step in steps), *said]
    return Reply(NewGameWritten(files=files, next=steps), lines)
