"""kartenwerk check: everything that is wrong with a deck of one's own, at once; nothing is written."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import DeckChecked
from kartenwerk.cli.custom import own_folder
from kartenwerk.cli.faults import describe_deck_fault
from kartenwerk.cli.options.custom import CheckOptions
from kartenwerk.cli.output import Reply, complain
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.faults import summarize
from kartenwerk.products.check import check_whole


def check(options: CheckOptions) -> Reply[DeckChecked]:
    found = check_whole(Workshop.over(options.data, own_folder(options.deck)))
    title, cards, kinds, faults, notes = found
    answer = DeckChecked(ok=found.ok, errors=[describe_deck_fault(fault) for fault in faults], notes=[*notes])
    if found.ok:
        answer["cards"], answer["kinds"] = cards, kinds

    def lines() -> Iterator[str]:
        for fault in summarize(faults):
            complain(gettext(fault.sentence))
        for note in notes:
            yield gettext("note: {note}", note=note)
        if not found.ok:
            return
        if cards == 1:
            yield gettext("{title}: one card, nothing wrong", title=title)
        elif kinds == 1:
            yield gettext("{title}: {cards} cards of one kind, nothing wrong", title=title, cards=cards)
        else:
            yield gettext(
                "{title}: {cards} cards of {kinds} kinds, nothing wrong", title=title, cards=cards, kinds=kinds
            )

    return Reply(answer, lines())
