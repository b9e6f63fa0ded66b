"""The same words again: answered at once while nothing has changed, and by the command itself after any change."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.custom.decks import ICON, altered, picture, plain
from tests.support import Answer, Run

import kartenwerk.cli.building
import kartenwerk.cli.diff
from kartenwerk.build.run import make_all
from kartenwerk.cli import again
from kartenwerk.products.prints.mark import take_print


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A deck that uses one file of every kind, and a cache that knows nothing of it but the cut fonts of all tests."""
    cache, fonts = tmp_path / "cache", Path(os.environ["KARTENWERK_CACHE"], "font")
    fonts.mkdir(parents=True, exist_ok=True)
    cache.mkdir(mode=0o700)
    (cache / "font").symlink_to(fonts)
    monkeypatch.setenv("KARTENWERK_CACHE", str(cache))
    return plain(tmp_path / "deck", **{"bilder/bild.png": picture("RGB", (300, 300), "red")})


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Filled with a word for each run that is not answered from an earlier one."""
    found: list[str] = []

    def counted(*args: object, **named: object) -> object:
        found.append("built")
        return make_all(*args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(kartenwerk.cli.building, "make_all", counted)
    return found


def printed(run: Run, root: Path) -> Answer:
    answer = run("deck", root, "--out", root.parent / "out")
    assert answer.code == 0, answer.err
    return answer


def test_the_same_words_are_answered_without_being_obeyed(run: Run, root: Path, ran: list[str]) -> None:
    first, second, third = (printed(run, root) for _ in range(3))
    assert ran == ["built"]
    assert "unchanged" not in first.out
    assert second.out.count("unchanged") == 2
    assert (second.out, second.err) == (third.out, third.err)


def test_the_answer_is_the_one_that_the_command_gives(run: Run, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "deck", root, "--out", root.parent / "out", "--json"
    run(*words)
    told_again = run(*words)
    monkeypatch.setattr("kartenwerk.cli.program.known_answer", lambda words: None)
    assert json.loads(told_again.out) == run(*words).json


def test_notes_and_remarks_are_told_again(run: Run, root: Path) -> None:
    words = "deck", root, "--out", root.parent / "out", "--tts"
    first, second = run(*words), run(*words)
    assert first.err == second.err
    assert "for others put the pictures on the net" in second.out


def test_a_link_that_leads_to_another_deck_is_followed(run: Run, root: Path, tmp_path: Path, ran: list[str]) -> None:
    other, link = tmp_path / "other", tmp_path / "now"
    shutil.copytree(root, other)
    altered("deck.toml", "A8502A", "A8502B")(other)
    link.symlink_to(root)
    words = "deck", link, "--out", tmp_path / "out"
    assert run(*words).code == 0
    link.unlink()
    link.symlink_to(other)
    assert "unchanged" not in run(*words).out
    assert ran == ["built", "built"]


@pytest.mark.parametrize("option", [["--out", "now"], []], ids=["a named folder", "the usual folder"])
def test_a_link_that_leads_to_another_folder_for_what_is_built_is_followed(
    run: Run, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    link = tmp_path / (option or ["", "output"])[1]
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        link.unlink(missing_ok=True)
        link.symlink_to(tmp_path / folder)
        assert run("deck", root, *option).code == 0
    assert (tmp_path / "two" / "probe" / "karten_a4.pdf").is_file()


CHANGES: dict[str, Callable[[Path], object]] = {
    "a cell": altered("karten.csv", "Behalte", "Verkauf"),
    "a colour": altered("deck.toml", "A8502A", "A8502B"),
    "an icon": altered("zeichen/muenze.svg", "C9741A", "C9741B"),
    "a new icon": lambda root: (root / "zeichen" / "korb.svg").write_text(ICON),
    "a new folder": lambda root: plain(root, **{"schriften/lies.ttf": b"no font"}),
    "a picture": lambda root: (root / "bilder" / "bild.png").write_bytes(picture("RGB", (300, 300), "blue")),
    "a file that is gone": lambda root: (root / "bilder" / "bild.png").unlink(),
    "a built file": lambda root: (root.parent / "out" / "probe" / "karten_a4.pdf").write_bytes(b"damaged"),
    "a built file that is gone": lambda root: (root.parent / "out" / "probe" / "karten_a4.pdf").unlink(),
    "the manifest": lambda root: (root.parent / "out" / "manifest.json").unlink(),
    "the cache": lambda root: shutil.rmtree(root.parent / "cache"),
}


def test_after_each_change_the_command_is_obeyed(run: Run, root: Path, ran: list[str]) -> None:
    """What is told after one change is what is known before the next."""
    printed(run, root)
    for number, (name, change) in enumerate(CHANGES.items(), 2):
        change(root)
        printed(run, root)
        assert ran == ["built"] * number, name


def test_a_change_that_leaves_size_and_time_alone_is_seen(run: Run, root: Path, ran: list[str]) -> None:
    printed(run, root)
    table = root / "karten.csv"
    before = table.stat()
    CHANGES["a cell"](root)
    os.utime(table, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert table.stat().st_size == before.st_size
    printed(run, root)
    assert ran == ["built"] * 2


def test_what_has_changed_while_it_was_built_is_not_told_again(
    run: Run, root: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = again.remember

    def too_late(*args: object) -> None:
        CHANGES["a cell"](root)
        keep(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(kartenwerk.cli.building, "remember", too_late)
    printed(run, root)
    monkeypatch.setattr(kartenwerk.cli.building, "remember", keep)
    printed(run, root)
    assert ran == ["built"] * 2


def test_the_program_and_its_data_are_watched_and_what_is_built_is_no_input(run: Run, root: Path) -> None:
    run("deck", root, "--out", root / "output")
    (entry,) = (root.parent / "cache" / again.KIND).iterdir()
    watched = again.Watched(*json.loads(entry.read_bytes()[32:])["watched"])
    assert {Path(again.__file__).parents[1], root} <= set(map(Path, watched.folders))
    assert {"rules_data", "templates", "fonts"} <= {Path(folder).name for folder in watched.folders}
    before = watched.state()
    (root / "output" / "other.txt").write_text("of somebody else")
    assert watched.state() == before
    monkey = root / "layouts"
    monkey.mkdir()
    assert watched.state() == before
    (monkey / "new.toml").write_text("")
    assert watched.state() != before


def test_other_words_and_another_folder_are_another_question(
    run: Run, root: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root)
    run("deck", ".", "--out", root.parent / "out")
    run("deck", "deck.toml", "--out", root.parent / "out")
    elsewhere = root.parent / "elsewhere"
    shutil.copytree(root, elsewhere)
    monkeypatch.chdir(elsewhere)
    run("deck", ".", "--out", root.parent / "out")
    assert ran == ["built"] * 3


def test_a_printers_reading_lies_elsewhere_and_is_looked_up(run: Run, ran: list[str], tmp_path: Path) -> None:
    run("align", "--printer", "Büro", "--offset-x", "1", "--out", tmp_path)
    words = "deck", "deutsch", "--cards", "eichel-A", "--printer", "Büro", "--json", "--out", tmp_path
    first, again = (run(*words).json["files"][0]["sha256"] for _ in range(2))
    run("align", "--printer", "Büro", "--offset-x", "2", "--out", tmp_path)
    assert first == again != run(*words).json["files"][0]["sha256"]


def test_what_has_changed_is_said_again_until_a_card_or_a_print_does(
    run: Run, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A print lies in a hidden folder of the deck's, which counts here."""
    monkeypatch.setattr(again, "time", SimpleNamespace(time_ns=lambda: 2**62))  # all files have come to rest
    taken: list[str] = []

    def counted(*args: object) -> object:
        taken.append("taken")
        return take_print(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(kartenwerk.cli.diff, "take_print", counted)
    assert run("printed", root).code == 0
    first, second = run("diff", root), run("diff", root)
    assert (first.out, first.code) == (second.out, second.code)
    assert run("diff", root, "--json").json["to_print"] == 0
    assert taken == ["taken"] * 2
    altered("karten.csv", "Behalte", "Verschenke")(root)
    assert "changed" in run("diff", root).out
    assert run("printed", root).code == 0
    assert "no card has changed since 002" in run("diff", root).out
    assert run("diff", root, "--exit-code", "--since", "001").code == 1
    assert run("diff", root, "--exit-code", "--since", "001").code == 1
