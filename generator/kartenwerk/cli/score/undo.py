"""kartenwerk score undo: take the last block back."""

from __future__ import annotations

from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.options.evenings import UndoBlockOptions
from kartenwerk.cli.output import say
from kartenwerk.cli.score.report import report, warn_of_cut
from kartenwerk.cli.translation import gettext
from kartenwerk.table.evening.store import change, load, without_last


def undo(options: UndoBlockOptions) -> None:
    catalog = Workshop.over(options.data).catalog
    evening = load(options.file, catalog)
    warn_of_cut(evening)
    gone = evening.parts.blocks[-1].text.strip() if evening.parts.blocks else ""
    after = change(options.file, catalog, without_last)
    if not options.json:
        say(
            gettext("Taken back:"),
            *(line for line in gone.split("\n") if line and not line.startswith("#")),
        )
    report(after, options.json)
