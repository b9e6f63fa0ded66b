"""Contents in pictures and the index of collected books: each number is the page where the words stand."""

from __future__ import annotations

import re
from functools import cache

import pypdfium2
import pytest
from tests.support import WORKSHOP, slow

from kartenwerk.build.product import Made
from kartenwerk.graphics.display import Box
from kartenwerk.products.booklet.book_back import ROOM, place_covers
from kartenwerk.products.booklet.bookends import BookEnds
from kartenwerk.products.booklet.choosing import choose_of, order_choices, part_choices
from kartenwerk.products.booklet.collected import CollectedRules
from kartenwerk.products.booklet.index import ChapterText, find_places, make_term
from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.booklet.pages import compose, print_pages
from kartenwerk.products.booklet.visual_contents import place_cells
from kartenwerk.products.kits.game_order import orders_for_deck

DECKS = ["deutsch", *map(slow, ("buchstaben", "franzoesisch", "inrah", "walisch"))]
decks = pytest.mark.parametrize("deck", DECKS)


@cache
def manuscript(deck: str) -> Manuscript:
    data = WORKSHOP.catalog.deck(deck)
    return CollectedRules(data, tuple(orders_for_deck(WORKSHOP.catalog, data, None))).manuscript(WORKSHOP)


def ends(deck: str) -> BookEnds:
    found = manuscript(deck).layout.ends
    assert isinstance(found, BookEnds)
    return found


@cache
def printed(deck: str) -> list[str]:
    """The text of each page of the finished PDF, words whole; PDFium takes the wide pair "fk" for a blank."""
    made: Made = print_pages(WORKSHOP, manuscript(deck), "a5")
    with pypdfium2.PdfDocument(made.data) as document:
        texts = [page.get_textpage().get_text_range() for page in document]
    return [
        re.sub(
            r"-?\r\n(?=[a-zäöü])|[\ufffe\u00ad\x02]|(?<=f) (?=k)|\r\n",
            lambda end: " " if end[0] == "\r\n" else "",
            text,
        )
        for text in texts
    ]


# --- in the finished book -------------------------------------------------------------------------------------


@decks
def test_every_word_of_the_index_stands_on_the_page_that_is_printed_beside_it(deck: str) -> None:
    book = ends(deck)
    places = book.find(compose(WORKSHOP, manuscript(deck), "a5"))
    pages = printed(deck)
    index = " ".join(
        pages[
            next(
                n for n, text in enumerate(pages) if re.search(r"\bR(egister|EGISTER)\b", text) and n > len(pages) - 6
            ) :
        ]
    )
    for term in book.terms:
        for number in [chapter for word, chapter in places if word == term.word]:
            page = places[term.word, number]
            assert term.pattern.search(pages[page - 1]), (term.word, page)
            assert re.search(rf"\b{page}\b", index), (term.word, page)


@decks
def test_every_word_leads_to_each_chapter_that_explains_it(deck: str) -> None:
    book = ends(deck)
    places = book.find(compose(WORKSHOP, manuscript(deck), "a5"))
    assert [(term.word, n) for term in book.terms for n in term.chapters if (term.word, n) not in places] == []


@decks
def test_the_contents_name_the_page_of_every_game(deck: str) -> None:
    book, pages = compose(WORKSHOP, manuscript(deck), "a5"), printed(deck)
    starts = {entry.title: entry.page for entry in book.outline if entry.level == 0}
    contents = " ".join(pages[3:5])
    for title in ends(deck).games.values():
        found = re.search(
            rf"{re.escape(title)}\W+(?:[^\d\W].*?)?\b{starts[title]}\b", contents, re.IGNORECASE | re.DOTALL
        )
        assert found, title
        opening = re.sub(r"\W", "", pages[starts[title] - 1]).lower()
        assert re.sub(r"\W", "", title).lower() in opening


@decks
def test_nothing_in_the_book_speaks_of_a_booklet_or_of_a_card_that_is_not_there(deck: str) -> None:
    told = " ".join(printed(deck))
    assert not re.search(r"Kurzkarte|\b[Dd]iese[ms]? Heft", told)


# --- the parts ------------------------------------------------------------------------------------------------


