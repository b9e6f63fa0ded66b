"""One workbench for all tests that a process runs, and the browser of the tests of pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support import WORKSHOP
from tests.workbench.client import Client

from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.jobs import Job, Jobs, JobState
from kartenwerk.workbench.printers import PrintersArea
from kartenwerk.workbench.printing import PrintArea
from kartenwerk.workbench.server import WorkbenchServer, serving

SMALL = "game=watten&players=2&only=pad&only=reference&set.grundwert=3"
"""An order of two files that are made quickly."""


def ended(jobs: Jobs, job: Job) -> Job:
    """The job once it is over."""
    for _ in jobs.follow(job):
        pass
    return job


@pytest.fixture(scope="session")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("out")


@pytest.fixture(scope="session")
def jobs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jobs]:
    jobs = Jobs(tmp_path_factory.mktemp("shelf"))
    yield jobs
    jobs.end()


@pytest.fixture(scope="session")
def client(out: Path, jobs: Jobs) -> Iterator[Client]:
    bench = Bench(out, "de", WORKSHOP)
    with serving(WorkbenchServer(bench, [PrintArea(bench, jobs), PrintersArea(bench)], 0)) as address:
        yield Client(address)


@pytest.fixture(scope="session")
def done(client: Client, jobs: Jobs) -> Job:
    """The small order, made."""
    place = client.post("de/jobs", SMALL).headers["Location"]
    job = jobs.find(place.rpartition("/")[2])
    assert job is not None
    assert ended(jobs, job).state is JobState.DONE, job.fault
    return job
