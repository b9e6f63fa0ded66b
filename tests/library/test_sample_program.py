"""The sample program that a type checker reads also runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.library.sample_program import played, unnamed

import kartenwerk as kw

ROOT = Path(__file__).parents[2]


def test_the_sample_program_plays() -> None:
    assert sum(played(7)) == 0


def test_a_game_may_be_named_when_the_program_runs() -> None:
    record = unnamed("herz" + "blatt")
    assert kw.replay(record)[0].record() == record


@pytest.mark.slow
def test_a_type_checker_in_strict_mode_accepts_it(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text((ROOT / "tests" / "library" / "sample_program.py").read_text())
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-incremental", str(program)]
    environment = {"MYPYPATH": str(ROOT / "generator"), "PATH": ""}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-2000:]
