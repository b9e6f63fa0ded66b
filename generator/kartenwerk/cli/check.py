"""kartenwerk check: everything that is wrong with a deck or game of one's own, at once; nothing is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenwerk.base.data import DataRoots
from kartenwerk.build.game_file import is_game_file
from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.cli.answers import DeckChecked, GameBoxEntry, GameDeckEntry, GameFolderEntry, GamePartEntry
from kartenwerk.cli.boxed_game import find_game
from kartenwerk.cli.custom import own_folder
from kartenwerk.cli.faults import describe_deck_fault
from kartenwerk.cli.options.custom import CheckOptions
from kartenwerk.cli.output import Reply, complain
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.faults import DeckFault, summarize
from kartenwerk.products.check import check_whole, check_whole_game


def check(options: CheckOptions) -> Reply[DeckChecked]:
    game = find_game(str(options.deck))
    if game is not None:
        return _check_game(GameWorkshop(DataRoots.over(options.data), options.data, game_folder=game[0]))
    if is_game_file(str(options.deck)):
        return _check_game_file(options)
    found = check_whole(Workshop.over(options.data, own_folder(options.deck)))
    title, cards, kinds, faults, notes = found
    answer = DeckChecked(ok=found.ok, errors=[describe_deck_fault(fault) for fault in faults], notes=[*notes])
    if found.ok:
        answer["cards"], answer["kinds"] = cards, kinds

    def lines() -> Iterator[str]:
        yield from _findings(faults, notes)
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


def _check_game(workshop: GameWorkshop) -> Reply[DeckChecked]:
    """The same for a whole game, whatever deck or part of it is named."""
    found = check_whole_game(workshop)
    answer = DeckChecked(
        ok=found.ok, errors=[describe_deck_fault(fault) for fault in found.faults], notes=[*found.notes]
    )
    decks = [(name, deck) for name, deck in found.decks.items() if deck.part is None]
    parts = [(name, deck, deck.part) for name, deck in found.decks.items() if deck.part is not None]
    cards = sum(len(deck.pack.cards) for _name, deck in decks)
    if found.ok:
        answer["cards"], answer["kinds"] = cards, sum(len(deck.kinds) for _name, deck in decks)
        answer["game"] = GameFolderEntry(
            id=workshop.game.id,
            languages=[*workshop.game.languages],
            decks=[
                GameDeckEntry(
                    id=name, cards=len(deck.pack.cards), kinds=len(deck.kinds), size=(deck.width, deck.height)
                )
                for name, deck in decks
            ],
            parts=[GamePartEntry(id=name, kind=part.kind, pieces=len(deck.pack.cards)) for name, deck, part in parts],
        )

        if found.room is not None:
            answer["game"]["box"] = GameBoxEntry(inside=(found.room.width, found.room.height, found.room.depth))

    def lines() -> Iterator[str]:
        yield from _findings(found.faults, found.notes)
        if found.ok:
            pieces = sum(len(deck.pack.cards) for _name, deck, _part in parts)
            yield gettext(
                "{title} ({languages}): {decks} decks of {cards} cards, {parts} parts of {pieces}, nothing wrong",
                title=found.title,
                decks=len(decks),
                cards=cards,
                parts=len(parts),
                pieces=pieces,
                languages=", ".join(workshop.game.languages),
            )

    return Reply(answer, lines())


def _check_game_file(options: CheckOptions) -> Reply[DeckChecked]:
    """The same for a game that is a file, with the deck that it brings."""
    from kartenwerk.products.game_check import check_game_file  # which loads what plays games and writes booklets

    found = check_game_file(options.deck, options.data)
    ok = not found.faults
    answer = DeckChecked(ok=ok, errors=[describe_deck_fault(fault) for fault in found.faults], notes=[*found.notes])
    if ok:
        answer["cards"], answer["kinds"] = found.cards, found.kinds

    def lines() -> Iterator[str]:
        yield from _findings(found.faults, found.notes)
        if ok:
            players = ", ".join(map(str, found.players))
            yield gettext("{title}: a game for {players} players, nothing wrong", title=found.title, players=players)

    return Reply(answer, lines())


def _findings(faults: Sequence[DeckFault], notes: Sequence[str]) -> Iterator[str]:
    """The faults go to standard error, the notes are lines."""
    for fault in summarize(faults):
        complain(gettext(fault.sentence))
    for note in notes:
        yield gettext("note: {note}", note=note)
