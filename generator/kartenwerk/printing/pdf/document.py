"""The objects of a PDF file: streams, fonts, forms, pages."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import md5, sha256
from itertools import pairwise
from typing import Any

from reportlab.pdfbase.pdfdoc import (
    BasicFonts,
    PDFDocument,
    PDFName,
    PDFObject,
    PDFObjectReference,
    PDFString,
)

from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import POINT, Box, ElementId, Page, Raster
from kartenwerk.printing.pdf import pdfx
from kartenwerk.printing.pdf.bookmarks import Bookmark, outlines
from kartenwerk.printing.pdf.content import KNOCKOUT, OVERPRINT, form_resource, image_resource, number
from kartenwerk.printing.pdf.fonts import PdfFont, Subset, to_unicode
from kartenwerk.printing.pdf.forms import CompiledForm
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.objects import PdfArray, PdfDictionary, format_document
from kartenwerk.printing.pdf.pdfx import ON_SCREEN, Flavour
from kartenwerk.printing.pdf.profile import press_profile
from kartenwerk.printing.pdf.shadings import Shading
from kartenwerk.printing.pdf.tagged.tree import StructureWriter, TaggedPage
from kartenwerk.text.structure import DocumentStructure


class Stream(PDFObject):  # type: ignore[misc]
    """A stream, perhaps deflated already. Unlike ReportLab's it ends with a line end (ISO 32000-1, 7.3.8)."""

    __RefOnly__ = 1

    def __init__(self, entries: dict[str, Any], content: bytes, *, deflated: bool) -> None:
        self.entries = {**entries, "Length": len(content)}
        if deflated:
            self.entries["Filter"] = PDFName("FlateDecode")
        self.content = content

    def format(self, document: PDFDocument) -> bytes:
        head: bytes = PdfDictionary(self.entries).format(document)
        return b"".join((head, b"\nstream\n", self.take_content(), b"\nendstream\n"))

    def take_content(self) -> bytes:
        return self.content


class LateStream(Stream):
    """A stream whose content is brought when it is written, and not held until then."""

    def __init__(self, entries: dict[str, Any], content: bytes, bring: Callable[[], bytes]) -> None:
        super().__init__(entries, content, deflated=False)
        self.content = b""
        self.take_content = bring  # type: ignore[method-assign]


