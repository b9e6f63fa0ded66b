"""The memory that large decks of one's own take: `python -m bench.memory`. How it grows is the same on all machines.

Each figure is the peak of the largest process of a whole `kartenwerk deck`, with an empty cache.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from bench.custom_deck import draw_picture, write_deck, write_table
from bench.processes import Course, run

TITLE = "Memory of large decks"
CARDS = (100, 500, 2000)
"""Sizes of decks; more than the last is refused."""
PICTURES = (100, 500)
"""Sizes of decks in which each card is a picture of its own."""
FULL = (815, 1110)
"""Pixels of a card of 63 x 88 mm with 3 mm of bleed at 300 dpi."""
MOST = 400
"""MB that none may take."""

_PICTURES_DECK = """\
id = "bilder"
title = "Bilder"
size = "poker"
cards = "karten.csv"
[card]
title = "{{ titel }}"
picture = "{{ bild }}"
layout = "bild"
[layouts.bild]
[layouts.bild.boxes.bild]
kind = "picture"
box = [-3, -3, 69, 94]
picture = "{{ picture }}"
"""


def main() -> None:
    """Print the peak of each deck, and how much of it a card takes."""
    for label, sizes, measure in (("cards", CARDS, of_cards), ("full pictures", PICTURES, of_pictures)):
        found = {size: measure(size).memory for size in sizes}
        for size, memory in found.items():
            note = "" if memory <= MOST else "   over budget"
            print(f"{size:6} {label:14}{memory:8.0f} MB  of {MOST} MB{note}", flush=True)
        least, most = min(found), max(found)
        print(f"       each{'':10}{1000 * (found[most] - found[least]) / (most - least):8.0f} KB")


def of_cards(count: int) -> Course:
    """A deck of so many cards with text, icons and twenty photographs."""
    with tempfile.TemporaryDirectory() as name:
        write_deck(Path(name) / "deck")
        write_table(Path(name) / "deck", count)
        return _print_deck(Path(name))


def of_pictures(count: int) -> Course:
    """A deck of so many cards, each a photograph of its own up to the bleed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "deck"
        (folder / "bilder").mkdir(parents=True)
        (folder / "deck.toml").write_text(_PICTURES_DECK, encoding="utf-8")
        rng = Random(5)
        for number in range(count):
            draw_picture(number % 20, rng).resize(FULL).save(folder / "bilder" / f"b{number}.jpg", quality=92)
        rows = [f"Bild {number},b{number}.jpg" for number in range(count)]
        (folder / "karten.csv").write_text("\n".join(["titel,bild", *rows, ""]), encoding="utf-8")
        return _print_deck(Path(name))


def _print_deck(folder: Path) -> Course:
    """`kartenwerk deck` with an empty cache."""
    cache = {"KARTENWERK_CACHE": str(folder / "cache")}
    return run([sys.executable, "-m", "kartenwerk", "deck", "deck", "--out", "out"], folder, cache)


if __name__ == "__main__":
    main()
