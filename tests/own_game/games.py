"""Small games in a folder for tests, written from texts; and the sample games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.custom.decks import ICON, write

from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.products.check import check_whole_game

SAMPLE = Path(__file__).parent.parent.parent / "docs" / "own" / "nebelhorn"
MEADOW = SAMPLE.parent / "bienenweide"
"""A game of laying tiles: joined and repeated rows, grids, arcs, hexagons and foil."""

GAME = """id = "probe"
title = { de = "Probe", en = "Trial" }
languages = ["de", "en"]
[colours]
rot = "#A8502A"
[lists.art]
gut = { "name@de" = "Gut", "name@en" = "Good" }
"""
DECK = """title = { de = "Karten", en = "Cards" }
size = "poker"
cards = "karten.csv"
[card]
id = "{{ id }}"
text = "{{ text }}"
title = "{{ art.name }}"
[layouts.karte]
ground = "rot"
[layouts.karte.boxes.text]
kind = "text"
box = [5, 5, 50, 40]
text = "{{ title }}: {{ text }} :muenze:"
"""
TABLE = "id;art;text@de;text@en\na;gut;Brot;Bread\nb;gut;Käse;Cheese\n"
TOKEN = """kind = "token"
shape = "round"
size = 25
back = "front"
rows = [{ id = "mark", count = 12 }]
[layouts.mark]
ground = "rot"
"""


def game(root: Path, files: Mapping[str, str | bytes] | None = None) -> Path:
    """A game of one deck and one token; `files` replace its own, or lie beside them."""
    usual = {
        "game.toml": GAME,
        "decks/haupt/deck.toml": DECK,
        "decks/haupt/karten.csv": TABLE,
        "parts/mark.toml": TOKEN,
        "zeichen/muenze.svg": ICON,
    }
    return write(root, {**usual, **(files or {})})


def workshop(root: Path) -> GameWorkshop:
    found = Workshop.over(None, root)
    assert isinstance(found, GameWorkshop)
    return found


def edition(root: Path, name: str, language: str) -> CustomDeck:
    """A deck or part of the game in a language."""
    found = workshop(root)
    return found.edition(found.game.find(name, language)).deck


def sentences(root: Path) -> list[str]:
    """All faults of a game, as they are printed."""
    return [fault.sentence for fault in check_whole_game(workshop(root)).faults]


def notes(root: Path) -> tuple[str, ...]:
    return check_whole_game(workshop(root)).notes
