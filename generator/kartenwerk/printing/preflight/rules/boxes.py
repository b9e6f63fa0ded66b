"""Rules 11 and 22: the boxes of a page, and which of them a viewer shows."""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.document import Document, PageFacts
from kartenwerk.printing.preflight.finding import Fault, Rule
from kartenwerk.printing.preflight.objects import text_of

_TOLERANCE = 0.02  # points, less than 0.01 mm: differences from rounding are no fault
_AREAS = ("/ViewArea", "/ViewClip", "/PrintArea", "/PrintClip")


def page_boxes(document: Document) -> Iterator[Fault]:
    for page in document.pages:
        yield from _boxes_of(page)


def _boxes_of(page: PageFacts) -> Iterator[Fault]:
    if page.media is None or page.media.width <= 0 or page.media.height <= 0:
        yield Fault(page.number, "MediaBox", _("the page has no size"))
        return
    trim, art = page.boxes.get("/TrimBox"), page.boxes.get("/ArtBox")
    if trim and art:
        yield Fault(page.number, "ArtBox", _("the page has both a TrimBox and an ArtBox, so its size is uncertain"))
    if page.trim is None:
        yield Fault(page.number, "TrimBox", _("the page does not say where it will be cut: it has no TrimBox"))
        return
    if page.bleed and not page.bleed.holds(page.trim, _TOLERANCE):
        yield Fault(page.number, "BleedBox", _("the BleedBox does not reach around the TrimBox"))
    elif page.bleed and not page.media.holds(page.bleed, _TOLERANCE):
        yield Fault(page.number, "BleedBox", _("the BleedBox reaches beyond the page"))


def viewer_areas(document: Document) -> Iterator[Fault]:
    preferences = document.root.get("/ViewerPreferences")
    if not isinstance(preferences, pikepdf.Dictionary):
        return
    for key in _AREAS:
        box = preferences.get(key, "/MediaBox")
        if box not in ("/MediaBox", "/BleedBox"):
            yield Fault(
                None, key, _("it asks viewers to show or print only the {box}", box=text_of(box).removeprefix("/"))
            )


RULES = (
    Rule(
        11,
        _("page boxes"),
        _("Export with bleed and set the size of the finished page, so that TrimBox and BleedBox are written."),
        page_boxes,
    ),
    Rule(22, _("viewer areas"), _("Save the file again without view and print areas."), viewer_areas),
)
