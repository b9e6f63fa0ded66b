"""Sizes and numbers that would keep the machine busy for ever are refused with file and key; a match has a limit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import pytest
from pydantic import TypeAdapter, ValidationError
from tests.hostile.fence import fenced_run, overlaid

from kartenwerk.base.data import project_root
from kartenwerk.catalog.fields import places
from kartenwerk.cli import watched
from kartenwerk.play.games import GAME_IDS
from kartenwerk.play.games import game as rules_of

DECK, LETTERS = "rules_data/decks/walisch.toml", "rules_data/decks/buchstaben.toml"
PAPERS, CHIPS, ALIGN = "rules_data/print/papers.toml", "rules_data/print/chips.toml", "rules_data/print/align.toml"
BOX, BRAILLE = "rules_data/print/box.toml", "rules_data/braille/languages/de.toml"

CASES = [
    (DECK, "width", "0.0001", "width", ("deck", "walisch")),
    (DECK, "width", "1e9", "width", ("deck", "walisch")),
    (DECK, "height", "nan", "height", ("deck", "walisch")),
    (DECK, "height", "-91.0", "height", ("box", "walisch")),
    (DECK, "count", "1000000000", "extras.0.count", ("deck", "walisch")),
    (LETTERS, "counts", "[1000000000]", "letters.0.counts.0", ("deck", "buchstaben")),
    (PAPERS, "width", "0.0001", "marks.width", ("deck", "walisch")),
    (PAPERS, "height", "0.0001", "papers.0.height", ("deck", "walisch")),
    (PAPERS, "height", "1e9", "papers.0.height", ("deck", "walisch")),
    (CHIPS, "size", "0.0001", "size", ("chips", "walisch")),
    (CHIPS, "each", "1000000000", "chips.0.each", ("chips", "walisch")),
    (CHIPS, "bank", "1000000000", "chips.0.bank", ("chips", "walisch")),
    (CHIPS, "players", "1000000000", "players", ("chips", "walisch")),
    (ALIGN, "count", "1000000000", "scale.count", ("align",)),
]


def changed(text: str, key: str, value: str) -> str:
    """The text of a TOML file with another value at the first place of a key."""
    found, count = re.subn(rf"(?m)^((?:.*[{{ ])?{key} *= *)(?:\[[^\]]*\]|[^#\n,}}]+)", rf"\g<1>{value}", text, count=1)
    assert count == 1
    return found


@pytest.mark.parametrize(("name", "key", "value", "place", "words"), CASES)
def test_a_size_has_its_bounds(
    tmp_path: Path, name: str, key: str, value: str, place: str, words: tuple[str, ...]
) -> None:
    path = tmp_path / "data" / name
    path.parent.mkdir(parents=True)
    path.write_text(changed((project_root() / name).read_text(encoding="utf-8"), key, value), encoding="utf-8")
    answer = fenced_run(*words, "--data", tmp_path / "data", "--out", tmp_path / "out", seconds=10)
    assert answer.code == 1
    assert f"{path}: {place}: the value does not fit" in answer.err
    assert not (tmp_path / "out").exists()


PLACES = [
    (BOX, 'title = "{deck}', "sheet.title", ("box", "walisch")),
    (BOX, "{width}", "sheet.board", ("box", "walisch")),
    (BOX, "{contents}", "sheet.contents", ("box", "walisch")),
    (BRAILLE, "Etiketten: {deck}", "labels.title", ("braille", "walisch")),
    (BRAILLE, "{edge}", "labels.foot", ("braille", "walisch")),
    (BRAILLE, "Karten: {deck}", "labels.key", ("braille", "walisch")),
    (ALIGN, "{degrees}", "words.read.12", ("align",)),
    (ALIGN, "{range}", "words.far.0", ("align",)),
    (ALIGN, "{reading}", "words.example", ("align",)),
    (ALIGN, "{name}", "words.corrected.0", ("align",)),
]
"""Where a sentence of the data has a place for a value."""


def refused_sentence(folder: Path, name: str, old: str, new: str, words: tuple[str, ...]) -> str:
    data = overlaid(folder, name, old, new)
    answer = fenced_run(*words, "--data", data, "--out", folder / "out", seconds=10)
    assert answer.code == 1
    assert not (folder / "out").exists()
    return answer.err


@pytest.mark.parametrize(("name", "old", "place", "words"), PLACES)
def test_a_place_for_a_value_has_no_width(
    tmp_path: Path, name: str, old: str, place: str, words: tuple[str, ...]
) -> None:
    told = refused_sentence(tmp_path, name, old, old.replace("}", ":>9999999999}"), words)
    assert f"{tmp_path / 'data' / name}: {place}: in braces only " in told


@pytest.mark.parametrize(
    "text", ["{deck.__class__}", "{deck!r}", "{deck[0]}", "{0}", "{}", "{nosuch}", "{deck", "deck}", "{deck:{deck}}"]
)
def test_a_place_for_a_value_has_its_name_and_nothing_else(text: str) -> None:
    sentence = TypeAdapter(Annotated[str, places("deck")])
    with pytest.raises(ValidationError):
        sentence.validate_python(text)
    assert sentence.validate_python("{deck}: {{Schachtel}}").format(deck="a") == "a: {Schachtel}"


@pytest.mark.parametrize("sign", ["\\n", "\\u001b", "\\u0085"])
def test_the_title_of_a_deck_is_one_line(tmp_path: Path, sign: str) -> None:
    assert f"{DECK}: title: a control character cannot be shown" in refused_sentence(
        tmp_path, DECK, 'title = "', f'title = "a{sign}', ("box", "walisch")
    )


@pytest.mark.parametrize("name", ["{", "{degrees:>9999999999}"])
def test_the_name_of_a_printer_is_no_place_for_a_value(tmp_path: Path, name: str) -> None:
    assert fenced_run("align", "--printer", name, "--offset-x", "1", "--out", tmp_path / "out").code == 0


@pytest.mark.parametrize("game", [id for id in GAME_IDS if rules_of(id).endless])
def test_a_game_without_matches_says_so_at_once(tmp_path: Path, game: str) -> None:
    record = tmp_path / "record.toml"
    answer = fenced_run("play", game, "--deals", "match", "--save", record, seconds=5)
    assert answer.code == 1
    assert "knows no match: its deals go on without an end; found match; expected 1 to 1,000" in answer.err
    assert answer.err.count("\n") == 1
    assert not record.exists()


def test_a_match_that_does_not_end_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watched, "MOST_DEALS", 2)
    record = tmp_path / "record.toml"
    answer = fenced_run("play", "schwimmen", "--deals", "match", "--save", record)
    assert answer.code == 1
    assert "--deals: this match of Schwimmen is not over after 2 deals; found match" in answer.err
    assert answer.err.count("\n") == 1
    assert not record.exists()


def test_a_match_with_an_end_is_played_to_it() -> None:
    answer = fenced_run("play", "schwimmen", "--deals", "match", "--policy", "random")
    assert (answer.code, answer.err) == (0, "")
