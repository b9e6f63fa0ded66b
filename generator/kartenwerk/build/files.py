"""Atomic writing: a file is the old one or the new one, never half of one.

All files of the program are written here. A link in a file's place is replaced and not followed: what is made is made
anew. A document of the user's is another matter: `rewrite_document` leaves its mode and its other names alone.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path, PurePosixPath
from time import monotonic, sleep

from kartenwerk.base.errors import KartenwerkError, of_system
from kartenwerk.base.message import _

PART = ".part"

SWEPT = 2
"""How often another run may remove a draft before writing its file fails."""

_ELSEWHERE = ("\\", "\0", ":")
"""Characters that separate or end names on some systems."""


def write_bytes(path: Path, data: bytes, *, durable: bool = False) -> None:
    """Write the file under a draft name beside its place, then rename it; KartenwerkError if that fails.

    A folder, a device or a pipe in its place is left alone, too. A `durable` file is on the disk before it takes the
    place of the old one, so that even a loss of power leaves one of the two.
    """
    with _reporting_errors(path):
        _check_kind(path)
        _replace(path, data, durable)


def rewrite_document(path: Path, data: bytes, like: Path | None = None) -> None:
    """Write a document of the user's anew, on the disk for good: it keeps its mode; a new one has that of `like`.

    A document with further names (hard links) is written in its place, so that all of them have it; its draft is gone
    only when that is done. KartenwerkError as from `write_bytes`. The path is no link.
    """
    with _reporting_errors(path):
        _check_kind(path)
        state = (path if path.exists() else like or path).stat()
        if path.exists() and state.st_nlink > 1:
            with _draft(path, data, durable=True):
                _overwrite(path, data)
        else:
            _replace(path, data, durable=True, mode=stat.S_IMODE(state.st_mode))


@contextmanager
def _reporting_errors(path: Path) -> Iterator[None]:
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


def write_text(path: Path, text: str, *, durable: bool = False) -> None:
    write_bytes(path, text.encode(), durable=durable)


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
    with _reporting_errors(path):
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


LOCK = ".lock"

WAITS = 2.0
"""The seconds that another run has to end."""


@contextmanager
def alone_with(path: Path, seconds: float = WAITS) -> Iterator[None]:
    """Keep others from writing the file until the block ends; KartenwerkError names a process that does not let go.

    The lock is a file beside it that is gone afterwards. The system opens it when its process ends, however that ends.
    """
    try:
        import fcntl
    except ImportError:  # Windows: files are whole there, too, but two runs may not know of each other's
        yield
        return
    lock = path.with_name(path.name + LOCK)
    handle = _lock(lock, seconds, lambda opened: fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB))
    try:
        yield
    finally:
        with suppress(OSError):
            lock.unlink()  # still locked: a waiting process finds that it is gone, and makes a new one
        os.close(handle)


def _lock(lock: Path, seconds: float, take: Callable[[int], None]) -> int:
    """The opened and locked file, with the number of this process in it."""
    last = monotonic() + seconds
    while True:
        try:
            handle = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK | getattr(os, "O_NOFOLLOW", 0), 0o600)
        except OSError as error:
            raise KartenwerkError(
                "the file cannot be locked: {reason}", reason=of_system(error), file=str(lock)
            ) from error
        if not _is_lock(handle):
            os.close(handle)
            raise KartenwerkError(
                "a lock of this name is needed while the file is written, and something else has it",
                file=str(lock),
                expected=_("no file of this name"),
            )
        try:
            take(handle)
        except OSError:
            holder = os.pread(handle, 20, 0).decode("ascii", "replace").strip()
            os.close(handle)
            if monotonic() > last:
                wait = f"process {holder}" if holder.isdecimal() else "another process"
                raise KartenwerkError(
                    "the file is being written by somebody else", file=str(lock), found=wait
                ) from None
            sleep(0.02)
            continue
        with suppress(FileNotFoundError):
            if os.fstat(handle).st_ino == lock.stat().st_ino:
                with suppress(OSError):  # a full disk: the waiting process cannot name the holder
                    os.truncate(handle, 0)
                    os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)
                return handle
        os.close(handle)


def _is_lock(handle: int) -> bool:
    """Whether this is a lock of the program's: an ordinary file with nothing in it but the number of a process."""
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        return False
    held = os.pread(handle, 21, 0)
    return not held or (len(held) < 21 and held.strip().isdigit())


def _replace(path: Path, data: bytes, durable: bool, mode: int | None = None) -> None:
    for _try in range(SWEPT):
        with suppress(FileNotFoundError):
            _replace_once(path, data, durable, mode)
            return
    _replace_once(path, data, durable, mode)


def _replace_once(path: Path, data: bytes, durable: bool, mode: int | None) -> None:
    with _draft(path, data, durable) as draft:
        draft.chmod(0o666 & ~_umask() if mode is None else mode)
        draft.replace(path)


@contextmanager
def _draft(path: Path, data: bytes, durable: bool) -> Iterator[Path]:
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


def _overwrite(path: Path, data: bytes) -> None:
    """Write into the file that is there; if that fails, for want of room say, what stood there stands there again."""
    before = path.read_bytes()
    with path.open("r+b", buffering=0) as stream:
        try:
            _fill(stream, data)
        except OSError:
            _fill(stream, before)
            raise


def _fill(stream: FileIO, data: bytes) -> None:
    stream.seek(0)
    while data:
        data = data[stream.write(data) :]
    stream.truncate()
    os.fsync(stream.fileno())


def _check_kind(path: Path) -> None:
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


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
