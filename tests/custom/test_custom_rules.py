"""The rules of a deck of one's own for the screen: as a page, and as a PDF that can be heard (PDF/UA-1)."""

from __future__ import annotations

import re
from functools import cache, partial
from pathlib import Path

import pytest
from pikepdf import Pdf
from tests.custom.decks import ONE, TABLE, custom_manuscript, edition_of, plain, workshop
from tests.products.tagged import TaggedFile
from tests.products.test_screen_edition import broken_rules, needs_validator
from tests.support import Run

from kartenwerk.base.data import project_root
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.graphics.display import Place, Text, walk
from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.table import BLANK, BrailleTable
from kartenwerk.products.booklet.custom import CustomRules, custom_text
from kartenwerk.products.booklet.own_rules.figures import GAP, SHRUNK
from kartenwerk.products.booklet.own_rules.text import ROW
from kartenwerk.products.booklet.pages import LARGE_PRINT, compose, print_pages
from kartenwerk.products.booklet.plain import TEXT, plain_paragraphs
from kartenwerk.products.booklet.screen import SCREEN
from kartenwerk.products.braille.booklet import braille_book
from kartenwerk.products.kits.kit import CUSTOM_PAGES, kit_box, kit_products
from kartenwerk.products.reference.card_product import reference_card
from kartenwerk.products.web.rules_page import HTML

WEATHER = project_root() / "docs" / "own" / "wetterspiel"
ENGLISH = ONE.replace('size = "poker"', 'size = "poker"\nlanguage = "en"')
RULES = """# How to play

Say "sold" - *once*.

# Counting

| Card | Coins |
|---|---|
| Bread | 2 |
"""


@cache
def weather() -> bytes:
    return edition_of(Workshop.over(None, WEATHER), SCREEN)


@needs_validator
def test_a_foreign_validator_finds_an_own_booklet_accessible() -> None:
    assert broken_rules(weather()) == set()


def test_its_chapters_tables_and_cards_are_heard_in_their_order() -> None:
    file = TaggedFile(weather())
    assert file.faults() == []
    roles = [node.role for node in file.document.walk()]
    assert {"H1", "H2", "P", "L", "Table", "TOC", "Link", "Figure"} <= set(roles)
    said = file.document.heard.replace("\u00ad", "")
    chapters = ("Worum es geht", "Vorbereiten", "Spielen", "Sonnenriese, Sonnenhexe, Sonnenfrosch", "Abrechnen")
    places = [said.rindex(words) for words in chapters]
    assert places == sorted(places)
    links = [node.leads for node in file.document.walk() if node.role == "Link"]
    assert links == [words for words in chapters if "Sonne" not in words]


def test_a_text_without_pictures_and_tables_is_read_as_ever() -> None:
    """Its rows of cards and the titles of cards are all that changes in it."""
    shop = Workshop.over(None, WEATHER)
    assert isinstance(shop, CustomWorkshop) and shop.deck.rules is not None
    typed = shop.deck.rules.path.read_text(encoding="utf-8")
    row = '::: figur karten "ids=sonne-10 sonne-9 sonne-8" :::'
    expected = typed.replace(":sonne-10: :sonne-9: :sonne-8:", row).replace(":sonne-1:", "*Morgenrot*")
    assert custom_text(shop, shop.deck.rules).markdown == expected
    assert not re.findall(r"\.peek|blockquote", edition_of(shop, HTML).decode())


def test_rules_in_english_are_told_as_such(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=ENGLISH, csv=TABLE, **{"rules.md": RULES}))
    file = TaggedFile(edition_of(shop, SCREEN))
    assert str(file.pdf.Root.Lang) == "en"
    assert "Contents" in file.document.heard
    html = edition_of(shop, HTML).decode()
    assert '<html lang="en">' in html and '<main id="regeln">' in html
    french = ENGLISH.replace('"en"', '"fr"')
    assert "“sold”" in html
    html = edition_of(workshop(plain(tmp_path, toml=french, csv=TABLE)), HTML).decode()
    assert '<html lang="en">' in html and '<main id="regeln" lang="fr">' in html


