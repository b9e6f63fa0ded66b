"""A game as one saved object: every pile and piece is there, leads to its pictures, and covers no other."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from PIL import Image
from tests.own_game.games import DECK, GAME, game
from tests.support import Run

from kartenwerk.printing.press.rows import lay_in_rows
from kartenwerk.products.boxed_game.tabletop import BOARD, CARD, DIE, FIGURE, GAP, MM, TILE

FACE = '[layouts.seite]\nground = "rot"\n[layouts.hinten]\nground = "tinte"\n[card]\nlayout = "seite"\n'
TITLE = 'title = { de = "Teil", en = "Part" }\n'
PARTS = {
    "parts/a_hex.toml": f'kind = "tile"\nshape = "hex"\nsize = 50\n{TITLE}rows = [{{ id = "x", count = 3 }}]\n'
    f'back = "hinten"\n{FACE}',
    "parts/b_rund.toml": f'kind = "tile"\nshape = "round"\nsize = 30\n{TITLE}rows = [{{ id = "x" }}]\n{FACE}',
    "parts/c_zaehler.toml": f'kind = "counter"\nsize = 16\n{TITLE}rows = [{{ id = "x", count = 2 }}]\n{FACE}',
    "parts/d_plan.toml": f'kind = "board"\nsize = [300, 200]\n{TITLE}rows = [{{ id = "x" }}]\n{FACE}',
    "parts/e_wuerfel.toml": f'kind = "die"\nsize = 16\n{TITLE}rows = ['
    + ", ".join(f'{{ id = "w{side}" }}' for side in range(1, 7))
    + f"]\n{FACE}",
    "parts/f_figur.toml": f'kind = "standee"\nsize = [26, 36]\nback = "mirror"\n{TITLE}rows = [{{ id = "x" }}]\n{FACE}',
}
BACKS = (
    DECK.replace("[card]\n", '[card]\nlayout = "karte"\nback = "{{ id }}"\n')
    + '[layouts.a]\nground = "rot"\n[layouts.b]\nground = "tinte"\n'
)
WIDTHS = {"Custom_Board": BOARD, "Custom_Dice": DIE, "Figurine_Custom": FIGURE}


def made(run: Run, root: Path) -> tuple[Path, list[dict[str, Any]]]:
    assert run("deck", root, "--tts", "--tts-url", "https://example.org/k", "--out", root.parent).code == 0
    folder = root.parent / "probe" / "de" / "tts"
    (file,) = folder.glob("*.json")
    objects: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["ObjectStates"]
    return folder, objects


def addresses(value: Any) -> list[str]:
    """All addresses of pictures in an object."""
    if isinstance(value, list):
        return [each for inner in value for each in addresses(inner)]
    if not isinstance(value, dict):
        return []
    here = [inner for key, inner in value.items() if key.endswith("URL") and inner]
    return here + [each for inner in value.values() for each in addresses(inner)]


def test_each_thing_is_what_its_kind_says(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "game", {**PARTS, "decks/haupt/deck.toml": BACKS})
    folder, objects = made(run, tmp_path / "game")
    assert Counter(each["Name"] for each in objects) == {
        "Card": 2,  # a pile for each back, of one card each
        "Custom_Token": 12,
        "Custom_Tile": 6,
        "Custom_Board": 1,
        "Custom_Dice": 1,
        "Figurine_Custom": 1,
    }
    tiles = [each["CustomImage"]["CustomTile"]["Type"] for each in objects if each["Name"] == "Custom_Tile"]
    assert Counter(tiles) == {1: 3, 2: 1, 0: 2}
    assert len({each["GUID"] for each in objects}) == len(objects)
    found = {address for each in objects for address in addresses(each)}
    assert {address.rpartition("/")[0] for address in found} == {"https://example.org/k"}
    for address in found:
        assert (folder / unquote(address.rpartition("/")[2])).is_file()
    numbers = [number for each in objects for number in each.get("CustomDeck", ())]
    assert len(set(numbers)) == len(numbers) == 2


def test_a_piece_is_called_by_its_title_or_by_that_of_its_part_and_not_by_an_id(run: Run, tmp_path: Path) -> None:
    """What players read beside the pointer."""
    rows = 'rows = [{ id = "x", name = "Hafen" }]\n'
    tile = f'kind = "tile"\nshape = "square"\nsize = 30\n{TITLE}{rows}{FACE}title = "{{{{ name }}}}"\n'
    game(tmp_path / "game", {"parts/a.toml": tile, "parts/b.toml": PARTS["parts/c_zaehler.toml"]})
    _folder, objects = made(run, tmp_path / "game")
    called = [each["Nickname"] for each in objects if each["Name"] == "Custom_Tile"]
    assert called == ["Hafen", "Teil", "Teil"]


def test_pieces_have_their_shape_and_none_lies_over_another(run: Run, tmp_path: Path) -> None:
    """Sizes by the pictures, and by what a scale of 1 is."""
    game(tmp_path / "game", PARTS)
    folder, objects = made(run, tmp_path / "game")
    boxes = []
    for each in objects:
        place = each["Transform"]
        x, z, scale = place["posX"] * MM, place["posZ"] * MM, place["scaleX"]
        if "CustomImage" in each:
            name = unquote(each["CustomImage"]["ImageURL"].rpartition("/")[2])
            with Image.open(folder / name) as picture:
                width, height = picture.size
            longest = WIDTHS.get(each["Name"], TILE) * scale
            if each["Name"] == "Custom_Dice":
                width = height = 1
            size = width / max(width, height) * longest, height / max(width, height) * longest
        else:
            size = 63 / 88 * CARD * scale, CARD * scale
        boxes.append((x - size[0] / 2, z - size[1] / 2, x + size[0] / 2, z + size[1] / 2))
    for number, (left, low, right, high) in enumerate(boxes):
        assert left >= -450 and right <= 450 and low >= -300 and high <= 300
        for a, b, c, d in boxes[:number]:
            assert c <= left or right <= a or d <= low or high <= b
    for name, corner in (("mark_mark", 0), ("a_hex_x", 0), ("c_zaehler_x", 255)):
        with Image.open(folder / f"{name}.png") as picture:
            alpha = picture.convert("RGBA").getchannel("A")
            assert alpha.getpixel((1, 1)) == corner
            assert alpha.getpixel((picture.width // 2, picture.height // 2)) == 255


def test_a_table_that_is_too_small_is_said(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "game", {"game.toml": f"{GAME}[table]\nsize = [320, 90]\n"})
    answer = run("deck", tmp_path / "game", "--tts", "--tts-url", "https://example.org/k", "--out", tmp_path)
    assert answer.code == 0
    assert "the table is too small for all of it: 320 x 90 mm" in answer.out + answer.err


def test_a_whole_game_takes_no_choice_of_cards(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "game")
    sentence = "--cards: a whole game is one table, with all that is in it; expected --language, or the name of a deck"
    assert sentence in run("deck", tmp_path / "game", "--tts", "--cards", "a", "--out", tmp_path).refusal


def test_two_runs_give_the_same_bytes(run: Run, tmp_path: Path) -> None:
    found = []
    for number in (1, 2):
        game(tmp_path / f"{number}" / "game")
        folder, _objects = made(run, tmp_path / f"{number}" / "game")
        found.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert found[0] == found[1]


def test_rows_are_filled_from_left_to_right() -> None:
    layout = lay_in_rows([(100, 50), (100, 80), (150, 10)], 250, GAP)
    assert layout.middles == [(62, 37), (174, 52), (87, 109)]
    assert layout.height == 126
