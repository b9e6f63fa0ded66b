"""No process outlives its run, no run is told by a traceback, and two runs do not spoil each other's files."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from tests.hostile.waiting import PRODUCTS
from tests.support import slow

from kartenwerk.build import files
from kartenwerk.build.product import Made, Product
from kartenwerk.build.run import build
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.printer import Printer, load_printers

ROOT = Path(__file__).parent.parent.parent
PROC = Path("/proc")
PATIENCE = 20.0
STOPPED = "kartenwerk: stopped; each file is as it was or whole\n"

pytestmark = pytest.mark.skipif(not PROC.exists(), reason="processes are counted in /proc")

WAITING = """
import sys
from pathlib import Path
import kartenwerk.cli.program as program
from tests.hostile.waiting import wait
out = Path(sys.argv.pop())
program._run = lambda words: wait(out)
sys.argv = ["kartenwerk", "list", "--table"]
from kartenwerk.__main__ import main
main()
"""
"""The program, whose overview of games takes for ever here."""


@pytest.fixture(autouse=True)
def _signals_as_a_shell_gives_them() -> Iterator[None]:
    """A run in the background ignores these signals, and so would all that it starts."""
    before = {
        signal.SIGINT: signal.signal(signal.SIGINT, signal.default_int_handler),
        signal.SIGHUP: signal.signal(signal.SIGHUP, signal.SIG_DFL),
    }
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def children(pid: int) -> list[int]:
    try:
        return [int(child) for child in (PROC / f"{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def alive(pid: int) -> bool:
    """Whether the process runs; one that has ended and is not yet asked for its exit code does not."""
    try:
        return (PROC / f"{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def eventually(true: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


@contextmanager
def endless_run(folder: Path, **streams: int) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """The program busy with products that are never finished, and its workers."""
    process = subprocess.Popen(
        [sys.executable, "-c", WAITING, str(folder / "out")],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'generator'}"},
        text=True,
        start_new_session=True,
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams},  # type: ignore[call-overload]
    )
    workers: list[int] = []
    try:
        assert eventually(lambda: len([*folder.glob("started*")]) == 2)
        workers += children(process.pid)
        assert len(workers) == 2
        yield process, workers
    finally:
        for pid in (process.pid, *workers):
            if alive(pid):
                os.kill(pid, signal.SIGKILL)
        process.communicate()


def orphans(workers: list[int]) -> list[int]:
    eventually(lambda: not any(map(alive, workers)))
    return [pid for pid in workers if alive(pid)]


@pytest.mark.parametrize("name", ["SIGKILL", "SIGTERM", *map(slow, ["SIGHUP", "SIGINT"])])
def test_workers_end_with_their_parent(tmp_path: Path, name: str) -> None:
    number = getattr(signal, name)
    with endless_run(tmp_path) as (process, workers):
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
        assert orphans(workers) == []
    assert out == ""
    assert (process.returncode, err) == ((-number, "") if name == "SIGKILL" else (128 + number, STOPPED))
    assert not (tmp_path / "out").exists()


def test_all_end_with_their_terminal(tmp_path: Path) -> None:
    pid, terminal = pty.fork()
    if not pid:
        os.chdir(ROOT)
        os.environ["PYTHONPATH"] = f"{ROOT}{os.pathsep}{ROOT / 'generator'}"
        os.execv(sys.executable, [sys.executable, "-c", WAITING, str(tmp_path / "out")])
    assert eventually(lambda: len([*tmp_path.glob("started*")]) == 2)
    workers = children(pid)
    os.close(terminal)
    assert orphans(workers) == []
    assert eventually(lambda: not alive(pid))
    os.waitpid(pid, 0)


def test_ctrl_c_on_a_terminal_is_one_sentence(tmp_path: Path) -> None:
    """The terminal sends it to the workers, too."""
    with endless_run(tmp_path) as (process, workers):
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
        assert orphans(workers) == []
    assert process.returncode == 130
    assert err == STOPPED


def test_a_worker_that_is_killed_is_one_sentence(tmp_path: Path) -> None:
    """So the system does when memory runs out."""
    with endless_run(tmp_path) as (process, workers):
        os.kill(workers[0], signal.SIGKILL)
        _, err = process.communicate(timeout=PATIENCE)
        assert orphans(workers) == []
    assert process.returncode == 1
    assert err.count("\n") == 1
    assert err.startswith("kartenwerk: one of the processes that make the files was killed, as happens when memory")
    assert not (tmp_path / "out").exists()


INTERRUPTED_AT = """
import os, signal, sys
place, number = sys.argv.pop(), int(sys.argv.pop())
class At:
    def find_spec(self, name, path, target=None):
        if name == place:
            os.kill(os.getpid(), number)
