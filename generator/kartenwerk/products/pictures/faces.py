"""Faces of cards as pictures for a screen, kept in the cache: what pages show, and what a print keeps."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from io import BytesIO

from kartenwerk.build.product import write_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes, Deck
from kartenwerk.graphics.display import Form, Page, Place
from kartenwerk.printing.pdf.ahead import from_the_end
from kartenwerk.printing.pdf.info import DocumentInfo

DPI = 120


def picture_key(form: Form) -> str:
    """The key of the picture of a face: of equal keys the pictures are equal."""
    return sha256(f"{DPI} {form.look or form.key} {form.sources}".encode()).hexdigest()[:32]


def draw_face_pictures(
    workshop: Workshop, deck: Deck, wanted: Mapping[str, Form], boxes: CardBoxes
) -> dict[str, bytes]:
    """The PNG files of faces with their bleed, by the keys of their pictures."""
    kept = {key: workshop.cache.read("card", key) for key in wanted}
    found = {key: picture for key, picture in kept.items() if picture is not None}
    missing = {key: form for key, form in wanted.items() if key not in found}
    if not missing:
        return found
    pages = [Page(boxes.width, boxes.height, (Place(form),), boxes.bleed) for form in missing.values()]
    data = screen_pdf(workshop, deck, pages)
    numbers = {key: number for number, key in enumerate(missing)}

    def make_picture(key: str) -> bytes:
        return workshop.cache.remember("card", key, lambda: page_picture(data, numbers[key]))

    with from_the_end([*missing] if workshop.cache.folder else [], make_picture):
        return found | {key: make_picture(key) for key in missing}


def screen_pdf(workshop: Workshop, deck: Deck, pages: Sequence[Page]) -> bytes:
    """Pages in the deck's colours for the screen."""
    return write_pdf(workshop, deck.palette, pages, DocumentInfo(deck.title), "screen").data


def page_picture(data: bytes, number: int) -> bytes:
    """A page of a PDF as a PNG file."""
    from kartenwerk.printing.pdf.raster import render_page

    target = BytesIO()
    # runs alone: of drawn faces that is as small as any search of zlib's, and the fastest
    render_page(data, number, DPI).save(target, "PNG", compress_level=1, compress_type=zlib.Z_RLE)
    return target.getvalue()
