"""Wrong input is answered by one clear sentence and exit code 1; nothing is written."""

from pathlib import Path

import pytest

from tests.support import Run

FAULTS = [
    (["deck", "tarot"], "there is no deck of that name; found 'tarot'; expected one of "),
    (["deck", "walisch", "--paper", "a9"], "there is no paper of that name; found 'a9'"),
    (["kit", "tarot"], "there is no deck of that name"),
    (["rules", "skat"], "there is no game of that name; found 'skat'"),
    (["rules", "donnerwetter", "--page", "a7"], "there is no page size of that name; found 'a7'"),
    (["rules", "donnerwetter", "--set", "punkte_karte=11"], "a whole number from 0 to 10"),
    (["rules", "donnerwetter", "--set", "punkte_karte"], "expected key=value"),
    (["rules", "donnerwetter", "--rules", "missing.toml"], "missing.toml: the file cannot be read"),
    (["pad", "donnerwetter", "--page", "a7"], "there is no page size of that name"),
    (["preview", "skat"], "there is no deck or game of that name"),
    (["play", "donnerwetter", "--players", "3"], "cannot be played by that many; found 3; expected one of 2, 4"),
    (["play", "donnerwetter", "--policy", "wise"], "there is no policy of that name; found 'wise'"),
    (["play", "donnerwetter", "--deals", "none"], "that is no number of deals"),
    (["replay", "missing.toml"], "missing.toml: the file cannot be read"),
    (["chips", "walisch", "--players", "0"], "--players: chips are not made for that many; found 0; expected 1 to 99"),
    (["chips", "walisch", "--paper", "a9"], "there is no paper of that name; found 'a9'"),
    (["align", "--printer", "", "--offset-x", "1"], "--printer: this is no name for a printer"),
    (
        ["align", "--printer", "A", "--offset-x", "nan"],
        "--offset-x: the reading cannot be right; found nan; expected -20",
    ),
    (["fonts", "tarot"], "there is no deck of that name"),
    (["deck", "walisch", "--data", "missing"], "--data: there is no such folder; found missing"),
]


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_a_fault_is_one_sentence_and_writes_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run(*words)
    assert answer.code == 1
    assert answer.out == ""
    assert answer.err.startswith("kartenwerk: ")
    assert answer.err.count("\n") == 1
    assert sentence in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_the_same_fault_as_json(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run(*words, "--json")
    assert answer.code == 1
    assert answer.json["ok"] is False
    assert set(answer.json["error"]) == {"message", "file", "key", "found", "expected"}


def test_all_faults_of_a_users_deck_are_told_and_nothing_is_written(run: Run, tmp_path: Path) -> None:
    decks = tmp_path / "mine" / "rules_data" / "decks"
    decks.mkdir(parents=True)
    (decks / "walisch.toml").write_text('id = "walisch"\ntitle = 3\n', encoding="utf-8")
    answer = run("deck", "walisch", "--data", tmp_path / "mine", "--out", tmp_path / "out")
    assert answer.code == 1
    assert answer.err.count("kartenwerk: ") > 3
    assert f"{decks / 'walisch.toml'}: title" in answer.err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("template", "text", "words"),
    [
        ("faces/walisch/front.svg.j2", "<svg", "line"),
        ("faces/walisch/front.svg.j2", "{{ card.nothing }}", "line 1"),
        ("faces/walisch/back.svg.j2", '<svg viewBox="0 0 1 1" width="1mm" height="1mm"><line/></svg>', "line"),
    ],
)
def test_a_users_faulty_template_is_named_with_its_line(
    run: Run, tmp_path: Path, template: str, text: str, words: str
) -> None:
    file = tmp_path / "mine" / "templates" / template
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    answer = run("deck", "walisch", "--data", tmp_path / "mine", "--out", tmp_path / "out")
    assert answer.code == 1
    assert template in answer.err
    assert words in answer.err
    assert not (tmp_path / "out").exists()


def test_a_file_in_place_of_the_folder_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file", encoding="utf-8")
    answer = run("pad", "donnerwetter", "--sheets", "1", "--out", tmp_path / "out")
    assert answer.code == 1
    assert "cannot be written" in answer.err


def test_usage_faults_exit_with_2(run: Run) -> None:
    assert run("deck").code == 2
    assert run("deck", "walisch", "--colour", "red").code == 2
    assert run("unknown").code == 2