def test_rules_without_a_heading_have_no_contents(tmp_path: Path) -> None:
    file = TaggedFile(edition_of(workshop(plain(tmp_path, toml=ONE, **{"regeln.md": "Legt ab.\n"})), SCREEN))
    assert file.faults() == []
    assert "Inhalt" not in file.document.heard


def test_the_page_alone_is_small_though_it_pictures_photographs() -> None:
    html = edition_of(Workshop.over(None, WEATHER), HTML).decode()
    assert len(html.encode()) < 200_000
    assert len(re.findall("data:image/webp", html)) == 3
    assert not re.findall(r'(?:href|src)="(?!#|data:)', html)


def test_the_command_makes_the_forms_that_are_asked_for(run: Run, tmp_path: Path) -> None:
    answer = run("rules", WEATHER, "--screen", "--text", "--out", tmp_path, "--json")
    assert [Path(file["path"]).name for file in answer.json["files"]] == ["regeln.txt", "regeln_bildschirm.pdf"]


@pytest.mark.parametrize("option", [("--set", "a=1"), ("--list",)])
def test_what_is_told_of_games_alone_is_refused(run: Run, tmp_path: Path, option: tuple[str, ...]) -> None:
    assert option[0] in run("rules", WEATHER, *option, "--out", tmp_path).refusal
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("sizes", "why"),
    [
        (("--text", "--paper", "a3"), "printed on a sheet; found 'a3'; expected --page"),
        (("--large-print", "--page", "a6"), "--page and --large-print exclude each other"),
    ],
)
def test_a_sheet_or_page_is_named_only_where_there_is_one(
    run: Run, tmp_path: Path, sizes: tuple[str, ...], why: str
) -> None:
    assert why in run("rules", WEATHER, *sizes, "--out", tmp_path).refusal
    assert not list(tmp_path.iterdir())


def test_pages_of_a5_are_imposed_on_letter_too(tmp_path: Path) -> None:
    root = plain(tmp_path, **{"rules.md": "# Rules\n\nPlay.\n"})
    assert print_pages(workshop(root), custom_manuscript(workshop(root)), "a5", "letter").pages == 4


def test_the_braille_booklet_says_the_plain_text() -> None:
    shop = Workshop.over(None, WEATHER)
    table, rules = BrailleTable.load(shop.roots), custom_manuscript(shop)
    told = "".join(basic(each.text, table) for each in plain_paragraphs(rules)).replace(BLANK, "")
    pages = braille_book(shop, rules, "basic")
    assert "".join(line for page in pages for line in page[:-1]).replace(BLANK, "") == told


def test_a_folder_gets_files_for_embossers(run: Run, tmp_path: Path) -> None:
    answer = run("rules", WEATHER, "--braille", "basic", "--out", tmp_path, "--json")
    assert [Path(file["path"]).name for file in answer.json["files"]] == [
        "regeln_basisschrift_eurobraille.brf",
        "regeln_basisschrift_nabcc.brf",
        "regeln_basisschrift.pef",
    ]


def test_braille_of_rules_in_a_language_without_a_table_is_refused(run: Run, tmp_path: Path) -> None:
    root = plain(tmp_path / "deck", toml=ENGLISH.replace('"en"', '"fr"'), csv=TABLE, **{"rules.md": RULES})
    refusal = run("rules", root, "--braille", "basic", "--out", tmp_path / "out").refusal
    assert "no Braille table for this language; found fr; expected one of de, en" in refusal
    assert not (tmp_path / "out").exists()


SHORT = "# So geht es\n\n1. Zahlt 2 :muenze:.\n\n:001:\n\n# So zählt es\n\n| A | B |\n|---|---|\n| Brot | 3 |\n"


