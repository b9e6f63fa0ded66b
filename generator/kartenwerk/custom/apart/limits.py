"""How much a process may take that reads a stranger's file.

Where the system has no limits of resources the clock alone ends a task; see `reader`.
"""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path
from typing import NamedTuple

GIGABYTE = 1_000_000_000

PATIENCE = 5
"""How many times longer than its share of a processor a task may last, because the machine may have much else to do."""

STARTING = 60.0
"""Seconds in which the process has to be ready."""


class Allowance(NamedTuple):
    """The seconds of a processor that a task may take, and the bytes of memory beside those of an idle process."""

    seconds: int
    memory: int

    @property
    def patience(self) -> float:
        """The seconds of the clock after which a task is ended."""
        return float(self.seconds * PATIENCE)


WORKBOOK = Allowance(20, GIGABYTE)
"""The largest workbook that is allowed takes some 3 seconds and 400 MB."""
IMAGE = Allowance(30, 2 * GIGABYTE)
"""A picture of 80 megapixels takes some 4 seconds, and up to 12 bytes for each of them."""
FONT = Allowance(120, 2 * GIGABYTE)
"""The curves of a font with 20,000 Chinese characters are converted in about a minute."""
DOTS = Allowance(60, 2 * GIGABYTE)
"""Of a picture in SVG on a poker card each layer takes 14 MB, on the largest card 100 MB."""


def limit_process(allowance: Allowance) -> None:
    """From now on the system ends this process when it takes more than is allowed."""
    try:
        import resource
    except ImportError:  # Windows
        return
    wanted = {
        resource.RLIMIT_CPU: math.ceil(time.process_time()) + allowance.seconds,
        resource.RLIMIT_CORE: 0,
    }
    if sys.platform == "linux":
        wanted[resource.RLIMIT_AS] = _memory_now(resource.getpagesize()) + allowance.memory
    for kind, most in wanted.items():
        _, hard = resource.getrlimit(kind)  # whoever runs this may allow less
        resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _memory_now(page: int) -> int:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * page
