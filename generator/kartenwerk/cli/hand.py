"""kartenwerk hand: what a hand is worth, and which of several hands wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.offers import offer_of
from kartenwerk.cli.options import Data, Dictionary, Json, RulesFile, Settings, Variant
from kartenwerk.cli.output import columns, print_json, say
from kartenwerk.cli.translation import gettext

if TYPE_CHECKING:
    from pathlib import Path

    from kartenwerk.play.engine.reading import HandReader, Hands


def hand(
    game: Annotated[str, typer.Argument(help="The game's id; see kartenwerk list.", autocompletion=completion.games)],
    hands: Annotated[list[str], typer.Argument(metavar="HAND...", help='Cards such as "svidar-S yxar-S".')],
    board: Annotated[str, typer.Option(metavar="CARDS", help="Cards that belong to every hand.")] = "",
    dictionary: Dictionary = None,
    word: Annotated[str, typer.Option(metavar="WORD", help="In a game of words: judge this word.")] = "",
    every: Annotated[bool, typer.Option("--all", help="In a game of words: list all words, not the best.")] = False,
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Name hands and the cards that count; of several hands, tell which one wins."""
    from kartenwerk.build.workshop import Workshop

    session = Workshop.over(data).session(game, rules, set or [], variant)
    reader = offer_of(session, lambda game: game.hands, _("{title} compares no hands", title=session.data.title))
    if dictionary or word or every:
        reader = _telling_words(reader, dictionary, word, every)
    read = reader.hands(session.data, session.deck, hands, board, session.house.changes)
    if json:
        print_json(read.as_json())
        return
    say(*columns(_rows(read)))
    for number, one in enumerate(read.hands, start=1):
        if one.words:
            say(gettext("words of hand {hand}: {words}", hand=number, words=", ".join(one.words)))
        if one.melds is not None:
            melds = ", ".join(map(" ".join, one.melds)) or gettext("none")
            say(gettext("melds of hand {hand}: {melds}", hand=number, melds=melds))
            rest = " ".join(map(str, one.rest)) or gettext("none")
            say(gettext("deadwood of hand {hand}: {cards} = {value}", hand=number, cards=rest, value=one.deadwood))


def _telling_words(reader: HandReader, dictionary: Path | None, word: str, every: bool) -> HandReader:
    """The reader with the options for games of words; KartenwerkError if the game is not one."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.play.engine.reading import WordReader

    if not isinstance(reader, WordReader):
        option = "--dictionary" if dictionary else "--word" if word else "--all"
        raise KartenwerkError("only games of words take this option", key=option)
    return reader.telling(dictionary, word, every=every)


def _rows(read: Hands) -> list[tuple[str, ...]]:
    """A row for each hand; if there are several, its last cell says whether the hand wins or shares."""
    several, outcome = len(read.hands) > 1, gettext("wins") if len(read.winners) == 1 else gettext("shares")
    rows: list[tuple[str, ...]] = []
    for place, one in enumerate(read.hands):
        cards = " ".join(map(str, one.best))
        end = outcome if several and place in read.winners else ""
        rows.append(
            (gettext("hand {number}", number=place + 1), one.name, cards if one.valid else one.reason or "", end)
        )
    return rows
