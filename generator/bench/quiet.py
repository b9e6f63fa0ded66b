"""Whether the machine is quiet: on a busy one a ratio says more of its neighbours than of the program."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple

MOST = 1.1
"""Seconds of the clock that a second of CPU may take."""
_SPIN = """
import time
start, begun = time.perf_counter(), time.process_time()
while time.process_time() - begun < 0.3:
    sum(range(1000))
print((time.perf_counter() - start) / (time.process_time() - begun))
"""


class Quiet(NamedTuple):
    """How many seconds of the clock a second of CPU took, while a process on each processor did nothing but reckon."""

    stretch: float

    def __bool__(self) -> bool:
        return self.stretch <= MOST


def listen() -> Quiet:
    """How quiet the machine is now."""
    line = [sys.executable, "-S", "-c", _SPIN]
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    processes = [subprocess.Popen(line, stdout=subprocess.PIPE, text=True) for _ in range(count)]
    return Quiet(max(float(process.communicate()[0]) for process in processes))
