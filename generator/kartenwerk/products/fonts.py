"""The fonts drawn for a deck, as files to install, with a specimen page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import POINT, Page
from kartenwerk.graphics.type.cuts import DrawnSource
from kartenwerk.graphics.type.drawings import read_face
from kartenwerk.graphics.type.signs import read_keys
from kartenwerk.graphics.type.truetype import FontStyle

FOLDER = "schriften"
PAGE = (210.0, 297.0)

_PIECE = re.compile(r"\{(\w+)\}|\[(.+?)\]")


def font_products(workshop: Workshop, deck: Deck) -> list[Product]:
    """A TrueType file for every style of the deck's fonts, and their specimen if the deck has one.

    KartenwerkError if no fonts are drawn for the deck.
    """
    products = []
    for file in workshop.roots.list(f"fonts/{deck.id}", ".toml"):
        name = f"fonts/{deck.id}/{file.path.name}"
        face = read_face(file)
        for style in face.styles:
            stem = FontStyle(face.face.family, style, face.face.version, 0).file
            make = partial(font_file, source=DrawnSource(name, style))
            products.append(Product(f"{deck.id}/{FOLDER}/{stem}.ttf", "image", make, (deck.id,)))
    if not products:
        raise KartenwerkError(
            "no faces are drawn for this deck", key="deck", found=deck.id, expected=f"fonts/{deck.id}/*.toml"
        )
    template = f"fonts/{deck.id}.svg.j2"
    if workshop.roots.has(f"templates/{template}"):
        show = partial(specimen_page, deck=deck, template=template)
        products.append(Product(f"{deck.id}/{FOLDER}/schriftmuster.pdf", "guide", show, (deck.id,)))
    return products


def font_file(workshop: Workshop, source: DrawnSource) -> Made:
    """The font with the same bytes that PDFs embed."""
    return Made(workshop.fonts.make_drawn(source), 1)


def specimen_page(workshop: Workshop, deck: Deck, template: str) -> Made:
    """The fonts on one A4 page: alphabet, figures, and signs in running text."""
    drawing = workshop.tools(deck).pictures.draw(template, {"page": PAGE, "runs": partial(runs, workshop, deck)})
    page = Page(*PAGE, drawing.items)
    return make_pdf(workshop, deck.palette, [page], title=f"{deck.title}: Schriften", subject="Schriftmuster")


class SpecimenRun(NamedTuple):
    """Words of a line in one font; `x` is in mm from the start of the line, `sign` is the suit of a sign."""

    x: float
    text: str
    font: str
    sign: str = ""


def runs(workshop: Workshop, deck: Deck, line: str, size: float, font: str = "text") -> list[SpecimenRun]:
    """A line of text, `size` mm high, with signs "{svidar}" and ranks "[S]" in the deck's own fonts, word by word."""
    found: list[SpecimenRun] = []
    x, end = 0.0, 0
    keys = _keys(workshop, deck)

    def add(text: str, face: str, sign: str = "") -> None:
        nonlocal x
        width = workshop.fonts.face(face).width
        words = text.lstrip(" ")  # an SVG text element loses the spaces at its ends
        x += width(text[: len(text) - len(words)], size / POINT)
        if words:
            found.append(SpecimenRun(round(x, 4), words.rstrip(" "), face, sign))
            x += width(words, size / POINT)

    for piece in _PIECE.finditer(line):
        add(line[end : piece.start()], font)
        sign, rank = piece.groups()
        if sign:
            add(keys[sign], f"{deck.id}-signs", sign)
        else:
            add(rank, f"{deck.id}-index")
        end = piece.end()
    add(line[end:], font)
    return found


def _keys(workshop: Workshop, deck: Deck) -> Mapping[str, str]:
    return read_keys(workshop.roots, deck.id)
