"""Wrong input is answered by one clear sentence and exit code 1; nothing is written."""

from pathlib import Path

import pytest
from tests.support import Run

FAULTS = [
    (["deck", "tarot"], "there is no deck of that name; found 'tarot'; expected one of "),
    (["deck", "wallisch"], "there is no deck of that name (did you mean walisch?); found 'wallisch'"),
    (
        ["deck", "walisch", "--paper", "a9"],
        "--paper: there is no paper of that name; found 'a9'; expected one of a4, a3, ",
    ),
    (["deck", "walisch", "--paper", "5x5"], "--paper: no paper is that large or small; found 5x5 mm; expected sides"),
    (["deck", "walisch", "--paper", "91x95"], "--paper: the paper is too small; found 91 x 95 mm; expected room for"),
    (["deck", "walisch", "--size", "potker"], "--size: there is no card size of that name (did you mean poker?)"),
    (["deck", "walisch", "--size", "5x5"], "--size: no card is that large or small; found 5x5 mm"),
    (["deck", "walisch", "--service", "meinspil"], "--service: there is no service of that name (did you mean m"),
    (["deck", "walisch", "--service", "home", "--png", "300"], "--service and --png exclude each other"),
    (["deck", "walisch", "--cards", "svidar-Z"], "--cards: svidar-Z: this card is not in the pack (did you mean s"),
    (["deck", "walisch", "--for", "mau"], "--for: there is no game of that name"),
    (["deck", "walisch", "--backs", "long"], "--backs: there is no choice of that name (did you mean long-edge?)"),
    (
        ["deck", "walisch", "--copies", "-1"],
        "--copies: the number of copies is out of range; found -1; expected 1 to 50",
    ),
    (["deck", "walisch", "--out", "a_file"], "--out: this is a file, not a folder; found a_file"),
    (["kit", "walisch", "--out", "a_file/below"], "--out: this is a file, not a folder; found "),
    (["deck", "walisch", "--paper", ""], "--paper: there is no paper of that name; found ''"),
    (["deck", "walisch", "--printer", ""], "--printer: no printer"),
    (["deck", "walisch", "--form", "1"], "found 1; expected no --form, as it is printed in one"),
    (["deck", "walisch", "--service", "../x"], "--service: there is no service of that name; found '../x'"),
    (["deck", "walisch", "--tts-url", "https://example.org"], "--tts-url: only saved objects of Tabletop Simulator"),
    (["deck", "walisch", "--tts", "--tts-url", "k"], "--tts-url: no browser can open this address; found 'k'"),
    (["deck", ""], "there is no deck in this folder; found nothing; expected a folder"),
    (["new", "deck", ""], "NAME: a deck needs a folder of its own; found nothing; expected its name"),
    (["kit", "tarot"], "there is no deck of that name"),
    (["box", "walisch", "--booklet", "-1"], "--booklet: that number is too small; found -1; expected 0 to 500"),
    (["box", "walisch", "--more-cards", "501"], "--more-cards: that number is too large; found 501; expected 0 to 500"),
    (["rules", "skat"], "there is no game of that name; found 'skat'"),
    (["rules", "donnerwetter", "--page", "a7"], "--page: there is no page size of that name; found 'a7'"),
    (["rules", "--deck", "wallisch"], "--deck: there is no deck of that name (did you mean walisch?)"),
    (
        ["rules", "donnerwetter", "--page", "card", "--large-print"],
        "--large-print: --page and --large-print exclude each other; found 'card'; expected one of them",
    ),
    (
        ["rules", "donnerwetter", "--text", "--paper", "a3"],
        "--paper: only imposed booklets and reference cards are printed on a sheet",
    ),
    (
        ["kit", "deutsch", "--variant", "elf"],
        "--variant: a named set of rules is that of one game; expected --for GAME",
    ),
    (
        ["rules", "donnerwetter", "--variant", "x"],
        "--variant: there is no variant of that name; found 'x'; expected one of hagelsturm, ketten, neue_mitte",
    ),
    (["rules", "donnerwetter", "--set", "punkte_karte=11"], "a whole number from 0 to 10"),
    (["rules", "donnerwetter", "--set", "punkte_karte"], "expected key=value"),
    (["rules", "donnerwetter", "--rules", "missing.toml"], "missing.toml: the file cannot be read"),
    (["pad", "donnerwetter", "--page", "a7"], "--page: there is no page size of that name"),
    (["pad", "donnerwetter", "--sheets", "0"], "--sheets: that number is too small; found 0; expected 1 to 500"),
    (["preview", "skat"], "there is no deck or game of that name"),
    (["preview", "walisch", "--page", "a5"], "--page: only a game's booklet has pages; found 'a5'"),
    (
        ["play", "donnerwetter", "--players", "3"],
        "--players: Donnerwetter cannot be played by that many; found 3; expected one of 2, 4",
    ),
    (["play", "donnerwetter", "--policy", "wise"], "--policy: there is no policy of that name; found 'wise'"),
    (["play", "donnerwetter", "--deals", "none"], "--deals: the number of deals is not valid"),
    (["play", "donnerwetter", "--deals", "99999999"], "found '99999999'; expected 1 to 1000, or match"),
    (
        ["odds", "fuenf_karten_boltan", "--keep", "ger-1", "--cards", "6"],
        "--cards: after an exchange a hand has five cards",
    ),
    (["replay", "missing.toml"], "missing.toml: the file cannot be read"),
    (["preflight", "missing.pdf"], "missing.pdf: the file cannot be read: No such file or directory"),
    (["preflight", "."], ".: the file cannot be read: it is a folder"),
    (["chips", "walisch", "--players", "0"], "--players: that number is too small; found 0; expected 1 to 99"),
    (["chips", "walisch", "--paper", "a9"], "--paper: there is no paper of that name"),
    (["align", "--printer", "", "--offset-x", "1"], "--printer: the name of the printer is not valid"),
    (
        ["align", "--printer", "A", "--offset-x", "nan"],
        "--offset-x: the reading is out of range; found nan; expected -20",
    ),
    (["fonts", "tarot"], "there is no deck of that name"),
    (
        ["deck", "walisch", "--data", "."],
        "--data: this folder holds no data; found .; expected a folder with rules_",
    ),
    (["rules", "donnerwetter", "--set", "punkte_karte=--5"], "found '--5'; expected a whole number from 0 to 10"),
    (["rules", "donnerwetter", "--set", "punkte_karte=²"], "found '²'; expected a whole number from 0 to 10"),
    (
        ["chips", "walisch", "--deck"],
        "--deck: there is no such option; expected one that kartenwerk chips --help names",
    ),
    (
        ["play", "wolfsjagd", "--save", "a_file/x.toml"],
        "a_file/x.toml: the file cannot be written: its folder is a file",
    ),
    (["deck", "walisch", "--data", "missing"], "--data: there is no such folder; found missing"),
    # what Typer finds
    (["unknown"], "there is no command of that name; found 'unknown'; expected one of list, kit, deck"),
    (["lisst"], "there is no command of that name (did you mean list?); found 'lisst'"),
    (["deck"], "DECK is missing; expected kartenwerk deck DECK; kartenwerk deck --help says more"),
    (["hand", "burner_holdem"], "HAND... is missing; expected kartenwerk hand GAME HAND...;"),
    (["list", "walisch"], "that is more than the command takes; found 'walisch'; expected kartenwerk list;"),
    (["deck", "walisch", "--colour", "red"], "--colour: there is no such option (did you mean --colours?)"),
    (["--loud"], "--loud: there is no such option; expected one that kartenwerk --help names"),
    (["deck", "walisch", "--gap"], "--gap: the option needs a value"),
    (["deck", "walisch", "--tts=1"], "--tts: the option takes no value"),
    (["deck", "walisch", "--gap", "wide"], "--gap: the value does not fit; found 'wide'; expected a number"),
    (["play", "donnerwetter", "--seed", "1.5"], "--seed: the value does not fit; found '1.5'; expected a whole number"),
]


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_a_fault_is_one_sentence_and_writes_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    (tmp_path / "a_file").write_text("a file", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    answer = run(*words)
    assert answer.code == 1
    assert answer.out == ""
    assert answer.err.startswith("kartenwerk: ")
    assert answer.err.count("\n") == 1
    assert sentence in answer.err
    assert [path.name for path in tmp_path.iterdir()] == ["a_file"]


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_the_same_fault_as_json(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    (tmp_path / "a_file").write_text("a file", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    answer = run(*words, "--json")
    assert answer.code == 1
    assert answer.json["ok"] is False
    assert set(answer.json["error"]) == {"message", "file", "key", "found", "expected"}


def test_who_interrupts_the_program_is_told_so_in_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kartenwerk.build.workshop.Workshop.over", interrupted)
    answer = run("kit", "walisch")
    assert (answer.code, answer.out, answer.err) == (130, "", "kartenwerk: stopped; each file is as it was or whole\n")


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
    assert answer.err == f"kartenwerk: --out: this is a file, not a folder; found {tmp_path / 'out'}\n"


def test_without_any_word_the_help_is_shown(run: Run) -> None:
    answer = run()
    assert answer.code == 0
    assert "kartenwerk kit walisch" in answer.out
