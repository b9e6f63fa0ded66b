"""Chips for betting games: sheets of round chips in several values."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.fields import Data, Id, Millimetres, Role
from kartenwerk.catalog.load import read_model
from kartenwerk.catalog.people import MOST_PLAYERS
from kartenwerk.faces.bending import bend_items
from kartenwerk.graphics.display import Form, Item, Point
from kartenwerk.printing.press.grid import plan_grid
from kartenwerk.printing.press.sheet import impose
from kartenwerk.products.box.design import box_design
from kartenwerk.products.printer import Printer, adjust_sheets

if TYPE_CHECKING:
    from kartenwerk.faces.pictures import Pictures

FILE = "rules_data/print/chips.toml"
TEMPLATE, RING = "chips/chip.svg.j2", "chips/ring.svg.j2"


class Chip(Data):
    """The chips of one value: cuts in the rim, how many each player gets and how many the bank has."""

    value: int = Field(ge=1)
    notches: int = Field(ge=2, le=36)
    each: int = Field(ge=0, le=200)
    bank: int = Field(ge=0, le=1000)


class Ring(Data):
    """A ring by its radii in mm."""

    outer: Millimetres
    inner: Millimetres


class ChipData(Data):
    """`rules_data/print/chips.toml`. `size` is the side in mm of the square on which a chip lies."""

    size: float = Field(ge=10, le=100)
    diameter: Millimetres
    players: int = Field(ge=1, le=MOST_PLAYERS)  # the number of players for whom a kit holds chips
    chips: tuple[Chip, ...] = Field(strict=False, min_length=1, max_length=20)
    cut: Millimetres
    ring: Ring
    rims: dict[Id, Annotated[tuple[Role, ...], Field(strict=False)]]

    @staticmethod
    def load(roots: DataRoots) -> ChipData:
        return read_model(roots.find(FILE), ChipData)

    @property
    def stack(self) -> int:
        """The total value of one player's chips."""
        return sum(chip.value * chip.each for chip in self.chips)

    def rim(self, deck: Deck, step: int) -> str:
        """The colour role of a chip's rim, by its step from the smallest value on."""
        roles = [role for role in self.rims.get(deck.id, ()) if role in deck.palette] or [deck.series.band]
        return roles[step % len(roles)]

    def set_for(self, players: int) -> list[Chip]:
        """Every single chip for a number of players, in the order of the data."""
        return [chip for chip in self.chips for _ in range(chip.each * players + chip.bank)]


def chips_product(deck: Deck, players: int, paper: str, folder: str = "", printer: Printer | None = None) -> Product:
    """Sheets of chips for a number of players, the same on both sides, in the deck's folder or in `folder`."""
    make = partial(chips, deck=deck, players=players, paper=paper, printer=printer)
    choices = (("players", str(players)), *(printer.choices if printer else ()))
    return Product(f"{folder or deck.id}/{deck.file_name('marken')}_{paper}.pdf", "sheet", make, (deck.id,), choices)


def chips(workshop: Workshop, deck: Deck, players: int, paper: str, printer: Printer | None = None) -> Made:
    data = ChipData.load(workshop.roots)
    forms = chip_forms(workshop, deck, data)
    pieces = [forms[chip.value] for chip in data.set_for(players)]
    legend = workshop.legend("long-edge")
    grid = plan_grid(data.size, data.size, workshop.sheet(paper), margin=legend.margin)
    pages = impose(pieces, pieces, grid, flip="long-edge", bleed=0, marks=workshop.marks, legend=legend)
    pages = adjust_sheets(pages, printer)
    return make_pdf(workshop, deck.palette, pages, f"{deck.title}: Marken", f"{len(pieces)} Marken", duplex="long-edge")


def chip_forms(workshop: Workshop, deck: Deck, data: ChipData) -> dict[int, Form]:
    """The drawing of each chip on its square, by value."""
    pictures = workshop.tools(deck).pictures
    fit = workshop.tools(deck).copyfit
    signs = box_design(workshop.roots, deck).signs_of(deck)
    ring = _ring(pictures, data)

    forms = {}
    for step, chip in enumerate(data.chips):
        rim = data.rim(deck, step)
        values = {
            "chip": chip,
            "groesse": data.size,
            "durchmesser": data.diameter,
            "aussen": data.ring.outer,
            "mitte": data.ring.inner,
            "breit": data.cut / 2,
            "rand": rim,
            "kern": rim if deck.series.accent == "papier" else deck.series.accent,
            "zeichen": signs[step % len(signs)] if signs else None,
            "passend": fit.fit,
            "versal": fit.capitals("display"),
        }
        drawing = pictures.draw(TEMPLATE, values)
        forms[chip.value] = Form.of(f"chip-{chip.value}", drawing.box, (*drawing.items, *ring))
    return forms


def _ring(pictures: Pictures, data: ChipData) -> tuple[Item, ...]:
    """The deck's frieze as a ring about the middle of the chip."""
    outer, inner = data.ring.outer, data.ring.inner
    height = outer - inner
    length = math.pi * (outer + inner)
    strip = pictures.draw(RING, {"laenge": length, "hoehe": height})
    middle = data.size / 2

    def place(x: float, y: float) -> Point:
        angle, radius = 2 * math.pi * x / length, outer - y
        return middle + radius * math.sin(angle), middle - radius * math.cos(angle)

    return tuple(bend_items(strip.items, place, finest=height / 12))
