"""The rules of a deck of one's own for the screen: as a page, and as a PDF that can be heard (PDF/UA-1)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.custom.decks import ONE, TABLE, plain, with_deck, workshop
from tests.products.tagged import TaggedFile
from tests.products.test_screen_edition import broken_rules, needs_validator
from tests.support import Run

from kartenwerk.base.data import project_root
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Place, Text, walk
from kartenwerk.products.booklet.booklet import LARGE_PRINT
from kartenwerk.products.booklet.custom import (
    GAP,
    PAGES,
    ROW,
    SHRUNK,
    compose_custom_rules,
    custom_booklet,
    custom_figure,
    custom_text,
)
from kartenwerk.products.booklet.custom_screen import custom_screen_booklet
from kartenwerk.products.web.custom_page import custom_page

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
    return custom_screen_booklet(*with_deck(Workshop.over(None, WEATHER))).data


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


def test_rules_in_english_are_told_as_such(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=ENGLISH, csv=TABLE, **{"rules.md": RULES}))
    file = TaggedFile(custom_screen_booklet(*with_deck(shop)).data)
    assert str(file.pdf.Root.Lang) == "en"
    assert "Contents" in file.document.heard
    html = custom_page(*with_deck(shop)).data.decode()
    assert '<html lang="en">' in html and '<main id="regeln">' in html
    french = ENGLISH.replace('"en"', '"fr"')
    assert "“sold”" in html
    html = custom_page(*with_deck(workshop(plain(tmp_path, toml=french, csv=TABLE)))).data.decode()
    assert '<html lang="en">' in html and '<main id="regeln" lang="fr">' in html


def test_rules_without_a_heading_have_no_contents(tmp_path: Path) -> None:
    file = TaggedFile(
        custom_screen_booklet(*with_deck(workshop(plain(tmp_path, toml=ONE, **{"regeln.md": "Legt ab.\n"})))).data
    )
    assert file.faults() == []
    assert "Inhalt" not in file.document.heard


def test_the_page_alone_is_small_though_it_pictures_photographs() -> None:
    html = custom_page(*with_deck(Workshop.over(None, WEATHER))).data.decode()
    assert len(html.encode()) < 200_000
    assert len(re.findall("data:image/webp", html)) == 3
    assert not re.findall(r'(?:href|src)="(?!#|data:)', html)


def test_the_command_makes_the_forms_that_are_asked_for(run: Run, tmp_path: Path) -> None:
    answer = run("rules", WEATHER, "--screen", "--text", "--out", tmp_path, "--json")
    assert [Path(file["path"]).name for file in answer.json["files"]] == ["regeln.txt", "regeln_bildschirm.pdf"]


@pytest.mark.parametrize("option", [("--set", "a=1"), ("--braille", "basic"), ("--reference",), ("--list",)])
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
    assert custom_booklet(*with_deck(workshop(root)), "a5", "letter").pages == 4


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
    said = custom_text(*with_deck(shop)).data.decode()
    assert "Zahlt 2 muenze, nicht :muenze:." in said and "Nehmt muenze und Brot" in said and "3 muenze" in said
    for page in (*PAGES, LARGE_PRINT):
        pages = compose_custom_rules(shop, shop.deck, page).pages
        drawn = [item for each in pages[1:-1] for item in walk(each.items)]
        icons = [item for item in drawn if isinstance(item, Place) and item.form.name == "zeichen/muenze.svg"]
        assert len(icons) == 3, page
        words = "".join(item.text for item in drawn if isinstance(item, Text))
        assert words.count(":muenze:") == 1 and "\ue000" not in words
    html = custom_page(*with_deck(shop)).data.decode()
    assert len(re.findall('<svg class="sign" [^>]*aria-label="muenze"', html)) == 3
    file = TaggedFile(custom_screen_booklet(*with_deck(shop)).data)
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
    said = custom_text(*with_deck(shop)).data.decode()
    for words in ("Erste zweite, kursiv, beides, kap, Wort", "Kasten: Beispiel", "1. eins", "Abschnitt: Teil", "Ende."):
        assert words in said
    assert len(compose_custom_rules(shop, shop.deck, "a6").pages) == 4


def test_the_title_on_a_large_cover_is_as_large_as_on_a_small_one(tmp_path: Path) -> None:
    """In the width of its page."""
    shop = workshop(plain(tmp_path, toml=ONE, **{"regeln.md": "Legt ab.\n"}))

    def share(page: str) -> float:
        cover = compose_custom_rules(shop, shop.deck, page).pages[0]
        return max(item.size for item in walk(cover.items) if isinstance(item, Text)) / cover.width

    assert share(LARGE_PRINT) > 0.9 * share("a6")


def test_a_short_text_fills_its_pages_and_leaves_a_white_inside_and_a_back_cover(tmp_path: Path) -> None:
    """Four pages are folded from a sheet: else the text would be spread over all of them."""
    text = "# Ziel\n\n" + "Legt ab, bis nichts mehr übrig ist.\n\n" * 12
    shop = workshop(plain(tmp_path / "short", toml=ONE, **{"regeln.md": text}))
    for page in (*PAGES, LARGE_PRINT):
        pages = compose_custom_rules(shop, shop.deck, page).pages
        words = ["".join(item.text for item in walk(each.items) if isinstance(item, Text)) for each in pages]
        assert (words[0], words[1], words[3]) == ("Probe", "", "Probe"), page
        assert "Legt" in words[2], page


def test_an_authors_last_page_is_followed_by_no_back_cover(tmp_path: Path) -> None:
    text = "# Ziel\n\nLegt ab.\n\n::: letzte-seite\nEnde.\n:::\n"
    shop = workshop(plain(tmp_path, toml=ONE, **{"regeln.md": text}))
    last = compose_custom_rules(shop, shop.deck, "a6").pages[-1]
    assert "Ende." in "".join(item.text for item in walk(last.items) if isinstance(item, Text))


@pytest.mark.parametrize("lead", [3.4, 3.9, 4.06, 4.3, 4.9, 6.2])
def test_pictured_cards_stand_in_the_middle_of_their_lines(tmp_path: Path, lead: float) -> None:
    """Nearly a whole line is never left free."""
    shop = workshop(plain(tmp_path, toml=ONE, **{"regeln.md": ":001:\n"}))
    deck = shop.deck
    drawn = custom_figure(shop, deck, ROW, {"ids": "001"}, 72.0, lead)
    (card,) = (item for item in drawn.items if isinstance(item, Place))
    above, below = card.matrix.f, drawn.lines * lead - card.matrix.f - card.matrix.d * deck.height
    assert above == pytest.approx(below)
    assert GAP - 1e-6 <= above + below <= GAP + (1 - SHRUNK) * lead
