"""Tables as JSON and YAML: the same cards as from CSV, and each fault with the row, its line and the column."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.custom.decks import ONE, TABLE, deck, faults, plain

OBJECTS = [
    {"Name": "Brot", "Text": "Verkaufe für 2 :muenze:.", "Count": 2},
    {"Name": "Käse", "Text": "Behalte ihn.", "Count": 1.0},
]
YAML = """# von einem Programm
rows:
- {Name: Brot, Text: 'Verkaufe für 2 :muenze:.', Count: 2}
- Name: Käse
  Text: Behalte ihn.
"""


def table(root: Path, name: str, content: str | bytes) -> Path:
    """A deck with this table."""
    return plain(root, **{"toml": ONE.replace("karten.csv", name), name: content})


def cards(root: Path) -> list[tuple[str, str, int, str]]:
    return [(card.id, card.title, card.count, str(card.values["text"])) for card in deck(root).cards]


def cells(root: Path) -> list[tuple[str, ...]]:
    (found,) = deck(root).tables
    return [row.cells for row in found.rows]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("k.json", json.dumps(OBJECTS)),
        ("k.json", "\ufeff" + json.dumps({"title": "x", "rows": OBJECTS, "more": [[1], {}]}, indent=2)),
        ("k.yaml", YAML),
        ("k.yml", YAML.replace("rows:\n", "")),
    ],
)
def test_objects_give_the_same_cards_as_a_csv(tmp_path: Path, name: str, content: str) -> None:
    if not name.endswith("json"):
        pytest.importorskip("yaml")
    expected = cards(plain(tmp_path / "csv", csv=TABLE))
    assert cards(table(tmp_path / "own", name, content)) == expected


def test_values_become_the_texts_that_a_person_would_write(tmp_path: Path) -> None:
    row = (
        '{"Name": 1.5, "a": 2.50, "b": 3.0, "c": true, "d": null, "e": 0.30000000000000004, "f": 12345678901234567890}'
    )
    (found,) = cells(table(tmp_path, "k.json", f"[{row}]"))
    assert found == ("1,5", "2,50", "3", "1", "", "0,3", "12345678901234567890")


def test_words_of_yaml_stay_words(tmp_path: Path) -> None:
    """Many readers make a truth of "no", 750 of 12:30 and 10 of 012."""
    pytest.importorskip("yaml")
    text = "- {Name: no, a: 12:30, b: 012, c: 2026-11-23, d: ~, e: '~', f: false, g: 2.5}\n"
    (found,) = cells(table(tmp_path, "k.yaml", text))
    assert found == ("no", "12:30", "012", "2026-11-23", "", "~", "0", "2,5")


def test_a_column_is_there_for_each_name_that_a_row_has(tmp_path: Path) -> None:
    root = table(tmp_path, "k.json", '[{"Name": "A"}, {"Name": "B", "Text": "#1"}, {}, {"Text": "x", "Name": "#2"}]')
    (found,) = deck(root).tables
    assert found.head == ("Name", "Text")
    assert [(row.number, *row.cells) for row in found.rows] == [(1, "A", ""), (2, "B", "#1"), (4, "#2", "x")]


FAULTY = """{"rows": [
  {"Name": "A", "Count": [2]},
  {"Name": "B", "Name": "C"},
  ["x"],
  {"Name": "\\ud800", "Count": NaN, "Text": 1e999},
  {"Name": "a\\u0000b", "Count": "viele"}
]}"""


def test_every_fault_names_row_line_and_column(tmp_path: Path) -> None:
    kind = "expected a text, a number, true, false or null"
    number = "this is no number that can be printed; expected a number of fewer digits, or a text"
    signs = "the text holds signs that no text has; expected letters, digits and signs"
    found = faults(table(tmp_path, "k.json", FAULTY))
    assert [each.removeprefix("k.json: ") for each in found] == [
        f"row 1, column Count (line 2 of the file): a cell is one value; {kind}",
        "row 2, column Name (line 3 of the file): the column stands twice in this row; expected each column once",
        "row 3 (line 4 of the file): a row is an object with a value for each column; found a list",
        f"row 4, column Count (line 5 of the file): {number}",
        f"row 4, column Text (line 5 of the file): {number}",
        f"rows 4, 5, column Name: {signs}",
    ]


def test_later_faults_of_a_row_name_its_line_as_well(tmp_path: Path) -> None:
    (found,) = faults(table(tmp_path, "k.json", '[{"Name": "A"},\n\n{"Name": "B",\n "Count": "viele"}]'))
    place = "k.json: row 2, column Count (line 3 of the file)"
    assert found.startswith(f"{place}: this is no number of copies; found viele")


NO_ROWS = "the file holds no rows{found}; expected a list with an object for each card, or an object with such a list"


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("k.json", "", NO_ROWS.format(found="")),
        ("k.json", '{"rows": {}, "b": 1}', NO_ROWS.format(found="; found b")),
        ("k.json", "3", NO_ROWS.format(found="; found a number")),
        ("k.json", "[]", "the table is empty; expected an object with values for each card"),
        ("k.json", '[{"Name": "A"},]', "line 1, column 16: the file is not JSON: "),
        ("k.json", '[{"Name": "A"}\n{}]', "line 2, column 1: the file is not JSON: Expecting ',' delimiter"),
        ("k.json", '{"rows": [{"a": 1}]} x', "line 1, column 22: the file is not JSON: Extra data"),
        ("k.json", '{"rows": [{"a": 1}], "rows": []}', "the name stands twice; found rows"),
        ("k.json", "[" * 100_000, "the file's lists and objects lie too deep; expected 100 at most"),
        ("k.json", b"[{\"Name\": \"A\0\"}]", "the encoding of the table is not known"),
        ("k.json", "[" + '{"a": 1},' * 5000 + '{"a": 1}]', "the table has too many rows; expected at most 5,000"),
        ("k.json", f"[{json.dumps({f'c{at}': 1 for at in range(300)})}]", "the table has too many columns; found 300"),
        ("k.json", '[{"Name": 1, "name": 2}]', "two columns have the same name name in templates; found Name and name"),
        ("k.yaml", "", NO_ROWS.format(found="")),
        ("k.yaml", "- {a: 1}\n- &x {a: 2}\n- *x\n", "line 2: a table has no anchors and aliases; found x"),
        ("k.yaml", "- {a: 1}\n- *x\n", "line 2: a table has no anchors and aliases; found x"),
        ("k.yaml", "- !!python/object/apply:os.system [ls]\n", "line 1: a table has no tags; found tag:yaml.org"),
        ("k.yaml", "- ? [1]\n  : 2\n", "line 1: the name of a column is a text"),
        ("k.yaml", "- {a: 1}\n---\n- {a: 2}\n", "line 2: the file holds several documents; expected one"),
        ("k.yaml", "- " * 20_000, "the file's lists and objects lie too deep"),
        ("k.yaml", "- {a: [1\n", "the file is not YAML: "),
        ("k.yaml", "- a: .nan\n", "row 1, column a (line 1 of the file): this is no number that can be printed"),
    ],
)  # fmt: skip
def test_what_is_no_table_is_one_sentence(tmp_path: Path, name: str, content: str | bytes, sentence: str) -> None:
    if not name.endswith("json"):
        pytest.importorskip("yaml")
    (found,) = faults(table(tmp_path, name, content))
    assert sentence in found


def test_a_bomb_of_aliases_is_refused_before_it_grows(tmp_path: Path) -> None:
    pytest.importorskip("yaml")
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    lines += [f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]" for old, new in zip("abcdefgh", "bcdefghi", strict=True)]
    (found,) = faults(table(tmp_path, "k.yaml", "\n".join(lines)))
    assert found.startswith("k.yaml: line 1: a table has no anchors and aliases; found a")


def test_without_the_package_for_yaml_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.custom.apart.objects import parse_objects

    monkeypatch.setitem(sys.modules, "yaml", None)
    with pytest.raises(KartenwerkError, match="expected python -m pip install pyyaml, or the table as JSON or CSV"):
        parse_objects(YAML, "YAML", ",", 10)
