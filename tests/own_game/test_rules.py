"""The rules of a game in a folder: its cards, parts, pictures and table in every edition, and their faults."""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tests.custom.decks import edition_of, picture, write
from tests.own_game.games import DECK, GAME, SAMPLE, game, sentences, workshop
from tests.products.tagged import TaggedFile
from tests.support import Run
from tests.web.browser import violations

from kartenwerk.build.fingerprint import describe
from kartenwerk.build.pool import pack_products, unpack_products
from kartenwerk.build.workshop import BookWorkshop, CustomWorkshop
from kartenwerk.graphics.display import Fill, Group, Place, Text, walk
from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.table import BLANK, BrailleTable
from kartenwerk.products.booklet.custom import CustomRules
from kartenwerk.products.booklet.manuscript import BOX_EDITION, Manuscript
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.booklet.plain import TEXT, plain_text
from kartenwerk.products.booklet.screen import SCREEN
from kartenwerk.products.boxed_game.kit import game_folder_kit
from kartenwerk.products.boxed_game.rules import table_games, table_kit
from kartenwerk.products.braille.booklet import braille_book
from kartenwerk.products.reference.card_product import reference_card
from kartenwerk.products.web.rules_page import HTML

BOARD = 'kind = "board"\nsize = [300, 120]\npicture = "plan"\ntitle = "Plan"\n'
PLAN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"><path d="M0 0h300v120H0z" fill="#C9741A"/></svg>'
BACKS = DECK.replace("[layouts.karte]", 'layout = "karte"\nback = "hinten"\nicon = "muenze"\n[layouts.karte]')
BACKS += '[layouts.hinten]\nground = "rot"\n'
RULES = """# Ziel

::: tisch 500 x 300
teil:plan 300 80 "Spielplan"
teil:mark 300 80 x3
karte:rücken 60 80 x4 "Stapel"
karte:a 60 220 gedreht 30 "Start"
:::

Legt ![[karte:b]] oder nehmt ![[teil:mark]].

![[karte:a]] ![[karte:b]] ![[teil:mark]]

![Der Plan](bilder/plan.svg "Ein Feld in Braun"){halb}

Wer zuerst *fertig* ist, hat gewonnen.

### Am Rand

> Wer wagt, gewinnt.

::: kasten Merkt euch {2}
- das eine
- das andere
:::
"""
FILES = {"parts/plan.toml": BOARD, "bilder/plan.svg": PLAN, "decks/haupt/deck.toml": BACKS}


def rules_game(root: Path, text: str = RULES, files: dict[str, str | bytes] | None = None) -> Path:
    return game(root, {**FILES, "regeln.md": text, **(files or {})})


def book(root: Path, language: str = "de") -> BookWorkshop:
    return workshop(root).book(language)


def manuscript(shop: CustomWorkshop) -> Manuscript:
    return CustomRules(shop.deck).manuscript(shop)


def faults(root: Path, text: str, **files: str | bytes) -> list[str]:
    return [each.removeprefix("regeln.md: ") for each in sentences(rules_game(root, text, files))]


def table(*lines: str, size: str = "500 x 300") -> str:
    return "\n".join((f"# Ziel\n\n::: tisch {size}", *lines, ":::\n"))


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> BookWorkshop:
    return book(rules_game(tmp_path_factory.mktemp("game")))


# --- editions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["a6", "a5", BOX_EDITION, "large"])
def test_every_page_size_shows_the_cards_the_parts_and_the_table(shop: BookWorkshop, page: str) -> None:
    items = [item for each in compose(shop, manuscript(shop), page).pages for item in walk(each.items)]
    forms = [item.form.name for item in items if isinstance(item, Place)]
    assert {"mini a", "mini b", "mini mark", "mini back", "mini plan", "bilder/plan.svg", "zeichen/muenze.svg"} <= {
        *forms
    }
    assert forms.count("mini mark") == 4  # three on the board, one in the row
    words = "".join(item.text for item in items if isinstance(item, Text))
    assert "Spielplan" in words and "Stapel" in words


