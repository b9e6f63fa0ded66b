"""The program's decks in English, for games in English that are played with them."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from tests.english import german_words
from tests.products.test_products import tool
from tests.support import Run

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.load import read_toml

ROOTS = DataRoots.over()
GERMAN, ENGLISH = Catalog(ROOTS), Catalog(ROOTS, language="en")
DECKS = [deck.id for deck in GERMAN.decks if deck.suits]

SPADES = """id = "spades_out"
title = "Spades Out"
language = "en"
deck = "franzoesisch"
players = [4]
move_seconds = 6

[trick_game]
suits = ["kreuz", "karo", "herz", "pik"]
ranks = ["A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
deal = { hand = 4 }
trumps = { by = "fixed", suit = "herz", above = ["pik-D", "karo-B"] }
worth = { suits = { pik = 1 }, cards = { "pik-D" = 7 } }

[[trick_game.score]]
id = "spades"
points = "0 - points"

[tally]
spades = "spades in the tricks"
"""


@pytest.mark.parametrize("id", DECKS)
def test_every_card_has_an_english_name(id: str) -> None:
    german, english = GERMAN.suited_deck(id), ENGLISH.suited_deck(id)
    assert german.pack.cards == english.pack.cards
    said = [english.name_of(card) for card in english.kinds]
    assert len({*said}) == len({german.name_of(card) for card in german.kinds})
    assert not german_words(" ".join((*said, english.title, english.dative)))
    words = read_toml(ROOTS.find(f"rules_data/lang/en/decks/{id}.toml"))
    assert [*words["suits"]] == [suit.id for suit in german.suits]
    assert [*words["ranks"]] == [rank.code for rank in german.ranks]
    assert [*words.get("extras", ())] == [extra.id for extra in german.extras]


def test_a_catalog_in_another_language_leaves_the_names_of_the_first() -> None:
    german = Catalog(ROOTS)
    assert german.in_language("en").suited_deck("deutsch").suit("gras").german == "Leaves"
    assert german.suited_deck("deutsch").suit("gras").german == "Gras"


def test_they_are_called_as_people_call_them() -> None:
    french, leaves = ENGLISH.suited_deck("franzoesisch"), ENGLISH.suited_deck("deutsch")
    assert french.name_of(french.pack.card("pik-D")) == "Queen of Spades"
    assert leaves.name_of(leaves.pack.card("gras-A")) == "Ace of Leaves"
    assert GERMAN.suited_deck("franzoesisch").name_of(french.pack.card("pik-D")) == "Pik-Dame"


def test_what_is_printed_for_all_games_of_a_deck_is_in_one_language(tmp_path: Path) -> None:
    games = tmp_path / "rules_data/games"
    games.mkdir(parents=True)
    (games / "spades_out.toml").write_text(SPADES, encoding="utf-8")
    german, english = (Catalog(DataRoots.over(tmp_path), language=language) for language in ("de", "en"))
    assert "spades_out" not in [game.id for game in german.games_of("franzoesisch")]
    assert [game.id for game in english.games_of("franzoesisch")] == ["spades_out"]


def test_a_kit_of_a_game_in_english_is_english_and_its_files_are_called_so(run: Run, tmp_path: Path) -> None:
    games = tmp_path / "data/rules_data/games"
    games.mkdir(parents=True)
    (games / "spades_out.toml").write_text(SPADES, encoding="utf-8")
    parts, out = ("--only", "reference,pad,guide"), tmp_path / "out"
    answer = run("kit", "franzoesisch", "--for", "spades_out", "--data", tmp_path / "data", *parts, "--out", out)
    assert answer.code == 0, answer.err
    made = {path.name: tool("pdftotext", "-layout", path, "-") for path in out.rglob("*.pdf")}
    assert {*made} == {"reference_cards_a4.pdf", "pad_a6_on_a4.pdf", "printing_guide.pdf"}
    assert not german_words(" ".join(made.values())) and "Reference cards" in made["printing_guide.pdf"]


def test_a_game_in_english_calls_them_so(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "spades_out.toml"
    file.write_text(SPADES, encoding="utf-8")
    run("rules", file, "--text", "--out", tmp_path)
    (made,) = tmp_path.rglob("rules.txt")
    text = " ".join(made.read_text(encoding="utf-8").split())
    assert "Trumps, from the top: Queen of Spades, Jack of Diamonds, then Hearts." in text
    assert "A game with French-suited cards." in text and not german_words(text)
    monkeypatch.setattr(sys, "stdin", io.StringIO("why qs\n1\n1\n1\n1\n"))
    said = run("play", file, "--seat", "1", "--seed", "3", "--plain", "--playouts", "4").out
    assert " of Spades" in said and not german_words(said.replace(str(tmp_path), ""))
