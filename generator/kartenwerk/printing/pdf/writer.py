"""Writing a document: display lists in, a PDF file out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kartenwerk.base.cache import NO_CACHE, Cache
from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import ElementId, Page
from kartenwerk.printing.pdf.ahead import from_the_end
from kartenwerk.printing.pdf.content import ContentWriter
from kartenwerk.printing.pdf.document import DocumentWriter
from kartenwerk.printing.pdf.fonts import DocumentFonts, FontSource
from kartenwerk.printing.pdf.forms import CompiledForms
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.inks import DocumentInks
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.printing.pdf.pdfx import ON_SCREEN, Flavour
from kartenwerk.printing.pdf.tagged.content import TaggedContent
from kartenwerk.text.structure import DocumentStructure, descend


def pdf_bytes(
    pages: Sequence[Page],
    info: DocumentInfo,
    *,
    palette: Mapping[str, Ink],
    fonts: FontSource,
    flavour: Flavour = "x1a",
    outlines: bool = False,
    plate: int | None = None,
    structure: DocumentStructure | None = None,
    cache: Cache = NO_CACHE,
) -> bytes:
    """The bytes of a file with these pages, printed in the inks of `palette`.

    With `outlines` text is drawn as shapes, without fonts. Bookmarks in `info` are for the screen flavour only;
    ValueError with any other one. So is `plate`, the number of the only plate (0 to 3) that is shown, in grey; pictures
    are shown as they are. PDF/UA-1 ("ua1"), and no other flavour, has a `structure`, whose headings are its bookmarks.

    KartenwerkError for a colour role that the palette does not have, or for a character that a font lacks.
    """
    if info.outline and flavour != "screen":
        raise ValueError("only the screen flavour has an outline")
    if (flavour == "ua1") != (structure is not None):
        raise ValueError("PDF/UA-1 has a structure, and no other flavour")
    inks = DocumentInks(palette, screen=flavour in ON_SCREEN, plate=plate)
    used_fonts = DocumentFonts(fonts, cache)
    shapes = Outlines(fonts) if outlines else None
    forms = CompiledForms(inks, used_fonts, cache, shapes)
    contents: list[ContentWriter] = []
    marked: list[list[ElementId]] = []
    roles = {each.id: each.role for each in descend(structure.elements if structure else ()) if each.id}
    for page in pages:
        if structure:
            content: ContentWriter = (tagged := TaggedContent(inks, used_fonts, forms.backdrops, roles))
            marked.append(tagged.marked)
        else:
            content = ContentWriter(inks, used_fonts, shapes, forms.backdrops)
        content.draw(page.items)
        contents.append(content)
    with from_the_end(forms.unknown(form for content in contents for form in content.forms.values()), forms.add):
        for content in contents:
            for form in content.forms.values():
                forms.add(form)
            forms.show(content.images.values())

    document = DocumentWriter(flavour, info, inks.spots)
    for raster in forms.images.values():
        document.add_image(raster)
    for compiled in forms:
        document.add_form(compiled)
    for page, content in zip(pages, contents, strict=True):
        document.add_page(page, content.stream(), tuple(content.forms), tuple(content.images), tuple(content.shadings))
    for font in used_fonts.all():
        document.add_font(font)
    document.add_outline()
    if structure:
        document.add_structure(structure, marked)
    return document.finish()
