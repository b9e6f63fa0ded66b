"""The saved object of a deck for the virtual table, read as the game reads it: each card leads to its own picture."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageColor
from tests.custom.decks import plain
from tests.custom.test_printing import MIXED, TWO_BACKS
from tests.support import Run

COLOURS = {"A": "#2B4C66", "B": "#3F5D3A", "C": "#7D2F4F"}
BACKS = {"A": "#A8502A", "B": "#000000", "C": "#A8502A"}
"""The grounds of the cards, and of their backs; `tinte` is black."""
NO_BREAK = "\N{NO-BREAK SPACE}"
ALIKE = 28  # of 255: black is a dark grey on a screen


def test_a_saved_object_names_every_card_in_its_place(run: Run, tmp_path: Path) -> None:
    plain(tmp_path / "deck", toml=TWO_BACKS, csv=MIXED)
    run("deck", tmp_path / "deck", "--tts", "--tts-url", "https://example.org/k", "--out", tmp_path / "out")
    folder = tmp_path / "out" / "probe" / "tts"
    (deck,) = json.loads((folder / "Probe.json").read_text(encoding="utf-8"))["ObjectStates"]
    cards = deck["ContainedObjects"]
    assert deck["DeckIDs"] == [card["CardID"] for card in cards]
    assert len({card["GUID"] for card in cards}) == len(cards) == 15
    assert [card["Nickname"] for card in cards] == ["A"] * 5 + ["C"] * 4 + ["B"] * 6
    for number, sheet in deck["CustomDeck"].items():
        here = [card["CardID"] % 100 for card in cards if card["CardID"] // 100 == int(number)]
        assert here == list(range(len(here)))
        for key in ("FaceURL", "BackURL"):
            base, _, name = sheet[key].rpartition("/")
            assert base == "https://example.org/k"
            assert (folder / name).is_file()
    assert deck["Transform"]["rotZ"] == 180


def test_a_description_names_the_icons_of_its_text(run: Run, tmp_path: Path) -> None:
    plain(tmp_path / "deck")
    run("deck", tmp_path / "deck", "--tts", "--tts-url", "https://example.org/k", "--out", tmp_path)
    (deck,) = json.loads((tmp_path / "probe" / "tts" / "Probe.json").read_text(encoding="utf-8"))["ObjectStates"]
    told = [card["Description"].replace(NO_BREAK, " ") for card in deck["ContainedObjects"]]
    assert told == ["Verkaufe für 2 muenze."] * 2 + ["Behalte ihn."]


def test_a_built_in_deck_has_a_saved_object_too(run: Run, tmp_path: Path) -> None:
    run("deck", "deutsch", "--tts", "--cards", "eichel-A gras-O", "--out", tmp_path)
    (file,) = (tmp_path / "deutsch" / "tts").glob("*.json")
    (deck,) = json.loads(file.read_text(encoding="utf-8"))["ObjectStates"]
    assert [card["CardID"] for card in deck["ContainedObjects"]] == [100, 101]


def test_each_card_of_a_saved_object_leads_to_its_own_picture_and_back(run: Run, tmp_path: Path) -> None:
    shades = "".join(f'{name.lower()} = "{colour}"\n' for name, colour in COLOURS.items())
    toml = TWO_BACKS.replace("[colours]\n", f"[colours]\n{shades}").replace(
        'extends = "title-text"', 'extends = "title-text"\nground = "{{ name | lower }}"'
    )
    plain(tmp_path / "deck", toml=toml, csv=MIXED)
    assert run("deck", tmp_path / "deck", "--tts", "--tts-url", "https://example.org/k", "--out", tmp_path).code == 0
    folder = tmp_path / "probe" / "tts"
    (deck,) = json.loads((folder / "Probe.json").read_text(encoding="utf-8"))["ObjectStates"]
    for card in deck["ContainedObjects"]:
        number, place = divmod(card["CardID"], 100)
        sheet = deck["CustomDeck"][str(number)]
        assert card["CustomDeck"] == {str(number): sheet}
        assert seen(folder, sheet, place) == near(COLOURS[card["Nickname"]]), card["Nickname"]
        last = sheet["NumWidth"] * sheet["NumHeight"] - 1
        back = near(BACKS[card["Nickname"]])
        assert (seen(folder, sheet, last), pixel(folder / file(sheet["BackURL"]), 0.03, 0.01)) == (back, back)


def file(url: str) -> str:
    return url.rpartition("/")[2]


def seen(folder: Path, sheet: dict[str, Any], place: int) -> str:
    """The ground of the card in a place of a sheet: rows of so many, from the left."""
    row, column = divmod(place, sheet["NumWidth"])
    return pixel(
        folder / file(sheet["FaceURL"]), (column + 0.03) / sheet["NumWidth"], (row + 0.01) / sheet["NumHeight"]
    )


@cache
def opened(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGB")


def pixel(path: Path, x: float, y: float) -> str:
    rgb = opened(path)
    return nearest(rgb.getpixel((round(x * rgb.width), round(y * rgb.height))))  # type: ignore[arg-type]


def near(colour: str) -> str:
    return nearest(ImageColor.getrgb(colour)[:3])


def nearest(rgb: tuple[int, ...]) -> str:
    """The one of the deck's grounds that a colour is, or what it is if it is none of them."""
    for known in (*COLOURS.values(), *BACKS.values()):
        if max(abs(one - other) for one, other in zip(rgb, ImageColor.getrgb(known), strict=False)) <= ALIKE:
            return known
    return str(rgb)
