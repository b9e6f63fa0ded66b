"""The user's cache folder: things that are slow to make.

A missing or damaged entry is made again, and one that cannot be written is skipped.
Entries are trusted, so a folder in which another person can write is not used.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import LARGE, read_bytes
from kartenwerk.base.version import __version__

ENVIRONMENT = "KARTENWERK_CACHE"
"""The environment variable that names another cache folder; if it is empty, nothing is kept."""

_PRIVATE = 0o700
"""The rights of a new folder."""

_DIGEST = 32  # bytes: the SHA-256 of an entry's key and content stands in front of it


class Cache:
    """Bytes under keys, kept in a folder; without one nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    @staticmethod
    def of_user() -> Cache:
        """The cache in the user's own cache folder, or where KARTENWERK_CACHE points; that of another keeps nothing."""
        named = os.environ.get(ENVIRONMENT)
        if named is not None:
            folder = Path(named) if named else None
        else:
            from platformdirs import user_cache_path

            folder = user_cache_path("kartenwerk", appauthor=False) / __version__
        return Cache(folder if folder and _belongs_to_user(folder) else None)

    def read(self, kind: str, key: str) -> bytes | None:
        """The bytes kept under `key`; None if there are none, they are damaged, or they belong to another key."""
        if self.folder is None:
            return None
        try:
            entry = read_bytes(self._path(kind, key), most=LARGE)
        except KartenwerkError:
            return None
        digest, content = entry[:_DIGEST], entry[_DIGEST:]
        return content if _digest(kind, key, content) == digest else None

    def lacks(self, kind: str, key: str) -> bool:
        """Whether nothing is kept under `key`, but could be."""
        return self.folder is not None and not self._path(kind, key).exists()

    def write(self, kind: str, key: str, content: bytes) -> None:
        """Keep `content` under `key`. A reader meanwhile gets the old entry or the new one, never half of one."""
        if self.folder is None:
            return
        path, entry = self._path(kind, key), _digest(kind, key, content) + content
        with suppress(OSError):
            try:
                _put(path, entry)
            except FileNotFoundError:  # the first entry of its kind
                self.folder.mkdir(mode=_PRIVATE, parents=True, exist_ok=True)
                path.parent.mkdir(exist_ok=True)
                _put(path, entry)

    def remember(self, kind: str, key: str, make: Callable[[], bytes]) -> bytes:
        """The bytes kept under `key`; where there are none they are made, and kept."""
        content = self.read(kind, key)
        if content is None:
            content = make()
            self.write(kind, key, content)
        return content

    def _path(self, kind: str, key: str) -> Path:
        assert self.folder is not None
        return self.folder / kind / _name(key)


NO_CACHE = Cache(None)
"""A cache that keeps nothing."""


def _put(path: Path, content: bytes) -> None:
    """Write a file beside its place, and move it there as a whole."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".draft-")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
        Path(draft).replace(path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise


def _belongs_to_user(folder: Path) -> bool:
    """Whether nobody but the user can write there; a folder that is not there yet is made so."""
    try:
        found = folder.stat()
    except OSError:
        return True
    owner = getattr(os, "geteuid", lambda: found.st_uid)()  # Windows describes owners and rights differently
    return found.st_uid == owner and not found.st_mode & stat.S_IWOTH


def _digest(kind: str, key: str, content: bytes) -> bytes:
    """The digest of an entry's key and content. It reveals damage, and an entry stored under another key."""
    name = f"{kind} {key}".encode()
    return sha256(len(name).to_bytes(8, "big") + name + content).digest()


def _name(key: str) -> str:
    """A file name for a key of any length and content."""
    return sha256(key.encode()).hexdigest()[:40]
