"""One side of a reference card: its rows in the largest type that fits, between the band and the frieze of the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.book.blocks import Block, Heading
from kartenwerk.book.paragraph import Typesetter
from kartenwerk.book.picture import moved
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.series import TINT
from kartenwerk.display import POINT, Box, Fill, Item, Page, Text, rectangle
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.products.booklet.booklet import BOX_EDITION, book_style, booklet_values
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.lettering import CardLettering, suit_marks
from kartenwerk.products.reference_data import ReferenceData
from kartenwerk.products.reference_rows import Strip, StripSetter

if TYPE_CHECKING:
    from kartenwerk.book.style import BookStyle

FRAME = "reference/frame.svg.j2"
PICTURES = "reference"
"""The owner of the pictures that cards of all games share: `templates/reference/figures/`."""


class Side(NamedTuple):
    """A finished side: what it holds, the size of its type in pt, and how much of the body its rows fill."""

    label: str
    size: float
    filled: float
    page: Page


class Fit(NamedTuple):
    """Rows in type of one size."""

    size: float
    strips: list[Strip]

    @property
    def height(self) -> float:
        return sum(strip.height for strip in self.strips)


@dataclass(frozen=True)
class CardSetter:
    """Sets the sides of a game's reference card."""

    workshop: Workshop
    session: Session
    source: str

    def sides(self, blocks: Sequence[Block]) -> tuple[Side, ...]:
        """A side for each title among the blocks; KartenwerkError if text stands before the first."""
        parts: list[tuple[str, list[Block]]] = []
        for block in blocks:
            if isinstance(block, Heading) and block.level == 1:
                parts.append((block.text, []))
            elif parts:
                parts[-1][1].append(block)
            else:
                raise KartenwerkError("a side begins with a title that says what it holds", file=self.source)
        return tuple(self._side(label, body) for label, body in parts)

    def _side(self, label: str, blocks: Sequence[Block]) -> Side:
        fit = self._fit(label, blocks)
        bleed = self.workshop.catalog.print.card.bleed
        items = [*self._frame(label, bleed), *self._body(fit, bleed)]
        lettering = CardLettering(self.workshop.fonts, self.session.deck.id)
        (page,) = lettering.shaped_marks([Page(self._width, self._height, tuple(items), bleed)])
        return Side(label, fit.size, fit.height / self._room, page)

    # --- fitting ----------------------------------------------------------------------------------------------

    def _fit(self, label: str, blocks: Sequence[Block]) -> Fit:
        """The rows in the largest size that fills no more than it may; in the least size they may fill the body."""
        sizes = self._data.type.sizes
        for size in sizes:
            fit = Fit(size, self._strips(blocks, size))
            if fit.height <= self._room * (self._data.type.full if size > sizes[-1] else 1):
                return fit
        raise KartenwerkError(
            f"the reference card of {self.session.data.title} is too full: the side „{label}“ needs "
            f"{fit.height - self._room:.1f} mm more",
            file=self.source,
            found=f"{fit.height:.1f} mm of text in {sizes[-1]:g} pt",
            expected=f"at most {self._room:.1f} mm",
        )

    def _strips(self, blocks: Sequence[Block], size: float) -> list[Strip]:
        style = self._style
        marks = suit_marks(self.workshop, self.session.deck)
        setter = Typesetter(style, self.workshop.fonts, self.workshop.hyphenator, size, marks)

        def figure(name: str, arguments: Mapping[str, str]) -> Any:
            return self._figures.drawing(name, arguments, self._measure, (size + self._data.type.lead) * POINT)

        return StripSetter(setter, self._data, self._measure, style.display, figure).strips(blocks)

    # --- drawing ----------------------------------------------------------------------------------------------

    def _frame(self, label: str, bleed: float) -> list[Item]:
        """Band, frieze, title and what the side holds."""
        band = self._data.band
        items = [*self._ground(bleed)]
        tracking = self._style.setting.tracking.get("display", 0.0)
        title = self.session.deck.series.title(self.session.data.title)
        used = self._width_of(label, "italic", band.label)
        wide = self._width_of(title, self._style.display, 1.0, tracking)
        size = min(band.title, (self._measure - used - band.gap) / wide)
        if size < band.title_least:
            raise KartenwerkError(
                f"the reference card of {self.session.data.title} has no room for its title beside „{label}“",
                file=self.source,
                found=f"a title of {size:.1f} pt",
                expected=f"at least {band.title_least:g} pt",
            )
        margin = self._data.margin
        items.append(Text(margin, band.baseline, title, self._style.display, size, "papier", tracking=tracking))
        items.append(Text(self._width - margin - used, band.baseline, label, "italic", band.label, "papier"))
        return items

    def _ground(self, bleed: float) -> tuple[Item, ...]:
        """The frame without its text, which all cards of a deck share: their frieze takes longer than all the rest."""
        deck, size = self.session.deck, (self._width, self._height)
        values = {"breite": self._width, "hoehe": self._height, "mass": self._data, "anschnitt": bleed}
        key = ("reference frame", deck.id, size, bleed)
        return self.workshop.once(key, lambda: self.workshop.pictures(deck).draw(FRAME, values).items)

    def _body(self, fit: Fit, bleed: float) -> list[Item]:
        """The rows with what is left of the body spread among them, every other one tinted from edge to edge."""
        spare = (self._room - fit.height) / max(len(fit.strips), 1)
        items: list[Item] = []
        y, tinted = self._data.body, False
        for strip in fit.strips:
            tinted = strip.row and not tinted
            if tinted:
                ground = Box(-bleed, y, self._width + bleed, y + strip.height + spare)
                items.append(Fill(rectangle(ground), TINT))
            items += moved(strip.items, self._data.margin, y + spare / 2)
            y += strip.height + spare
        return items

    def _width_of(self, text: str, cut: str, size: float, tracking: float = 0.0) -> float:
        return self.workshop.fonts.face(cut).width(text, size, tracking)

    # --- measures ---------------------------------------------------------------------------------------------

    @cached_property
    def _data(self) -> ReferenceData:
        return ReferenceData.load(self.workshop.roots)

    @cached_property
    def _style(self) -> BookStyle:
        return book_style(self.workshop, self.session.deck, BOX_EDITION)

    @cached_property
    def _figures(self) -> Figures:
        values = booklet_values(self.workshop, self.session)
        owners = {self.session.data.id: values, PICTURES: values}
        return Figures(self.workshop, self.session.deck, owners)

    @property
    def _width(self) -> float:
        return self.session.deck.width

    @property
    def _height(self) -> float:
        return self.session.deck.height

    @property
    def _measure(self) -> float:
        return self._width - 2 * self._data.margin

    @property
    def _room(self) -> float:
        return self._height - self._data.body - self._data.foot
