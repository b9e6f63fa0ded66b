"""A process checks files while others are made: each file once, and all the same if it is slow or has ended."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from select import select

import pytest

from kartenwerk.base.beside import beside, split
from kartenwerk.build import checks, pool
from kartenwerk.build.checker import Checker, checkers
from kartenwerk.build.checks import WantedCheck, check_here
from kartenwerk.build.pool import WorkerPool
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop

NO_PDF = b"%PNG"
WORKSHOP = Workshop.over(None)


def _bad(workshop: Workshop) -> Made:
    return Made(NO_PDF, 1)


PRODUCTS = [Product(f"walisch/{name}.pdf", "sheet", _bad, ("walisch",)) for name in ("a", "b")]
PICTURE = Product("walisch/a.png", "image", _bad, ("walisch",))
FOUND = "it is not a PDF file"

needs_fork = pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2, reason="one core, or no process is forked"
)


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KARTENWERK_CACHE", str(tmp_path))


@contextmanager
def checked_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Filled with the files that this process checks."""
    found: list[str] = []
    check = check_here

    def counted(workshop: Workshop, wanted: WantedCheck, data: bytes) -> tuple[str, ...]:
        found.append(wanted.path)
        return check(workshop, wanted, data)

    monkeypatch.setattr(pool, "check_here", counted)
    yield found


def told(both: Sequence[Checker]) -> dict[str, tuple[str, ...]]:
    with WorkerPool(WORKSHOP, 1, both) as workers:
        return {each.path: each.findings for each in workers.make([*PRODUCTS, PICTURE])}


ALL = [product.path for product in PRODUCTS]


def is_complete(findings: dict[str, tuple[str, ...]]) -> bool:
    return findings.pop(PICTURE.path) == () and sorted(findings) == ALL and all(FOUND in str(findings[p]) for p in ALL)


@needs_fork
def test_what_the_other_process_finds_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 30)
    with checkers() as both, checked_here(monkeypatch) as here:
        assert is_complete(told(both))
    assert here == []


@needs_fork
def test_two_files_are_checked_by_two_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "check_file", lambda *given: (str(os.getpid()),))
    monkeypatch.setattr(Checker, "is_done", lambda self, seconds: False)
    with checkers() as both:
        found = told(both)
    assert len({found[path] for path in ALL} | {(str(os.getpid()),)}) == 3


@needs_fork
def test_one_that_is_done_takes_the_next_file_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "check_file", lambda *given: (str(os.getpid()),))
    done = Checker.is_done
    monkeypatch.setattr(Checker, "is_done", lambda self, seconds: done(self, 30))
    with checkers() as both:
        found = told(both)
    assert len({found[path] for path in ALL}) == 1


@needs_fork
def test_a_copy_of_a_process_ends_with_it() -> None:
    reading, writing = os.pipe()

    def work() -> None:
        copy = split()
        if copy:
            os.write(writing, b"%d" % copy)
        time.sleep(60)

    with beside(work):
        copy = int(os.read(reading, 20))
        os.kill(copy, 0)
    os.close(writing)
    assert select([reading], [], [], 20)[0] and os.read(reading, 1) == b""  # nobody holds the other end any more
    os.close(reading)


@needs_fork
def test_what_a_slow_one_does_not_come_to_is_checked_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Checker, "is_done", lambda self, seconds: False)
    with checkers() as both, checked_here(monkeypatch) as here:
        assert is_complete(told(both[:1]))
    assert here == ALL[1:]


@needs_fork
def test_if_it_has_ended_all_is_checked_here(monkeypatch: pytest.MonkeyPatch) -> None:
    with checkers() as both, checked_here(monkeypatch) as here:
        (process,) = active_children()
        os.kill(process.pid or 0, signal.SIGKILL)
        process.join()
        assert is_complete(told(both))
    assert sorted(here) == ALL


@needs_fork
def test_it_is_gone_when_the_run_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="a fault"), checkers():
        assert active_children()
        raise ValueError("a fault")
    assert active_children() == []


def test_without_one_all_is_checked_here() -> None:
    assert is_complete(told(()))
