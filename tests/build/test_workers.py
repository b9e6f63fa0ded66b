"""Workers that outlive a build: the same processes for the next one, whatever has become of the one before."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kartenwerk.build.pool import WorkerKilledError, WorkerPool
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workers import LastingWorkers
from kartenwerk.build.workshop import Workshop

BEGUN = "KARTENWERK_BEGUN"
"""Names the file to which a product adds a line when it is begun."""


def _count(workshop: Workshop) -> Made:
    """The process, and how many products it has made in this workshop."""
    workshop.results[len(workshop.results)] = ()
    time.sleep(0.02)  # so that the other has its share
    return Made(f"{os.getpid()} {len(workshop.results)}".encode(), 1)


def _wait(workshop: Workshop) -> Made:
    with Path(os.environ[BEGUN]).open("a") as file:
        file.write("x")
    time.sleep(0.05)
    return Made(b"", 1)


def _kill(workshop: Workshop) -> Made:
    os.kill(os.getpid(), signal.SIGKILL)
    return Made(b"", 1)


def products(make: Callable[[Workshop], Made], number: int = 8) -> list[Product]:
    return [Product(f"walisch/{each}.png", "image", make, ("walisch",)) for each in range(number)]


@pytest.fixture
def lasting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LastingWorkers]:
    monkeypatch.setenv(BEGUN, str(tmp_path / "begun"))
    with LastingWorkers(2) as workers:
        yield workers


def made(lasting: LastingWorkers, workshop: Workshop) -> list[tuple[int, int]]:
    """What the products say of a build, in order."""
    with WorkerPool(workshop, 2, lasting=lasting) as pool:
        words = [each.data.decode().split() for each in pool.make(products(_count))]
    return sorted((int(process), int(count)) for process, count in words)


def processes(lasting: LastingWorkers) -> set[int]:
    return set(lasting.ready()._processes)


def test_the_next_build_has_the_same_processes_and_reads_its_data_anew(lasting: LastingWorkers) -> None:
    workshop = Workshop.over(None)
    first, second, other = made(lasting, workshop), made(lasting, workshop), made(lasting, Workshop.over(None))
    assert {process for process, _count in (*first, *second, *other)} <= processes(lasting)
    assert max(count for _process, count in second) > 4, "within one workshop what was read stays"
    assert sum(count == 1 for _process, count in other) == len({process for process, _count in other})


def test_what_has_not_been_begun_is_cancelled_when_a_build_is_given_up(lasting: LastingWorkers, tmp_path: Path) -> None:
    before = processes(lasting)
    with pytest.raises(ZeroDivisionError), WorkerPool(Workshop.over(None), 2, lasting=lasting) as pool:
        for _file in pool.make(products(_wait, 100)):
            raise ZeroDivisionError
    assert made(lasting, Workshop.over(None))
    assert len((tmp_path / "begun").read_text()) < 20
    assert before <= processes(lasting)


def test_killed_workers_are_told_and_the_next_build_has_new_ones(lasting: LastingWorkers) -> None:
    with pytest.raises(WorkerKilledError), WorkerPool(Workshop.over(None), 2, lasting=lasting) as pool:
        list(pool.make(products(_kill)))
    assert len(made(lasting, Workshop.over(None))) == 8


def test_workers_that_are_killed_between_two_builds_are_no_fault_of_the_next(lasting: LastingWorkers) -> None:
    made(lasting, Workshop.over(None))
    executor = lasting.ready()
    os.kill(next(iter(executor._processes)), signal.SIGKILL)
    deadline = time.monotonic() + 10
    while lasting.ready() is executor and time.monotonic() < deadline:  # until it has been noticed
        time.sleep(0.01)
    assert len(made(lasting, Workshop.over(None))) == 8
