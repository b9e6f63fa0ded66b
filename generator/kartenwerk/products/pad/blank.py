"""A score pad for any game: so many players, so many rows, a title of one's own."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.score import Score
from kartenwerk.products.pad.layout import PAGES, PadData, PadLayout, PadTable, fit_first, pad_layout
from kartenwerk.products.pad.pad import GENERIC_LEAF, Pad, PadLeaf, print_pad


@dataclass(frozen=True)
class BlankPad:
    """What is to stand on the leaves; `deck` lends its colours and its display face."""

    title: str
    players: int
    rows: int
    deck: Deck

    def layout(self, workshop: Workshop, page: str) -> PadLayout:
        """Where things stand, sums alone where two columns each do not fit; KartenwerkError if nothing does."""
        data = PadData.load(workshop.roots)
        return fit_first((data.generic, data.narrow), lambda score: self._with(workshop, page, score))[1]

    def _with(self, workshop: Workshop, page: str, score: Score) -> PadLayout:
        data, trim = PadData.load(workshop.roots), workshop.catalog.trim(page)
        return pad_layout(data, trim, PadTable(score, self.players, self.rows, whole=True))

    def smallest(self, workshop: Workshop) -> str:
        """The smallest page on which all fits, sums alone where they must; KartenwerkError if none is large enough."""
        data = PadData.load(workshop.roots)
        with suppress(KartenwerkError):
            return fit_first(PAGES, lambda page: self._with(workshop, page, data.generic))[0]
        return fit_first(PAGES, lambda page: self._with(workshop, page, data.narrow))[0]

    def check_title(self, workshop: Workshop) -> None:
        """KartenwerkError if the title has a sign that the display face lacks, or is too long for a small leaf."""
        fit, title = workshop.tools(self.deck).copyfit, self.deck.series.title(self.title)
        face = fit.face("display")
        missing = [sign for sign in title if sign != " " and not face.has(sign)]
        if missing or not self.title.strip():
            raise KartenwerkError(
                _("the title cannot be set in the deck's display face") if missing else _("a pad needs a title"),
                key="--title",
                found=repr(missing[0] if missing else self.title),
                expected=_("letters, figures and the usual stops"),
            )
        data, trim = PadData.load(workshop.roots), workshop.catalog.trim(PAGES[0])
        size = data.heading.least / face.cap_height
        disc = data.heading.disc + data.heading.clear  # of the emblem beside the title
        long, room = fit.length(title, "display", size), trim.width - 2 * data.upright.margin - disc
        if long > room:
            raise KartenwerkError(
                "the title is too long for the leaf",
                key="--title",
                found=_("{width:.0f} mm in the smallest type", width=long),
                expected=_("at most {most:g} mm", most=room),
            )


def blank_pad_product(order: BlankPad, page: str, paper: str, leaves: int) -> Product:
    """At least `leaves` blank leaves on full sheets of `paper`."""
    make = partial(print_pad, make=partial(blank_pad, order=order, page=page, leaves=leaves), paper=paper)
    choices = (("title", order.title), ("players", str(order.players)), ("rows", str(order.rows)))
    path = f"{order.deck.id}/block_{page}_auf_{paper}.pdf"
    return Product(path, "pad", make, (order.deck.id,), (*choices, ("sheets", str(leaves))))


def blank_pad(workshop: Workshop, order: BlankPad, page: str, leaves: int) -> Pad:
    leaf = PadLeaf(GENERIC_LEAF, order.layout(workshop, page), copies=leaves, spared=True)
    document = f"{order.title}: Punkteblock"
    return Pad(order.deck, order.title, document, f"{leaves} Blatt", [leaf])
