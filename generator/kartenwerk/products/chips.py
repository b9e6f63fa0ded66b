"""Chips for betting games: sheets of round chips in several values."""

from __future__ import annotations

from functools import partial

from pydantic import Field

from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.deck import Colour
from kartenwerk.catalog.fields import Data, Millimetres, Role
from kartenwerk.catalog.load import read_model
from kartenwerk.catalog.people import MOST_PLAYERS
from kartenwerk.data import DataRoots
from kartenwerk.display import POINT, Form

FILE = "rules_data/print/chips.toml"
TEMPLATE = "chips/chip.svg.j2"
FONT = "display"


class Chip(Data):
    """The chips of one value: ink, notches in the rim, how many each player gets and how many the bank has."""

    value: int = Field(ge=1)
    ink: Role
    notches: int = Field(ge=2, le=36)
    each: int = Field(ge=0, le=200)
    bank: int = Field(ge=0, le=1000)


class ChipData(Data):
    """`rules_data/print/chips.toml`. `size` is the side in mm of the square on which a chip lies."""

    size: float = Field(ge=10, le=100)
    diameter: Millimetres
    players: int = Field(ge=1, le=MOST_PLAYERS)  # the number of players for whom a kit holds chips
    chips: tuple[Chip, ...] = Field(strict=False, min_length=1, max_length=20)
    inks: dict[Role, Colour]

    @staticmethod
    def load(roots: DataRoots) -> ChipData:
        return read_model(roots.find(FILE), ChipData)

    @property
    def stack(self) -> int:
        """The total value of one player's chips."""
        return sum(chip.value * chip.each for chip in self.chips)

    def set_for(self, players: int) -> list[Chip]:
        """Every single chip for so many players, in the order of the data."""
        return [chip for chip in self.chips for _ in range(chip.each * players + chip.bank)]


def chips_product(deck: str, players: int, paper: str, folder: str = "") -> Product:
    """Sheets of chips for so many players, the same on both sides; in a `folder` other than the deck's, if given."""
    make = partial(chips, deck_id=deck, players=players, paper_id=paper)
    return Product(f"{folder or deck}/marken_{paper}.pdf", "sheet", make, (deck,), (("players", str(players)),))


def chips(workshop: Workshop, deck_id: str, players: int, paper_id: str) -> Made:
    from kartenwerk.press.grid import plan_grid
    from kartenwerk.press.sheet import impose

    deck, data = workshop.catalog.deck(deck_id), ChipData.load(workshop.roots)
    forms = chip_forms(workshop, deck, data)
    pieces = [forms[chip.value] for chip in data.set_for(players)]
    legend = workshop.legend("long-edge")
    grid = plan_grid(data.size, data.size, workshop.sheet(paper_id), margin=legend.margin)
    pages = impose(pieces, pieces, grid, flip="long-edge", bleed=0, marks=workshop.marks, legend=legend)
    palette = {**deck.palette, **{role: colour.ink for role, colour in data.inks.items()}}
    return printed(workshop, palette, pages, f"{deck.title}: Marken", f"{len(pieces)} Marken", duplex="long-edge")


def chip_forms(workshop: Workshop, deck: Deck, data: ChipData) -> dict[int, Form]:
    """The drawing of each chip on its square, by value."""
    from kartenwerk.svg.reader import read_svg

    def fitting(text: str, width: float) -> float:
        return width / workshop.fonts.face(FONT).width(text, 1 / POINT)

    def measure(font: str, text: str, size: float, tracking: float) -> float:
        return workshop.fonts.face(font).width(text, size, tracking)

    roles = {*deck.colours, *data.inks}
    forms = {}
    for chip in data.chips:
        values = {"chip": chip, "groesse": data.size, "durchmesser": data.diameter, "passend": fitting}
        text = workshop.templates.render(TEMPLATE, values)
        drawing = read_svg(text, f"templates/{TEMPLATE}", roles=roles, measure=measure)
        forms[chip.value] = Form.of(f"chip-{chip.value}", drawing.box, drawing.items)
    return forms
