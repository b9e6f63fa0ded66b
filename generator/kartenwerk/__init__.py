"""Kartenwerk: structured data in; printed decks, rule booklets and score pads out.

The library. Each name is loaded when it is first asked for, so that importing the package takes no time:

>>> import kartenwerk as kw
>>> table = kw.game("herzblatt").session(players=3, seed=7)
>>> table.seat
0
>>> "spielt" in table.legal_moves
True
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from kartenwerk.base.version import __version__ as __version__

if TYPE_CHECKING:
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.cards import Card, Cards
    from kartenwerk.library.decks import Deck, all_decks, check_deck, deck
    from kartenwerk.library.drawing import Drawing
    from kartenwerk.library.files import Files
    from kartenwerk.library.game import Game, GameInfo
    from kartenwerk.library.moves import ForbiddenMoveError, LegalMoves, Why
    from kartenwerk.library.opening import all_games, game, replay
    from kartenwerk.library.session import Entry, Session, Turn
    from kartenwerk.library.simulation import Results, Rows
    from kartenwerk.products.check import DeckCheck

_HOMES = {
    "cards": ("Card", "Cards"),
    "base.errors": ("KartenwerkError",),
    "library.decks": ("Deck", "all_decks", "check_deck", "deck"),
    "library.drawing": ("Drawing",),
    "library.files": ("Files",),
    "library.game": ("Game", "GameInfo"),
    "library.moves": ("ForbiddenMoveError", "LegalMoves", "Why"),
    "library.opening": ("all_games", "game", "replay"),
    "products.check": ("DeckCheck",),
    "library.session": ("Entry", "Session", "Turn"),
    "library.simulation": ("Results", "Rows"),
}
"""The public names, by the module that has them."""

__all__ = [
    "Card",
    "Cards",
    "Deck",
    "DeckCheck",
    "Drawing",
    "Entry",
    "Files",
    "ForbiddenMoveError",
    "Game",
    "GameInfo",
    "KartenwerkError",
    "LegalMoves",
    "Results",
    "Rows",
    "Session",
    "Turn",
    "Why",
    "all_decks",
    "all_games",
    "check_deck",
    "deck",
    "game",
    "replay",
]


def __getattr__(name: str) -> object:
    home = next((module for module, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found = getattr(import_module(f"{__name__}.{home}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


if "IPython" in sys.modules:  # a notebook, which is to show cards as pictures
    import_module(f"{__name__}.library.notebooks").show_cards(sys.modules["IPython"].get_ipython())
