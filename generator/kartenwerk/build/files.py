"""Atomic writing: a file is the old one or the new one, never half of one.

What the program makes is written here, and made anew each time: a link in a file's place is replaced and not followed.
Files that belong to people are written by `build/documents.py`.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path, PurePosixPath

from kartenwerk.base.errors import KartenwerkError, of_system
from kartenwerk.base.message import _

PART = ".part"

_RANDOM = 8  # the signs that tell drafts of one file apart

SWEPT = 2
"""How often another run may remove a draft before writing its file fails."""

_ELSEWHERE = ("\\", "\0", ":")
"""Characters that separate or end names on some systems."""


def write_bytes(path: Path, data: bytes) -> None:
    """Write the file under a draft name beside its place, then rename it; KartenwerkError if that fails.

    A folder, a device or a pipe in its place is left alone, too.
    """
    with reporting_errors(path):
        check_ordinary(path)
        replace_file(path, data)


@contextmanager
def reporting_errors(path: Path) -> Iterator[None]:
    """The system's error on writing the file, as a KartenwerkError."""
    try:
        yield
    except (FileExistsError, NotADirectoryError) as error:
        raise KartenwerkError("the file cannot be written: its folder is a file", file=str(path)) from error
    except OSError as error:
        raise KartenwerkError(
            "the file cannot be written: {reason}", reason=of_system(error), file=str(path)
        ) from error
    except ValueError as error:  # a NUL in its name
        raise KartenwerkError(
            "the file cannot be written: {reason}", reason=str(error), file=repr(str(path))
        ) from error


def write_text(path: Path, text: str) -> None:
    write_bytes(path, text.encode())


def place_below(folder: Path, name: str) -> Path:
    """The path of the file `name` below the folder; KartenwerkError for a name or a link that leads elsewhere."""
    parts = PurePosixPath(name).parts
    outside = not parts or parts[0] == "/" or ".." in parts or any(sign in name for sign in _ELSEWHERE)
    path = folder / name
    if outside or not path.parent.resolve().is_relative_to(folder.resolve()):
        raise KartenwerkError(
            "a file would be written outside the output folder", key="--out", found=repr(name), expected=str(folder)
        )
    return path


def check_folder(folder: Path) -> None:
    """Check, before anything is made, that files can be written below the folder; KartenwerkError if not."""
    nearest = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not nearest.is_dir():
        raise KartenwerkError("this is a file, not a folder", key="--out", found=str(nearest))
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise KartenwerkError("nothing can be written into this folder", key="--out", found=str(nearest))


def make_folder(path: Path) -> None:
    """Make the folder if it is not there; KartenwerkError if that fails."""
    with reporting_errors(path):
        path.mkdir(parents=True, exist_ok=True)


@contextmanager
def all_or_nothing(paths: Iterable[Path]) -> Iterator[None]:
    """If the block cannot make all these files and folders, remove those that it has made, and the folders they are in.

    What is there before the block stays, and so does a folder that holds anything else.
    """
    new = {each for path in paths for each in (path, *path.parents) if not os.path.lexists(each)}
    try:
        yield
    except KartenwerkError:
        for each in sorted(new, key=lambda path: len(path.parts), reverse=True):
            with suppress(OSError):
                each.rmdir() if each.is_dir() else each.unlink()
        raise


def sweep(folder: Path) -> None:
    """Remove the drafts that a killed run left behind."""
    for draft in folder.rglob(f".*{PART}"):
        with suppress(OSError):
            draft.unlink()


def sweep_drafts(path: Path) -> None:
    """Remove the drafts of this one file that killed runs left beside it."""
    for draft in path.parent.glob(f".{escape(path.name)}.{'?' * _RANDOM}{PART}"):
        with suppress(OSError):
            draft.unlink()


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Make other runs wait here until the block ends, where the system and its disk have locks."""
    try:
        import fcntl
    except ImportError:  # Windows: files are whole there, too, but two runs may not know of each other's
        yield
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise KartenwerkError(
            "the folder cannot be written: {reason}", reason=of_system(error), file=str(folder)
        ) from error
    try:
        with suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        with suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_UN)
        os.close(handle)


def replace_file(path: Path, data: bytes, durable: bool = False, like: os.stat_result | None = None) -> None:
    """Put a file with the data in the place of what is there, if anything is; it has the owner and mode of `like`.

    A `durable` file is on the disk before it takes the place of the old one, so that even a loss of power leaves one of
    the two.
    """
    for _try in range(SWEPT):
        with suppress(FileNotFoundError):
            _replace_once(path, data, durable, like)
            return
    _replace_once(path, data, durable, like)


def _replace_once(path: Path, data: bytes, durable: bool, like: os.stat_result | None) -> None:
    with draft_beside(path, data, durable) as draft:
        if like is not None and hasattr(os, "chown"):
            with suppress(PermissionError):  # only the group, and that only if one belongs to it
                os.chown(draft, -1, like.st_gid)
                os.chown(draft, like.st_uid, -1)
        draft.chmod(0o666 & ~umask() if like is None else stat.S_IMODE(like.st_mode))
        draft.replace(path)


@contextmanager
def draft_beside(path: Path, data: bytes, durable: bool) -> Iterator[Path]:
    """The data as a file of a draft's name beside the path; what is left of it at the end is removed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=PART)
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            if durable:
                stream.flush()
                os.fsync(handle)
        yield draft
    finally:
        with suppress(OSError):
            draft.unlink()


def check_ordinary(path: Path) -> None:
    """KartenwerkError for a place where something stands that is no file."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise KartenwerkError("the file cannot be written: there is a folder of that name", file=str(path))
    if not stat.S_ISREG(mode):
        raise KartenwerkError(
            "the file cannot be written: it is a device or a pipe", file=str(path), expected=_("a file")
        )


def umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
