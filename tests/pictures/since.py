"""Every card whose drawing has changed since a commit, old and new side by side and large enough to be judged.

`python -m tests.pictures.since COMMIT [DECK ...]` writes the page; it needs git. Only the drawings are those of the
commit: the program and the colours of the inks are today's.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.pictures.album import REPORT, Picture, difference, inline, rendered, workshop

from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Page, Place

ROOT = Path(__file__).parents[2]
DRAWINGS = "templates/art"
WIDTH = 354
"""Pixels of a card 59 mm wide: 152 dots to the inch."""


def drawings(commit: str, folder: Path) -> None:
    """Unpack a commit's drawings into a folder."""
    packed = subprocess.run(["git", "archive", commit, DRAWINGS], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def cards(shop: Workshop, deck_id: str) -> list[Picture]:
    """Every kind of card, and the back."""
    deck = shop.catalog.deck(deck_id)
    faces = shop.tools(deck).faces()
    forms = [(str(card), faces.front(card)) for card in deck.kinds] + [("back", faces.back())]
    pages = [Page(deck.width, deck.height, (Place(form),)) for _, form in forms]
    images = rendered(pages, deck.palette, WIDTH, deck.title)
    return [Picture(name, image) for (name, _), image in zip(forms, images, strict=True)]


def changed(commit: str, decks: Sequence[str]) -> Iterator[tuple[str, Picture, Picture]]:
    """Deck, old and new picture of every card that has changed."""
    with TemporaryDirectory() as folder:
        drawings(commit, Path(folder))
        old, new = Workshop.over(Path(folder)), workshop()
        for deck in decks or new.catalog.deck_ids:
            for before, now in zip(cards(old, deck), cards(new, deck), strict=True):
                if not difference(before.image, now.image).tolerable:
                    yield deck, before, now


def page(commit: str, decks: Sequence[str]) -> int:
    """Write the page; returns how many cards have changed."""
    rows = []
    for deck, before, now in changed(commit, decks):
        shown = "".join(f'<img src="{inline(picture.image)}">' for picture in (before, now))
        rows.append(f"<figure><figcaption>{deck} {now.name}</figcaption>{shown}</figure>\n")
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(_HEAD.format(commit=commit) + "".join(rows), encoding="utf-8")
    return len(rows)


_HEAD = """<!doctype html><meta charset="utf-8"><title>Since {commit}</title>
<style>body{{font:14px sans-serif;background:#999;display:flex;flex-wrap:wrap;gap:24px}}
h1{{flex-basis:100%}}figure{{margin:0}}img{{margin:4px 8px 0 0;width:354px}}</style>
<h1>Old and new since {commit}</h1>
"""


if __name__ == "__main__":
    print(f"{page(sys.argv[1], sys.argv[2:])} cards have changed: see {REPORT.relative_to(ROOT)}")
