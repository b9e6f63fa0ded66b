"""A process checks files while others are made: each file once, and all the same if it is slow or has ended."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path

import pytest

from kartenwerk.build import pool
from kartenwerk.build.checker import Checker, checker
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


def told(beside: Checker | None) -> dict[str, tuple[str, ...]]:
    with WorkerPool(WORKSHOP, 1, beside) as workers:
        return {each.path: each.findings for each in workers.make([*PRODUCTS, PICTURE])}


ALL = [product.path for product in PRODUCTS]


def is_complete(findings: dict[str, tuple[str, ...]]) -> bool:
    return findings.pop(PICTURE.path) == () and sorted(findings) == ALL and all(FOUND in str(findings[p]) for p in ALL)


@needs_fork
def test_what_the_other_process_finds_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 30)
    with checker() as beside, checked_here(monkeypatch) as here:
        assert is_complete(told(beside))
    assert here == []


@needs_fork
def test_what_a_slow_one_does_not_come_to_is_checked_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Checker, "is_done", lambda self, seconds: False)
    with checker() as beside, checked_here(monkeypatch) as here:
        assert is_complete(told(beside))
    assert here == ALL[1:]


@needs_fork
def test_if_it_has_ended_all_is_checked_here(monkeypatch: pytest.MonkeyPatch) -> None:
    with checker() as beside, checked_here(monkeypatch) as here:
        (process,) = active_children()
        os.kill(process.pid or 0, signal.SIGKILL)
        process.join()
        assert is_complete(told(beside))
    assert sorted(here) == ALL


@needs_fork
def test_it_is_gone_when_the_run_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="a fault"), checker():
        assert active_children()
        raise ValueError("a fault")
    assert active_children() == []


def test_without_one_all_is_checked_here() -> None:
    assert is_complete(told(None))
