"""Tables as text: CSV and TSV, in any encoding and with any sign between cells that spreadsheets write."""

from __future__ import annotations

import codecs
import csv
import re
from io import StringIO

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.data import Limits
from kartenwerk.custom.faults import Report

DELIMITERS = (";", ",", "\t")
_MAC = re.compile(r"(?<=[a-zA-Z])[ŠšŸ§†](?=[a-z])|(?<=[a-z])[ŠšŸ](?![A-Za-z])")
"""What German umlauts of Mac Roman look like in Windows-1252, in the middle or at the end of a word."""
_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_SPOKEN = {"utf-8": "UTF-8", "utf-16-le": "UTF-16", "utf-16-be": "UTF-16", "cp1252": "Windows-1252"}


def parse_cells(text: str, delimiter: str | None, limits: Limits) -> tuple[list[list[str]], str]:
    """The records of a text, and the sign between their cells in words; without a `delimiter` it is guessed."""
    first, _break, rest = text.partition("\n")
    skipped = 0
    if first.strip().strip('"').lower().startswith("sep=") and len(first.strip().strip('"')) == 5:
        delimiter, text, skipped = delimiter or first.strip().strip('"')[4], rest, 1
    delimiter = delimiter or _delimiter(text)
    records: list[list[str]] = [[] for _ in range(skipped)]
    try:
        for record in csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=True):
            records.append(record)
            if len(records) > limits.rows + limits.files:
                raise KartenwerkError("the table has too many rows", expected=_("at most {most:,}", most=limits.rows))
    except csv.Error as error:
        row = len(records) + 1
        raise KartenwerkError(
            "a quotation mark is missing or stands in a wrong place", key=_("row {row}", row=row), found=str(error)
        ) from error
    names = {";": "semicolons", ",": "commas", "\t": "tabs"}
    return records, names.get(delimiter, delimiter)


def decode_table(content: bytes, name: str, wanted: str | None, report: Report) -> tuple[str, str]:
    """The text and the name of its encoding."""
    if wanted is not None:
        try:
            return content.decode(codecs.lookup(wanted).name).removeprefix("\ufeff"), wanted
        except (LookupError, UnicodeError) as error:
            raise KartenwerkError(
                "the table cannot be read in this encoding",
                key="encoding",
                found=wanted,
                expected=_("such as utf-8, cp1252"),
            ) from error
    for bom, encoding in _BOMS:
        if content.startswith(bom):
            try:
                return content[len(bom) :].decode(encoding), _SPOKEN[encoding]
            except UnicodeDecodeError as error:
                raise KartenwerkError(
                    "the file is not {encoding} text",
                    encoding=_SPOKEN[encoding],
                    found=_("byte {position}", position=error.start),
                ) from error
    for encoding in ("utf-8", "cp1252"):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        if encoding == "cp1252":
            report.note(
                _(
                    "{name}: read as Windows-1252; if umlauts are wrong, save it as UTF-8 or specify `encoding`",
                    name=name,
                ),
                on_check=True,
            )
            if _MAC.search(text):
                report.note(
                    _('{name}: this looks like a text of an old Mac: specify `encoding = "mac_roman"`', name=name)
                )
        return text, _SPOKEN[encoding]
    raise KartenwerkError("the encoding of the table is not known", expected=_("UTF-8, UTF-16 or Windows-1252"))


def _delimiter(text: str) -> str:
    """The sign that the head has most of outside quotation marks."""
    counts = dict.fromkeys(DELIMITERS, 0)
    quoted = False
    for sign in text:
        if sign == '"':
            quoted = not quoted
        elif sign == "\n" and not quoted:
            break
        elif not quoted and sign in counts:
            counts[sign] += 1
    return max(DELIMITERS, key=lambda sign: counts[sign])
