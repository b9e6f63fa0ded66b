"""The shelf: the folder for what the workbench has made, and what remains of those of servers that were killed.

A server that lives holds a lock in its shelf, which the system releases however it ends. A number of the process would
not do: another may have it by then, and containers that share a folder count for themselves.
"""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

PREFIX = "kartenwerk-shelf-"

LOCK = "in-use"
"""The file that is locked. It has this name only once it is, so that no other start takes it for forsaken."""

_HERE = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


@contextmanager
def open_shelf() -> Iterator[Path]:
    """A shelf for as long as the block runs; those that were left behind are removed."""
    sweep_shelves(Path(gettempdir()))
    with TemporaryDirectory(prefix=PREFIX) as folder:
        shelf = Path(folder)
        draft = shelf / f"{LOCK}.new"
        lock = os.open(draft, _HERE | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            if _take(lock):  # where there are no locks, nothing is swept
                draft.rename(shelf / LOCK)
            yield shelf
        finally:
            os.close(lock)


def sweep_shelves(above: Path) -> None:
    """Remove the shelves in a folder whose servers are gone, and nothing that another user owns or a link leads to."""
    with suppress(OSError):
        for shelf in [*above.glob(f"{PREFIX}*")]:
            with suppress(OSError):
                _sweep(shelf)


def _sweep(shelf: Path) -> None:
    """Remove the shelf if nobody holds its lock; OSError for what is no shelf of ours."""
    if not _is_ours(shelf.lstat(), stat.S_IFDIR):
        return
    lock = os.open(shelf / LOCK, _HERE)
    try:
        if _is_ours(os.fstat(lock), stat.S_IFREG) and _take(lock):
            shutil.rmtree(shelf, ignore_errors=True)
    finally:
        os.close(lock)


def _is_ours(status: os.stat_result, kind: int) -> bool:
    return stat.S_IFMT(status.st_mode) == kind and (not hasattr(os, "getuid") or status.st_uid == os.getuid())


def _take(lock: int) -> bool:
    """Take the lock, which lasts until the file is closed; False if another has it or the system has none."""
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (ImportError, OSError):
        return False
    return True
