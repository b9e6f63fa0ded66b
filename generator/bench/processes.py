"""Whole processes, measured from start to end.

Programs are measured as they run once they are installed: with their bytecode at hand. Who forbids Python to keep it
(PYTHONDONTWRITEBYTECODE) would measure the compiler, a quarter of a second for this program.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError


class Course(NamedTuple):
    """What one process took: seconds of CPU and of the clock, and MB of memory at its peak."""

    cpu: float
    wall: float
    memory: float


def run(command: Sequence[str], folder: Path, variables: Mapping[str, str] | None = None) -> Course:
    """A process run to its end in the folder; KartenwerkError if it fails."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **(variables or {})},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if status:
        raise KartenwerkError("a contestant failed", found=" ".join(command))
    return Course(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024)


def best(courses: Iterable[Course]) -> Course:
    """The least of each figure: whatever else the machine does only slows a run down."""
    return Course(*map(min, zip(*courses, strict=True)))


def as_installed(bytecode: Path) -> Mapping[str, str]:
    """Variables by which Python keeps bytecode in that folder; the first run makes it."""
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(bytecode)}
