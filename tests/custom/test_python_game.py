"""A Python game of a package that brings its own deck among its data, and speaks English: played, printed, refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.custom.decks import ICON, write
from tests.custom.own_game import DECK, ROWS
from tests.english import german_words

EXAMPLE = Path(__file__).parents[2] / "docs/example_game/stichprobe/__init__.py"
DATA = """id = "marks"
title = "Sea Marks"
language = "en"
deck = "../../decks/main"
players = [2, 3]
move_seconds = 6

[rules.punkte_je_stich]
label = "points for a trick"
default = 1
min = 1
max = 10

[rules.spiele]
label = "deals in a match"
default = 2
min = 1
max = 24

[text]
goal = "Take as many tricks as you can."
deal = ["The dealer deals out all the cards. The suit of the last one is trumps."]
turns = ["Follow suit if you can: {{ 1 | anzahl('Karte') }} of the suit that was led."]

[reasons]
nicht_auf_der_hand = "{{ karten[0] }} is not in your hand."
farbe_bekennen = "Whoever can follow suit must, here with {{ karten | aufzaehlung }}."

[remarks]
stich = "The trick goes to {{ wer }}, with {{ karten[0] }}."

[tally]
stiche = "tricks"

[piles]
stich = "Trick"
hand = "Hand"
"""
ENGLISH_ROWS = "\n".join(ROWS).replace("Möwe", "Gull").replace("Anker", "Anchor").replace("Welle", "Wave")
ENGLISH_ROWS = ENGLISH_ROWS.replace("Eine Karte, die kein Spiel kennt.", "A card that no game knows.")


def write_package(root: Path, data: str = DATA) -> Path:
    """A folder of installed packages with the example game on a deck of the package's own."""
    code = EXAMPLE.read_text().replace('"kreuz", "pik", "herz", "karo"', '"gull", "anchor", "wave"')
    code = code.replace('("A", "K", "D", "B", "10", "9", "8", "7")', '("4", "3", "2", "1")')
    deck = DECK.replace('title = "Probe"', 'title = "Sea Marks"\nlanguage = "en"\nfolders = { icons = "zeichen" }')
    lies = "marks/data/decks/main"
    info = "kartenwerk_marks-0.1.0.dist-info"
    files = {
        "marks/__init__.py": code.replace('id = "stichprobe"', 'id = "marks"').replace('"pik-7"', '"gull-1"'),
        "marks/data/rules_data/games/marks.toml": data,
        f"{lies}/deck.toml": deck,
        f"{lies}/karten.csv": ENGLISH_ROWS,
        f"{lies}/zeichen/muenze.svg": ICON,
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: kartenwerk-marks\nVersion: 0.1.0\n",
        f"{info}/entry_points.txt": "[kartenwerk.games]\nmarks = marks:GAME\n",
    }
    return write(root, files)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_package(tmp_path_factory.mktemp("site"))


def kartenwerk(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, "-m", "kartenwerk", *words]
    return subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, timeout=300)


def test_it_is_played_with_the_deck_among_its_data_in_its_own_language(site: Path) -> None:
    told = kartenwerk(site, "play", "marks", "--plain", "--lang", "de")
    assert told.stdout.startswith("Sea Marks, 2 players") and "The trick goes to" in told.stdout
    assert "Gull 4" in told.stdout and not german_words(told.stdout)


def test_its_booklet_is_in_english_throughout(site: Path) -> None:
    made = json.loads(kartenwerk(site, "rules", "marks", "--text", "--json").stdout)
    text = (site / made["files"][0]["path"]).read_text()
    assert "Cards: 12, a deck of its own" in text and "one card of the suit that was led" in text
    assert not german_words(text)


def test_a_deck_outside_of_its_data_is_refused(tmp_path: Path) -> None:
    site = write_package(tmp_path, DATA.replace("../../decks/main", "../../../elsewhere"))
    told = kartenwerk(site, "play", "marks")
    assert told.returncode == 1 and "deck: the deck lies outside the game's folder" in told.stderr
