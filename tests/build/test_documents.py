"""Documents of people keep what is theirs: mode, links, ends of lines; and nothing of another kind is replaced."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.documents import alone_with, check_replaceable, create_document, write_document
from kartenwerk.build.files import draft_beside

OLD, NEW = "alt\n", "neu\nzwei\n"


@pytest.fixture
def document(tmp_path: Path) -> Path:
    file = tmp_path / "datei.toml"
    file.write_text(OLD, "utf-8")
    return file


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666, 0o400])
def test_a_document_keeps_its_mode(document: Path, mode: int) -> None:
    document.chmod(mode)
    write_document(document, NEW)
    assert (document.read_text("utf-8"), document.stat().st_mode & 0o777) == (NEW, mode)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_a_document_keeps_its_owner_and_its_group(document: Path) -> None:
    os.chown(document, 12345, 54321)
    write_document(document, NEW)
    assert (document.stat().st_uid, document.stat().st_gid) == (12345, 54321)


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_a_document_keeps_the_ends_of_its_lines_and_its_mark(document: Path, end: bytes, mark: bytes) -> None:
    document.write_bytes(mark + b"alt" + end)
    write_document(document, NEW)
    assert document.read_bytes() == mark + b"neu" + end + b"zwei" + end


def test_links_to_a_document_stay_and_what_they_lead_to_is_written(document: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "eins", tmp_path / "zwei"
    first.symlink_to(document)
    second.symlink_to(first)
    write_document(second, NEW)
    assert first.is_symlink() and second.is_symlink()
    assert document.read_text("utf-8") == NEW
    nowhere = tmp_path / "drei"
    nowhere.symlink_to(tmp_path / "neu.toml")
    write_document(nowhere, NEW)
    assert (tmp_path / "neu.toml").read_text("utf-8") == NEW


def test_a_link_that_leads_to_itself_is_one_sentence(tmp_path: Path) -> None:
    link = tmp_path / "kreis"
    link.symlink_to(link)
    with pytest.raises(KartenwerkError, match=r"kreis: the file cannot be written: "):
        write_document(link, NEW)
    with pytest.raises(KartenwerkError, match=r"kreis: the file cannot be locked: "), alone_with(link):
        pass
    assert link.is_symlink()


def test_all_names_of_a_document_have_what_is_new(document: Path, tmp_path: Path) -> None:
    other = tmp_path / "name.toml"
    os.link(document, other)
    write_document(other, "x")
    assert (document.read_text("utf-8"), other.stat().st_ino) == ("x", document.stat().st_ino)
    assert len([*tmp_path.iterdir()]) == 2


def test_a_new_document_has_the_mode_of_another_one(document: Path, tmp_path: Path) -> None:
    document.chmod(0o600)
    write_document(tmp_path / "rest", NEW, like=document)
    assert (tmp_path / "rest").stat().st_mode & 0o777 == 0o600


def test_what_is_there_is_never_created_anew(document: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "link"
    nowhere.symlink_to(tmp_path / "nirgends")
    (tmp_path / "ordner").mkdir()
    before = sorted(one.name for one in tmp_path.iterdir())
    for path in (document, nowhere, tmp_path / "ordner"):
        with pytest.raises(KartenwerkError, match="there is a file of that name; it is left as it is"):
            create_document(path, NEW)
    assert sorted(one.name for one in tmp_path.iterdir()) == before
    assert document.read_text("utf-8") == OLD


@pytest.mark.parametrize("links", [True, False])
def test_a_new_document_is_whole_on_disks_with_and_without_further_names(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def refused(*given: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    if not links:
        monkeypatch.setattr(os, "link", refused)
    new = tmp_path / "neu.toml"
    create_document(new, NEW)
    assert (new.read_text("utf-8"), new.stat().st_nlink) == (NEW, 1)
    (usual := tmp_path / "usual").touch()
    assert new.stat().st_mode == usual.stat().st_mode
    usual.unlink()
    with pytest.raises(KartenwerkError, match="there is a file of that name"):
        create_document(document, NEW)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["datei.toml", "neu.toml"]


def test_a_file_of_another_kind_is_left_and_an_empty_one_is_not(document: Path, tmp_path: Path) -> None:
    (tmp_path / "leer").touch()
    for path in (tmp_path / "leer", tmp_path / "neu", tmp_path):
        check_replaceable(path, lambda file: False, _("nothing"))
    check_replaceable(document, lambda file: True, _("nothing"))
    with pytest.raises(KartenwerkError, match=r"datei\.toml: there is another file of that name; .*; expected nothing"):
        check_replaceable(document, lambda file: False, _("nothing"))


def test_a_lock_on_what_has_been_written_anew_meanwhile_is_taken_again(
    document: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second run waits for a file that is no longer the document: it must not think that it is alone."""
    opened = os.open

    def replaced_once(path: Path, *rest: int) -> int:
        handle = opened(path, *rest)
        if path == document and document.read_text("utf-8") == OLD:
            write_document(document, NEW)
        return handle

    monkeypatch.setattr(os, "open", replaced_once)
    with alone_with(document):
        monkeypatch.undo()
        with pytest.raises(KartenwerkError, match="somebody else"), alone_with(document, 0.05):
            pass


