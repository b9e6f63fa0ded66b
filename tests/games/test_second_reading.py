"""The second reading of the rules: whatever a game's RULES.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.support import WORKSHOP

GAMES = Path(__file__).parent
ROOT = GAMES.parent.parent
READINGS = sorted(GAMES.glob("*/RULES.md"))
NAMED = r"`(%s)`"
CODE = re.compile(r"`([\w./]+\.py)`: ((?:`\w+`(?:, )?)+)")


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.parent.name)
def test_every_test_and_file_that_a_reading_names_is_there(reading: Path) -> None:
    text = reading.read_text()
    tests = "\n".join(file.read_text() for file in reading.parent.glob("test_*.py"))
    assert [name for name in re.findall(NAMED % r"test_\w+", text) if f"def {name}(" not in tests] == []
    files = re.findall(NAMED % r"[\w./]+\.(?:py|toml)", text)
    assert [name for name in files if not home(reading, name).is_file()] == []


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.parent.name)
def test_every_name_of_the_rules_that_a_reading_gives_stands_in_the_file_it_gives(reading: Path) -> None:
    named = CODE.findall(reading.read_text())
    codes = {file: home(reading, file).read_text() for file, _ in named}
    told = [(file, name) for file, names in named for name in re.findall(r"\w+", names)]
    assert told
    assert [(file, name) for file, name in told if not re.search(rf"\b{name}\b", codes[file])] == []


def home(reading: Path, file: str) -> Path:
    """The file of that name among the game's own, or else in the repository."""
    own = ROOT / "generator" / "kartenwerk" / "play" / "games" / reading.parent.name / file
    return own if own.is_file() else ROOT / file


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.parent.name)
def test_every_sentence_has_an_engine_a_text_and_a_test_or_says_why_not(reading: Path) -> None:
    rows = [line for line in reading.read_text().splitlines() if line.startswith("| ")]
    assert rows and all(line.count(" | ") == 3 for line in rows)


HEADING = re.compile(r"^#+ (.+)$|^::: kasten \"?([^\"]+)\"?$", re.MULTILINE)
NAME_OF_A_HEADING = re.compile(r"^{% set (\w+) = \"([^\"]+)\" %}$", re.MULTILINE)
OF_EVERY_BOOKLET = {"Kleines Wörterbuch", "Kurzregeln"}
NOT_TOLD = re.compile(r"missing|left out")


def headings(game: str) -> set[str]:
    """The chapters, sections and boxes of a game's texts."""
    found = set(OF_EVERY_BOOKLET)
    for file in (ROOT / "templates" / "games" / game).glob("*.md.j2"):
        text = file.read_text()
        for name, words in NAME_OF_A_HEADING.findall(text):
            text = text.replace(f"{{{{ {name} }}}}", words)
        found |= {heading or box for heading, box in HEADING.findall(text)}
    return found


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.parent.name)
def test_every_place_in_the_booklet_that_a_reading_names_is_there(reading: Path) -> None:
    places = headings(reading.parent.name)
    rows = [line.split(" | ")[2] for line in reading.read_text().splitlines() if line.startswith("| ")]
    told = [row for row in rows if row != "Text" and not NOT_TOLD.search(row)]
    named = [place for row in told for place in re.split(r", (?=[A-ZÄÖÜ„])", row)]
    assert [place for place in named if not any(heading.startswith(place) for heading in places)] == []


LEFT_OPEN = {
    ("anagramm_poker", "startsteine"): "the same for all, but not how many",
    ("bauer_und_jarl", "freiwillig_passen"): "who cannot play says so; of who will not nothing is said",
    ("bauer_und_jarl", "wiedereinstieg"): "the next is on turn; whether one comes in again is not said",
    ("burner_holdem", "small_blind"): "agreed before the game, but no number",
    ("burner_holdem", "big_blind"): "twice the small one, which has no number",
    ("donnerwetter", "eroberungszwang"): "who cannot capture lays a card; whether who can must is not said",
    ("donnerwetter", "mitte_nachlegen"): "as at the beginning may be read with the middle or without it",
    ("donnerwetter", "donnerwetter_min_offen"): "all cards at once; whether one card is all is not said",
    ("fuenf_karten_boltan", "verbruederung"): "the stakes stay, but not for how long",
    ("fuenf_karten_boltan", "startmarken"): "an amount agreed before, the same for all, but not how much",
    ("gin_romme", "oklahoma_as"): "the limit is another one; which is missing",
    ("gin_romme", "partie_ziel"): "agreed before the match, but no number",
    ("herzblatt", "spielmacher"): "named freely; the table is told to make rules of its own",
    ("herzblatt", "einsatz"): "everybody puts in a stake, but not how much",
    ("mau_mau", "herzkoenig"): "as a variant only",
    ("wallachen", "bettel_wert"): "a higher price agreed before, but not how much",
    ("wallachen", "mord_wert"): "a higher price agreed before, but not how much",
}
"""Rules that a sentence of the source names and yet leaves to the table: what it does not say."""


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.parent.name)
def test_a_rule_that_the_source_states_is_not_marked_as_our_choice(reading: Path) -> None:
    """A booklet prints ° after its default and explains it: the source says nothing of it."""
    game = reading.parent.name
    stated = reading.read_text().partition("| Added, as the source is silent")[0]
    rules = WORKSHOP.catalog.game(game).rules
    ours = {(game, key) for key, rule in rules.items() if rule.open and f"`{key}`" in stated}
    assert ours <= LEFT_OPEN.keys()