def test_text_is_read_by_everybody(shop: BookWorkshop) -> None:
    said = plain_text(manuscript(shop))
    assert said.splitlines()[4:17] == [
        "Bild: Der Tisch, von oben gesehen:",
        "",
        "Spielplan: Plan; oben.",
        "mark, 3 Stück; auf „Spielplan“ in der Mitte.",
        "Stapel: Karten, verdeckt, 4 Stück; oben links.",
        "Start: Gut; unten links.",
        "",
        "Legt Gut oder nehmt mark.",
        "",
        "Bild: Gut, Gut, mark",
        "",
        "Bild: Ein Feld in Braun",
        "",
    ]
    for words in ("Der Plan", "Unterabschnitt: Am Rand", "Zitat: Wer wagt, gewinnt.", "Kasten: Merkt euch"):
        assert words in said
    dots = BrailleTable.load(shop.roots)
    pages = braille_book(shop, manuscript(shop), "basic")
    written = "".join(line for page in pages for line in page[:-1]).replace(BLANK, "")
    assert basic("auf „Spielplan“ in der Mitte", dots).replace(BLANK, "") in written


def test_the_pdf_for_the_screen_names_what_its_pictures_show(shop: BookWorkshop) -> None:
    file = TaggedFile(edition_of(shop, SCREEN))
    assert file.faults() == []
    assert {"H2", "H3", "BlockQuote", "Figure", "Caption"} <= {node.role for node in file.document.walk()}
    heard = file.document.heard.replace("\u00ad", "")
    assert "Ein Feld in Braun" in heard and "Start: Gut; unten links." in heard
    assert "Legt Gut oder nehmt mark." in heard  # an icon that only repeats a title is not read


def test_a_page_shows_a_card_where_somebody_points_at_its_title(shop: BookWorkshop) -> None:
    html = edition_of(shop, HTML).decode()
    assert html.count('<span class="peek" tabindex="0"><strong>') == 2
    assert re.search(r'<strong>Gut</strong><span class="peeked"><svg class="seen"[^>]*aria-label="Gut\. Käse"', html)
    assert "<blockquote>" in html and '<div class="columns">' in html and '<div class="beside">' in html
    assert "<h4" in html and html.count('"drawing card"') == 1
    assert re.search(r'<svg class="drawing"[^>]*aria-label="Der Tisch, von oben gesehen: Spielplan: Plan; oben', html)


def test_the_card_appears_by_pointer_and_keyboard_and_goes_by_escape(
    shop: BookWorkshop, chromium: Any, tmp_path: Path
) -> None:
    file = tmp_path / "regeln.html"
    file.write_bytes(edition_of(shop, HTML))
    for width, scheme in ((360, "light"), (1280, "dark")):
        context = chromium.new_context(viewport={"width": width, "height": 700}, color_scheme=scheme, bypass_csp=True)
        page = context.new_page()
        page.goto(file.as_uri())
        name, card = page.locator(".peek").first, page.locator(".peeked").first
        assert not card.is_visible()
        name.hover()
        assert card.is_visible()
        page.keyboard.press("Escape")
        assert not card.is_visible()
        page.mouse.move(0, 0)
        name.focus()
        assert card.is_visible()
        box = card.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= 700
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page) == []
        context.close()


def test_a_page_without_any_of_this_has_no_style_for_it(tmp_path: Path) -> None:
    html = edition_of(book(rules_game(tmp_path, "# Ziel\n\nLegt ab.\n")), HTML).decode()
    assert "peek" not in html and "blockquote" not in html


def test_other_languages_have_their_words(tmp_path: Path) -> None:
    text = "# Aim\n\n::: tisch 500 x 300\nkarte:b 80 80 verdeckt\n:::\n\n![[card:a]] is fine.\n"
    english = book(rules_game(tmp_path, files={"rules.md": text}), "en")
    said = edition_of(english, TEXT).decode()
    assert "The table, seen from above:" in said and "Cards, face-down; top left." in said and "Good is fine." in said


def test_a_reference_card_has_a_table_with_numbers_where_labels_have_no_room(tmp_path: Path) -> None:
    narrow = table('karte:a 60 50 "Ein langes Wort"', 'karte:b 130 50 "Noch ein langes"', size="400 x 100")
    root = rules_game(
        tmp_path, files={"kurzkarte.md": narrow + "\n# Zwei\n\n![Der Plan](bilder/plan.svg)\n\n> Kurz.\n"}
    )
    (rules,) = CustomRules(book(root).deck).references(book(root))
    front, back = reference_card(book(root), rules)
    words = [item.text for item in walk(front.page.items) if isinstance(item, Text)]
    assert {"1", "2", "1 ", "2 ", "Ein langes Wort"} <= {*words}
    assert {"Der Plan", "Kurz."} <= {
        " ".join(item.text.split()) for item in walk(back.page.items) if isinstance(item, Text)
    } | {"Der Plan"}


