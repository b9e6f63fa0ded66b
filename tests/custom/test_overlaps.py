"""What lies in the way of a text is noted; layers that a design means are not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import ONE, picture, plain, report

FILES: dict[str, str | bytes] = {
    "csv": "Name;Text\nA;\nB;\n",
    "bilder/bild.png": picture("RGB", (900, 900), (90, 140, 90)),
}


def box(name: str, kind: str, place: str, rest: str) -> str:
    return f'\n[layouts.karte.boxes.{name}]\nkind = "{kind}"\nbox = {place}\n{rest}\n'


def words(name: str, place: str, text: str = "Morgen früh") -> str:
    return box(name, "text", place, f'text = "{text}"')


PICTURE = box("bild", "picture", "[10, 30, 40, 30]", 'picture = "bild"')
PANEL = box("feld", "shape", "[8, 45, 47, 12]", 'fill = "papier"')


@pytest.mark.parametrize(
    ("boxes", "note"),
    [
        (
            words("a", "[10, 40, 30, 5]") + words("b", "[14, 41, 30, 5]", "Heute abend"),
            "layout karte, boxes a and b: their texts lie over each other: 001, 002",
        ),
        (words("a", "[10, 46, 30, 5]") + PANEL, "layout karte, box a: its text lies below box feld: 001, 002"),
        (
            PICTURE + words("a", "[45, 40, 13, 5]", "Morgen"),
            "layout karte, box a: its text lies half on box bild, half beside it: 001, 002",
        ),
        (
            box("zahl", "icon", "[10, 30, 10, 10]", 'icon = "muenze"') + words("a", "[15, 33, 30, 5]"),
            "layout karte, box a: its text lies half on box zahl, half beside it: 001, 002",
        ),
        (
            words("a", "[20, 47, 30, 5]") + box("feld", "shape", "[8, 40, 20, 20]", 'fill = "rot"\nform = "ellipse"'),
            "layout karte, box a: its text lies below box feld: 001, 002",
        ),
    ],
)
def test_what_is_in_a_texts_way_is_noted_with_its_cards(boxes: str, note: str, tmp_path: Path) -> None:
    root = plain(tmp_path, toml=ONE + boxes, **FILES)
    assert report(root).notes == [note]
    assert report(root).notes == [note]  # from the cache


@pytest.mark.parametrize(
    "boxes",
    [
        PICTURE + words("a", "[12, 40, 30, 5]"),
        PICTURE + PANEL + words("a", "[9, 47, 40, 5]"),
        PICTURE + words("a", "[10, 61, 40, 5]"),
        box("zahl", "icon", "[10, 30, 14, 14]", 'icon = "muenze"') + words("a", "[14.5, 35, 5, 4]", "7"),
        words("schatten", "[10.4, 40.4, 30, 5]") + words("a", "[10, 40, 30, 5]"),
        PICTURE + words("a", "[45, 40, 13, 5]", "Morgen") + "rotate = 10\n",
        words("a", "[10, 40, 20, 5]", "eins") + words("b", "[20, 40, 20, 5]", "zwei"),
        box("kreis", "shape", "[10, 30, 20, 20]", 'fill = "rot"\nform = "ellipse"') + words("a", "[9, 44, 30, 5]"),
    ],
)
def test_layers_of_a_design_are_not_noted(boxes: str, tmp_path: Path) -> None:
    assert report(plain(tmp_path, toml=ONE + boxes, **FILES)).notes == []