def test_a_disk_without_locks_lets_everybody_go_on(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")

    def unknown(*given: object) -> None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))

    monkeypatch.setattr(fcntl, "flock", unknown)
    with alone_with(document), alone_with(document, 0.05):
        pass


@pytest.mark.parametrize(
    ("names", "write", "times"), [(1, write_document, 1), (2, write_document, 2), (0, create_document, 1)]
)
def test_a_document_is_on_the_disk_before_it_has_its_name(
    document: Path, monkeypatch: pytest.MonkeyPatch, names: int, write: Callable[[Path, str], None], times: int
) -> None:
    if names == 0:
        document.unlink()
    elif names == 2:
        os.link(document, document.with_name("name"))
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    write(document, NEW)
    assert (len(synced), document.read_text("utf-8")) == (times, NEW)


@pytest.mark.parametrize("failing", [1, 2])
def test_a_document_with_further_names_is_the_old_one_when_writing_it_fails(
    document: Path, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    os.link(document, document.with_name("name"))
    calls: list[int] = []

    def full(handle: int) -> None:
        calls.append(handle)
        if len(calls) == failing:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(KartenwerkError, match="the file cannot be written: No space left on device"):
        write_document(document, NEW)
    assert document.read_text("utf-8") == OLD
    assert len([*document.parent.iterdir()]) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="a file is kept from growing so on linux alone")
def test_a_document_with_further_names_is_the_old_one_when_the_room_for_the_new_is_gone_since(
    document: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    os.link(document, document.with_name("name"))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    less = (len(OLD) + 2, before[1])
    monkeypatch.setattr(os, "fsync", lambda handle: resource.setrlimit(resource.RLIMIT_FSIZE, less))
    try:
        with pytest.raises(KartenwerkError, match="the file cannot be written: File too large"):
            write_document(document, NEW)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert document.read_text("utf-8") == OLD


def test_who_holds_the_lock_is_named(document: Path) -> None:
    named = f"process {os.getpid()}" if Path("/proc/locks").exists() else "another process"
    with (
        alone_with(document),
        pytest.raises(KartenwerkError, match=f"somebody else; found {named}"),
        alone_with(document, 0.1),
    ):
        pass


def test_another_run_is_waited_for(document: Path) -> None:
    def begins_when_alone() -> float:
        with alone_with(document, 30):
            return monotonic()

    with ThreadPoolExecutor() as pool:
        with alone_with(document):
            other = pool.submit(begins_when_alone)
            sleep(0.2)
            ended = monotonic()
        assert other.result() >= ended


def test_what_cannot_be_written_is_one_sentence_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "datei").write_text("x", "utf-8")
    for path in (tmp_path / "datei/unten.toml", tmp_path / ("n" * 300), tmp_path / "a\0b"):
        for write in (write_document, create_document):
            with pytest.raises(KartenwerkError, match="the file cannot be written: "):
                write(path, NEW)
    with pytest.raises(KartenwerkError, match="there is a folder of that name"):
        write_document(tmp_path, NEW)
    assert [one.name for one in tmp_path.iterdir()] == ["datei"]


def test_drafts_of_runs_that_were_killed_go_with_the_next_writing_and_those_of_other_files_stay(
    document: Path, tmp_path: Path
) -> None:
    with pytest.raises(KeyboardInterrupt), draft_beside(document, b"halb", durable=False) as draft:
        left = draft.rename(tmp_path / "kept")
        raise KeyboardInterrupt
    mine = left.rename(draft)
    other = tmp_path / mine.name.replace("datei.toml", "datei.toml.alt")
    other.write_bytes(b"")
    write_document(document, NEW)
    assert (mine.exists(), other.exists(), document.read_text("utf-8")) == (False, True, NEW)
