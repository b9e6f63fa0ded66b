"""The board of a game: whole for a print shop, and over several sheets to be glued together at home."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Matrix, Page, Place, Stroke, Text, line, rectangle
from kartenwerk.printing.press.paper import PaperSize, cut_marks, sheet_page
from kartenwerk.printing.press.poster import Poster, PosterSheet, plan_poster
from kartenwerk.products.boxed_game.data import BoxedGameData

MARGIN = 5.0
"""mm along the paper's edge that no home printer prints on."""
_BLEED = 3.0
"""mm that a sheet shows beyond its cuts, so that no white remains."""
_LABEL = 2.6  # mm: the least height of the label beside the board
_CLEAR = 8.6  # mm from the cut to the label: crop marks stand between
_SIZE = 7.5  # pt
_CELL = 2.4  # mm: a sheet in the picture of the whole
_LINE = 0.15  # mm
_WITHIN = 0.25  # mm from where the next sheet begins to the line, which it covers


def board_products(deck: CustomDeck, name: str, paper: str) -> list[Product]:
    """The board on sheets of that paper, and on one page with bleed."""
    sheets = partial(board_sheets, deck=deck, paper=paper)
    return [
        Product(f"{deck.id}/{name}_{paper}.pdf", "board", sheets, (deck.id,)),
        Product(f"{deck.id}/{name}.pdf", "single", partial(whole_board, deck=deck), (deck.id,)),
    ]


def poster_of(deck: CustomDeck, paper: PaperSize) -> Poster:
    """How a board lies on sheets of a paper."""
    part = deck.part
    assert part is not None
    return plan_poster(deck.width, deck.height, paper, part.join, part.overlap, MARGIN)


def whole_board(workshop: Workshop, deck: CustomDeck) -> Made:
    """A page for each board, with its bleed."""
    pages = [Page(deck.width, deck.height, (Place(form),), deck.measures.bleed) for form in _boards(workshop, deck)]
    return make_pdf(workshop, deck.palette, pages, deck.title)


def board_sheets(workshop: Workshop, deck: CustomDeck, paper: str) -> Made:
    """The sheets of each board, in rows."""
    poster = poster_of(deck, workshop.sheet(paper))
    data = BoxedGameData.load(workshop.roots, workshop.printed_in)
    whole = Box(0, 0, deck.width, deck.height).grow(deck.measures.bleed)
    pages = []
    for form in _boards(workshop, deck):
        for sheet in poster.sheets:
            place = sheet.place
            title = data.sheet_of_board.format(
                board=deck.title,
                number=sheet.row * poster.columns + sheet.column + 1,
                count=len(poster.sheets),
                column=sheet.column + 1,
                row=sheet.row + 1,
            )
            shown = sheet.shows.grow(_BLEED).clip(whole)
            moved = Matrix.move(sheet.x - sheet.shows.x0, sheet.y - sheet.shows.y0)
            items: list[Item] = [Group((Place(form),), moved, shown), *_draw_covered(sheet)]
            marks = workshop.marks
            items += cut_marks((place.x0, place.x1), (place.y0, place.y1), poster.paper, marks)
            items += _label(poster, sheet, title)
            pages.append(sheet_page(poster.paper, items))
    return make_pdf(workshop, deck.palette, pages, deck.title, duplex="one-sided")


def _boards(workshop: Workshop, deck: CustomDeck) -> list[Form]:
    faces = workshop.tools(deck).faces()
    return [faces.front(card) for card in deck.pack.cards]


def _draw_covered(sheet: PosterSheet) -> Iterator[Item]:
    """Dashed lines where the next sheets begin: within the strips, so that these cover them."""
    place, (right, below) = sheet.place, sheet.lap
    lines = []
    if right:
        lines.append(line(place.x1 - right + _WITHIN, place.y0, place.x1 - right + _WITHIN, place.y1))
    if below:
        lines.append(line(place.x0, place.y1 - below + _WITHIN, place.x1, place.y1 - below + _WITHIN))
    for path in lines:
        yield Stroke(path, "papier", _LINE)
        yield Stroke(path, "tinte", _LINE, dash=(1.5, 1.5))


def _label(poster: Poster, sheet: PosterSheet, title: str) -> Iterator[Item]:
    """The sheet's number and a picture of the whole, in the wider margin; nothing where neither has room."""
    place, paper = sheet.place, poster.paper
    foot, side = paper.height - place.y1 - MARGIN, paper.width - place.x1 - MARGIN
    height = max(_LABEL, poster.rows * _CELL)
    drawn = [*_picture_of_whole(poster, sheet)]
    drawn.append(Text(poster.columns * _CELL + 2, 2.1, title, "text", _SIZE))
    if foot >= _CLEAR + height:
        yield Group(tuple(drawn), Matrix.move(place.x0 + 8, place.y1 + _CLEAR))
    elif side >= _CLEAR + height:
        yield Group(tuple(drawn), Matrix.turn(90).then(Matrix.move(place.x1 + _CLEAR + height, place.y0 + 8)))


def _picture_of_whole(poster: Poster, sheet: PosterSheet) -> Iterator[Item]:
    """All sheets small, this one dark."""
    for other in poster.sheets:
        cell = Box(other.column * _CELL, other.row * _CELL, (other.column + 1) * _CELL, (other.row + 1) * _CELL)
        if other is sheet:
            yield Fill(rectangle(cell), "tinte")
        yield Stroke(rectangle(cell), "tinte", 0.15)
