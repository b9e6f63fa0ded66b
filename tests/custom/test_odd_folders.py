"""Odd things in a deck's folder are told in a sentence, by a check already; and a watch outlives them all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from tests.custom.decks import HEAD, ICON, ONE, altered, deck, faults, picture, plain, report
from tests.support import Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.files import write_bytes
from kartenwerk.custom.changes import state
from kartenwerk.products.watching import watcher as watching
from kartenwerk.products.watching.state import PageState
from kartenwerk.products.watching.watcher import Watcher

PICTURE = '\n[layouts.karte.boxes.mehr]\nkind = "picture"\npicture = "a"\nbox = '


@pytest.mark.parametrize(
    ("box", "found"),
    [("[7, 16, 45, 0]", "45 x 0"), ("[7, 16, 45, -1]", "45 x -1"), ("[7, 16, 45, 9]\npadding = 5", "35 x -1")],
)
@pytest.mark.parametrize("kind", ["picture", "text", "icon", "pips", "svg"])
def test_a_box_without_room_is_told(tmp_path: Path, box: str, found: str, kind: str) -> None:
    icon = 'icon = "muenze"'
    content = {"text": 'text = "x"', "icon": icon, "pips": f"{icon}\ncount = 3", "svg": 'file = "layouts/a.svg"'}
    told = content.get(kind, 'picture = "a"')
    toml = f'{ONE}\n[layouts.karte.boxes.mehr]\nkind = "{kind}"\n{told}\nbox = {box}\n'
    root = plain(tmp_path, toml=toml, **{"bilder/a.svg": ICON, "layouts/a.svg": ICON})
    assert faults(root) == [
        f"deck.toml: layouts.karte.boxes.mehr.box: the box has no room; found {found} mm; "
        "expected a width and a height above 0, and less padding than half of them"
    ]


CONTENT = {
    "picture": 'picture = "a"', "text": 'text = "x"', "icon": 'icon = "muenze"', "icons": 'icon = "muenze"',
    "pips": 'icon = "muenze"\ncount = 3', "shape": 'fill = "rot"', "svg": 'file = "layouts/a.svg"',
}  # fmt: skip


@pytest.mark.parametrize("kind", CONTENT)
def test_a_box_that_lies_outside_the_card_is_told(tmp_path: Path, kind: str) -> None:
    """It was silent, or a picture in it was said to have -163 dpi."""
    toml = f'{ONE}\n[layouts.karte.boxes.mehr]\nkind = "{kind}"\n{CONTENT[kind]}\nbox = [200, 90, 20, 20]\n'
    files: dict[str, str | bytes] = {"bilder/a.png": picture("RGB", (700, 700), 0), "layouts/a.svg": ICON}
    assert faults(plain(tmp_path, toml=toml, **files)) == [
        "deck.toml: layouts.karte.boxes.mehr.box: the box lies outside the card; found 200, 90 mm; "
        "expected a place on the card or its bleed"
    ]


def test_an_empty_box_may_lie_anywhere(tmp_path: Path) -> None:
    toml = f'{ONE}\n[layouts.karte.boxes.mehr]\nkind = "text"\ntext = ""\nbox = [200, 90, 20, 20]\n'
    assert faults(plain(tmp_path, toml=toml)) == []


@pytest.mark.parametrize("box", ["[7, 16, 1e300, 9]", "[7, 16, 9, 501]", "[-1e18, 16, 9, 9]"])
def test_a_length_that_no_card_has_is_told(tmp_path: Path, box: str) -> None:
    """Pips in a box of such a width were a division by zero, everything else in it was silent."""
    for key in (f"box = {box}", 'box = "card"\nshift = [1e300, 0]', 'box = "card"\ngrow = [0, 1e300]'):
        toml = f'{ONE}\n[layouts.karte.boxes.mehr]\nkind = "pips"\n{CONTENT["pips"]}\n{key}\n'
        (told,) = faults(plain(tmp_path, toml=toml))
        assert told.startswith("deck.toml: layouts.karte.boxes.mehr.")
        assert "the value does not fit; found " in told


@pytest.mark.parametrize("design", ["[0, 0]", "[-1, 88]", "[63, 1e300]"])
def test_a_design_for_a_card_that_cannot_be_is_told(tmp_path: Path, design: str) -> None:
    toml = ONE.replace("[layouts.karte]", f"[layouts.karte]\ndesign = {design}")
    assert "layouts.karte.design" in faults(plain(tmp_path, toml=toml))[0]


def test_notes_call_a_card_as_its_table_does(tmp_path: Path) -> None:
    toml = ONE.replace("[card]", '[card]\nid = "{{ text }}"')
    toml += f'\n[layouts.karte.boxes.mehr]\nkind = "picture"\n{CONTENT["picture"]}\nbox = [7, 16, 45, 40]\n'
    toml = toml.replace('picture = "a"', 'picture = "{{ bild }}"')
    root = plain(tmp_path, toml=toml, csv="Name;Text;Bild\nA;EF-001 Ä;\nB;EF-002;a\n", **{"bilder/a.svg": ICON})
    assert report(root).notes == ["layout karte, box mehr: one card has no picture: EF-001 Ä"]
    (root / "karten.csv").write_text("Name;Text;Bild\nA;EF-001 Ä;fehlt\n", encoding="utf-8")
    assert "(card EF-001 Ä, layout karte, box mehr)" in faults(root)[0]


@pytest.mark.skipif(sys.platform != "linux", reason="NAMES THAT ARE NO UTF-8 ARE MADE ON LINUX")
def test_a_file_whose_name_is_no_utf_8_is_noted_and_harms_nothing(run: Run, tmp_path: Path) -> None:
    root = plain(tmp_path / "d", **{"bilder/a.svg": ICON})
    (root / "bilder" / os.fsdecode("Bl\u00fcte.svg".encode("cp437"))).write_text(ICON, encoding="utf-8")
    assert report(root).notes == ["bilder/Blüte.svg: the file's name is not UTF-8, so no card can name it; rename it"]
    run("deck", root, "--out", tmp_path / "out", "--cards", "1")
    assert Watcher(None, root, "").look().faults == ()
    assert len(state(root)) == 5


@pytest.mark.parametrize("name", ["karten.csv/x.csv", "bilder/a.svg/b/c.csv", f"{'a' * 300}.csv", f"{'a' * 300}/b.csv"])
def test_a_table_below_a_file_is_not_there(tmp_path: Path, name: str) -> None:
    root = plain(tmp_path, toml=ONE.replace("karten.csv", name), **{"bilder/a.svg": ICON})
    (told,) = faults(root)
    assert told.startswith("deck.toml: cards: there is no such file")


def test_a_picture_with_an_endless_name_is_not_there(tmp_path: Path) -> None:
    root = plain(tmp_path, toml=ONE + PICTURE.replace('"a"', f'"{"a" * 300}/b"') + "[7, 16, 45, 9]\n")
    (told,) = faults(root)
    assert "the folder bilder/ has no aaa" in told


@pytest.mark.skipif(sys.platform != "linux", reason="SO LONG A PATH IS MADE ON LINUX")
def test_folders_deeper_than_the_system_takes_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = plain(tmp_path, **{"bilder/a.svg": ICON})
    monkeypatch.chdir(root / "bilder")
    for _ in range(20):
        Path("f" * 250).mkdir()
        os.chdir("f" * 250)
    assert [fault.startswith("bilder: the folder cannot be read; found ") for fault in faults(root)] == [True]


def test_a_watch_outlives_a_fault_of_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = Watcher(None, plain(tmp_path), "")
    before = watcher.look()

    def fails(*_: object) -> None:
        raise TypeError("a name \udcfc")

    monkeypatch.setattr(watching, "check_cards", fails)
    after = watcher.look()
    assert after.cards == before.cards
    assert after.faults == ("this is a fault of the program: TypeError: a name ?",)


def test_a_watch_tells_a_misspelt_key_before_it_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = plain(tmp_path)
    watcher = Watcher(None, root, "")
    before = watcher.look()
    altered("deck.toml", "[layouts.karte]", "[layouts.karte]\ngruond = 'rot'")(root)
    seen: list[PageState] = []
    monkeypatch.setattr(watching, "check_cards", lambda *_: pytest.fail("drawn already") if not seen else report(root))
    watcher.look(seen.append)
    assert [(state.cards, len(state.faults)) for state in seen] == [(before.cards, 1)]
    assert "did you mean ground" in seen[0].faults[0]


@pytest.mark.parametrize("id", ["con", "nul", "com1"])
def test_an_id_that_windows_cannot_make_is_refused(id: str, tmp_path: Path) -> None:
    root = plain(tmp_path, toml=ONE.replace('id = "probe"', f'id = "{id}"'))
    assert faults(root)[0] == f"deck.toml: id: Windows makes no folder of this name: {id}"


@pytest.mark.parametrize("name", ["日本", "con", "Ärger im Süden", "🂡", "deutsch", "7", "a\tb", "watten", "Άλφα"])
def test_a_new_deck_of_any_name_is_one_that_its_check_accepts(run: Run, tmp_path: Path, name: str) -> None:
    run("new", "deck", tmp_path / name, "--language", "de")
    assert faults(tmp_path / name) == []


def test_a_name_that_no_folder_can_have_is_refused(run: Run, tmp_path: Path) -> None:
    assert "no folder can have this name" in run("new", "deck", tmp_path / ("a" * 300)).refusal


@pytest.mark.parametrize("place", ["bilder", "zeichen", ".kartenwerk", "layouts"])
def test_a_new_deck_that_is_refused_leaves_nothing(run: Run, tmp_path: Path, place: str) -> None:
    root = tmp_path / "markt"
    root.mkdir()
    (root / place).write_text("", encoding="utf-8")
    assert "this is a file, not a folder" in run("new", "deck", root, "--language", "de").refusal
    assert [path.name for path in root.iterdir()] == [place]


def test_a_new_deck_on_a_full_disk_leaves_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []

    def write(path: Path, data: bytes) -> None:
        if len(written) == 3:
            raise KartenwerkError("the file cannot be written: {reason}", reason="No space left on device")
        written.append(path)
        write_bytes(path, data)

    monkeypatch.setattr("kartenwerk.cli.new.writing.write_bytes", write)
    run("new", "deck", tmp_path / "a" / "markt", "--language", "de")
    assert len(written) == 3
    assert [*tmp_path.iterdir()] == []
    (tmp_path / "markt").mkdir()
    (tmp_path / "markt" / "mine.txt").write_text("x", encoding="utf-8")
    written.clear()
    run("new", "deck", tmp_path / "markt", "--language", "de")
    assert [path.name for path in tmp_path.rglob("*")] == ["markt", "mine.txt"]


@pytest.mark.parametrize(
    ("name", "told"),
    [("$(id)", "cd '$(id)' &&"), ("-rf", "cd ./-rf &&"), ("a b", "cd 'a b' &&"), ("markt", "cd markt &&")],
)
def test_the_next_step_is_one_that_a_shell_takes(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in run("new", "deck", "--", name).out


def test_a_size_of_which_one_side_is_no_number_is_told(tmp_path: Path) -> None:
    (told,) = faults(plain(tmp_path, toml=ONE.replace(HEAD, HEAD.replace('"poker"', '[63, "x"]'))))
    assert told.startswith("deck.toml: size: the value does not fit; found [63, 'x']")


def test_the_lid_of_a_box_has_its_title(tmp_path: Path) -> None:
    from kartenwerk.custom.panels import BoxPanels
    from kartenwerk.graphics.display import Text, walk

    panels = BoxPanels(deck(plain(tmp_path)), 3, 8.0, 0.0)
    assert [item.text for item in walk(panels.items("lid", 64, 20)) if isinstance(item, Text)] == ["Probe"]