class DocumentWriter:
    """A PDF file in the making. Add images, forms and pages, then fonts, and take the file's bytes with `finish`."""

    def __init__(self, flavour: Flavour, info: DocumentInfo, spots: Mapping[str, Ink] | None = None) -> None:
        self._flavour = flavour
        self._info = info
        self._pdf = PDFDocument(dummyoutline=1, invariant=1, pdfVersion=pdfx.VERSION[flavour])
        self._pdf.signature = md5(usedforsecurity=False)  # the file's ID; ReportLab has fed a date into its own already
        self._digest = sha256()
        self._fonts = self._pdf.idToObject[BasicFonts]  # ReportLab's dictionary of fonts: it holds only ours
        self._states = self._pdf.Reference(
            PdfDictionary({OVERPRINT: _graphics_state(overprint=True), KNOCKOUT: _graphics_state(overprint=False)})
        )
        self._spots = (
            self._pdf.Reference(PdfDictionary({name: _plate(ink) for name, ink in spots.items()})) if spots else None
        )
        self._page_tree = PdfDictionary({"Type": PDFName("Pages")})
        self._page_tree_reference = self._pdf.Reference(self._page_tree)
        self._pages: list[Any] = []
        self._page_entries: list[tuple[PdfDictionary, float]] = []  # each page's object and its height in mm
        self._form_references: dict[str, Any] = {}
        self._image_references: dict[str, Any] = {}
        self._shading_references: dict[Shading, Any] = {}
        self._outline: Any = None
        self._structure: Any = None
        self._language = info.language

    def add_image(self, raster: Raster) -> None:
        """Add pixels. They must be added before anything that shows them."""
        screen = self._flavour in ON_SCREEN
        entries = {
            "Type": PDFName("XObject"),
            "Subtype": PDFName("Image"),
            "Width": raster.columns,
            "Height": raster.rows,
            "BitsPerComponent": 8,
            "ColorSpace": PDFName("DeviceRGB" if screen else "DeviceCMYK"),
        }
        packed = raster.packed(screen)
        if packed.predicted:
            parts = {"Predictor": 15, "Colors": 3 if screen else 4, "BitsPerComponent": 8, "Columns": raster.columns}
            entries["DecodeParms"] = PdfDictionary(parts)
        if packed.inverted:
            entries["Decode"] = PdfArray([1, 0] * (3 if screen else 4))
        filter = "DCTDecode" if packed.jpeg else "FlateDecode"
        self._sign(packed.content)
        bring = partial(_bring_pixels, raster, screen)
        stream = LateStream({**entries, "Filter": PDFName(filter)}, packed.content, bring)
        self._image_references[raster.key] = self._pdf.Reference(stream)

    def add_form(self, form: CompiledForm) -> None:
        """Add a form. The forms placed in it must be added before it."""
        entries = {
            "Type": PDFName("XObject"),
            "Subtype": PDFName("Form"),
            "BBox": PdfArray([number(value) for value in form.box]),
            "Resources": self._resources([use.key for use in form.forms], form.images, form.shadings),
        }
        self._form_references[form.key] = self._stream(entries, form.stream)

    def add_page(
        self,
        page: Page,
        content: bytes,
        forms: Sequence[str],
        images: Sequence[str] = (),
        shadings: Sequence[Shading] = (),
    ) -> None:
        """Add a page. Its content is in mm, y down, from the upper left corner of the trim; `forms` are keys."""
        media = page.media_box
        scale = 1 / POINT
        to_page = [scale, 0, 0, -scale, -media.x0 * scale, media.y1 * scale]
        matrix = " ".join(number(value, 6) for value in to_page)
        stream = f"q {matrix} cm\n".encode() + content + b"\nQ\n"
        bleed = _within(page.trim.grow(page.bleed), media)
        entries = {
            "Type": PDFName("Page"),
            "Parent": self._page_tree_reference,
            "MediaBox": _page_box(media, media),
            "BleedBox": _page_box(bleed, media),
            "TrimBox": _page_box(page.trim, media),
            "Resources": self._resources(forms, images, shadings),
            "Contents": self._stream({}, zlib.compress(stream)),
        }
        self._sign(repr((media, bleed, page.trim)).encode())
        dictionary = PdfDictionary(entries)
        self._pages.append(self._pdf.Reference(dictionary))
        self._page_entries.append((dictionary, media.height))

    def add_font(self, font: PdfFont) -> None:
        """Add the glyphs of a font that are used; call it only when all content is written."""
        for subset, points in sorted(font.subsets().items()):
            tag = "".join(chr(ord("A") + int(digit, 16)) for digit in font.digest[:5]) + chr(ord("A") + subset)
            embedded = font.subset(points)
            name = f"{tag}+{embedded.name}"
            codes = [code for code, point in enumerate(points) if point]
            first, last = codes[0], codes[-1]
            entries = {
                "Type": PDFName("Font"),
                "Subtype": PDFName("TrueType"),
                "BaseFont": PDFName(name),
                "FirstChar": first,
                "LastChar": last,
                "Widths": PdfArray(embedded.widths[first : last + 1]),
                "FontDescriptor": self._font_descriptor(embedded, name),
                "ToUnicode": self._stream({}, zlib.compress(to_unicode(name, points).encode())),
            }
            self._fonts[font.resource(subset)] = self._pdf.Reference(PdfDictionary(entries))

    def add_outline(self) -> None:
        """Add the bookmarks, if there are any. All pages must have been added."""
        if self._info.outline:
            bookmarks = [Bookmark(title, self._top_of(page)) for title, page in self._info.outline]
            self._outline = outlines(self._pdf, bookmarks)

    def add_structure(self, structure: DocumentStructure, marked: Sequence[Sequence[ElementId]]) -> None:
        """Write the structure of the pages, with bookmarks; `marked` are the elements of each page's content.

        All pages must have been added.
        """
        pages = [
            TaggedPage(reference, entries, height, elements)
            for reference, (entries, height), elements in zip(self._pages, self._page_entries, marked, strict=True)
        ]
        self._sign(repr(structure).encode())
        self._language = structure.language
        writer = StructureWriter(self._pdf, structure, pages)
        self._structure = writer.write()
        self._outline = outlines(self._pdf, writer.bookmarks())

    def finish(self) -> bytes:
        """The finished file."""
        self._page_tree["Kids"] = PdfArray(self._pages)
        self._page_tree["Count"] = len(self._pages)
        self._sign(self._info.title.encode())
        self._pdf.Catalog = PdfDictionary(self._catalog())
        self._pdf.info = pdfx.information(self._flavour, self._info)
        return format_document(self._pdf)

    def _stream(self, entries: dict[str, Any], content: bytes) -> Any:
        self._sign(content)
        return self._pdf.Reference(Stream(entries, content, deflated=True))

    def _sign(self, content: bytes) -> None:
        """Let the file's IDs depend on this: they are hashes of everything in it."""
        self._pdf.updateSignature(content)
        self._digest.update(content)

    def _resources(self, forms: Sequence[str], images: Sequence[str], shadings: Sequence[Shading]) -> PdfDictionary:
        entries = {"Font": PDFObjectReference(BasicFonts)}
        if self._flavour not in ON_SCREEN:
            entries["ExtGState"] = self._states
        if self._spots:
            entries["ColorSpace"] = self._spots
        if forms or images:
            placed = {form_resource(key): self._form_references[key] for key in forms}
            shown = {image_resource(key): self._image_references[key] for key in images}
            entries["XObject"] = PdfDictionary(placed | shown)
        if shadings:
            entries["Shading"] = PdfDictionary({each.resource: self._shading(each) for each in shadings})
        return PdfDictionary(entries)

    def _shading(self, shading: Shading) -> Any:
        """A gradient, written once for all that show it."""
        if shading not in self._shading_references:
            self._sign(repr(shading).encode())
            self._shading_references[shading] = self._pdf.Reference(_gradient(shading))
        return self._shading_references[shading]

    def _font_descriptor(self, subset: Subset, name: str) -> Any:
        entries = {
            "Type": PDFName("FontDescriptor"),
            "FontName": PDFName(name),
            **subset.descriptor,
            "FontBBox": PdfArray(subset.descriptor["FontBBox"]),
            "FontFile2": self._stream({"Length1": subset.length}, subset.file),
        }
        return self._pdf.Reference(PdfDictionary(entries))

    def _top_of(self, page: int) -> PdfArray:
        return PdfArray([self._pages[page], PDFName("Fit")])

    def _catalog(self) -> dict[str, Any]:
        metadata = pdfx.metadata(self._flavour, self._info.title, self._digest.digest())
        catalog = {
            "Type": PDFName("Catalog"),
            "Pages": self._page_tree_reference,
            "Lang": PDFString(self._language),
            "ViewerPreferences": PdfDictionary(self._viewer_preferences()),
            "Metadata": self._pdf.Reference(
                Stream({"Type": PDFName("Metadata"), "Subtype": PDFName("XML")}, metadata, deflated=False)
            ),
        }
        if self._flavour not in ON_SCREEN:
            # PDF/X-1a may leave the profile out, since its printing condition is in a registry.
            embedded = self._flavour == "x4"
            profile = self._stream({"N": 4}, zlib.compress(press_profile())) if embedded else None
            catalog["OutputIntents"] = PdfArray([pdfx.output_intent(profile)])
        if self._outline is not None:
            catalog["Outlines"] = self._outline
        if self._structure is not None:
            catalog["StructTreeRoot"] = self._structure
            catalog["MarkInfo"] = PdfDictionary({"Marked": "true"})
            catalog["PageMode"] = PDFName("UseOutlines")
        return catalog

    def _viewer_preferences(self) -> dict[str, Any]:
        # If a viewer scaled a sheet "to fit" the paper, its cards would come out in the wrong size.
        preferences: dict[str, Any] = {"PrintScaling": PDFName("None"), "DisplayDocTitle": "true"}
        if self._info.duplex is not None:
            ways = {"long-edge": "DuplexFlipLongEdge", "short-edge": "DuplexFlipShortEdge", "one-sided": "Simplex"}
            preferences["Duplex"] = PDFName(ways[self._info.duplex])
        return preferences


