"""The cards of a deck: on sheets for the home printer, and one by one for the print shop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Backs, CardBoxes, Catalog, Deck, Service
from kartenwerk.display import Form, Page
from kartenwerk.errors import KartenwerkError
from kartenwerk.products.cards.blank import BLANK
from kartenwerk.products.cards.images import card_pictures
from kartenwerk.products.cards.selection import Cards, whole_names
from kartenwerk.products.printer import Printer, adjusted_sheets

if TYPE_CHECKING:
    from kartenwerk.pdf.document import Duplex
    from kartenwerk.pdf.pdfx import Flavour
    from kartenwerk.press.grid import Grid
    from kartenwerk.press.paper import Flip
    from kartenwerk.press.single import SideOrder

MarksWanted: TypeAlias = Literal["outside", "both", "none"]
"""Crop marks outside the block on fronts, on backs as well, or nowhere."""

Choices: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Sheets:
    """How cards lie on sheets: `gap` mm apart, 0 for shared cuts; backs are moved as the `printer` needs it."""

    paper: str
    backs: Backs = "long-edge"
    gap: float = 0.0
    marks: MarksWanted = "outside"
    printer: Printer | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.gap <= WIDEST_GAP:
            raise KartenwerkError(
                "that is no gap between cards", key="--gap", found=f"{self.gap:g}", expected=f"0 to {WIDEST_GAP} mm"
            )
        if self.printer and self.backs not in ("long-edge", "short-edge"):
            raise KartenwerkError(
                "a printer's reading is for sheets that are turned over",
                key="--printer",
                found=f"backs {self.backs}",
                expected="long-edge or short-edge",
            )


WIDEST_GAP = 30


@dataclass(frozen=True)
class Writing:
    """How a file of single cards is written."""

    order: SideOrder
    flavour: Flavour = "x1a"
    outlines: bool = False


def deck_products(deck: str, paper: str) -> list[Product]:
    """Sheets on `paper` with backs for long-edge duplex, and single cards with bleed: what a kit holds."""
    sheet, single = (partial(make, deck=deck, paper=paper) for make in (_whole_sheets, _whole_singles))
    return [
        Product(f"{deck}/karten_{paper}.pdf", "sheet", sheet, (deck,), batch=_batch(deck)),
        Product(f"{deck}/karten_einzeln.pdf", "single", single, (deck,), batch=_batch(deck)),
    ]


def blanks_product(deck: str, paper: str) -> Product:
    """One sheet of cards to be written on."""
    make = partial(_sheet_of_blanks, deck=deck, paper=paper)
    return Product(f"{deck}/leerkarten_{paper}.pdf", "sheet", make, (deck,), batch=_batch(deck))


def _batch(deck: str) -> str:
    """Faces are drawn once for all files that show them."""
    return f"{deck}/karten"


def _whole_sheets(workshop: Workshop, deck: str, paper: str) -> Made:
    return sheets(workshop, whole_deck(workshop.catalog, deck), Sheets(paper))


def _whole_singles(workshop: Workshop, deck: str, paper: str) -> Made:
    return singles(workshop, whole_deck(workshop.catalog, deck), Writing("front-back"))


def _sheet_of_blanks(workshop: Workshop, deck: str, paper: str) -> Made:
    cards, plan = whole_deck(workshop.catalog, deck), Sheets(paper)
    grid = grid_for(workshop, cards.boxes, plan)
    return sheets(workshop, replace(cards, names=(BLANK,) * grid.cells), plan)


def whole_deck(catalog: Catalog, deck: str) -> Cards:
    """All cards of a deck at its own size."""
    data = catalog.deck(deck)
    return Cards(deck, whole_names(data), own_boxes(catalog, data))


def own_boxes(catalog: Catalog, deck: Deck) -> CardBoxes:
    """A card of the deck's own size, and what lies around it at home."""
    card = catalog.print.card
    return CardBoxes(deck.width, deck.height, card.bleed, card.safe, card.radius)


def sheet_product(cards: Cards, plan: Sheets, name: str, choices: Choices) -> Product:
    make = partial(sheets, cards=cards, plan=plan)
    return Product(f"{cards.deck}/{name}_{plan.paper}.pdf", "sheet", make, (cards.deck,), choices)


def single_product(cards: Cards, name: str, choices: Choices) -> Product:
    make = partial(singles, cards=cards, writing=Writing("front-back"))
    return Product(f"{cards.deck}/{name}_einzeln.pdf", "single", make, (cards.deck,), choices)