def test_everything_on_a_table_is_in_proportion(shop: BookWorkshop) -> None:
    drawn = manuscript(shop).drawing("tisch", {"zeile": "3"}, 100.0, 4.0)
    scale = 100 / 500
    places = [
        item
        for item in walk(drawn.items)
        if isinstance(item, Group) and any(isinstance(each, Place) for each in item.items)
    ]
    sizes = {}
    for group in places:
        (place,) = (each for each in group.items if isinstance(each, Place))
        a, b = group.matrix.a, group.matrix.b
        sizes[place.form.name] = (a * a + b * b) ** 0.5
    assert all(size == pytest.approx(scale) for size in sizes.values()) and len(sizes) == 4


def test_no_label_lies_over_another_or_over_a_piece(shop: BookWorkshop) -> None:
    drawn = manuscript(shop).drawing("tisch", {"zeile": "3"}, 80.0, 4.0)
    labels = {item.text: item for item in drawn.items if isinstance(item, Text)}
    assert {*labels} == {"Spielplan", "Stapel", "Start"}
    assert all(label.size * 25.4 / 72 >= 2.63 for label in labels.values())
    assert labels["Spielplan"].y > (80 + 60) * 80 / 500


def test_a_label_goes_beside_its_piece_where_another_lies_below(tmp_path: Path) -> None:
    close = table('karte:a 60 60 "Oben"', "karte:b 60 155")
    drawn = manuscript(book(rules_game(tmp_path, close))).drawing("tisch", {"zeile": "3"}, 80.0, 4.0)
    (label,) = (item for item in drawn.items if isinstance(item, Text))
    assert label.x > (60 + 31.5) * 80 / 500


def test_a_label_on_a_board_has_a_ground_and_one_without_room_a_number(tmp_path: Path) -> None:
    text = table("teil:plan 250 80", 'teil:mark 250 80 "Hafen"')
    drawn = manuscript(book(rules_game(tmp_path / "a", text))).drawing("tisch", {"zeile": "3"}, 80.0, 4.0)
    before, label = drawn.items[-2:]
    assert isinstance(before, Fill) and before.ink == "papier" and isinstance(label, Text) and label.text == "Hafen"
    close = [f'teil:mark {20 + 26 * n} 60 "Licht Nummer {n}"' for n in range(9)]
    drawn = manuscript(book(rules_game(tmp_path / "b", table(*close)))).drawing("tisch", {"zeile": "3"}, 80.0, 4.0)
    assert [item.text for item in drawn.items if isinstance(item, Text)][:9] == [*"123456789"]
    heap = [f'teil:mark {20 + 5 * n} 60 "Licht Nummer {n}"' for n in range(9)]
    (found,) = faults(tmp_path / "c", table(*heap))
    assert found.startswith("line 3: the labels of the table lie over each other; found 500 x 300")


# --- what is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (
            "karte:a 10 80",
            "line 4: it reaches over the edge of the table; found x from -21.5 to 41.5; expected 0 to 500",
        ),
        ("karte:c 60 80", "line 4: there is no card of this name; found karte:c; expected one of a, b"),
        ("karte:haupd/a 60 80", "line 4: there is no deck of this name (did you mean haupt?); found karte:haupd/a"),
        (
            "teil:marc 60 80",
            "line 4: there is no part of this name (did you mean mark?); found teil:marc; expected one of",
        ),
        ("teil:mark/x 60 80", "line 4: the part has no piece of this name; found teil:mark/x; expected one of mark"),
        ("kiste:a 60 80", "line 4: this is neither a card nor a part; found kiste:a; expected card:ID, card:back"),
        (
            "karte:a sechzig 80",
            "line 4: the line does not say what lies where; found karte:a sechzig 80; expected such as",
        ),
        (
            "karte:a 60 80 quer",
            "line 4: this says nothing of a piece; found quer; expected turn 30, face-down, x2 to x60",
        ),
        ("karte:a 60 80 gedreht", "line 4: a turn is a number of degrees"),
        ("karte:a 60 80 x61", "line 4: this says nothing of a piece; found x61"),
        (f'karte:a 60 80 "{"x" * 41}"', "line 4: the label is too long"),
        ("", "line 3: nothing lies on the table"),
    ],
)
def test_a_wrong_line_of_a_table_is_named(tmp_path: Path, line: str, fault: str) -> None:
    (found,) = faults(tmp_path, table(line))
    assert found.startswith(fault)


