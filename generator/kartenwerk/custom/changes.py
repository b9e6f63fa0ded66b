"""Watching a folder: waits until something in it has changed, and until saving is done."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

POLL = 0.3
"""Seconds between two looks at a folder where the system does not report changes."""
SETTLED = 0.08
"""Seconds without a change after which a file is taken as saved."""
_PASSED_OVER = frozenset(("output", ".git", ".kartenwerk", "__pycache__"))


def changes(folder: Path, stopped: Callable[[], bool]) -> Iterator[None]:
    """Yield at once, and once for each change of files in the folder, until `stopped` returns true.

    What changes while the caller is busy counts, too.
    """
    seen = state(folder)
    yield
    while not stopped():
        _wait(folder, stopped)
        now = state(folder)
        if now == seen:
            continue
        while True:  # a table program saves in several steps
            time.sleep(SETTLED)
            later = state(folder)
            if later == now:
                break
            now = later
        seen = now
        yield


def _wait(folder: Path, stopped: Callable[[], bool]) -> None:
    """Wait for a change that the system reports, or a moment where it does not."""
    try:
        from watchfiles import watch
    except ImportError:
        time.sleep(POLL)
        return
    try:
        for _ in watch(folder, debounce=60, step=30, rust_timeout=500, yield_on_timeout=True, raise_interrupt=True):
            return
    except Exception:  # too many folders, another machine's disk, a name that is no UTF-8: each in a way of its own
        if not stopped():
            time.sleep(POLL)


def state(folder: Path) -> frozenset[tuple[str, int, int]]:
    """Names, sizes and times of the files of a folder that may matter."""
    found: set[tuple[str, int, int]] = set()
    still = [folder]
    while still and len(found) < 10_000:
        here = still.pop()
        try:
            for path in here.iterdir():
                if path.name.startswith((".~", "~$", ".#")) or path.name in _PASSED_OVER:
                    continue
                if path.is_symlink():
                    continue
                if path.is_dir():
                    still.append(path)
                else:
                    facts = path.stat()
                    found.add((str(path), facts.st_size, facts.st_mtime_ns))
        except OSError:  # it has gone in the meantime
            continue
    return frozenset(found)
