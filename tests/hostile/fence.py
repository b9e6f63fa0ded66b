"""Hostile input is tried in a child process behind a fence: so much memory, so much time, and no traceback."""

from __future__ import annotations

import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from tests.support import Answer, on_one_core

from kartenwerk.base.data import FOLDERS, DataRoots, project_root
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.unread import known_names
from kartenwerk.build.fingerprint import program_digest
from kartenwerk.cli import main
from kartenwerk.cli.app import commands
from kartenwerk.text.templating import fill

_PACKAGES = (
    "build",
    "cli",
    "graphics.type",
    "play.engine",
    "play.games",
    "printing.braille",
    "printing.pdf",
    "printing.preflight",
    "printing.press",
    "products",
    "text.book",
    "text.templating",
)

# what every run of the program loads and works out of its own files: once here, not in every child
for _package in _PACKAGES:
    for _module in walk_packages(import_module(f"kartenwerk.{_package}").__path__, f"kartenwerk.{_package}."):
        if not _module.name.endswith(".bench"):
            import_module(_module.name)

commands()
program_digest()
fill("")
for _layer in DataRoots.over().layers:
    known_names(_layer, FOLDERS)
for _file in DataRoots.over().all():
    if _file.path.suffix == ".toml" and "new_game_box" not in _file.path.parts:  # these are patterns, not data
        parse_toml(_file.text(), _file.name)

PROGRAM = (sys.executable, "-m", "kartenwerk")
"""The program as a process of its own."""

MEMORY = 1_300_000_000
"""Bytes that a child may take beyond those that it starts with."""
SECONDS = 25
"""Of a processor, with those of the processes that a child starts."""
PATIENCE = 6
"""How many times longer a child may last, because the machine may have much else to do."""
CRASHED = 70
_STATE = Path("/proc/self/statm")


def fenced(call: Callable[..., Any], *values: Any, seconds: int = SECONDS, memory: int = MEMORY) -> Answer:
    """What the call printed and how it ended: 0, or 1 with the sentence of its KartenwerkError.

    AssertionError if it ends in any other way, takes longer, or needs more memory.
    """

    def told() -> int:
        try:
            print(call(*values))
        except KartenwerkError as error:
            print(error, file=sys.stderr)
            return 1
        return 0

    return _in_child(told, seconds, memory)


def fenced_run(*words: object, seconds: int = SECONDS, encoding: str = "utf-8", stdout: Path | None = None) -> Answer:
    """A command of the program in one process behind the fence; its output goes to the file `stdout` if named."""

    def command() -> int:
        on_one_core()
        sys.argv = ["kartenwerk", *map(str, words)]
        return main()

    answer = _in_child(command, seconds, MEMORY, encoding, stdout)
    assert "Traceback" not in answer.err, answer.err
    return answer


def overlaid(folder: Path, name: str, old: str, new: str) -> Path:
    """A stranger's folder with one of the project's files in it, changed."""
    path = folder / "data" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = (project_root() / name).read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder / "data"


def _in_child(
    work: Callable[[], int], seconds: int, memory: int, encoding: str = "utf-8", stdout: Path | None = None
) -> Answer:
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        sys.stdout.flush()
        child = os.fork()
        if not child:
            _be_the_child(work, seconds, memory, encoding, stdout or out, err)
        _, status, used = os.wait4(child, 0)
        said = Answer(
            os.waitstatus_to_exitcode(status),
            "" if stdout else out.read_text(encoding=encoding, errors="replace"),
            err.read_text(encoding=encoding, errors="replace"),
        )
    assert said.code != -signal.SIGALRM, f"still waiting after {PATIENCE * seconds} seconds"
    assert said.code != -signal.SIGXCPU and used.ru_utime + used.ru_stime < seconds, f"busy for {seconds} seconds"
    assert said.code in (0, 1), f"ended with {said.code}: {said.err[-3000:]}"
    return said


def _be_the_child(work: Callable[[], int], seconds: int, memory: int, encoding: str, out: Path, err: Path) -> None:
    code = CRASHED
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(PATIENCE * seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.getrlimit(resource.RLIMIT_CPU)[1]))
        if _STATE.exists():
            held = int(_STATE.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (held + memory, held + memory))
        for stream, path in ((1, out), (2, err)):
            os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT), stream)
        sys.stdout = open(1, "w", encoding=encoding, closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", encoding=encoding, closefd=False)  # noqa: SIM115
        code = work()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
