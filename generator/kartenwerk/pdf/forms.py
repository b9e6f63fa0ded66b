"""Forms compiled to content streams, once, and kept in the cache with what they need.

A compiled form is complete: inks are resolved and text is coded and kerned, because codes depend on the
font file alone (see fonts). So a warm cache neither draws a picture nor shapes a word.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from kartenwerk.cache import Cache
from kartenwerk.display import Box, Form, Raster
from kartenwerk.pdf.content import Content
from kartenwerk.pdf.fonts import DocumentFonts
from kartenwerk.pdf.ground import Grounds
from kartenwerk.pdf.inks import Inks
from kartenwerk.pdf.outlines import Outlines

COMPILER = "4"
"""Raise it whenever the same form would give another stream."""


@dataclass(frozen=True)
class CompiledForm:
    """A form's deflated stream; `forms` and `images` are the keys of what is placed in it."""

    key: str
    box: Box
    forms: tuple[str, ...]
    characters: tuple[FontUse, ...]
    stream: bytes
    images: tuple[str, ...] = ()


@dataclass(frozen=True)
class FontUse:
    """Characters of one font file that a form shows."""

    font: str
    digest: str
    characters: str


class CompiledForms:
    """The forms of one document, in the order in which they came to be used."""

    def __init__(self, inks: Inks, fonts: DocumentFonts, cache: Cache, outlines: Outlines | None = None) -> None:
        self.images: dict[str, Raster] = {}
        self.grounds = Grounds(inks)
        self._inks = inks
        self._fonts = fonts
        self._outlines = outlines
        self._cache = cache
        self._forms: dict[str, CompiledForm] = {}

    def __iter__(self) -> Iterator[CompiledForm]:
        return iter(self._forms.values())

    def add(self, form: Form) -> None:
        """Have this form and all forms placed in it in the document."""
        if form.key in self._forms:
            return
        kept = self._kept(form.key)
        if kept is None:
            self._compile(form)
            return
        for compiled in kept:
            self._forms.setdefault(compiled.key, compiled)
            for use in compiled.characters:
                self._fonts[use.font].use(use.characters)

    def _kept(self, key: str) -> list[CompiledForm] | None:
        """The form and all forms in it from the cache; None if any of them is missing."""
        if key in self._forms:
            return []
        entry = self._cache.read("forms", self._entry_key(key))
        if entry is None:
            return None
        form = _unpacked(key, entry)
        if any(self._fonts[use.font].digest != use.digest for use in form.characters):
            return None
        inner = [self._kept(child) for child in form.forms]
        found = [compiled for part in inner if part is not None for compiled in part]
        return None if None in inner else [*found, form]

    def _compile(self, form: Form) -> None:
        content = Content(self._inks, self._fonts, self._outlines, self.grounds)
        content.draw(self.grounds.items(form))  # not kept: big pictures would fill the memory
        for child in content.forms.values():
            self.add(child)
        compiled = CompiledForm(
            key=form.key,
            box=form.box,
            forms=tuple(content.forms),
            characters=tuple(
                FontUse(font, self._fonts[font].digest, "".join(sorted(characters)))
                for font, characters in sorted(content.characters.items())
            ),
            images=tuple(content.images),
            stream=zlib.compress(content.stream()),
        )
        self._forms[form.key] = compiled
        self.images.update(content.images)
        if content.images:
            return  # pixels are not worth keeping: such a form is made in no time
        self._cache.write("forms", self._entry_key(form.key), _packed(compiled))

    def _entry_key(self, key: str) -> str:
        letters = "outlines" if self._outlines else "fonts"
        return f"{COMPILER} {letters} {self._inks.fingerprint} {key}"


def _packed(form: CompiledForm) -> bytes:
    """A form as a line of JSON with its stream after it."""
    head = {
        "box": form.box,
        "forms": form.forms,
        "characters": [(use.font, use.digest, use.characters) for use in form.characters],
    }
    return json.dumps(head).encode() + b"\n" + form.stream


def _unpacked(key: str, entry: bytes) -> CompiledForm:
    head, _, stream = entry.partition(b"\n")
    fields = json.loads(head)
    return CompiledForm(
        key=key,
        box=Box(*fields["box"]),
        forms=tuple(fields["forms"]),
        characters=tuple(FontUse(*use) for use in fields["characters"]),
        stream=stream,
    )
