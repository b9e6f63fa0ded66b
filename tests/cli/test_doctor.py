"""kartenwerk doctor: what is installed, what is not and how to get it, and where things are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.support import Run

from kartenwerk.base.programs import PROGRAMS
from kartenwerk.base.version import __version__


def test_it_names_versions_programs_and_libraries(run: Run) -> None:
    answer = json.loads(run("doctor", "--json").out)
    assert answer["version"] == __version__
    assert [each["title"] for each in answer["programs"]] == [program.title for program in PROGRAMS]
    known = {each["name"]: each["version"] for each in answer["libraries"]}
    assert known["reportlab"] and known["pillow"] and known["jinja2"] and known["typer"]
    assert "shapely" not in known  # drawing anew is not printing


def test_what_is_missing_is_named_with_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenwerk.base.programs.shutil.which", lambda name: None)
    answer = run("doctor")
    assert answer.code == 0
    assert answer.out.count("not installed") == len(PROGRAMS)
    assert "To install Ghostscript: the command gs: apt install ghostscript" in answer.out


def test_printers_are_listed_as_they_were_read(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KARTENWERK_CONFIG", str(tmp_path / "config"))
    assert "none aligned yet" in run("doctor").out
    run("align", "--printer", "Büro", "--offset-x", "0.5", "--out", tmp_path / "out")
    assert "Büro  0.5 mm to the right, 0 mm down, 0 degrees clockwise" in run("doctor").out


def test_the_cache_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KARTENWERK_CACHE", str(tmp_path))
    (tmp_path / "font").mkdir()
    (tmp_path / "font" / "a").write_bytes(bytes(1 << 20))
    assert f"{tmp_path}: 1 file, 1.0 MiB" in run("doctor").out
    monkeypatch.setenv("KARTENWERK_CACHE", "")
    assert "nothing is kept" in run("doctor").out


def test_a_program_with_its_own_python_says_that_no_package_can_be_added(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    new = ("new", "game", "probe", "--title", "Probe", "--out")
    assert "none can be added" not in run("doctor").out + run(*new, tmp_path / "a").out
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert "none can be added: this program has a Python of its own" in run("doctor").out
    assert "Games of installed packages: none can be added" in run(*new, tmp_path / "b").out
