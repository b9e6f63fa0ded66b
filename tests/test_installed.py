"""Whether an installed package brings games is looked up once, and again as soon as packages have changed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartenwerk.base import installed


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages, the only one; a cache of its own; and nothing is too new to be kept."""
    monkeypatch.setenv("KARTENWERK_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "path", [str(tmp_path / "packages")])
    monkeypatch.setattr(installed, "SETTLED", -(10**12))
    installed.installed_games.cache_clear()
    yield tmp_path / "packages"
    installed.installed_games.cache_clear()


def packed(folder: Path, name: str, said: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(said)


def games() -> list[str]:
    installed.installed_games.cache_clear()
    return [*installed.installed_games()]


def test_that_there_is_none_is_known_without_reading_packages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed(folder, "other", "[console_scripts]\nother = other:main\n")
    assert games() == []
    monkeypatch.setattr(installed, "_found_games", None)
    assert games() == []


@pytest.mark.parametrize("name", ["other", "further"])
def test_a_package_that_brings_one_is_seen_at_once(folder: Path, name: str) -> None:
    packed(folder, "other", "[console_scripts]\nother = other:main\n")
    assert games() == []
    packed(folder, name, "[kartenwerk.games]\nskat = skat:GAME\n")
    assert games() == ["skat"]
    packed(folder, name, "[console_scripts]\nother = other:main\n")
    assert games() == []


def test_what_has_changed_just_now_is_read_each_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "SETTLED", 10**12)
    packed(folder, "other", "")
    assert games() == []
    monkeypatch.setattr(installed, "_found_games", lambda: {"skat": None})
    assert games() == ["skat"]
