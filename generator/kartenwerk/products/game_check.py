"""The check of a game that is a file: its table, its sentences, and the deck of one's own beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.game_file import edition_languages, open_game
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog import GameData
from kartenwerk.custom.faults import DeckFault, Report
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.trick_table import describe_table
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.check import check_all

LABELS = ("tally", "piles", "notes")
SAID_OF_MOVES = ("reasons", "remarks")
"""The tables of a game's file with labels, and with sentences about moves."""


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
    sessions: list[Session] = []
    try:
        for language in edition_languages(str(file), data) or (None,):
            with report.at():
                sessions.append(_check_edition(file, data, language, report))
    except KartenwerkError as error:
        report.add(error)
    if report.faults or not sessions:
        return GameFileCheck("", (), 0, 0, tuple(report.faults), tuple(report.notes))
    session = sessions[0]
    deck = session.deck
    cards, kinds = len(deck.pack.cards), len(deck.kinds)
    return GameFileCheck(
        session.data.title, session.data.players, cards, kinds, tuple(report.faults), tuple(report.notes)
    )


def _check_edition(file: Path, data: Path | None, language: str | None, report: Report) -> Session:
    """The game in a language. Its deck's faults and notes go to the report; KartenwerkError for its own first fault."""
    workshop, id = open_game(str(file), data, language)
    if isinstance(workshop, CustomWorkshop):
        of_deck, spoken = check_all(workshop), workshop.deck.tools.file.language
        for fault in of_deck.faults:
            report.add(fault)
        for note in of_deck.notes:
            report.note(note)
        if language not in (None, spoken):
            note = _("cards are called as in {other}, in the edition {language}, too", other=spoken, language=language)
            report.note(note)
    session = workshop.session(id, None, ())
    _check_sentences(workshop, session, file.name)
    game_manuscript(workshop, session)
    for players in session.data.players:
        session.play(players, 1)
    return session


def _check_sentences(workshop: Workshop, session: Session, file: str) -> None:
    """KartenwerkError, with its key, for a sentence about the game that cannot be filled."""
    values = {"r": session.values, "spiel": describe_table(session)}
    for key, sentence in _sentences(session.data):
        with _locate_error(file, key):
            workshop.templates.sentence(sentence, **values)
    for key, sentence in _in(session.data, SAID_OF_MOVES):  # filled with what happens at the table
        with _locate_error(file, key):
            workshop.templates.check_sentence(sentence)
    for key, label in _in(session.data, LABELS):
        if any(sign in label for sign in ("{{", "{%")):
            raise KartenwerkError(
                "a label is printed as it stands, and filled with nothing",
                file=file,
                key=key,
                found=repr(label),
                expected=_("words without {sign}", sign="{{" if "{{" in label else "{%"),
            )


@contextmanager
def _locate_error(file: str, key: str) -> Iterator[None]:
    """Say in an error within which sentence of the file it is about."""
    try:
        yield
    except KartenwerkError as error:
        raise KartenwerkError(error.message, file=file, key=key, found=error.found, expected=error.expected) from None


def _in(data: GameData, tables: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The words of these tables of the file, with their keys."""
    for table in tables:
        yield from ((f"{table}.{id}", words) for id, words in getattr(data, table).items())


def _sentences(data: GameData) -> Iterator[tuple[str, str]]:
    """The sentences about the whole game, with their keys."""
    if data.text is not None:
        yield "text.goal", data.text.goal
        for key in ("deal", "turns", "brief"):
            yield from ((f"text.{key}", sentence) for sentence in getattr(data.text, key))
        yield from ((f"text.words.{word}", sentence) for word, sentence in data.text.words.items())
    for row in data.trick_game.score if data.trick_game is not None else ():
        yield f"trick_game.score.{row.id}.text", row.text
