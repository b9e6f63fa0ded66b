"""Cards on sheets for the home printer: backs to match, crop marks, a ruler, and a note on how to turn the paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Choices, Made, Product, cards_shown, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Backs, CardBoxes, Deck
from kartenwerk.graphics.display import Form, Page
from kartenwerk.printing.press.grid import Grid, best_grid, plan_grid
from kartenwerk.printing.press.gutterfold import impose_gutterfold
from kartenwerk.printing.press.sheet import impose
from kartenwerk.products.cards.maker import MAKER
from kartenwerk.products.cards.selection import BLANK, CardSelection, batch_of, whole_deck

if TYPE_CHECKING:
    from kartenwerk.printing.pdf.info import Duplex
    from kartenwerk.printing.press.paper import Flip
    from kartenwerk.products.printer import Printer

MarksWanted: TypeAlias = Literal["outside", "both", "none"]
"""Crop marks outside the block of cards: on fronts, on both sides, or nowhere."""

WIDEST_GAP = 30  # mm


@dataclass(frozen=True)
class SheetLayout:
    """How cards lie on sheets: `gap` mm apart, 0 for shared cuts; a `printer` moves the backs as its reading asks."""

    paper: str
    backs: Backs = "long-edge"
    gap: float = 0.0
    marks: MarksWanted = "outside"
    printer: Printer | None = None

    @property
    def reading(self) -> Choices:
        """The manifest's record of the printer; nothing without one."""
        return self.printer.choices if self.printer else ()

    def __post_init__(self) -> None:
        if not 0 <= self.gap <= WIDEST_GAP:
            raise KartenwerkError(
                "the gap between cards is out of range",
                key="--gap",
                found=f"{self.gap:g}",
                expected=_("0 to {most} mm", most=WIDEST_GAP),
            )
        if self.printer and self.backs not in ("long-edge", "short-edge"):
            raise KartenwerkError(
                "a printer's reading is for sheets that are turned over",
                key="--printer",
                found=_("backs {backs}", backs=self.backs),
                expected=_("long-edge or short-edge"),
            )


def sheet_product(cards: CardSelection, layout: SheetLayout, name: str, choices: Choices) -> Product:
    """The file of sheets with these cards; its name ends in its paper."""
    make = partial(sheets, cards=cards, layout=layout)
    return Product(f"{cards.deck.id}/{name}_{layout.paper}.pdf", "sheet", make, (cards.deck.id,), choices)


def whole_deck_sheets(deck: Deck, paper: str) -> Product:
    """A kit's sheets: the whole deck on `paper`, for printing both sides over the long edge."""
    make = partial(_whole_deck, deck=deck, paper=paper)
    path = f"{deck.id}/{deck.file_name('karten')}_{paper}.pdf"
    return Product(path, "sheet", make, (deck.id,), batch=batch_of(deck.id))


def blanks_product(deck: Deck, paper: str) -> Product:
    """One sheet of blank cards, the maker's card among them if the deck's own sheets have no place for it."""
    make = partial(_blanks, deck=deck, paper=paper)
    path = f"{deck.id}/{deck.file_name('leerkarten')}_{paper}.pdf"
    return Product(path, "sheet", make, (deck.id,), batch=batch_of(deck.id))


def _whole_deck(workshop: Workshop, deck: Deck, paper: str) -> Made:
    return sheets(workshop, whole_deck(workshop.catalog, deck), SheetLayout(paper))


def _blanks(workshop: Workshop, deck: Deck, paper: str) -> Made:
    cards, layout = whole_deck(workshop.catalog, deck), SheetLayout(paper)
    grid = grid_for(workshop, cards.boxes, layout)
    first = MAKER if cards.fills and not len(cards.names) % grid.cells else BLANK
    return sheets(workshop, replace(cards, names=(first, *(BLANK,) * (grid.cells - 1)), fills=False), layout)


def sheets(workshop: Workshop, cards: CardSelection, layout: SheetLayout) -> Made:
    """The sheets as a print-ready PDF."""
    asked = len(cards.names)
    cards = _fill_place(workshop, cards, layout)
    fronts, backs = cards.sides(workshop)
    backs = [] if layout.backs == "none" else backs
    pages = impose_cards(workshop, fronts, backs, cards.boxes, layout)
    paper = workshop.catalog.paper(layout.paper).title
    words = workshop.catalog.print.subjects
    subject = words.sheets.format(cards=words.count_in_words(asked), paper=paper)
    duplex: Duplex = layout.backs if layout.backs in ("long-edge", "short-edge") else "one-sided"
    title = cards.deck.title
    made = make_pdf(workshop, cards.palette(workshop), pages, title, subject, duplex)
    return made._replace(shown=cards_shown(pages, cards.by_form(fronts)))


def _fill_place(workshop: Workshop, cards: CardSelection, layout: SheetLayout) -> CardSelection:
    """The cards, and behind them the maker's card where it takes a place that is free anyway."""
    if not cards.fills or layout.backs == "gutterfold":
        return cards
    free = -len(cards.names) % grid_for(workshop, cards.boxes, layout).cells
    return replace(cards, names=(*cards.names, MAKER)) if free else cards


def impose_cards(
    workshop: Workshop, fronts: Sequence[Form], backs: Sequence[Form], boxes: CardBoxes, layout: SheetLayout
) -> list[Page]:
    """The pages of the sheets with marks, ruler and note: fronts and backs in turn, or fronts alone without `backs`."""
    marks = None if layout.marks == "none" else workshop.marks
    legend = workshop.legend(layout.backs)
    if layout.backs == "gutterfold":
        return impose_gutterfold(
            fronts,
            backs,
            boxes.width,
            boxes.height,
            workshop.sheet(layout.paper),
            gap=layout.gap,
            bleed=boxes.bleed,
            marks=marks,
            legend=legend,
        )
    flip: Flip = "short-edge" if layout.backs == "short-edge" else "long-edge"
    pages = impose(
        fronts,
        backs,
        grid_for(workshop, boxes, layout),
        flip=flip,
        bleed=boxes.bleed,
        marks=marks,
        marks_on_backs=layout.marks == "both",
        legend=legend,
    )
    if layout.printer is None:
        return pages
    from kartenwerk.products.printer import adjust_sheets  # which loads what reads the file of printers

    return adjust_sheets(pages, layout.printer, flip)


def grid_for(workshop: Workshop, boxes: CardBoxes, layout: SheetLayout) -> Grid:
    """The grid with the most cards that leaves a margin for the legend; if none does, the grid with the most cards.

    With a printer the sheet is upright, since its reading holds for upright paper only.
    """
    make = plan_grid if layout.printer else best_grid
    legend = workshop.legend(layout.backs)
    paper = workshop.sheet(layout.paper)
    margin = workshop.catalog.paper(layout.paper).margin
    grid = make(boxes.width, boxes.height, paper, layout.gap, margin)
    if legend.rail(grid.paper, grid.block, workshop.marks):
        return grid
    try:
        return make(boxes.width, boxes.height, paper, layout.gap, legend.margin)
    except KartenwerkError:
        return grid
