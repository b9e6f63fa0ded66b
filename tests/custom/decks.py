"""Small decks of one's own for tests: a folder written from texts."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import Report
from kartenwerk.products.booklet.custom import CustomRules
from kartenwerk.products.booklet.manuscript import Edition, Manuscript
from kartenwerk.products.check import check_all

_DISC = '<circle cx="12" cy="12" r="9" fill="#C9741A"/>'
ICON = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{_DISC}</svg>'

HEAD = """id = "probe"
title = "Probe"
size = "poker"
cards = "karten.csv"
"""

PLAIN = (
    HEAD
    + """
[card]
title = "{{ name }}"
back = "muster"

[colours]
rot = "#A8502A"

[layouts.karte]
extends = "title-text"

[layouts.muster]
extends = "pattern"
ground = "rot"
icon = "muenze"
"""
)
ONE = PLAIN.replace('back = "muster"', 'layout = "karte"\nback = "muster"')

TABLE = "Name;Text;Count\nBrot;Verkaufe für 2 :muenze:.;2\nKäse;Behalte ihn.;1\n"


def write(root: Path, files: Mapping[str, str | bytes]) -> Path:
    """The folder with these files, by their paths in it."""
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return root


def plain(root: Path, **files: str | bytes) -> Path:
    """A deck of two cards; `toml` and `csv` stand for other texts of its files."""
    toml, csv = files.pop("toml", ONE), files.pop("csv", TABLE)
    return write(root, {"deck.toml": toml, "karten.csv": csv, "zeichen/muenze.svg": ICON, **files})


def workshop(root: Path) -> CustomWorkshop:
    return Workshop.over(None, root)


def deck(root: Path) -> CustomDeck:
    return workshop(root).deck


def report(root: Path) -> Report:
    """What the check of a folder tells."""
    try:
        return check_all(workshop(root))
    except KartenwerkError as error:
        told = Report()
        told.add(error)
        return told


def faults(root: Path) -> list[str]:
    return [str(fault) for fault in report(root).faults]


def fault_of(**files: str | bytes) -> str:
    """The only fault of a deck with these files."""
    with tempfile.TemporaryDirectory() as folder:
        (found,) = faults(plain(Path(folder), **files))
        return found


def altered(name: str, before: str, after: str) -> Callable[[Path], object]:
    """A change of one file of a deck: its only words `before` become `after`."""

    def change(root: Path) -> None:
        file = root / name
        text = file.read_text(encoding="utf-8")
        assert before in text
        file.write_text(text.replace(before, after), encoding="utf-8")

    return change


def picture(mode: str, size: tuple[int, int], colour: object) -> bytes:
    """A PNG of one colour."""
    target = BytesIO()
    Image.new(mode, size, colour).save(target, "PNG")  # type: ignore[arg-type]
    return target.getvalue()


def custom_manuscript(shop: CustomWorkshop) -> Manuscript:
    """The rules of the workshop's deck, as all editions take them."""
    return CustomRules(shop.deck).manuscript(shop)


def edition_of(shop: CustomWorkshop, edition: Edition) -> bytes:
    """A file of these rules."""
    return edition.make(shop, custom_manuscript(shop)).data
