"""Checking a file with one plate alone beside the file that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.message import _, join
from kartenwerk.printing.preflight.budget import Budget
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Finding
from kartenwerk.printing.preflight.limits import PrintLimits
from kartenwerk.printing.preflight.opening import open_pdf

_RULE = join(" ", ("48", _("plate beside the file")))
_NEAR = 0.1  # points by which two boxes may differ


def check_plate(main: bytes, plate: bytes) -> list[Finding]:
    """What is wrong with a plate: another number of pages than the file has, other boxes, or another ink than black.

    Both files have been found to be readable.
    """
    budget = Budget()
    with open_pdf(main, budget) as one, open_pdf(plate, budget) as other:
        files = (Document(pdf, data, PrintLimits(), budget) for pdf, data in ((one, main), (other, plate)))
        return [*_compare(*files)]


def _compare(main: Document, plate: Document) -> Iterator[Finding]:
    pages, plates = len(main.pages), len(plate.pages)
    mend = _("Export both files from the same cards, in the same order; empty pages stay.")
    if pages != plates:
        what = _("the plate has {plates} pages, the file {pages}", plates=plates, pages=pages)
        yield Finding(_RULE, None, _("pages"), what, mend)
    for mine, its in zip(main.pages, plate.pages, strict=False):
        boxes = [(page.media, page.trim, page.bleed) for page in (mine, its)]
        for one, other in zip(*boxes, strict=True):
            differs = one is not other and (
                one is None or other is None or max(abs(a - b) for a, b in zip(one, other, strict=True)) > _NEAR
            )
            if differs:
                yield Finding(_RULE, its.number, _("page"), _("its boxes are others than in the file"), mend)
                break
    black = _("Draw a plate in black alone (K 100 %); what is white on it carries none.")
    for content, numbers in plate.drawn.items():
        inks = {colour for _what, colour in content.colours if any(colour.process[:3]) or colour.space.carrier.plates}
        for ink in sorted(inks, key=str):
            message = _("a plate is black alone; {colour} is not", colour=ink)
            yield from (Finding(_RULE, number, content.label, message, black) for number in numbers)
        if content.images:
            yield from (
                Finding(_RULE, number, content.label, _("a plate has no pictures"), black) for number in numbers
            )
