"""kartenwerk score undo: take the last block back."""

from __future__ import annotations

from kartenwerk.cli.options.evenings import UndoBlockOptions
from kartenwerk.cli.output import say
from kartenwerk.cli.score.report import open_evening, report
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.store import without_last
from kartenwerk.table.evening.store import change


def undo(options: UndoBlockOptions) -> None:
    workshop, evening = open_evening(options.file, options.data)
    gone = evening.parts.blocks[-1].text.strip() if evening.parts.blocks else ""
    after = change(options.file, workshop.catalog, without_last)
    if not options.json:
        say(gettext("Taken back:"), *(line for line in gone.split("\n") if line and not line.startswith("#")))
    report(after, options.json)
