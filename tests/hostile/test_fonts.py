"""A stranger's fonts: wrong values are told with file and key, and no drawing keeps the machine busy."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.hostile.fence import fenced, fenced_run

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.type.library import Fonts

Table = dict[str, Any]

SHEET = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9mm" height="9mm"><defs>
<path id="svidar" class="tinte" d="M0 0 L9 0 L9 9 Z"/><path id="bog" class="tinte" d="M0 0 L5 0 L5 5 Z"/></defs></svg>
"""
STROKES: Table = {
    "face": {"family": "Test", "version": "1.000"},
    "styles": {"Regular": {"weight": 0.2}},
    "metrics": {"cap": 700, "gap": 0.1, "flare": 0.05, "rise": 0.3, "space": 0.3},
    "glyphs": {
        "A": {"width": 0.6, "strokes": ["0.1,0 0.1,1"], "wedges": ["0.1 foot"], "marks": ["0.2,1 0.3,1.2"]},
        "B": {"width": 0.6, "foot": 0.0, "head": 1.0, "strokes": ["0.1,0.1 0.5,0.1 0.5,0.6 z"]},
    },
    "aliases": {"x": "A"},
    "kerning": [{"left": "A", "right": "B", "by": -0.1}],
}
SIGNS: Table = {
    "face": {"family": "Test Zeichen", "version": "1.000", "picture": "templates/art/test/sheet.svg"},
    "styles": {"Regular": {}},
    "metrics": {"cap": 700, "gap": 0.1, "space": 0.3},
    "signs": {"svidar": {"keys": "s", "height": 1.0}, "bog": {"keys": "b", "height": 1.0}},
}
CUTS: Table = {
    "spaces": {"word": 0.2, "narrow": 0.1},
    "sources": {
        "bought": {"package": "fontpkg_caveat", "file": "files/Caveat[wght].ttf"},
        "strokes": {"drawing": "fonts/test/strokes.toml", "style": "Regular"},
        "signs": {"drawing": "fonts/test/signs.toml"},
    },
    "cuts": {
        "hand": {"source": "bought", "weight": 500, "features": ["kern"]},
        "text": {"source": "strokes"},
        "signs": {"source": "signs"},
    },
}
FILES = {"fonts/cuts.toml": CUTS, "fonts/test/strokes.toml": STROKES, "fonts/test/signs.toml": SIGNS}

HOSTILE: list[Any] = [
    math.nan,
    math.inf,
    -math.inf,
    10**400,
    -1,
    -1e30,
    1e30,
    True,
    "",
    " ",
    "../../../x",
    "/etc/passwd",
    "a\x1b]0;owned\x07b",
    "a\nb",
    "x" * 100_000,
    [],
    {},
    [[]],
    ["../x"],
    {"a": {}},
    "0,0 0,0",
    "nan,nan inf,1",
    "0,1e300 1,1e300",
    "*,* ,",
    "1e300 foot",
    '"/><script/>',
]


def toml(value: object) -> str:
    """A value in TOML; tables in line."""
    match value:
        case bool():
            return str(value).lower()
        case float():
            return repr(value)
        case dict():
            return "{" + ", ".join(f"{json.dumps(key)} = {toml(each)}" for key, each in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def document(table: Table) -> str:
    return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in table.items())


