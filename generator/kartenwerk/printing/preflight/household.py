"""Results that one check passes to the next, because files of this program repeat pictures and pages.

Such files are not weighed before they are opened, either. Strangers' files are checked without any of this.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import lru_cache, partial
from hashlib import sha256
from typing import Any

import pikepdf

from kartenwerk.base.cache import NO_CACHE, Cache
from kartenwerk.base.spool import Spool
from kartenwerk.printing.preflight.budget import Budget
from kartenwerk.printing.preflight.objects import is_embedded
from kartenwerk.printing.preflight.page_entries import find_inherited
from kartenwerk.printing.preflight.picture_ink import BriefInk, InkMap, PictureInk, ink_map

KIND = "ink"
"""Where the cache keeps the ink of pictures."""
_RECENT = 16
"""So many maps are at hand, since the texts on a page ask for the same one."""

_ENTRIES = ("/Width", "/Height", "/BitsPerComponent", "/ColorSpace", "/Decode", "/Filter", "/DecodeParms")
_INHERITED = ("/Resources", "/MediaBox", "/CropBox", "/Rotate")
_REFERENCE = re.compile(rb"\b(\d{1,10}) (\d{1,5}) R\b")


class PictureInks:
    """How much ink pictures lay down, by the hashes of their pixels; each is measured once by the same `rules`.

    The cache keeps what is measured, since to unpack a photograph takes longer than the rest of a page.
    """

    def __init__(self, known: dict[bytes, PictureInk] | None = None, cache: Cache = NO_CACHE, rules: str = "") -> None:
        self._known = {} if known is None else known
        self._cache, self._rules = cache, rules
        self._spool = Spool()
        self._bring = lru_cache(_RECENT)(_unpack)

    def of(self, key: bytes, measure: Callable[[], InkMap]) -> PictureInk:
        """The ink of a picture whose pixels have the hash `key`."""
        if key not in self._known:
            name = f"{key.hex()} {self._rules}"
            kept = self._cache.read(KIND, name)
            ink = InkMap.unpack(kept) if kept else measure()
            packed = kept or ink.pack()
            if kept is None and packed:
                self._cache.write(KIND, name, packed)
            self._known[key] = self._shorten(ink, packed) if packed else ink
        return self._known[key]

    def _shorten(self, ink: InkMap, packed: bytes) -> BriefInk:
        return BriefInk(ink.count, ink.most(), ink.most_coloured(), partial(self._bring, self._spool.put(packed)))


def _unpack(read: Callable[[], bytes]) -> InkMap:
    return InkMap.unpack(read())


class Household:
    """The earlier results known when a file is checked, and the new ones.

    `inks` are those of pictures; all files of a run share them. `clean` are the digests of pages in
    which nothing was found before; what is on them is not looked at again. `pages` are those of the file, in order.
    """

    def __init__(self, inks: PictureInks | None = None, clean: Collection[bytes] = ()) -> None:
        self.clean = clean
        self.pages: list[bytes] = []
        self._inks = inks or PictureInks()

    def known_pages(self, pdf: pikepdf.Pdf, standard: str) -> Callable[[Any], bool]:
        """A function that says of each page of a file, in order, whether nothing was found on it before."""
        digests = PageDigests(pdf, standard)

        def is_clean(page: Any) -> bool:
            digest = digests.of(page)
            self.pages.append(digest)
            return digest in self.clean

        return is_clean

    def ink_of(self, image: Any, budget: Budget) -> PictureInk:
        """How much ink an image lays down; OverBudgetError if it is too large to be measured."""
        digest = sha256(repr([image.get(entry) for entry in _ENTRIES]).encode())
        digest.update(image.read_raw_bytes())
        return self._inks.of(digest.digest(), lambda: ink_map(image, budget))


class PageDigests:
    """Hashes of pages with all that is on them: fonts, forms and pictures, wherever in the file these lie.

    A font counts by its name and by whether it is embedded. In files of this program the name stands for a font file,
    on which alone the codes and widths of letters depend: that another page shows more of them alters no page.
    """

    def __init__(self, pdf: pikepdf.Pdf, standard: str) -> None:
        """`standard` is the one that the pages have to meet: what was clean by one need not be by another."""
        self._pdf = pdf
        self._standard = standard
        self._known: dict[tuple[int, int], bytes] = {}

    def of(self, page: Any) -> bytes:
        """The hash of a page: of its own entries, and of those that it inherits."""
        digest = sha256(self._standard.encode())
        for key, value in sorted(page.items()):
            if key != "/Parent":
                digest.update(key.encode() + b" " + self._resolve(_text(value)))
        for key in _INHERITED:
            value = find_inherited(page, key)
            digest.update(b"" if value is None else self._resolve(_text(value)))
        return digest.digest()

    def _resolve(self, text: bytes) -> bytes:
        """An object as text, with hashes in the place of references."""
        return _REFERENCE.sub(lambda found: self._object((int(found[1]), int(found[2]))).hex().encode(), text)

    def _object(self, number: tuple[int, int]) -> bytes:
        if number not in self._known:
            self._known[number] = b"here"  # if it leads back to itself
            found = self._pdf.get_object(number)
            if isinstance(found, pikepdf.Stream):
                digest = sha256(self._resolve(found.stream_dict.unparse()))
                digest.update(found.read_raw_bytes())
            elif isinstance(found, pikepdf.Dictionary) and found.get("/Subtype") == "/TrueType":
                digest = sha256(f"{found.get('/BaseFont')} {is_embedded(found)}".encode())
            else:
                digest = sha256(self._resolve(found.unparse(resolved=True)))
            self._known[number] = digest.digest()
        return self._known[number]


def _text(value: Any) -> bytes:
    """A value of a page as text; what lies elsewhere in the file is a reference."""
    text: bytes = value.unparse(resolved=False) if isinstance(value, pikepdf.Object) else repr(value).encode()
    return text
