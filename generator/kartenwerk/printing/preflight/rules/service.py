"""Rules 40 to 46: what a print service asks for beyond PDF/X."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from hashlib import md5
from typing import Any

import pikepdf

from kartenwerk.base.message import Message, _
from kartenwerk.printing.preflight.budget import Meter
from kartenwerk.printing.preflight.colour import NO_PLATE, PROCESS, REGISTRATION, Colour
from kartenwerk.printing.preflight.content import Content, TextMark
from kartenwerk.printing.preflight.document import Document, PageFacts
from kartenwerk.printing.preflight.finding import Fault, Flaw, Rule, within
from kartenwerk.printing.preflight.geometry import POINTS_PER_MM, scale
from kartenwerk.printing.preflight.objects import text_of
from kartenwerk.printing.preflight.page_entries import contents_of, find_inherited
from kartenwerk.printing.preflight.rules.colour import spaces_of

_TOLERANCE = 0.1  # mm
_ROUNDING = 0.005  # points
_LIGHT = 20.0  # percent of ink: letters as light as this are legible only on a darker ground
_KNOWN = frozenset({"DeviceGray", "DeviceCMYK", "Separation", "DeviceN"})


def kind_of_file(document: Document) -> Iterator[Fault]:
    if not document.limits.pdf:
        yield Fault(
            None,
            _("file"),
            _("{service} wants one picture (PNG) for each side, not a PDF", service=document.limits.service),
        )


def size(document: Document) -> Iterator[Fault]:
    wanted = [(box.width, box.height) for box in document.limits.sizes]
    if document.limits.service is None or document.limits.order == "sheets":
        return
    first = next((_size(page) for page in document.pages if page.trim), None)
    for page in document.pages:
        found = _size(page)
        if found is None:
            continue
        if wanted and not any(_near(found, other) for other in wanted):
            first_size, *others = map(_show, wanted)
            offered = reduce(lambda before, size: _("{before} or {size}", before=before, size=size), others, first_size)
            message = _(
                "the card measures {size}; {service} prints {offered}",
                size=_show(found),
                service=document.limits.service,
                offered=offered,
            )
            yield Fault(page.number, "TrimBox", message)
        elif first and not _near(found, first):
            yield Fault(
                page.number,
                "TrimBox",
                _("the card measures {size}, the first one {first}", size=_show(found), first=_show(first)),
            )


def bleed(document: Document) -> Iterator[Fault]:
    wanted = document.limits.bleed
    for page in document.pages if wanted else ():
        outer = page.bleed if page.boxes.get("/BleedBox") else page.media
        if page.trim is None or outer is None:
            continue
        least, most = (choose(_margins(page, outer)) for choose in (min, max))
        if least < wanted - _TOLERANCE:
            message = _(
                "the bleed reaches only {bleed:.1f} mm beyond the edge; {wanted:.1f} mm are asked for",
                bleed=max(least, 0),
                wanted=wanted,
            )
            yield Fault(page.number, "BleedBox", message)
        elif most > wanted + _TOLERANCE and not document.limits.marks:
            message = _(
                "the bleed reaches {bleed:.1f} mm beyond the edge; exactly {wanted:.1f} mm are asked for",
                bleed=most,
                wanted=wanted,
            )
            yield Fault(page.number, "BleedBox", message)


def marks(document: Document) -> Iterator[Fault]:
    if document.limits.marks:
        return
    for page in document.pages:
        outer = page.boxes.get("/BleedBox")
        if outer and page.media and not outer.holds(page.media, _TOLERANCE * POINTS_PER_MM):
            message = _(
                "around the bleed there is room for marks, which {service} does not want",
                service=document.limits.service,
            )
            yield Fault(page.number, "MediaBox", message)


def light_text(document: Document) -> Iterator[Fault]:
    """Letters left out of a dark ground, whose ink runs into them. Rule 26 deals with what is too small anywhere."""
    least, wanted = document.limits.text, document.limits.light_text
    for page in document.pages:
        for mark, matrix, label, _clip in page.marks:
            if isinstance(mark, TextMark) and _is_light(mark.colour):
                size = mark.size * scale(matrix) * page.unit
                if least - _ROUNDING <= size < wanted - _ROUNDING:
                    yield Fault(
                        page.number,
                        within(_("text"), label),
                        _(
                            "light letters of {size:.1f} pt fill in with the ink around them; "
                            "{service} wants {wanted:g} pt",
                            size=size,
                            service=document.limits.service,
                            wanted=wanted,
                        ),
                    )


def _is_light(colour: Colour) -> bool:
    return colour.space.family in _KNOWN and colour.ink <= _LIGHT


def outlines(content: Content, document: Document) -> Iterator[Flaw]:
    if not document.limits.outlines:
        return
    for font in content.fonts.values():
        name = text_of(font.get("/BaseFont", "font")).removeprefix("/").split("+")[-1]
        message = _("text is set in a font; {service} wants outlines", service=document.limits.service)
        yield Flaw(_("font {name}", name=name), message)


def extra_plates(content: Content, document: Document) -> Iterator[Flaw]:
    if document.limits.spots:
        return
    for what, space in spaces_of(content):
        for plate in sorted({*space.carrier.plates} - {*PROCESS, REGISTRATION, NO_PLATE}):
            message = _(
                "it is on the extra plate {plate}, which {service} does not print",
                plate=plate,
                service=document.limits.service,
            )
            yield Flaw(within(what, content.label), message)


def order(document: Document) -> Iterator[Fault]:
    wanted, service = document.limits.order, document.limits.service
    if wanted not in ("front-back", "back-front", "two-files"):
        return
    # One side of all cards looks alike, and the other differs from card to card: the backs are those that look alike.
    streams: dict[tuple[int, int], bytes] = {}
    looks = [_look(page, streams, document.budget.entries) for page in document.pages]
    odd_alike, even_alike = len(set(looks[::2])) == 1, len(set(looks[1::2])) == 1
    in_turn = len(looks) > 3 and odd_alike != even_alike
    if wanted == "two-files":
        if in_turn:
            yield Fault(
                None, _("pages"), _("fronts and backs alternate; {service} wants them in two files", service=service)
            )
    elif len(looks) % 2:
        yield Fault(
            None,
            _("pages"),
            _("{count} is an odd number of pages, but every card has a front and a back", count=len(looks)),
        )
    elif in_turn and odd_alike != (wanted == "back-front"):
        first = _("back") if odd_alike else _("front")
        wish = _("front before back") if wanted == "front-back" else _("back before front")
        yield Fault(
            None,
            _("pages"),
            _("each card's {first} comes first; {service} wants {wish}", first=first, service=service, wish=wish),
        )
    elif len(looks) > 3 and not in_turn and len(set(looks)) > 1 and len(set(looks[len(looks) // 2 :])) == 1:
        yield Fault(
            None, _("pages"), _("all fronts come before all backs; {service} wants them to alternate", service=service)
        )


def _look(page: PageFacts, streams: dict[tuple[int, int], bytes], meter: Meter) -> bytes:
    """A hash of what a page draws: its streams, and which objects its names stand for.

    `streams` keeps the hashes of streams, since pages may share them.
    """
    digest = md5(usedforsecurity=False)
    for stream in contents_of(page.page.obj, meter):
        if stream.objgen not in streams:
            streams[stream.objgen] = md5(stream.read_raw_bytes(), usedforsecurity=False).digest()
        digest.update(streams[stream.objgen])
    resources = find_inherited(page.page.obj, "/Resources")
    things = resources.get("/XObject") if isinstance(resources, pikepdf.Dictionary) else None
    if isinstance(things, pikepdf.Dictionary):
        meter.spend(len(things))
        digest.update(repr(sorted((name, _number(thing)) for name, thing in things.items())).encode("utf-8", "replace"))
    return digest.digest()


def _number(thing: Any) -> tuple[int, int]:
    number, generation = getattr(thing, "objgen", (0, 0))
    return number, generation


def _size(page: PageFacts) -> tuple[float, float] | None:
    if page.trim is None:
        return None
    factor = page.unit / POINTS_PER_MM
    return page.trim.width * factor, page.trim.height * factor


def _margins(page: PageFacts, outer: Any) -> list[float]:
    trim = page.trim or outer
    sides = (trim.x0 - outer.x0, trim.y0 - outer.y0, outer.x1 - trim.x1, outer.y1 - trim.y1)
    return [side * page.unit / POINTS_PER_MM for side in sides]


def _near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return all(abs(a - b) <= _TOLERANCE for a, b in zip(one, other, strict=True))


def _show(sides: tuple[float, float]) -> Message:
    return _("{width:g} x {height:g} mm", width=round(sides[0], 1), height=round(sides[1], 1))


RULES = (
    Rule(
        40, _("kind of file"), _("Write pictures instead: kartenwerk deck DECK --service NAME does it."), kind_of_file
    ),
    Rule(
        41,
        _("size"),
        _("Make the cards as large as the service prints them: change the page size, do not scale."),
        size,
    ),
    Rule(42, _("bleed"), _("Let backgrounds run over the edge by as much as the service asks for."), bleed),
    Rule(43, _("order of pages"), _("Put the pages in the order the service asks for."), order),
    Rule(44, _("marks"), _("Export without crop marks and other printer's marks."), marks),
    Rule(46, _("light text"), _("Set light letters on a dark ground larger."), light_text),
    Rule(
        47,
        _("extra plates"),
        _("Print foil, varnish and cuts at a shop that offers them, or turn these colours into CMYK."),
        in_content=extra_plates,
    ),
    Rule(45, _("outlines"), _("Turn the text into outlines (curves) before exporting."), in_content=outlines),
)
