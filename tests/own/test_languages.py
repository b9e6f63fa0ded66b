"""Decks in German and English: hyphens, quotes, decimal mark and the words on box and booklet."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.own.decks import ICON, ONE, deck, plain, report, workshop, write
from tests.support import Run

from kartenwerk.own.text import plain as letters
from kartenwerk.own.text import read_text

ENGLISH = ONE.replace('size = "poker"', 'size = "poker"\nlanguage = "en"')
TABLE = 'Name;Text\nMarket;"Say ""Sold!"" for 3 :muenze:. It\'s yours."\nInn;Rest.\n'
RULES = """# How to play

Say "sold" - once. It costs 0.5 coins.

::: kasten Note
Nothing is lost.
:::
"""


@pytest.mark.parametrize(
    ("language", "printed"),
    [("de", "„Sold!“ – It’s"), ("en", "“Sold!” – It’s"), ("fr", '"Sold!" - It\'s')],
)
def test_quotes_of_a_card_follow_the_language(language: str, printed: str) -> None:
    assert letters(read_text('"Sold!" - It\'s', language)).replace("\u00a0", " ") == printed


def test_english_words_on_cards_are_hyphenated(tmp_path: Path) -> None:
    hyphenator = deck(plain(tmp_path, toml=ENGLISH, csv=TABLE)).content.tools.hyphenator
    assert hyphenator is not None
    assert hyphenator.positions("concatenation") == (3, 7, 9)


def test_a_deck_in_english_needs_no_note(tmp_path: Path) -> None:
    assert not report(plain(tmp_path, toml=ENGLISH, csv=TABLE)).notes


def test_another_language_is_answered_by_one_sentence(tmp_path: Path) -> None:
    french = ONE.replace('size = "poker"', 'size = "poker"\nlanguage = "fr"')
    (note,) = report(plain(tmp_path, toml=french)).notes
    assert note == "deck.toml: language fr: texts stay as they are typed; de and en are set and hyphenated"


def test_numbers_have_the_decimal_mark_of_the_language(tmp_path: Path) -> None:
    asked = ENGLISH.replace('title = "{{ name }}"', 'title = "{{ name }}{% if price > 1 %}!{% endif %}"')
    cards = deck(plain(tmp_path, toml=asked, csv="Name;Text;Price\nA;x;1.5\nB;y;0.5\n")).content.cards
    assert [card.title for card in cards] == ["A!", "B"]


def test_the_booklet_of_an_english_deck_is_english(tmp_path: Path) -> None:
    from kartenwerk.products.own_booklet import own_booklet_products, own_text

    shop = workshop(plain(tmp_path, toml=ENGLISH, csv=TABLE, **{"rules.md": RULES}))
    assert shop.own_deck is not None
    assert len(own_booklet_products(shop.own_deck, "a4")) == 8
    told = own_text(shop).data.decode()
    assert told.startswith("Probe: Rules\n")
    assert "Chapter 1: How to play" in told
    assert "Say “sold” – once." in told
    assert "Box: Note" in told and "End of the box." in told


def test_the_box_of_an_english_deck_counts_cards(tmp_path: Path) -> None:
    from kartenwerk.display import Text, walk
    from kartenwerk.own.panels import BoxPanels

    found = deck(plain(tmp_path, toml=ENGLISH, csv=TABLE))
    words = {
        item.text for item in walk(BoxPanels(found, 2, 0.0, 3.0).items("bottom", 70, 30)) if isinstance(item, Text)
    }
    assert "2 cards, 63 × 88 mm" in words


def test_a_table_with_english_heads_becomes_an_english_deck(run: Run, tmp_path: Path) -> None:
    table = 'Name,Kind,Text,Cost,Qty,Picture,Quote\nFog,Weather,No ship docks.,0,2,,"""Lights?"""\n'
    write(tmp_path, {"ships.csv": table})
    run("new", "deck", tmp_path / "harbour", "--csv", tmp_path / "ships.csv")
    toml = (tmp_path / "harbour" / "deck.toml").read_text(encoding="utf-8")
    for line in (
        'language = "en"',
        'note = "{{ quote }}"',
        'layout = "card"',
        "[layouts.back]",
        "# not used so far: Kind.",
    ):
        assert line in toml
    assert {"pictures", "icons", "fonts", "layouts"} <= {path.name for path in (tmp_path / "harbour").iterdir()}
    write(tmp_path / "harbour", {"icons/ship.svg": ICON})
    assert run("check", tmp_path / "harbour", "--json").json["ok"]
    write(tmp_path, {"waren.csv": "Name;Text;Preis;Anzahl\nBrot;Iss es.;1;2\n"})
    run("new", "deck", tmp_path / "markt", "--csv", tmp_path / "waren.csv")
    german = (tmp_path / "markt" / "deck.toml").read_text(encoding="utf-8")
    assert 'language = "de"' in german
    assert '[layouts."rücken"]' in german
