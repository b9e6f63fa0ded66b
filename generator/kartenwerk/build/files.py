"""Atomic writing: a file is the old one or the new one, never half of one.

All files of the program are written here. A link in a file's place is replaced and not followed.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath

from kartenwerk.errors import KartenwerkError

PART = ".part"

SWEPT = 2
"""So often a draft may be swept away by another run before its file is written all the same."""

_ELSEWHERE = ("\\", "\0", ":")
"""Signs that part names elsewhere, or end them."""


def write_bytes(path: Path, data: bytes) -> None:
    """Write the file under a draft name beside its place, then rename it; KartenwerkError if that fails.

    A folder, a device or a pipe in its place is left alone, too.
    """
    try:
        _check_kind(path)
        for _ in range(SWEPT):
            with suppress(FileNotFoundError):
                _replace(path, data)
                return
        _replace(path, data)
    except (FileExistsError, NotADirectoryError) as error:
        raise KartenwerkError("the file cannot be written: its folder is a file", file=str(path)) from error
    except OSError as error:
        raise KartenwerkError(f"the file cannot be written: {error.strerror}", file=str(path)) from error
    except ValueError as error:  # a NUL in its name
        raise KartenwerkError(f"the file cannot be written: {error}", file=repr(str(path))) from error


def write_text(path: Path, text: str) -> None:
    write_bytes(path, text.encode())


def place_below(folder: Path, name: str) -> Path:
    """The path of the file `name` below the folder; KartenwerkError for a name or a link that leads elsewhere."""
    parts = PurePosixPath(name).parts
    outside = not parts or parts[0] == "/" or ".." in parts or any(sign in name for sign in _ELSEWHERE)
    path = folder / name
    if outside or not path.parent.resolve().is_relative_to(folder.resolve()):
        raise KartenwerkError(
            "a file would be written outside the output folder",
            key="--out",
            found=repr(name),
            expected=str(folder),
        )
    return path


def check_folder(folder: Path) -> None:
    """Check, before anything is made, that files can be written below the folder; KartenwerkError if not."""
    nearest = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not nearest.is_dir():
        raise KartenwerkError("this is a file, not a folder", key="--out", found=str(nearest))
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise KartenwerkError("nothing can be written into this folder", key="--out", found=str(nearest))


def sweep(folder: Path) -> None:
    """Remove the drafts that a killed run left behind."""
    for draft in folder.rglob(f".*{PART}"):
        with suppress(OSError):
            draft.unlink()


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Other runs that come to this place wait until the end of it, where the system and its disk know such locks."""
    try:
        import fcntl
    except ImportError:  # Windows: files are whole there, too, but two runs may not know of each other's
        yield
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise KartenwerkError(f"the folder cannot be written: {error.strerror}", file=str(folder)) from error
    try:
        with suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        with suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_UN)
        os.close(handle)


def _replace(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=PART)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        Path(draft).chmod(0o666 & ~_umask())
        Path(draft).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(draft).unlink()
        raise


def _check_kind(path: Path) -> None:
    """KartenwerkError for a place where something stands that is no file."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise KartenwerkError("the file cannot be written: there is a folder of that name", file=str(path))
    if not stat.S_ISREG(mode):
        raise KartenwerkError("the file cannot be written: it is a device or a pipe", file=str(path), expected="a file")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
