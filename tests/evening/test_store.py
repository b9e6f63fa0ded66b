"""Whatever happens to a run that writes an evening, the file is the old one or the new one, and no deal is lost."""

from __future__ import annotations

import datetime
import errno
import os
import signal
import sys
import time
from pathlib import Path

import pytest
from tests.evening.table import DEALS, HEAD, evening
from tests.support import WORKSHOP, Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.documents import alone_with
from kartenwerk.cli import main
from kartenwerk.table.blocks.store import append_block
from kartenwerk.table.evening.store import begin, change, create, load

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")

FACTS = ("re=Bert,Dirk", "augen=100")


def begun(folder: Path) -> Path:
    file = folder / "abend.toml"
    file.write_text(HEAD + DEALS, "utf-8")
    return file


def test_a_new_file_has_what_was_agreed_and_nothing_else(tmp_path: Path) -> None:
    players = ["Anna", "Bert", "Cleo", "Dirk"]
    catalog = WORKSHOP.catalog
    plain = create(tmp_path / "a.toml", begin("a.toml", "doppelkopf", players, {}, catalog), catalog)
    assert plain.parts.head == {"format": 1, "game": "doppelkopf", "players": players}
    day = datetime.date(2026, 11, 2)
    text = begin("b.toml", "doppelkopf", players, {"fuchs": False}, catalog, name="Montag", date=day, deals=12)
    agreed = create(tmp_path / "b.toml", text, catalog)
    assert agreed.parts.head == {
        **plain.parts.head,
        "name": "Montag",
        "date": day,
        "deals": 12,
        "rules": {"fuchs": False},
    }
    assert not agreed.rules.fuchs


def adding(file: Path, *facts: str) -> int:
    """A process of its own that adds a deal."""
    sys.stdout.flush()
    if child := os.fork():
        return child
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.argv = ["kartenwerk", "score", "add", str(file), *facts]
        os._exit(main())
    finally:
        os._exit(9)
    return 0


@pytest.mark.parametrize("kills", [8, pytest.param(100, marks=pytest.mark.slow)])
def test_a_run_that_is_killed_leaves_the_old_file_or_the_new_one(tmp_path: Path, run: Run, kills: int) -> None:
    file = begun(tmp_path)
    run("score", "show", file)  # everything is imported, so that the children are quick
    begin = time.perf_counter()
    os.waitpid(adding(file, *FACTS), 0)
    took = time.perf_counter() - begin
    whole = file.read_bytes()
    assert len(evening(whole.decode()).deals) == 3
    for moment in range(kills):
        file.write_text(HEAD + DEALS, "utf-8")
        child = adding(file, *FACTS)
        time.sleep(took * 1.1 * moment / kills)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        assert file.read_bytes() in ((HEAD + DEALS).encode(), whole)
        with alone_with(file, 0.5):  # a dead process holds no lock
            pass


def test_two_that_add_at_once_lose_no_deal(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path)
    run("score", "show", file)
    children = [adding(file, *FACTS) for _ in range(4)]
    assert [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children] == [0] * 4
    found = load(file, WORKSHOP.catalog)
    assert (len(found.deals), found.number) == (6, 6)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["abend.toml"]


def test_a_file_that_another_process_writes_is_left_alone_and_the_process_is_named(tmp_path: Path) -> None:
    file = begun(tmp_path)
    with alone_with(file), pytest.raises(KartenwerkError, match=f"found process {os.getpid()}"), alone_with(file, 0.1):
        pass


def test_comments_and_blanks_stay_when_a_deal_is_added(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path)
    text = (HEAD + DEALS).replace("augen = 132", "augen = 132   # Bert vergaß zu bedienen") + "\n# Pause\n"
    file.write_text(text, "utf-8")
    assert run("score", "add", file, *FACTS).code == 0
    assert file.read_text("utf-8").startswith(text)


def test_what_was_cut_off_is_told_and_kept_beside_the_file(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path)
    file.write_text((HEAD + DEALS)[:-2], "utf-8")
    shown = run("score", "show", file)
    assert "abend.toml: block 2 is not whole and left out" in shown.err
    assert not (tmp_path / "abend.toml.rest").exists()
    assert "Deal 2: Anna +1" in run("score", "add", file, *FACTS).out
    assert (tmp_path / "abend.toml.rest").read_text("utf-8").startswith("[[deal]]   # 2\nohne_stich")


def test_undo_takes_the_last_block_back_and_leaves_it_as_a_comment(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path)
    before = run("score", "show", file).out
    run("score", "add", file, *FACTS)
    told = run("score", "undo", file)
    assert "Taken back:" in told.out and "augen = 100" in told.out
    assert run("score", "show", file).out == before
    assert '# undone: re = ["Bert", "Dirk"]' in file.read_text("utf-8")
    assert "nothing has been written" in run("score", "undo", _empty(tmp_path)).refusal


def _empty(folder: Path) -> Path:
    file = folder / "leer.toml"
    file.write_text(HEAD, "utf-8")
    return file


def test_a_file_that_is_there_is_never_begun_anew(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path)
    told = run("score", "new", file, "doppelkopf", "--players", "A,B,C,D")
    assert "there is a file of that name; it is left as it is" in told.refusal
    assert file.read_text("utf-8") == HEAD + DEALS


