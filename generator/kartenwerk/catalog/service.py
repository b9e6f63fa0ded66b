"""Print services and their requirements. No two are alike, so all of it is data."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from pydantic import Field, ValidationInfo, field_validator, model_validator

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import one_of
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.paper import SizeId

PageOrder: TypeAlias = Literal["front-back", "back-front", "two-files", "one-file-a-side", "sheets"]
"""How fronts and backs are delivered: in turn, in turn with the back first, in two files, each as a picture of its own,
or as sheets of many cards."""

PlatesWanted: TypeAlias = Literal["spot", "files"]
"""How a print shop is given plates beside the four: as spot colours in one file, or a file for each in black."""
MM_PER_INCH = 25.4


class CardBoxes(NamedTuple):
    """A card by a service's requirements, in mm. `bleed` reaches outwards from the trim, `safe` inwards."""

    width: float
    height: float
    bleed: float
    safe: float
    radius: float


class ServiceCard(Data):
    """A size of card that a service offers, with its trim in the service's unit."""

    size: SizeId
    width: float = Field(gt=0, le=5000)
    height: float = Field(gt=0, le=5000)


class Service(Data):
    """A print service: the data of `rules_data/print/services/<id>.toml`.

    Lengths are in `unit`; a px is one dot at `dpi`. A service without `cards` prints any size.
    """

    id: Id
    title: Name
    note: Name  # German: what to choose on the service's site, shown after a build
    several_backs: Name | None = None  # German: what to do there with cards of several backs
    format: Literal["pdf", "png"]
    flavour: Literal["x1a", "x4"] | None = None  # for PDF alone
    colour: Literal["cmyk", "rgb"]
    order: PageOrder
    unit: Literal["mm", "px"] = "mm"
    dpi: int = Field(ge=150, le=1200)  # of pictures: at least this many in a PDF, exactly this many in a PNG
    bleed: float = Field(ge=0, le=100)
    safe: float = Field(ge=0, le=100)
    radius: float = Field(ge=0, le=100)
    ink_limit: int = Field(ge=200, le=400)  # cyan, magenta, yellow and black together, in percent
    marks: bool
    outlines: bool  # text as outlines instead of fonts
    transparency: bool
    plates: tuple[PlatesWanted, ...] = Field(strict=False, default=())  # how it takes foil, varnish and embossing
    min_text: float = Field(gt=0, le=20)  # pt
    min_light_text: float | None = Field(gt=0, le=20, default=None)  # pt, of light letters on a dark ground
    min_line: float = Field(gt=0, le=5)  # pt
    cards: tuple[ServiceCard, ...] = Field(strict=False, default=())

    @field_validator("cards")
    @classmethod
    def _sizes_differ(cls, cards: tuple[ServiceCard, ...], info: ValidationInfo) -> tuple[ServiceCard, ...]:
        sizes = [card.size for card in cards]
        if len(set(sizes)) < len(sizes):
            raise ValueError("a size occurs twice")
        return cards

    @model_validator(mode="after")
    def _format_is_sound(self) -> Service:
        if (self.format == "pdf") != (self.flavour is not None):
            raise ValueError("a PDF service has a flavour, x1a or x4, and a PNG service none")
        if (self.format == "png") != (self.order == "one-file-a-side"):
            raise ValueError("PNG goes with one-file-a-side, PDF with another order")
        if self.format == "pdf" and self.colour != "cmyk":
            raise ValueError("PDF/X files are in CMYK")
        if self.flavour == "x1a" and self.transparency:
            raise ValueError("PDF/X-1a has no transparency")
        return self

    @property
    def spots(self) -> bool:
        """Whether it prints spot colours."""
        return "spot" in self.plates

    def mm(self, length: float) -> float:
        """A length in the service's unit, in mm."""
        return length * MM_PER_INCH / self.dpi if self.unit == "px" else length

    def boxes(self, size: str, width: float, height: float) -> CardBoxes:
        """A card of that size with its bleed and margins, in mm.

        `width` and `height` are used if the service prints any size. KartenwerkError if it does not offer the size.
        """
        if self.cards:
            offer = self._offer(size)
            width, height = self.mm(offer.width), self.mm(offer.height)
        return CardBoxes(width, height, self.mm(self.bleed), self.mm(self.safe), self.mm(self.radius))

    def size_for(self, designed: str) -> str:
        """The deck's own size if the service offers it, else the first that it offers."""
        sizes = [card.size for card in self.cards]
        return designed if not sizes or designed in sizes else sizes[0]

    def _offer(self, size: str) -> ServiceCard:
        for card in self.cards:
            if card.size == size:
                return card
        raise KartenwerkError(
            "{title} does not print cards of that size",
            title=self.title,
            key="--size",
            found=repr(size),
            expected=one_of(card.size for card in self.cards),
        )
