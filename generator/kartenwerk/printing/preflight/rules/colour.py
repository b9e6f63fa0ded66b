"""Rules 13, 24, 30 and 31: colour spaces, ink, and white that overprints."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.colour import NO_PLATE, PROCESS, REGISTRATION, ColourSpace, read_space
from kartenwerk.printing.preflight.content import Content, TextMark
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Fault, Flaw, Rule, within
from kartenwerk.printing.preflight.rules.ground import ROUNDING, ink_under_text, too_much

_BY_PROFILE = frozenset({"ICCBased", "CalGray", "CalRGB", "Lab"})
_WORDS = {
    "DeviceRGB": "RGB",
    "ICCBased": _("a colour profile of its own (ICC)"),
    "CalRGB": _("calibrated RGB"),
    "CalGray": _("calibrated grey"),
    "unknown": _("an unknown colour space"),
}


def colour_spaces(content: Content, document: Document) -> Iterator[Flaw]:
    for what, space in spaces_of(content):
        if not _is_allowed(space, document):
            used = _WORDS.get(str(space.carrier), space.carrier.family)
            yield Flaw(within(what, content.label), _("its colour is given in {space}, not in CMYK", space=used))


def spaces_of(content: Content) -> Iterator[tuple[str, ColourSpace]]:
    """Every colour space that the stream uses, and what it is used for ("fill")."""
    yield from dict.fromkeys((what, colour.space) for what, colour in content.colours)
    yield from content.spaces
    for key, image in content.images.items():
        if "/ColorSpace" in image:
            yield _("image {name}", name=key), read_space(image.get("/ColorSpace"))


def _is_allowed(space: ColourSpace, document: Document) -> bool:
    carrier = space.carrier
    if carrier.alternate and not _is_allowed(carrier.alternate, document):
        return False
    if carrier.family in ("DeviceRGB", "unknown"):
        return False
    return document.standard != "x1a" or carrier.family not in _BY_PROFILE


def ink(content: Content, document: Document) -> Iterator[Flaw]:
    limit = document.limits.ink + ROUNDING
    for what, colour in content.colours:
        if colour.ink > limit:
            yield Flaw(within(what, content.label), too_much(colour.ink, document))
    for key, image in content.images.items():
        amount = document.ink_of(image).most()
        if amount > limit:
            yield Flaw(within(_("image {name}", name=key), content.label), too_much(amount, document))
        elif too_large := document.why_unmeasured(image):
            yield Flaw(
                within(_("image {name}", name=key), content.label),
                _("its ink was not measured: {reason}", reason=too_large),
            )


def overprinted_white(content: Content, document: Document) -> Iterator[Flaw]:
    for what in content.hidden_whites:
        yield Flaw(within(what, content.label), _("white that overprints does not print: what lies below it stays"))


def rich_text(document: Document) -> Iterator[Fault]:
    for page in document.pages:
        for mark, matrix, label, _clip in page.marks:
            if isinstance(mark, TextMark) and page.is_small(mark, matrix) and all(mark.colour.process):
                yield Fault(
                    page.number,
                    within(_("text"), label),
                    _(
                        "small letters in four inks ({colour}) blur where the plates are not in register",
                        colour=mark.colour,
                    ),
                )


def plate_names(document: Document) -> Iterator[Fault]:
    """Plates whose names differ only in spelling: a press makes a plate of each."""
    known: dict[str, str] = {}
    for content in document.drawn:
        for _what, space in spaces_of(content):
            for plate in {*space.carrier.plates} - {*PROCESS, REGISTRATION, NO_PLATE}:
                first = known.setdefault("".join(filter(str.isalnum, plate.casefold())), plate)
                if plate != first:
                    one, other = sorted((plate, first))
                    message = _("{one} and {other} are two plates, and may be meant as one", one=one, other=other)
                    yield Fault(None, _("plates"), message)


RULES = (
    Rule(13, _("colour spaces"), _("Convert all colours and pictures to CMYK on export."), in_content=colour_spaces),
    Rule(
        24,
        _("ink"),
        _(
            "Choose colours with less ink (deep black: C 40 M 30 Y 30 K 100), or convert pictures with the "
            "shop's profile."
        ),
        ink_under_text,
        ink,
    ),
    Rule(
        30, _("white overprint"), _("Turn overprinting off for everything that is white."), in_content=overprinted_white
    ),
    Rule(34, _("names of plates"), _("Give a spot colour the same name wherever it is used."), plate_names),
    Rule(31, _("text in one ink"), _("Set small text in black alone (C 0 M 0 Y 0 K 100)."), rich_text),
)