def test_a_document_keeps_its_mode_its_line_ends_and_its_mark(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "abend.toml"
    file.write_bytes(b"\xef\xbb\xbf" + (HEAD + DEALS).replace("\n", "\r\n").encode())
    file.chmod(0o600)
    assert run("score", "add", file, *FACTS).code == 0
    data = file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600
    assert data.startswith(b"\xef\xbb\xbfformat")
    assert data.count(b"\n") == data.count(b"\r\n") > 15


def test_a_link_to_a_document_stays_one_and_the_document_is_written(tmp_path: Path, run: Run) -> None:
    (tmp_path / "cloud").mkdir()
    file, link = begun(tmp_path / "cloud"), tmp_path / "abend.toml"
    link.symlink_to(file)
    assert run("score", "add", link, *FACTS).code == 0
    assert link.is_symlink()
    assert len(load(file, WORKSHOP.catalog).deals) == 3
    assert [one.name for one in (tmp_path / "cloud").iterdir()] == ["abend.toml"]


def test_all_names_of_a_document_have_what_is_added(tmp_path: Path, run: Run) -> None:
    file, other = begun(tmp_path), tmp_path / "kopie.toml"
    os.link(file, other)
    assert run("score", "add", file, *FACTS).code == 0
    assert run("score", "undo", other).code == 0
    assert file.stat().st_ino == other.stat().st_ino
    assert len(load(file, WORKSHOP.catalog).deals) == 2
    assert sorted(one.name for one in tmp_path.iterdir()) == ["abend.toml", "kopie.toml"]


def test_a_link_to_nothing_is_not_begun_in(tmp_path: Path, run: Run) -> None:
    link = tmp_path / "abend.toml"
    link.symlink_to(tmp_path / "nirgends")
    assert "there is a file of that name" in run("score", "new", link, "doppelkopf", "--players", "A,B,C,D").refusal
    assert link.is_symlink()


def test_what_was_cut_off_is_kept_in_an_ordinary_file_alone_and_as_private_as_the_evening(
    tmp_path: Path, run: Run
) -> None:
    file, rest, secret = begun(tmp_path), tmp_path / "abend.toml.rest", tmp_path / "geheim"
    cut = (HEAD + DEALS)[:-4]
    file.write_text(cut, "utf-8")
    file.chmod(0o600)
    secret.write_text("geheim", "utf-8")
    rest.symlink_to(secret)
    told = run("score", "add", file, *FACTS)
    assert "abend.toml.rest: what was cut off is to be kept" in told.err
    assert told.code == 1
    assert (rest.is_symlink(), secret.read_text("utf-8"), file.read_text("utf-8")) == (True, "geheim", cut)
    rest.unlink()
    rest.mkdir()
    assert "abend.toml.rest: what was cut off is to be kept" in run("score", "add", file, *FACTS).err
    rest.rmdir()
    assert run("score", "add", file, *FACTS).code == 0
    assert rest.stat().st_mode & 0o777 == 0o600


def test_nothing_lies_beside_a_document_that_is_written_and_a_file_named_lock_is_somebody_elses(
    tmp_path: Path, run: Run
) -> None:
    file, lock = begun(tmp_path), tmp_path / "abend.toml.lock"
    for content in ("Notizen", "4711\n", ""):
        lock.write_text(content, "utf-8")
        assert run("score", "add", file, *FACTS).code == 0
        assert lock.read_text("utf-8") == content
    lock.unlink()
    os.mkfifo(lock)
    assert run("score", "add", file, *FACTS).code == 0
    assert lock.is_fifo()
    lock.unlink()
    with alone_with(file):
        assert [one.name for one in tmp_path.iterdir()] == ["abend.toml"]


@pytest.mark.parametrize("names", [1, 2])
def test_a_full_disk_is_told_of_the_file_and_leaves_nothing_behind(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, names: int
) -> None:
    def full(*given: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = begun(tmp_path)
    if names == 2:
        os.link(file, tmp_path / "kopie.toml")
    before = sorted(one.name for one in tmp_path.iterdir())
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        told = run("score", "add", file, *FACTS)
    assert f"{file}: the file cannot be written: No space left on device" in told.refusal
    assert file.read_text("utf-8") == HEAD + DEALS
    assert sorted(one.name for one in tmp_path.iterdir()) == before


def test_half_a_block_is_never_written(tmp_path: Path) -> None:
    file = begun(tmp_path)
    with pytest.raises(KartenwerkError, match=r"abend\.toml: this block would not be whole"):
        change(file, WORKSHOP.catalog, lambda now: append_block(now, '[[deal]]\nre = ["Anna"]\n'))
    assert file.read_text("utf-8") == HEAD + DEALS


def test_a_last_deal_without_a_line_end_counts_and_the_next_is_written_behind_it(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path)
    file.write_text((HEAD + DEALS).rstrip("\n"), "utf-8")
    told = run("score", "add", file, *FACTS)
    assert "its last line has no end, look whether it is whole; it counts: augen = 0" in told.err
    assert "Deal 3: " in told.out
    assert len(load(file, WORKSHOP.catalog).deals) == 3
    assert not (tmp_path / "abend.toml.rest").exists()
