"""Section by section: each fault that a deck's folder may have is a sentence that names its place."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PIL import Image as PillowImage
from tests.custom.decks import ICON, ONE, TABLE, deck, fault_of, faults, plain, report, write
from tests.custom.test_tables import xlsx
from tests.support import Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.folder import CustomFolder
from kartenwerk.custom.panels import BoxPanels
from kartenwerk.graphics.display import Fill, Image, Place, walk
from kartenwerk.printing.pdf import packing

MORE = "deck.toml: layouts.karte.boxes.mehr"
BOX = "\n[layouts.karte.boxes.mehr]\nbox = [5, 60, 20, 20]\nkind = "
LATO = Path(__file__).parent.parent.parent / "docs" / "own" / "marktplatz" / "schriften" / "Lato-Regular.ttf"
Files = dict[str, str | bytes]


def png(width: int, height: int, mode: str = "RGB") -> bytes:
    target = BytesIO()
    PillowImage.new(mode, (width, height)).save(target, "PNG")
    return target.getvalue()


def forbidden() -> bytes:
    """A font that says that it must not be embedded."""
    font, target = TTFont(LATO), BytesIO()
    font["OS/2"].fsType = 2
    font.save(target)
    return target.getvalue()


@pytest.mark.parametrize(
    ("more", "files", "told"),
    [
        # deck.toml
        ('[lists.farbe]\nrot = { name = "Rot" }\n', {}, "deck.toml: lists.farbe: the table has no column of this name"),
        (
            "[colours.satt]\nscreen = '#102030'\ncmyk = [100, 90, 80, 70]\n",
            {},
            "deck.toml: colours.satt.cmyk: a colour has",
        ),
        ("[fonts.schild]\nweight = 400\n", {}, "deck.toml: fonts.schild: a family needs a file"),
        (
            '[fonts.schild]\nregular = "x.ttf"\n',
            {},
            "deck.toml: fonts.schild: the folder schriften/ has no x.ttf",
        ),
        (
            '[fonts.schild]\nfile = "x.ttf"\n',
            {"schriften/x.ttf": forbidden()},
            "schriften/x.ttf: the font's licence forbids",
        ),
        # layouts
        ('[layouts.leer.boxes.a]\nbox = "card"\n', {}, "deck.toml: layouts.leer.boxes.a: the box has no kind"),
        (
            '[layouts.weg]\nextends = "karte"\nremove = ["bild"]\n',
            {},
            "deck.toml: layouts.weg.remove: there is no box to",
        ),
        (BOX + '"text"\nafter = "bild"\n', {}, MORE + ".after: there is no box of this name"),
        (
            "",
            {"layouts/karte.toml": 'extends = "title-text"\n'},
            "layouts/karte.toml: this layout stands in deck.toml, too",
        ),
        ("", {"layouts/neu.toml": "ground = 3\n"}, "layouts/neu.toml: ground: the value does not fit"),
        # boxes
        (BOX + '"text"\ntext = "{{ name.colour }}"\n', {}, MORE + ": this value has no colour; only words of [lists]"),
        (BOX + '"text"\ntext = "x"\ncolour = "rot/700"\n', {}, MORE + ": this is no tint of a colour; found rot/700"),
        (BOX + '"pips"\nicon = "muenze"\ncount = "viele"\n', {}, MORE),
        (
            BOX + '"picture"\npicture = "x"\n',
            {"bilder/x.png": png(40, 40)},
            MORE + ": the picture bilder/x.png has too few",
        ),
        (
            BOX + '"picture"\npicture = "x"\n',
            {"bilder/x.png": png(9, 9), "bilder/x.svg": ICON},
            MORE + ": several files",
        ),
        (
            BOX + '"picture"\npicture = "x"\nfocus = "schief"\n',
            {"bilder/x.png": png(400, 400)},
            MORE + ": this is no focus",
        ),
        (
            BOX + '"picture"\npicture = "x"\n',
            {"bilder/x.png": png(10_000, 9_000, "1")},
            "bilder/x.png: the picture has too many",
        ),
        (BOX + '"picture"\npicture = "../x"\n', {}, MORE + ": a file lies in the deck's folder"),
        (BOX + '"svg"\n', {}, MORE + ": the box names no file"),
        (BOX + '"svg"\nfile = "layouts/x.svg.j2"\n', {"layouts/x.svg.j2": "{{ fehlt.da }}"}, "layouts/x.svg.j2: "),
        (
            BOX + '"svg"\nfile = "layouts/x.svg.j2"\n',
            {"layouts/x.svg.j2": "{% for a in range(9999) %}" + "x" * 200 + "{% endfor %}"},
            "layouts/x.svg.j2: card 001, karten.csv row 2: the template makes too long a picture",
        ),
        # pictures in SVG
        (
            "",
            {"zeichen/muenze.svg": "<svg>ä</svg>".encode("latin-1")},
            "zeichen/muenze.svg: the file is not UTF-8 text",
        ),
        ("", {"zeichen/muenze.svg": "<g/>"}, "zeichen/muenze.svg: line 1: this is not an SVG picture"),
        ("", {"zeichen/muenze.svg": "<svg/>"}, "zeichen/muenze.svg: line 1: the picture has no size"),
        (
            "",
            {"zeichen/muenze.svg": ICON.replace("<circle", "<script/><circle")},
            "zeichen/muenze.svg: line 1: a picture must",
        ),
        (
            "",
            {"zeichen/muenze.svg": ICON.replace("<circle", '<path d="M1 q"/><circle')},
            "zeichen/muenze.svg: line 1: the shape",
        ),
        # tables
        (
            "",
            {"csv": "Name;Text;Count\n" + "A;x;99\n" * 21},
            "deck.toml: cards: the deck has too many cards; found 2,079",
        ),
        ("", {"csv": ";".join(f"K{n}" for n in range(201)) + "\n1\n"}, "karten.csv: the table has too many columns"),
        ("", {"csv": "Name;Text\n" + "a;b\n" * 5001}, "karten.csv: the table has too many rows"),
        ("", {"csv": 'Name;Text\na;"b"c\n'}, "karten.csv: row 2: a quotation mark is missing"),
        ("", {"csv": b"Name;Text\n\x81\x8d;\0\n"}, "karten.csv: the encoding of the table is not known"),
    ],
)
def test_a_fault_names_its_place(more: str, files: Files, told: str) -> None:
    found = fault_of(toml=ONE + "\n" + more, **files)
    assert found.startswith(told), found


@pytest.mark.parametrize(
    ("change", "files", "told"),
    [
        (("karten.csv", "karten.odt"), {"karten.odt": "x"}, "karten.odt: no table has this ending"),
        (
            ('"karten.csv"', '"karten.csv"\ndelimiter = "::"'),
            {},
            "deck.toml: delimiter: the value does not fit; found '::'; expected at most 1 char",
        ),
        (("karten.csv", "tabelle"), {"tabelle/x": "x"}, "tabelle: this is a folder, not a table"),
        (("karten.csv", "karten.xlsx"), {"karten.xlsx": b"PK nothing"}, "karten.xlsx: the file is no spreadsheet"),
        (
            ('"karten.csv"', '"karten.csv"\nencoding = "klingonisch"'),
            {},
            "karten.csv: encoding: the table cannot be read in this encoding; found klingonisch",
        ),
    ],
)
def test_a_table_that_cannot_be_read_is_named(change: tuple[str, str], files: Files, told: str) -> None:
    assert fault_of(toml=ONE.replace(*change), **files).startswith(told)


def test_a_line_that_is_too_long_says_that_more_lines_would_help() -> None:
    toml = ONE + BOX.replace("[5, 60, 20, 20]", "[40, 60, 19, 20]") + '"text"\ntext = "{{ text }}"\nlines = 1\n'
    assert "or allow more lines" in fault_of(toml=toml, csv="Name;Text\nA;ein zwei drei vier fünf sechs sieben\n")


def test_a_box_that_is_too_low_says_so() -> None:
    toml = ONE + BOX.replace("[5, 60, 20, 20]", "[5, 60, 20, 1]") + '"text"\ntext = "x"\n'
    assert "the box is too low for a line of text at 7 pt; expected a higher box" in fault_of(toml=toml)


def test_a_word_that_is_not_in_its_list_is_told_with_the_nearest(tmp_path: Path) -> None:
    toml = ONE + '\n[lists.text]\nernte = { name = "Ernte" }\n'
    (told,) = faults(plain(tmp_path, toml=toml, csv="Name;Text\nA;Ernde\nB;ERNTE\n"))
    assert told == "karten.csv: row 2, column Text: this word is not in [lists.text] (did you mean ernte?); found Ernde"


def test_of_very_many_faults_fifty_are_told_and_a_count(run: Run, tmp_path: Path) -> None:
    table = "Name;Text\n" + "".join(f"K;:fehlt-{'abcdefghij'[n // 10]}{'abcdefghij'[n % 10]}:\n" for n in range(60))
    plain(tmp_path / "deck", csv=table)
    lines = run("check", tmp_path / "deck").err.strip().splitlines()
    assert len(lines) == 51
    assert lines[-1].endswith("and 10 more faults")


def test_a_folder_of_too_many_files_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {f"zeichen/{number}.svg": ICON for number in range(4)})
    with pytest.raises(KartenwerkError, match="the folder holds too many files"):
        CustomFolder(tmp_path, most=3).icons()


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("icons", '["muenz"]', "deck.toml: tuckbox.icons: the folder zeichen/ has no icon muenz (did"),
        ("ground", '"rat"', "deck.toml: tuckbox.ground: there is no colour rat (did you mean rot?)"),
        ("colour", '"rat"', "deck.toml: tuckbox.colour: there is no colour rat (did you mean rot?)"),
        ("font", '"rat"', "deck.toml: tuckbox.font: there is no font rat"),
        ("picture", '"rat"', "deck.toml: tuckbox.picture: the folder bilder/ has no rat"),
        ("text", '"\\u2603"', "deck.toml: tuckbox.text: the font lacks a character; found \u2603 (U+2603)"),
    ],
)
def test_what_cannot_be_on_the_box_is_told_before_anything_is_printed(key: str, value: str, told: str) -> None:
    assert fault_of(toml=f"{ONE}\n[tuckbox]\n{key} = {value}\n").startswith(told)


def test_rules_of_cards_that_are_not_there_are_told_by_the_check() -> None:
    assert fault_of(**{"regeln.md": "# Ziel\n\n:003:\n"}).startswith(
        "regeln.md: line 3: there is no card and no icon of that name (did you mean 002?); found :003:"
    )


def test_every_fault_of_rules_is_told_at_once_with_its_line(tmp_path: Path) -> None:
    """Lines are those of the file, though rows of cards stand above them."""
    text = "# Ziel\n\n:001: :002:\n\nZahlt :muenz:.\n\n| A | B |\n|---|---|\n| :brot: | Mitspieler:innen: 10:30:00 |\n"
    told = faults(plain(tmp_path / "names", **{"regeln.md": text}))
    message = "there is no card and no icon of that name"
    assert sorted(each.split("; expected")[0] for each in told) == [
        f"regeln.md: line 5: {message} (did you mean muenze?); found :muenz:",
        f"regeln.md: line 9: {message} (did you mean 001?); found :brot:",
    ]
    expected = "the id of a card, such as 001 (`id` in [card] names them), or an icon: muenze"
    assert all(each.endswith(f"; expected {expected}") for each in told)
    text = "# Ziel\n\n:001:\n\n***\n\n#### Tief\n\nMit ![Bild](a.png).\n\n::: taffel :::\n\n:brot:\n"
    told = faults(plain(tmp_path / "markdown", **{"regeln.md": text}))
    assert [each.split(";")[0] for each in told] == [
        "regeln.md: line 5: a booklet cannot contain this",
        "regeln.md: line 7: a booklet cannot contain this",
        "regeln.md: line 9: a booklet cannot contain this",
        "regeln.md: line 11: there is no such directive",
        f"regeln.md: line 13: {message} (did you mean 001?)",
    ]
    assert any("found ***" in each for each in told)


def test_a_row_with_a_fault_makes_no_fault_of_its_card_in_the_rules() -> None:
    told = fault_of(csv="Name;Text;Count\nBrot;x;zwei\nKäse;y;1\n", **{"regeln.md": "# Ziel\n\n:001: :002:\n"})
    assert told.startswith("karten.csv: row 2, column Count: this is no number of copies")


def test_rules_in_english_have_english_directives(tmp_path: Path) -> None:
    toml = ONE.replace("[card]", 'language = "en"\n\n[card]')
    text = "# Aim\n\n::: box Tip\nWait.\n:::\n\n::: together\nOne.\n:::\n\n::: page :::\n\n::: space 2 :::\n"
    assert faults(plain(tmp_path, toml=toml, **{"rules.md": text})) == []
    told = fault_of(toml=toml, **{"rules.md": "# Aim\n\n::: boxes Tip\nWait.\n:::\n"})
    assert "line 3: there is no such directive (did you mean box?); found boxes Tip; expected box, together" in told


@pytest.mark.parametrize(
    ("text", "icon", "why"),
    [
        ("# Mit :muenze:\n", ICON, "line 1: a booklet cannot contain this; found # Mit :muenze:; expected icons in"),
        ("Zahlt :muenze:.\n", ICON.replace("<circle", '<circle opacity=".5"'), "line 1: only dots can show this icon"),
    ],
)
def test_an_icon_that_rules_cannot_show_is_told(text: str, icon: str, why: str) -> None:
    toml = ONE.replace('back = "muster"', "")
    assert f"regeln.md: {why}" in fault_of(**{"regeln.md": text, "zeichen/muenze.svg": icon, "toml": toml})


def test_an_icon_that_needs_dots_stands_on_the_box_as_a_picture(tmp_path: Path) -> None:
    glass = ICON.replace("<circle", '<circle opacity=".5"')
    for ground in ("papier", "tinte", "rot/20"):  # on a dark one it stands on a disc of paper
        toml = ONE + f'\n[tuckbox]\nicons = ["glas"]\nground = "{ground}"\n'
        found = deck(plain(tmp_path / ground.replace("/", "_"), toml=toml, **{"zeichen/glas.svg": glass}))
        (shown,) = (
            item for item in walk(BoxPanels(found, 3, 0.0, 0.0).items("front", 63, 88)) if isinstance(item, Image)
        )
        plates = packing.unpack(shown.raster.packed(False), shown.raster.columns, shown.raster.rows)
        below = found.tools.colours.full("rot/20" if ground == "rot/20" else "papier").cmyk
        corner = plates.getpixel((0, 0))
        assert all(abs(one / 2.55 - other) < 1 for one, other in zip(corner, below, strict=True))  # type: ignore[arg-type]


def test_where_a_whole_folder_is_missing_its_name_is_asked_for() -> None:
    toml = ONE + BOX + '"picture"\npicture = "x"\n'
    assert fault_of(toml=toml).endswith("has no x; expected files in bilder/, or the folder's name in `folders`")
    assert fault_of(toml=toml, **{"bilder/y.png": png(400, 400)}).endswith("the folder bilder/ has no x")


def test_an_icon_without_a_colour_has_that_of_its_word_on_a_dark_box(tmp_path: Path) -> None:
    lines = ICON.replace("#C9741A", "currentColor")
    words = '[lists.art]\nbrot = { icon = "muenze", colour = "rot" }\n[tuckbox]\nground = "tinte"\nicons = ["muenze"]\n'
    table = "Name;Text;Art\nBrot;x;Brot\n"
    found = deck(plain(tmp_path, toml=f"{ONE}\n{words}", csv=table, **{"zeichen/muenze.svg": lines}))
    (icon,) = (item for item in walk(BoxPanels(found, 2, 0.0, 3.0).items("front", 60, 90)) if isinstance(item, Place))
    assert {item.ink for item in walk(icon.form.items) if isinstance(item, Fill)} == {"rot"}


def test_a_figure_that_booklets_of_own_decks_do_not_have_is_refused(run: Run, tmp_path: Path) -> None:
    root = plain(tmp_path / "deck", **{"regeln.md": "# Ziel\n\n::: figur tafel :::\n"})
    assert (
        "regeln.md: line 3: there is no such directive; found figur tafel; expected kasten"
        in run("kit", root, "--out", tmp_path / "out").refusal
    )


def test_a_new_deck_where_a_file_stands_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "markt").write_text("x", encoding="utf-8")
    assert "this is a file, not a folder" in run("new", "deck", tmp_path / "markt").refusal


@pytest.mark.parametrize(
    ("toml", "files", "note"),
    [
        (ONE, {"csv": "Name;;Text\nA;y;x\n"}, "karten.csv: column 2 has no head and is passed over"),
        (
            ONE,
            {"csv": "Name;Text\nA;x\nB;<b>Zieh</b> zwei<br>Karten\n"},
            "karten.csv: HTML is printed as it is typed; bold is **so**, italic *so*: row 3",
        ),
        (ONE, {"zeichen/Gold Münze.svg": ICON}, "no text can name this icon; as gold_münze.svg it is :gold_münze:"),
        (
            ONE,
            {"csv": TABLE.encode("mac_roman")},
            'this looks like a text of an old Mac: specify `encoding = "mac_roman"`',
        ),
        (
            ONE.replace("karten.csv", "karten.xlsx"),
            {"karten.xlsx": xlsx([["Name", "Text"], ["A", "x"], ["B", "y", "", "beside"]])},
            "karten.xlsx: what stands right of the head is passed over",
        ),
        (
            ONE + BOX.replace("[5, 60, 20, 20]", "[5, 70, 6, 5]") + '"text"\ntext = "Donau"\nlines = 1\n',
            {"csv": "Name;Text\nA;x\n"},
            "card 001, box mehr: the line is longer than its box, but there is room beside it",
        ),
        (
            ONE + BOX.replace("[5, 60, 20, 20]", "[5, 5, 50, 70]") + '"picture"\npicture = "x"\n',
            {"bilder/x.png": png(700, 980, "RGBA")},
            "layout karte: text lies below a transparent picture and becomes dots with it",
        ),
        (
            ONE + BOX + '"picture"\npicture = "{{ bild }}"\nwhen = "name != \'D\'"\n',
            {"csv": "Name;Text;Bild\nA;x;muenze\nB;y;\nC;y;\nD;y;\n", "bilder/muenze.svg": ICON},
            "layout karte, box mehr: 2 cards have no picture: 002, 003",
        ),
        (ONE + BOX + '"text"\ntext = "x"\nbox = [1, 60, 20, 9]\n', {}, "text lies nearer to the edge than 4 mm"),
        (
            ONE + BOX + '"picture"\npicture = "x"\n',
            {"bilder/x.png": png(170, 170)},
            "bilder/x.png: 216 dpi in box mehr; 300 are better",
        ),
        (
            ONE + BOX + '"picture"\npicture = "x"\nplaceholder = true\n',
            {},
            "x: the picture is missing; a grey field stands in its place",
        ),
        (
            ONE + '\n[fonts.text]\nregular = "L.ttf"\nitalic = "L.ttf"\n' + BOX + '"text"\ntext = "**x**"\n',
            {"schriften/L.ttf": LATO.read_bytes()},
            "deck.toml: fonts.text has no bold style; the nearest is taken",
        ),
        (
            ONE,
            {"zeichen/muenze.svg": ICON.replace("<circle", '<circle opacity=".5"')},
            "zeichen/muenze.svg: it is printed as dots, because of opacity",
        ),
    ],
)
def test_what_is_worth_knowing_is_a_note(toml: str, files: Files, note: str, tmp_path: Path) -> None:
    found = report(plain(tmp_path, toml=toml.replace("box = [5, 60, 20, 20]\n", "", toml.count("box = [1,")), **files))
    assert not found.faults
    assert any(note in each for each in found.notes), found.notes
