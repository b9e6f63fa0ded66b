"""A score pad: what stands on its leaves, and how often each is printed. Games, evenings and decks make pads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from kartenwerk.build.product import Made, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.game import HouseRules
from kartenwerk.graphics.display import Page
from kartenwerk.printing.press.nup import copies_on
from kartenwerk.products.box.design import box_design
from kartenwerk.products.game_templates import GENERIC
from kartenwerk.products.generic_words import generic_words
from kartenwerk.products.pad.layout import PadLayout

LEAF = "pad.svg.j2"
"""The template of a game's leaf."""

GENERIC_LEAF = f"{GENERIC}/{LEAF}"


class PadLeaf(NamedTuple):
    """A leaf before it is drawn: its template, where things stand on it, and what is written there by hand.

    A leaf with nothing `written` is blank. `parties` are the seats that score together. The leaf is printed at least
    `copies` times, on full sheets; one copy on the first sheet gives way to the legend if the leaf may be `spared`.
    """

    template: str
    layout: PadLayout
    written: Mapping[str, Any] | None = None
    date: str = ""
    parties: Sequence[Sequence[int]] = ()
    copies: int = 1
    spared: bool = False


@dataclass(frozen=True)
class Pad:
    """Leaves in a deck's colours under one `title`. `document` and `subject` are the title and subject of the file.

    `values` are what a game's or deck's own templates ask for.
    """

    deck: Deck
    title: str
    document: str
    subject: str
    leaves: Sequence[PadLeaf]
    house: HouseRules = field(default_factory=HouseRules)
    values: Mapping[str, Any] = field(default_factory=dict)

    def draw(self, workshop: Workshop) -> list[Page]:
        """Each leaf once, at its trim size; the paper lies across if the layout does."""
        return [self._draw(workshop, leaf) for leaf in self.leaves]

    def _draw(self, workshop: Workshop, leaf: PadLeaf) -> Page:
        values = {
            **self.values,
            "w": generic_words(workshop),
            "blatt": leaf.layout,
            "titel": self.deck.series.title(self.title),
            "house": self.house,
            "musterdatum": leaf.date,
            "muster": leaf.written,
            "parteien": leaf.parties,
            "sinnbild": next(iter(box_design(workshop.roots, self.deck).signs_of(self.deck)), None),
        }
        return draw_page(workshop, self.deck, leaf.template, leaf.layout.width, leaf.layout.height, values)


def print_pad(workshop: Workshop, make: Callable[[Workshop], Pad], paper: str) -> Made:
    """The pad that `make` gives, each leaf on full sheets of `paper`, as a PDF."""
    pad, marks, legend = make(workshop), workshop.marks, workshop.legend("none")
    on_sheets = partial(copies_on, paper=workshop.sheet(paper), marks=marks, legend=legend)
    pairs = zip(pad.leaves, pad.draw(workshop), strict=True)
    sheets = [sheet for leaf, page in pairs for sheet in on_sheets(page, leaf.copies, spare=leaf.spared)]
    return make_pdf(workshop, pad.deck.palette, sheets, pad.document, pad.subject, duplex="one-sided")


def draw_page(
    workshop: Workshop, deck: Deck, template: str, width: float, height: float, values: Mapping[str, Any]
) -> Page:
    """A page of that size in mm as a template draws it, with `passend`, the size at which a text has a width."""
    fit = workshop.tools(deck).copyfit
    tools = {"breite": width, "hoehe": height, "passend": fit.filling, "versal": fit.capitals("display")}
    drawing = workshop.tools(deck).pictures.draw(template, {**values, **tools})
    return Page(width, height, drawing.items)
