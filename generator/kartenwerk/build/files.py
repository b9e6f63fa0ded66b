"""Atomic writing: a file is the old one or the new one, never half of one."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from kartenwerk.errors import KartenwerkError

PART = ".part"


def write_bytes(path: Path, data: bytes) -> None:
    """Write the file under a draft name beside its place, then rename it; KartenwerkError if that fails."""
    try:
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
    except (FileExistsError, NotADirectoryError) as error:
        raise KartenwerkError("the file cannot be written: its folder is a file", file=str(path)) from error
    except OSError as error:
        raise KartenwerkError(f"the file cannot be written: {error.strerror}", file=str(path)) from error


def write_text(path: Path, text: str) -> None:
    write_bytes(path, text.encode())


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


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
