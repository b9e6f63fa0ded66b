"""The states of files: size, inode and times. Checking them takes a fraction of the time of reading files.

Files of the same state are taken to have the same content, as `make` does. A file that changed a moment ago may change
again within one tick of the disk's clock, so nothing should be cached for it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from operator import attrgetter
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
    try:
        found = [state for place in places for state in _states(place, out, hidden)]
        of_built = [(place, _facts(Path(place).stat())) for place in built]
    except (OSError, OverflowError):
        return None
    newest = max((max(facts[-2:]) for _, facts in found), default=0)
    return FileStates(sha256(repr(found + of_built).encode()).hexdigest(), newest)


def _facts(found: os.stat_result) -> Facts:
    return found.st_size, found.st_ino, found.st_mtime_ns, found.st_ctime_ns


def _states(place: str, out: str, hidden: bool) -> Iterator[tuple[str, Facts]]:
    """The states of a file, or of the files in a folder, in an order that stays the same."""
    path = Path(place)
    if not path.is_dir():
        yield place, _facts(path.stat()) if path.exists() else _MISSING
        return
    still, count = [place], 0
    while still:
        here = still.pop()
        if here.endswith(LIBRARIES):
            yield here, _facts(Path(here).stat())
            continue
        with os.scandir(here) as entries:
            known = sorted(entries, key=attrgetter("name"))
        count += len(known)
        if count > MOST:
            raise OverflowError
        for entry in known:
            name = entry.name
            if name == "__pycache__" or entry.path == out or (name[0] == "." and not hidden):
                continue
            if entry.is_dir(follow_symlinks=False):
                still.append(entry.path)
            else:
                yield entry.path, _facts(entry.stat())
