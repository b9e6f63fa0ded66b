"""The folder: a Python, the program as its wheel has it, and all libraries, put together by PyInstaller."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from release.materials import PACKAGE

EPOCH = 315_532_800
"""The moment that all files bear, in seconds since 1970: the earliest that a ZIP file can hold."""

ENTRY = Path(__file__).with_name("entry.py")

LOADED_BY_NAME = ("fontpkg_vollkorn", "fontpkg_caveat")
"""Packages with files that no import statement names: `fonts/cuts.toml` does."""

LEFT_OUT = ("readline", "tkinter")
"""Modules of Python that are left out. GNU readline may only be given on under the GPL; without it a command line that
asks for cards completes none."""

KEPT = ("METADATA", "entry_points.txt", "licenses", "license_files", "LICENSE", "COPYING", "NOTICE", "AUTHORS")
"""What stays of the metadata of a library. The rest says where it was installed, which is another place each time."""


def make_environment(root: Path, place: Path) -> Path:
    """A new environment with the program as its wheel has it and nothing but what that asks for; its Python."""
    shutil.rmtree(place, ignore_errors=True)
    _run([sys.executable, "-m", "venv", str(place)])
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", f"{root}[bundle]"]
    _run([*install, "--constraint", str(root / "constraints.txt")])
    return python


def freeze(python: Path, place: Path) -> Path:
    """The folder with the program, made below the place; on macOS the program is an app in it."""
    shutil.rmtree(place, ignore_errors=True)
    work = place / "work"
    work.mkdir(parents=True)
    script = work / ENTRY.name  # from a package PyInstaller would take the whole program, and not from the wheel
    shutil.copyfile(ENTRY, script)
    words = [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", "--onedir"]
    words += ["--name", PACKAGE, "--distpath", str(place / "dist"), "--workpath", str(work), "--specpath", str(work)]
    words += ["--collect-all", PACKAGE, "--recursive-copy-metadata", PACKAGE]
    words += [word for each in LOADED_BY_NAME for word in ("--collect-all", each)]
    words += [word for each in LEFT_OUT for word in ("--exclude-module", each)]
    words += ["--windowed"] if sys.platform == "darwin" else []
    _run([*words, str(script)])
    top = place / "dist" / (f"{PACKAGE}.app" if sys.platform == "darwin" else PACKAGE)
    for info in top.rglob("*.dist-info"):
        _keep_what_is_said(info)
    return top


def installer_version(python: Path) -> str:
    """The version of PyInstaller in the environment."""
    return _run([str(python), "-m", "PyInstaller", "--version"]).strip()


def _keep_what_is_said(info: Path) -> None:
    for each in info.iterdir():
        if not each.name.startswith(KEPT):
            shutil.rmtree(each) if each.is_dir() else each.unlink()


def _run(words: Sequence[str]) -> str:
    """What the program prints; KartenwerkError with the end of it, if it fails."""
    # the hash seed and the epoch make the same bytes of the same input; paths of this run are not for others
    surroundings = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    surroundings |= {"SOURCE_DATE_EPOCH": str(EPOCH), "PYTHONHASHSEED": "1"}
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=surroundings)
    if done.returncode:
        raise KartenwerkError(f"{Path(words[2]).name} failed: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout
