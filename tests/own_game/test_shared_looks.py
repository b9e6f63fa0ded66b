"""Decks and parts of a game share styles, join tables in each language, and have every kind of box."""

from __future__ import annotations

from pathlib import Path

from tests.own_game.games import DECK, GAME, TABLE, TOKEN, edition, game, sentences

from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.faults import Report
from kartenwerk.graphics.display import Fill, Shade, Text, walk

STYLES = '[styles.kopf]\nsize = 14\ncolour = "rot"\n'
STYLED = DECK.replace('kind = "text"', 'kind = "text"\nstyle = "kopf"')
KINDS = "art;ort@de;ort@en\ngut;oben;above\n"


def test_all_decks_have_the_games_styles(tmp_path: Path) -> None:
    root = game(tmp_path, {"game.toml": GAME + STYLES, "decks/haupt/deck.toml": STYLED})
    layout = edition(root, "haupt", "de").tools.layouts.get("karte")
    assert layout is not None
    assert layout.boxes[0].spec.size == 14


def test_a_style_that_the_game_has_is_not_given_again(tmp_path: Path) -> None:
    root = game(tmp_path, {"game.toml": GAME + STYLES, "decks/haupt/deck.toml": STYLED + "[styles.kopf]\nsize = 9\n"})
    assert [each for each in sentences(root) if "the game has this already" in each]


def test_joined_tables_have_columns_in_languages(tmp_path: Path) -> None:
    cards = 'cards = { table = "karten.csv", join = { table = "arten.csv", on = "art" }, where = "ort != \'\'" }'
    deck = DECK.replace('cards = "karten.csv"', cards)
    root = game(tmp_path, {"decks/haupt/deck.toml": deck, "decks/haupt/arten.csv": KINDS})
    assert sentences(root) == []
    for language, place in (("de", "oben"), ("en", "above")):
        assert [str(card.values["ort"]) for card in edition(root, "haupt", language).cards] == [place, place]


def test_a_looks_words_may_be_those_of_a_language(tmp_path: Path) -> None:
    table = TABLE.replace("Bread", "[Bread](rot)")
    content = edition(game(tmp_path, {"decks/haupt/karten.csv": table}), "haupt", "en")
    report = Report()
    items = CustomFaces(content, (63.0, 88.0), 3, 4).draw(content.cards[0], report, front=True)
    assert not report.faults
    assert [item.ink for item in walk(items) if isinstance(item, Text) and "Bread" in item.text] == ["rot"]


def test_a_round_token_has_forms_and_words_on_an_arc(tmp_path: Path) -> None:
    boxes = """
[layouts.mark.boxes.grund]
kind = "shape"
form = "star"
box = [4, 4, 17, 17]
gradient = { kind = "radial", stops = ["papier", "rot"] }
shadow = {}
[layouts.mark.boxes.rand]
kind = "arc"
box = [6, 6, 13, 13]
"text@de" = "[Morgen](rot)"
"text@en" = "[Morning](rot)"
size = 7
min = 5
"""
    root = game(tmp_path, {"parts/mark.toml": TOKEN + boxes})
    assert sentences(root) == []
    content = edition(root, "mark", "en")
    items = [*walk(CustomFaces(content, (25.0, 25.0), 3, 1).draw(content.cards[0], Report(), front=True))]
    assert "".join(item.text for item in items if isinstance(item, Text)) == "Morning"
    assert sum(isinstance(item, Shade) for item in items) == 1
    assert sum(isinstance(item, Fill) for item in items) == 2
