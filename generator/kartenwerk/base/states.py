"""The states of files: size, inode and times. Checking them takes a fraction of the time of reading files.

Files of the same state are taken to have the same content, as `make` does. A file that changed a moment ago may change
again within one tick of the disk's clock, so nothing should be cached for it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeAlias

SETTLED = 2 * 10**9
"""The nanoseconds after which the disk's clock has moved on, even where it counts in whole seconds."""

MOST = 20_000
"""Files that are looked at; of more nothing is said."""

LIBRARIES = ("site-packages", "dist-packages")
"""Endings of folders of libraries, which count as they are: such a folder changes with what is put into it."""

Facts: TypeAlias = tuple[int, int, int, int]
"""The size and inode of a file, and when it and what is known of it last changed."""

_MISSING: Facts = (-1, 0, 0, 0)


class FileStates(NamedTuple):
    """A hash of the states of files, and when the last of them changed (in ns)."""

    digest: str
    changed: int


def state_of(
    places: Iterable[str], built: Iterable[str] = (), out: str = "", *, hidden: bool = False
) -> FileStates | None:
    """The state of whole folders and single files; None if there is too much, or if a part cannot be looked at.

    Of the folder `out` only the files that are `built` count, whenever they changed; files whose names begin with a dot
    count if `hidden` files do.
    """
    digest, newest = sha256(), 0
    try:
        for place in places:
            for path, facts in _states(place, out, hidden):
                newest = max(newest, *facts[-2:])
                digest.update(f"{path} {facts}".encode("utf-8", "surrogateescape"))
        for place in built:
            digest.update(f"{place} {_facts(Path(place).stat())}".encode("utf-8", "surrogateescape"))
    except (OSError, OverflowError):
        return None
    return FileStates(digest.hexdigest(), newest)


def _facts(found: os.stat_result) -> Facts:
    return found.st_size, found.st_ino, found.st_mtime_ns, found.st_ctime_ns


def _states(place: str, out: str, hidden: bool) -> Iterator[tuple[str, Facts]]:
    """The states of a file, or of the files in a folder, in an order that stays the same."""
    still, count = [place], 0
    while still:
        here = still.pop()
        path = Path(here)
        if here.endswith(LIBRARIES) or not path.is_dir():
            yield here, _facts(path.stat()) if path.exists() else _MISSING
            continue
        with os.scandir(here) as entries:
            known = sorted(entries, key=lambda entry: entry.name)
        for entry in known:
            count += 1
            if count > MOST:
                raise OverflowError
            if entry.name == "__pycache__" or entry.path == out or (entry.name.startswith(".") and not hidden):
                continue
            if entry.is_dir(follow_symlinks=False):
                still.append(entry.path)
            else:
                yield entry.path, _facts(entry.stat())
