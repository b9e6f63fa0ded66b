"""What fonts and XObjects say of themselves, read once for a document however many streams use them."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import pikepdf

from kartenwerk.graphics.display.geometry import Box, Matrix
from kartenwerk.printing.preflight.budget import Meter
from kartenwerk.printing.preflight.geometry import read_box, read_matrix
from kartenwerk.printing.preflight.metrics import UNKNOWN, FontMetrics, read_metrics

_LONGEST_TEXT = 200  # characters that are compared or shown

Objgen: TypeAlias = tuple[int, int]
"""An object's number and generation; (0, 0) for one that is written into another object and has no number."""


def text_of(value: Any) -> str:
    """A name, with its slash, a string or a number as text, cut where it is long; empty for any other object."""
    if isinstance(value, (pikepdf.Array, pikepdf.Dictionary, pikepdf.Stream)):
        return ""  # written out they may fill gigabytes
    return str(value)[:_LONGEST_TEXT]


_FONT_FILES = ("/FontFile", "/FontFile2", "/FontFile3")


def is_embedded(font: Any) -> bool:
    """Whether the font's outlines are in the file."""
    if not isinstance(font, pikepdf.Dictionary):
        return False
    if font.get("/Subtype") == "/Type3":
        return True
    if font.get("/Subtype") == "/Type0":
        descendants = font.get("/DescendantFonts")
        return isinstance(descendants, pikepdf.Array) and len(descendants) > 0 and is_embedded(descendants[0])
    descriptor = font.get("/FontDescriptor")
    if not isinstance(descriptor, pikepdf.Dictionary):
        return False
    return any(isinstance(descriptor.get(key), pikepdf.Stream) for key in _FONT_FILES)


class FormEntries(NamedTuple):
    """Entries of a form XObject; `resources` is None where it borrows those of the stream that places it."""

    resources: Any
    matrix: Matrix
    box: Box | None


class Objects:
    """The indirect objects of one document, as far as they have been read."""

    def __init__(self, meter: Meter) -> None:
        """`meter` counts the entries of what is read: the widths of fonts."""
        self._meter = meter
        self._metrics: dict[Objgen, FontMetrics] = {}
        self._forms: dict[Objgen, FormEntries] = {}
        self._subtypes: dict[Objgen, str | None] = {}

    def metrics(self, font: Any) -> FontMetrics:
        if font is None:
            return UNKNOWN
        if font.objgen == (0, 0):  # written into the resources: it has no number to remember it by
            return read_metrics(font, self._meter)
        if font.objgen not in self._metrics:
            self._metrics[font.objgen] = read_metrics(font, self._meter)
        return self._metrics[font.objgen]

    def subtype(self, thing: Any) -> str | None:
        """The subtype of an XObject; None if it is not a stream."""
        objgen = thing.objgen
        if objgen not in self._subtypes:
            self._subtypes[objgen] = text_of(thing.get("/Subtype", "")) if isinstance(thing, pikepdf.Stream) else None
        return self._subtypes[objgen]

    def form(self, form: pikepdf.Stream) -> FormEntries:
        objgen = form.objgen
        if objgen not in self._forms:
            box = read_box(form.get("/BBox"))
            self._forms[objgen] = FormEntries(form.get("/Resources"), read_matrix(form.get("/Matrix")), box)
        return self._forms[objgen]
