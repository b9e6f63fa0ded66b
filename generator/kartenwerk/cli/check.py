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
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.custom import custom_folder, no_deck
    from kartenwerk.cli.output import complain, print_json, say
    from kartenwerk.custom.faults import summarize
    from kartenwerk.products.check import check_whole

    folder = custom_folder(str(deck), ())
    if folder is None:
        raise no_deck(deck, str(deck))
    found = check_whole(Workshop.over(data, folder))
    title, cards, kinds, faults, notes = found
    if json:
        counts = {"cards": cards, "kinds": kinds} if found.ok else {}
        errors = [fault.as_json() for fault in faults]
        print_json({"ok": found.ok, "errors": errors, "notes": notes, **counts})
        return 0 if found.ok else 1
    for fault in summarize(faults):
        complain(gettext(fault.sentence))
    for note in notes:
        say(gettext("note: {note}", note=note))
    if not found.ok:
        return 1
    if cards == 1:
        say(gettext("{title}: one card, nothing wrong", title=title))
    elif kinds == 1:
        say(gettext("{title}: {cards} cards of one kind, nothing wrong", title=title, cards=cards))
    else:
        say(gettext("{title}: {cards} cards of {kinds} kinds, nothing wrong", title=title, cards=cards, kinds=kinds))
    return 0
