"""kartenwerk new game-box: a whole game in miniature that is sound in both languages, or nothing at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.own_game.games import notes, sentences, workshop
from tests.support import Run

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.files import write_bytes
from kartenwerk.custom.game.new import sample_game

NAMES = {"de": ("decks/karten/karten.csv", "parts/schnecke.toml"), "en": ("decks/cards/cards.csv", "parts/snail.toml")}
KINDS = {"board", "standee", "die", "token", "tile", "counter"}


def files(root: Path) -> dict[str, bytes]:
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize("language", ["de", "en"])
def test_it_is_sound_and_has_every_kind_of_part_in_two_languages(run: Run, tmp_path: Path, language: str) -> None:
    root = tmp_path / "garten"
    assert "kartenwerk watch ." in run("new", "game-box", root, "--language", language).out
    assert sentences(root) == []
    assert notes(root) == ()
    told = run("check", root, "--json").json["game"]
    assert told["languages"] == [language, *({"de", "en"} - {language})]
    assert {part["kind"] for part in told["parts"]} == KINDS
    assert (len(told["decks"]), [size > 0 for size in told["box"]["inside"]]) == (2, [True] * 3)
    assert {*NAMES[language]} <= {*files(root)}


def test_it_is_made_of_the_same_bytes_and_no_name_is_left_untranslated(tmp_path: Path) -> None:
    made = [sample_game(DataRoots.over(), str(tmp_path / "a"), "de") for _ in range(2)]
    assert made[0] == made[1]
    assert not [path for path, data in made[0].files.items() if b"$" in data or "$" in path]
    german, english = ({*sample_game(DataRoots.over(), "a", each).files} for each in ("de", "en"))
    assert {path for path in german & english if not path.startswith("parts/")} == {
        "game.toml",
        "regeln.md",
        "rules.md",
    }


def test_the_look_of_its_cards_and_its_rules_are_made_of_it(run: Run, tmp_path: Path) -> None:
    root, out = tmp_path / "garten", tmp_path / "out"
    run("new", "game-box", root, "--language", "de")
    asked = ("--language", "de", "--out", out)
    assert run("deck", root / "karten", *asked).code == 0
    assert run("rules", root, "--text", *asked).code == 0
    assert run("kit", root, "--only", "box", *asked).code == 0
    text = next(out.rglob("regeln.txt")).read_text(encoding="utf-8")
    assert "Eure Schnecken kriechen" in text
    assert {"unterteil.pdf", "deckel.pdf"} <= {path.name for path in out.rglob("*.pdf")}


@pytest.mark.parametrize("inside", ["notizen.txt", "game.toml", ".git"])
def test_a_folder_that_holds_something_is_refused_and_left_alone(run: Run, tmp_path: Path, inside: str) -> None:
    root = tmp_path / "garten"
    root.mkdir()
    (root / inside).write_text("mine", encoding="utf-8")
    told = run("new", "game-box", root, "--language", "de")
    assert (told.code, files(root)) == (1, {inside: b"mine"})
    assert (
        f"the folder holds something already; found {inside}; expected an empty folder, or another name" in told.refusal
    )


def test_an_empty_folder_is_taken_and_a_file_of_its_name_is_not(run: Run, tmp_path: Path) -> None:
    (tmp_path / "leer").mkdir()
    assert run("new", "game-box", tmp_path / "leer").code == 0
    (tmp_path / "datei").write_text("", encoding="utf-8")
    assert "this is a file, not a folder" in run("new", "game-box", tmp_path / "datei").refusal
    assert "a game needs a folder of its own" in run("new", "game-box", " ").refusal


def test_what_cannot_be_written_leaves_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0

    def fail(path: Path, data: bytes) -> None:
        nonlocal count
        count += 1
        if count > 9:
            raise KartenwerkError("the disk is full")
        write_bytes(path, data)

    monkeypatch.setattr("kartenwerk.cli.new.writing.write_bytes", fail)
    assert run("new", "game-box", tmp_path / "garten").code == 1
    assert not (tmp_path / "garten").exists()


def test_another_language_is_refused(run: Run, tmp_path: Path) -> None:
    told = run("new", "game-box", tmp_path / "jardin", "--language", "fr").refusal
    assert "there is no new game in this language; found 'fr'; expected one of de, en" in told


def test_a_sample_in_a_language_says_the_same(tmp_path: Path, run: Run) -> None:
    counts = []
    for language in ("de", "en"):
        run("new", "game-box", tmp_path / language, "--language", language)
        found = workshop(tmp_path / language)
        counts.append([len(found.edition(each).deck.cards) for each in found.game.in_language(language)])
    assert counts[0] == counts[1]
