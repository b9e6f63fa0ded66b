"""kartenwerk printed: marks a deck or a game of one's own as printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    workshop = game.workshop
    record = mark_game_printed(workshop, game_shelf_of(workshop.deck_folder), name)
    usual = workshop.game.languages[0]
    parts = {member.name for member in workshop.game.in_language(usual) if member.is_part}
    title = f"{record.title} ({', '.join(workshop.game.languages)})"
    decks, pieces = (
        [each for member, each in record.editions[usual].items() if (member in parts) == is_part]
        for is_part in (False, True)
    )
    return _reply(record, title, decks, workshop.deck_folder, pieces)


def _reply(
    record: NamedPrint, title: str, decks: list[Print], root: Path, parts: Sequence[Print] = ()
) -> Reply[DeckPrinted]:
    """The reply, with the cards of the decks and the pieces of the parts in one language."""
    kinds = [card for each in decks for card in each.cards]
    count = sum(card.count for card in kinds)
    pieces = sum(card.count for each in parts for card in each.cards)
    path = (root / PRINTS / f"{record.number:03}.json").as_posix()

    def lines() -> Iterator[str]:
        named = _(", called {name}", name=record.name) if record.name else ""
        cards, more = ngettext("one card", "{count} cards", count), ngettext("one piece", "{count} pieces", pieces)
        both = _("{cards}, {pieces}", cards=cards, pieces=more)
        yield gettext(
            "{title}: marked as printed, print {number}{named}: {cards}",
            title=title,
            number=f"{record.number:03}",
            named=named,
            cards=both if count and pieces else more if pieces else cards,
        )

    answer = DeckPrinted(
        number=record.number, name=record.name, cards=count, kinds=len(kinds), pieces=pieces, path=path
    )
    return Reply(answer, lines())
