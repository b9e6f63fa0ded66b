"""What is kept of a deck of one's own: after any change its files are those that are made with an empty cache."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path

import pytest
from tests.custom.decks import ONE, altered, picture, plain, workshop
from tests.support import WORKSHOP, Run, some

from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.check import check_faces
from kartenwerk.products.check import check_all

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="{{ measure(title) }}" height="3"/></svg>'
)
TOML = (
    ONE.replace('title = "Probe"', 'title = "Probe"\nlanguage = "de"')
    + """
[fonts.breit]
file = "breit.ttf"

[fonts.text]
file = "text.ttf"

[lists.farbe]
hell = { colour = "rot", word = "licht" }

[print]
bleed = 3

[layouts.karte.boxes.bild]
kind = "picture"
box = [5, 60, 10, 10]
picture = "bild"

[layouts.karte.boxes.liste]
kind = "text"
box = [20, 60, 30, 10]
text = "{{ farbe.word }} {{ deck.title }}"
font = "vollkorn"

[layouts.karte.boxes.form]
kind = "svg"
box = [50, 60, 10, 10]
file = "form.svg.j2"
"""
)
CSV = "Name;Text;Farbe\nBrot;Verkaufe für 2 :muenze:.;hell\nKäse;Behalte ihn.;hell\n"
"""One file of every kind, and one that lies in none of the folder's own folders."""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KARTENWERK_CACHE", str(tmp_path / "cache"))
    regular = WORKSHOP.fonts.content("vollkorn-regular")
    files: dict[str, str | bytes] = {
        "bilder/bild.png": picture("RGB", (200, 200), "red"),
        "form.svg.j2": SVG,
        "schriften/text.ttf": regular,
        "schriften/breit.ttf": regular,
    }
    return plain(tmp_path / "deck", toml=TOML, csv=CSV, **files)


CHANGES: Mapping[str, Callable[[Path], object]] = {
    "cell": altered("karten.csv", "Behalte", "Verkauf"),
    "word of a list": altered("deck.toml", "licht", "Licht"),
    "colour": altered("deck.toml", "A8502A", "50A82A"),
    "title of the deck": altered("deck.toml", '"Probe"', '"Prube"'),
    "language": altered("deck.toml", 'language = "de"', 'language = "fr"'),
    "bleed": altered("deck.toml", "bleed = 3", "bleed = 2"),
    "place of a box": altered("deck.toml", "[20, 60, 30, 10]", "[21, 60, 30, 10]"),
    "order of boxes": altered("deck.toml", "[layouts.karte.boxes.liste]", '[layouts.karte.boxes.neu]\nafter = "title"'),
    "icon": altered("zeichen/muenze.svg", "C9741A", "1A74C9"),
    "picture": lambda root: (root / "bilder" / "bild.png").write_bytes(picture("RGB", (200, 200), "blue")),
    "template": altered("form.svg.j2", 'height="3"', 'height="4"'),
    "font": lambda root: (root / "schriften" / "text.ttf").write_bytes(WORKSHOP.fonts.content("vollkorn-bold")),
    "back": altered("deck.toml", 'icon = "muenze"', 'icon = "muenze"\neach = 9'),
}


def built(run: Run, root: Path, out: str) -> dict[str, str]:
    """The hashes of the files of a run."""
    answer = run("deck", root, "--out", root.parent / out)
    assert answer.code == 0, answer.err
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in (root.parent / out / "probe").iterdir()}


@pytest.mark.parametrize("name", some([*CHANGES], 15))
def test_after_a_change_the_files_are_those_of_an_empty_cache(
    name: str, run: Run, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = built(run, root, "out")
    CHANGES[name](root)
    kept = built(run, root, "out")
    monkeypatch.setenv("KARTENWERK_CACHE", "")
    anew = built(run, root, "anew")
    assert before != anew
    assert anew.items() <= kept.items()  # in another language the files have other names, and the old ones stay


def keys(root: Path) -> list[str]:
    """The keys of all fronts, and of the back of the first card."""
    shop = workshop(root)
    deck = shop.deck
    assert deck is not None
    faces, cards = shop.custom_tools.faces(), deck.cards
    return [*(faces.key(card, front=True) for card in cards), faces.key(cards[0], front=False)]


ONE_FACE = {"cell": [1], "icon": [0, 2], "back": [2], "picture": [0, 1], "template": [0, 1], "place of a box": [0, 1]}
"""Changes that not all of the two fronts and the back see, and who does."""


@pytest.mark.parametrize("name", CHANGES)
def test_the_faces_that_see_a_change_have_another_key_and_no_others(name: str, root: Path) -> None:
    before = keys(root)
    CHANGES[name](root)
    changed = [place for place, (one, other) in enumerate(zip(before, keys(root), strict=True)) if one != other]
    assert changed == ONE_FACE.get(name, [0, 1] if name in ("word of a list", "order of boxes") else [0, 1, 2])


def test_another_program_draws_anew(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn() -> int:
        shop = workshop(root)
        check_all(shop)
        assert shop.deck is not None
        return shop.custom_tools.faces().count

    assert drawn() > 0
    assert drawn() == 0
    monkeypatch.setattr("kartenwerk.custom.check.program", lambda: "another")
    assert drawn() > 0


def test_a_change_that_is_taken_back_draws_nothing(root: Path) -> None:
    def drawn() -> int:
        shop = workshop(root)
        check_all(shop)
        return shop.custom_tools.faces().count

    before = (root / "karten.csv").read_bytes()
    drawn()
    CHANGES["cell"](root)
    assert drawn() == 1
    (root / "karten.csv").write_bytes(before)
    assert drawn() == 0


def test_what_a_stopped_check_has_found_is_kept(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = workshop(root)
    assert shop.deck is not None

    def stop(card: CustomCard) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        check_faces(shop.deck, shop.custom_tools.faces(), shop.cache, stop)
    again = workshop(root)
    assert again.deck is not None
    faces = again.custom_tools.faces()
    check_faces(again.deck, faces, again.cache)
    assert faces.count == 1  # the other front


def test_the_same_folder_gives_the_same_bytes_with_and_without_a_cache(
    run: Run, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = built(run, root, "cold")
    shutil.rmtree(root.parent / "cold")
    assert built(run, root, "cold") == first
    monkeypatch.setenv("KARTENWERK_CACHE", "")
    assert built(run, root, "without") == first