def test_a_reference_card_has_a_side_for_each_title_of_its_text(tmp_path: Path) -> None:
    """Cards and icons are pictured on it as they are in the booklet."""
    shop = workshop(plain(tmp_path, toml=ONE, **{"kurzkarte.md": SHORT}))
    (rules,) = CustomRules(shop.deck).references(shop)
    front, back = reference_card(shop, rules)
    assert (front.label, back.label) == ("So geht es", "So zählt es")
    assert (front.page.width, front.page.height) == (shop.deck.width, shop.deck.height)
    pictures = {item.form.name for item in walk(front.page.items) if isinstance(item, Place)}
    assert {"zeichen/muenze.svg", "mini 001"} <= pictures
    assert "Brot" in " ".join(item.text for item in walk(back.page.items) if isinstance(item, Text))


def test_a_kit_has_the_reference_card_and_room_for_it_in_its_box(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=ONE, **{"kurzkarte.md": SHORT}))
    names = [Path(product.path).name for product in kit_products(shop.catalog, shop.deck, "a4")]
    assert {"kurzkarte.pdf", "kurzkarten_a4.pdf"} <= {*names}
    box = kit_box(shop.catalog, shop.deck, []).make
    assert isinstance(box, partial) and box.keywords["contents"].references == 1


def test_names_of_files_and_cards_are_in_the_decks_language(run: Run, tmp_path: Path) -> None:
    text = "# Play\n\nTake a card.\n\n# Count\n\nCount them.\n"
    root = plain(tmp_path / "deck", toml=ENGLISH, csv=TABLE, **{"reference.md": text})
    answer = run("rules", root, "--reference", "--out", tmp_path / "out", "--json")
    assert [Path(file["path"]).name for file in answer.json["files"]] == [
        "reference_card.pdf",
        "reference_cards_a4.pdf",
    ]
    with Pdf.open(tmp_path / "out" / "probe" / "reference_card.pdf") as pdf:
        assert str(pdf.docinfo.Title) == "Probe: Reference card"


def test_a_folder_without_the_text_of_a_reference_card_is_told_what_it_needs(run: Run, tmp_path: Path) -> None:
    refusal = run("rules", WEATHER, "--reference", "--out", tmp_path).refusal
    assert "kurzkarte.md or reference.md" in refusal
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# Eins\n\nNur eine Seite.\n", "two sides"),
        ("# Eins\n\n" + "Viel zu viel Text für eine Karte. " * 60 + "\n\n# Zwei\n\nKurz.\n", "too full"),
        ("# Eins\n\n:999:\n\n# Zwei\n\nKurz.\n", "no card"),
    ],
    ids=["one side", "too full", "an unknown card"],
)
def test_the_check_reports_what_is_wrong_with_a_reference_card(run: Run, tmp_path: Path, text: str, fault: str) -> None:
    answer = run("check", plain(tmp_path, toml=ONE, **{"kurzkarte.md": text}))
    assert answer.code == 1
    assert "kurzkarte.md" in answer.out + answer.err and fault in answer.out + answer.err


def test_a_deck_without_rules_is_refused(run: Run, tmp_path: Path) -> None:
    assert (
        "regeln.md" in run("rules", plain(tmp_path / "deck", toml=ONE), "--screen", "--out", tmp_path / "out").refusal
    )
    assert not (tmp_path / "out").exists()


def test_icons_stand_in_the_text_of_every_form_and_are_told_by_their_names(tmp_path: Path) -> None:
    """In paragraphs, lists and tables; `\\:` is a colon."""
    text = "Zahlt 2 :muenze:, nicht \\:muenze:.\n\n- Nehmt :muenze: und :001:\n\n"
    text += "| A | B |\n|---|---|\n| Brot | 3 :muenze: |\n"
    shop = workshop(plain(tmp_path, toml=ONE, **{"regeln.md": text}))
    said = edition_of(shop, TEXT).decode()
    assert "Zahlt 2 muenze, nicht :muenze:." in said and "Nehmt muenze und Brot" in said and "3 muenze" in said
    for page in (*CUSTOM_PAGES, LARGE_PRINT):
        pages = compose(shop, custom_manuscript(shop), page).pages
        drawn = [item for each in pages[1:-1] for item in walk(each.items)]
        icons = [item for item in drawn if isinstance(item, Place) and item.form.name == "zeichen/muenze.svg"]
        assert len(icons) == 3, page
        words = "".join(item.text for item in drawn if isinstance(item, Text))
        assert words.count(":muenze:") == 1 and "\ue000" not in words
    html = edition_of(shop, HTML).decode()
    assert len(re.findall('<svg class="sign" [^>]*aria-label="muenze"', html)) == 3
    file = TaggedFile(edition_of(shop, SCREEN))
    assert file.faults() == []
    assert "Zahlt 2\u00a0muenze, nicht :muenze:." in file.document.heard.replace("\u00ad", "")


