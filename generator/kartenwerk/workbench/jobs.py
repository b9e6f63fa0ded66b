"""Jobs: one is worked on at a time, in a process of its own, so that it can be stopped at any moment.

That process has the pool of workers that every build has, and enters each file on the shelf as soon as it is done: a
job that is cancelled, or asked for again after one rule has changed, goes on from what is there.
"""

from __future__ import annotations

import secrets
import threading
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic

from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.build.manifest import File
from kartenwerk.products.printer import Printer
from kartenwerk.workbench.making import KILLED, JobOrder, made_file, make_order

MOST_KEPT = 20
"""The most finished jobs whose pages can still be opened."""

BEAT = 10.0
"""The seconds after which a stream is written to though nothing has changed, to notice that its page is gone."""

MOMENT = 0.5
"""The seconds between two looks at whether a job hangs."""

SILENCE = 300.0
"""The seconds in which a job has to finish a file or end: the slowest one takes a tenth of that on a slow machine."""


class JobState(Enum):
    """Where a job is."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass
class Job:
    """An order that is being made, for the printer as it was aligned when it was asked for.

    `files` are done and lie on the shelf; `total` is 0 until it is known.
    """

    order: JobOrder
    printer: Printer | None
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    state: JobState = JobState.WAITING
    total: int = 0
    files: list[File] = field(default_factory=list)
    fault: Message | str = ""
    process: SpawnProcess | None = None

    def makes(self, order: JobOrder, printer: Printer | None) -> bool:
        """Whether it makes that order; a printer that has been aligned anew is another one."""
        return (self.order, self.printer) == (order, printer)

    @property
    def is_over(self) -> bool:
        return self.state in (JobState.DONE, JobState.FAILED, JobState.CANCELLED)

    @property
    def progress(self) -> tuple[str, int, int, str]:
        """The state, how many files are done of how many, and the name of the last."""
        return self.state.value, len(self.files), self.total, Path(self.files[-1].path).name if self.files else ""


class Jobs:
    """The queue, and the jobs that can be looked at. Their files lie on the `shelf`."""

    def __init__(self, shelf: Path) -> None:
        self.shelf = shelf
        self._changed = threading.Condition()
        self._waiting: deque[Job] = deque()
        self._known: dict[str, Job] = {}
        self._ended = False
        self._worker = threading.Thread(target=self._work, daemon=True, name="jobs")
        self._worker.start()

    def ask(self, order: JobOrder) -> Job:
        """The job of this order: the one that there is, or a new one, which takes the place of those that wait."""
        printer = order.reading
        with self._changed:
            for job in self._known.values():
                if job.makes(order, printer) and self._is_good(job):
                    return job
            for job in self._waiting:
                job.state = JobState.CANCELLED
            job = Job(order, printer)
            self._waiting = deque([job])
            self._known[job.id] = job
            for old in [id for id, each in self._known.items() if each.is_over][:-MOST_KEPT]:
                del self._known[old]
            self._changed.notify_all()
        return job

    def find(self, id: str) -> Job | None:
        return self._known.get(id)

    def find_done(self, order: JobOrder) -> Job | None:
        """The finished job of this order, if there is one."""
        printer, known = order.reading, [*self._known.values()]
        done = (job for job in known if job.makes(order, printer) and job.is_over and self._is_good(job))
        return next(done, None)

    def _is_good(self, job: Job) -> bool:
        """Whether it makes its files, or has made them and they are still there."""
        if job.state is JobState.DONE:
            return all(made_file(self.shelf, file).is_file() for file in job.files)
        return job.state in (JobState.WAITING, JobState.RUNNING)

    def cancel(self, job: Job) -> None:
        """Give up what is being made; files that are done stay on the shelf."""
        with self._changed:
            if not job.is_over:
                job.state = JobState.CANCELLED
                if job.process is not None:
                    job.process.terminate()
            self._changed.notify_all()

    def end(self) -> None:
        """Cancel everything, and wait until no process of a job is left."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        for job in [*self._known.values()]:
            self.cancel(job)
        self._worker.join()

    def follow(self, job: Job) -> Iterator[tuple[str, int, int, str]]:
        """The progress of the job whenever it has changed, and after each beat, until the job is over."""
        while True:
            with self._changed:
                seen = job.progress
            yield seen
            if job.is_over and seen == job.progress:
                return
            with self._changed:
                if job.progress == seen:
                    self._changed.wait(BEAT)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._ended)
                if self._ended:
                    return
                job = self._waiting.popleft()
            self._run(job)

    def _run(self, job: Job) -> None:
        ours, theirs = get_context("spawn").Pipe(duplex=False)
        with self._changed:  # a job is cancelled either before its process starts, or after
            if job.is_over:
                return
            job.process = get_context("spawn").Process(target=make_order, args=(job.order, self.shelf, theirs))
            job.process.start()
            job.state = JobState.RUNNING
            self._changed.notify_all()
        theirs.close()
        self._listen(job, ours)
        job.process.join()
        with self._changed:
            if not job.is_over:
                job.state, job.fault = JobState.FAILED, KILLED
            self._changed.notify_all()

    def _give_up(self, job: Job) -> None:
        """End a job of which nothing is heard any more."""
        with self._changed:
            if not job.is_over:
                minutes = ngettext("1 minute", "{count} minutes", max(1, round(SILENCE / 60)))
                job.state, job.fault = (
                    JobState.FAILED,
                    _("no file has been finished for {time}, so the job was ended; what is done is kept", time=minutes),
                )
            assert job.process is not None
            job.process.kill()

    def _listen(self, job: Job, pipe: Connection) -> None:
        """Take what the job's process sends, until it has closed the pipe, is gone, or hangs."""
        heard = monotonic()
        while True:
            try:
                while not pipe.poll(MOMENT):
                    if monotonic() > heard + SILENCE:
                        self._give_up(job)
                        return
                kind, sent = pipe.recv()
            except (EOFError, OSError):
                return
            heard = monotonic()
            with self._changed:
                if kind == "total":
                    job.total = sent
                elif kind == "file":
                    job.files.append(sent)
                elif not job.is_over:
                    job.state, job.fault = (JobState.DONE, "") if kind == "done" else (JobState.FAILED, sent)
                self._changed.notify_all()
