"""Decks in German and English: hyphens, quotes, decimal mark and the words on box and booklet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pikepdf
import pytest
from tests.custom.decks import ICON, ONE, deck, edition_of, plain, report, workshop, write
from tests.custom.test_printing import TWO_BACKS
from tests.english import german_words
from tests.support import Run, texts

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Backs
from kartenwerk.custom.data import CustomData
from kartenwerk.custom.text import plain as letters
from kartenwerk.graphics.display import Page
from kartenwerk.products.booklet.plain import TEXT
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.tuck_box import box_page
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.guide.guide import Kit, guide_book, guide_template, guide_values
from kartenwerk.products.guide.paper import KitFile
from kartenwerk.products.kits.kit import kit_products
from kartenwerk.products.web.rules_page import HTML
from kartenwerk.text.literal import plain as unmarked

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
    assert letters('"Sold!" - It\'s', language).replace("\u00a0", " ") == printed


def test_english_words_on_cards_are_hyphenated(tmp_path: Path) -> None:
    hyphenator = deck(plain(tmp_path, toml=ENGLISH, csv=TABLE)).tools.hyphenator
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
    cards = deck(plain(tmp_path, toml=asked, csv="Name;Text;Price\nA;x;1.5\nB;y;0.5\n")).cards
    assert [card.title for card in cards] == ["A!", "B"]


def test_the_booklet_of_an_english_deck_is_english(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=ENGLISH, csv=TABLE, **{"rules.md": RULES}))
    assert shop.deck is not None
    assert len([each for each in kit_products(shop.catalog, shop.deck, "a4") if "rules" in each.path]) == 7
    told = edition_of(shop, TEXT).decode()
    assert told.startswith("Probe: Rules\n")
    assert "Chapter 1: How to play" in told
    assert "Say “sold” – once." in told
    assert "Box: Note" in told and "End of the box." in told


def test_the_box_of_an_english_deck_counts_cards(tmp_path: Path) -> None:
    from kartenwerk.custom.panels import BoxPanels
    from kartenwerk.graphics.display import Text, walk

    found = deck(plain(tmp_path, toml=ENGLISH, csv=TABLE))
    words = {
        item.text for item in walk(BoxPanels(found, 2, 0.0, 3.0).items("bottom", 70, 30)) if isinstance(item, Text)
    }
    assert "2 cards, 63 × 88 mm" in words
    alone = BoxPanels(found, 1, 0.0, 3.0).items("bottom", 70, 30)
    assert "1 card, 63 × 88 mm" in {item.text for item in walk(alone) if isinstance(item, Text)}


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


GERMAN = re.compile(
    r"\b(?:und|der|die|das|auf|Karten?|Bogen|Blatt|Block|Heft|Seiten?|Schachtel|Papier|Karton|Druck\w*|drucken|"
    r"schneiden|falten|Datei|nachgemessen)\b|[äöüß„]"
)


def printed_words(pages: Iterable[Page]) -> str:
    return " ".join(" ".join(text.text for page in pages for text in texts(page.items)).split())


def test_nothing_beside_the_cards_of_an_english_deck_is_german(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=ENGLISH + "\n[pad]\n", csv=TABLE, **{"rules.md": RULES}))
    own, data = shop.deck, BoxData.load(shop.roots, shop.printed_in)
    contents = box_contents(shop.catalog, own, booklet_pages=8, more_cards=1)
    words = [printed_words([box_page(shop, own, data, contents, None)]), contents.in_words(data.counts)]
    words += [shop.legend(way).note for way in get_args(Backs)]
    kit = [("cards_a4", "sheet", 2), ("blanks_a4", "sheet", 2), ("box", "box", 1), ("pad_a6", "pad", 1)]
    kit += [("rules_a6_on_a4", "imposed", 2), ("rules_large_print", "booklet", 40), ("cards_single", "single", 6)]
    kit += [("rules_a6", "booklet", 124), ("box_booklet_on_a4", "imposed", 1)]  # the first is too thick for one fold
    files = tuple(KitFile(f"probe/{stem}.pdf", kind, pages) for stem, kind, pages in kit)
    told = printed_words(guide_book(shop, Kit(shop.catalog.deck("probe"), files, "a4")).pages)
    words.append(told)
    for service in shop.catalog.service_ids:
        words += [shop.catalog.service(service).note, shop.catalog.service(service).several_backs or ""]
    words.append(shop.catalog.print.shops_change)
    for each in words:
        assert not GERMAN.search(each), GERMAN.findall(each)
    assert "Glue the long flap" in words[0] and "63.8 × " in words[0]
    assert "Fold and staple each by itself" in told
    for what in ("Blank cards", "Booklet for the box", "Large print"):
        assert what in told, what


FILES_OF = (
    ["kit"], ["deck", "--colours", "screen"], ["deck", "--service", "meinspiel"], ["deck", "--cards", "001"],
    ["deck", "--tts"], ["deck", "--png", "50"], ["rules", "--screen"], ["preview"],
)  # fmt: skip
"""What makes a file of every name, but for the pictures of a box."""


def test_what_files_of_an_english_deck_tell_of_themselves_is_english(run: Run, tmp_path: Path) -> None:
    root = plain(tmp_path / "deck", toml=ENGLISH + "\n[pad]\n", csv=TABLE, **{"rules.md": RULES})
    out = tmp_path / "out"
    for words in FILES_OF:
        answer = run(words[0], root, *words[1:], "--out", out)
        assert answer.code == 0, answer.err
    names = {word for path in out.rglob("*.*") for word in path.stem.split("_")}
    assert not names & set(CustomData.load(DataRoots.over()).languages["en"].files), names
    saved = json.loads((out / "probe" / "tts" / "Probe.json").read_text(encoding="utf-8"))
    (sheet,) = saved["ObjectStates"][0]["CustomDeck"].values()
    for key in ("FaceURL", "BackURL"):
        assert (out / "probe" / "tts" / sheet[key].rpartition("/")[2]).is_file()
    subjects = {}
    for path in sorted(out.rglob("*.pdf")):
        with pikepdf.open(path) as pdf, pdf.open_outline() as outline:
            assert str(pdf.Root.Lang) == "en", path.name
            subjects[path.stem] = str(pdf.docinfo.Subject)
            told = " ".join([subjects[path.stem], str(pdf.docinfo.Title), *(entry.title for entry in outline.root)])
            assert not GERMAN.search(told), told
    assert subjects["cards_a4"] == "2 cards on A4"
    assert subjects["cards_single"] == "2 cards, fronts and backs in turn"
    assert subjects["fronts"] == "2 cards, fronts"
    assert subjects["cards_screen"] == "2 cards and their back for the screen"
    assert subjects["cards_selection_a4"] == "1 card on A4"


def test_the_page_of_an_english_deck_is_english_around_its_rules_too(tmp_path: Path) -> None:
    ruled = {"rules.md": RULES + "\n:001:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"}
    page = edition_of(workshop(plain(tmp_path, toml=ENGLISH, csv=TABLE, **ruled)), HTML).decode()
    shown = re.sub(r"<style>.*?</style>|<script>.*?</script>", "", page, flags=re.DOTALL)
    assert '<html lang="en">' in shown and shown.count("lang=") == 1
    assert "<title>Probe: Rules</title>" in shown
    for word in ("Regeln", "Spielregeln", "Inhalt", "Spiel", "Schrift", "Tabelle", "Bild", "Zum Text"):
        assert not re.search(rf"\b{word}\b", shown), word


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("Name;Count\nA;1\n", "Probe: one card, nothing wrong"),
        ("Name;Count\nA;3\n", "Probe: 3 cards of one kind, nothing wrong"),
        ("Name;Count\nA;3\nB;1\n", "Probe: 4 cards of 2 kinds, nothing wrong"),
    ],
)
def test_one_card_is_told_as_one(table: str, told: str, run: Run, tmp_path: Path) -> None:
    assert run("check", plain(tmp_path, csv=table)).out.strip() == told


def test_print_services_without_a_name_of_their_own_have_an_english_one(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=ENGLISH, csv=TABLE))
    titles = {id: shop.catalog.service(id).title for id in shop.catalog.service_ids}
    assert (titles["home"], titles["printshop"]) == ("Printer at home", "Print shop")


def test_a_deck_of_ones_own_is_not_told_of_games_and_braille_that_it_has_not(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path))
    files = (KitFile("probe/karten_a4.pdf", "sheet", 2), KitFile("probe/schachtel.pdf", "box", 1))
    values = guide_values(shop, Kit(shop.catalog.deck("probe"), files, "a4"))
    told = unmarked(shop.templates.render(guide_template("de"), values))
    for word in ("SPIEL", "Punktschrift", "Heft", "Hefter", "Block"):
        assert word not in told, word
    assert "Zum Spielen reichen die Karten." in told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "MeinSpiel, 59 x 91 mm: Choose the size"), ("de", "MeinSpiel, 59 x 91 mm: Das Format wählen")],
)
def test_what_to_choose_at_a_service_is_told_in_the_users_language(
    language: str, told: str, run: Run, tmp_path: Path
) -> None:
    plain(tmp_path / "deck", toml=ONE.replace('"poker"', '"skat"'))
    words = ("deck", tmp_path / "deck", "--service", "meinspiel", "--out", tmp_path, "--lang", language)
    assert told in run(*words).out


def test_which_fronts_a_back_belongs_to_is_told_where_a_service_takes_single_pictures(tmp_path: Path) -> None:
    shop = workshop(
        plain(tmp_path, toml=TWO_BACKS, csv="Name;Text;Count;Back\nA;x;2;muster\nB;y;1;andere\nC;z;2;muster\n")
    )
    note = DeckOrder(shop.deck, service="gamecrafter").note(shop.catalog)
    assert "\n  rueckseite_muster.png: 1–2, 4–5\n  rueckseite_andere.png: 3\n" in note
    assert "rueckseite" not in DeckOrder(shop.deck, service="gamecrafter", cards="001").note(shop.catalog)
    assert "rueckseite" not in DeckOrder(shop.deck, service="printshop").note(shop.catalog)


def test_a_new_deck_in_english_is_english_in_all_its_files(run: Run, tmp_path: Path) -> None:
    root = tmp_path / "lantern"
    run("new", "deck", root, "--language", "en")
    assert "nothing wrong" in run("check", root).out
    files = [file for file in root.rglob("*") if file.is_file() and ".kartenwerk" not in file.parts]
    named = " ".join(file.relative_to(root).as_posix().replace("/", " ") for file in files)
    texts = " ".join(file.read_text(encoding="utf-8") for file in files if file.suffix in (".toml", ".csv"))
    assert not german_words(f"{named} {texts}") and not re.search(
        r"\b(karte|zeichen|sonne|bild|abend)\b", f"{named} {texts}"
    )
    assert "expected one of de, en" in run("new", "deck", tmp_path / "x", "--language", "fr").refusal
