"""How full finished pages are in every format: what has been reached may only rise."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import pytest
from tests.products.fullness import Fullness, measure_pages, torn_names
from tests.products.fullness import Page as PageMeasure
from tests.products.test_book_design import PROSE, read, reading_of
from tests.products.told import BOOKS, GAMES
from tests.products.word_spaces import line_spaces, share_within
from tests.support import WORKSHOP

from kartenwerk.graphics.display import IDENTITY, Group, Item, Matrix, Page, Place
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import bind, book_style, print_pages, typeset
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.book.pagebreak import LEAST_FULL

FOOT = {"a6": 0.9, "a5": 0.81, "card": 0.87, "large": 0.82}
COVERED = {"a6": 0.59, "a5": 0.53, "card": 0.55, "large": 0.55}
"""The mean foot of the emptiest booklet of a format, and how far the least covered one is covered."""

ALL_FEET = {"a6": 0.945, "a5": 0.93, "card": 0.925, "large": 0.915}
ALL_COVERED = {"a6": 0.7, "a5": 0.62, "card": 0.68, "large": 0.63}
"""The same in the mean of all pages of a format."""

LEAVES = {"a6": 408, "a5": 344, "card": 612, "large": 404}
"""The pages of all booklets of a format at most, covers and all."""

SCALES = 2
"""A booklet shows cards in so many widths."""

WITHIN, ALL_WITHIN = 0.96, 0.99
"""The share of a booklet's justified lines in A5 whose words stand neither too close nor too far apart, and of all."""


@pytest.mark.parametrize(("game", "page"), BOOKS)
def test_pages_are_filled_and_covered_as_far_as_they_have_become(game: str, page: str) -> None:
    manuscript = game_manuscript(WORKSHOP, GameOrder(game).session(WORKSHOP))
    made = print_pages(WORKSHOP, manuscript, page)
    found = Fullness.of(measure_pages(made.data, book_style(WORKSHOP, manuscript.deck, page)))
    assert found.foot >= FOOT[page], found
    assert found.covered >= COVERED[page], found
    assert list(torn_names(made.data, manuscript.deck.compound_names)) == []


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted(FOOT))
def test_all_pages_of_a_format_are_as_full_and_as_few_as_they_have_become(page: str) -> None:
    pages: list[PageMeasure] = []
    leaves = 0
    for game in GAMES:
        manuscript = game_manuscript(WORKSHOP, GameOrder(game).session(WORKSHOP))
        leaves += len(bind(WORKSHOP, manuscript, page).pages)
        made = print_pages(WORKSHOP, manuscript, page)
        pages += measure_pages(made.data, book_style(WORKSHOP, manuscript.deck, page))
    found = Fullness.of(pages)
    assert found.foot >= ALL_FEET[page], found
    assert found.covered >= ALL_COVERED[page], found
    assert leaves <= LEAVES[page]


@pytest.mark.parametrize(("game", "page"), BOOKS)
def test_no_plate_stands_beside_a_page_that_is_less_than_three_quarters_full(game: str, page: str) -> None:
    manuscript = game_manuscript(WORKSHOP, GameOrder(game).session(WORKSHOP))
    made = typeset(WORKSHOP, manuscript, page)
    plan = made.setter.plan(made.chapters)
    weak = [foot for broken in plan.chapters for foot in broken.feet if foot < LEAST_FULL]
    assert not (plan.front + plan.back and len(weak) > WEAK_BESIDE_PLATES.get((game, page), 0)), weak


WEAK_BESIDE_PLATES = {
    ("anagramm_poker", "card"): 1,
    ("bakkarat", "card"): 1,
    ("burner_holdem", "card"): 1,
    ("einundfuenfzig_tot", "card"): 2,
    ("fuenfhundert", "card"): 2,
    ("mau_mau", "card"): 1,
    ("romme", "card"): 2,
    ("schwimmen", "card"): 1,
    ("siebzehn_und_vier", "card"): 1,
    ("tarock", "card"): 2,
    ("wolfsjagd", "card"): 1,
    ("mogeln", "a6"): 1,
    ("watten", "a6"): 1,
    ("doppelkopf", "large"): 1,
    ("fuenfhundert", "large"): 4,
    ("mogeln", "large"): 1,
    ("sechsundsechzig", "large"): 1,
}
"""Pages that are weak beside a plate, because a page more would be weaker still; their number may only fall."""


@pytest.mark.parametrize(("game", "page"), BOOKS)
def test_a_booklet_shows_cards_in_two_scales_at_most(game: str, page: str) -> None:
    manuscript = game_manuscript(WORKSHOP, GameOrder(game).session(WORKSHOP))
    style = book_style(WORKSHOP, manuscript.deck, page)
    found = card_widths(bind(WORKSHOP, manuscript, page).pages[1:-1])
    assert len({round(width / style.pictures, 1) for width in found}) <= SCALES, f"{manuscript.title}: {found}"


def card_widths(pages: Iterable[Page]) -> set[float]:
    """The widths, in mm, of the small cards that show their faces."""
    cards = (each for page in pages for each in _places(page.items, IDENTITY))
    return {
        round(math.hypot(matrix.a, matrix.b) * (place.form.box.x1 - place.form.box.x0), 1)
        for place, matrix in cards
        if place.form.name.startswith("mini/") and not place.form.name.endswith("back.svg")
    }


def _places(items: Iterable[Item], matrix: Matrix) -> Iterator[tuple[Place, Matrix]]:
    for item in items:
        if isinstance(item, Group):
            yield from _places(item.items, item.matrix.then(matrix))
        elif isinstance(item, Place):
            yield item, item.matrix.then(matrix)


@pytest.mark.parametrize("game", ["watten", "bakkarat"])
def test_words_of_justified_lines_stand_neither_close_nor_far_apart(game: str) -> None:
    assert share_within(list(line_spaces(reading_of(game, "a5")))) >= WITHIN


@pytest.mark.slow
def test_99_of_100_justified_lines_of_all_booklets_are_neither_close_nor_torn() -> None:
    spaces = [space for game in GAMES for space in line_spaces(reading_of(game, "a5"))]
    assert share_within(spaces) >= ALL_WITHIN


def test_words_that_stand_too_far_apart_are_found() -> None:
    spaces = list(line_spaces(read(PROSE)))
    assert share_within(spaces) == 1
    assert share_within([*spaces, 0.5]) < 1
