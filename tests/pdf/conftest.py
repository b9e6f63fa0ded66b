"""A small font and a palette for documents under test."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from fontTools import subset
from fontTools.ttLib import TTFont

from generator.palette import Ink


class FewFonts:
    """One text face under the names "text" and "bold"; kerns nothing but the pair AV."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def path(self, name: str) -> Path:
        return self._path

    def kerning(self, name: str, word: str) -> Sequence[float]:
        pairs = zip(word, [*word[1:], ""], strict=True)
        return [-100.0 if pair == ("A", "V") else 0.0 for pair in pairs]


@pytest.fixture(scope="session")
def fonts(tmp_path_factory: pytest.TempPathFactory) -> FewFonts:
    with as_file(files("fontpkg_vollkorn") / "files" / "Vollkorn[wght].ttf") as path:
        font = TTFont(path)
    for table in ("fvar", "gvar", "avar", "HVAR", "MVAR", "STAT", "GSUB", "GPOS", "GDEF"):
        if table in font:
            del font[table]
    cutter = subset.Subsetter()
    cutter.populate(unicodes=[*range(32, 127), *range(0xA0, 0x180), 0x2013, 0x201E, 0x201C])
    cutter.subset(font)
    path = tmp_path_factory.mktemp("fonts") / "text.ttf"
    font.save(path)
    return FewFonts(path)


@pytest.fixture
def palette() -> dict[str, Ink]:
    return {
        "tinte": Ink((0, 0, 0, 100), "#16120f"),
        "rot": Ink((0, 90, 85, 10), "#c33a12"),
        "papier": Ink((0, 2, 10, 0), "#f8f2e2"),
    }
