"""Shelves of servers that were killed are swept at the next start, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kartenwerk.workbench.shelf import LOCK, PREFIX, open_shelf, sweep_shelves

pytest.importorskip("fcntl", reason="no fcntl: nothing is swept there")

KILLED = """
import os
from kartenwerk.workbench.shelf import open_shelf
with open_shelf() as shelf:
    (shelf / "made").mkdir()
    (shelf / "made" / "file").write_text("made")
    print(shelf, flush=True)
    input()
    os.kill(os.getpid(), 9)
"""


@pytest.fixture(autouse=True)
def temp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def forsaken(folder: Path, name: str = "left") -> Path:
    left = folder / f"{PREFIX}{name}"
    left.mkdir()
    (left / LOCK).touch()
    return left


def test_the_shelf_of_a_killed_server_is_swept_and_that_of_another_is_kept(temp: Path) -> None:
    words = [sys.executable, "-c", KILLED]
    environment = {**os.environ, "TMPDIR": str(temp)}
    with subprocess.Popen(
        words, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        left = Path(server.stdout.readline().strip())
        with open_shelf() as own:
            assert left.parent == own.parent == temp and (left / "made/file").exists(), "its server lives"
        assert not own.exists()
        server.communicate("\n")
    assert left.exists()
    with open_shelf() as own:
        assert [*temp.iterdir()] == [own]


def test_nothing_is_swept_that_is_no_shelf_of_ours(temp: Path) -> None:
    elsewhere = temp / "elsewhere"
    target = elsewhere / f"{PREFIX}target"
    target.mkdir(parents=True)
    (target / LOCK).touch()
    (temp / f"{PREFIX}link").symlink_to(target)
    to_file = temp / f"{PREFIX}to_file"
    to_file.mkdir()
    (to_file / LOCK).symlink_to(target / LOCK)
    (temp / f"{PREFIX}young").mkdir()
    (temp / f"{PREFIX}file").touch()
    pipe = temp / f"{PREFIX}pipe"
    pipe.mkdir()
    os.mkfifo(pipe / LOCK)
    forsaken(temp, "").rename(temp / "kartenwerk-proof-x")
    within = forsaken(temp)
    (within / "link").symlink_to(elsewhere)
    before = {path for path in temp.rglob("*") if within not in (path, *path.parents)}
    sweep_shelves(temp)
    assert {*temp.rglob("*")} == before


def test_the_shelf_of_another_user_is_left_alone(temp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = forsaken(temp)
    with monkeypatch.context() as other:
        other.setattr(os, "getuid", lambda: os.geteuid() + 1)
        sweep_shelves(temp)
    assert left.exists()
    sweep_shelves(temp)
    assert not left.exists()
