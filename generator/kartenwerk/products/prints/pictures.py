"""What has changed as pictures: a PNG for each pair, and a PDF with four pairs a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from io import BytesIO

from kartenwerk.base.palette import Ink
from kartenwerk.build.product import Made, Product, render_pages, write_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import (
    Box,
    Group,
    Image,
    Item,
    Matrix,
    Page,
    Raster,
    Stroke,
    Text,
    rectangle,
)
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.products.prints.pairs import Pair, ShownFace, names_of, open_picture

PAPER = 297.0, 210.0  # mm: A4 across
MARGIN = 12.0
_HEAD = 7.5  # mm above a card: the name of the pair
_LABEL = 4.5  # mm above a card: what it is
_GAP = 5.0  # mm between old and new
_EDGE = 0.15  # mm
_FRAME = 0.6  # mm
_SIZES = 10.0, 7.5  # pt
_DPI = 150
_PALETTE = {
    "tinte": Ink((0, 0, 0, 100), "#1A1A1A"),
    "leise": Ink((0, 0, 0, 60), "#6A6661"),
    "rand": Ink((0, 0, 0, 30), "#BDB8B1"),
    "neu": Ink((0, 100, 20, 0), "#D0006F"),
}


def pair_products(pairs: Sequence[Pair], deck: str, folder: str) -> list[Product]:
    """A PNG for each pair."""
    return [
        Product(f"{folder}/{name}.png", "image", partial(draw_pair, pair=pair), (deck,), for_press=False)
        for name, pair in zip(names_of(pairs, deck), pairs, strict=True)
    ]


def pairs_product(pairs: Sequence[Pair], deck: str, folder: str, title: str) -> Product:
    """A PDF of all pairs."""
    make = partial(draw_pairs, pairs=tuple(pairs), title=title)
    return Product(f"{folder}/{deck}.pdf", "guide", make, (deck,), for_press=False)


def draw_pair(workshop: Workshop, pair: Pair) -> Made:
    """One pair in the cards' own size."""
    width, height = _size(pair)
    page = Page(width + 2 * _GAP, height + 2 * _GAP, (Group(tuple(_draw(workshop, pair)), Matrix.move(_GAP, _GAP)),))
    (picture,) = render_pages(workshop, _PALETTE, [page], _DPI)
    target = BytesIO()
    picture.save(target, "PNG", dpi=(_DPI, _DPI))
    return Made(target.getvalue(), 1)


def draw_pairs(workshop: Workshop, pairs: Sequence[Pair], title: str) -> Made:
    """Four pairs a page, two by two, smaller where the cards are large."""
    cell = (PAPER[0] - 2 * MARGIN - _GAP) / 2, (PAPER[1] - 2 * MARGIN - _GAP) / 2
    pages = []
    for start in range(0, len(pairs), 4):
        items: list[Item] = []
        for place, pair in enumerate(pairs[start : start + 4]):
            row, column = divmod(place, 2)
            width, height = _size(pair)
            scale = min(1.0, cell[0] / width, cell[1] / height)
            x, y = MARGIN + column * (cell[0] + _GAP), MARGIN + row * (cell[1] + _GAP)
            items.append(Group(tuple(_draw(workshop, pair)), Matrix.scale(scale).then(Matrix.move(x, y))))
        pages.append(Page(*PAPER, tuple(items)))
    return write_pdf(workshop, _PALETTE, pages, DocumentInfo(title, language=workshop.locale), "screen")


def _size(pair: Pair) -> tuple[float, float]:
    """Width and height of a pair in mm."""
    return 2 * pair.size[0] + _GAP, pair.size[1] + _HEAD + _LABEL


def _draw(workshop: Workshop, pair: Pair) -> Iterator[Item]:
    """A pair from its upper left corner."""
    words = " · ".join(dict.fromkeys(filter(None, (pair.title, pair.change, pair.detail))))
    yield _line(workshop, words, 0, _HEAD - 3, "vollkorn-bold", _SIZES[0], "tinte", _size(pair)[0])
    yield from _draw_side(workshop, pair, pair.old, 0, "leise")
    yield from _draw_side(workshop, pair, pair.new, pair.size[0] + _GAP, "neu")


def _draw_side(workshop: Workshop, pair: Pair, side: ShownFace, x: float, ink: str) -> Iterator[Item]:
    width, height = pair.size
    top = _HEAD + _LABEL
    yield _line(workshop, side.label, x, top - 1.5, "vollkorn-regular", _SIZES[1], ink, width)
    area = Box(x, top, x + width, top + height)
    if side.picture is None:
        yield Stroke(rectangle(area, 3), "rand", _EDGE, (1.5, 1.5))
        return
    picture = open_picture(side.picture)
    yield Image(Raster.of(picture.width, picture.height, picture.convert("CMYK").tobytes(), picture.tobytes()), area)
    yield Stroke(rectangle(area), "rand", _EDGE)
    if pair.frame is not None:
        yield Group((Stroke(rectangle(pair.frame, 0.6), "neu", _FRAME),), Matrix.move(x, top))


def _line(workshop: Workshop, words: str, x: float, y: float, cut: str, size: float, ink: str, room: float) -> Text:
    """A line, smaller or shortened if it is longer than its room in mm."""
    face = workshop.fonts.face(cut)
    shown = "".join(sign if sign == " " or face.has(sign) else "\N{MIDDLE DOT}" for sign in words)
    while len(shown) > 1 and face.width(shown, size) > room / 0.7:
        shown = shown[:-2].rstrip() + "…"
    return Text(x, y, shown, cut, size * min(1.0, room / max(face.width(shown, size), 1e-6)), ink)
