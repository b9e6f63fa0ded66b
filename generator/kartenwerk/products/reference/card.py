"""One side of a reference card: its rows in the largest type that fits, between the band and the frieze of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog import Deck
from kartenwerk.catalog.series import TINT
from kartenwerk.graphics.display import POINT, Box, Fill, Item, Page, Text, rectangle
from kartenwerk.products.booklet.manuscript import BOX_EDITION, Manuscript
from kartenwerk.products.booklet.pages import book_style
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.generic_words import generic_words
from kartenwerk.products.reference.data import ReferenceData
from kartenwerk.products.reference.link_code import LinkCode
from kartenwerk.products.reference.rows import Strip, StripSetter
from kartenwerk.text.book.blocks import Block, Heading
from kartenwerk.text.book.paragraph import Typesetter
from kartenwerk.text.book.picture import move_items

if TYPE_CHECKING:
    from kartenwerk.text.book.style import BookStyle

FRAME = "reference/frame.svg.j2"

CODE_CUT = "tabular-bold"
"""Its figures are as high as its capitals."""


class Side(NamedTuple):
    """A finished side: what it holds, the size of its type in pt, and how much of the body its rows fill."""

    label: str
    size: float
    filled: float
    page: Page


class SetRows(NamedTuple):
    """Rows in type of one size. Those of the numbers `beside` leave room for a code at their right."""

    size: float
    strips: list[Strip]
    beside: range = range(0)

    @property
    def height(self) -> float:
        return sum(strip.height for strip in self.strips)


@dataclass(frozen=True)
class CardSetter:
    """Sets the sides of a reference card from short rules; one of them bears the `code`, if there is one."""

    workshop: Workshop
    rules: Manuscript
    code: LinkCode | None = None

    def sides(self, blocks: Sequence[Block]) -> tuple[Side, ...]:
        """A side for each title among the blocks; KartenwerkError if text stands before the first."""
        parts: list[tuple[str, list[Block]]] = []
        for block in blocks:
            if isinstance(block, Heading) and block.level == 1:
                parts.append((block.text, []))
            elif parts:
                parts[-1][1].append(block)
            else:
                raise KartenwerkError("a side begins with a title that says what it holds", file=self.rules.source)
        fits = [self._fit(label, body) for label, body in parts]
        if self.code:
            side, fit = self._with_code(self.code, [body for _, body in parts], [each.size for each in fits])
            fits[side] = fit
        return tuple(self._side(label, fit) for (label, _), fit in zip(parts, fits, strict=True))

    def _side(self, label: str, fit: SetRows) -> Side:
        bleed = designed_boxes(self.workshop.catalog, self.rules.deck).bleed
        items = [*self._frame(label, bleed), *self._body(fit, bleed)]
        (page,) = self.rules.signs.place_signs([Page(self._width, self._height, tuple(items), bleed)])
        return Side(label, fit.size, fit.height / self._room, page)

    # --- fitting ----------------------------------------------------------------------------------------------

    def _fit(self, label: str, blocks: Sequence[Block]) -> SetRows:
        """The rows in the largest size that fills no more than it may; in the least size they may fill the body."""
        sizes = self._data.type.sizes
        for size in sizes:
            fit = SetRows(size, self._strips(blocks, size))
            if fit.height <= self._room * (self._data.type.full if size > sizes[-1] else 1):
                return fit
        raise KartenwerkError(
            "the reference card of {title} is too full: the side „{label}“ needs {missing:.1f} mm more",
            title=self.rules.title,
            label=label,
            missing=fit.height - self._room,
            file=self.rules.source,
            found=_("{height:.1f} mm of text in {size:g} pt", height=fit.height, size=sizes[-1]),
            expected=_("at most {most:.1f} mm", most=self._room),
        )

    def _with_code(
        self, code: LinkCode, sides: Sequence[Sequence[Block]], most: Sequence[float]
    ) -> tuple[int, SetRows]:
        """The side that bears the code, and its rows: the one that keeps the largest type, of equal ones the last.

        `most` are the sizes of the sides without a code. Where none has room, rows are closer, and in the least size
        they may fill the body.
        """
        type, close = self._data.type, self._data.link.padding
        ways = (
            (type.sizes, type.full, self._data.rows.padding),
            (type.sizes, type.full, close),
            (type.sizes[-1:], 1.0, close),
        )
        for sizes, full, padding in ways:
            fits = [
                (side, self._beside(code, body, [size for size in sizes if size <= most[side]], full, padding))
                for side, body in enumerate(sides)
            ]
            found = [(side, fit) for side, fit in fits if fit]
            if found:
                return max(found, key=lambda each: (each[1].size, each[0]))
        raise KartenwerkError(
            "the reference card of {title} has no room for the code of the address",
            title=self.rules.title,
            key="--link",
            found=_("a code of {size:.1f} mm", size=code.size),
            expected=_("a shorter address, or a card without one"),
        )

    def _beside(
        self, code: LinkCode, blocks: Sequence[Block], sizes: Sequence[float], full: float, padding: float
    ) -> SetRows | None:
        """The rows in the first size that leaves room for a code beside some of them; None if none does."""
        most = self._room * full
        for size in sizes:
            wide = self._strips(blocks, size, padding=padding)
            if sum(strip.height for strip in wide) > most:
                continue
            try:
                narrow = self._strips(blocks, size, code.size + code.quiet + self._data.link.gap, padding)
            except KartenwerkError:  # a word is too long
                continue
            for beside in _stretches(wide):
                strips = [*wide[: beside.start], *_grow(narrow, beside, code), *wide[beside.stop :]]
                fit = SetRows(size, strips, beside)
                if fit.height <= most:
                    return fit
        return None

    def _strips(
        self, blocks: Sequence[Block], size: float, less: float = 0.0, padding: float | None = None
    ) -> list[Strip]:
        """The rows of a side, `less` mm narrower than it is."""
        style = self._style
        rules, signs = self.rules, self.rules.signs
        marks, names = signs.marks(style.inks.text), rules.deck.compound_names
        setter = Typesetter(style, signs.typefaces, rules.hyphenator, size, marks, names=names)

        def figure(name: str, arguments: Mapping[str, str]) -> Any:
            return self.rules.drawing(name, arguments, self._measure, (size + self._data.type.lead) * POINT)

        rows = self._data.rows if padding is None else self._data.rows.model_copy(update={"padding": padding})
        data = self._data.model_copy(update={"rows": rows})
        return StripSetter(setter, data, self._measure - less, style.display, figure).strips(blocks)

    # --- drawing ----------------------------------------------------------------------------------------------

    def _frame(self, label: str, bleed: float) -> list[Item]:
        """Band, frieze, title and what the side holds."""
        band = self._data.band
        items = [*_ground(self.workshop, self.rules.deck, bleed)]
        tracking = self._style.setting.tracking.get("display", 0.0)
        title = self.rules.deck.series.title(self.rules.title)
        used = self._width_of(label, "italic", band.label)
        wide = self._width_of(title, self._style.display, 1.0, tracking)
        size = min(band.title, (self._measure - used - band.gap) / wide)
        if size < band.title_least:
            raise KartenwerkError(
                "the reference card of {title} has no room for its title beside „{label}“",
                title=self.rules.title,
                label=label,
                file=self.rules.source,
                found=_("a title of {size:.1f} pt", size=size),
                expected=_("at least {least:g} pt", least=band.title_least),
            )
        margin, baseline = self._data.margin, band.baseline
        if self.rules.code:
            baseline -= self._data.code.title
            items += self._rule_code(self.rules.code)
        items.append(Text(margin, baseline, title, self._style.display, size, "papier", tracking=tracking))
        items.append(Text(self._width - margin - used, baseline, label, "italic", band.label, "papier"))
        return items

    def _rule_code(self, code: str) -> list[Item]:
        """The code of a table's own rules below the title; nothing where it is too long to be read in one line."""
        data, left, ours = self._data.code, self._data.margin, generic_words(self.workshop)["our_rules"]
        said, whole = (self._width_of(each, cut, 1.0) for each, cut in ((ours, "italic"), (code, CODE_CUT)))
        size = min(data.size, self._measure / (said + whole))
        if size < data.least:
            return []
        return [
            Text(left, data.baseline, ours, "italic", size, "papier"),
            Text(left + said * size, data.baseline, code, CODE_CUT, size, "papier"),
        ]

    def _body(self, fit: SetRows, bleed: float) -> list[Item]:
        """The rows with what is left of the body spread among them, every other one tinted from edge to edge.

        Beside a code the tints end where its white begins.
        """
        spare = (self._room - fit.height) / max(len(fit.strips), 1)
        items: list[Item] = []
        edges = [self._data.body]
        tinted = False
        for number, strip in enumerate(fit.strips):
            y = edges[-1]
            tinted = strip.row and not tinted
            if tinted:
                right = self._code_left(self.code) - self.code.quiet if self.code and number in fit.beside else None
                ground = Box(-bleed, y, self._width + bleed if right is None else right, y + strip.height + spare)
                items.append(Fill(rectangle(ground), TINT))
            items += move_items(strip.items, self._data.margin, y + spare / 2)
            edges.append(y + strip.height + spare)
        if self.code and fit.beside:
            middle = (edges[fit.beside.start] + edges[fit.beside.stop]) / 2
            left, ink = self._code_left(self.code), self._data.link.ink
            items.append(self.code.draw(left, middle - self.code.size / 2, ink))
        return items

    def _code_left(self, code: LinkCode) -> float:
        """Where a code begins, in mm: it ends with the lines of the text."""
        return self._width - self._data.margin - code.size

    def _width_of(self, text: str, cut: str, size: float, tracking: float = 0.0) -> float:
        return self.workshop.fonts.face(cut).width(text, size, tracking)

    # --- measures ---------------------------------------------------------------------------------------------

    @cached_property
    def _data(self) -> ReferenceData:
        return ReferenceData.load(self.workshop.roots)

    @cached_property
    def _style(self) -> BookStyle:
        return book_style(self.workshop, self.rules.deck, BOX_EDITION)

    @property
    def _width(self) -> float:
        return self.rules.deck.width

    @property
    def _height(self) -> float:
        return self.rules.deck.height

    @property
    def _measure(self) -> float:
        return self._width - 2 * self._data.margin

    @property
    def _room(self) -> float:
        return self._height - self._data.body - self._data.foot


@once_a_run
def _ground(workshop: Workshop, deck: Deck, bleed: float) -> tuple[Item, ...]:
    """The frame without its text, which all cards of a deck share: their frieze takes longer than all the rest."""
    data = ReferenceData.load(workshop.roots)
    values = {"breite": deck.width, "hoehe": deck.height, "mass": data, "anschnitt": bleed}
    return workshop.tools(deck).pictures.draw(FRAME, values).items


def _stretches(strips: Sequence[Strip]) -> Iterator[range]:
    """The rows beside which a code may stand, one after the other and without a picture: the last first, then fewer."""
    for stop in range(len(strips), 0, -1):
        for start in range(stop - 1, -1, -1):
            if strips[start].picture:
                break
            yield range(start, stop)


def _grow(strips: Sequence[Strip], beside: range, code: LinkCode) -> list[Strip]:
    """Those of the rows that stand beside a code, higher if they are not as high as the code with its white."""
    chosen = [strips[number] for number in beside]
    more = max(0.0, code.size + 2 * code.quiet - sum(strip.height for strip in chosen)) / len(chosen)
    return [
        strip._replace(height=strip.height + more, items=move_items(strip.items, 0.0, more / 2)) for strip in chosen
    ]
