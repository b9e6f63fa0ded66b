"""kartenwerk check: everything that is wrong with a deck of one's own, at once; nothing is written."""

from __future__ import annotations

from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.custom import custom_folder, no_deck
from kartenwerk.cli.options.custom import CheckOptions
from kartenwerk.cli.output import complain, print_json, say
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.faults import summarize
from kartenwerk.products.check import check_whole


def check(options: CheckOptions) -> int:
    folder = custom_folder(str(options.deck), ())
    if folder is None:
        raise no_deck(options.deck, str(options.deck))
    found = check_whole(Workshop.over(options.data, folder))
    title, cards, kinds, faults, notes = found
    if options.json:
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
