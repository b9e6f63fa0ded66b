"""The decks whose pictures are drawn, and the function that draws each of their files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from importlib import import_module

from kartenwerk.base.data import project_root

MOTIFS = "motifs"
"""The pictures on covers, drawn beside those of the decks."""
FRONTS = "fronts"
"""The pictures on boxes, one a deck."""
MAKERS = "makers"
"""The grounds of the maker's cards, one a deck, and the maker's mark."""
DECKS = ("walisch", "inrah", "buchstaben", "franzoesisch", "deutsch", MOTIFS, FRONTS, MAKERS)
OF_ALL = (FRONTS, MAKERS)
"""Pictures in the colours of several decks."""
_SHOWN_IN = {MOTIFS: "deutsch"}
"""The deck whose screen colours a file shows that belongs to no deck."""


def palette(deck: str) -> dict[str, str]:
    """Screen colours of a deck's colour roles, from its data file.

    For pictures of all decks, those of all, as "deck role".
    """
    if deck in OF_ALL:
        decks = [each for each in DECKS if each not in (*OF_ALL, *_SHOWN_IN)]
        return {f"{each} {role}": colour for each in decks for role, colour in palette(each).items()}
    file = project_root() / "rules_data" / "decks" / f"{_SHOWN_IN.get(deck, deck)}.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return {role: colour["screen"] for role, colour in data["colours"].items()}


def files(deck: str) -> Mapping[str, Callable[[], str]]:
    """File name to drawing function of one deck; only that deck's programs are loaded."""
    drawn: Mapping[str, Callable[[], str]] = import_module(f"art.{deck}.files").files(palette(deck))
    return drawn
