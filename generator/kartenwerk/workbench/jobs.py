"""Jobs: one is worked on at a time, by a maker that is a process of its own and stays for the next.

It enters each file on the shelf as soon as it is done: a job that is cancelled, or asked for again after one rule has
changed, goes on from what is there.
"""

from __future__ import annotations

import secrets
import threading
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from time import monotonic
from typing import Any

from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.build.manifest import File
from kartenwerk.products.printer import Printer
from kartenwerk.workbench.maker import Maker, MakerGoneError
from kartenwerk.workbench.making import KILLED, JobOrder, made_file

MOST_KEPT = 20
"""The most finished jobs whose pages can still be opened."""

BEAT = 10.0
"""The seconds after which a stream is written to though nothing has changed, to notice that its page is gone."""

MOMENT = 0.1
"""The seconds between two looks at whether a job hangs, or is wanted no more."""

SILENCE = 300.0
"""The seconds in which a job has to finish a file or end: the slowest one takes a tenth of that on a slow machine."""

PATIENCE = 20.0
"""The seconds in which the maker has to be free after a job has been cancelled; after that it is begun anew."""


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
        self.maker = Maker(shelf)
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
        """Give up what is being made; files that are done stay on the shelf, and so does the maker with its workers."""
        with self._changed:
            if not job.is_over:
                job.state = JobState.CANCELLED
            self._changed.notify_all()

    def end(self) -> None:
        """Cancel everything, and wait until the maker is gone."""
        for job in [*self._known.values()]:
            self.cancel(job)
        with self._changed:
            self._ended = True
            self._changed.notify_all()
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
        """Have one job made after the other. No other thread speaks with the maker."""
        while (job := self._next()) is not None:
            try:
                self.maker.give(job.order)
                self._listen(job)
            except MakerGoneError:
                self.maker.end()
                self._fail(job, KILLED)
        self.maker.dismiss()

    def _next(self) -> Job | None:
        """The next job, which is begun; None at the end."""
        with self._changed:
            while not self._ended:
                if self._waiting and not (job := self._waiting.popleft()).is_over:
                    job.state = JobState.RUNNING
                    self._changed.notify_all()
                    return job
                self._changed.wait_for(lambda: self._waiting or self._ended)
            return None

    def _listen(self, job: Job) -> None:
        """Take what the maker sends, until it is free again; end it where it hangs. MakerGoneError if it is gone."""
        heard, cancelled = monotonic(), 0.0
        while not self._ended:
            if job.is_over and not cancelled:
                cancelled = monotonic()
                self.maker.stop()
            word = self.maker.hear(MOMENT)
            if word is not None:
                heard = monotonic()
                if self._take(job, *word):
                    return
            elif monotonic() > (cancelled + PATIENCE if cancelled else heard + SILENCE):
                self.maker.end()
                minutes = ngettext("1 minute", "{count} minutes", max(1, round(SILENCE / 60)))
                self._fail(
                    job,
                    _("no file has been finished for {time}, so the job was ended; what is done is kept", time=minutes),
                )
                return

    def _take(self, job: Job, kind: str, sent: Any) -> bool:
        """Take what the maker has sent; whether that was its last word."""
        with self._changed:
            if kind == "total":
                job.total = sent
            elif kind == "file":
                job.files.append(sent)
            elif not job.is_over:
                job.state, job.fault = (JobState.DONE, "") if kind == "done" else (JobState.FAILED, sent)
            self._changed.notify_all()
        return kind not in ("total", "file")

    def _fail(self, job: Job, fault: Message) -> None:
        with self._changed:
            if not job.is_over:
                job.state, job.fault = JobState.FAILED, fault
            self._changed.notify_all()
