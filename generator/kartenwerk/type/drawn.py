"""The faces drawn for the project, made from their drawings and kept in the cache."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from hashlib import sha256
from importlib.metadata import version
from typing import Any

from kartenwerk.cache import Cache
from kartenwerk.data import DataRoots
from kartenwerk.errors import KartenwerkError
from kartenwerk.type.cuts import DrawnSource, Spaces

VERSION = 1
"""Part of every cache key: to be raised when the same drawing would give other bytes."""


def drawn_font(cache: Cache, roots: DataRoots, source: DrawnSource, spaces: Spaces) -> bytes:
    """The TrueType file of a drawing in one style: the bytes that PDFs embed and that can be installed."""
    text = roots.find(source.drawing).text()
    data = read_drawing(roots, source.drawing)
    picture = data["face"].get("picture")
    sheet = roots.find(picture).text() if picture else ""
    digest = sha256(f"{text}\0{sheet}".encode()).hexdigest()
    key = f"{digest} {VERSION} {version('fonttools')} {(source.style, spaces)!r}"
    known = cache.read("font", key)
    if known is None:
        known = _make(data, sheet, source, spaces)
        cache.write("font", key, known)
    return known


def read_drawing(roots: DataRoots, name: str) -> Mapping[str, Any]:
    """A face's data; KartenwerkError if the file is not TOML or lacks the face's name, version or styles."""
    file = roots.find(name)
    try:
        data = tomllib.loads(file.text())
    except tomllib.TOMLDecodeError as error:
        raise KartenwerkError(f"the file is not TOML: {error}", file=file.name) from error
    for table, keys in (("face", ("family", "version")), ("styles", ())):
        missing = [key for key in keys if key not in data.get(table, {})] if table in data else [table]
        if missing:
            raise KartenwerkError("the face is not fully described", file=file.name, key=table, expected=missing[0])
    return data


def _make(data: Mapping[str, Any], sheet: str, source: DrawnSource, spaces: Spaces) -> bytes:
    if sheet:
        from kartenwerk.type.signs import draw_signs

        return draw_signs(data, sheet, source.drawing, source.style, spaces)
    from kartenwerk.type.carving import carve

    return carve(data, source.drawing, source.style, spaces)
