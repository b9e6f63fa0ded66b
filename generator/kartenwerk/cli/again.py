"""The same words again: while nothing has changed, a command that builds files answers as it did before.

Such a command leaves in the cache what it was made from, by the states of files (size, inode, times), and its answer.
To look at these takes a fraction of the time in which the rest of the program is loaded. Whatever has another state, if
only its time, is left to the command itself, which goes by contents; so is a link that leads elsewhere now.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.base.cache import Cache
from kartenwerk.base.inputs import parse_json
from kartenwerk.base.states import FileStates, state_of
from kartenwerk.cli.language import language

if TYPE_CHECKING:
    from kartenwerk.build.workshop import Workshop

KIND = "again"


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

    def state(self) -> FileStates | None:
        return state_of((*self.folders, *self.files), self.built, self.out)


def remember(
    workshops: Sequence[Workshop],
    out: Path,
    built: Sequence[str],
    answer: Mapping[str, Any],
    *,
    read: Sequence[Path] = (),
) -> None:
    """Keep a command's answer on the files `built` below `out` and their manifests, as JSON, for the next time.

    It is not kept where anything that they were built from has changed meanwhile, or what else was `read`.
    """
    asked = _asked.get()
    if asked is None:
        return
    watched = _watch(workshops, asked.words, out, built, read)
    state = watched.state()
    if state is not None and state.changed < asked.began:
        kept = {"watched": watched, "digest": state.digest, "given": str(out.absolute()), "told": answer}
        workshops[0].cache.write(KIND, _key(asked.words), json.dumps(kept).encode())


def known_answer(words: Sequence[str]) -> Mapping[str, Any] | None:
    """The answer of an earlier run with the same words, if it still holds; else None."""
    kept = Cache.of_user().read(KIND, _key(words)) if words else None
    if kept is None:
        return None
    entry = parse_json(kept)
    watched = Watched(*entry["watched"])
    if _resolve([Path(entry["given"])]) != (watched.out,):
        return None
    state = watched.state()
    answer: Mapping[str, Any] = entry["told"]
    return answer if state is not None and state.digest == entry["digest"] else None


def _watch(
    workshops: Sequence[Workshop], words: Sequence[str], out: Path, built: Sequence[str], read: Sequence[Path]
) -> Watched:
    from kartenwerk.build.fingerprint import program_folders

    folders = program_folders(workshops[0].roots)
    folders += dict.fromkeys(workshop.deck_folder for workshop in workshops if workshop.deck_folder)
    named = [path for path in _find_named(words) if path.is_file()]
    made = [out / name for name in built]
    return Watched(_resolve([*folders, *read]), _resolve(named), _resolve(made), *_resolve([out]))


def _resolve(paths: Iterable[Path]) -> tuple[str, ...]:
    return tuple(os.path.realpath(path) for path in paths)  # `Path.resolve` fails at links in a circle


def _find_named(words: Sequence[str]) -> Iterator[Path]:
    """What the words may name, if there is such a file or folder."""
    return (Path(value) for word in words for value in (word, word.partition("=")[2]) if value)


def _key(words: Sequence[str]) -> str:
    """The words where they are said, and where what they name lies: a link may lead elsewhere the next time."""
    return json.dumps([sys.version, str(Path.cwd()), language(), *words, *_resolve(_find_named(words))])
