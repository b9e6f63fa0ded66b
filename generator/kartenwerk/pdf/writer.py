"""Writing a document: display lists in, a PDF file out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kartenwerk.cache import Cache
from kartenwerk.display import Page
from kartenwerk.palette import Ink
from kartenwerk.pdf.content import Content
from kartenwerk.pdf.document import Document, Duplex
from kartenwerk.pdf.fonts import DocumentFonts, FontSource
from kartenwerk.pdf.forms import CompiledForms
from kartenwerk.pdf.inks import Inks
from kartenwerk.pdf.outlines import Outlines
from kartenwerk.pdf.pdfx import Flavour

_NO_CACHE = Cache(None)


def pdf_bytes(
    pages: Sequence[Page],
    *,
    title: str,
    palette: Mapping[str, Ink],
    fonts: FontSource,
    subject: str = "",
    flavour: Flavour = "x1a",
    outlines: bool = False,
    duplex: Duplex | None = None,
    outline: Sequence[tuple[str, int]] = (),
    cache: Cache = _NO_CACHE,
) -> bytes:
    """The file's bytes: the pages in the inks of `palette`.

    With `outlines` text is drawn as shapes, without fonts. `duplex` tells a viewer how the paper is turned;
    `outline` (title, page from 0) is for the screen flavour alone, ValueError with another one.

    KartenwerkError: a colour role that the palette has not, a character that a font lacks.
    """
    if outline and flavour != "screen":
        raise ValueError("only the screen flavour has an outline")
    inks = Inks(palette, screen=flavour == "screen")
    used_fonts = DocumentFonts(fonts)
    shapes = Outlines(fonts) if outlines else None
    forms = CompiledForms(inks, used_fonts, cache, shapes)
    contents = []
    for page in pages:
        content = Content(inks, used_fonts, shapes, forms.grounds)
        content.draw(page.items)
        for form in content.forms.values():
            forms.add(form)
        forms.images.update(content.images)
        contents.append(content)

    document = Document(flavour, title, subject, duplex, inks.spots)
    for raster in forms.images.values():
        document.add_image(raster)
    for compiled in forms:
        document.add_form(compiled)
    for page, content in zip(pages, contents, strict=True):
        document.add_page(page, content.stream(), tuple(content.forms), tuple(content.images))
    for font in used_fonts.all():
        document.add_font(font)
    document.add_outline(outline)
    return document.finish()
