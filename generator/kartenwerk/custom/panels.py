"""The panels of the tuck box of an own deck: its title and icons on its ground, or a picture on the front."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.colours import INK, PAPER
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import DeckFault, Spot
from kartenwerk.custom.folder import DECK
from kartenwerk.custom.icons import Dots
from kartenwerk.custom.text import icons_of
from kartenwerk.graphics.display import POINT, Box, Fill, Group, Image, Item, Matrix, Text, ellipse, rectangle
from kartenwerk.graphics.svg.general.reader import GeneralDrawing
from kartenwerk.graphics.type.face import Face

MARGIN = 0.11  # of a panel's width: what stays free at its sides
THUMB = 11.0  # mm below the upper edge of the front, where the thumb notch is cut
LARGEST = 34.0  # pt of a title on a box
LEAST = 4.0  # pt of anything
PANELS = ("front", "back", "side", "lid", "bottom")
_LINE = 0.42  # of the title's size: the words below it
_READABLE, _MOST_LINES, _CONTENTS_LEAD = 6.0, 3, 7.0  # pt, lines of one language, mm from line to line


@dataclass(frozen=True)
class BoxPanels:
    """Draws the panels, each upright in mm from its upper left corner; `tuck` is how much of the lid is its flap.

    No title is larger than `largest` pt, and nothing on the front stands in the upper `thumb` mm.
    """

    deck: CustomDeck
    cards: int
    tuck: float
    bleed: float
    largest: float = LARGEST
    thumb: float = THUMB

    def items(self, name: str, width: float, height: float) -> tuple[Item, ...]:
        """One panel with its ground, which runs over its edges. DeckFault where deck.toml is wrong about the box."""
        ground = Fill(rectangle(Box(0, 0, width, height).grow(self.bleed + 3)), self._ground)
        return ground, *self._draw(name, width, height)

    def contents(self, lines: Sequence[str], width: float, height: float) -> tuple[Item, ...] | None:
        """A side with what is in the box, upwards as the title of a side; long lines are broken at commas.

        None where the box's font lacks a character of them, or nobody could read them.
        """
        face = self.deck.tools.fonts.face(self._plain_cut)
        if not all(face.has(sign) for line in lines for sign in line if sign != " "):
            return None
        ground = Fill(rectangle(Box(0, 0, width, height).grow(self.bleed + 3)), self._ground)
        room = height * (1 - 2 * MARGIN)
        for parts in range(1, _MOST_LINES + 1):
            broken = [part for line in lines for part in break_at_commas(line, parts)]
            high = min(width * 0.7 / len(broken), _CONTENTS_LEAD)
            size = min(self._size(line, room, high * 0.42, regular=True) for line in broken)
            if size >= _READABLE:
                break
        if size < LEAST:
            return None
        first = -(len(broken) - 1) * high / 2
        words = [
            item
            for number, line in enumerate(broken)
            for item in self._set(
                line, 0, first + number * high + self._plain_cap * size * POINT / 2, size, regular=True
            )
        ]
        turned = Matrix.turn(-90).then(Matrix.move(width / 2, height / 2))
        return ground, Group(tuple(words), turned)

    def _draw(self, name: str, width: float, height: float) -> Iterator[Item]:
        match name:
            case "front":
                yield from self._front(width, height)
            case "back":
                yield from self._back(width, height)
            case "side" | "far":
                yield from self._side(width, height)
            case "lid":
                yield from self._lid(width, height - self.tuck)
            case "bottom":
                yield from self._bottom(width, height)

    def _front(self, width: float, height: float) -> Iterator[Item]:
        """A picture from fold to fold below the thumb notch, or the icons; then the title and a line below it."""
        room = width * (1 - 2 * MARGIN)
        picture = self._art.picture
        if picture:
            foot = height * 0.72
            yield from self._picture(
                picture, Box(-self.bleed - 1, self.thumb or -self.bleed, width + self.bleed + 1, foot)
            )
            yield from self._title(width / 2, (foot + height) / 2, room, (height - foot) * 0.6)
            return
        icons = self._art.icons
        columns = math.ceil(math.sqrt(len(icons))) if icons else 1
        rows = -(-len(icons) // columns) if icons else 0
        each = min(room / (columns * 1.25), height * 0.5 / max(rows * 1.25, 1), width * 0.42)
        block = rows * each * 1.25
        title = min(height * 0.2, 16.0 * self.largest / LARGEST)
        top = max(self.thumb, (height - block - title - 6) / 2)
        yield from self._icons(icons, columns, width / 2, top, each)
        yield from self._title(width / 2, top + block + 6 + title / 2 if icons else height / 2, room, title)

    def _back(self, width: float, height: float) -> Iterator[Item]:
        """The icons in a row, the title below them."""
        icons = self._art.icons
        room = width * (1 - 2 * MARGIN)
        larger = self.largest / LARGEST
        each = min(room / max(len(icons) * 1.25, 3), 12.0 * larger)
        middle = height / 2
        yield from self._icons(icons, max(len(icons), 1), width / 2, middle - each * 1.5, each)
        yield from self._title(width / 2, middle + each * 0.6 + 3 * larger, room, 9.0 * larger)

    def _side(self, width: float, height: float) -> Iterator[Item]:
        """The title upwards, as on a German spine, and icons above it."""
        icons = self._art.icons[:2]
        each = width * 0.5
        for number, icon in enumerate(icons):
            y = width * 0.5 + number * each * 1.4
            yield from self._icon(icon, Box(width / 2 - each / 2, y, width / 2 + each / 2, y + each))
        length = height - width * 1.2 - len(icons) * each * 1.4
        size = self._size(self.deck.title, length, width * 0.42)
        if size < LEAST:
            return
        cap = self._face.cap_height * size * POINT
        words = Text(0, cap / 2, self.deck.title, self._cut, size, self._ink)
        yield Group((words,), Matrix.turn(-90).then(Matrix.move(width / 2, height - width * 0.6)))

    def _lid(self, width: float, height: float) -> Iterator[Item]:
        yield from self._line(self.deck.title, width / 2, height / 2, width * (1 - 2 * MARGIN), height * 0.4)

    def _bottom(self, width: float, height: float) -> Iterator[Item]:
        """What is in the box."""
        size = f"{self.deck.width:g} × {self.deck.height:g} mm"
        language = self.deck.tools.words
        count = language.card if self.cards == 1 else language.cards.format(count=self.cards)
        words = f"{count}, {size.replace('.', self._mark)}"
        room = width * (1 - 2 * MARGIN)
        yield from self._line(self.deck.title, width / 2, height * 0.36, room, height * 0.2)
        yield from self._line(words, width / 2, height * 0.68, room, height * 0.12, regular=True)

    # --- parts --------------------------------------------------------------------------------------------------

    def _title(self, x: float, y: float, room: float, height: float) -> Iterator[Item]:
        """The title about a point, and the box's own words below it."""
        words = self._art.text
        size = self._size(self.deck.title, room, height * (0.62 if words else 0.8))
        cap = self._face.cap_height * size * POINT
        small = self._size(words, room, cap * 1.1, regular=True) * 1.0 if words else 0.0
        low = self._face.cap_height * min(small, size * _LINE) * POINT if words else 0.0
        gap = cap * 0.55 if words else 0.0
        top = y - (cap + gap + low) / 2
        yield from self._set(self.deck.title, x, top + cap, size, regular=False)
        if words:
            yield from self._set(words, x, top + cap + gap + low, min(small, size * _LINE), regular=True)

    def _line(
        self, words: str, x: float, y: float, room: float, height: float, *, regular: bool = False
    ) -> Iterator[Item]:
        """One line about a point, its capitals at most `height` mm high."""
        size = self._size(words, room, height, regular=regular)
        cap = self._face.cap_height * size * POINT
        yield from self._set(words, x, y + cap / 2, size, regular=regular)

    def _set(self, words: str, x: float, y: float, size: float, *, regular: bool) -> Iterator[Item]:
        """Words about the middle x; none on a panel so narrow that nobody could read them."""
        if size < LEAST:
            return
        cut = self._plain_cut if regular else self._cut
        face = self.deck.tools.fonts.face(cut)
        for sign in words:
            if sign != " " and not face.has(sign):
                where = Spot(DECK, "title" if words == self.deck.title else "tuckbox.text")
                raise DeckFault(
                    _("the font lacks a character"), where, f"{sign} (U+{ord(sign):04X})", _("another character")
                )
        width = face.width(words, size)
        yield Text(x - width / 2, y, words, cut, size, self._ink)

    def _size(self, words: str, room: float, cap: float, *, regular: bool = False) -> float:
        """The size in pt at which capitals are `cap` mm high, or less if the words would be wider than the room."""
        face = self.deck.tools.fonts.face(self._plain_cut if regular else self._cut)
        size = min(cap / (face.cap_height * POINT), self.largest)
        return size * min(1.0, room / max(face.width(words, size), 1e-6))

    def _icons(self, icons: Sequence[str], columns: int, x: float, y: float, each: float) -> Iterator[Item]:
        """Icons in rows about the middle x, below y."""
        step = each * 1.25
        for number, icon in enumerate(icons):
            row, column = divmod(number, columns)
            there = min(columns, len(icons) - row * columns)
            left = x + (column - (there - 1) / 2) * step - each / 2
            yield from self._icon(icon, Box(left, y + row * step, left + each, y + row * step + each))

    def _icon(self, name: str, box: Box) -> Iterator[Item]:
        """An icon; on a dark ground it stands on a light disc, as its colours are chosen for the light of a card."""
        tools = self.deck.tools
        ink, ground = self._ink, self._ground
        if tools.colours.is_dark(ground):
            middle, radius = ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2), box.width / 2
            yield Fill(ellipse(*middle, radius, radius), PAPER)
            box, ink, ground = box.grow(-0.2 * box.width), self._word_ink(name), PAPER
        with _at_key("icons"):
            placed = tools.icons.place(tools.icons.file(name), ink, box)
        if isinstance(placed, Dots):
            area = placed.within(box)
            yield Image(tools.pictures.rasterize(placed, area, tools.colours.full(ground)), area)
        else:
            yield placed[0]

    def _word_ink(self, icon: str) -> str:
        """The ink of an icon without one of its own: that of the word it stands for in `[lists]`, else black."""
        tools = self.deck.tools
        for entries in tools.file.lists.values():
            for entry in entries.values():
                if entry.get("icon") == icon and "colour" in entry:
                    with suppress(KartenwerkError):
                        return tools.colours.ink(entry["colour"])
        return INK

    def _picture(self, name: str, box: Box) -> Iterator[Item]:
        tools = self.deck.tools
        with _at_key("picture"):
            file = tools.folder.find("pictures", name)
            if file.path.suffix.lower() == ".svg":
                yield from self._drawing(tools.icons.drawing(file, self._ink), box)
                return
            crop = tools.pictures.crop(file, box, "cover", None)
        yield Image(tools.pictures.raster(file, crop, tools.colours.full(self._ground)), crop.box)

    def _drawing(self, drawing: GeneralDrawing | Dots, box: Box) -> Iterator[Item]:
        """An SVG picture that covers the box."""
        tools = self.deck.tools
        if isinstance(drawing, Dots):
            area = drawing.within(box)
            yield Image(tools.pictures.rasterize(drawing, area, tools.colours.full(self._ground)), area)
            return
        view = drawing.box
        scale = max(box.width / view.width, box.height / view.height)
        x, y = (box.x0 + box.x1 - view.width * scale) / 2, (box.y0 + box.y1 - view.height * scale) / 2
        inner = Group(drawing.items, Matrix(scale, 0, 0, scale, x - view.x0 * scale, y - view.y0 * scale))
        yield Group((inner,), clip=box)

    @property
    def _plain_cap(self) -> float:
        return self.deck.tools.fonts.face(self._plain_cut).cap_height

    @property
    def _art(self) -> _Art:
        art = self.deck.tools.file.tuckbox
        icons = art.icons or tuple(dict.fromkeys(self._first_icons()))[:4]
        return _Art(icons, art.picture or "", art.text or "")

    def _first_icons(self) -> Iterator[str]:
        """The icons that the first cards show."""
        known = self.deck.tools.folder.icons()
        for card in self.deck.cards:
            for name in (str(card.values.get("icon", "")), *icons_of(str(card.values.get("text", "")))):
                if name in known:
                    yield name

    @cached_property
    def _ground(self) -> str:
        with _at_key("ground"):
            return self.deck.tools.colours.ink(self.deck.tools.file.tuckbox.ground)

    @cached_property
    def _ink(self) -> str:
        colour = self.deck.tools.file.tuckbox.colour
        colours = self.deck.tools.colours
        if colour:
            with _at_key("colour"):
                return colours.ink(colour)
        return PAPER if colours.is_dark(self._ground) else INK

    @cached_property
    def _cut(self) -> str:
        with _at_key("font"):
            return self.deck.tools.title_cut

    @cached_property
    def _plain_cut(self) -> str:
        tools = self.deck.tools
        with _at_key("font"):
            return tools.fonts.cut(tools.file.tuckbox.font or "text", bold=False, italic=False)

    @cached_property
    def _face(self) -> Face:
        return self.deck.tools.fonts.face(self._cut)

    @property
    def _mark(self) -> str:
        return self.deck.tools.mark


def break_at_commas(line: str, parts: int) -> list[str]:
    """The line in so many parts about as long as each other, fewer where it has no more commas."""
    found, words = [""], line.split(", ")
    for number, word in enumerate(words):
        longer = ", ".join(filter(None, (found[-1], word)))
        room = len(line) / parts
        if len(found) < parts and found[-1] and abs(len(longer) - room) > abs(len(found[-1]) - room):
            found[-1] += ","
            found.append(word)
        else:
            found[-1] = longer if number else word
    return found


@contextmanager
def _at_key(key: str) -> Iterator[None]:
    """DeckFault with a key of `[tuckbox]` for errors raised within, unless they are about a file."""
    try:
        yield
    except KartenwerkError as error:
        if error.file is not None:
            raise
        raise DeckFault(error.message, Spot(DECK, f"tuckbox.{key}"), error.found, error.expected) from error


@dataclass(frozen=True)
class _Art:
    icons: tuple[str, ...]
    picture: str
    text: str
