"""A score pad for any game: so many players, so many rows, a title of one's own."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import product

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import HouseRules
from kartenwerk.catalog.score import Score
from kartenwerk.graphics.display import Page
from kartenwerk.products.game_templates import GENERIC
from kartenwerk.products.pad.game import LEAF, drawn_leaf
from kartenwerk.products.pad.layout import PadData, PadLayout, PadTable, pad_layout

PAGES = ("a6", "a5")
"""Where a leaf is tried that is to be as small as can be."""


@dataclass(frozen=True)
class EveningPad:
    """What is to stand on the leaves; `deck` lends its colours and its display face."""

    title: str
    players: int
    rows: int
    deck: str

    def layout(self, workshop: Workshop, page: str) -> PadLayout:
        """Where things stand, sums alone where two columns each do not fit; KartenwerkError if nothing does."""
        with suppress(KartenwerkError):
            return self._with(workshop, page, PadData.load(workshop.roots).generic)
        return self._with(workshop, page, PadData.load(workshop.roots).narrow)

    def _with(self, workshop: Workshop, page: str, score: Score) -> PadLayout:
        data, trim = PadData.load(workshop.roots), workshop.catalog.trim(page)
        return pad_layout(data, trim, PadTable(score, self.players, self.rows, whole=True))

    def smallest(self, workshop: Workshop) -> str:
        """The smallest page on which all fits, sums alone where they must; KartenwerkError if none is large enough."""
        data = PadData.load(workshop.roots)
        for score, page in product((data.generic, data.narrow), PAGES):
            with suppress(KartenwerkError):
                self._with(workshop, page, score)
                return page
        self.layout(workshop, PAGES[-1])
        return PAGES[-1]

    def check_title(self, workshop: Workshop) -> None:
        """KartenwerkError if the title has a sign that the display face lacks, or is too long for a small leaf."""
        deck = workshop.catalog.deck(self.deck)
        fit, title = workshop.copyfit(deck), deck.series.title(self.title)
        face = fit.face("display")
        missing = [sign for sign in title if sign != " " and not face.has(sign)]
        if missing or not self.title.strip():
            raise KartenwerkError(
                "the title cannot be set in the deck's display face" if missing else "a pad needs a title",
                key="--title",
                found=repr(missing[0] if missing else self.title),
                expected="letters, figures and the usual stops",
            )
        data, trim = PadData.load(workshop.roots), workshop.catalog.trim(PAGES[0])
        size = data.heading.least / face.cap_height
        long, room = fit.length(title, "display", size), trim.width - 2 * data.upright.margin
        if long > room:
            raise KartenwerkError(
                "the title is too long for the leaf",
                key="--title",
                found=f"{long:.0f} mm in the smallest type",
                expected=f"at most {room:g} mm",
            )


def evening_pad_product(order: EveningPad, page: str, paper: str, leaves: int) -> Product:
    """At least `leaves` blank leaves on full sheets of `paper`."""
    make = partial(evening_pad, order=order, page=page, paper_id=paper, leaves=leaves)
    choices = (("title", order.title), ("players", str(order.players)), ("rows", str(order.rows)))
    path = f"{order.deck}/block_{page}_auf_{paper}.pdf"
    return Product(path, "pad", make, (order.deck,), (*choices, ("sheets", str(leaves))))


def evening_pad(workshop: Workshop, order: EveningPad, page: str, paper_id: str, leaves: int) -> Made:
    from kartenwerk.printing.press.nup import copies_on

    blank = evening_leaf(workshop, order, page)
    paper = workshop.sheet(paper_id)
    sheets = copies_on(blank, leaves, paper, marks=workshop.marks, legend=workshop.legend("none"))
    palette = workshop.catalog.deck(order.deck).palette
    return printed(workshop, palette, sheets, f"{order.title}: Punkteblock", f"{leaves} Blatt", "one-sided")


def evening_leaf(workshop: Workshop, order: EveningPad, page: str) -> Page:
    """One blank leaf at its trim size."""
    deck = workshop.catalog.deck(order.deck)
    values = {"titel": deck.series.title(order.title), "house": HouseRules(), "musterdatum": "", "muster": None}
    return drawn_leaf(workshop, deck, f"{GENERIC}/{LEAF}", order.layout(workshop, page), values)
