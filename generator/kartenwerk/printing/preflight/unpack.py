"""Unpacking streams, none of them further than the budget allows."""

from __future__ import annotations

from typing import Any

import pikepdf

from kartenwerk.printing.preflight.budget import LARGEST_STREAM, MEGABYTE, Meter, OverBudgetError
from kartenwerk.printing.preflight.objects import text_of

GROWTH = {"/LZWDecode": 1400, "/LZW": 1400, "/RunLengthDecode": 64, "/RL": 64}
"""By how much a filter can multiply a stream, for those that qpdf does not hold to a limit."""
_COMPRESSED = {*GROWTH, "/FlateDecode", "/Fl"}
_MOST_FILTERS = 4  # of one stream; qpdf gets the same limit


def filters_of(stream: Any) -> list[str]:
    """The filters of a stream in the order in which they are taken off, at most one more than is ever taken off."""
    value = stream.get("/Filter")
    if isinstance(value, pikepdf.Array):
        return [text_of(value[place]) for place in range(min(len(value), _MOST_FILTERS + 1))]
    return [text_of(value)] if isinstance(value, pikepdf.Name) else []


def unpack_stream(stream: Any, meter: Meter) -> bytes:
    """What a stream holds, without its filters; `meter` counts the bytes.

    OverBudgetError if it holds more than is read; pikepdf.PdfError if it is damaged, or has a filter that only a
    viewer knows.
    """
    filters = filters_of(stream)
    growth = max((GROWTH.get(name, 1) for name in filters), default=1)
    if growth > 1:
        alone = sum(name in _COMPRESSED for name in filters) == 1
        if not alone or len(stream.read_raw_bytes()) * growth > LARGEST_STREAM:
            raise _too_large()
    try:
        content = bytes(stream.read_bytes())
    except pikepdf.PdfError as error:
        if "limit exceeded" in str(error):
            raise _too_large() from None
        raise
    if len(content) > LARGEST_STREAM:
        raise _too_large()
    meter.spend(len(content))
    return content


def _too_large() -> OverBudgetError:
    return OverBudgetError(f"one of its streams unpacks to more than {LARGEST_STREAM // MEGABYTE} MB")