def test_a_card_that_hides_another_is_a_fault_and_half_of_it_is_none(tmp_path: Path) -> None:
    (found,) = faults(tmp_path / "a", table("karte:a 100 100", "karte:b 110 110 gedreht 10"))
    assert found.startswith(
        "line 5: the card covers more than half of the one in line 4; found card:haupt/b on card:haupt/a"
    )
    assert faults(tmp_path / "b", table("karte:a 100 100", "karte:b 133 100", "teil:mark 100 100")) == []
    assert faults(tmp_path / "c", table("karte:a 100 100 x40", "teil:plan 200 200")) == []


@pytest.mark.parametrize("size", ["", "500", "500 x", "5 x 300", "9999 x 300", "500 x 300 x 20"])
def test_a_table_without_a_size_is_a_fault(tmp_path: Path, size: str) -> None:
    (found,) = faults(tmp_path, table("karte:a 60 80", size=size))
    assert found.startswith("line 3: the table has no size")


def test_a_piece_without_a_back_cannot_lie_face_down(tmp_path: Path) -> None:
    (found,) = faults(tmp_path, table("teil:plan 300 80 verdeckt"))
    assert found.startswith("line 4: it has no back, so it cannot lie face down")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("![](bilder/plan.svg)", "the picture has no words for those who do not see it"),
        ("Mit ![Plan](bilder/plan.svg) im Satz.", "a booklet cannot contain this"),
        ("![Plan](bilder/plam.svg)", "the folder bilder/ has no plam.svg (did you mean plan.svg?)"),
        ("![Plan](plan.svg)", "pictures lie in the folder of pictures; found plan.svg; expected bilder/plan.svg"),
        ("![Plan](../bilder/plan.svg)", "a file lies in the deck's folder"),
        ("![Plan](bilder/../game.toml)", "a file lies in the deck's folder"),
        ("![Plan](https://example.org/x.png)", "a file lies in the deck's folder"),
        ("![Plan](bilder/klein.png)", "the picture has too few dots to be printed as wide as the column"),
        ("![Plan](bilder/link.svg)", "the file is a link that leads out of the deck's folder"),
        ("![[karte:c]] im Satz", "there is no card of this name"),
        ("![[karte:a]] ![[teil:x]]", "there is no part of this name"),
        ("> > tief", "a booklet cannot contain this"),
        ("::: kasten\n::: tisch 300 x 200\n", "the directive is never closed"),
    ],
)
def test_a_wrong_picture_is_named_with_its_line(tmp_path: Path, line: str, fault: str) -> None:
    (tmp_path / "secret.svg").write_text(PLAN)
    (tmp_path / "game" / "bilder").mkdir(parents=True)
    (tmp_path / "game" / "bilder" / "link.svg").symlink_to(tmp_path / "secret.svg")
    files: dict[str, str | bytes] = {"bilder/klein.png": picture("RGB", (90, 60), (200, 0, 0))}
    if "link.svg" not in line:
        (tmp_path / "game" / "bilder" / "link.svg").unlink()
    found = faults(tmp_path / "game", f"# Ziel\n\n{line}\n", **files)
    assert any(fault in each for each in found), found
    if "link" not in line:
        assert found[0].startswith(("line 3: ", "line 4: "))


def test_ten_thousand_lines_and_deep_nesting_are_refused_in_a_sentence(tmp_path: Path) -> None:
    (found,) = faults(tmp_path / "lines", table(*["karte:a 60 80"] * 10_000))
    assert found == "line 3: so much lies on no table; found 10,000; expected at most 100 lines"
    (found,) = faults(tmp_path / "rows", table(*["teil:mark 250 150 x8"] * 51))
    assert found == "line 3: so much lies on no table; found 408; expected at most 400 pieces"
    (found,) = faults(tmp_path / "text", "x\n" * 20_001)
    assert found.startswith("the text has too many lines; found 20,002")
    deep = faults(tmp_path / "deep", "# Ziel\n\n" + "> " * 400 + "tief\n")
    assert len(deep) == 1 and "a booklet cannot contain this" in deep[0]
    many = faults(tmp_path / "many", "# Ziel\n\n" + "::: tisch 200 x 200\nkarte:a 60 80\n:::\n" * 31)
    assert many == ["line 93: the text has too many tables; expected at most 30"]


