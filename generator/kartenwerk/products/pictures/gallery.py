"""Pictures of what we make, for the README: the box, cards fanned, spreads of the booklet, the pad; light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.palette import Ink
from kartenwerk.build.product import render_pages
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Box, Clip, Fill, Group, Item, Matrix, Page, Place, Stroke, rectangle
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import bind
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.picture import draw_closed_box
from kartenwerk.products.pad.game import draw_leaf
from kartenwerk.products.pictures.preview import WHITE, ShownDeck, gallery_data

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH = 240.0
"""Of a picture, in mm of what it shows."""

DPI = 100.0
BOX_SCALE = 7.0
"""Pixels for a millimetre of the box."""

COLOURS = 192
MARGIN = 10.0
GROUND = "grund"
PAGE, PAD = "a6", "a6"
EDGE = 0.3
CARD, TURN, HAND = 0.72, 8.0, 200.0
"""The cards of the fan: their scale, the degrees between two, and how far below their heads they are held, in mm."""


class _Sheet(NamedTuple):
    """A page, and where its upper left corner lies in mm; it is turned round its middle, in degrees."""

    page: Page
    x: float
    y: float
    turn: float = 0.0


class ShownGame(NamedTuple):
    """The game whose booklet and pad are shown: spreads in A6 by the numbers of their pages, a leaf for so many."""

    id: str
    spreads: tuple[tuple[int, int], ...]
    players: int


def gallery(workshop: Workshop, game: ShownGame) -> Iterator[tuple[str, bytes]]:
    """Each picture as a PNG, under its name without an ending: "karten-hell", "karten-dunkel"."""
    shown = gallery_data(workshop.roots).shown
    drawn: Mapping[str, Callable[[str], Image]] = {
        "schachtel": partial(_box, workshop, shown),
        "karten": partial(_cards, workshop, shown),
        "heft": partial(_booklet, workshop, game),
        "block": partial(_pad, workshop, game),
    }
    for name, draw in drawn.items():
        for scheme, ground in shown.grounds.items():
            yield f"{name}-{scheme}", _png(draw(ground))


def _box(workshop: Workshop, shown: ShownDeck, ground: str) -> Image:
    deck, data = workshop.catalog.deck(shown.deck), BoxData.load(workshop.roots)
    here = data.model_copy(update={"view": data.view.model_copy(update={"ground": ground})})
    return draw_closed_box(workshop, deck, here, box_contents(workshop.catalog, deck), BOX_SCALE)


def _cards(workshop: Workshop, shown: ShownDeck, ground: str) -> Image:
    """The cards as a hand holds them."""
    deck = workshop.catalog.deck(shown.deck)
    faces, corner = workshop.tools(deck).faces(), workshop.catalog.print.card.radius
    edge = rectangle(Box(0, 0, deck.width, deck.height), corner)
    cards = deck.pack.read(shown.cards)
    items: list[Item] = []
    for place, card in enumerate(cards):
        turn = (place - (len(cards) - 1) / 2) * TURN
        start = (
            Matrix.scale(CARD)
            .then(Matrix.move((WIDTH - CARD * deck.width) / 2, MARGIN))
            .then(Matrix.turn(turn, WIDTH / 2, HAND))
        )
        face = (Fill(edge, "papier"), Place(faces.front(card)), Stroke(edge, "tinte", EDGE))
        items.append(Group(face, start, Clip(edge)))
    return _draw(workshop, deck.palette, items, CARD * deck.height + 4 * MARGIN, ground)


def _booklet(workshop: Workshop, game: ShownGame, ground: str) -> Image:
    """Spreads side by side."""
    session = workshop.session(game.id, None, [])
    pages = bind(workshop, game_manuscript(workshop, session), PAGE).pages
    width, height = pages[0].width, pages[0].height
    sheets = [
        _Sheet(pages[number - 1], MARGIN + place * (2 * width + MARGIN) + side * width, MARGIN)
        for place, spread in enumerate(game.spreads)
        for side, number in enumerate(spread)
    ]
    whole = len(game.spreads) * (2 * width + MARGIN) + MARGIN
    return _draw(workshop, _white(session.deck), _lay(sheets), height + 2 * MARGIN, ground, whole)


def _pad(workshop: Workshop, game: ShownGame, ground: str) -> Image:
    """A leaf that is filled in, on others."""
    session = workshop.session(game.id, None, [])
    blank, filled = (draw_leaf(workshop, session, PAD, game.players, filled=each) for each in (False, True))
    middle = WIDTH / 2
    sheets = [
        _Sheet(blank, middle - blank.width * 1.06, MARGIN * 1.6, -5.0),
        _Sheet(filled, middle + blank.width * 0.02, MARGIN * 1.2, 2.5),
    ]
    return _draw(workshop, _white(session.deck), _lay(sheets), blank.height + 3 * MARGIN, ground)


def _white(deck: Deck) -> Mapping[str, Ink]:
    """The inks on white paper, which stands out from either ground."""
    return {**deck.palette, "papier": WHITE}


def _lay(sheets: Sequence[_Sheet]) -> list[Item]:
    items: list[Item] = []
    for sheet in sheets:
        trim = Box(0, 0, sheet.page.width, sheet.page.height)
        edge = rectangle(trim)
        turned = Matrix.turn(sheet.turn, trim.x1 / 2, trim.y1 / 2).then(Matrix.move(sheet.x, sheet.y))
        items.append(Group((Fill(edge, "papier"), *sheet.page.items, Stroke(edge, "grau", EDGE)), turned, trim))
    return items


def _draw(
    workshop: Workshop,
    inks: Mapping[str, Ink],
    items: Sequence[Item],
    height: float,
    ground: str,
    width: float = WIDTH,
) -> Image:
    """The items on a ground, `width` by `height` mm."""
    page = Page(width, height, (Fill(rectangle(Box(0, 0, width, height)), GROUND), *items))
    palette = {**inks, GROUND: Ink((0, 0, 0, 0), ground)}
    return render_pages(workshop, palette, [page], DPI)[0]


def _png(picture: Image) -> bytes:
    from PIL import Image as Pictures

    file = BytesIO()
    flat = picture.convert("RGB").quantize(COLOURS, dither=Pictures.Dither.NONE)
    flat.save(file, "PNG", optimize=True)
    return file.getvalue()
