"""A person at a real terminal: typing, wrong input, Ctrl-C, the end of input, narrow screens, colour and none."""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kartenwerk.play.games import GAME_IDS

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

PROGRAM = [sys.executable, "-m", "kartenwerk"]
ROOT = Path(__file__).parent.parent.parent
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")},
    "PYTHONPATH": str(ROOT / "generator"),
    "TERM": "xterm",
    "LANG": "C.UTF-8",
}
PROMPT = r"^> \Z"
SECONDS = 60


class Terminal:
    """The program in a terminal of its own, that many columns wide: what it says, what is typed, how it ends."""

    def __init__(self, *words: str, columns: int = 80, **environment: str) -> None:
        self.pid, self.handle = pty.fork()
        if self.pid == 0:  # it is that wide before the program begins
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            for number in (signal.SIGINT, signal.SIGHUP):  # a run in the background ignores them
                signal.signal(number, signal.SIG_DFL)
            os.execvpe(PROGRAM[0], [*PROGRAM, *words], {**ENVIRONMENT, **environment})
        self.text, self.read_to = "", 0

    def until(self, pattern: str = PROMPT) -> str:
        """What it has said since the last call, up to the pattern."""
        end = time.monotonic() + SECONDS
        while not (found := re.compile(pattern, re.MULTILINE).search(self.text, self.read_to)):
            if not select.select([self.handle], [], [], max(0, end - time.monotonic()))[0]:
                self.kill()
                raise AssertionError(f"no {pattern!r} in {self.text[self.read_to :]!r}")
            try:
                self.text += os.read(self.handle, 65536).decode("utf-8", "replace").replace("\r\n", "\n")
            except OSError as error:  # Linux: the program has ended
                raise AssertionError(f"ended before {pattern!r}: {self.text!r}") from error
        said = self.text[self.read_to : found.end()]
        self.read_to = found.end()
        return said

    def type(self, line: str) -> str:
        """Type a line; what is said up to the next prompt."""
        os.write(self.handle, f"{line}\n".encode())
        return self.until()

    def send(self, signs: bytes) -> None:
        os.write(self.handle, signs)

    def end(self) -> int:
        """How the program ends; it must do so soon."""
        end = time.monotonic() + SECONDS
        while select.select([self.handle], [], [], max(0, end - time.monotonic()))[0]:
            try:
                more = os.read(self.handle, 65536)
            except OSError:  # Linux: the program has ended
                break
            if not more:
                break
            self.text += more.decode("utf-8", "replace").replace("\r\n", "\n")
        else:
            self.kill()
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)  # a test must never hang


def test_an_evening_with_wrong_input_at_each_question(tmp_path: Path) -> None:
    file = tmp_path / "abend.toml"
    table = Terminal("play", "doppelkopf", "--seat", "1", "--seed", "7", "--lang", "de", "--plain")
    assert table.until().startswith("Doppelkopf. Du spielst mit Bert, Cleo, Dirk. Spiel Nummer 7.")
    assert "„quatsch“ verstehe ich nicht." in table.type("quatsch")
    assert "5 steht nicht zur Wahl; es geht von 1 bis 1." in table.type("5")
    assert "In diesem Spiel hast du noch keinen Zug gemacht." in table.type("zurück")
    assert "4. Dirk: normales Spiel." in table.type("1")
    assert "Pik-Ass hast du nicht." in table.type("pik ass")
    assert "Warum welche Karte?" in table.type("warum")
    assert "Wohin?" in table.type("sichern")
    assert "Nicht gesichert." in table.type("sichern /dev/null/abend.toml")
    said = table.type("Kreuz Dame")
    assert "5. Du: Kreuz-Dame." in said
    assert "Der Stich geht an dich, mit Kreuz-Dame." in said
    assert "Zurückgenommen" in table.type("zurück")
    assert f"Gesichert: {file}." in table.type(f"sichern {file}")
    assert "gibt es schon" in table.type(f"sichern {file}")
    table.send(b"ende\n")
    assert table.end() == 0
    assert "Schluss nach 4 Zügen." in table.text
    assert "\x1b" not in table.text
    assert "\x07" not in table.text


