"""Rules 24 and 32: whether text is printed over its ground or left out of it."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.message import Message, _
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Fault, Rule

_LIGHT = 60.0  # percent of ink: on a darker ground, overprinting black would look richer than black on paper
_BLACK = (0.0, 0.0, 0.0, 100.0)
ROUNDING = 0.5  # percent


def ink_under_text(document: Document) -> Iterator[Fault]:
    """Text that overprints adds its ink to that of its ground on the other plates."""
    limit = document.limits.ink + ROUNDING
    for page in document.pages:
        for drawn, text, ground in document.texts_on_ground[page]:
            below = ground.ink_below(text.colour)
            amount = below + text.colour.ink
            if text.keeps and below and text.colour.ink <= limit < amount:
                yield Fault(
                    page.number,
                    _("text over {what} in {where}", what=ground.what, where=drawn.label),
                    too_much(amount, document),
                )


def too_much(amount: float, document: Document) -> Message:
    return _("it has {ink:.0f} % ink, more than the {most:.0f} % that can dry", ink=amount, most=document.limits.ink)


def knocked_out_text(document: Document) -> Iterator[Fault]:
    """Small black letters that are left out of a light tint instead of being printed over it."""
    for page in document.pages:
        for drawn, text, ground in document.texts_on_ground[page]:
            black = text.colour.process == _BLACK and not text.keeps
            if black and page.is_small(text, drawn.matrix) and ROUNDING < ground.ink <= _LIGHT:
                yield Fault(
                    page.number,
                    _("text over {what} in {where}", what=ground.what, where=drawn.label),
                    _(
                        "small black letters are left out of the light colour below: white rims show where the plates "
                        "are not in register"
                    ),
                )


RULES = (Rule(32, _("black text overprints"), _("Set small black text to overprint."), knocked_out_text),)
