"""A game as a table in a game's folder: it is played with the folder's deck, which sees what the whole game shares."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

from tests.support import Run

import kartenwerk as kw
from kartenwerk.base.data import project_root
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.cli.boxed_game import open_game_folder
from kartenwerk.custom.game.folder import member_of
from kartenwerk.products.boxed_game.rules import table_kit

NEBELHORN = project_root() / "docs/own/nebelhorn"
FILE = NEBELHORN / "spiel/nebelhorn.toml"


def test_its_cards_have_the_suits_ranks_and_values_of_the_decks_columns() -> None:
    game = kw.game(FILE)
    deck = game.deck
    assert len(deck.cards) == 36
    assert [deck.card(name).value for name in ("moewe-9", "moewe-5", "welle-1")] == [3, 1, -1]
    assert deck.name(deck.card("laterne-9")) == "Laterne 9"
    assert sum(game.session(3, seed=2).play_out().result) <= 4 * 3 + 28 - 4


def test_a_deck_named_by_its_folder_has_the_games_colours_in_its_first_language() -> None:
    workshop = Workshop.over(None, NEBELHORN / "decks/haupt")
    assert isinstance(workshop, CustomWorkshop)
    assert workshop.printed_in == "de"
    assert "rost" in workshop.deck.palette


def test_the_file_of_a_table_is_no_part_of_the_game(run: Run, tmp_path: Path) -> None:
    assert member_of(FILE) is None
    assert member_of(NEBELHORN / "parts/licht.toml") == (NEBELHORN, "licht")
    told = run("kit", str(FILE), "--players", "3", "--only", "reference", "--out", str(tmp_path))
    assert told.code == 0, told.err
    assert [*tmp_path.rglob("kurzkarten_a4.pdf")]


def test_what_follows_from_a_table_lies_with_the_edition_in_its_language(tmp_path: Path) -> None:
    root = tmp_path / "game"
    copytree(NEBELHORN, root)
    opened = open_game_folder(str(root), None, None)
    assert opened is not None
    for wanted in (("de", "en"), ("en",)):
        made, left_out = table_kit(opened.workshop, wanted, "a4")
        assert not left_out and {(each.language, each.path.split("/")[1]) for each in made} == {
            (each, each) for each in wanted
        }
    english = next(each for each in made if each.path.endswith("/rules.txt"))
    assert "points in tricks" in english.make(opened.workshop).data.decode()


def test_a_table_in_english_alone_lies_with_the_edition_in_english(tmp_path: Path) -> None:
    root = tmp_path / "game"
    copytree(NEBELHORN, root)
    table = root / "spiel/nebelhorn.toml"
    both = table.read_text(encoding="utf-8").replace('["de", "en"]', '"en"').replace('"stiche@de"', "#")
    table.write_text(both, encoding="utf-8")
    opened = open_game_folder(str(root), None, None)
    assert opened is not None
    made, left_out = table_kit(opened.workshop, ("de", "en"), "a4")
    assert not left_out and {product.language for product in made} == {"en"}
    assert table_kit(opened.workshop, ("de",), "a4") == ([], [])
