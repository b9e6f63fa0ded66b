"""A process that reads files, seen from outside: started when something is to be read, ended when it is late.

A process whose task ended badly is not asked again; the next task starts another. Nor is a file read again that has
ended a process, as long as it stays as it is: it would only cost its deadline once more.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from threading import Lock, Timer
from typing import Any, BinaryIO, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message
from kartenwerk.base.stopping import waiting
from kartenwerk.custom.apart.limits import STARTING, Allowance
from kartenwerk.custom.apart.wire import Packet, error_of, receive, send

# -P: no module that lies in the current folder, which may be a stranger's
WORKER = (sys.executable, "-P", "-m", "kartenwerk.custom.apart.worker")


class Task(NamedTuple):
    """Something that is read apart: how much that may take, and the sentences for what takes more or cannot be read."""

    kind: str
    allowance: Allowance
    late: Message
    remedy: Message
    unreadable: Message


class Reader:
    """Asks a process that `words` start, one task after the other."""

    def __init__(self, words: Sequence[str] = WORKER) -> None:
        self._words = words
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0
        self._fatal = set[str]()

    def ask(self, task: Task, name: str, values: Mapping[str, Any], content: bytes = b"", *, state: str = "") -> Packet:
        """What the process answers; KartenwerkError, which names the file, if it finds a fault or is ended.

        `state` is the same for the same content, and without it the file is read each time.
        """
        with self._lock:
            if state in self._fatal:
                raise KartenwerkError(task.late, file=name, expected=task.remedy)
            process = self._start()
            order = {"kind": task.kind, "allowance": task.allowance, **values}
            answer = self._exchange(process, Packet(order, content), task.allowance.patience)
            if answer is None and state:
                self._fatal.add(state)
        if answer is None:
            raise KartenwerkError(task.late, file=name, expected=task.remedy)
        if "error" in answer.values:
            raise error_of(answer.values["error"])
        if "unreadable" in answer.values:
            raise KartenwerkError(task.unreadable, file=name, found=answer.values["unreadable"] or None)
        return answer

    @property
    def process(self) -> int | None:
        """The id of the process that waits for a task; None if there is none."""
        return None if self._process is None or self._owner != os.getpid() else self._process.pid

    def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None and self._owner == os.getpid():
            process.kill()
            process.wait()
            for stream in _streams(process):
                with suppress(OSError):  # what could not be sent
                    stream.close()

    def _start(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._owner != os.getpid():  # a copy of this process has to start one of its own
            with waiting():  # it sets its own handlers first
                self._process = subprocess.Popen(
                    self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
                )
            self._owner = os.getpid()
            if self._exchange(self._process, None, STARTING) is None:
                raise KartenwerkError("the process that reads the files of a deck cannot be started")
        return self._process

    def _exchange(self, process: subprocess.Popen[bytes], order: Packet | None, seconds: float) -> Packet | None:
        """The answer to an order, or the first one; None if the process ends, which it does after so many seconds."""
        requests, answers = _streams(process)
        answer = None
        try:
            with _ending(process, seconds):
                if order is not None:
                    with suppress(OSError):  # it has ended
                        send(requests, order)
                answer = receive(answers)
        finally:
            if answer is None:
                self.end()
        return answer


@cache
def reader() -> Reader:
    """The one reader of this process, which ends with it."""
    found = Reader()
    atexit.register(found.end)
    return found


@contextmanager
def _ending(process: subprocess.Popen[bytes], seconds: float) -> Iterator[None]:
    """End the process if this lasts longer."""
    deadline = Timer(seconds, process.kill)
    deadline.daemon = True
    deadline.start()
    try:
        yield
    finally:
        deadline.cancel()


def _streams(process: subprocess.Popen[bytes]) -> tuple[BinaryIO, BinaryIO]:
    """What the process reads, and what it writes."""
    assert process.stdin is not None and process.stdout is not None
    return process.stdin, process.stdout  # type: ignore[return-value]
