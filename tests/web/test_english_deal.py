"""A deal move by move, with its questions, on the page of a game in English: what surrounds it is English, too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from markupsafe import Markup
from tests.english import german_words
from tests.support import Run

from kartenwerk.base.data import DataFile
from kartenwerk.build.game_file import open_game
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.record import read_record, replay
from kartenwerk.play.engine.session import Session
from kartenwerk.products.web.deal import DealSection, move_link
from kartenwerk.products.web.questions import AskedQuestion, QuestionRow, QuestionWriter
from kartenwerk.products.web.scenes import scenes
from kartenwerk.products.web.site_words import site_words
from kartenwerk.table.lessons.question import LaidPile, LessonQuestion
from kartenwerk.text.web.letters import Letters

HEDGEROW = Path(__file__).parents[2] / "docs/examples/hedgerow/hedgerow.toml"
Played = tuple[Workshop, Session, Sequence[PlayedDeal]]


@pytest.fixture
def played(run: Run, tmp_path: Path) -> Played:
    file = tmp_path / "deal.toml"
    run("play", HEDGEROW, "--seed", "3", "--save", file)
    opened = open_game(str(HEDGEROW))
    session, record = opened.workshop.session(opened.id, None, ()), read_record(DataFile(file, file.name))
    return opened.workshop, session, replay(record, session.game, session.data, session.deck.pack)


def no_card(_name: str) -> Markup:
    return Markup()


def seen(html: str) -> str:
    """What is read and heard of it: text, and the names of what is pressed."""
    heard = " ".join(re.findall(r'(?:aria-label|data-(?:count|right|end|else|resume))="([^"]*)"', html))
    return f"{heard} {re.sub('<[^>]*>', ' ', html)}"


def test_the_deal_and_the_ways_to_it_are_english(played: Played) -> None:
    workshop, session, deals = played
    words = site_words(workshop, "en").ask
    shown = [*scenes(workshop, session, deals)]
    section = DealSection(workshop.templates, session.deck, shown, no_card, Letters(), words).html([1], None)
    said = seen(section + move_link(workshop.templates, shown[0], words))
    assert not german_words(said)
    assert "Move 1: Anna" in said and "(played)" in said


def test_questions_are_english(played: Played) -> None:
    workshop, session, _deals = played
    words = site_words(workshop, "en").ask
    question = LessonQuestion((), (), (LaidPile("Trick", ()),), (), (), (), (), ())
    row = QuestionRow("problem", "Ann", "End", "Other", [AskedQuestion("1", 1, "Problem 1 of 1", "What?", question)])
    written = QuestionWriter(workshop.templates, session.deck, no_card, Letters(), words).write(row, "hedgerow", "")
    said = seen(written.begin + "".join(written.written))
    assert "empty" in said and not german_words(said)
