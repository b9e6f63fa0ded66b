"""Every fault of a deck's folder is one sentence with its place, and all of a run are told at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import ICON, ONE, TABLE, deck, fault_of, faults, plain, report, write
from tests.support import Run

MORE = "deck.toml: layouts.karte.boxes.mehr"
BOX = "\n[layouts.karte.boxes.mehr]\nkind = "


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (('title = "Probe"', ""), "deck.toml: title: the key is missing"),
        (('size = "poker"', 'size = "poker"\nsise = 1'), "deck.toml: sise: there is no such key (did you mean size?)"),
        (('"#A8502A"', '"rot"'), "deck.toml: colours.rot: the value does not fit; found 'rot'; expected a colour such"),
        (('extends = "title-text"', 'extends = "title-txt"'), "deck.toml: layouts.karte.extends: there is no layout"),
        (
            ('extends = "title-text"', 'extends = "karte"'),
            "deck.toml: layouts.karte.extends: layouts extend",
        ),
        (('size = "poker"', 'size = "pocker"'), "deck.toml: size: there is no card size of that name"),
        (('id = "probe"', 'id = "walisch"'), "deck.toml: id: a deck or game of the program has this id"),
        (('title = "{{ name }}"', 'title = "{{ nam }}"'), "deck.toml: card.title: there is no column and no value nam"),
        (('ground = "rot"', 'ground = "rott"'), "deck.toml: layouts.muster.ground: there is no colour rott"),
        (('icon = "muenze"', 'icon = "münze"'), "deck.toml: layouts.muster"),
        (('layout = "karte"', 'layout = "kate"'), "deck.toml: card.layout: there is no layout of this name (did you"),
        (('back = "muster"', 'back = "mustre"'), "deck.toml: card.back: there is no layout of this name (did you"),
        (('"#A8502A"', "[1, 2]"), "deck.toml: colours.rot: the value does not fit; found [1, 2]; expected a text"),
        (('"#A8502A"', '{ screen = "#A8502A", cmyk = [1, 2, 3] }'), "deck.toml: colours.rot.cmyk: the value does not"),
        (
            ('id = "probe"', 'id = "Mein Spiel"'),
            "deck.toml: id: the value does not fit; found 'Mein Spiel'",
        ),
        (('title = "Probe"', 'title = "Probe'), "deck.toml: the file is not TOML: Illegal character '\\n' (at line 2"),
        (
            ('cards = "karten.csv"', 'cards = "Karten.csv"'),
            "deck.toml: cards: the file's name is written",
        ),
        (('cards = "karten.csv"', 'cards = "../karten.csv"'), "deck.toml: cards: a file lies in the deck's folder"),
        (('cards = "karten.csv"', 'cards = "karten.pdf"'), "deck.toml: cards: there is no such file"),
    ],
)
def test_a_wrong_key_is_told_with_its_name(change: tuple[str, str], told: str) -> None:
    assert fault_of(toml=ONE.replace(*change)).startswith(told)


BILD = ONE + BOX + '"picture"\nbox = "card"\npicture = "{{ bild }}"\n'


def test_a_text_without_quotation_marks_is_answered_with_a_hint() -> None:
    told = fault_of(toml=ONE.replace('title = "Probe"', "title = Zugvögel"))
    assert told.endswith("Invalid value (at line 2, column 9); a text stands in quotation marks")


def test_a_text_in_curly_quotation_marks_is_answered_with_a_hint() -> None:
    told = fault_of(toml=ONE.replace('title = "Probe"', "title = “Probe”"))
    assert told.endswith("Invalid value (at line 2, column 9); quotation marks are straight there")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"poker"', '"Poker"'),
        ('"poker"', '"63 x 88 mm"'),
        ('"poker"', "[63, 88]"),
        ('"poker"', '"poker"\nlanguage = "en-GB"'),
        ('"#A8502A"', '"#a52"'),
        ('ground = "rot"', 'ground = "#a52"'),
        ('ground = "rot"', 'ground = "white"\ncolour = "black"'),
    ],
)
def test_what_can_mean_one_thing_alone_is_taken_as_that(before: str, after: str, tmp_path: Path) -> None:
    found = report(plain(tmp_path, toml=ONE.replace(before, after)))
    assert (found.faults, found.notes) == ([], [])


def test_a_misspelt_table_of_colours_is_one_fault() -> None:
    assert fault_of(toml=ONE.replace("[colours]", "[colors]")) == (
        "deck.toml: colors: there is no such key (did you mean colours?)"
    )


def test_a_box_of_an_unknown_kind_is_one_fault() -> None:
    told = fault_of(toml=ONE + BOX + '"image"\nbox = "card"\n')
    assert told.startswith(f"{MORE}.kind: the value does not fit; found 'image'")


@pytest.mark.parametrize(
    ("when", "told"),
    [
        ("{{ name }}", "a condition has no braces; found {{ name }}"),
        ("name = 'A'", "equal is == in a condition; found name = 'A'"),
    ],
)
def test_a_condition_is_told_how_it_is_written(when: str, told: str) -> None:
    assert told in fault_of(toml=ONE + BOX + f'"text"\nbox = "safe"\ntext = "x"\nwhen = "{when}"\n')


def test_a_column_written_as_in_the_table_is_told_as_templates_know_it() -> None:
    told = fault_of(toml=ONE.replace("{{ name }}", "{{ Mein Text }}"), csv="Mein Text;Text\nA;x\n")
    assert told == "deck.toml: card.title: the column Mein Text is called mein_text in a template"


def test_a_cell_that_should_name_a_layout_and_is_empty_is_told_with_its_row() -> None:
    toml = ONE.replace('layout = "karte"', 'layout = "{{ art }}"')
    told = fault_of(toml=toml, csv="Name;Text;Art\nA;x;karte\nB;y;\n")
    assert told.startswith("karten.csv: row 3, column Art")
    assert "no layout is named" in told


def test_a_card_without_a_back_among_others_is_noted(tmp_path: Path) -> None:
    toml = ONE.replace('back = "muster"', 'back = "{{ hinten }}"')
    table = "Name;Text;Hinten\nA;x;muster\nB;y;\nC;z;\n"
    assert report(plain(tmp_path / "some", toml=toml, csv=table)).notes == [
        "karten.csv: rows 3, 4: these cards have no back and are white behind, where others have one"
    ]
    assert report(plain(tmp_path / "none", toml=toml, csv=table.replace("muster", ""))).notes == []


def test_an_icon_that_is_no_svg_is_told_as_that() -> None:
    told = fault_of(csv="Name;Text\nA;:stern:\n", **{"zeichen/stern.png": b"x"})
    assert "files with this ending are not read; found zeichen/stern.png; expected .svg" in told


def test_a_picture_with_an_ending_that_is_not_read_is_told_as_that() -> None:
    told = fault_of(toml=BILD.replace("{{ bild }}", "wald"), **{"bilder/wald.gif": b"GIF89a"})
    assert "files with this ending are not read; found bilder/wald.gif; expected .png, .jpg" in told


def test_a_folder_in_another_case_is_told_once() -> None:
    table = "Name;Text;Bild\nA;x;eins\nB;y;zwei\n"
    told = fault_of(toml=BILD, csv=table, **{"Bilder/eins.svg": ICON, "Bilder/zwei.svg": ICON})
    assert told.startswith("deck.toml: folders.pictures: the folder's name is written in another case")
    assert told.endswith("found Bilder; expected bilder")


def test_a_column_that_is_not_there_is_told_with_those_that_are() -> None:
    told = fault_of(toml=ONE.replace('title = "{{ name }}"', 'title = "{{ bezeichnung }}"'))
    assert told.endswith("no value bezeichnung; expected one of name, text, count")


@pytest.mark.parametrize(
    ("toml", "told"),
    [
        (
            ONE.replace('title = "{{ name }}"', 'title = "{{ name }}"\ncost = "{{ preis * 2 }}"'),
            "karten.csv: row 3, column Preis (card 002, cost): this is no number; found 12.000; expected digits alone",
        ),
        (
            ONE + BOX + '"text"\nbox = "safe"\ntext = "x"\nwhen = "preis > 3"\n',
            "karten.csv: row 3, column Preis (card 002, layout karte, box mehr): this is no number; found 12.000",
        ),
        (
            ONE + BOX + '"text"\nbox = "safe"\ntext = "{{ 2 * zahl }}"\n',
            "karten.csv: row 3, column Zahl (card 002, layout karte, box mehr): an empty cell is no number; expected",
        ),
        (
            ONE.replace("[card]", '[card]\ncost = "{{ zahl }}"')
            + BOX
            + '"text"\nbox = "safe"\ntext = "{{ cost * 1 }}"\n',
            "karten.csv: row 3 (card 002, layout karte, box mehr): an empty cell is no number; expected a number",
        ),
    ],
)
def test_a_cell_that_is_no_number_is_told_with_its_row_and_card(toml: str, told: str) -> None:
    assert fault_of(toml=toml, csv="Name;Text;Leer;Preis;Zahl\nA;x;;1;1\nB;y;;12.000;\n").startswith(told)


@pytest.mark.parametrize(
    ("toml", "key"),
    [
        (ONE + BOX + '"text"\nbox = "safe"\ntext = \'{{ " - " + text }}\'\n', "layouts.karte.boxes.mehr"),
        (ONE + BOX + '"text"\nbox = "safe"\ntext = \'{{ name + text }}\'\n', "layouts.karte.boxes.mehr"),
        (ONE.replace("[card]", "[card]\ncost = '{{ preis + \" €\" }}'"), "card.cost"),
    ],
)
def test_texts_that_are_added_are_told_once_with_their_key(toml: str, key: str) -> None:
    told = fault_of(toml=toml, csv="Name;Text;Preis\nA;x;1\nB;y;2\n")
    assert told.startswith(f"deck.toml: {key}: + adds numbers; ~ joins texts; found {{{{")


def test_a_misspelt_key_is_not_told_as_missing_too() -> None:
    told = fault_of(toml=ONE.replace('layout = "karte"', 'layuot = "karte"'))
    assert told == "deck.toml: card.layuot: there is no such key (did you mean layout?)"


def test_a_layout_that_is_missing_is_told_in_german(run: Run, tmp_path: Path) -> None:
    plain(tmp_path, toml=ONE.replace('layout = "karte"\n', ""))
    told = run("check", tmp_path, "--lang", "de").err
    assert "kein Entwurf ist angegeben; erwartet: `layout` in [card], denn das Blatt hat mehrere" in told


def test_a_cell_that_names_no_layout_is_told_with_its_row() -> None:
    toml = ONE.replace('back = "muster"', 'back = "{{ rückseite }}"')
    found = fault_of(toml=toml, csv="Name;Text;Rückseite\nA;x;muster\nB;y;mustre\n")
    assert found.startswith(
        "karten.csv: row 3, column Rückseite (card 002): there is no layout of this name (did you mean"
    )


@pytest.mark.parametrize(
    ("box", "told"),
    [
        ('"text"\ntext = "x"\n', MORE + ": the box has no place"),
        ('"text"\nbox = [1, 2]\n', MORE + ".box: the value does not fit; found [1, 2]"),
        ('"text"\nbox = "card"\nsice = 3\n', MORE + ".sice: there is no such key (did you"),
        (
            '"icon"\nbox = "card"\nsize = 3\n',
            MORE + ".size: a box of kind icon has no size",
        ),
        (
            '"text"\nbox = "card"\nbelow = "x"\n',
            MORE + ".below: there is no box of this name",
        ),
        (
            '"text"\nbox = "card"\ntext = "x"\nfont = "Arial"\n',
            MORE + ": there is no font Arial",
        ),
        ('"text"\nbox = "card"\ntext = "x"\nsize = 4\n', MORE + ".size: the size is too small to be read; found 4 pt"),
        ('"text"\nbox = "card"\ntext = "x"\nmin = 4.5\n', MORE + ".min: the size is too small to be read; found 4.5"),
        ('"text"\nbox = "card"\nwhen = "preis >"\ntext="x"\n', MORE + ".when"),
        (
            '"picture"\nbox = "card"\npicture = "fehlt"\n',
            MORE + ": the folder bilder/ has no fehlt",
        ),
        (
            '"svg"\nbox = "card"\nfile = "layouts/x.svg.j2"\n',
            MORE + ": there is no such file",
        ),
    ],
)
def test_a_wrong_box_is_told_with_its_key(box: str, told: str) -> None:
    assert fault_of(toml=ONE + BOX + box).startswith(told)


def test_a_text_that_does_not_fit_says_what_would_help() -> None:
    long = "Dies ist ein sehr langer Text, der nirgends hinpasst. " * 40
    told = fault_of(csv=f"Name;Text\nVogt;{long}\n", toml=ONE)
    assert told.startswith("karten.csv: row 2, column Text (card 001, layout karte, box text): the text needs ")
    assert "at 7 pt where" in told
    assert "characters or make the box" in told


def test_a_word_wider_than_its_box_has_a_sentence_of_its_own() -> None:
    told = fault_of(csv=f"Name;Text\nVogt;{'m' * 90}\n")
    assert "is wider than its box even at 7 pt" in told


@pytest.mark.parametrize(
    ("text", "told"), [("m" * 30, "the word „mmmmm"), ("a " * 30, "the text needs 4 lines at 7 pt where 1 has room")]
)
def test_what_does_not_fit_is_told_of_a_box_set_alike_on_all_cards_too(text: str, told: str, tmp_path: Path) -> None:
    box = '\n[layouts.karte.boxes.wort]\nkind = "text"\nbox = [10, 60, 14, 5]\nsame = true\ntext = "{{ wort }}"\n'
    (fault,) = faults(plain(tmp_path, toml=ONE + box, csv=f"Name;Text;Wort\nBrot;a;kurz\nKäse;b;{text}\n"))
    assert fault.startswith("karten.csv: row 3, column Wort (card 002, layout karte, box wort): ")
    assert told in fault


def test_one_cause_is_told_once_with_all_its_rows() -> None:
    table = "Name;Text\n" + "".join(f"K{n};eine :mnze:\n" for n in range(3))
    assert fault_of(csv=table) == (
        "karten.csv: rows 2, 3, 4, column Text: the folder zeichen/ has no icon :mnze: (did you mean muenze?)"
    )


def test_a_character_that_the_font_lacks_is_told() -> None:
    told = fault_of(csv="Name;Text\nA;漢\n")
    assert "the font lacks a character; found 漢 (U+6F22)" in told


def test_all_faults_of_a_folder_are_told_in_one_run_and_nothing_is_written(run: Run, tmp_path: Path) -> None:
    toml = ONE.replace('ground = "rot"', 'ground = "rott"') + "\n[prnt]\nx = 1\n"
    toml += BOX + '"text"\nbox = "card"\nsice = 3\n'
    toml += (
        '\n[lists.farbe]\n[fonts.schild]\nregular = "x.ttf"\n[layouts.leer.boxes.a]\nbox = "card"\n[pad]\nrows = 0\n'
    )
    toml += '\n[layouts.karte.boxes.bild]\nkind = "picture"\nbox = "card"\npicture = "fehlt"\n'
    table = "Name;Text;Count\nA;:fehlt:;1\nB;x;1000\nC;漢;1\nD;#REF!;1\n"
    plain(tmp_path / "viele", toml=toml, csv=table)
    answer = run("deck", tmp_path / "viele", "--out", tmp_path / "out")
    lines = answer.err.strip().splitlines()
    assert answer.code == 1
    assert len(lines) == len(set(lines)) == 12
    assert not (tmp_path / "out").exists()
    told = run("check", tmp_path / "viele", "--json").json
    assert (told["ok"], len(told["errors"])) == (False, 12)
    assert {"row": 3, "column": "Count"}.items() <= next(e for e in told["errors"] if e["row"] == 3).items()


def test_another_case_of_a_picture_is_an_error_that_tells_the_right_one() -> None:
    toml = ONE + BOX + '"picture"\nbox = "card"\npicture = "Sonne.SVG"\n'
    told = fault_of(toml=toml, **{"bilder/sonne.svg": ICON})
    assert "is written in another case" in told
    assert told.endswith("expected sonne.svg")


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "geheim.csv").write_text(TABLE, encoding="utf-8")
    root = write(tmp_path / "deck", {"deck.toml": ONE, "zeichen/muenze.svg": ICON})
    (root / "karten.csv").symlink_to(tmp_path / "geheim.csv")
    (told,) = faults(root)
    assert "leads out of the deck's folder" in told


def test_a_name_with_an_umlaut_in_toml_is_answered_with_a_hint() -> None:
    assert 'names with umlauts stand in quotes there: "gemüse" = ...' in fault_of(toml=ONE + "\n[lists]\ngemüse = {}\n")


@pytest.mark.parametrize("word", ["centre", "center"])
def test_the_middle_may_be_spelt_in_either_english(word: str, tmp_path: Path) -> None:
    box = BOX + f'"text"\nbox = "safe"\ntext = "x"\nalign = "{word}"\nvalign = "{word}"\n'
    layout = deck(plain(tmp_path, toml=ONE + box)).tools.layouts.get("karte")
    assert layout is not None
    assert (layout.boxes[-1].spec.align, layout.boxes[-1].spec.valign) == ("center", "middle")


def test_a_word_that_is_none_of_a_keys_words_is_told_with_them() -> None:
    told = fault_of(toml=ONE + BOX + '"shape"\nbox = "safe"\nform = "circle"\n')
    forms = "'rectangle', 'ellipse', 'line', 'polygon' or 'star'"
    assert told == f"{MORE}.form: the value does not fit; found 'circle'; expected {forms}"
