"""kartenwerk score undo: take the last block back."""

from __future__ import annotations

from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import say
from kartenwerk.cli.score.told import File, report, warn_of_cut
from kartenwerk.cli.translation import gettext


def undo(file: File, data: Data = None, json: Json = False) -> None:
    """Take back what was written last; it stays in the file as a comment."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.store import change, load, without_last

    catalog = Workshop.over(data).catalog
    evening = load(file, catalog)
    warn_of_cut(evening)
    gone = evening.parts.blocks[-1].text.strip() if evening.parts.blocks else ""
    after = change(file, catalog, without_last)
    if not json:
        say(
            gettext("Taken back:"),
            *(line for line in gone.split("\n") if line and not line.startswith("#")),
        )
    report(after, json)
