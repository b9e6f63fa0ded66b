"""A small font and a palette for documents under test."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import as_file, files
from io import BytesIO

import pytest
from fontTools import subset
from fontTools.ttLib import TTFont

from kartenwerk.base.palette import Ink


class FewFonts:
    """One text face under the names "text" and "bold"; kerns nothing but the pair AV."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def content(self, name: str) -> bytes:
        return self._data

    def kerning(self, name: str, word: str) -> Sequence[float]:
        pairs = zip(word, [*word[1:], ""], strict=True)
        return [-100.0 if pair == ("A", "V") else 0.0 for pair in pairs]


@pytest.fixture(scope="session")
def fonts() -> FewFonts:
    with as_file(files("fontpkg_vollkorn") / "files" / "Vollkorn[wght].ttf") as path:
        font = TTFont(path)
    for table in ("fvar", "gvar", "avar", "HVAR", "MVAR", "STAT", "GSUB"):
        if table in font:
            del font[table]
    cutter = subset.Subsetter()
    cutter.populate(unicodes=[*range(32, 127), *range(0xA0, 0x180), 0x2013, 0x201E, 0x201C])
    cutter.subset(font)
    cut = BytesIO()
    font.save(cut)
    return FewFonts(cut.getvalue())


@pytest.fixture
def palette() -> dict[str, Ink]:
    return {
        "tinte": Ink((0, 0, 0, 100), "#16120f"),
        "rot": Ink((0, 90, 85, 10), "#c33a12"),
        "papier": Ink((0, 2, 10, 0), "#f8f2e2"),
    }