def _bring_pixels(raster: Raster, screen: bool) -> bytes:
    return raster.packed(screen).content


def _gradient(shading: Shading) -> PdfDictionary:
    """An axial or a radial shading (ISO 32000-1, 8.7.4.5) whose colours go on beyond both ends."""
    return PdfDictionary(
        {
            "ShadingType": 2 if len(shading.axis) == 4 else 3,
            "ColorSpace": PDFName("DeviceRGB" if len(shading.stops[0][1]) == 3 else "DeviceCMYK"),
            "Coords": PdfArray([number(value) for value in shading.axis]),
            "Extend": PdfArray(["true", "true"]),
            "Function": _stitch(shading.stops),
        }
    )


def _stitch(stops: Sequence[tuple[float, tuple[float, ...]]]) -> PdfDictionary:
    """The function from 0 to 1 that runs through the colours of all stops."""
    pieces = [
        PdfDictionary(
            {
                "FunctionType": 2,
                "Domain": PdfArray([0, 1]),
                "C0": PdfArray([number(part) for part in before]),
                "C1": PdfArray([number(part) for part in after]),
                "N": 1,
            }
        )
        for (_, before), (_, after) in pairwise(stops)
    ]
    return PdfDictionary(
        {
            "FunctionType": 3,
            "Domain": PdfArray([0, 1]),
            "Functions": PdfArray(pieces),
            "Bounds": PdfArray([number(offset) for offset, _ in stops[1:-1]]),
            "Encode": PdfArray([0, 1] * len(pieces)),
        }
    )


