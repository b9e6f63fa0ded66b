"""The figures of rules in a folder: rows of cards and parts, pictures of files, tables, and the cover like the box."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import unquote

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.panels import LARGEST, BoxPanels
from kartenwerk.graphics.display import Box, Form, Item, Matrix, Place
from kartenwerk.graphics.svg.reader import Drawing
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.products.booklet.manuscript import Peek
from kartenwerk.products.booklet.own_rules.described import describe_table
from kartenwerk.products.booklet.own_rules.diagram import DiagramPen
from kartenwerk.products.booklet.own_rules.files import FilePictures
from kartenwerk.products.booklet.own_rules.pieces import ShownPieces
from kartenwerk.products.booklet.own_rules.set_up import SetUp
from kartenwerk.products.booklet.own_rules.text import ROW, TABLE
from kartenwerk.text.book.markdown import PICTURE

COVER, BACK_COVER, INSIDE = "umschlag", "rueckseite", "innenseite"
"""The pictures of a booklet beside those of its text: the cover, and where the text leaves pages free the back of the
cover and its white inside. So pages are filled, and none is half empty because four are folded from a sheet."""
WIDEST, GAP = 19.0, 2.0
"""The widest that a pictured card is, and the room between two, in mm."""
SHRUNK = 0.4
"""By how much of a line a row of cards is made lower, so that it does not leave nearly a whole line free."""


@dataclass(frozen=True)
class OwnFigures:
    """Draws and describes the figures of one text; the `cover` is like the box of that deck.

    `usual` is the width of the page for which the cover is designed.
    """

    deck: CustomDeck
    cover: CustomDeck
    pieces: ShownPieces
    tables: Mapping[int, SetUp]
    fonts: Fonts
    usual: float
    source: str

    def draw(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Drawing:
        """A row of cards, a picture, a table; or the cover, which looks like the box: in front, behind or inside."""
        match name:
            case _ if name == INSIDE:
                return _drawing(measure, lead, ())
            case _ if name in (COVER, BACK_COVER):
                largest = LARGEST * max(1.0, measure / self.usual)
                panels = BoxPanels(self.cover, len(self.cover.pack.cards), 0.0, 3.0, largest)
                side = "front" if name == COVER else "back"
                return _drawing(measure, lead, panels.items(side, measure, lead))
            case _ if name == ROW:
                found = [self.pieces.find(unquote(each)) for each in arguments.get("ids", "").split()]
                return draw_row([self.pieces.draw_framed(piece) for piece in found], measure, lead)
            case _ if name == PICTURE:
                return FilePictures(self.deck.tools, self.source).draw(arguments, measure)
            case _ if name == TABLE:
                table = self.tables[int(arguments["zeile"])]
                return DiagramPen(self.pieces, self.fonts, self.source).draw(table, measure)
        raise KartenwerkError("there is no such figure", found=name, expected=_("cards, such as :id:"))

    def describe(self, name: str, arguments: Mapping[str, str]) -> Sequence[str]:
        """What a figure shows in words; of the cover the title."""
        if name == ROW:
            found = [self.pieces.find(unquote(each)) for each in arguments.get("ids", "").split()]
            return [", ".join(piece.title for piece in found)]
        if name == PICTURE:
            return [arguments["worte"]]
        if name == TABLE:
            return describe_table(self.tables[int(arguments["zeile"])], self.deck.tools.words.table)
        return [self.deck.title]

    def peek(self, name: str) -> Peek | None:
        """The card or part that a sentence names, for a page on which it can be pointed at; None if there is none."""
        try:
            piece = self.pieces.find(name)
        except KartenwerkError:
            return None
        said = "" if piece.is_back else " ".join(piece.deck.words_on(piece.card.card).split())
        return Peek(self.pieces.draw_framed(piece), ". ".join(filter(None, (piece.title, said))))


def draw_row(forms: Sequence[Form], measure: float, lead: float) -> Drawing:
    """Cards and parts beside each other in the middle, in several rows if they are many, in true proportion."""
    boxes = [form.box for form in forms]
    wide, high = max(box.x1 for box in boxes), max(box.y1 for box in boxes)
    columns = min(len(forms), max(1, int((measure + GAP) / (WIDEST * 0.7 + GAP))))
    rows = -(-len(forms) // columns)
    widest = min(WIDEST, (measure - GAP * (columns - 1)) / columns)
    lines = max(1, math.ceil(rows * (widest * high / wide + GAP) / lead - SHRUNK))
    height = min(widest * high / wide, lines * lead / rows - GAP)
    scale = height / high
    width = scale * wide
    top = (lines * lead - rows * (height + GAP) + GAP) / 2
    items: list[Item] = []
    for number, (form, box) in enumerate(zip(forms, boxes, strict=True)):
        row, column = divmod(number, columns)
        there = min(columns, len(forms) - row * columns)
        left = (measure - there * width - (there - 1) * GAP) / 2 + column * (width + GAP)
        across, down = (wide - box.x1) * scale / 2, (high - box.y1) * scale / 2
        place = Matrix(scale, 0, 0, scale, left + across, top + row * (height + GAP) + down)
        items.append(Place(form, place))
    return _drawing(measure, lines * lead, items)


def _drawing(width: float, height: float, items: Sequence[Item]) -> Drawing:
    return Drawing(width, height, Box(0, 0, width, height), tuple(items))
