"""`python -m generator.art [DECK ...]` draws the pictures of the decks anew into `templates/art/`."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path

DECKS = ("walisch",)
ROOT = Path(__file__).parents[2]


def palette(deck: str) -> dict[str, str]:
    """Screen colours of a deck's colour roles, from its data file."""
    data = tomllib.loads((ROOT / "rules_data" / "decks" / f"{deck}.toml").read_text(encoding="utf-8"))
    return {role: colour["screen"] for role, colour in data["colours"].items()}


def files(deck: str) -> Mapping[str, Callable[[], str]]:
    """File name to drawing function of one deck; only that deck's programs are loaded."""
    drawn: Mapping[str, Callable[[], str]] = import_module(f"generator.art.{deck}.files").files(palette(deck))
    return drawn


def main(decks: list[str]) -> None:
    for deck in decks or DECKS:
        if deck not in DECKS:
            sys.exit(f"there are no drawings for {deck}; expected one of {', '.join(DECKS)}")
        folder = ROOT / "templates" / "art" / deck
        folder.mkdir(parents=True, exist_ok=True)
        for name, draw in files(deck).items():
            (folder / name).write_text(draw(), encoding="utf-8", newline="\n")
            print(f"templates/art/{deck}/{name}")


if __name__ == "__main__":
    main(sys.argv[1:])