def service_products(cards: Cards, service: Service, choices: Choices) -> list[Product]:
    """The files that a print service asks for, in a folder of its name; sheets are not its business."""
    folder = "_".join((f"{cards.deck}/{service.id}", *cards.variant.words))
    if service.format == "png":
        return card_pictures(cards, folder, service.dpi, bleed=True, choices=choices)
    assert service.flavour is not None
    orders: dict[str, SideOrder]
    if service.order == "two-files":
        orders = {"vorderseiten": "fronts", "rueckseiten": "backs"}
    else:
        orders = {"karten": "back-front" if service.order == "back-front" else "front-back"}
    return [
        Product(
            f"{folder}/{name}.pdf",
            "single",
            partial(singles, cards=cards, writing=Writing(order, service.flavour, service.outlines)),
            (cards.deck,),
            choices,
        )
        for name, order in orders.items()
    ]


def sheets(workshop: Workshop, cards: Cards, plan: Sheets) -> Made:
    """Sheets with marks, a ruler and a note on how to turn the paper."""
    fronts, back = cards.sides(workshop)
    backs = [] if plan.backs == "none" else [back] * len(fronts)
    pages = imposed(workshop, fronts, backs, cards.boxes, plan)
    paper = workshop.catalog.paper(plan.paper)
    subject = f"{len(cards.names)} Karten auf {paper.title}"
    duplex: Duplex = plan.backs if plan.backs in ("long-edge", "short-edge") else "one-sided"
    return _written(workshop, cards, pages, subject, duplex=duplex)


def imposed(
    workshop: Workshop, fronts: Sequence[Form], backs: Sequence[Form], boxes: CardBoxes, plan: Sheets
) -> list[Page]:
    """The sheets: fronts with their backs, marks, ruler and note; without `backs` fronts alone."""
    from kartenwerk.press.gutterfold import impose_gutterfold
    from kartenwerk.press.sheet import impose

    marks = None if plan.marks == "none" else workshop.marks
    legend = workshop.legend(plan.backs)
    if plan.backs == "gutterfold":
        return impose_gutterfold(
            fronts,
            backs,
            boxes.width,
            boxes.height,
            workshop.sheet(plan.paper),
            gap=plan.gap,
            bleed=boxes.bleed,
            marks=marks,
            legend=legend,
        )
    flip: Flip = "short-edge" if plan.backs == "short-edge" else "long-edge"
    pages = impose(
        fronts,
        backs,
        grid_for(workshop, boxes, plan),
        flip=flip,
        bleed=boxes.bleed,
        marks=marks,
        marks_on_backs=plan.marks == "both",
        legend=legend,
    )
    return adjusted_sheets(pages, plan.printer, flip)


def grid_for(workshop: Workshop, boxes: CardBoxes, plan: Sheets) -> Grid:
    """The grid with the most cards; with fewer if that leaves no margin for the legend.

    A printer's reading holds for upright paper, so with one the sheet is upright.
    """
    from kartenwerk.press.grid import best_grid, plan_grid

    make = plan_grid if plan.printer else best_grid
    legend = workshop.legend(plan.backs)
    paper = workshop.sheet(plan.paper)
    margin = workshop.catalog.paper(plan.paper).margin
    grid = make(boxes.width, boxes.height, paper, plan.gap, margin)
    if legend.rail(grid.paper, grid.block, workshop.marks):
        return grid
    try:
        return make(boxes.width, boxes.height, paper, plan.gap, legend.margin)
    except KartenwerkError:
        return grid


def singles(workshop: Workshop, cards: Cards, writing: Writing) -> Made:
    """One side of a card a page, with its bleed."""
    from kartenwerk.press.single import single_pages

    fronts, back = cards.sides(workshop)
    backs = [] if writing.order == "fronts" else [back] * len(fronts)
    boxes = cards.boxes
    pages = single_pages(fronts, backs, boxes.width, boxes.height, bleed=boxes.bleed, order=writing.order)
    subject = f"{len(fronts)} Karten, {_SPOKEN[writing.order]}"
    return _written(workshop, cards, pages, subject, flavour=writing.flavour, outlines=writing.outlines)


_SPOKEN: dict[str, str] = {
    "front-back": "Vorder- und Rückseite im Wechsel",
    "back-front": "Rück- und Vorderseite im Wechsel",
    "fronts": "Vorderseiten",
    "backs": "Rückseiten",
}


def _written(
    workshop: Workshop,
    cards: Cards,
    pages: list[Page],
    subject: str,
    *,
    flavour: Flavour = "x1a",
    outlines: bool = False,
    duplex: Duplex | None = None,
) -> Made:
    from kartenwerk.pdf.writer import pdf_bytes

    deck = workshop.catalog.deck(cards.deck)
    data = pdf_bytes(
        pages,
        title=deck.title,
        subject=subject,
        palette=cards.palette(workshop),
        fonts=workshop.fonts,
        flavour=flavour,
        outlines=outlines,
        duplex=duplex,
        cache=workshop.cache,
    )
    return Made(data, len(pages))
