"""Writing documents: files that belong to people, such as evenings, tournaments, records.

A document keeps its mode and its group, the ends of its lines and its byte order mark. A link to it stays a link. A
document with further names (hard links) is written in its place, so that all of them have what is new; until that is
done, a draft lies beside it. Any other is the old one or the new one at every moment, never half of one. What is of
another kind is never replaced.
"""

from __future__ import annotations

import codecs
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from time import monotonic, sleep

from kartenwerk.base.errors import KartenwerkError, of_system
from kartenwerk.base.message import Message, _
from kartenwerk.build.files import check_ordinary, draft_beside, replace_file, reporting_errors, sweep_drafts, umask

WAITS = 2.0
"""The seconds that another run has to end."""


def write_document(path: Path, text: str, like: Path | None = None) -> None:
    """Write a document, a new one or in the place of the old one, on the disk for good.

    A new one has the mode of `like`, if that is given. KartenwerkError if it cannot be written.
    """
    with reporting_errors(path):
        place = Path(os.path.realpath(path))
        check_ordinary(place)
        before = place.read_bytes() if place.exists() else b""
        data = _as_before(text, before)
        state = place.stat() if place.exists() else like.stat() if like else None
        if state is not None and place.exists() and state.st_nlink > 1:
            with draft_beside(place, data, durable=True):
                _overwrite(place, data, before)
        else:
            replace_file(place, data, durable=True, like=state)
        sweep_drafts(place)  # only now: a draft may have been all that was left of a file with further names


def create_document(path: Path, text: str) -> None:
    """Write a document that is not there yet; KartenwerkError if anything of that name is there, or it cannot be."""
    with reporting_errors(path), draft_beside(path, text.encode(), durable=True) as draft:
        draft.chmod(0o666 & ~umask())
        try:
            _place_new(draft, path)
        except FileExistsError as error:
            raise KartenwerkError(
                "there is a file of that name; it is left as it is", file=str(path), expected=_("a new name")
            ) from error


def _place_new(draft: Path, path: Path) -> None:
    """Give the draft its name; FileExistsError if something has it, even since a moment."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # disks such as those of cameras have no further names
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        draft.replace(path)


def check_replaceable(path: Path, is_alike: Callable[[Path], bool], expected: Message) -> None:
    """KartenwerkError if a file stands there that holds something and is not alike."""
    with reporting_errors(path):
        other = path.is_file() and path.stat().st_size and not is_alike(path)
    if other:
        raise KartenwerkError(
            "there is another file of that name; it is left as it is", file=str(path), expected=expected
        )


@contextmanager
def alone_with(path: Path, seconds: float = WAITS) -> Iterator[None]:
    """Keep others from changing the document until the block ends; KartenwerkError names who does not let go of it.

    The document itself is locked, so nothing lies beside it. The system opens the lock when its process ends.
    """
    try:
        import fcntl
    except ImportError:  # Windows: files are whole there, too, but two runs may not know of each other's
        yield
        return

    def take(opened: int) -> bool:
        """Whether the lock is taken; a disk without locks lets everybody go on."""
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True

    handle = _lock(path, seconds, take)
    try:
        yield
    finally:
        os.close(handle)


def _lock(path: Path, seconds: float, take: Callable[[int], bool]) -> int:
    """The document, opened and locked."""
    last = monotonic() + seconds
    while True:
        try:
            handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        except OSError as error:
            raise KartenwerkError(
                "the file cannot be locked: {reason}", reason=of_system(error), file=str(path)
            ) from error
        if take(handle):
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(handle), path.stat()):  # else it has been written anew
                    return handle
        elif monotonic() > last:
            holder = _holder(handle)
            os.close(handle)
            raise KartenwerkError("the file is being written by somebody else", file=str(path), found=holder)
        os.close(handle)
        sleep(0.02)


def _holder(handle: int) -> Message:
    """Who holds the lock, as far as the system says."""
    place = f":{os.fstat(handle).st_ino}"
    with suppress(OSError):
        for line in Path("/proc/locks").read_text("ascii", "replace").splitlines():
            match line.split():
                case [_number, "FLOCK", _kind, _access, process, inode, *_range] if inode.endswith(place):
                    return _("process {number}", number=process)
    return _("another process")


def _as_before(text: str, before: bytes) -> bytes:
    """The text with the ends of lines and the byte order mark that were there before."""
    data = text.encode()
    if b"\r" in before:
        data = data.replace(b"\n", b"\r\n" if b"\r\n" in before else b"\r")
    return codecs.BOM_UTF8 + data if before.startswith(codecs.BOM_UTF8) else data


def _overwrite(path: Path, data: bytes, before: bytes) -> None:
    """Write into the file that is there; if that fails, for want of room say, what stood there stands there again."""
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
