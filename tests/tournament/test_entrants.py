"""A list of entrants is read as spreadsheets write it, and told row by row where it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.custom.test_tables import ods, xlsx
from tests.support import Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.table.tournament.entrants import entrants, read_entrants

NAMES = ["Jürgen Groß", "Anna", "Dirk W. Müller", "Zoë"]

LISTS = {
    "semicolons": ("Name;Ort\r\n" + "".join(f"{name};Fürth\r\n" for name in NAMES)).encode("cp1252"),
    "tabs": "".join(f"{name}\tFürth\n" for name in NAMES).encode("utf-16"),
    "commas": "".join(f"{name},Fürth\n" for name in NAMES).encode("utf-8-sig"),
    "another column": ("Nr.;Spieler\n" + "".join(f"{at};{name}\n" for at, name in enumerate(NAMES))).encode(),
    "one column": "\n".join(NAMES).encode("cp1252"),
    "told separator": ("sep=|\r\nName|Ort\r\n" + "".join(f"{name}|a;b\r\n" for name in NAMES)).encode("cp1252"),
    "two columns": (
        "Nachname;Vorname\n" + "".join(";".join(reversed(f"{name} ".split(" ", 1))) + "\n" for name in NAMES)
    ).encode(),
    "quoted": b"".join(b'"' + name.replace(" ", "\n").encode() + b'";"a ""b"""\n' for name in NAMES),
    "blank rows": ("\n;;\n" + "".join(f"{name};\n;;\n" for name in NAMES)).encode(),
}


@pytest.mark.parametrize("form", LISTS)
def test_a_list_is_read_as_spreadsheets_write_it(form: str, tmp_path: Path) -> None:
    file = tmp_path / "namen.csv"
    file.write_bytes(LISTS[form])
    assert read_entrants(file).names == (*NAMES,)


ROWS = [["Verein", "Nachname", "Vorname"], ["TSV", "Groß", "Jürgen"], ["", "", ""], ["SC", "Klein", "Zoë"]]


@pytest.mark.parametrize("make", [xlsx, ods])
def test_a_workbook_is_read_by_its_first_worksheet(make: Callable[[list[list[str]]], bytes], tmp_path: Path) -> None:
    file = tmp_path / "liste.xlsx"
    file.write_bytes(make(ROWS))
    assert read_entrants(file) == (("Jürgen Groß", "Zoë Klein"), (3,), ())


def test_rows_without_a_name_and_names_that_come_twice_are_reported(tmp_path: Path) -> None:
    file = tmp_path / "namen.csv"
    file.write_bytes("\nName;Ort\nAnna;Fürth\n\n;Roth\nBert;\nANNA ;Hof\nZoë;\n;;\n\n".encode())
    assert read_entrants(file) == (("Anna", "Bert", "Zoë"), (4, 5), ((7, "ANNA"),))
    with pytest.raises(KartenwerkError, match="row 7: two players have the same name; found 'ANNA'"):
        entrants(str(file))


def test_a_damaged_workbook_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "liste.xlsx"
    file.write_bytes(xlsx(ROWS)[:900])
    with pytest.raises(KartenwerkError, match=r"liste\.xlsx: the file is no spreadsheet that can be read"):
        read_entrants(file)


def test_a_row_may_end_before_the_last_name(tmp_path: Path) -> None:
    file = tmp_path / "namen.csv"
    file.write_bytes(b"Vorname;Nachname\nAnna;Lang\nCher\n;Blau\n")
    assert read_entrants(file).names == ("Anna Lang", "Cher", "Blau")


def test_names_may_have_dots_and_are_no_file_for_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert entrants("Anna,Bert,Cleo,Dirk W. Müller") == ["Anna", "Bert", "Cleo", "Dirk W. Müller"]
    assert entrants("") == entrants(" ") == []  # and not the folder in which one stands
    many = [f"Spielerin {number}" for number in range(40)]
    assert entrants(",".join(many)) == many  # no file has so long a name
    monkeypatch.chdir(tmp_path)
    Path("Montag, erste Runde").write_text("\n".join(NAMES), "utf-8")
    assert entrants("Montag, erste Runde") == NAMES
    with pytest.raises(KartenwerkError, match=r"a,b\.csv: the file cannot be read"):
        entrants("a,b.csv")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"Anna\nBert:1\n", "row 2: this can be no player's name; found 'Bert:1'; expected up to 24 signs"),
        (b"Anna\n" + b"x" * 140_000, "row 2: the table of names cannot be read; expected a name a line"),
        (b"sep=;\nAnna\nBert:1\n", "row 3: this can be no player's name; found 'Bert:1'"),
        (b"Anna\n" + b"x" * 25, "row 2: this can be no player's name"),
        (b"\x81\x8d", "the file is no text; expected UTF-8, UTF-16 or Windows-1252"),
        (b"\xff\xfea", "the file is no text"),
    ],
)
def test_what_can_be_no_name_is_told_with_its_row(content: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "namen.csv"
    file.write_bytes(content)
    with pytest.raises(KartenwerkError) as caught:
        read_entrants(file)
    assert str(caught.value).startswith(f"{file}: {told}")


def test_faults_of_a_list_are_german_throughout(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "namen.csv"
    file.write_bytes(b"Anna\nBert=1\n")
    line = ("tournament", "new", tmp_path / "t.toml", "--game", "romme", "--rounds", 2, "--lang", "de", "--players")
    assert run(*line, file).refusal == (
        f"kartenwerk: {file}: Zeile 2: so kann kein Spieler heißen; gefunden: 'Bert=1'; "
        "erwartet: bis zu 24 Zeichen, ohne , ; : = > und Anführungszeichen\n"
    )
    assert run(*line, "Anna,Bert,Cleo,a:b").refusal.startswith("kartenwerk: --players: so kann kein Spieler heißen")
