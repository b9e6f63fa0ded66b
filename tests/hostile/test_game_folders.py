"""A stranger's game folder: whatever stands in it, the check answers with sentences, and nothing leads out of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.own_game.games import DECK, GAME, TABLE, TOKEN, game, workshop
from tests.own_game.test_kit import DIE, PLAN, SHIP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.files import place_below
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.products.boxed_game.kit import game_folder_kit
from kartenwerk.products.check import check_whole_game
from kartenwerk.products.cutting.order import cut_game, order_cut

BOARD = 'kind = "board"\nsize = [300, 120]\npicture = "plan"\n'
RULES = """# Aufbau

::: tisch 400 x 300
teil:plan 200 100 "Plan"
karte:haupt/a 60 220 x4 "Karten"
teil:mark 150 240 x3
teil:figur 250 240 gedreht 30
:::

Wer ![[karte:a]] hat, gewinnt ![[teil:wurf]].

![Ein Plan](bilder/plan.svg "Ein Plan"){halb}

::: kasten Marken {2}
- ![[teil:marke/m1]]: eins
:::
"""
ROWS = 'rows = [{ id = "mark", count = 12 }]'
COUNTERS = (
    '[{"id": "m1", "count": 3, "text@de": "eins", "text@en": "one"}, {"id": "m2", "text@de": "-", "text@en": "two"}]'
)
TILE = TOKEN.replace('"token"', '"tile"').replace('"round"', '"hex"')
COUNTER = TOKEN.replace('"token"', '"counter"').replace('shape = "round"\nsize = 25', "size = [20, 15]")
FILES = {
    "game.toml": GAME
    + '[box]\nground = "rot"\n[sources.k]\nurl = "https://example.com/k"\nto = "decks/haupt/karten.csv"\n',
    "decks/haupt/deck.toml": DECK,
    "decks/haupt/karten.csv": TABLE,
    "parts/mark.toml": TOKEN,
    "parts/plan.toml": BOARD,
    "parts/wurf.toml": DIE,
    "parts/figur.toml": SHIP,
    "parts/marke.toml": COUNTER.replace(ROWS, 'cards = "marke.json"'),
    "parts/marke.json": COUNTERS,
    "parts/feld.toml": TOKEN.replace('"token"', '"tile"')
    .replace('"round"', '"hex"')
    .replace(ROWS, 'cards = "feld.tsv"'),
    "parts/feld.tsv": "id\tcount\nwald\t3\nsee\t2\n",
    "regeln.md": RULES,
    "bilder/plan.svg": PLAN,
}
"""A game with a file of every kind that a game has."""
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
        '"a": 1,',
        "[[",
        "\t",
        ": *x",
        "&x ",
        "karte:x 1 1 x9",
        "::: tisch 9 x 9\n",
        "teil:../x",
        "x99999999",
        "[[karte:/]]",
    ),
    *("count = 2\n", "net = 3\n", "fold = [1, 99]\n", 'shape = "star"\n', "foot = 1e9\n", 'url = "file:///x"\n'),
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
    for product in files_of(opened):
        place_below(tmp_path / "out", product.path)


def files_of(opened: GameWorkshop) -> Iterator[Product]:
    """Every file of a game, and every file for a cutting machine; what has no room is left out with a sentence."""
    members = opened.game.members
    kits = [game_folder_kit(opened, members, "a4", is_whole=True, mixed=mixed) for mixed in (False, True)]
    cuts = cut_game(opened, members, order_cut(opened, "silhouette", None, None), is_whole=True)
    for left_out in (*(kit.left_out for kit in kits), cuts.left_out):
        assert all(map(str, left_out))
    for kit in kits:
        yield from kit.products
    yield from cuts.products


def test_the_game_that_is_spoilt_is_sound_itself(tmp_path: Path) -> None:
    """Else no trial would come to what is made of a game."""
    opened = workshop(game(tmp_path, dict(FILES)))
    found = check_whole_game(opened)
    assert [fault.sentence for fault in found.faults] == []
    made = [*files_of(opened)]
    assert {product.kind for product in made} >= {"sheet", "pieces", "board", "die", "standees", "bottom", "lid", "cut"}
    for product in made:
        place_below(tmp_path / "out", product.path)


@pytest.mark.parametrize("name", ["zeichen", "decks", "parts/mark.toml", "decks/haupt/karten.csv", "game.toml"])
def test_a_link_out_of_the_game_is_not_followed(tmp_path: Path, name: str) -> None:
    root = game(tmp_path / "game")
    outside = tmp_path / "outside"
    (root / name).rename(outside)
    (root / name).symlink_to(outside)
    sentences = [fault.sentence for fault in check_whole_game(workshop(root)).faults]
    assert any("link that leads out" in sentence for sentence in sentences), sentences


@pytest.mark.parametrize(
    ("name", "told"),
    [("parts/mark.toml", "game.toml: parts"), ("decks/haupt/karten.csv", "decks/haupt/"), ("zeichen/muenze.svg", "")],
)
def test_a_link_to_itself_is_a_fault_of_the_game(tmp_path: Path, name: str, told: str) -> None:
    root = game(tmp_path, {"game.toml": f'decks = ["haupt"]\nparts = ["mark"]\n{GAME}'})
    (root / name).unlink()
    (root / name).symlink_to((root / name).name)
    sentences = [fault.sentence for fault in check_whole_game(workshop(root)).faults]
    assert sentences and all(sentence.startswith(told) for sentence in sentences)


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
