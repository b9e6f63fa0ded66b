"""kartenwerk check: everything that is wrong with a deck of one's own, at once; nothing is written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.cli import translation
from kartenwerk.cli.options import Data, Json, Plain


def check(
    deck: Annotated[Path, typer.Argument(metavar="FOLDER", help="The deck's folder, or its deck.toml.")] = Path(),
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> int:
    """Tell all faults of a deck of your own with file, row and column, and what is worth knowing."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.output import complain, print_json, say
    from kartenwerk.cli.own import checked, no_deck, own_folder
    from kartenwerk.custom.faults import Report, told

    folder = own_folder(str(deck), ())
    if folder is None:
        raise no_deck(deck, str(deck))
    workshop = Workshop.over(data, folder)
    try:
        report = checked(workshop)
    except KartenwerkError as error:
        report = Report()
        report.add(error)
    faults = report.faults
    own = workshop.own_deck if not faults else None
    if json:
        counts = {"cards": len(own.pack.cards), "kinds": len(own.kinds)} if own else {}
        errors = [fault.as_json() for fault in faults]
        print_json({"ok": not faults, "errors": errors, "notes": report.notes, **counts})
        return 1 if faults else 0
    for fault in told(faults):
        complain(translation.told_fault(fault))
    for note in report.notes:
        say(translation.told("note: {0}", translation.sentence(note)))
    if own:
        cards, kinds = len(own.pack.cards), len(own.kinds)
        if cards == 1:
            say(translation.told("{0}: one card, nothing wrong", own.title))
        elif kinds == 1:
            say(translation.told("{0}: {1} cards of one kind, nothing wrong", own.title, cards))
        else:
            say(translation.told("{0}: {1} cards of {2} kinds, nothing wrong", own.title, cards, kinds))
    return 1 if faults else 0
