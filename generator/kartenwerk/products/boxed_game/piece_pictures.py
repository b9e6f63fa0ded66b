"""Pictures of pieces for screens: the face in its shape, transparent around it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw
from PIL.Image import Image as Picture

from kartenwerk.build.product import Made, render_pages
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.graphics.display import Form, Page, Place
from kartenwerk.printing.press.shapes import PieceShape
from kartenwerk.products.cards.images import make_png

SIDE = 4096
"""The most pixels that a side of a picture may have."""
_DPI, _LEAST = 300.0, 256
_FINER = 4  # the edge of a shape is drawn in so many dots for one
DIE_COLUMNS = 3


def draw_piece(workshop: Workshop, deck: CustomDeck, name: str, is_back: bool = False) -> Made:
    """A side of the piece of that name."""
    form = _forms(workshop, deck, [name], is_back)[0]
    dpi = resolution(deck)
    (picture,) = _render(workshop, deck, [form], dpi)
    shape = deck.part.outline if deck.part is not None else None
    return make_png(picture if shape is None or shape.is_straight else cut_out(picture, shape), dpi)


def draw_die(workshop: Workshop, deck: CustomDeck, names: Sequence[str]) -> Made:
    """The six sides of a die, three in a row, in the order of their rows."""
    dpi = resolution(deck)
    pictures = _render(workshop, deck, _forms(workshop, deck, names, is_back=False), dpi)
    width, height = pictures[0].size
    sheet = Image.new("RGB", (DIE_COLUMNS * width, -(-len(pictures) // DIE_COLUMNS) * height), "white")
    for place, picture in enumerate(pictures):
        row, column = divmod(place, DIE_COLUMNS)
        sheet.paste(picture, (column * width, row * height))
    return make_png(sheet, dpi)


def resolution(deck: CustomDeck) -> float:
    """The dpi of a piece's picture: that of print, but small pieces have more and large ones less."""
    longest, shortest = max(deck.width, deck.height), min(deck.width, deck.height)
    return min(max(_DPI, _LEAST / shortest * 25.4), SIDE / longest * 25.4)


def cut_out(picture: Picture, shape: PieceShape) -> Picture:
    """The picture with nothing but the shape to be seen."""
    width, height = picture.width * _FINER, picture.height * _FINER
    mask = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(mask)
    if shape.kind == "round":
        pen.ellipse((0, 0, width - 1, height - 1), fill=255)
    else:
        points = [(x / shape.width * width, y / shape.height * height) for x, y in shape.corners]
        pen.polygon(points, fill=255)
    found = picture.convert("RGBA")
    found.putalpha(mask.resize(picture.size, Image.Resampling.BOX))
    return found


def _forms(workshop: Workshop, deck: CustomDeck, names: Sequence[str], is_back: bool) -> list[Form]:
    faces = workshop.tools(deck).faces()
    cards = [deck.pack.card(name) for name in names]
    return [faces.back(card) if is_back else faces.front(card) for card in cards]


def _render(workshop: Workshop, deck: CustomDeck, forms: Sequence[Form], dpi: float) -> list[Picture]:
    pages = [Page(deck.width, deck.height, (Place(form),)) for form in forms]
    return render_pages(workshop, deck.palette, pages, dpi)
