"""Rules 18 to 21: what has no business in a print file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.budget import Meter
from kartenwerk.printing.preflight.content import Content
from kartenwerk.printing.preflight.document import Document, PageFacts
from kartenwerk.printing.preflight.finding import Fault, Flaw, Rule, within
from kartenwerk.printing.preflight.geometry import read_box
from kartenwerk.printing.preflight.objects import text_of

_PRESS_MARKS = ("/TrapNet", "/PrinterMark")
_HALFTONES = (1, 5)
_ANNOTATION = 8  # entries that looking at an annotation takes as much time as
_MOST_ALTERNATES = 20  # pictures in place of another that are looked at


def halftones(content: Content, document: Document) -> Iterator[Flaw]:
    for key, state in content.states.items():
        where = within(_("graphics state {name}", name=key), content.label)
        if "/TR" in state or text_of(state.get("/TR2", "/Default")) != "/Default":
            yield Flaw(where, _("it changes the tones that are printed (transfer function)"))
        if "/HTP" in state or not _plain_halftone(state.get("/HT", "/Default")):
            yield Flaw(where, _("it sets a halftone of its own"))


def _plain_halftone(halftone: Any) -> bool:
    if not isinstance(halftone, pikepdf.Dictionary):
        return text_of(halftone) == "/Default"
    return halftone.get("/HalftoneType") in _HALFTONES and "/HalftoneName" not in halftone


def foreign_parts(content: Content, document: Document) -> Iterator[Flaw]:
    for key, form in content.forms.items():
        if form.get("/Subtype") == "/PS" or form.get("/Subtype2") == "/PS" or "/PS" in form:
            yield Flaw(within(_("object {name}", name=key), content.label), _("it is a PostScript program"))
        if "/OPI" in form or "/Ref" in form:
            yield Flaw(
                within(_("object {name}", name=key), content.label), _("it stands for something in another file")
            )
    for key, image in content.images.items():
        if "/OPI" in image:
            yield Flaw(within(_("image {name}", name=key), content.label), _("it stands for a picture in another file"))
        if _is_swapped_for_print(image.get("/Alternates")):
            yield Flaw(within(_("image {name}", name=key), content.label), _("another picture is printed in its place"))


def _is_swapped_for_print(alternates: Any) -> bool:
    count = min(len(alternates), _MOST_ALTERNATES) if isinstance(alternates, pikepdf.Array) else 0
    entries = [alternates[place] for place in range(count)]
    return any(
        isinstance(entry, pikepdf.Dictionary) and bool(entry.get("/DefaultForPrinting", False)) for entry in entries
    )


def find_annotations(document: Document) -> Iterator[Fault]:
    for page in document.pages:
        for annotation in _annotations(page, document.budget.entries):
            kind = text_of(annotation.get("/Subtype", ""))
            box = read_box(annotation.get("/Rect"))
            if kind not in _PRESS_MARKS and box and (page.bleed is None or page.bleed.meets(box.grow(0.01))):
                what = (
                    _("a form field")
                    if kind == "/Widget"
                    else _("a {kind} annotation", kind=kind.removeprefix("/") or _("note"))
                )
                yield Fault(
                    page.number, _("annotation"), _("{what} lies on the page; no press prints it reliably", what=what)
                )


def _annotations(page: PageFacts, meter: Meter) -> Iterator[pikepdf.Dictionary]:
    value = page.page.obj.get("/Annots")
    if isinstance(value, pikepdf.Array):
        meter.spend(len(value) * _ANNOTATION)
        yield from (entry for entry in value if isinstance(entry, pikepdf.Dictionary))


def actions(document: Document) -> Iterator[Fault]:
    names = document.root.get("/Names")
    if isinstance(names, pikepdf.Dictionary):
        if "/JavaScript" in names:
            yield Fault(None, "JavaScript", _("the file contains a program"))
        if "/EmbeddedFiles" in names:
            yield Fault(None, _("attachments"), _("other files are attached"))
    if isinstance(document.root.get("/OpenAction"), pikepdf.Dictionary):
        yield Fault(None, "OpenAction", _("opening the file triggers an action"))
    if "/AA" in document.root:
        yield Fault(None, _("actions"), _("the file triggers actions"))
    for page in document.pages:
        if "/AA" in page.page.obj:
            yield Fault(page.number, _("actions"), _("the page triggers actions"))


RULES = (
    Rule(18, _("halftones"), _("Export without halftone settings and transfer functions."), in_content=halftones),
    Rule(
        19,
        _("foreign parts"),
        _("Embed all pictures in full, and export without OPI and PostScript."),
        in_content=foreign_parts,
    ),
    Rule(
        20,
        _("annotations"),
        _("Delete comments, links and form fields, or flatten them into the page."),
        find_annotations,
    ),
    Rule(21, _("actions"), _("Export for print: without scripts, actions and attachments."), actions),
)