def test_a_bomb_of_a_picture_is_refused(tmp_path: Path) -> None:
    bomb = tmp_path / "bomb.png"
    Image.new("1", (30_000, 30_000)).save(bomb)
    (found,) = faults(
        tmp_path / "game", "# Ziel\n\n![Plan](bilder/bombe.png)\n", **{"bilder/bombe.png": bomb.read_bytes()}
    )
    assert found.startswith("line 3: ")


def test_rules_that_game_toml_names_are_there(tmp_path: Path) -> None:
    toml = GAME.replace("[colours]", '[rules]\nde = "texte/spielregel.md"\n[colours]')
    root = game(tmp_path, {"game.toml": toml})
    assert sentences(root) == ["game.toml: rules.de: there is no such file; found texte"]
    write(root, {"texte/spielregel.md": "# Ziel\n\nLegt ab.\n"})
    assert sentences(root) == []
    assert "Legt ab." in edition_of(book(root), TEXT).decode()


# --- commands ---------------------------------------------------------------------------------------------------------


def test_rules_pad_and_box_take_a_whole_game(tmp_path: Path, run: Run) -> None:
    root = rules_game(tmp_path / "game", files={"game.toml": GAME + "[pad]\ncolumns = 3\n"})
    out = tmp_path / "out"

    def names(*words: object) -> list[str]:
        made = run(*words, "--out", out, "--json").json["files"]
        return [Path(file["path"]).relative_to(out).as_posix() for file in made]

    assert names("rules", root, "--text", "--braille", "basic") == [
        "probe/de/regeln.txt",
        "probe/de/regeln_basisschrift_eurobraille.brf",
        "probe/de/regeln_basisschrift_nabcc.brf",
        "probe/de/regeln_basisschrift.pef",
    ]
    assert names("pad", root, "--language", "en") == ["probe/en/haupt/pad_a6_on_a4.pdf"]
    assert names("box", root, "--language", "de") == ["probe/de/unterteil.pdf", "probe/de/deckel.pdf"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("rules", "ROOT", "--language", "en", "--text"),
            "the game has no rules in this language; found en; expected rules.md",
        ),
        (("rules", "ROOT", "--reference"), "no text for a reference card in this language"),
        (("rules", "ROOT/haupt"), "the rules, the pad and the box are those of a whole game"),
        (("rules", "ROOT", "--set", "a=1"), "this option is for games"),
        (("pad", "ROOT"), "game.toml: pad: the game has no score pad"),
        (("box", "ROOT", "--size", "skat"), "the box of a game is as large as what lies in it"),
        (("site", "ROOT"), "this command takes no game"),
        (("rules", "watten", "--language", "en"), "comes in several languages; found watten"),
    ],
)
def test_what_a_command_cannot_make_of_a_game_is_a_sentence(
    tmp_path: Path, run: Run, words: tuple[str, ...], sentence: str
) -> None:
    root = rules_game(tmp_path / "game")
    done = run(*(word.replace("ROOT", str(root)) for word in words), "--out", tmp_path / "out")
    assert sentence in done.refusal
    assert not (tmp_path / "out").exists()


def test_a_language_without_rules_is_left_out_with_a_remark(tmp_path: Path, run: Run) -> None:
    done = run("rules", rules_game(tmp_path / "game"), "--text", "--out", tmp_path / "out")
    assert done.code == 0 and "en is left out: the game has no rules in this language" in done.out + done.err


# --- the kit ----------------------------------------------------------------------------------------------------------


def test_a_kit_has_the_rules_of_every_language_that_has_some(tmp_path: Path) -> None:
    found = workshop(rules_game(tmp_path, files={"rules.md": "# Aim\n\nPlay.\n"}))
    kit = game_folder_kit(found, found.game.members, "a4", is_whole=True)
    made = {product.path for product in kit.products if product.of == "rules"}
    assert {"probe/de/regeln_a6.pdf", "probe/de/schachtelheft.pdf", "probe/de/regeln_basisschrift.pef"} <= made
    assert {"probe/en/rules_a5.pdf", "probe/en/rules.html"} <= made
    (text,) = (product for product in kit.products if product.path == "probe/de/regeln.txt")
    assert {"probe", "probe_haupt_de", "probe_mark_de"} <= {*text.inputs}  # what makes it anew
    (sent,) = unpack_products(pack_products([text]), found.catalog)  # as another process gets it
    assert sent.make(found).data == edition_of(found.book("de"), TEXT)