def _graphics_state(*, overprint: bool) -> PdfDictionary:
    """A graphics state; in overprint mode 1 an ink with a share of 0 leaves what lies below it (ISO 32000-1, 8.6.7)."""
    flag = "true" if overprint else "false"
    return PdfDictionary({"Type": PDFName("ExtGState"), "OP": flag, "op": flag, "OPM": 1 if overprint else 0})


def _plate(ink: Ink) -> PdfArray:
    """The colour space of a spot colour: its plate, and the CMYK that replaces it where no such plate is made."""
    tint = PdfDictionary(
        {
            "FunctionType": 2,
            "Domain": PdfArray([0, 1]),
            "C0": PdfArray([0, 0, 0, 0]),
            "C1": PdfArray([number(part / 100) for part in ink.cmyk]),
            "N": 1,
        }
    )
    return PdfArray([PDFName("Separation"), PDFName(ink.spot), PDFName("DeviceCMYK"), tint])


def _page_box(box: Box, media: Box) -> PdfArray:
    """A box in points, from the lower left corner of the media."""
    sides = (box.x0 - media.x0, media.y1 - box.y1, box.x1 - media.x0, media.y1 - box.y0)
    return PdfArray([number(side / POINT) for side in sides])


def _within(box: Box, outer: Box) -> Box:
    return Box(max(box.x0, outer.x0), max(box.y0, outer.y0), min(box.x1, outer.x1), min(box.y1, outer.y1))
