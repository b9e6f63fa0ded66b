"""Fingerprints: hashes of the program's files and of data, read again only where these are in another state."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.build import fingerprint
from kartenwerk.build.fingerprint import Fingerprints
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop

NAMES = "rules_data/names.toml"


def _make(workshop: Workshop) -> Made:
    raise NotImplementedError


PRODUCT = Product("walisch/karten.pdf", "sheet", _make, ("walisch",))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A user's folder of data that changed long ago, as far as the program can tell."""
    file = tmp_path / "data" / NAMES
    file.parent.mkdir(parents=True)
    file.write_bytes(DataRoots.of_program().find(NAMES).bytes())
    return tmp_path / "data"


@pytest.fixture
def contents_read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Filled with the owner of each group of data files that is read."""
    found: list[str] = []
    read = Fingerprints._content

    def counted(fingerprints: Fingerprints, owner: str) -> str:
        found.append(owner)
        return read(fingerprints, owner)

    monkeypatch.setattr(Fingerprints, "_content", counted)
    monkeypatch.setattr(fingerprint, "SETTLED", -(10**12))  # nothing is too new
    return found


def test_sources_count_by_name_and_content_and_bytecode_does_not(tmp_path: Path) -> None:
    package = tmp_path / "package"
    (package / "inside" / "cli").mkdir(parents=True)
    (package / "cli").mkdir()
    (package / "inside" / "cli" / "deck.py").write_text("deck = 1")

    def digest() -> str:
        return fingerprint._sources(package, ("cli",))

    seen = [digest()]
    (package / "cli" / "deck.py").write_text("deck = 1")
    (package / "inside" / "__pycache__").mkdir()
    (package / "inside" / "__pycache__" / "deck.py").write_text("deck = 1")
    (package / "inside" / "notes.md").write_text("deck = 1")
    assert digest() == seen[0]
    (package / "inside" / "cli" / "deck.py").write_text("deck = 2")
    seen.append(digest())
    (package / "inside" / "cli" / "deck.py").rename(package / "inside" / "pack.py")
    seen.append(digest())
    (package / "page.css").write_text("")
    seen.append(digest())
    assert len({*seen}) == 4


def of(folder: Path, cache: Cache) -> str:
    return Fingerprints(DataRoots.over(folder), cache=cache).of(PRODUCT)


def test_files_in_the_same_state_are_not_read_again(folder: Path, tmp_path: Path, contents_read: list[str]) -> None:
    cache = Cache(tmp_path / "cache")
    first = of(folder, cache)
    assert contents_read == ["", "walisch"]
    assert of(folder, cache) == first == of(folder, Cache(None))
    assert contents_read == ["", "walisch"] * 2  # only without a cache


def test_a_change_that_leaves_size_and_time_alone_alters_the_fingerprint(
    folder: Path, tmp_path: Path, contents_read: list[str]
) -> None:
    file, cache = folder / NAMES, Cache(tmp_path / "cache")
    before, facts = of(folder, cache), file.stat()
    file.write_bytes(file.read_bytes()[:-1] + b" ")
    os.utime(file, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    assert file.stat().st_size == facts.st_size
    after = of(folder, cache)
    assert after != before
    assert after == of(folder, Cache(None))


def test_a_file_that_has_changed_just_now_is_read_each_time(folder: Path, tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache")
    of(folder, cache)
    assert not (tmp_path / "cache" / fingerprint.KIND).exists()