def test_rules_may_hold_what_the_guide_lists(tmp_path: Path) -> None:
    text = """# Titel

Erste\\
zweite, *kursiv*, ***beides***, `kap`, [Wort](https://example.org)

::: kasten Beispiel
- eins
:::

::: zusammen
1. eins
:::

::: abstand 2 :::

::: seite :::

## Teil

::: letzte-seite
Ende.
:::
"""
    shop = workshop(plain(tmp_path, toml=ONE, **{"regeln.md": text}))
    said = edition_of(shop, TEXT).decode()
    for words in ("Erste zweite, kursiv, beides, kap, Wort", "Kasten: Beispiel", "1. eins", "Abschnitt: Teil", "Ende."):
        assert words in said
    assert len(compose(shop, custom_manuscript(shop), "a6").pages) == 4


def test_the_title_on_a_large_cover_is_as_large_as_on_a_small_one(tmp_path: Path) -> None:
    """In the width of its page."""
    shop = workshop(plain(tmp_path, toml=ONE, **{"regeln.md": "Legt ab.\n"}))

    def share(page: str) -> float:
        cover = compose(shop, custom_manuscript(shop), page).pages[0]
        return max(item.size for item in walk(cover.items) if isinstance(item, Text)) / cover.width

    assert share(LARGE_PRINT) > 0.9 * share("a6")


def test_a_short_text_fills_its_pages_and_leaves_a_white_inside_and_a_back_cover(tmp_path: Path) -> None:
    """Four pages are folded from a sheet: else the text would be spread over all of them."""
    text = "# Ziel\n\n" + "Legt ab, bis nichts mehr übrig ist.\n\n" * 12
    shop = workshop(plain(tmp_path / "short", toml=ONE, **{"regeln.md": text}))
    for page in (*CUSTOM_PAGES, LARGE_PRINT):
        pages = compose(shop, custom_manuscript(shop), page).pages
        words = ["".join(item.text for item in walk(each.items) if isinstance(item, Text)) for each in pages]
        assert (words[0], words[1], words[3]) == ("Probe", "", "Probe"), page
        assert "Legt" in words[2], page


def test_an_authors_last_page_is_followed_by_no_back_cover(tmp_path: Path) -> None:
    text = "# Ziel\n\nLegt ab.\n\n::: letzte-seite\nEnde.\n:::\n"
    shop = workshop(plain(tmp_path, toml=ONE, **{"regeln.md": text}))
    last = compose(shop, custom_manuscript(shop), "a6").pages[-1]
    assert "Ende." in "".join(item.text for item in walk(last.items) if isinstance(item, Text))


@pytest.mark.parametrize("lead", [3.4, 3.9, 4.06, 4.3, 4.9, 6.2])
def test_pictured_cards_stand_in_the_middle_of_their_lines(tmp_path: Path, lead: float) -> None:
    """Nearly a whole line is never left free."""
    shop = workshop(plain(tmp_path, toml=ONE, **{"regeln.md": ":001:\n"}))
    deck = shop.deck
    drawn = custom_manuscript(shop).drawing(ROW, {"ids": "001"}, 72.0, lead)
    (card,) = (item for item in drawn.items if isinstance(item, Place))
    above, below = card.matrix.f, drawn.height - card.matrix.f - card.matrix.d * deck.height
    assert above == pytest.approx(below)
    assert GAP - 1e-6 <= above + below <= GAP + (1 - SHRUNK) * lead
