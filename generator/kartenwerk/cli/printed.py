"""kartenwerk printed: marks a deck of one's own as printed."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.message import _, ngettext
from kartenwerk.cli.answers import DeckPrinted
from kartenwerk.cli.custom import open_folder, own_folder
from kartenwerk.cli.options.prints import PrintedOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.prints.shelf import PRINTS, shelf_of
from kartenwerk.products.prints.mark import check_name, mark_printed


def mark(options: PrintedOptions) -> Reply[DeckPrinted]:
    name = check_name(options.name)
    workshop = open_folder(own_folder(options.deck), options.data)
    record = mark_printed(workshop, shelf_of(workshop.deck_folder), name)
    count = sum(card.count for card in record.cards)
    path = (workshop.deck_folder / PRINTS / f"{record.number:03}.json").as_posix()

    def lines() -> Iterator[str]:
        cards = ngettext("one card", "{count} cards", count)
        named = _(", called {name}", name=record.name) if record.name else ""
        yield gettext(
            "{title}: marked as printed, print {number}{named}: {cards}",
            title=record.title,
            number=f"{record.number:03}",
            named=named,
            cards=cards,
        )

    answer = DeckPrinted(number=record.number, name=record.name, cards=count, kinds=len(record.cards), path=path)
    return Reply(answer, lines())
