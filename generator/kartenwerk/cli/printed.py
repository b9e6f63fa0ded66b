"""kartenwerk printed: marks a deck or a game of one's own as printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, ngettext
from kartenwerk.cli.answers import DeckPrinted
from kartenwerk.cli.boxed_game import OpenedGame, open_game_folder
from kartenwerk.cli.custom import open_folder, own_folder
from kartenwerk.cli.options.prints import PrintedOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.prints.record import NamedPrint, Print
from kartenwerk.custom.prints.shelf import PRINTS, game_shelf_of, shelf_of
from kartenwerk.products.prints.mark import check_name, mark_game_printed, mark_printed


def mark(options: PrintedOptions) -> Reply[DeckPrinted]:
    name = check_name(options.name)
    game = open_game_folder(str(options.deck), options.data, None)
    if game is not None:
        return _mark_game(game, options, name)
    workshop = open_folder(own_folder(options.deck), options.data)
    record = mark_printed(workshop, shelf_of(workshop.deck_folder), name)
    return _reply(record, record.title, [record], workshop.deck_folder)


def _mark_game(game: OpenedGame, options: PrintedOptions, name: str | None) -> Reply[DeckPrinted]:
    if not game.is_whole:
        raise KartenwerkError(
            "a game is marked as printed as a whole", found=str(options.deck), expected=str(game.workshop.game.root)
        )
    root = game.workshop.deck_folder
    record = mark_game_printed(game.workshop, game_shelf_of(root), name)
    parts = [each for members in record.editions.values() for each in members.values()]
    return _reply(record, record.title, parts, root)


def _reply(record: NamedPrint, title: str, prints: list[Print], root: Path) -> Reply[DeckPrinted]:
    cards = [card for each in prints for card in each.cards]
    count = sum(card.count for card in cards)
    path = (root / PRINTS / f"{record.number:03}.json").as_posix()

    def lines() -> Iterator[str]:
        named = _(", called {name}", name=record.name) if record.name else ""
        yield gettext(
            "{title}: marked as printed, print {number}{named}: {cards}",
            title=title,
            number=f"{record.number:03}",
            named=named,
            cards=ngettext("one card", "{count} cards", count),
        )

    answer = DeckPrinted(number=record.number, name=record.name, cards=count, kinds=len(cards), path=path)
    return Reply(answer, lines())
