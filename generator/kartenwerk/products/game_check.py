"""The check of a game that is a file: its table, its sentences, and the deck of one's own beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.game_file import open_game
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog import GameData
from kartenwerk.custom.faults import DeckFault, Report
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.trick_table import describe_table
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.check import check_all


class GameFileCheck(NamedTuple):
    """What the check has found: of a sound game its title, its numbers of players, its cards and their kinds."""

    title: str
    players: Sequence[int]
    cards: int
    kinds: int
    faults: tuple[DeckFault, ...]
    notes: tuple[str, ...]


def check_game_file(file: Path, data: Path | None) -> GameFileCheck:
    """All faults of the deck, and the first of the game: it is read, played, and all its sentences are written."""
    report = Report()
    try:
        workshop, id = open_game(str(file), data)
        if isinstance(workshop, CustomWorkshop):
            report = check_all(workshop)
        session = workshop.session(id, None, ())
        _check_sentences(workshop, session, file.name)
        game_manuscript(workshop, session)
        for players in session.data.players:
            session.play(players, 1)
    except KartenwerkError as error:
        report.add(error)
        return GameFileCheck("", (), 0, 0, tuple(report.faults), tuple(report.notes))
    deck = session.deck
    cards, kinds = len(deck.pack.cards), len(deck.kinds)
    return GameFileCheck(
        session.data.title, session.data.players, cards, kinds, tuple(report.faults), tuple(report.notes)
    )


def _check_sentences(workshop: Workshop, session: Session, file: str) -> None:
    """KartenwerkError, with its key, for a sentence about the game that cannot be filled."""
    values = {"r": session.values, "spiel": describe_table(session)}
    for key, sentence in _sentences(session.data):
        try:
            workshop.templates.sentence(sentence, **values)
        except KartenwerkError as error:
            raise KartenwerkError(
                error.message, file=file, key=key, found=error.found, expected=error.expected
            ) from None


def _sentences(data: GameData) -> Iterator[tuple[str, str]]:
    """The sentences about the whole game, with their keys."""
    if data.text is not None:
        yield "text.goal", data.text.goal
        for key in ("deal", "turns", "brief"):
            yield from ((f"text.{key}", sentence) for sentence in getattr(data.text, key))
        yield from ((f"text.words.{word}", sentence) for word, sentence in data.text.words.items())
    for row in data.trick_game.score if data.trick_game is not None else ():
        yield f"trick_game.score.{row.id}.text", row.text
