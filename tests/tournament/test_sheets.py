"""The sheets of a tournament say in the game's language how it goes; German ones say what they always did."""

from __future__ import annotations

import json

import pypdfium2
import pytest
from tests.english import german_words
from tests.support import WORKSHOP

from kartenwerk.base.data import project_root
from kartenwerk.build.game_file import open_game
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.load import read_toml
from kartenwerk.products.evening.tournament import tournament_sheets
from kartenwerk.products.evening.tournament_words import FILE

HEDGEROW = str(project_root() / "docs/examples/hedgerow/hedgerow.toml")
WORDS = FILE.removeprefix("rules_data/")
NAMES = ["Ada", "Bob", "Cy", "Dot", "Eve"]

WAYS = 'ties = ["points", "won", "fewer_lost", "best_round", "direct", "lot"]'
AVERAGE = 'ties = ["solos", "points"]\nbye = "average"'
FIVE = 'ties = ["points"]\nrest = "five"'
ENGLISH = {
    WAYS: "Where points are equal: tables won, then fewer tables lost, then the best round, then who did better where"
    " they met, then a lot drawn beforehand. Whoever sits out a round gets nothing for it.",
    AVERAGE: "Places go by: solos won, then points. Otherwise the place is shared."
    " Whoever sits out a round gets the average of the rounds they play.",
    FIVE: "Where points are equal, the place is shared. At a table of five, whoever deals sits out.",
}
GERMAN = {
    WAYS: "Bei gleichen Punkten entscheidet: gewonnene Tische, dann weniger verlorene Tische, dann beste Runde, dann"
    " direkter Vergleich, dann das Los, vorher gezogen. Eine Pause bringt nichts.",
    AVERAGE: "Für den Platz entscheidet: gewonnene Soli, dann Punkte. Sonst gleicher Platz."
    " Eine Pause bringt den Durchschnitt der eigenen Runden.",
    FIVE: "Bei gleichen Punkten: gleicher Platz. Zu fünft setzt aus, wer gibt.",
}


def printed(workshop: Workshop, game: str, head: str) -> tuple[list[str], list[str]]:
    """The pages of a round in which one pauses, or five sit at a table; and the file's title and subject."""
    table = NAMES if head == FIVE else NAMES[:4]
    text = "\n".join(
        (
            "format = 1",
            f'tournament = "{game}"',
            'name = "Cup"',
            "date = 2026-12-04",
            f"players = {json.dumps(NAMES)}",
            "rounds = 1",
            head,
            "[[round]]",
            "number = 1",
            f"pause = {json.dumps(NAMES[len(table) :])}",
            f"tables = [{json.dumps(table)}]",
            "",
        )
    )
    with pypdfium2.PdfDocument(tournament_sheets(workshop, text, "cup.toml", "a4").data) as document:
        pages = [" ".join(page.get_textpage().get_text_range().split()) for page in document]
        return pages, [document.get_metadata_value(key) for key in ("Title", "Subject")]


def test_every_word_has_its_english() -> None:
    german, english = (read_toml(WORKSHOP.roots.find(f"rules_data/{file}")) for file in (WORDS, f"lang/en/{WORDS}"))
    assert [*german] == [*english]
    assert all([*german[table]] == [*english[table]] for table in ("ties", "bye"))


@pytest.mark.parametrize("head", ENGLISH)
def test_those_of_a_game_in_english_are_english(head: str) -> None:
    (hung, table, players), said = printed(open_game(HEDGEROW).workshop, "hedgerow", head)
    text = " ".join([hung, table, players, *said])
    assert not german_words(text) and not {"Tisch", "Tische", "Pause", "Turnier", "zusammen"} & {*text.split()}
    assert ENGLISH[head] in hung and "Hedgerow, 4 December 2026" in hung and "Table 1" in hung and "Round 1" in table
    assert ("Sitting out Eve" in hung) is ("sitting out" in players) is (head != FIVE)
    assert "Round Table with Points" in players and "total" in players
    assert said == ["Cup: tournament", "1 round"]


@pytest.mark.parametrize("head", GERMAN)
def test_those_of_a_german_game_are_as_they_were(head: str) -> None:
    (hung, table, players), said = printed(WORKSHOP, "doppelkopf", head)
    assert GERMAN[head] in hung and "Doppelkopf, 04.12.2026" in hung and "Tisch 1" in hung and "Runde 1" in table
    assert ("Es pausiert Eve" in hung) is ("Pause" in players) is (head != FIVE)
    assert "Runde Tisch mit Punkte" in players and "zusammen" in players
    assert said == ["Cup: Turnier", "1 Runden"]
