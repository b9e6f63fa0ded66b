"""Cuts: what each is for, when it is made, and that it is made alike every time."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.type.cuts import VariableSource
from kartenwerk.graphics.type.library import Fonts

GERMAN = "ABCXYZÄÖÜabcxyzäöüß0123456789.,;:!?–-„“’()/&"
BOOK_CUTS = ("text", "italic", "bold", "small-caps", "caps", "caps-bold", "tabular", "tabular-bold", "lining")


def glyph(fonts: Fonts, cut: str, character: str) -> str:
    return str(TTFont(BytesIO(fonts.content(cut))).getBestCmap()[ord(character)])


def test_every_cut_draws_german(fonts: Fonts) -> None:
    for name in {name for name in fonts.cuts if not name.endswith(("-signs", "-index"))}:
        missing = [character for character in GERMAN if not fonts.face(name).has(character)]
        assert not missing, name


def test_text_has_old_style_figures_and_a_one_with_a_flag(fonts: Fonts) -> None:
    assert glyph(fonts, "text", "1") == "one.ss11"
    assert glyph(fonts, "text", "3") != glyph(fonts, "lining", "3")


def test_tabular_figures_are_of_one_width(fonts: Fonts) -> None:
    for cut in ("tabular", "tabular-bold"):
        assert len({fonts.face(cut).width(figure, 10) for figure in "0123456789"}) == 1
    assert len({fonts.face("text").width(figure, 10) for figure in "0123456789"}) > 1


def test_small_capitals_replace_small_letters_and_caps_replace_both(fonts: Fonts) -> None:
    assert glyph(fonts, "small-caps", "a") != glyph(fonts, "text", "a")
    assert glyph(fonts, "small-caps", "A") == glyph(fonts, "text", "A")
    assert glyph(fonts, "caps", "A") != glyph(fonts, "text", "A")
    assert glyph(fonts, "caps", "A").lower().startswith(glyph(fonts, "caps", "a")[0])


@pytest.mark.parametrize("cut", ["small-caps", "caps", "caps-bold"])
def test_sharp_s_among_capitals_is_one_of_them(fonts: Fonts, cut: str) -> None:
    assert glyph(fonts, cut, "ß") != glyph(fonts, "text", "ß")
    if cut != "small-caps":
        assert glyph(fonts, cut, "ß") == glyph(fonts, cut, "ẞ")


def test_word_spaces_are_alike_in_all_book_cuts(fonts: Fonts) -> None:
    for cut in BOOK_CUTS:
        face = fonts.face(cut)
        assert face.width(" ", 10) == face.width("\u00a0", 10) == fonts.face("text").width(" ", 10)
        assert face.width("\u202f", 10) < 0.7 * face.width(" ", 10)


def test_no_cut_goes_under_the_name_of_its_source(fonts: Fonts) -> None:
    bought = [name for name, cut in fonts.cuts.items() if isinstance(cut.source, VariableSource)]
    assert {*BOOK_CUTS, "hand"} <= set(bought)
    for cut in bought:
        names = TTFont(BytesIO(fonts.content(cut)))["name"]
        assert {names.getDebugName(number) for number in (1, 4)} == {f"Kartenwerk {cut}"}


def test_each_glyph_is_measured_as_fonttools_would_measure_it(fonts: Fonts) -> None:
    for name in ("bold", "caps"):
        cut = fonts.content(name)
        anew = BytesIO()
        with TTFont(BytesIO(cut), recalcTimestamp=False) as font:
            font.ensureDecompiled()
            font.save(anew)
            again = TTFont(anew)
        kept = TTFont(BytesIO(cut))
        for table in ("glyf", "loca", "maxp", "hmtx"):
            assert kept.getTableData(table) == again.getTableData(table), (name, table)
        assert kept["head"].flags == again["head"].flags


def test_a_cut_has_the_same_bytes_every_time(roots: DataRoots) -> None:
    for cut in ("hand", "display"):
        assert Fonts(Cache(None), roots).content(cut) == Fonts(Cache(None), roots).content(cut)


def test_only_what_is_asked_for_is_made(tmp_path: Path, roots: DataRoots) -> None:
    fonts = Fonts(Cache(tmp_path), roots)
    assert list(tmp_path.iterdir()) == []
    fonts.face("display").width("A", 10)
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == 1


def test_a_damaged_entry_is_made_again(tmp_path: Path, roots: DataRoots) -> None:
    sound = Fonts(Cache(tmp_path), roots).content("display")
    (entry,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    entry.write_bytes(entry.read_bytes()[:-5])
    assert Fonts(Cache(tmp_path), roots).content("display") == sound


def test_a_warm_cache_needs_no_font_tools(font_cache: Cache, fonts: Fonts) -> None:
    fonts.content("display")
    program = (
        "import sys; from pathlib import Path;"
        "from kartenwerk.base.cache import Cache; from kartenwerk.base.data import DataRoots;"
        "from kartenwerk.graphics.type.library import Fonts;"
        f"Fonts(Cache(Path({str(font_cache.folder)!r})), DataRoots.over()).kerning('display', 'AV');"
        "print([name for name in sys.modules if name.startswith('fontTools')])"
    )
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_an_unknown_cut_is_refused_with_the_known_ones(fonts: Fonts) -> None:
    with pytest.raises(KartenwerkError, match=r"fonts/cuts\.toml.*found gothic.*expected text, italic"):
        fonts.face("gothic")


def test_an_unknown_source_is_refused_with_its_key(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts/cuts.toml").write_text(
        '[spaces]\nword = 0.2\nnarrow = 0.1\n[sources]\n[cuts.text]\nsource = "vollkorn"\n', encoding="utf-8"
    )
    with pytest.raises(KartenwerkError, match=r"cuts\.text\.source"):
        Fonts(Cache(None), DataRoots.over(tmp_path)).face("text")