sys.meta_path.insert(0, At())
from kartenwerk.__main__ import main
main()
"""
EARLY = ["kartenwerk.cli", "typer", "kartenwerk.cli.app", "kartenwerk.base.errors"]
LATE = ["kartenwerk.build.workshop", "pydantic", "kartenwerk.play.games", "kartenwerk.products.booklet.pages"]


@pytest.mark.parametrize("name", ["SIGINT", *map(slow, ["SIGTERM", "SIGHUP"])])
@pytest.mark.parametrize("place", [EARLY[1], LATE[1], *map(slow, [EARLY[0], *EARLY[2:], LATE[0], *LATE[2:]])])
def test_ctrl_c_while_the_program_is_loaded_is_one_sentence(place: str, name: str, tmp_path: Path) -> None:
    number = getattr(signal, name)
    words = [sys.executable, "-c", INTERRUPTED_AT, "rules", "mogeln", "--text", "--out", str(tmp_path)]
    done = subprocess.run([*words, str(int(number)), place], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (128 + number, "", STOPPED)


DISGUISED = """
import os, signal, sys
import kartenwerk.cli.program as program
class Interrupted:
    def __set_name__(self, owner, name):
        os.kill(os.getpid(), signal.SIGINT)
def busy(words):
    if sys.argv.pop() == "class":
        type("Made", (), {"field": Interrupted()})
    try:
        os.kill(os.getpid(), signal.SIGTERM)
    except BaseException:
        raise KeyboardInterrupt from None
program._run = busy
from kartenwerk.__main__ import main
main()
"""


@pytest.mark.parametrize(("place", "number"), [("class", signal.SIGINT), ("library", signal.SIGTERM)])
def test_a_signal_is_one_sentence_though_an_error_is_made_of_it(place: str, number: int) -> None:
    """As Python does where it ends the making of a class, and watchfiles while it waits."""
    done = subprocess.run([sys.executable, "-c", DISGUISED, place], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (128 + number, "", STOPPED)


# Two runs at once


def make_constant(workshop: Workshop, data: bytes) -> Made:
    return Made(data, 1)


def make_meanwhile(workshop: Workshop, out: Path) -> Made:
    """While this is made, another run writes into the same folder."""
    others = [Product("b.pdf", "sheet", partial(make_constant, data=b"b"), ())]
    build(workshop, others, out, lambda file: None)
    return Made(b"a", 1)


def entries(out: Path) -> dict[str, str]:
    manifest = json.loads((out / "manifest.json").read_text(encoding="utf-8"))
    return {entry["path"]: entry["sha256"] for entry in manifest["files"]}


def test_a_run_keeps_what_another_has_entered_meanwhile(tmp_path: Path) -> None:
    product = Product("a.pdf", "sheet", partial(make_meanwhile, out=tmp_path), ())
    build(Workshop.over(None), [product], tmp_path, lambda file: None)
    assert set(entries(tmp_path)) == {"a.pdf", "b.pdf"}


def test_what_was_up_to_date_is_not_entered_over_what_another_run_has_made_of_it(tmp_path: Path) -> None:
    workshop, old = Workshop.over(None), Product("b.pdf", "sheet", partial(make_constant, data=b"old"), ())
    build(workshop, [old], tmp_path, lambda file: None)
    product = Product("a.pdf", "sheet", partial(make_meanwhile, out=tmp_path), ())
    build(workshop, [old, product], tmp_path, lambda file: None)
    build(workshop, [], tmp_path, lambda file: None)
    assert (tmp_path / "b.pdf").read_bytes() == b"b"
    from hashlib import sha256

    assert entries(tmp_path)["b.pdf"] == sha256(b"b").hexdigest()


def test_a_draft_that_another_run_sweeps_away_is_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace = Path.replace
    swept: list[Path] = []

    def interfering(draft: Path, target: Path) -> Path:
        if not swept:
            swept.append(draft)
            files.sweep(tmp_path)
        return replace(draft, target)

    monkeypatch.setattr(Path, "replace", interfering)
    files.write_bytes(tmp_path / "a" / "b.pdf", b"whole")
    assert swept
    assert (tmp_path / "a" / "b.pdf").read_bytes() == b"whole"
    assert [path.name for path in (tmp_path / "a").iterdir()] == ["b.pdf"]


def test_runs_write_in_turn(tmp_path: Path) -> None:
    """A second run waits at the door as long as the first is writing."""
    inside, waited = tmp_path / "inside", tmp_path / "waited"
    with files.alone_in(tmp_path / "out"):
        child = os.fork()
        if not child:
            inside.touch()
            with files.alone_in(tmp_path / "out"):
                waited.touch()
            os._exit(0)
        assert eventually(inside.exists)
        time.sleep(0.1)
        assert not waited.exists()
    os.waitpid(child, 0)
    assert waited.exists()


def test_readings_of_several_printers_at_once_are_all_kept() -> None:
    names = [f"Drucker {number}" for number in range(PRODUCTS)]
    processes = []
    for name in names:
        child = os.fork()
        if not child:
            Printer(name=name, offset_x=1.0).save()
            os._exit(0)
        processes.append(child)
    for child in processes:
        assert os.waitpid(child, 0)[1] == 0
    assert sorted(load_printers()) == names
