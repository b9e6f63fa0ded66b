"""Sheets of score pads: the ruler measures the print, but nobody has to write beside it."""

from __future__ import annotations

import pypdfium2

from generator.build.pad import pad
from generator.build.rules import Order
from generator.build.workshop import Workshop


def test_only_the_sheets_with_specimens_bear_ruler_and_note() -> None:
    made = pad(Workshop.over(None), Order("donnerwetter"), "a5", "a4", 4)
    sheets = pypdfium2.PdfDocument(made.data)
    texts = [sheets[number].get_textpage().get_text_range() for number in range(len(sheets))]
    filled = ["Anna" in text for text in texts]
    assert filled == [True, False, False] * 2
    assert ["100 mm" in text for text in texts] == filled
