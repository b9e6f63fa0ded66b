"""The folder as one file to be loaded: .zip on Windows, .tar.gz elsewhere. Equal folders give equal bytes."""

from __future__ import annotations

import gzip
import platform
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path, PurePosixPath

from kartenwerk.base.version import __version__
from release.bundle.freeze import EPOCH
from release.materials import PACKAGE

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}


def name_bundle() -> str:
    """What the folder and its file are called: the version, and the system that it runs on."""
    return f"{PACKAGE}-{__version__}-{SYSTEMS.get(sys.platform, sys.platform)}-{platform.machine().lower()}"


def pack(folder: Path, name: str) -> tuple[str, bytes]:
    """The file's name and its bytes; what is in it stands in a folder of that name."""
    return (f"{name}.zip", _zip(folder, name)) if sys.platform == "win32" else (f"{name}.tar.gz", _tar(folder, name))


def unpack(file: Path, place: Path) -> Path:
    """Unpack what `pack` has made; the folder."""
    if file.suffix == ".zip":
        with zipfile.ZipFile(file) as archive:
            archive.extractall(place)
    else:
        with tarfile.open(file) as archive:
            archive.extractall(place, filter="data")
    return next(place.iterdir())


def _entries(folder: Path, name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the folder with its place in the archive, in an order that stays the same."""
    paths = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    placed = ((path, str(PurePosixPath(name, path.relative_to(folder).as_posix()))) for path in paths)
    return iter(sorted(placed, key=lambda each: each[1]))


def _tar(folder: Path, name: str) -> bytes:
    made = BytesIO()
    with (
        gzip.GzipFile(fileobj=made, mode="wb", compresslevel=6, mtime=EPOCH, filename="") as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path, place in _entries(folder, name):
            entry = archive.gettarinfo(path, place)
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = EPOCH, 0, 0, "", ""
            if entry.isreg() or entry.islnk():
                entry.type, entry.linkname, entry.size = tarfile.REGTYPE, "", path.stat().st_size
                entry.mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
                with path.open("rb") as content:
                    archive.addfile(entry, content)
            else:
                archive.addfile(entry)
    return made.getvalue()


def _zip(folder: Path, name: str) -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for path, place in _entries(folder, name):
            entry = zipfile.ZipInfo(place, time.gmtime(EPOCH)[:6])
            entry.external_attr, entry.compress_type = 0o644 << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return made.getvalue()
