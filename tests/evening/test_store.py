"""Whatever happens to a run that writes an evening, the file is the old one or the new one, and no deal is lost."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest
from tests.evening.table import DEALS, HEAD, evening
from tests.support import WORKSHOP, Run

from kartenwerk.build.files import alone_with
from kartenwerk.cli import main
from kartenwerk.errors import KartenwerkError
from kartenwerk.evening.store import load

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")

FACTS = ("re=Bert,Dirk", "augen=100")


def begun(folder: Path) -> Path:
    file = folder / "abend.toml"
    file.write_text(HEAD + DEALS, "utf-8")
    return file


def adding(file: Path, *facts: str) -> int:
    """A process of its own that adds a deal."""
    sys.stdout.flush()
    if child := os.fork():
        return child
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.argv = ["kartenwerk", "score", "add", str(file), *facts]
        main()
    except SystemExit as end:
        os._exit(int(end.code or 0))
    finally:
        os._exit(9)
    return 0


@pytest.mark.parametrize("kills", [20, pytest.param(100, marks=pytest.mark.slow)])
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
