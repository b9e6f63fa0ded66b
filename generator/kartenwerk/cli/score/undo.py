"""kartenwerk score undo: take the last block back."""

from __future__ import annotations

from kartenwerk.cli.answers import EveningShown
from kartenwerk.cli.options.evenings import UndoBlockOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.score.report import open_evening, report
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.store import without_last
from kartenwerk.table.evening.store import change


def undo(options: UndoBlockOptions) -> Reply[EveningShown]:
    workshop, evening = open_evening(options.file, options.data)
    gone = evening.parts.blocks[-1].text.strip() if evening.parts.blocks else ""
    after = change(options.file, workshop.catalog, without_last)
    lines = [line for line in gone.split("\n") if line and not line.startswith("#")]
    return report(after, before=[gettext("Taken back:"), *lines])
