"""The fonts of a run. Each cut is made when first used, and kept in the user's cache."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from hashlib import sha256

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import LARGE, read_bytes
from kartenwerk.base.installed import library_version
from kartenwerk.graphics.type import cutting
from kartenwerk.graphics.type.cuts import CUTS, Cut, DrawnSource, Spaces, read_cuts
from kartenwerk.graphics.type.face import Face


class Fonts:
    """All cuts by name. The PDF writer takes its fonts from here too, through `content` and `kerning`."""

    def __init__(self, cache: Cache, roots: DataRoots) -> None:
        self._cache = cache
        self._roots = roots
        self._contents: dict[str, bytes] = {}
        self._faces: dict[str, Face] = {}

    @cached_property
    def spaces(self) -> Spaces:
        return next(iter(self.cuts.values())).spaces

    @cached_property
    def cuts(self) -> Mapping[str, Cut]:
        return read_cuts(self._roots)

    def has(self, name: str) -> bool:
        """Whether there is a cut of that name."""
        return name in self.cuts

    def face(self, name: str) -> Face:
        """The measures of a cut; KartenwerkError if `fonts/cuts.toml` has no such cut."""
        if name not in self._faces:
            self._faces[name] = Face(name, self.content(name))
        return self._faces[name]

    def kerning(self, name: str, word: str) -> tuple[float, ...]:
        """By how much kerning changes the advance of each character of `word` in a cut, in 1/1000 em."""
        return self.face(name).kerning(word)

    def content(self, name: str) -> bytes:
        """The bytes of the cut's TrueType file."""
        if name not in self._contents:
            self._contents[name] = self._make(self._cut(name))
        return self._contents[name]

    def _cut(self, name: str) -> Cut:
        if name not in self.cuts:
            raise KartenwerkError("there is no such cut", file=CUTS, found=name, expected=", ".join(self.cuts))
        return self.cuts[name]

    def _make(self, cut: Cut) -> bytes:
        if isinstance(cut.source, DrawnSource):
            return self.make_drawn(cut.source)
        source = read_bytes(cut.source.path(), most=LARGE)
        key = _key(source, cut.name, cut.weight, cut.features, cut.spaces)
        try:
            return self._cache.remember("font", key, lambda: _cut_font(source, cut))
        except Exception as error:  # the font tools raise whatever they stumble over
            reason = "the font cannot be cut in that weight with those features"
            raise KartenwerkError(reason, file=CUTS, key=f"cuts.{cut.name}", found=cut.source.file) from error

    def make_drawn(self, source: DrawnSource) -> bytes:
        """The TrueType file of a face drawn for the project, with the spaces that all cuts have."""
        from kartenwerk.graphics.type.drawn import make_font  # which loads what reads drawings

        return make_font(self._cache, self._roots, source, self.spaces)


def _cut_font(source: bytes, cut: Cut) -> bytes:
    instance = cutting.cut_instance(source, cut.weight, cut.features)
    return cutting.bake_features(instance, cut.name, cut.features, cut.spaces)


def _key(source: bytes, *recipe: object) -> str:
    """The key under which a font is cached: everything that its bytes depend on."""
    return f"{sha256(source).hexdigest()} {cutting.VERSION} {_tools()} {recipe!r}"


@cache
def _tools() -> tuple[str, str]:
    """The versions of the font tools. Looking them up takes as long as reading a font that is cut already."""
    return library_version("fonttools"), library_version("uharfbuzz")