def places(table: Any, trail: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a table."""
    if trail:
        yield trail
    if isinstance(table, dict | list):
        for key, value in table.items() if isinstance(table, dict) else enumerate(table):
            yield from places(value, (*trail, key))


def changed(table: Table, trail: tuple[Any, ...], value: object) -> Table:
    table = copy.deepcopy(table)
    place: Any = table
    for key in trail[:-1]:
        place = place[key]
    place[trail[-1]] = value
    return table


def written(folder: Path, **others: Table) -> Path:
    """A folder of fonts; `others` are tables in the place of the sound ones, by the names of their files."""
    for name, table in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(document(others.get(path.stem, table)), encoding="utf-8")
    sheet = folder / "templates/art/test/sheet.svg"
    sheet.parent.mkdir(parents=True, exist_ok=True)
    sheet.write_text(SHEET, encoding="utf-8")
    return folder


def made(folder: Path, names: tuple[str, ...], roots: DataRoots | None = None) -> None:
    """All fonts of a folder."""
    fonts = Fonts(Cache(None), roots or DataRoots.over(folder))
    for name in names if set(names) <= set(fonts.cuts) else fonts.cuts:
        fonts.content(name)


def tried(folder: Path, stem: str, step: int) -> str:
    """Every value of a file replaced by each `step`th hostile one; it gives what was not one sentence."""
    name = next(name for name in FILES if Path(name).stem == stem)
    cuts = {"cuts": ("text", "signs"), "strokes": ("text",), "signs": ("signs",)}[stem]
    roots = DataRoots.over(folder)
    wrong = []
    for number, trail in enumerate(places(FILES[name])):
        for value in HOSTILE[number % step :: step]:
            (folder / name).write_text(document(changed(FILES[name], trail, value)), encoding="utf-8")
            try:
                made(folder, cuts, roots)
            except KartenwerkError as error:
                sentence = str(error)
                if (name not in sentence and stem not in sentence) or len(sentence) > 3000:
                    wrong.append(f"{trail} {str(value)[:30]!r}: {sentence[:200]}")
            except Exception as error:
                wrong.append(f"{trail} {str(value)[:30]!r}: {type(error).__name__} {error}"[:300])
    return "\n".join(wrong)


def test_the_sound_files_are_sound(tmp_path: Path) -> None:
    made(written(tmp_path), ("hand", "text", "signs"))


@pytest.mark.parametrize("step", [pytest.param(1, marks=pytest.mark.slow), 5], ids=["each", "each fifth"])
@pytest.mark.parametrize("stem", ["cuts", "strokes", "signs"])
def test_every_wrong_value_is_one_sentence(tmp_path: Path, stem: str, step: int) -> None:
    assert fenced(tried, written(tmp_path), stem, step).out == "\n"


@pytest.mark.parametrize("value", [math.nan, math.inf, 10**400])
def test_a_weight_is_a_number(tmp_path: Path, value: float) -> None:
    faulty = changed(STROKES, ("styles", "Regular", "weight"), value)
    answer = fenced(made, written(tmp_path, strokes=faulty), ("text",))
    assert "fonts/test/strokes.toml: styles.Regular.weight: the value does not fit" in answer.err


def star(strokes: int) -> Table:
    """A letter of strokes that all cross each other."""
    lines = [
        f"{0.5 + math.cos(n):.4f},{0.5 + math.sin(n):.4f} {0.5 - math.cos(n):.4f},{0.5 - math.sin(n):.4f}"
        for n in range(strokes)
    ]
    return changed(STROKES, ("glyphs", "A", "strokes"), lines)


def test_a_letter_of_a_thousand_strokes_is_refused_at_once(tmp_path: Path) -> None:
    for strokes in (60, 1900):
        answer = fenced(made, written(tmp_path, strokes=star(strokes)), ("text",))
        assert "glyphs.A: the glyph cannot be drawn: the outlines have" in answer.err
    assert "more than 4,000 points" in fenced(made, written(tmp_path, strokes=star(9000)), ("text",)).err


def test_too_many_kerned_pairs_are_refused(tmp_path: Path) -> None:
    rules = [{"left": "A" * 200, "right": "B" * 200, "by": 0.1}] * 100
    answer = fenced(made, written(tmp_path, strokes=changed(STROKES, ("kerning",), rules)), ("text",))
    assert "kerning: there are more than 20,000 pairs" in answer.err


@pytest.mark.parametrize("package", ["../x", "os.path", "__main__", "sys", "antigravity", "no_such_package"])
def test_a_font_comes_out_of_an_installed_package_or_not_at_all(tmp_path: Path, package: str) -> None:
    faulty = changed(CUTS, ("sources", "bought", "package"), package)
    answer = fenced(made, written(tmp_path, cuts=faulty), ("hand",))
    assert answer.code == 1
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("family", ["../../../owned", "/tmp/owned", "a/b", "..", "x\x00y", "x" * 300])
def test_a_family_names_no_folder(tmp_path: Path, family: str) -> None:
    folder = tmp_path / "data"
    faulty = changed(STROKES, ("face", "family"), family)
    path = folder / "fonts/walisch/own.toml"
    path.parent.mkdir(parents=True)
    path.write_text(document(faulty), encoding="utf-8")
    answer = fenced_run("fonts", "walisch", "--data", folder, "--out", tmp_path / "a/b/c/out")
    assert answer.code == 1
    assert "own.toml: face.family: the value does not fit" in answer.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


@pytest.mark.parametrize(
    ("trail", "value"),
    [(("face",), 0), (("face", "picture"), [["a"]]), (("face", "picture"), 7), (("signs",), math.inf)],
)
def test_a_fault_in_a_font_is_told_by_commands_that_read_it_or_not_at_all(
    tmp_path: Path, trail: tuple[Any, ...], value: object
) -> None:
    path = tmp_path / "data/fonts/walisch/signs.toml"
    path.parent.mkdir(parents=True)
    path.write_text(document(changed(SIGNS, trail, value)), encoding="utf-8")
    answer = fenced_run("chips", "walisch", "--players", "1", "--data", tmp_path / "data", "--out", tmp_path / "out")
    assert "fault of the program" not in answer.err
