"""Sheets of pictures with their list, and the folder of Card Game Simulator, which is checked by its own schema."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator
from PIL import Image
from tests.custom.decks import plain
from tests.custom.test_printing import MIXED, TWO_BACKS
from tests.custom.test_tabletop import COLOURS, near, pixel
from tests.own_game.games import game
from tests.support import Run

SCHEMAS = Path(__file__).parent / "cgs"
SHADES = "".join(f'{name.lower()} = "{colour}"\n' for name, colour in COLOURS.items())
COLOURED = TWO_BACKS.replace("[colours]\n", f"[colours]\n{SHADES}").replace(
    'extends = "title-text"', 'extends = "title-text"\nground = "{{ name | lower }}"'
)


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "index.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("ending", ["png", "webp"])
def test_each_kind_of_card_lies_where_the_list_says(run: Run, tmp_path: Path, ending: str) -> None:
    """Cards of one back share sheets; a kind stands there once, with the number of its copies."""
    plain(tmp_path / "deck", toml=COLOURED, csv=MIXED)
    more = ("--webp",) if ending == "webp" else ()
    assert run("deck", tmp_path / "deck", "--png-sheets", "2x1", *more, "--out", tmp_path).code == 0
    folder = tmp_path / "probe" / f"{ending}_2x1"
    listed = rows(folder)
    assert [row["title"] for row in listed] == ["A", "C", "B"]
    assert [row["count"] for row in listed] == ["5", "4", "6"]
    assert len({row["back"] for row in listed}) == 2
    for row in listed:
        with Image.open(folder / row["sheet"]) as sheet, Image.open(folder / row["back"]) as back:
            assert sheet.size == (2 * back.width, back.height)
            place = (int(row["column"]) - 1 + 0.03) / 2, 0.01
        assert pixel(folder / row["sheet"], *place) == near(COLOURS[row["title"]])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--png-sheets 10", "--png-sheets: this is no number of columns and rows; found 10; expected such as 10x7"),
        ("--png-sheets 0x7", "--png-sheets: this is no number of columns and rows"),
        ("--png-sheets 99x99", "at most 20 each"),
        ("--webp", "--webp: it is a form of sheets of pictures"),
        ("--png-sheets 2x2 --cgs", "exclude each other"),
        ("--png-sheets 2x2 --paper a4", "--paper: --png-sheets takes single cards, not sheets"),
    ],
)
def test_what_is_no_sheet_is_one_sentence(run: Run, tmp_path: Path, words: str, sentence: str) -> None:
    plain(tmp_path / "deck")
    assert sentence in run("deck", tmp_path / "deck", *words.split(), "--out", tmp_path).refusal


def resolved(name: str) -> Any:
    """A schema with the names that cgs.json may give its fields: those that it has unless told otherwise."""
    usual = json.loads((SCHEMAS / "cgs.json").read_text(encoding="utf-8"))
    text = (SCHEMAS / f"{name}.json").read_text(encoding="utf-8")
    keys = re.compile(r'"\$cgs\.json#?/properties/(\w+)"')
    schema = json.loads(keys.sub(lambda found: json.dumps(usual["properties"][found[1]]["default"]), text))
    if name != "cgs":  # its own reference to the properties that the game declares is none of a schema
        schema["items"].pop("additionalProperties", None)
        schema["items"]["properties"].pop("cards", None)
    return schema


def check(folder: Path) -> tuple[Any, Any, Any]:
    """The three files of a folder, held against the schema."""
    found = []
    for name in ("cgs", "AllCards", "AllSets"):
        data = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        Draft4Validator(resolved(name)).validate(data)
        found.append(data)
    described, cards, sets = found
    declared = {"id", "name", "set", "backs", *(each["name"] for each in described["cardProperties"])}
    assert {key for card in cards for key in card} <= declared
    assert {card["set"] for card in cards} == {each["code"] for each in sets}
    for card in cards:
        assert (folder / "sets" / card["set"] / f"{card['id']}.png").is_file()
        for back in card.get("backs", ()):
            assert (folder / "backs" / f"{back}.png").is_file()
    assert (folder / "CardBack.png").is_file()
    return described, cards, sets


def test_a_deck_with_two_backs_is_two_sets_of_the_simulator(run: Run, tmp_path: Path) -> None:
    plain(tmp_path / "deck", toml=COLOURED, csv=MIXED)
    assert run("deck", tmp_path / "deck", "--cgs", "--out", tmp_path).code == 0
    folder = tmp_path / "probe" / "cgs"
    _described, cards, sets = check(folder)
    assert len(sets) == 2
    assert [("backs" in card) for card in cards] == [False, False, True]
    lines = (folder / "decks" / "Probe.txt").read_text(encoding="utf-8").splitlines()
    assert [re.fullmatch(r"(\d+) \[(\S+)\] (.+) \((\S+)\)", line) is not None for line in lines] == [True] * 3
    assert [int(line.split()[0]) for line in lines] == [5, 4, 6]


BOARD = 'kind = "board"\nsize = [120, 80]\ntitle = { de = "Plan", en = "Board" }\nrows = [{ id = "plan" }]\n'
BOARD += '[layouts.plan]\nground = "rot"\n'
MINI = """title = { de = "Kleine", en = "Small" }
size = "mini"
cards = "k.csv"
[layouts.karte]
ground = "rot"
"""


def test_a_game_is_one_folder_of_the_simulator_in_each_language(run: Run, tmp_path: Path) -> None:
    """Ids of two decks may be the same; cards of another size stand in a frame of the first one's."""
    more = {"parts/plan.toml": BOARD, "decks/klein/deck.toml": MINI, "decks/klein/k.csv": "id\na\n"}
    game(tmp_path / "game", more)
    answer = run("deck", tmp_path / "game", "--cgs", "--out", tmp_path, "--json")
    assert answer.code == 0
    for language, name in (("de", "Karten"), ("en", "Cards")):
        folder = tmp_path / "probe" / language / "cgs"
        described, cards, _sets = check(folder)
        assert {card["id"] for card in cards} == {"haupt_a", "haupt_b", "klein_a"}
        assert (folder / "decks" / f"{name}.txt").is_file()
        ((board,),) = [each["boards"] for each in described["gameBoardCards"]]
        assert (folder / "boards" / f"{board['id']}.png").is_file()
        assert described["cardSize"] == {"x": 2.4803, "y": 3.4646}
        with Image.open(folder / "sets/haupt/haupt_a.png") as one, Image.open(folder / "sets/klein/klein_a.png") as two:
            assert one.size == two.size
            alpha = two.convert("RGBA").getpixel((1, 1))
            assert isinstance(alpha, tuple) and alpha[3] == 0
    kinds = {file["kind"] for file in answer.json["files"]}
    assert kinds == {"cgs"}
