"""The program in a folder of its own: where it begins, how it is packed, what its bill says, and that it runs."""

from __future__ import annotations

import json
import os
import runpy
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from types import FunctionType

import pytest

from kartenwerk.base.data import PACKAGE
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.apart.reader import WORKER
from kartenwerk.products.web.scoring.scope import node_of
from kartenwerk.table.evening.facts import with_minus
from release.bundle.__main__ import ROOT, make
from release.bundle.freeze import ENTRY, LOADED_BY_NAME, freeze
from release.bundle.pack import pack, unpack
from release.bundle.smoke import hash_files
from release.materials import write_folder_bill


@pytest.fixture
def began(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """The command lines with which the program began."""
    found = list[list[str]]()
    monkeypatch.setattr("kartenwerk.__main__.main", lambda: found.append(sys.argv[1:]))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return found


@pytest.mark.parametrize("words", [["--version"], ["kit", "walisch"], ["-P", "-m", "os"], ["-P", "-m"], ["-m"]])
def test_with_words_it_is_the_command_line(
    words: list[str], began: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["kartenwerk", *words])
    runpy.run_path(str(ENTRY), run_name="__main__")
    assert began == [words]


def test_without_words_it_opens_the_workbench_whose_files_lie_in_the_users_folder(
    began: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", ["kartenwerk"])
    runpy.run_path(str(ENTRY), run_name="__main__")
    assert began == [["open", "--out", str(tmp_path / "Kartenwerk")]]


def test_the_process_that_reads_files_begins_in_it_too(began: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    ran = list[str]()
    monkeypatch.setattr("runpy.run_module", lambda name, **how: ran.append(name))
    monkeypatch.setattr(sys, "argv", ["kartenwerk", *WORKER[1:]])
    runpy.run_path(str(ENTRY), run_name="__main__")
    assert (ran, began) == ([WORKER[-1]], [])


def test_the_program_is_taken_from_the_wheel_and_not_from_where_the_script_lies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """PyInstaller looks for modules where the package of its script begins, before it looks into the environment."""
    lines = list[Sequence[str]]()
    monkeypatch.setattr("release.bundle.freeze._run", lines.append)
    freeze(Path("python"), tmp_path / "made")
    script = Path(lines[0][-1])
    assert script.read_bytes() == ENTRY.read_bytes()
    assert not (script.parent / "__init__.py").exists()


def test_packages_that_the_data_name_are_taken_along() -> None:
    cuts = tomllib.loads((ROOT / "fonts/cuts.toml").read_text(encoding="utf-8"))
    assert {each["package"] for each in cuts["sources"].values() if "package" in each} == {*LOADED_BY_NAME}


def test_a_function_is_read_where_a_frozen_program_says_that_it_stands() -> None:
    """It names its files from the package's folder on, wherever it was started."""
    place = Path(with_minus.__code__.co_filename).relative_to(PACKAGE.parent)
    frozen = FunctionType(with_minus.__code__.replace(co_filename=str(place)), {})
    assert node_of(frozen) is not None


def a_folder(place: Path) -> Path:
    (place / "in" / "licenses").mkdir(parents=True)
    (place / "b").write_bytes(b"program")
    (place / "b").chmod(0o700)
    (place / "in" / "a.txt").write_bytes(b"text")
    (place / "in" / "link").symlink_to("a.txt")
    return place


def test_equal_folders_are_packed_to_equal_bytes(tmp_path: Path) -> None:
    first, second = a_folder(tmp_path / "one"), a_folder(tmp_path / "two")
    os.utime(second / "b", (1, 1))
    (second / "in" / "a.txt").chmod(0o666)
    assert pack(first, "x") == pack(second, "x")
    name, content = pack(first, "x")
    (tmp_path / name).write_bytes(content)
    top = unpack(tmp_path / name, tmp_path / "Ort für uns")
    assert top.name == "x" and hash_files(top) == hash_files(first)
    assert (top / "b").stat().st_mode & 0o777 == 0o755
    assert (top / "in" / "link").is_symlink()


def a_library(folder: Path, name: str, licence: str = "MIT") -> None:
    (folder / f"{name}-1.dist-info").mkdir(parents=True)
    said = f"License-Expression: {licence}\n" if licence else ""
    (folder / f"{name}-1.dist-info" / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {name}\nVersion: 1\n{said}")


def test_the_bill_of_a_folder_names_what_lies_in_it(tmp_path: Path) -> None:
    a_library(tmp_path / "in", "kartenwerk")
    a_library(tmp_path / "in", "other")
    (tmp_path / "in" / "libz.so.1").write_bytes(b"z")
    (tmp_path / "in" / "libpart.so").symlink_to("libz.so.1")
    found = {each["name"]: each for each in json.loads(write_folder_bill(ROOT, tmp_path, "6.9"))["components"]}
    assert {"other", "zlib", "Python", "PyInstaller", "FOGRA39L"} <= {*found}
    assert "kartenwerk" not in found and found["PyInstaller"]["version"] == "6.9"
    assert found["zlib"]["hashes"] and all(each["licenses"] for each in found.values())
    (tmp_path / "in" / "libstranger.so.1").write_bytes(b"?")
    with pytest.raises(KartenwerkError, match=r"materials\.toml.*libstranger\.so\.1"):
        write_folder_bill(ROOT, tmp_path, "6.9")


def test_a_library_without_a_licence_is_no_part_of_a_bundle(tmp_path: Path) -> None:
    a_library(tmp_path, "silent", "")
    with pytest.raises(KartenwerkError, match="silent"):
        write_folder_bill(ROOT, tmp_path, "6.9")


@pytest.mark.slow
def test_the_packed_program_makes_the_same_files_without_python(tmp_path: Path) -> None:
    """`make` tries what it has packed: in a folder with a space, an empty home, and nothing on the path."""
    assert make(ROOT, tmp_path / "work", tmp_path / "dist").is_file()
