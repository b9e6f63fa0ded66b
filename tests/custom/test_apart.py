"""What is read apart, read in this process: how far cells reach, what they hold, and where each row begins."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from tests.custom.test_tables import changed, ods, xlsx

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.apart.json_rows import parse_json_rows
from kartenwerk.custom.apart.objects import parse_objects
from kartenwerk.custom.apart.values import NESTED, NO_NUMBER, SheetLimits
from kartenwerk.custom.apart.workbook import parse_workbook
from kartenwerk.custom.apart.workbook_parts import NO_VALUE, TOO_EARLY, look_at, no_workbook
from kartenwerk.custom.apart.yaml_rows import parse_yaml_rows

LIMITS = SheetLimits(unpacked_mb=1, rows=10, spare=2, columns=5)
HEAD = ["Name", "Text"]


def cells(*given: str) -> bytes:
    """A workbook in XLSX with these elements in its sheet."""
    return changed(xlsx([]), {"<sheetData>": f"<sheetData>{''.join(given)}"})


def cell(place: str, inner: str = "<v>1</v>", more: str = "") -> str:
    return f'<c r="{place}" {more}>{inner}</c>'


def refusal(content: bytes, wanted: str | None = None) -> str:
    with pytest.raises(KartenwerkError) as error:
        parse_workbook(content, wanted, ",", LIMITS)
    return str(error.value)


# ---- how far cells reach


@pytest.mark.parametrize("place", ["A12", "E10", "D12", "J5", "AX1"])
def test_a_sheet_may_be_as_large_as_a_table_in_any_shape(place: str) -> None:
    """Ten rows and two to spare, and no more cells than ten rows of five columns."""
    assert look_at(cells(cell(place)), None, LIMITS) == []


@pytest.mark.parametrize("place", ["A13", "E11", "F10", "AY1", "ZZ2", "XFD1048576", "AA3"])
def test_a_cell_beyond_the_table_is_named(place: str) -> None:
    assert f"; found {place}; expected a table of at most 10 rows and 5 columns" in refusal(cells(cell(place)))


def test_of_two_cells_far_out_the_one_is_named_that_makes_the_sheet_too_large() -> None:
    assert "; found B13; " in refusal(cells(cell("Z1"), cell("A12"), cell("B13"), cell("A13")))
    assert "; found Z1; " in refusal(cells(cell("Z1"), cell("Z2"), cell("A11")))
    assert "; found E11; " in refusal(cells(cell("E1"), cell("E11")))


def test_rows_that_hold_something_are_counted_wherever_they_stand() -> None:
    rows = [f"<row>{cell(f'A{number}')}{cell(f'B{number}')}</row>" for number in (*range(1, 12), 12)]
    assert look_at(cells(*rows), None, LIMITS) == []
    again = [*rows, f"<row>{cell('A1')}</row>"]
    assert refusal(cells(*again)) == "the table has too many rows; expected at most 10"


def test_cells_and_rows_without_a_place_follow_each_other() -> None:
    book = cells("<row><c><v>1</v></c><c><v>-1</v></c></row>", '<row r="4"><c/><c/><c><v>-2</v></c></row>')
    book = changed(book, {"</sheetData>": "<row><c><v>-3</v></c></row></sheetData>"})
    assert [(each.row, each.column) for each in look_at(book, None, LIMITS)] == [(0, 1), (3, 2), (4, 0)]


@pytest.mark.parametrize("inner", ["<v></v>", "<is></is>", "<is><t></t></is>", "<f>A1</f>"])
def test_a_cell_holds_something_if_only_an_empty_text(inner: str) -> None:
    assert "; found A13; " in refusal(cells(cell("A13", inner)))
    assert look_at(cells(cell("A13", "")), None, LIMITS) == []


def test_a_place_that_no_table_has_is_told() -> None:
    assert refusal(cells(cell("A-1"))).endswith("found A-1")


# ---- which sheet is looked at


def two_sheets(target: str = "worksheets/sheet2.xml") -> bytes:
    """A workbook whose second sheet, Mehr, has a cell far out."""
    book = changed(
        cells(cell("A1")),
        {
            "</sheets>": '<sheet name="Mehr" sheetId="2" r:id="r2"/></sheets>',
            "</Relationships>": '<Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/'
            f'relationships/worksheet" Target="{target}"/></Relationships>',
        },
    )
    stream = BytesIO(book)
    with ZipFile(stream, "a") as archive:
        archive.writestr("xl/worksheets/sheet2.xml", archive.read("xl/worksheets/sheet1.xml").replace(b"A1", b"A99"))
    return stream.getvalue()


def test_only_the_sheet_that_is_read_has_to_be_a_table() -> None:
    assert look_at(two_sheets(), None, LIMITS) == look_at(two_sheets(), "Karten", LIMITS) == []
    for target in ("worksheets/sheet2.xml", "/xl/worksheets/sheet2.xml", "./worksheets/../worksheets/sheet2.xml"):
        with pytest.raises(KartenwerkError, match="found A99"):
            look_at(two_sheets(target), "Mehr", LIMITS)


def test_the_first_sheet_is_the_first_one_of_the_workbook_and_not_of_its_parts() -> None:
    last = '<Relationship Id="r2" Type='
    with ZipFile(BytesIO(two_sheets())) as archive:
        links = archive.read("xl/_rels/workbook.xml.rels").decode()
    second = links[links.index(last) : links.index("</Relationships>")]
    turned = changed(two_sheets(), {second: "", '<Relationship Id="r1"': f'{second}<Relationship Id="r1"'})
    assert look_at(turned, None, LIMITS) == []


@pytest.mark.parametrize("wanted", ["Mehr", "Keins"])
def test_where_the_sheet_is_not_found_all_have_to_be_tables(wanted: str) -> None:
    with pytest.raises(KartenwerkError, match="found A99"):
        look_at(two_sheets("elsewhere.xml"), wanted, LIMITS)


def test_a_sheet_that_is_not_there_is_told_with_those_that_are() -> None:
    assert refusal(xlsx([HEAD]), "Mehr") == "sheet: there is no such sheet; found Mehr; expected Karten"


def archive_of(**parts: str) -> bytes:
    target = BytesIO()
    with ZipFile(target, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return target.getvalue()


@pytest.mark.parametrize("content", [archive_of(), archive_of(**{"content.xml": "<a/>"})])
def test_an_archive_without_a_table_is_no_workbook(content: bytes) -> None:
    assert refusal(content) == "the file is no spreadsheet that can be read; expected XLSX or ODS"


@pytest.mark.parametrize("last", ["</workbook>", "</worksheet>"])
def test_a_part_that_is_cut_off_is_no_workbook(last: str) -> None:
    with pytest.raises(KartenwerkError, match="no spreadsheet that can be read; found no element found"):
        look_at(changed(xlsx([HEAD]), {last: ""}), None, LIMITS)


def test_a_table_in_ods_that_is_cut_off_is_no_workbook() -> None:
    with pytest.raises(KartenwerkError, match="no spreadsheet that can be read; found "):
        look_at(changed(ods([HEAD]), {"</office:document-content>": ""}), None, LIMITS)


def test_what_a_library_has_found_is_told_in_a_line() -> None:
    assert no_workbook(ValueError("x" * 200)).found == "x" * 100


def test_a_document_type_declaration_is_refused() -> None:
    told = refusal(archive_of(**{"content.xml": "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"}))
    assert told == "the file is no spreadsheet that can be read; found a document type declaration"


@pytest.mark.parametrize(("megabytes", "told"), [(1, ""), (1.01, "expected at most 1 MB"), (0.9, "")])
def test_an_archive_unpacks_to_so_many_bytes(megabytes: float, told: str) -> None:
    """Its content packs badly, so that only the sum counts."""
    half = bytes(index * index % 251 for index in range(round(megabytes * 500_000)))
    target = BytesIO(xlsx([HEAD]))
    size = 0
    with ZipFile(target, "a") as archive:
        size = sum(entry.file_size for entry in archive.infolist())
        archive.writestr("one.bin", half)
        archive.writestr("two.bin", half[size:])
    try:
        parse_workbook(target.getvalue(), None, ",", LIMITS)
        found = ""
    except KartenwerkError as error:
        found = str(error)
    assert found == (told and f"the spreadsheet unpacks to more than a table has; {told}")


def test_an_archive_that_packs_far_better_than_a_sheet_is_refused() -> None:
    """Two million zeros pack into some two thousand bytes, and a million is always allowed."""
    told = []
    for number in (1_300_000, 5_000_000):
        target = BytesIO(xlsx([HEAD]))
        with ZipFile(target, "a", ZIP_DEFLATED) as archive:
            archive.writestr("zeros.bin", bytes(number))
        try:
            parse_workbook(target.getvalue(), None, ",", LIMITS._replace(unpacked_mb=50))
            told.append("")
        except KartenwerkError as error:
            told.append(str(error))
    assert told == ["", "the spreadsheet unpacks to more than a table has; expected at most 50 MB"]


# ---- tables in ODS


def rows_in_ods(*rows: str) -> bytes:
    return changed(ods([]), {"</table:table>": "".join(rows) + "</table:table>"})


def row(inner: str, times: int = 1) -> str:
    return f'<table:table-row table:number-rows-repeated="{times}">{inner}</table:table-row>'


def empty(times: int) -> str:
    return f'<table:table-cell table:number-columns-repeated="{times}"/>'


FILLED = '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell>'


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([row(FILLED, 12)], None),
        ([row(FILLED, 13)], "A13"),
        ([row("", 11), row(FILLED)], None),
        ([row("", 12), row(FILLED)], "A13"),
        ([row(empty(49) + FILLED)], None),
        ([row(empty(50) + FILLED)], "AY1"),
        ([row(empty(20) + FILLED), row(FILLED, 2)], "U1"),
        ([row(FILLED.replace("cell ", 'cell table:number-columns-repeated="51" '))], "AY1"),
        ([row("", 12), row('<table:table-cell table:formula="x"/>')], "A13"),
        ([row("", 12), row("<table:table-cell><text:p>x</text:p></table:table-cell>")], "A13"),
        ([row("", 12), row("<table:table-cell><text:p> </text:p></table:table-cell>")], None),
        ([row("", 12), row("<table:covered-table-cell><text:p>x</text:p></table:covered-table-cell>")], "A13"),
        ([row(FILLED + empty(99)), row(empty(99), 99)], None),
        ([row("", 11), f"<table:table-row>{FILLED}</table:table-row>"], None),
        ([row("", 12), row('<table:table-cell office:value-type="string"/><table:table-cell/>')], "A13"),
        ([row(FILLED), "</table:table><table:table>" + row(FILLED, 12)], None),
        ([row(FILLED, 9), "</table:table><table:table>" + row(FILLED, 13)], "A13"),
    ],
)
def test_repeated_rows_and_cells_of_ods_reach_as_far_as_they_are_repeated(rows: Sequence[str], found: str) -> None:
    book = rows_in_ods(*rows)
    if found is None:
        assert look_at(book, None, LIMITS) == []
    else:
        with pytest.raises(KartenwerkError, match=f"found {found};"):
            look_at(book, None, LIMITS)


# ---- what cells hold


def test_cells_that_hide_something_are_found() -> None:
    held = {
        "A1": cell("A1", "<v>DIV</v>", 't="e"'),
        "B1": cell("B1", "<f>1+2</f>"),
        "C1": cell("C1", "<f>1+2</f><v>3</v>"),
        "D1": cell("D1", "<f>A1</f><v></v>", 't="str"'),
        "E1": cell("E1", "<v>-1</v>"),
        "A2": cell("A2", "<is><t>-1</t></is>", 't="inlineStr"'),
        "b2": cell("b2", "<v>-2</v>"),
    }
    found = [(each.row, each.column, each.text) for each in look_at(cells(*held.values()), None, LIMITS)]
    assert found == [(0, 0, "DIV"), (0, 1, NO_VALUE), (0, 4, TOO_EARLY), (1, 1, TOO_EARLY)]


def test_a_stored_value_is_written_as_a_person_would() -> None:
    table = parse_workbook(xlsx([["a", 3.0, 2.5, 1e20, -4, 0.1 + 0.2]]), None, ",", LIMITS)
    assert table.records == [["a", "3", "2,5", "1e+20", "-4", "0,3"]]
    assert table.dates == frozenset()
    truths = parse_workbook(cells(cell("A1", "<v>1</v>", 't="b"'), cell("B1", "<v>0</v>", 't="b"')), None, ",", LIMITS)
    assert truths.records == [["1", "0"]]


def moments(*values: str) -> bytes:
    kinds = ("date", "time")
    held = [
        f'<table:table-cell office:value-type="{kind}" office:{kind}-value="{value}"/>'
        for value in values
        for kind in kinds
        if (kind == "time") == value.startswith("PT")
    ]
    return rows_in_ods(row("".join(held)))


def test_dates_are_written_without_a_time_and_their_columns_are_known() -> None:
    table = parse_workbook(moments("PT10H30M00S", "2026-11-02", "2026-11-02T10:30:00"), None, ",", LIMITS)
    assert table.records[0][1:] == ["2026-11-02", "2026-11-02 10:30:00"]
    assert table.dates == {1, 2}


@pytest.mark.parametrize("place", ["B1", "A2", "C3"])
def test_a_formula_without_a_value_beside_all_cells_that_have_one_is_none_of_the_table(place: str) -> None:
    assert parse_workbook(cells(cell("A1"), cell(place, "<f>1+2</f>")), None, ",", LIMITS).records == [["1"]]


def test_a_table_that_begins_further_in_keeps_its_place() -> None:
    """A fault names the row that the table program counts."""
    table = parse_workbook(cells(cell("B3"), cell("C4", "<f>A1</f>"), cell("C5")), None, ",", LIMITS)
    assert table.records == [["", "", ""], ["", "", ""], ["", "1", ""], ["", "", NO_VALUE], ["", "", "1"]]


def test_a_moment_before_1900_is_no_time_of_day() -> None:
    """calamine reads a number below 0 as a time where the cell has the format of a date, else as that number."""
    assert parse_workbook(cells(cell("A1", "<v>-1</v>")), None, ",", LIMITS).records == [["-1"]]


def test_cells_that_are_merged_count_for_rows_that_hold_something() -> None:
    rows = [["a", "b"], ["c", "für alle"], ["d", ""], ["", ""], ["e", "eigen"], ["f", ""], ["g", ""]]
    merged = '</sheetData><mergeCells count="1"><mergeCell ref="B2:B6"/></mergeCells>'
    table = parse_workbook(changed(xlsx(rows), {"</sheetData>": merged}), None, ",", LIMITS)
    assert [row[1] for row in table.records] == ["b", "für alle", "für alle", "", "eigen", "für alle", ""]


@pytest.mark.parametrize("place", ["C1:C3", "Z1:Z3", "A9:A12"])
def test_cells_that_are_merged_beside_the_table_are_none_of_it(place: str) -> None:
    merged = f'</sheetData><mergeCells count="1"><mergeCell ref="{place}"/></mergeCells>'
    table = parse_workbook(changed(xlsx([HEAD, ["a", "b"]]), {"</sheetData>": merged}), None, ",", LIMITS)
    assert table.records == [HEAD, ["a", "b"]]


def test_a_workbook_has_a_sheet() -> None:
    book = changed(xlsx([HEAD]), {'<sheet name="Karten" sheetId="1" r:id="r1"/>': ""})
    assert refusal(book) == "the file has no sheet; expected a sheet with a head and rows"


# ---- rows as objects


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ('[\n{"a": 1},\n\n{"a": 2}, {"a": 3}]', [(2, "1"), (4, "2"), (4, "3")]),
        ('{"x": [1, {"y": 2}],\n"rows": [\n{"a": 1}\n], "z": null}', [(3, "1")]),
        ('{"rows": 5, "x": 1, "rows": [{"a": 1}]}', [(1, "1")]),
        ('\n [{"a": 1}] \n', [(2, "1")]),
        ('{"rows": []}[', "line 1, column 13: the file is not JSON: Extra data"),
        ("{}", "the file holds no rows; expected a list"),
        ("{'a': 1}", "line 1, column 2: the file is not JSON: Expecting property name enclosed in double quotes"),
        ('{"a" 1}', "line 1, column 6: the file is not JSON: Expecting ':' delimiter"),
        ('{"a": 1 "b": 2}', "line 1, column 9: the file is not JSON: Expecting ',' delimiter"),
        ('{"rows": [{"a": 1}], "rows": 3}', "the name stands twice; found rows"),
        ('"rows"', "the file holds no rows; found a text"),
        ("true", "the file holds no rows; found true or false"),
        ("null", "the file holds no rows; found nothing"),
        (str({f"n{at}": 1 for at in range(12)}).replace("'", '"'), "found n0, n1, n2, n3, n4, n5, n6, n7; expected"),
        (f'{{"{"n" * 90}": 1}}', f"found {'n' * 80}; expected"),
    ],
)
def test_rows_in_json_are_known_by_their_line(text: str, rows: str | list[tuple[int, str]]) -> None:
    if isinstance(rows, str):
        with pytest.raises(KartenwerkError) as error:
            [*parse_json_rows(text)]
        assert rows in str(error.value)
    else:
        assert [(each.line, each.cells[0][1]) for each in parse_objects(text, "JSON", ",", 99)] == rows


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("- a: 1\n\n- a: 2\n- {a: 3}\n", [(1, "1"), (3, "2"), (4, "3")]),
        ("x: [1, {y: 2}]\nrows:\n- a: 1\nz: ~\n", [(3, "1")]),
        ("rows: 5\nx: 1\n'rows':\n- a: 1\n", [(4, "1")]),
        ("rows:\n- a: 1\nrows:\n- a: 2\n", "line 4: the name stands twice; found rows"),
        ("5", "the file holds no rows; found a text"),
        ("0.5", "the file holds no rows; found a number"),
        ("x: 1\ny: 2", "the file holds no rows; found x, y; expected"),
        ("- {a: [1\n", "line 2, column 1: the file is not YAML: "),
        ("- a: 1\n\tb: 2\n", "line 2, column 1: the file is not YAML: "),
        ("- a: \x07\n", "the file is not YAML: "),
        ("- ! 'a'\n", [(1, "text")]),
    ],
)
def test_rows_in_yaml_are_known_by_their_line(text: str, rows: str | list[tuple[int, str]]) -> None:
    pytest.importorskip("yaml")
    if isinstance(rows, str):
        with pytest.raises(KartenwerkError) as error:
            [*parse_yaml_rows(text)]
        assert rows in str(error.value)
    else:
        found = parse_objects(text, "YAML", ",", 99)
        assert [(each.line, each.cells[0][1] if each.cells else each.found) for each in found] == rows


@pytest.mark.parametrize(
    ("typed", "cell"),
    [
        ("3.0", "3"), ("3.50", "3,50"), ("-2.5", "-2,5"), ("1e3", "1000"), ("1E-2", "0,01"), ("1.5e999", NO_NUMBER),
        ("NaN", NO_NUMBER), ("-Infinity", NO_NUMBER), ("0.30000000000000004", "0,3"),
        ("0.12345678901234", "0,12345678901234"), ("0.123456789012345678", "0,123456789012346"),
        ("true", "1"), ("false", "0"), ("null", ""), ("[1]", NESTED), ('{"b": 1}', NESTED), ('" x "', " x "),
        ('"3.0"', "3.0"), ("-7", "-7"),
    ],
)  # fmt: skip
def test_values_are_written_as_a_person_would(typed: str, cell: str) -> None:
    [row] = parse_objects(f'[{{"a": {typed}}}]', "JSON", ",", 9)
    assert row.cells == [("a", cell)]


def test_there_may_be_as_many_rows_as_are_allowed_and_each_is_an_object() -> None:
    assert len(parse_objects("[{}, {}, {}]", "JSON", ",", 3)) == 3
    assert [row.found for row in parse_objects('[1, "a", [], null, true, {}]', "JSON", ",", 9)] == [
        *("number", "text", "list", "nothing", "word", "")
    ]
    with pytest.raises(KartenwerkError, match="too many rows; expected at most 3"):
        parse_objects("[{}, {}, {}, {}]", "JSON", ",", 3)