def test_ctrl_c_keeps_the_game_and_it_goes_on_at_the_same_move(tmp_path: Path) -> None:
    file = tmp_path / "spiel.toml"
    table = Terminal("play", "siebzehn_und_vier", "--seat", "2", "--players", "3", "--seed", "7", "--save", str(file))
    before = [table.until(), table.type("n")][-1]
    table.send(b"\x03")
    assert table.end() == 130
    assert "Traceback" not in table.text
    assert table.text.count("kartenwerk: stopped") == 1
    again = Terminal("play", "--resume", str(file))
    assert before.splitlines()[-2] in again.until()
    again.send(b"\x04")
    assert again.end() == 0
    told = subprocess.run([*PROGRAM, "replay", str(file)], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert "not finished" in told.stdout


def test_lines_are_edited_and_a_game_that_was_left_is_offered_again(tmp_path: Path) -> None:
    words = ("play", "siebzehn_und_vier", "--seat", "2", "--players", "3", "--lang", "de", "--plain")
    table = Terminal(*words, KARTENWERK_STATE=str(tmp_path))
    table.until()
    table.send(b"stan\t")
    table.until("stand")
    assert "Noch ist kein Spiel zu Ende." in table.type("")
    table.send(b"\x1b[A")
    assert "Noch ist kein Spiel zu Ende." in table.type("")
    choice = [line for line in table.type("n").splitlines() if line.startswith("Zusammen: ")]
    table.send(b"\x03")
    assert table.end() == 130
    assert "Das Spiel bleibt liegen" in table.text
    again = Terminal(*words, KARTENWERK_STATE=str(tmp_path))
    assert "Hier liegt noch ein Spiel" in again.until()
    assert choice[-1] in again.type("")
    again.send(b"\x04")
    assert again.end() == 0
    other = Terminal(*words, KARTENWERK_STATE=str(tmp_path))
    other.until()
    assert "Weiter nach" not in other.type("n")
    other.kill()


@pytest.mark.parametrize(("columns", "more", "coloured"), [(40, {}, True), (120, {"NO_COLOR": "1"}, False)])
def test_the_table_is_drawn_in_colour_only_where_colour_is_wanted(
    columns: int, more: dict[str, str], coloured: bool
) -> None:
    table = Terminal("play", "doppelkopf", "--seat", "1", "--seed", "7", "--table", columns=columns, **more)
    table.until()
    said = table.type("1")
    assert ("1 ♣D" in said) == coloured
    assert ("\x1b[" in said) == coloured
    drawn = [line for line in re.sub(r"\x1b\[[\d;]*m", "", said).splitlines() if re.search("[♣♠♥♦]", line)]
    assert all(len(line) <= columns for line in drawn)
    table.send(b"quit\n")
    assert table.end() == 0


def test_the_end_of_input_is_the_end_and_typed_lines_stand_in_a_pipe() -> None:
    words = [*PROGRAM, "play", "mau_mau", "--seat", "1", "--seed", "7"]
    told = subprocess.run(words, env=ENVIRONMENT, capture_output=True, text=True, input="hand\n", check=True)
    assert "> hand\nHand: " in told.stdout
    assert told.stdout.endswith("> \nLeft after 0 moves.\n")
    assert told.stderr == ""


def test_a_pipe_that_is_closed_ends_the_game_without_a_word() -> None:
    words = [*PROGRAM, "play", "mau_mau", "--seat", "1", "--seed", "7"]
    with subprocess.Popen(
        words, env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdin and child.stdout and child.stderr
        child.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            child.stdin.write(b"hand\nhand\n")
            child.stdin.close()
        assert child.stderr.read() == b""
        assert child.wait(SECONDS) == 1


MOST_TURNS = 1000
QUICK = ("siebzehn_und_vier",)


@pytest.mark.parametrize("game", [id if id in QUICK else pytest.param(id, marks=pytest.mark.slow) for id in GAME_IDS])
def test_every_game_is_played_to_its_end_by_following_hints(game: str, tmp_path: Path) -> None:
    file = tmp_path / "spiel.toml"
    words = ("--seat", "1", "--seed", "5", "--lang", "de", "--plain", "--playouts", "1", "--save", str(file))
    table = Terminal("play", game, *words)
    over = r"^> \Z|^Aufgezeichnet.*|^Gesichert.*"
    for _ in range(MOST_TURNS):
        if not (seen := table.until(over)).endswith("> "):
            break
        if "„rückblick“" in seen:
            table.send(b"\n")
            continue
        hint = re.search(r"^Tipp: (?:(\d+):? )?(.+?)[.!]", table.type("tipp"), re.MULTILINE)
        assert hint, table.text[-400:]
        table.send(f"{hint[1] or hint[2]}\n".encode())
    else:
        table.kill()
        pytest.fail(f"{game} does not end: {table.text[-400:]}")
    assert table.end() == 0
    assert "\x1b" not in table.text
    assert "Traceback" not in table.text
    told = subprocess.run([*PROGRAM, "replay", str(file)], env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "not finished" not in told.stdout
