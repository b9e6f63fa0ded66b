"""The collected rule book of a deck, and house rules wherever a game is printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image
from tests.support import WORKSHOP, Run, some

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.pool import make_one
from kartenwerk.graphics.display import Group, Item, Stroke, Text
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.choosing import choose_of
from kartenwerk.products.booklet.collected import QUESTION, CollectedRules
from kartenwerk.products.booklet.contents import TocChapter, TocSection, table_of_contents
from kartenwerk.products.booklet.game import booklet_values, game_manuscript, pack_sizes
from kartenwerk.products.booklet.glossary import Entry, alphabetical, merge_glossaries, read_glossary
from kartenwerk.products.booklet.pages import compose, page_editions
from kartenwerk.products.durations import MINUTES
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.kits.game_order import GameOrder, orders_for_deck
from kartenwerk.products.kits.kit import kit_products
from kartenwerk.products.pad.game import draw_leaf
from kartenwerk.text.book.blocks import Listing
from kartenwerk.text.book.chapters import Book, OutlineEntry
from kartenwerk.text.book.inline import plain
from kartenwerk.text.book.markdown import read_booklet

DECK = WORKSHOP.catalog.suited_deck("walisch")
ORDERS = [GameOrder("donnerwetter")]
MONDAY = 'name = "Runde Montag"\ndate = 2026-11-02\ngame = "donnerwetter"\n[rules]\npunkte_donnerwetter = 7\n'


@cache
def rulebook(page: str) -> Book:
    return compose(WORKSHOP, CollectedRules(DECK, tuple(ORDERS)).manuscript(WORKSHOP), page)


def words(items: tuple[Item, ...]) -> str:
    """All text among the items, in the order it is drawn."""
    parts = []
    for item in items:
        if isinstance(item, Text):
            parts.append(item.text)
        elif isinstance(item, Group):
            parts.append(words(item.items))
    return " ".join(" ".join(parts).split())


@pytest.fixture
def monday(tmp_path: Path) -> Path:
    file = tmp_path / "montag.toml"
    file.write_text(MONDAY, encoding="utf-8")
    return file


# --- the book -------------------------------------------------------------------------------------------------


def test_each_chapter_ends_in_short_rules_that_stand_on_one_page_and_no_card_is_named() -> None:
    pages = [words(page.items).replace("\u00ad", "") for page in rulebook("a5").pages]
    told = " ".join(pages)
    assert "in den Kurzregeln am Ende des Kapitels." in told
    assert "Kurzkarte" not in told
    steps = read_booklet(short_rules("donnerwetter"), "short")[0]
    assert isinstance(steps, Listing)
    begins = ["".join(plain(entry.spans).split())[:18] for entry in steps.entries]
    whole = [page for page in pages if all(begin in "".join(page.split()) for begin in begins)]
    assert len(whole) == 1 and "Kurzregeln" in whole[0]


def short_rules(game: str) -> str:
    values = booklet_values(WORKSHOP, GameOrder(game).session(WORKSHOP))
    return WORKSHOP.templates.render(f"games/{game}/short.md.j2", values)


@pytest.mark.parametrize("page", ["a5", "a6"])
def test_the_contents_name_the_pages_on_which_chapters_and_sections_stand(page: str) -> None:
    book = rulebook(page)
    contents = table_of_contents(book.outline)
    assert [chapter.title for chapter in contents] == ["Walisches Blatt", "Donnerwetter", "Anhang"]
    printed = words(tuple(item for page in book.pages[3:5] for item in page.items))
    for chapter in contents:
        lines = [(chapter.title, chapter.page), *chapter.sections]
        assert all(f"{title} {number}" in printed for title, number in lines)
        for title, number in chapter.sections:
            assert title in words(book.pages[number - 1].items)


def test_the_book_begins_with_cover_endpaper_and_title_page() -> None:
    cover, endpaper, title, contents, *_ = (words(page.items) for page in rulebook("a5").pages)
    assert {"Regelbuch", "WALISCHES", "BLATT"} <= set(cover.split())
    assert {"regelbuch", "walisches", "blatt"} <= set(title.lower().split())
    assert endpaper == ""
    assert "Donnerwetter" in title and "ein Spiel" in title
    assert "Inhalt" in contents


def test_a_leader_runs_from_every_title_in_the_contents_to_its_page() -> None:
    book = rulebook("a5")
    pages = [page.items for page in book.pages[3:5]]
    leaders = [item for items in pages for item in strokes(items) if item.dash]
    contents = table_of_contents(book.outline)
    assert len(leaders) == sum(1 + len(chapter.sections) for chapter in contents)
    for items in pages:
        texts = [item for item in items if isinstance(item, Text)]
        for leader in (item for item in strokes(items) if item.dash):
            (_, (right, y)), (_, (left, _)) = leader.path
            row = sorted(text.x for text in texts if abs(text.y - y) < 1)
            assert row[0] < left < right < row[-1]


def strokes(items: tuple[Item, ...]) -> list[Stroke]:
    found: list[Stroke] = []
    for item in items:
        if isinstance(item, Group):
            for inner in strokes(item.items):
                path = tuple((kind, item.matrix.apply(*numbers)) for kind, numbers in inner.path)
                found.append(replace(inner, path=path))
        elif isinstance(item, Stroke):
            found.append(item)
    return found


def test_every_chapter_opens_with_a_picture_page() -> None:
    book = rulebook("a5")
    for chapter in table_of_contents(book.outline):
        opening = words(book.pages[chapter.page - 1].items)
        assert re.sub(r"[- ]", "", chapter.title).lower() in re.sub(r"[- ]", "", opening).lower()
        assert str(chapter.page) not in opening


def test_each_chapter_has_its_own_running_head() -> None:
    book = rulebook("a5")
    donnerwetter = next(chapter for chapter in table_of_contents(book.outline) if chapter.title == "Donnerwetter")
    inside = book.pages[donnerwetter.page : donnerwetter.page + 2]
    assert {words(page.items).split(" ")[0] for page in inside} & {"Donnerwetter"}


def test_pages_fill_whole_sheets_and_the_last_one_is_a_cover() -> None:
    """It says what the deck is for, and runs off the page; no running head and no number."""
    pages = rulebook("a5").pages
    *_, cover = (words(page.items) for page in pages)
    assert len(pages) % 4 == 0
    assert "DONNERWETTER" in cover and "Walisches Blatt" in cover
    assert not re.search(r"\d{2,} Walisches", cover)
    box = bounds(pages[-1].items)
    assert max(box.x0, box.y0) <= -3 and box.x1 >= 151 and box.y1 >= 213


def test_the_deck_is_told_with_all_its_walisch_names() -> None:
    text = " ".join(words(page.items) for page in rulebook("a5").pages).replace("- ", "")  # broken words whole
    for suit in DECK.suits:
        assert suit.name in text
        assert suit.german in text
    for rank in DECK.ranks:
        assert {rank.name, rank.plural, *(german.rstrip(",") for german in rank.german)} <= set(
            text.replace(",", "").replace(".", "").split()
        )
    for extra in DECK.extras:
        assert all(name in text for name in (*extra.names, *extra.german))


def test_contents_are_chapters_with_their_sections_of_the_first_level() -> None:
    outline = [
        OutlineEntry("Inhalt", 1, 2),
        OutlineEntry("Möwenstreit", 0, 3),
        OutlineEntry("Aufbau", 1, 4),
        OutlineEntry("Geben", 2, 4),
        OutlineEntry("Ende", 1, 6),
    ]
    assert table_of_contents(outline) == (
        TocChapter("Möwenstreit", 3, (TocSection("Aufbau", 4), TocSection("Ende", 6))),
    )


def test_a_rule_book_is_ordered_for_every_game_of_the_deck() -> None:
    orders = orders_for_deck(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), None)
    assert [order.game for order in orders] == [game.id for game in WORKSHOP.catalog.games_of("walisch")]


# --- the glossary ---------------------------------------------------------------------------------------------


def test_a_common_glossary_is_alphabetical_and_has_no_word_twice() -> None:
    games: Mapping[str, list[Entry]] = {
        "Möwenstreit": [
            Entry("Öre", "Geld.", ":"),
            Entry("Stich", "Karten.", ":"),
            Entry("Sigl", "auch *Sigil.*", ":"),
        ],
        "Dorsch": [Entry("Stich", "Karten.", ":"), Entry("Zug", "was einer tut.", ":"), Entry("Öre", "Gold.", ":")],
    }
    assert merge_glossaries([Entry("Sigl", "das Wappen.", ":")], games).splitlines() == [
        "- *Öre:* Geld (Möwenstreit); Gold (Dorsch).",
        "- *Sigl:* das Wappen; auch *Sigil* (Möwenstreit).",
        "- *Stich:* Karten.",
        "- *Zug:* was einer tut (Dorsch).",
    ]


def test_a_word_of_the_deck_leaves_a_game_its_own_meaning() -> None:
    games = {"Dorsch": [Entry("Farbe", "ist Gold.")], "Möwe": [Entry("Farbe", "heißt Rot."), Entry("Ei", "ist oval.")]}
    assert merge_glossaries([Entry("Farbe", "heißt Rot.")], games).splitlines() == [
        "- *Ei* ist oval (Möwe).",
        "- *Farbe* heißt Rot. *Farbe* ist Gold (Dorsch).",
    ]


@pytest.mark.parametrize("deck", WORKSHOP.catalog.deck_ids)
def test_no_entry_of_a_book_begins_twice_alike(deck: str) -> None:
    parts = glossaries(deck)
    of_deck = parts.pop("")
    for line in merge_glossaries(of_deck, parts).splitlines():
        begins = re.findall(r"\*[^*]+\* \w+", line)
        assert len(begins) == len(set(begins)), line


def test_a_comma_after_a_word_stays_and_does_not_make_it_another_word() -> None:
    entries = read_glossary("- *Jarl,* ein Fürst, ist der Erste.\n- *Bauer* ist der Letzte.", "glossary.md.j2")
    assert [entry.word for entry in entries] == ["Jarl", "Bauer"]
    assert merge_glossaries([], {"Dorsch": entries}).splitlines() == [
        "- *Bauer* ist der Letzte.",
        "- *Jarl,* ein Fürst, ist der Erste.",
    ]


MEANS_SOMETHING_ELSE = {("watten", "Farbe")}
"""Words of a deck to which a game gives a second meaning."""


@pytest.mark.parametrize("deck", WORKSHOP.catalog.deck_ids)
def test_a_game_explains_a_word_of_its_deck_as_the_deck_does(deck: str) -> None:
    parts = glossaries(deck)
    own = {entry.word: entry for entry in parts.pop("")}
    other = {(game, entry.word) for game, entries in parts.items() for entry in entries if entry not in own.values()}
    assert {(game, word) for game, word in other if word in own} <= MEANS_SOMETHING_ELSE


@pytest.mark.parametrize("deck", WORKSHOP.catalog.deck_ids)
def test_the_book_names_every_number_of_cards_that_the_engine_deals_from(deck: str) -> None:
    games = [order.session(WORKSHOP) for order in orders_for_deck(WORKSHOP.catalog, WORKSHOP.catalog.deck(deck), None)]
    values = {
        "deck": WORKSHOP.catalog.deck(deck),
        "spiele": [{"game": each.data, "kartenzahlen": pack_sizes(each), "aufgaben": ()} for each in games],
        "frage": QUESTION,
        "auswahl": [choose_of(WORKSHOP, each.data, {}) for each in games],
    }
    end = WORKSHOP.templates.render("booklets/rulebook_end.md.j2", {**values, "glossary": "", "register": False})
    for session in games:
        (told,) = re.findall(rf"^\| {re.escape(session.data.title)} \| .* \| (.*) \|$", end, re.MULTILINE)
        rules = session.game.rules(**session.values)
        dealt = {len(session.game.pack(rules, players, session.deck.pack)) for players in session.data.players}
        assert set(map(int, re.findall(r"\d+", told))) == dealt
    assert ("in Klammern" in end) == (len(games) > 1)


def test_an_edition_without_pages_in_front_tells_in_rows_which_game_to_choose() -> None:
    sessions = [GameOrder(game).session(WORKSHOP) for game in ("donnerwetter", "wolfsjagd")]
    games = [{"game": each.data, "kartenzahlen": [60], "aufgaben": ()} for each in sessions]
    choices = [choose_of(WORKSHOP, each.data, {MINUTES: 20}) for each in sessions]

    def end(number: int, *, on_pages: bool) -> str:
        values = {
            "deck": DECK,
            "spiele": games[:number],
            "auswahl": choices[:number],
            "frage": QUESTION,
            "glossary": "",
        }
        return WORKSHOP.templates.render("booklets/rulebook_end.md.j2", {**values, "register": on_pages})

    row = "| Donnerwetter | 2 oder 4 | 20 | Jagen | leicht | 60 |"
    assert row in end(2, on_pages=False).split(f"# {QUESTION}")[1]
    assert row in end(1, on_pages=False) and QUESTION not in end(1, on_pages=False)  # one game is no choice
    assert QUESTION not in end(2, on_pages=True)  # there it stands in front


def glossaries(deck: str) -> dict[str, list[Entry]]:
    """The entries of a deck, under no name, and of each of its games."""
    values = {"deck": WORKSHOP.catalog.deck(deck)}
    found = {"": read_glossary(WORKSHOP.templates.render(f"decks/{deck}/glossary.md.j2", values), deck)}
    for order in orders_for_deck(WORKSHOP.catalog, WORKSHOP.catalog.deck(deck), None):
        file = game_template(WORKSHOP.roots, order.game, "glossary.md.j2")
        at = order.session(WORKSHOP)
        shows_examples = "wirkungen" in WORKSHOP.roots.find(f"templates/{file}").text()
        without = {"r": at.values, "deck": at.deck, "game": at.data, "house": at.house}
        game = booklet_values(WORKSHOP, at) if shows_examples else without
        found[order.game] = read_glossary(WORKSHOP.templates.render(file, game), order.game)
    return found


def test_what_is_no_entry_of_a_glossary_is_named_with_its_line() -> None:
    with pytest.raises(KartenwerkError, match="line 3") as caught:
        read_glossary("- *Öre* ist Geld.\n\nÖre ist Geld.\n", "glossary.md.j2")
    assert caught.value.file == "glossary.md.j2"


def test_umlauts_are_sorted_with_their_vowels_and_quoted_words_by_their_letters() -> None:
    assert sorted(["Zug", "Öre", "Ofen", "„Orgel!“", "ach"], key=alphabetical) == [
        "ach",
        "Ofen",
        "Öre",
        "„Orgel!“",
        "Zug",
    ]


# --- house rules ----------------------------------------------------------------------------------------------


def pdf_text(path: str) -> str:
    with pypdfium2.PdfDocument(path) as document:
        return "\n".join(page.get_textpage().get_text_range() for page in document)


def printed(run: Run, *command: object) -> str:
    """The text of the first file that a command writes."""
    return pdf_text(run(*command, "--json").json["files"][0]["path"])


def test_a_booklet_names_its_house_rules_and_what_differs(run: Run, monday: Path, tmp_path: Path) -> None:
    text = printed(run, "rules", "donnerwetter", "--rules", monday, "--out", tmp_path / "out")
    assert text.index("Runde Montag · 02.11.2026") < text.index("Auf einen Blick")  # on the cover
    assert "Hausregeln" in text
    assert "Punkte für ein Donnerwetter: 7 (sonst: 10)." in text.replace("\r\n", " ")
    assert "7\xa0Punkte" in text  # on the last page


def test_a_booklet_without_house_rules_does_not_speak_of_them(run: Run, tmp_path: Path) -> None:
    assert "Hausregeln" not in printed(run, "rules", "donnerwetter", "--out", tmp_path / "out")


def test_a_pad_names_its_house_rules_and_scores_by_them(run: Run, monday: Path, tmp_path: Path) -> None:
    text = printed(run, "pad", "donnerwetter", "--sheets", 1, "--rules", monday, "--out", tmp_path / "out")
    assert "Runde Montag" in text
    assert "02.11.2026" in text
    assert "7\xa0Punkte" in text


@pytest.mark.parametrize("game", some(GAME_IDS, 10, 3))
def test_name_and_date_of_a_round_stand_on_cover_and_pad_of_every_game(tmp_path: Path, game: str) -> None:
    pictures = (f"templates/games/{game}/figures/umschlag.svg.j2", f"templates/games/{game}/pad.svg.j2")
    missing = [name for name in pictures if not WORKSHOP.roots.has(name)]
    if missing:
        pytest.skip(f"NOT DRAWN YET: {', '.join(missing)}")
    file = tmp_path / "montag.toml"
    file.write_text('name = "Runde Montag"\ndate = 2026-11-02\n', encoding="utf-8")
    session = WORKSHOP.session(game, file, ())
    cover = words(compose(WORKSHOP, game_manuscript(WORKSHOP, session), "a6").pages[0].items)
    blank = words(draw_leaf(WORKSHOP, session, "a6", session.data.players[0], filled=False).items)
    assert all("Runde Montag" in text and "02.11.2026" in text for text in (cover, blank))


def test_the_reference_card_and_the_rule_book_of_a_kit_follow_the_house_rules(monday: Path) -> None:
    products = {
        product.path: product
        for product in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), "a4", monday)
    }
    assert products["walisch/donnerwetter/kurzkarte.pdf"].choices == (("rules", "montag.toml"),)
    assert ("donnerwetter.rules", "montag.toml") in products["walisch/regelbuch_a5.pdf"].choices
    assert not any(product.choices for path, product in products.items() if "/karten_" in path)


def test_a_rule_book_lists_the_house_rules_in_the_games_chapter(monday: Path, tmp_path: Path) -> None:
    (product, _) = CollectedRules(WORKSHOP.catalog.deck("walisch"), (GameOrder("donnerwetter", monday),)).products(
        *page_editions("a5", "a4")
    )
    file = tmp_path / "book.pdf"
    file.write_bytes(make_one(WORKSHOP, product).data)
    text = pdf_text(str(file))
    assert "Runde Montag, Stand 02.11.2026" in text
    entry = re.search(r"Hausregeln \d+", text)  # in the contents; the chapter follows
    assert entry and entry.start() < text.index("Punkte für ein Donnerwetter: 7")


def test_a_preview_follows_house_rules_and_shows_tints_on_white_paper(run: Run, monday: Path, tmp_path: Path) -> None:
    usual = run("preview", "donnerwetter", "--out", tmp_path / "one", "--json").json["files"][0]
    house = run("preview", "donnerwetter", "--rules", monday, "--out", tmp_path / "two", "--json").json["files"][0]
    assert house["sha256"] != usual["sha256"]
    manifest = (tmp_path / "two" / "manifest.json").read_text(encoding="utf-8")
    assert str(tmp_path) not in manifest
    assert '"rules": "montag.toml"' in manifest
    with Image.open(usual["path"]) as picture:
        page_two = picture.convert("RGB").crop((450, 20, 850, 400)).tobytes()
    (paper, _), (tint, count) = Counter(zip(page_two[::3], page_two[1::3], page_two[2::3], strict=True)).most_common(2)
    assert paper == (255, 255, 255)
    assert sum(tint) < 750
    assert count > 10_000


def test_all_settings_stand_in_the_manifest() -> None:
    order = GameOrder("donnerwetter", None, ("handkarten=5", "mitte_karten=3"))
    assert dict(order.choices) == {"set": "handkarten=5 mitte_karten=3"}


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["rules"], "found neither; expected kartenwerk rules GAME or kartenwerk rules --deck DECK"),
        (["rules", "donnerwetter", "--deck", "walisch"], "found both"),
        (["rules", "--deck", "tarot"], "there is no deck of that name"),
        (["rules", "--deck", "walisch", "--set", "handkarten=5"], "takes its house rules from a file"),
        (["rules", "--deck", "walisch", "--rules", "{file}"], "do not name a game of this deck"),
        (["kit", "walisch", "--rules", "{file}"], "game: .*one of .*donnerwetter"),
        (["kit", "walisch", "--rules", "missing.toml"], "missing.toml: the file cannot be read"),
        (["preview", "walisch", "--set", "handkarten=5"], "house rules are for a game, not for a deck"),
        (["preview", "donnerwetter", "--set", "handkarten=50"], "a whole number from 1 to 10"),
    ],
)
def test_a_wrong_order_is_refused_in_a_sentence(run: Run, tmp_path: Path, command: list[str], sentence: str) -> None:
    file = tmp_path / "runde.toml"
    file.write_text('name = "Runde"\n', encoding="utf-8")
    answer = run(*(word.replace("{file}", str(file)) for word in command), "--out", tmp_path / "out")
    assert answer.code == 1
    assert re.search(sentence, answer.err)
    assert not (tmp_path / "out").exists()


def test_faulty_house_rules_of_a_kit_are_told_before_anything_is_made(tmp_path: Path) -> None:
    file = tmp_path / "montag.toml"
    file.write_text(MONDAY.replace("= 7", "= 700"), encoding="utf-8")
    with pytest.raises(KartenwerkError, match="0 to 50"):
        orders_for_deck(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), file)
