"""kartenwerk check: everything that is wrong with a deck of one's own, at once; nothing is written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.cli.options import Data, Json, Plain
from kartenwerk.cli.translation import gettext


def check(
    deck: Annotated[Path, typer.Argument(metavar="FOLDER", help="The deck's folder, or its deck.toml.")] = Path(),
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> int:
    """Tell all faults of a deck of your own with file, row and column, and what is worth knowing."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.custom import checked, custom_folder, no_deck
    from kartenwerk.cli.output import complain, print_json, say
    from kartenwerk.custom.faults import Report, summarize

    folder = custom_folder(str(deck), ())
    if folder is None:
        raise no_deck(deck, str(deck))
    workshop = Workshop.over(data, folder)
    try:
        report = checked(workshop)
    except KartenwerkError as error:
        report = Report()
        report.add(error)
    faults = report.faults
    found = workshop.custom_deck if not faults else None
    if json:
        counts = {"cards": len(found.pack.cards), "kinds": len(found.kinds)} if found else {}
        errors = [fault.as_json() for fault in faults]
        print_json({"ok": not faults, "errors": errors, "notes": report.notes, **counts})
        return 1 if faults else 0
    for fault in summarize(faults):
        complain(gettext(fault.sentence))
    for note in report.notes:
        say(gettext("note: {note}", note=note))
    if found:
        cards, kinds = len(found.pack.cards), len(found.kinds)
        if cards == 1:
            say(gettext("{title}: one card, nothing wrong", title=found.title))
        elif kinds == 1:
            say(gettext("{title}: {cards} cards of one kind, nothing wrong", title=found.title, cards=cards))
        else:
            say(
                gettext(
                    "{title}: {cards} cards of {kinds} kinds, nothing wrong",
                    title=found.title,
                    cards=cards,
                    kinds=kinds,
                )
            )
    return 1 if faults else 0
