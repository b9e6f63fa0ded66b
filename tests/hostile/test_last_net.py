"""Whatever happens, the program ends in one sentence: also where nobody has thought of it, or can read it."""

from __future__ import annotations

import errno
import os
import subprocess
from pathlib import Path

import pytest
from tests.hostile.fence import PROGRAM, fenced_run, overlaid
from tests.support import Answer, Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cli.output import columns, escape

HAND = ("hand", "burner_holdem", "svidar-S yxar-S ger-M bog-M svidar-6")
FULL = Path("/dev/full")


def spoken(*words: object, **environment: str) -> Answer:
    """What a process of its own says: its streams and their encoding are those of the system."""
    done = subprocess.run(
        [*PROGRAM, *map(str, words)], env={**os.environ, **environment}, capture_output=True, timeout=30
    )
    return Answer(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


def broken(*values: object, **named: object) -> None:
    raise ZeroDivisionError("division\nby zero")


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program with a fault in it that nobody has thought of."""
    monkeypatch.setattr("kartenwerk.build.workshop.Workshop.over", broken)


def test_a_fault_of_the_program_is_one_sentence_that_tells_where_to_report_it(run: Run, faulty: None) -> None:
    answer = run(*HAND)
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("kartenwerk: this is a fault of the program: ZeroDivisionError: division\\u000aby")
    assert "report it" in answer.err and "--debug" in answer.err


def test_the_traceback_is_for_those_who_ask(run: Run, faulty: None) -> None:
    for words in ((*HAND, "--debug"), ("--debug", *HAND)):
        answer = run(*words)
        assert answer.code == 1
        assert "Traceback" in answer.err and "in broken" in answer.err
        assert answer.err.splitlines()[-1].startswith("kartenwerk: this is a fault of the program: ")


def test_also_a_fault_of_the_input_has_a_traceback(run: Run) -> None:
    assert "Traceback" in run("deck", "nosuch", "--debug").err
    assert "Traceback" not in run("deck", "nosuch").err


def test_a_fault_of_the_program_is_json_where_json_is_wanted(run: Run, faulty: None) -> None:
    answer = run(*HAND, "--json")
    assert answer.code == 1
    assert answer.json["ok"] is False
    assert answer.json["error"]["message"].startswith("this is a fault of the program")


def test_want_of_memory_is_told_as_such(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(*values: object) -> None:
        raise MemoryError

    monkeypatch.setattr("kartenwerk.build.workshop.Workshop.over", greedy)
    assert run(*HAND).err == "kartenwerk: there is not enough memory for this\n"


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE, errno.ENAMETOOLONG])
def test_a_limit_of_the_system_is_told_as_such(run: Run, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def refused(*values: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("kartenwerk.build.workshop.Workshop.over", refused)
    assert run(*HAND).err == f"kartenwerk: the system allows no more: {os.strerror(number)}\n"


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "utf-16"])
def test_the_output_does_not_die_of_its_encoding(encoding: str) -> None:
    answer = fenced_run("replay", "Möwe\U0001f0a1.toml", encoding=encoding)
    assert answer.code == 1
    assert ".toml: the file cannot be read: No such file or directory" in answer.err
    assert "Doppelkopf" in fenced_run("list", encoding=encoding).out


def test_the_output_does_not_die_of_a_system_without_language() -> None:
    answer = spoken("replay", "Möwe", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert answer.code == 1
    assert "the file cannot be read" in answer.err and answer.err.count("\n") == 1


def test_json_stays_json_in_any_encoding() -> None:
    assert fenced_run("list", "--json", encoding="ascii").json == fenced_run("list", "--json").json


def test_a_file_name_that_is_no_text_is_told() -> None:
    answer = spoken("replay", os.fsdecode(b"a\xff.toml"))
    assert answer.code == 1
    assert answer.err == "kartenwerk: a\\udcff.toml: the file cannot be read: No such file or directory\n"


@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
@pytest.mark.parametrize("words", [HAND, (*HAND, "--json"), ("--help",), ("--version",)])
def test_a_full_disk_is_one_sentence(words: tuple[str, ...]) -> None:
    answer = fenced_run(*words, stdout=FULL)
    assert answer.code == 1
    assert answer.err == "kartenwerk: the output cannot be written: No space left on device\n"


@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
def test_a_full_disk_for_complaints_changes_nothing() -> None:
    with FULL.open("w") as full:
        done = subprocess.run([*PROGRAM, "--loud"], stdout=full, stderr=full, timeout=30)
    assert done.returncode == 1


def test_a_reader_who_goes_early_is_not_complained_of() -> None:
    process = subprocess.Popen([*PROGRAM, "list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(30) == 1
    process.stderr.close()


@pytest.mark.parametrize("closed", [">&-", "<&- >&- 2>&-"])
def test_closed_streams_are_put_up_with(closed: str, tmp_path: Path) -> None:
    command = f'"$@" {closed}'
    words = ["sh", "-c", command, "sh", *PROGRAM, "play", "mogeln", "--save", str(tmp_path / "a.toml")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=30)
    assert done.returncode == 0 and done.stderr == ""
    assert (tmp_path / "a.toml").read_text(encoding="utf-8").startswith("format = 1\ngame")


CONTROL = "\x1b]0;owned\x07\x1b[2J\x9b31m\r\n\u202ereversed"


def test_control_characters_are_shown_as_text() -> None:
    assert escape("a\x1b[2Jb") == "a\\u001b[2Jb"
    assert escape("Ä – „x“ \u202f \U0001f0a1") == "Ä – „x“ \u202f \U0001f0a1"
    assert columns([(CONTROL, "x")]) == ["\\u001b]0;owned\\u0007\\u001b[2J\\u009b31m\\u000d\\u000a\\u202ereversed  x"]


def tame(text: str) -> bool:
    return all(escape(line) == line for line in text.split("\n"))


def test_no_data_steer_a_terminal(run: Run, tmp_path: Path) -> None:
    new = 'title = "Mo\\u001b[2Jgeln\\u009b"'
    folder = overlaid(tmp_path, "rules_data/games/mogeln.toml", 'title = "Mogeln"', new)
    for words in (("play", "mogeln"), ("list",), ("list", "--json"), ("claims", "mogeln")):
        answer = run(*words, "--data", folder)
        assert tame(answer.out) and tame(answer.err)


def test_no_record_steers_a_terminal(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.toml"
    assert run("play", "donnerwetter", "--save", record).code == 0
    text = record.read_text(encoding="utf-8")
    for old in ("donnerwetter", "svidar", "legt", "policy"):
        record.write_text(text.replace(old, "x\\u001b[2J\\u009b", 1), encoding="utf-8")
        for words in (("replay", record), ("replay", record, "--json")):
            answer = run(*words)
            assert tame(answer.out) and tame(answer.err)


def test_no_argument_steers_a_terminal(run: Run) -> None:
    for words in (("deck", CONTROL), (CONTROL,), ("deck", f"--{CONTROL}"), ("deck", "walisch", "--paper", CONTROL)):
        answer = run(*words)
        assert answer.code == 1
        assert tame(answer.err) and answer.err.count("\n") == 1


def test_a_rule_is_told_in_the_language_of_the_messages(run: Run, tmp_path: Path) -> None:
    """What a game says is German; what the program says is English."""
    record = tmp_path / "record.toml"
    assert run("play", "mogeln", "--save", record).code == 0
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("legt herz-2;", "nonsense;", 1), encoding="utf-8")
    answer = run("replay", record)
    assert answer.code == 1
    assert "ist kein Zug" not in answer.err
    assert "nonsense" in answer.err


def test_a_fault_of_several_lines_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*values: object) -> None:
        raise KartenwerkError("a\nb", found="c\r\nd")

    monkeypatch.setattr("kartenwerk.build.workshop.Workshop.over", refuse)
    assert run(*HAND).err == "kartenwerk: a\\u000ab; found c\\u000d\\u000ad\n"


def test_the_help_tells_of_debug(run: Run) -> None:
    assert "--debug" in run("--help").out
