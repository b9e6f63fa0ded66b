"""Tables in every form that spreadsheets write give the same cards; what is wrong is told with row and column."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path

import pytest
from tests.custom.decks import ICON, ONE, TABLE, deck, fault_of, faults, plain, report, write
from tests.support import Run

from kartenwerk.custom.table import column_key
from kartenwerk.text.book.typography import english

ROWS = [["Name", "Text", "Count"], ["Brot", "Verkaufe für 0,5 €.\nOder behalte es.", "2"], ["Käse", "„Ja“", "1"]]


def csv(rows: list[list[str]], sign: str) -> str:
    return "\r\n".join(sign.join(f'"{cell}"' if set(cell) & {",", "\n"} else cell for cell in row) for row in rows)


def xlsx(rows: Sequence[Sequence[object]]) -> bytes:
    """A sheet as small as one can be, its texts inline."""

    def cell(value: object) -> str:
        if isinstance(value, int | float):
            return f"<c><v>{value}</v></c>"
        return f'<c t="inlineStr"><is><t xml:space="preserve">{value}</t></is></c>'

    body = "".join(f"<row>{''.join(map(cell, row))}</row>" for row in rows)
    space = "http://schemas.openxmlformats.org"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{space}/package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.'
        'spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType='
        '"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{space}/package/2006/relationships"><Relationship Id="r1" '
        f'Type="{space}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{space}/spreadsheetml/2006/main" xmlns:r="{space}/officeDocument/2006/'
        'relationships"><sheets><sheet name="Karten" sheetId="1" r:id="r1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{space}/package/2006/relationships"><Relationship '
        f'Id="r1" Type="{space}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>'
        "</Relationships>",
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{space}/spreadsheetml/2006/main"><sheetData>{body}'
        "</sheetData></worksheet>",
    }
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return target.getvalue()


def ods(rows: list[list[str]]) -> bytes:
    body = "".join(
        "<table:table-row>"
        + "".join(
            '<table:table-cell office:value-type="string">'
            + "".join(f"<text:p>{line}</text:p>" for line in cell.split("\n"))
            + "</table:table-cell>"
            for cell in row
        )
        + "</table:table-row>"
        for row in rows
    )
    space = "urn:oasis:names:tc:opendocument:xmlns"
    content = (
        f'<office:document-content xmlns:office="{space}:office:1.0" xmlns:table="{space}:table:1.0" '
        f'xmlns:text="{space}:text:1.0"><office:body><office:spreadsheet><table:table table:name="Karten">{body}'
        "</table:table></office:spreadsheet></office:body></office:document-content>"
    )
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
        archive.writestr(
            "META-INF/manifest.xml",
            '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
            '<manifest:file-entry manifest:full-path="/" manifest:media-type='
            '"application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>',
        )
    return target.getvalue()


FORMS: dict[str, tuple[str, bytes]] = {
    **{
        f"{encoding} {sign!r}": ("karten.csv", csv(ROWS, sign).encode(encoding))
        for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252")
        for sign in (";", ",", "\t")
    },
    "tsv": ("karten.tsv", csv(ROWS, "\t").encode()),
    "sep": ("karten.csv", ("sep=;\r\n" + csv(ROWS, ";")).encode()),
    "xlsx": ("karten.xlsx", xlsx([ROWS[0], [*ROWS[1][:2], 2], [*ROWS[2][:2], 1.0]])),
    "ods": ("karten.ods", ods(ROWS)),
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_a_table_gives_the_same_cards(form: str, tmp_path: Path) -> None:
    name, content = FORMS[form]
    toml = ONE.replace("karten.csv", name)
    found = deck(write(tmp_path, {"deck.toml": toml, name: content}))
    cards = [(card.title, str(card.values["text"]), card.count) for card in found.cards]
    assert cards == [("Brot", ROWS[1][1], 2), ("Käse", ROWS[2][1], 1)]


def test_every_form_of_a_table_is_printed_in_the_same_bytes(run: Run, tmp_path: Path) -> None:
    printed = set()
    for number, form in enumerate(("utf-16 '\\t'", "cp1252 ';'", "xlsx", "ods")):
        name, content = FORMS[form]
        root = write(tmp_path / str(number), {"deck.toml": ONE.replace("karten.csv", name), name: content})
        write(root, {"zeichen/muenze.svg": ICON})
        assert run("deck", root, "--out", tmp_path / f"out{number}").code == 0
        printed.add((tmp_path / f"out{number}" / "probe" / "karten_a4.pdf").read_bytes())
    assert len(printed) == 1


def test_the_encoding_is_told_where_it_is_a_guess(tmp_path: Path) -> None:
    notes = report(plain(tmp_path, csv=TABLE.encode("cp1252"))).notes
    assert any("Windows-1252" in note for note in notes)


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("Zug (km)", "zug_km"),
        (" Rück-Seite ", "rück_seite"),
        ("Preis / €", "preis"),
        ("2. Text", "_2_text"),
        ("x² + y", "x_y"),
        ("Gru\u0308n", "grün"),
        ("%", ""),
    ],
)
def test_a_columns_name_can_be_written_in_a_template(head: str, name: str, tmp_path: Path) -> None:
    assert column_key(head) == name
    if name:
        toml = ONE.replace("{{ name }}", f"{{{{ {name} }}}}")
        found = deck(plain(tmp_path, toml=toml, csv=f"{head};Text\nBrot;x\n"))
        assert [card.title for card in found.cards] == ["Brot"]


def test_a_guessed_encoding_is_told_by_the_check_alone(run: Run, tmp_path: Path) -> None:
    plain(tmp_path / "deck", csv=TABLE.encode("cp1252"))
    assert "Windows-1252" in run("check", tmp_path / "deck").out
    done = run("deck", tmp_path / "deck", "--out", tmp_path)
    assert "Windows-1252" not in done.out + done.err


def test_a_new_deck_tells_the_name_of_a_column_that_differs_from_its_head(run: Run, tmp_path: Path) -> None:
    write(tmp_path, {"v.csv": "Name;Zug (km);Alter;%\nAmsel;12;3;1\n"})
    assert run("new", "deck", tmp_path / "v", "--csv", tmp_path / "v.csv").code == 0
    made = (tmp_path / "v" / "deck.toml").read_text(encoding="utf-8")
    assert "# not used so far: Zug (km) as {{ zug_km }}, Alter.\n# A box" in made


def test_a_table_with_a_faulty_cell_begins_a_deck_and_is_told(run: Run, tmp_path: Path) -> None:
    write(tmp_path, {"v.csv": "Name;Preis\nA;1\nB;#REF!\n"})
    begun = run("new", "deck", tmp_path / "v", "--csv", tmp_path / "v.csv")
    assert begun.code == 0
    assert "v.csv: row 3, column Preis: the table program could not compute this cell" in begun.out
    assert run("check", tmp_path / "v").code == 1


def test_columns_whose_heads_are_signs_alone_stand_beside_each_other(tmp_path: Path) -> None:
    assert faults(plain(tmp_path, csv="Name;%;€\nBrot;x;y\n")) == []


def test_rows_are_counted_as_the_table_program_counts() -> None:
    table = 'Name;Text;Count\n"Brot";"zwei\nZeilen";1\n;;\n# eine Anmerkung;;\nKäse;x;viele\n'
    told = fault_of(csv=table)
    assert told.startswith("karten.csv: row 5, column Count: this is no number of copies; found viele")


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("Name;Name\na;b\n", "karten.csv: row 1: two columns have the same name; found Name and Name"),
        (
            "Name;Zug (km);Zug [km]\na;1;2\n",
            "karten.csv: row 1: two columns have the same name zug_km in templates; found Zug (km) and Zug [km]",
        ),
        ("Name;Text\na;b;c\n", "karten.csv: row 2: the row has more cells than the head"),
        ('Name;Text\na;"b\n', "karten.csv: row 2: a quotation mark is missing"),
        ("Name;Text\na;#NAME?\n", "karten.csv: row 2, column Text: the table program could not compute this cell"),
        ("", "karten.csv: the table is empty"),
        ("Name;Text\n" + "a;" + "x" * 5000, "karten.csv: row 2, column Text: the cell is too long"),
        ('Name;Count\na;"1\n2"\n', "karten.csv: row 2, column Count: this is no number of copies; found 1 2; expected"),
        ("Name;Count\na;100\n", "karten.csv: row 2, column Count: this is no number of copies"),
        ("Name;Text;Count\na;x;0\n", "deck.toml: cards: the deck has no cards"),
    ],
)
def test_what_is_wrong_with_a_table_is_told_with_its_place(table: str, told: str) -> None:
    assert fault_of(csv=table).startswith(told)


def test_two_equal_ids_name_both_rows() -> None:
    toml = ONE.replace("[card]", '[card]\nid = "{{ name }}"')
    assert fault_of(toml=toml, csv="Name;Text\nÄpfel;a\nBrot;b\nÄpfel;c\n").startswith(
        "karten.csv: rows 2, 4: two cards have the same id; found aepfel"
    )


def test_a_sheet_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", b"\0" * 60_000_000)
    files: dict[str, str | bytes] = {
        "deck.toml": ONE.replace("karten.csv", "karten.xlsx"),
        "karten.xlsx": target.getvalue(),
    }
    (told,) = faults(write(tmp_path, files))
    assert told.startswith("karten.xlsx: the spreadsheet unpacks to more than a table has")


def test_numbers_compare_as_numbers_and_print_as_written(tmp_path: Path) -> None:
    toml = ONE + '\n[layouts.karte.boxes.preis]\nkind = "text"\nbox = [5, 70, 20, 5]\ntext = "{{ preis }}"\n'
    toml += "when = \"preis > 0.25 and preis != 7 and name < 'Z'\"\n"
    table = "Name;Text;Preis\nA;x;0,5\nB;x;007\nC;x;0,25\n"
    root = plain(tmp_path, toml=toml, csv=table)
    assert faults(root) == []
    values = [card.values["preis"] for card in deck(root).cards]
    assert [str(value) for value in values] == ["0,5", "007", "0,25"]
    assert (values[0] == 0.5, values[1] == 7, values[2] < 0.5) == (True, True, True)


def test_a_word_of_a_list_is_the_same_in_capitals_or_not(tmp_path: Path) -> None:
    toml = ONE + '\n[lists.text]\nernte = { name = "Ernte" }\n'
    toml = toml.replace(
        "{{ name }}", "{{ name }}{% if text == 'ernte' %}!{% endif %}{% if text != 'ERNTE' %}?{% endif %}"
    )
    cards = deck(plain(tmp_path, toml=toml, csv="Name;Text\nA;Ernte\nB;ernte\n")).cards
    assert [card.title for card in cards] == ["A!", "B!"]


def test_cells_that_were_not_computed_are_faults_in_a_workbook_too(tmp_path: Path) -> None:
    """calamine reads such cells as empty ones: a price would be gone from its card without a word."""
    sheet = xlsx([["Name", "Text", "Preis"], ["A", "x", 1], ["B", "y", 2], ["C", "z", 3], ["D", "w", 4]])
    cells = {"<v>1</v></c>": "<f>1/0</f><v>#DIV/0!</v></c>", "<v>3</v></c>": "<f>1+2</f></c>"}
    told = faults(write(tmp_path, {"deck.toml": ONE.replace("karten.csv", "k.xlsx"), "k.xlsx": changed(sheet, cells)}))
    assert told[1:] == [
        "k.xlsx: row 2, column Preis: the table program could not compute this cell; found #DIV/0!; expected a value",
        "k.xlsx: row 4, column Preis: the formula in this cell has no value; "
        "expected a table that its program has saved",
    ]


def changed(sheet: bytes, cells: Mapping[str, str]) -> bytes:
    """A workbook with other texts in its sheet; a value that is an error gets the type of one."""
    target = BytesIO()
    with zipfile.ZipFile(BytesIO(sheet)) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            text = old.read(name).decode()
            for before, after in cells.items():
                error = "<c>" + before if "#" in after else before
                text = text.replace(error, ('<c t="e">' if "#" in after else "") + after)
            new.writestr(name, text)
    return target.getvalue()


def test_a_workbook_without_a_sheet_is_a_sentence(tmp_path: Path) -> None:
    book = changed(xlsx([["Name"]]), {'<sheet name="Karten" sheetId="1" r:id="r1"/>': ""})
    root = write(tmp_path, {"deck.toml": ONE.replace("karten.csv", "k.xlsx"), "k.xlsx": book})
    assert faults(root) == ["k.xlsx: the file has no sheet; expected a sheet with a head and rows"]


def test_cells_merged_over_rows_count_for_each_of_them(tmp_path: Path) -> None:
    sheet = xlsx([["Name", "Text"], ["A", "für alle"], ["B", ""], ["", ""], ["D", "eigen"]])
    merged = '</sheetData><mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells>'
    toml = ONE.replace("karten.csv", "k.xlsx")
    found = deck(write(tmp_path, {"deck.toml": toml, "k.xlsx": changed(sheet, {"</sheetData>": merged})}))
    cards = [(card.title, str(card.values["text"])) for card in found.cards]
    assert cards == [("A", "für alle"), ("B", "für alle"), ("D", "eigen")]


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_a_title_above_the_head_is_passed_over_and_told(form: str, tmp_path: Path) -> None:
    rows = [["Meine Karten, Fassung 7", "", ""], ["", "", ""], *ROWS]
    content: str | bytes = csv(rows, ";") if form == "csv" else xlsx(rows)
    toml = ONE.replace("karten.csv", f"k.{form}")
    root = write(tmp_path, {"deck.toml": toml, f"k.{form}": content, "zeichen/muenze.svg": ICON})
    assert [card.row for card in deck(root).cards] == [4, 5]
    assert f"k.{form}: row 1 is passed over as a title: Meine Karten, Fassung 7" in report(root).notes


def test_a_table_of_one_column_has_no_title_above_its_head(tmp_path: Path) -> None:
    assert [card.title for card in deck(plain(tmp_path, csv="Name\nBrot\nKäse\n")).cards] == ["Brot", "Käse"]


@pytest.mark.parametrize(
    ("language", "template", "cell", "printed"),
    [
        ("de", "{{ am | date }}", "1911-07-02", "2. Juli 1911"),
        ("en", "{{ am | date }}", "1911-07-02", "2 July 1911"),
        ("en", "{{ am | date }}", "spring 1897", "spring 1897"),
        ("de", "{{ am | decimals }}", "12,5", "12,50"),
        ("en", "{{ am | decimals(1) }}", "3", "3.0"),
        ("en", "{{ am | decimals }}", "", ""),
    ],
)
def test_stored_values_can_be_written_as_people_do(
    language: str, template: str, cell: str, printed: str, tmp_path: Path
) -> None:
    toml = ONE.replace("{{ name }}", f"{{{{ name }}}} {template}").replace("[card]", f'language = "{language}"\n[card]')
    (card,) = deck(plain(tmp_path, toml=toml, csv=f"Name;Am\nA;{cell}\n")).cards
    assert card.title == f"A {printed}".strip()


def test_a_date_keeps_its_hyphens() -> None:
    assert english("2-4 cards, 2026-11-23") == "2–4 cards, 2026-11-23"


@pytest.mark.parametrize("place", ["XFD5000", "XFD1048576", "A1048576", "ZZ4000"])
def test_a_cell_far_out_in_a_workbook_is_told_and_takes_no_memory(place: str, tmp_path: Path) -> None:
    """The rectangle about such a cell has up to 17 thousand million cells."""
    words = "" if place.startswith("A") else "x"  # an empty text is a cell, too
    stray = f'<row><c r="{place}" t="inlineStr"><is><t>{words}</t></is></c></row></sheetData>'
    book = changed(xlsx([["Name", "Text"], ["A", "a"]]), {"</sheetData>": stray})
    told = faults(write(tmp_path, {"deck.toml": ONE.replace("karten.csv", "k.xlsx"), "k.xlsx": book}))
    assert told[0] == (
        f"k.xlsx: a cell far outside of the table holds something, if only an empty text; found {place}; "
        "expected a table of at most 5,000 rows and 200 columns, and nothing beside it"
    )


def test_cells_far_out_in_a_workbook_that_are_empty_do_not_matter(tmp_path: Path) -> None:
    """Table programs store the format of cells in which nothing stands."""
    book = changed(
        xlsx([["Name", "Text"], ["A", "a"]]), {"</sheetData>": '<row><c r="XFD5000" s="1"/></row></sheetData>'}
    )
    root = write(
        tmp_path, {"deck.toml": ONE.replace("karten.csv", "k.xlsx"), "k.xlsx": book, "zeichen/muenze.svg": ICON}
    )
    assert [card.title for card in deck(root).cards] == ["A"]


STRAY = '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>'


@pytest.mark.parametrize(
    ("before", "place"),
    [
        ('<table:table-row table:number-rows-repeated="4997"/><table:table-row>'
         '<table:table-cell table:number-columns-repeated="3000"/>', "DKK5000"),
        ('<table:table-row table:number-rows-repeated="900000000"/><table:table-row>', "A900000003"),
    ],
)  # fmt: skip
def test_a_cell_far_out_in_ods_is_told_and_takes_no_memory(before: str, place: str, tmp_path: Path) -> None:
    sheet = changed(ods([["Name", "Text"], ["A", "a"]]), {"</table:table>": f"{before}{STRAY}</table:table>"})
    told = faults(write(tmp_path, {"deck.toml": ONE.replace("karten.csv", "k.ods"), "k.ods": sheet}))
    assert told[0].startswith(
        f"k.ods: a cell far outside of the table holds something, if only an empty text; found {place}; "
    )


def test_a_workbook_of_another_kind_than_its_name_is_looked_at_as_what_it_is(tmp_path: Path) -> None:
    """calamine goes by the content of a file, and so does the look at how far its cells reach."""
    stray = f'<table:table-row table:number-rows-repeated="900000000"/><table:table-row>{STRAY}</table:table>'
    sheet = changed(ods([["Name", "Text"], ["A", "a"]]), {"</table:table>": stray})
    told = faults(write(tmp_path, {"deck.toml": ONE.replace("karten.csv", "k.xlsx"), "k.xlsx": sheet}))
    assert told[0].startswith(
        "k.xlsx: a cell far outside of the table holds something, if only an empty text; found A900000003; "
    )
