"""kartenwerk hand: what a hand is worth, and which of several wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kartenwerk.cli.options import Data, Dictionary, Json, RulesFile, Settings, Variant
from kartenwerk.cli.output import columns, print_json

if TYPE_CHECKING:
    from pathlib import Path

    from kartenwerk.engine.session import Table
    from kartenwerk.mechanics.hands import HandReader, Hands


def hand(
    game: Annotated[str, typer.Argument(help="The game's id; see kartenwerk list.")],
    hands: Annotated[list[str], typer.Argument(metavar="HAND...", help='Cards such as "svidar-S yxar-S".')],
    board: Annotated[str, typer.Option(metavar="CARDS", help="Cards that belong to every hand.")] = "",
    dictionary: Dictionary = None,
    word: Annotated[str, typer.Option(metavar="WORD", help="In a game of words: judge this word.")] = "",
    every: Annotated[bool, typer.Option("--all", help="In a game of words: tell all words, not the best.")] = False,
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Name hands and the cards that count; of several, tell who wins."""
    from kartenwerk.build.workshop import Workshop

    table = Workshop.over(data).table(game, rules, set or [], variant)
    reader = reader_of(table)
    if dictionary or word or every:
        reader = _telling_words(reader, dictionary, word, every)
    read = reader.hands(table.data, table.deck, hands, board, table.house.changes)
    if json:
        print_json(read.as_json())
        return
    print("\n".join(columns(_rows(read))))
    for number, one in enumerate(read.hands, start=1):
        if one.words:
            print(f"words of hand {number}: {', '.join(one.words)}")
        if one.melds is not None:
            print(f"melds of hand {number}: {', '.join(map(' '.join, one.melds)) or 'none'}")
            print(f"deadwood of hand {number}: {' '.join(map(str, one.rest)) or 'none'} = {one.deadwood}")


def _telling_words(reader: HandReader, dictionary: Path | None, word: str, every: bool) -> HandReader:
    """The reader with the options of games of words; KartenwerkError if the game is none."""
    from kartenwerk.errors import KartenwerkError
    from kartenwerk.games.anagramm_poker.hands import SHOWN, WordHands
    from kartenwerk.mechanics.words.dictionary import Dictionary as Words

    if not isinstance(reader, WordHands):
        raise KartenwerkError("only games of words have a dictionary", key="--dictionary, --word or --all")
    return reader.telling(Words.of_file(dictionary) if dictionary else None, None if every else SHOWN, word)


def reader_of(table: Table) -> HandReader:
    """What reads the hands of a table's game; KartenwerkError if that game compares none."""
    reader: HandReader = offer_of(table, "HANDS", f"{table.data.title} compares no hands")
    return reader


def offer_of(table: Table, name: str, fault: str) -> Any:
    """What the table's game exports by that name; KartenwerkError, with the games that do, if it does not."""
    from importlib import import_module

    from kartenwerk import games
    from kartenwerk.errors import KartenwerkError

    def offer(id: str) -> Any:
        return getattr(import_module(f"{games.__name__}.{id}"), name, None)

    found = offer(table.game.id)
    if found is None:
        able = ", ".join(id for id in games.GAME_IDS if offer(id))  # only now are all games read
        raise KartenwerkError(fault, key="game", found=repr(table.game.id), expected=f"one of {able}")
    return found


def _rows(read: Hands) -> list[tuple[str, ...]]:
    """A row for each hand; of several, the last cell tells who wins or who share."""
    several, outcome = len(read.hands) > 1, "wins" if len(read.winners) == 1 else "shares"
    rows: list[tuple[str, ...]] = []
    for place, one in enumerate(read.hands):
        cards = " ".join(map(str, one.best))
        end = outcome if several and place in read.winners else ""
        rows.append((f"hand {place + 1}", one.name, cards if one.valid else one.reason or "", end))
    return rows
