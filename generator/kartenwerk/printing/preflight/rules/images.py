"""Rules 16, 17 and 23: how streams are compressed, and whether the resolution of pictures is high enough."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.content import Content, ImageMark
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Fault, Flaw, Rule, within
from kartenwerk.printing.preflight.unpack import filters_of

_LZW = ("/LZWDecode", "/LZW")
_NEW = {"/JPXDecode": "JPEG 2000", "/JBIG2Decode": "JBIG2"}
_POINTS_PER_INCH = 72
_TOLERANCE = 0.99  # of the resolution asked for


def lzw(document: Document) -> Iterator[Fault]:
    for number, name in _filters(document):
        if name in _LZW:
            yield Fault(None, _("object {number}", number=number), _("it is compressed with LZW"))


def lzw_inline(content: Content, document: Document) -> Iterator[Flaw]:
    if any(name in _LZW for name in content.inline_filters):
        yield Flaw(within(_("inline image"), content.label), _("it is compressed with LZW"))


def new_compression(document: Document) -> Iterator[Fault]:
    if document.standard == "x4":
        return
    for number, name in _filters(document):
        if name in _NEW:
            yield Fault(
                None,
                _("object {number}", number=number),
                _("{compression} compression is too new for older presses", compression=_NEW[name]),
            )


def _filters(document: Document) -> Iterator[tuple[int, str]]:
    for stream in document.streams:
        for name in filters_of(stream):
            yield stream.objgen[0], name


def resolution(document: Document) -> Iterator[Fault]:
    limits = document.limits
    for page in document.pages:
        for mark, matrix, label, _clip in page.marks:
            if not isinstance(mark, ImageMark):
                continue
            a, b, c, d, _x, _y = mark.matrix.then(matrix)
            sides = ((mark.width, hypot(a, b)), (mark.height, hypot(c, d)))
            found = min((_POINTS_PER_INCH * dots / (side * page.unit) for dots, side in sides if side), default=0)
            needed = limits.line_art_dpi if mark.bits == 1 else limits.dpi
            if found < needed * _TOLERANCE:
                yield Fault(
                    page.number,
                    within(mark.name, label),
                    _(
                        "its {columns} x {rows} pixels make {dpi:.0f} dpi, too coarse for print: {needed:.0f} dpi are "
                        "needed",
                        columns=mark.width,
                        rows=mark.height,
                        dpi=found,
                        needed=needed,
                    ),
                )


RULES = (
    Rule(16, _("LZW"), _("Export with ZIP compression instead of LZW."), lzw, lzw_inline),
    Rule(17, _("JPEG 2000 and JBIG2"), _("Export with JPEG or ZIP compression."), new_compression),
    Rule(
        23,
        _("resolution"),
        _("Place the picture smaller, or use one with more pixels; do not scale it up."),
        resolution,
    ),
)