def test_a_kit_without_a_text_has_the_booklets_of_its_game_as_a_table() -> None:
    found = workshop(SAMPLE)
    (table,) = table_games(found)
    assert table == found.game.root / "spiel" / "nebelhorn.toml"
    products, left_out = table_kit(found, found.game.languages, "a4")
    assert left_out == []
    paths = {product.path for product in products}
    assert {"nebelhorn/de/rules/nebelhorn/regeln_a6.pdf", "nebelhorn/de/rules/nebelhorn/kurzkarte.pdf"} <= paths
    (text,) = (product for product in products if product.path.endswith("/regeln.txt"))
    assert sha256(table.read_bytes()).hexdigest() in describe(text.make), "a changed table makes it anew"
    (sent,) = unpack_products(pack_products([text]), found.catalog)
    assert "Nebelhorn: Spielregeln" in sent.make(found).data.decode()


def test_a_game_as_a_table_stands_in_for_rules_that_no_language_has(tmp_path: Path) -> None:
    """One that cannot be read is named, and the kit goes on."""
    table = {"spiel/x.toml": 'id = "x"\n'}
    for number, (files, language, is_asked) in enumerate(
        [({}, "de", True), ({}, "en", False), ({"regeln.md": "# Ziel\n\nLegt ab.\n"}, "en", False)]
    ):
        found = workshop(game(tmp_path / str(number), {**table, **files}))
        kit = game_folder_kit(found, found.game.in_language(language), "a4", is_whole=True)
        assert any("spiel/x.toml is left out" in each for each in kit.left_out) == is_asked


def test_a_changed_text_or_picture_makes_the_rules_anew(tmp_path: Path) -> None:
    before = workshop(rules_game(tmp_path)).digests["probe"]
    write(tmp_path, {"regeln.md": RULES.replace("500 x 300", "500 x 310")})
    changed = workshop(tmp_path).digests["probe"]
    write(tmp_path, {"bilder/plan.svg": PLAN.replace("C9741A", "C9741B")})
    assert len({before, changed, workshop(tmp_path).digests["probe"]}) == 3


# --- fonts ------------------------------------------------------------------------------------------------------------


def test_the_words_are_set_in_the_games_own_family(tmp_path: Path) -> None:
    fonts = SAMPLE.parent / "marktplatz" / "schriften"
    toml = GAME + '[fonts.text]\nregular = "Lato-Regular"\nbold = "Lato-Bold"\n'
    files: dict[str, str | bytes] = {
        f"schriften/{name}.ttf": (fonts / f"{name}.ttf").read_bytes() for name in ("Lato-Regular", "Lato-Bold")
    }
    shop = book(rules_game(tmp_path / "own", files={**files, "game.toml": toml}))
    assert shop.fonts.content("text") == shop.deck.tools.fonts.content("own-text-regular")
    assert shop.fonts.content("caps-bold") == shop.deck.tools.fonts.content("own-text-bold")
    assert shop.fonts.face("text").width("Regel", 9, 0) != book(rules_game(tmp_path / "usual")).fonts.face(
        "text"
    ).width("Regel", 9, 0)
    assert manuscript(shop).footer == ()
    bad = rules_game(tmp_path / "bad", "# Ziel\n\nEin \u4e2d.\n", files={**files, "game.toml": toml})
    assert sentences(bad) == [
        "regeln.md: line 3: the font lacks a character; found \u4e2d (U+4E2D); expected another character"
    ]


def test_the_sample_game_uses_all_of_it() -> None:
    for name in ("regeln.md", "rules.md"):
        text = (SAMPLE / name).read_text(encoding="utf-8")
        for words in (
            "\n::: ta" if name == "rules.md" else "\n::: tisch",
            "![[",
            "](bilder/",
            "\n> ",
            "\n### ",
            " {2}\n",
        ):
            assert words in text, (name, words)
    assert replace(workshop(SAMPLE).book("de")).deck.rules is not None
