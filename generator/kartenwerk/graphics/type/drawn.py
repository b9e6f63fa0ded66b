"""The faces drawn for the project, made from their drawings and kept in the cache."""

from __future__ import annotations

from hashlib import sha256
from importlib.metadata import version

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.graphics.type.cuts import DrawnSource, Spaces
from kartenwerk.graphics.type.drawings import DrawnFace, SignFace, read_face

VERSION = 1
"""Part of every cache key. Raise it when the same drawing would give other bytes."""


def make_font(cache: Cache, roots: DataRoots, source: DrawnSource, spaces: Spaces) -> bytes:
    """The TrueType file of a drawing in one style: the bytes that PDFs embed and that can be installed.

    KartenwerkError if the drawing is faulty.
    """
    file = roots.find(source.drawing)
    face = read_face(file)
    sheet = roots.find(face.face.picture).text() if face.face.picture else ""
    digest = sha256(f"{file.text()}\0{sheet}".encode()).hexdigest()
    key = f"{digest} {VERSION} {version('fonttools')} {(source.style, spaces)!r}"
    return cache.remember("font", key, lambda: _make(face, sheet, source, spaces))


def _make(face: DrawnFace, sheet: str, source: DrawnSource, spaces: Spaces) -> bytes:
    if isinstance(face, SignFace):
        from kartenwerk.graphics.type.signs import draw_signs

        return draw_signs(face, sheet, source.drawing, source.style, spaces)
    from kartenwerk.graphics.type.carving import carve

    return carve(face, source.drawing, source.style, spaces)
