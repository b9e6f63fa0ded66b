"""The same words again: while nothing has changed, a command that builds files answers as it did before.

Such a command leaves in the cache what it was made from, by the states of files (size, inode, times), and what it told.
To look at these takes a fraction of the time in which the rest of the program is loaded. Whatever has another state, if
only its time, is left to the command itself, which goes by contents.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from kartenwerk.cache import Cache
from kartenwerk.cli.language import language
from kartenwerk.data import FOLDERS, PACKAGE
from kartenwerk.inputs import parse_json

if TYPE_CHECKING:
    from kartenwerk.build.workshop import Workshop

KIND = "again"
MOST = 20_000
"""Files that are looked at; where there are more, the command is run."""

_LIBRARIES = ("site-packages", "dist-packages")


class Question(NamedTuple):
    """The words of a run, and when it began, in nanoseconds."""

    words: tuple[str, ...]
    began: int


_asked: ContextVar[Question | None] = ContextVar("asked", default=None)


@contextmanager
def asking(words: Sequence[str]) -> Iterator[None]:
    """These are the words of the run until the end of this."""
    token = _asked.set(Question(tuple(words), time.time_ns()))
    try:
        yield
    finally:
        _asked.reset(token)


class Watched(NamedTuple):
    """What an answer depends on: whole folders, single files, and the files that were built below `out`."""

    folders: tuple[str, ...]
    files: tuple[str, ...]
    built: tuple[str, ...]
    out: str


class FileStates(NamedTuple):
    """A hash of the states of all that is watched, and when something that it is built from last changed (in ns)."""

    digest: str
    changed: int


def remember(workshop: Workshop, out: Path, built: Sequence[str], told: Mapping[str, Any]) -> None:
    """Keep what a command has told of the files `built` below `out`, as JSON, for when it is asked again.

    It is not kept where anything that they were built from has changed meanwhile.
    """
    asked = _asked.get()
    if asked is None:
        return
    watched = _watched(workshop, asked.words, out, built)
    state = state_of(watched)
    if state is not None and state.changed < asked.began:
        kept = {"watched": watched, "digest": state.digest, "told": told}
        workshop.cache.write(KIND, _key(asked.words), json.dumps(kept).encode())


def known_answer(words: Sequence[str]) -> Mapping[str, Any] | None:
    """What an earlier run with the same words has told, if it would be told again; else None."""
    kept = Cache.of_user().read(KIND, _key(words)) if words else None
    if kept is None:
        return None
    entry = parse_json(kept)
    state = state_of(Watched(*entry["watched"]))
    told: Mapping[str, Any] = entry["told"]
    return told if state is not None and state.digest == entry["digest"] else None


def state_of(watched: Watched) -> FileStates | None:
    """The state of what is watched; None if there is too much of it, or if a part of it cannot be looked at."""
    digest, newest = sha256(), 0
    try:
        for place in (*watched.folders, *watched.files):
            for path, facts in _states(place, watched.out):
                newest = max(newest, *facts[-2:])
                digest.update(f"{path} {facts}".encode("utf-8", "surrogateescape"))
        for place in watched.built:
            digest.update(f"{place} {_facts(Path(place).stat())}".encode("utf-8", "surrogateescape"))
    except (OSError, OverflowError):
        return None
    return FileStates(digest.hexdigest(), newest)


Facts: TypeAlias = tuple[int, int, int, int]
"""The size and inode of a file, and when it and what is known of it last changed."""


def _facts(found: os.stat_result) -> Facts:
    return found.st_size, found.st_ino, found.st_mtime_ns, found.st_ctime_ns


_MISSING: Facts = (-1, 0, 0, 0)


def _states(place: str, out: str) -> Iterator[tuple[str, Facts]]:
    """The states of a file, or of the files in a folder but for hidden ones, in an order that stays the same."""
    still, count = [place], 0
    while still:
        here = still.pop()
        path = Path(here)
        if here.endswith(_LIBRARIES) or not path.is_dir():  # a folder of libraries changes with what lies in it
            yield here, _facts(path.stat()) if path.exists() else _MISSING
            continue
        with os.scandir(here) as entries:
            known = sorted(entries, key=lambda entry: entry.name)
        for entry in known:
            count += 1
            if count > MOST:
                raise OverflowError
            if entry.name.startswith(".") or entry.name == "__pycache__" or entry.path == out:
                continue
            if entry.is_dir(follow_symlinks=False):
                still.append(entry.path)
            else:
                yield entry.path, _facts(entry.stat())


def _watched(workshop: Workshop, words: Sequence[str], out: Path, built: Sequence[str]) -> Watched:
    from kartenwerk.build.manifest import MANIFEST
    from kartenwerk.installed import installed_games, package_folder

    folders = [PACKAGE, *map(package_folder, installed_games().values())]
    folders += [layer / name for layer in workshop.roots.layers for name in FOLDERS]
    folders += [workshop.own] if workshop.own else []
    libraries = [Path(path) for path in sys.path if path.endswith(_LIBRARIES)]
    values = (Path(value) for word in words for value in (word, word.partition("=")[2]) if value)
    named = [path for path in values if path.is_file()]
    files = _resolved([*libraries, *named])
    return Watched(_resolved(folders), files, _resolved(out / name for name in (MANIFEST, *built)), str(out.resolve()))


def _resolved(paths: Iterable[Path]) -> tuple[str, ...]:
    return tuple(str(path.resolve()) for path in paths)


def _key(words: Sequence[str]) -> str:
    return json.dumps([sys.version, str(Path.cwd()), language(), *words])
