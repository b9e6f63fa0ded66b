"""The ink of pictures that an earlier run has measured: to unpack a photograph takes longer than the rest of a page."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from kartenwerk.base.cache import Cache
from kartenwerk.printing.preflight.household import PictureInks
from kartenwerk.printing.preflight.picture_ink import InkMap

KIND = "ink"
_DEPTH = "I;16"  # of all plates together, 0 to 4 x 255
_SIDE = 2  # bytes


class KeptInks(PictureInks):
    """Maps of ink by the hashes of pictures: those of this run, and those that the cache has by the same rules."""

    def __init__(self, known: dict[bytes, InkMap], cache: Cache, rules: str) -> None:
        super().__init__(known)
        self._cache = cache
        self._rules = rules

    def of(self, key: bytes, measured: Callable[[], InkMap]) -> InkMap:
        return super().of(key, lambda: self._read(key) or self._keep(key, measured()))

    def _read(self, key: bytes) -> InkMap | None:
        entry = self._cache.read(KIND, self._name(key))
        if entry is None:
            return None
        width, height = (int.from_bytes(entry[place : place + _SIDE], "big") for place in (0, _SIDE))
        both = entry[2 * _SIDE :]
        parts = both[: len(both) // 2], both[len(both) // 2 :]
        dots, coloured = (Image.frombytes(_DEPTH, (width, height), part).convert("I") for part in parts)
        return InkMap(dots, coloured)

    def _keep(self, key: bytes, ink: InkMap) -> InkMap:
        if ink.dots is not None and ink.coloured is not None:
            size = b"".join(side.to_bytes(_SIDE, "big") for side in ink.dots.size)
            dots, coloured = (part.convert(_DEPTH).tobytes() for part in (ink.dots, ink.coloured))
            self._cache.write(KIND, self._name(key), size + dots + coloured)
        return ink

    def _name(self, key: bytes) -> str:
        return f"{key.hex()} {self._rules}"
