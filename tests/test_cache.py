"""The cache: never needed, never wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenwerk.base.cache import ENVIRONMENT, Cache


def entries(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "deep" / "folder")
    assert cache.read("forms", "a") is None
    cache.write("forms", "a", b"stream")
    assert cache.read("forms", "a") == b"stream"
    assert cache.read("fonts", "a") is None
    assert len(entries(tmp_path)) == 1  # no draft is left


@pytest.mark.parametrize("damage", [b"", b"short", b"x" * 100])
def test_a_damaged_entry_is_as_good_as_none(tmp_path: Path, damage: bytes) -> None:
    cache = Cache(tmp_path)
    cache.write("forms", "a", b"stream")
    (entry,) = entries(tmp_path)
    entry.write_bytes(damage)
    assert cache.read("forms", "a") is None
    cache.write("forms", "a", b"stream")
    assert cache.read("forms", "a") == b"stream"


def test_a_truncated_entry_is_as_good_as_none(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.write("forms", "a", b"stream")
    (entry,) = entries(tmp_path)
    entry.write_bytes(entry.read_bytes()[:-1])
    assert cache.read("forms", "a") is None


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    cache = Cache(in_the_way)
    cache.write("forms", "a", b"stream")
    assert cache.read("forms", "a") is None


def test_a_folder_in_which_others_can_write_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever can put entries there could say what a page looks like, or that preflight has found nothing."""
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "cache"))
    Cache.of_user().write("preflight", "a", b"clean")
    assert Cache.of_user().read("preflight", "a") == b"clean"
    assert (tmp_path / "cache").stat().st_mode & 0o777 == 0o700
    (tmp_path / "cache").chmod(0o777)
    assert Cache.of_user().folder is None


def test_a_folder_of_another_person_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path))
    assert Cache.of_user().folder == tmp_path
    monkeypatch.setattr("os.geteuid", lambda: tmp_path.stat().st_uid + 1)
    assert Cache.of_user().folder is None


def test_no_folder_keeps_nothing() -> None:
    cache = Cache(None)
    cache.write("forms", "a", b"stream")
    assert cache.read("forms", "a") is None


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path))
    assert Cache.of_user().folder == tmp_path
    monkeypatch.setenv(ENVIRONMENT, "")
    assert Cache.of_user().folder is None
    monkeypatch.delenv(ENVIRONMENT)
    folder = Cache.of_user().folder
    assert folder is not None
    assert "kartenwerk" in folder.parts


def test_what_is_remembered_is_made_once(tmp_path: Path) -> None:
    made: list[bytes] = []

    def make() -> bytes:
        made.append(b"made")
        return made[-1]

    assert [Cache(tmp_path).remember("kind", "key", make) for _ in range(2)] == [b"made", b"made"]
    assert len(made) == 1
    next((tmp_path / "kind").iterdir()).write_bytes(b"damaged")
    assert (Cache(tmp_path).remember("kind", "key", make), len(made)) == (b"made", 2)
    assert (Cache(None).remember("kind", "key", make), len(made)) == (b"made", 3)
