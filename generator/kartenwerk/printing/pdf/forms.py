"""Forms, compiled to content streams once and kept in the cache with what they need.

A compiled form is complete: its inks are resolved and its text is coded and kerned. That is possible because character
codes depend on the font file alone (see `fonts`). So with a warm cache no picture is drawn and no word is shaped.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.base.cache import Cache
from kartenwerk.base.spool import Spool
from kartenwerk.graphics.display import Box, Form, Packed, Raster
from kartenwerk.printing.pdf.backdrop import Backdrops
from kartenwerk.printing.pdf.content import ContentWriter
from kartenwerk.printing.pdf.fonts import DocumentFonts
from kartenwerk.printing.pdf.inks import DocumentInks
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.printing.pdf.packing import read_raster
from kartenwerk.printing.pdf.shadings import Shading

KIND = "forms"
"""What the cache calls compiled forms."""

COMPILER = "5"
"""Raise it whenever the same form would give another stream, or is packed in another way."""


@dataclass(frozen=True)
class CompiledForm:
    """A form's deflated stream, and what is placed in it; `images` are keys."""

    key: str
    box: Box
    forms: tuple[FormUse, ...]
    characters: tuple[FontUse, ...]
    stream: bytes
    images: tuple[str, ...] = ()
    shadings: tuple[Shading, ...] = ()


Picture: TypeAlias = tuple[str, int, int]
"""The key, columns and rows of a raster."""


class FormUse(NamedTuple):
    """A form that is placed somewhere. Documents know it by its key alone, the cache by both."""

    key: str
    sources: str


class FontUse(NamedTuple):
    """Characters of one font file that a form shows."""

    font: str
    digest: str
    characters: str


class CompiledForms:
    """The forms of one document, in the order in which they came to be used."""

    def __init__(
        self, inks: DocumentInks, fonts: DocumentFonts, cache: Cache, outlines: Outlines | None = None
    ) -> None:
        self.images: dict[str, Raster] = {}
        self._pixels = Spool()
        self.backdrops = Backdrops(inks)
        self._inks = inks
        self._fonts = fonts
        self._outlines = outlines
        self._cache = cache
        self._forms: dict[str, CompiledForm] = {}

    def __iter__(self) -> Iterator[CompiledForm]:
        return iter(self._forms.values())

    def show(self, images: Iterable[Raster]) -> None:
        """Enter pictures among those of the document. Their pixels are laid aside: many of them would fill memory."""
        for raster in images:
            if raster.key not in self.images:
                packed = raster.packed(self._inks.screen)
                bring = self._pixels.put(packed.content)
                self.images[raster.key] = replace(raster, packed=partial(_unite, packed._replace(content=b""), bring))

    def unknown(self, forms: Iterable[Form]) -> list[Form]:
        """Those of the forms that have to be drawn, and may be found in the cache once they are."""
        found = {form.key: form for form in forms if form.key not in self._forms}
        uses = {key: FormUse(key, form.sources) for key, form in found.items()}
        return [form for key, form in found.items() if self._cache.lacks(KIND, self._entry_key(uses[key]))]

    def add(self, form: Form) -> None:
        """Make sure that this form and all forms placed in it are in the document."""
        if form.key in self._forms:
            return
        kept = self._read(FormUse(form.key, form.sources))
        if kept is None:
            self._compile(form)
            return
        for compiled in kept:
            self._forms.setdefault(compiled.key, compiled)
            for use in compiled.characters:
                self._fonts[use.font].use(use.characters)

    def _read(self, use: FormUse) -> list[CompiledForm] | None:
        """The form and all forms in it from the cache; None if any of them is missing."""
        if use.key in self._forms:
            return []
        entry = self._cache.read(KIND, self._entry_key(use))
        if entry is None:
            return None
        form, pictures = _unpack(use.key, entry)
        if any(self._fonts[use.font].digest != use.digest for use in form.characters):
            return None
        for picture in pictures:
            if picture[0] not in self.images:
                raster = read_raster(self._cache, *picture, screen=self._inks.screen)
                if raster is None:
                    return None
                self.show([raster])
        inner = [self._read(child) for child in form.forms]
        found = [compiled for part in inner if part is not None for compiled in part]
        return None if None in inner else [*found, form]

    def _compile(self, form: Form) -> None:
        content = ContentWriter(self._inks, self._fonts, self._outlines, self.backdrops)
        content.draw(self.backdrops.items(form))  # not `form.items`, which keeps them: big pictures would fill memory
        for child in content.forms.values():
            self.add(child)
        compiled = CompiledForm(
            key=form.key,
            box=form.box,
            forms=tuple(FormUse(child.key, child.sources) for child in content.forms.values()),
            characters=tuple(
                FontUse(font, self._fonts[font].digest, "".join(sorted(characters)))
                for font, characters in sorted(content.characters.items())
            ),
            images=tuple(content.images),
            shadings=tuple(content.shadings),
            stream=zlib.compress(content.stream()),
        )
        self._forms[form.key] = compiled
        self.show(content.images.values())
        if not all(raster.kept for raster in content.images.values()):
            return  # not worth caching: such a form holds little but its pixels, which are at hand
        pictures = [(raster.key, raster.columns, raster.rows) for raster in content.images.values()]
        self._cache.write(KIND, self._entry_key(FormUse(form.key, form.sources)), _pack(compiled, pictures))

    def _entry_key(self, use: FormUse) -> str:
        letters = "outlines" if self._outlines else "fonts"
        return f"{COMPILER} {letters} {self._inks.fingerprint} {use.key} {use.sources}"


def _unite(empty: Packed, bring: Callable[[], bytes], screen: bool) -> Packed:
    """A picture whose pixels were laid aside; a document shows it on a screen or in print, and not now so, now so."""
    return empty._replace(content=bring())


def _pack(form: CompiledForm, pictures: Sequence[Picture]) -> bytes:
    """A form as a line of JSON, followed by its stream; the pixels of its pictures are kept apart."""
    head: dict[str, Any] = {"box": form.box, "forms": form.forms, "characters": form.characters}
    if pictures:
        head["pictures"] = pictures
    if form.shadings:
        head["shadings"] = form.shadings
    return json.dumps(head).encode() + b"\n" + form.stream


def _unpack(key: str, entry: bytes) -> tuple[CompiledForm, list[Picture]]:
    head, _, stream = entry.partition(b"\n")
    fields = json.loads(head)
    pictures = [(key, columns, rows) for key, columns, rows in fields.get("pictures", ())]
    form = CompiledForm(
        key=key,
        box=Box(*fields["box"]),
        forms=tuple(FormUse(*use) for use in fields["forms"]),
        characters=tuple(FontUse(*use) for use in fields["characters"]),
        stream=stream,
        images=tuple(key for key, _, _ in pictures),
        shadings=tuple(Shading.read(entry) for entry in fields.get("shadings", ())),
    )
    return form, pictures
