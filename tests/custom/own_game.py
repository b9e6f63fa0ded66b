"""A small game folder for tests: a deck of twelve cards with suits and ranks, and a game as a table that plays it."""

from __future__ import annotations

from pathlib import Path

from tests.custom.decks import ICON, ONE, write

DECK = ONE.replace('title = "{{ name }}"', 'title = "{{ farbe }} {{ rang }}"\nsuit = "{{ farbe }}"').replace(
    'layout = "karte"', 'rank = "{{ rang }}"\nvalue = "{{ wert }}"\nlayout = "karte"'
)
ROWS = [
    "Farbe;Rang;Wert;Text",
    *(f"{suit};{rank};{rank if rank < 4 else -2};" for suit in ("Möwe", "Anker", "Welle") for rank in (1, 2, 3, 4)),
    ";;;Eine Karte, die kein Spiel kennt.",
]
GAME = """id = "seezeichen"
title = "Seezeichen"
deck = "./decks/main"
players = [2, 3]
move_seconds = 6

[trick_game]
suits = ["moewe", "anker", "welle"]
ranks = ["4", "3", "2", "1"]
worth = "value"
end = { deals = 2 }

[[trick_game.score]]
id = "punkte"
points = "points"

[tally]
punkte = "Punkte in den Stichen"
"""


def with_german_cards(game: str) -> str:
    """The game, played with cards of the program instead of its own."""
    game = game.replace("./decks/main", "deutsch").replace('"moewe", "anker", "welle"', '"eichel", "gras", "herz"')
    return game.replace('"4", "3", "2", "1"', '"9", "8", "7"').replace('worth = "value"\n', "")


def write_game(root: Path, game: str = GAME, deck: str = DECK, rows: str = "\n".join(ROWS)) -> Path:
    """The folder of a game; returns the game's file."""
    files = {"seezeichen.toml": game, "decks/main/deck.toml": deck, "decks/main/karten.csv": rows}
    return write(root, {**files, "decks/main/zeichen/muenze.svg": ICON}) / "seezeichen.toml"