def test_games_are_ordered_by_how_many_can_play_and_then_by_minutes() -> None:
    games = WORKSHOP.catalog.games_of("deutsch")
    times = {"tarock": 50, "wallachen": 70, "watten": 15}
    choices = order_choices(choose_of(WORKSHOP, game, {"minuten": times[game.id]}) for game in games)
    assert [choice.title for choice in choices] == ["Tarock", "Wallachen", "Watten"]
    tarock = choices[0]
    assert (tarock.kind, tarock.judgement, tarock.difficulty, tarock.bar) == ("Stiche", "schwer", 3, 50 / 120)
    assert [number for number, fits in enumerate(tarock.discs, 1) if fits] == [3] and not tarock.more


def test_every_game_has_a_kind_and_a_difficulty() -> None:
    games = [game for deck in WORKSHOP.catalog.deck_ids for game in WORKSHOP.catalog.games_of(deck)]
    assert len(games) == 21
    assert [game.id for game in games if not game.kind or not game.difficulty] == []


@pytest.mark.parametrize("count", range(1, 14))
def test_no_cell_of_the_contents_is_empty_and_none_overlaps(count: int) -> None:
    game = choose_of(WORKSHOP, WORKSHOP.catalog.game("watten"), {})
    parts = part_choices([game] * count, 6)
    assert sum(map(len, parts)) == count and max(map(len, parts)) - min(map(len, parts)) <= 1
    for part in parts:
        cells = place_cells(part, {}, Box(0, 10, 100, 150), 2)
        widths = sum(cell.width for cell in cells if not cell.wide)
        assert widths == pytest.approx(48 * (len(part) - sum(cell.wide for cell in cells)))
        assert sum(not cell.wide for cell in cells) % 2 == 0
        for one in cells:
            assert one.cover.y1 <= 150 and one.cover.x1 < one.x + one.width <= 100
            assert all(apart(one.cover, other.cover) for other in cells if other is not one)


@pytest.mark.parametrize("count", range(1, 14))
def test_covers_on_the_back_stand_within_their_room_and_apart(count: int) -> None:
    boxes = place_covers(count, ROOM)
    assert len(boxes) == count
    for one in boxes:
        assert ROOM.x0 - 1e-6 <= one.x0 and one.x1 <= ROOM.x1 + 1e-6
        assert ROOM.y0 - 1e-6 <= one.y0 and one.y1 <= ROOM.y1 + 1e-6
        assert all(apart(one, other) for other in boxes if other is not one)


def apart(one: Box, other: Box) -> bool:
    return one.x1 < other.x0 or other.x1 < one.x0 or one.y1 < other.y0 or other.y1 < one.y0


@pytest.mark.parametrize(
    ("word", "text", "stands"),
    [
        ("Stich", "Wer den Stich macht", True),
        ("Stich", "drei Stiche", True),
        ("Stich", "eine Stichprobe", False),
        ("Bekennen", "ihr müsst nicht bekennt haben, wer bekennt", True),
        ("Klopfen", "Anna klopft", True),
        ("„Mau!“", "Sagt Mau", True),
        ("Ger", "die Gerte", False),
    ],
)
def test_a_word_is_found_by_its_own_forms(word: str, text: str, stands: bool) -> None:
    assert bool(make_term(word, ()).pattern.search(text)) == stands


def test_a_word_leads_to_the_page_that_explains_it_and_at_most_to_five_chapters() -> None:
    said = [ChapterText(page, page // 10, "Stich " * (page // 10), "") for page in range(10, 80, 10)]
    said.append(ChapterText(75, 7, "ein Stich", "Stich"))
    assert find_places([make_term("Stich", (), [7])], said, range(10)) == {("Stich", 7): 75}
    unexplained = find_places([make_term("Stich", ())], said, range(10))
    assert sorted(chapter for _, chapter in unexplained) == [3, 4, 5, 6, 7] and unexplained["Stich", 7] == 70


def test_a_word_of_games_is_only_in_the_index_of_a_book_that_explains_it() -> None:
    """Elsewhere it is a word like others: a bank is held, too."""
    words = {deck: {term.word for term in ends(deck).terms} for deck in ("deutsch", "buchstaben")}
    assert "Halten" in words["deutsch"] and not {"Halten", "Ponte", "Fuchs"} & words["buchstaben"]
