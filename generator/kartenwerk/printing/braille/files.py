"""Files for embossers: BRF, whose ASCII characters stand for cells by one of two character sets, and PEF."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kartenwerk.printing.braille.pages import BraillePage
from kartenwerk.printing.braille.table import BLANK, CELLS, PageSize

_LINE_END = "\r\n"
_PAGE_END = "\f"


def brf(pages: Sequence[BraillePage], characters: str) -> bytes:
    """Pages as BRF. `characters` stand for U+2800 to U+283F; lines end with CR LF, pages with a form feed."""
    signs = {ord(BLANK) + place: characters[place] for place in range(CELLS)}
    text = "".join(
        "".join(line.rstrip(BLANK).translate(signs) + _LINE_END for line in page) + _PAGE_END for page in pages
    )
    return text.encode("ascii")


def pef(pages: Sequence[BraillePage], size: PageSize, title: str, identifier: str, language: str) -> bytes:
    """Pages in a language as PEF 1.0, in which cells are Unicode characters, so that no character set matters."""
    body = "".join(f"<page>\n{''.join(map(_row, page))}</page>\n" for page in pages)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">\n'
        '<head><meta xmlns:dc="http://purl.org/dc/elements/1.1/">'
        "<dc:format>application/x-pef+xml</dc:format>"
        f"<dc:identifier>{escape(identifier)}</dc:identifier>"
        f"<dc:title>{escape(title)}</dc:title>"
        f"<dc:language>{escape(language)}</dc:language>"
        "</meta></head>\n"
        f'<body><volume cols="{size.cells}" rows="{size.lines}" rowgap="0" duplex="false"><section>\n'
        f"{body}</section></volume></body>\n</pef>\n"
    ).encode()


def _row(line: str) -> str:
    return f"<row>{line.rstrip(BLANK)}</row>\n"
