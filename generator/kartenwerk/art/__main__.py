"""`python -m kartenwerk.art [DECK [PICTURE ...]]` draws the pictures of the decks anew into `templates/art/`."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path

DECKS = ("walisch", "inrah", "buchstaben", "franzoesisch", "deutsch")
ROOT = Path(__file__).parents[3]


def palette(deck: str) -> dict[str, str]:
    """Screen colours of a deck's colour roles, from its data file."""
    data = tomllib.loads((ROOT / "rules_data" / "decks" / f"{deck}.toml").read_text(encoding="utf-8"))
    return {role: colour["screen"] for role, colour in data["colours"].items()}


def files(deck: str) -> Mapping[str, Callable[[], str]]:
    """File name to drawing function of one deck; only that deck's programs are loaded."""
    drawn: Mapping[str, Callable[[], str]] = import_module(f"kartenwerk.art.{deck}.files").files(palette(deck))
    return drawn


def draw(deck: str, name: str) -> str:
    """Draw one file anew; its path in the repository."""
    place = f"templates/art/{deck}/{name}"
    (ROOT / place).write_text(files(deck)[name](), encoding="utf-8", newline="\n")
    return place


def main(deck: str = "", *names: str) -> None:
    """Draw one deck's pictures, or only those whose file is named (without .svg); all decks' without a deck."""
    if deck and deck not in DECKS:
        sys.exit(f"there are no drawings for {deck}; expected one of {', '.join(DECKS)}")
    tasks: list[tuple[str, str]] = []
    for each in [deck] if deck else DECKS:
        drawings = files(each)
        wanted = [f"{name}.svg" for name in names] or list(drawings)
        if unknown := [name for name in wanted if name not in drawings]:
            sys.exit(f"{each} has no {unknown[0]}; expected one of {', '.join(drawings)}")
        (ROOT / "templates" / "art" / each).mkdir(parents=True, exist_ok=True)
        tasks += [(each, name) for name in wanted]
    with ProcessPoolExecutor() as pool:  # a picture takes seconds up to a minute of one core
        for place in pool.map(draw, *zip(*tasks, strict=True)):
            print(place, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
