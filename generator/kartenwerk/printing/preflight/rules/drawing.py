"""Rules 25 to 29: lines, letters, and whether a stream can be read at all."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.content import Content, LineMark, TextMark
from kartenwerk.printing.preflight.document import Document, PageFacts
from kartenwerk.printing.preflight.finding import Fault, Flaw, Rule, within
from kartenwerk.printing.preflight.geometry import POINTS_PER_MM, scale

_ROUNDING = 0.005  # points
_EDGE = 0.02  # points


def thin_lines(document: Document) -> Iterator[Fault]:
    limit = document.limits.line
    for page in document.pages:
        for mark, matrix, label, _clip in page.marks:
            if isinstance(mark, LineMark):
                width = mark.width * scale(matrix) * page.unit
                if width < limit - _ROUNDING:
                    yield Fault(
                        page.number,
                        within(_("line"), label),
                        _(
                            "it is only {width:.2f} pt thick and may break up or vanish; {limit:g} pt is safe",
                            width=width,
                            limit=limit,
                        ),
                    )


def small_text(document: Document) -> Iterator[Fault]:
    limit = document.limits.text
    for page in document.pages:
        for mark, matrix, label, _clip in page.marks:
            if isinstance(mark, TextMark):
                size = mark.size * scale(matrix) * page.unit
                if size < limit - _ROUNDING:
                    yield Fault(
                        page.number,
                        within(_("text"), label),
                        _(
                            "letters of {size:.1f} pt are too small to print; {limit:g} pt is legible",
                            size=size,
                            limit=limit,
                        ),
                    )


def safe_area(document: Document) -> Iterator[Fault]:
    for page in document.pages:
        yield from _outside_of(page, document.limits.safe)


def _outside_of(page: PageFacts, safe: float) -> Iterator[Fault]:
    """Text that the knife may reach. Text wholly outside the trim belongs to the printer's marks."""
    if page.trim is None:
        return
    inside = page.trim.grow(_EDGE - safe * POINTS_PER_MM / page.unit)
    for drawn in page.marks:
        if isinstance(drawn.mark, TextMark):
            box = drawn.visible(drawn.mark.box)
            if box and page.trim.meets(box) and not inside.holds(box):
                near = (
                    _("within {safe:.1f} mm of the edge, where it may be cut off", safe=safe)
                    if safe
                    else _("across the edge")
                )
                yield Fault(page.number, within(_("text"), drawn.label), _("text lies {where}", where=near))


def missing(content: Content, document: Document) -> Iterator[Flaw]:
    for what in content.missing:
        yield Flaw(within(what, content.label), _("it is used, but it is not in the file"))


def damage(content: Content, document: Document) -> Iterator[Flaw]:
    for how in content.damage:
        yield Flaw(content.label, _("the drawing is damaged: {reason}", reason=how))


_EXPORT = _("Export the file again; something was lost when it was written.")
RULES = (
    Rule(28, _("missing resources"), _EXPORT, in_content=missing),
    Rule(29, _("damaged drawing"), _EXPORT, in_content=damage),
    Rule(25, _("thin lines"), _("Draw the line thicker: half a point is safe."), thin_lines),
    Rule(26, _("small text"), _("Set the text larger."), small_text),
    Rule(
        27,
        _("safe area"),
        _("Move the text away from the edge: cutting may be off by more than a millimetre."),
        safe_area,
    ),
)
