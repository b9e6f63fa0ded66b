"""A stranger's game folder: whatever stands in it, the check answers with sentences, and nothing leads out of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.own_game.games import DECK, GAME, TABLE, TOKEN, game, workshop

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.files import place_below
from kartenwerk.products.boxed_game.kit import game_folder_kit
from kartenwerk.products.check import check_whole_game

BOARD = 'kind = "board"\nsize = [300, 120]\npicture = "plan"\n'
FILES = {
    "game.toml": GAME + '[box]\nground = "rot"\n',
    "decks/haupt/deck.toml": DECK,
    "decks/haupt/karten.csv": TABLE,
    "parts/mark.toml": TOKEN,
    "parts/plan.toml": BOARD,
}
SNIPPETS = (
    *(
        '"',
        "[",
        "]",
        "{",
        "}",
        "=",
        "\n",
        "@",
        "@de",
        "@xx",
        "-1",
        "1e308",
        "nan",
        "inf",
        "true",
        "[[a]]",
        "\0",
        "\ufeff",
        "ß",
    ),
    *(
        '"../.."',
        '"/etc/passwd"',
        '"con"',
        "{{ x }}",
        "{% for a in range(10**9) %}",
        '["de", "de"]',
        '{ de = "x" }',
        "[1, 2, 3]",
    ),
    *(
        "title = 3\n",
        "decks = [1]\n",
        "parts = []\n",
        "rows = []\n",
        "own = 7\n",
        "fold = [0, 0]\n",
        "languages = []\n",
    ),
)


@pytest.mark.parametrize("seed", range(30))
def test_a_spoilt_game_is_answered_in_sentences(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    files = dict(FILES)
    for _time in range(chance.randint(1, 3)):
        name = chance.choice(list(files))
        text = files[name]
        at = chance.randrange(len(text) + 1)
        files[name] = text[:at] + chance.choice(SNIPPETS) + text[at + chance.choice((0, 0, 1, 5, 20)) :]
    root = game(tmp_path, dict(files))
    found = check_whole_game(workshop(root))
    assert all(fault.sentence for fault in found.faults)
    if not found.ok:
        return
    opened = workshop(root)
    for product in game_folder_kit(opened, opened.game.members, "a4", is_whole=True).products:
        place_below(tmp_path / "out", product.path)


@pytest.mark.parametrize("name", ["zeichen", "decks", "parts/mark.toml", "decks/haupt/karten.csv", "game.toml"])
def test_a_link_out_of_the_game_is_not_followed(tmp_path: Path, name: str) -> None:
    root = game(tmp_path / "game")
    outside = tmp_path / "outside"
    (root / name).rename(outside)
    (root / name).symlink_to(outside)
    sentences = [fault.sentence for fault in check_whole_game(workshop(root)).faults]
    assert any("link that leads out" in sentence for sentence in sentences), sentences


def test_a_game_of_very_many_decks_is_refused_before_any_is_read(tmp_path: Path) -> None:
    many = {f"parts/p{number}.toml": TOKEN for number in range(80)}
    sentences = [fault.sentence for fault in check_whole_game(workshop(game(tmp_path, many))).faults]
    assert sentences == ["game.toml: the game has too many decks and parts; found 82; expected at most 60"]


def test_more_pieces_than_cards_may_be_are_refused(tmp_path: Path) -> None:
    rows = ", ".join(f'{{ id = "m{number}", count = 99 }}' for number in range(21))
    token = TOKEN.replace('{ id = "mark", count = 12 }', rows)
    sentences = [
        fault.sentence for fault in check_whole_game(workshop(game(tmp_path, {"parts/mark.toml": token}))).faults
    ]
    assert sentences == ["parts/mark.toml: cards: the deck has too many cards; found 2,079; expected at most 2,000"]


def test_a_file_that_no_text_names_is_no_part(tmp_path: Path) -> None:
    root = game(tmp_path, {"parts/readme.txt": "x"})
    assert check_whole_game(workshop(root)).ok
    with pytest.raises(KartenwerkError, match="there is no such file"):
        workshop(root).edition(workshop(root).game.members[0]).deck.tools.folder.file("nothing.toml")
