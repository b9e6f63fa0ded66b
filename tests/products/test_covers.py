"""The covers of booklets and rule books: the title, the colours, the picture's zone, in every format."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache

import pytest
from tests.support import WORKSHOP, slow, some, some_rows

from kartenwerk.build.product import make_pdf
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import IDENTITY, POINT, Fill, Group, Item, Matrix, Page, Place, Text
from kartenwerk.play.games import GAME_IDS
from kartenwerk.printing.preflight import check
from kartenwerk.products.booklet.figures import Figures

SIZES = {"a6": (105.0, 148.0), "card": (59.0, 91.0), "a5": (148.0, 210.0), "large": (210.0, 297.0)}
MEASURE = 89 / 105
"""Of the page's width: what a title takes at most."""
TITLE_FROM, TITLE_TO = 15.0 / 105, 53.5 / 105
"""Of the page's width: between these heights stands the title."""
LONGEST_LINE = 12
COMPOUNDS = {("Donner", "wetter"), ("Fünf", "hundert"), ("Sechsund", "sechzig")}
"""Where a title of one word may be broken."""
BLACKS = {"tinte", "nacht", "papier"}


@cache
def cover(owner: str, page: str = "a6") -> tuple[Item, ...]:
    """What a cover shows; `owner` is a game or a deck."""
    width, height = SIZES[page]
    if owner in GAME_IDS:
        session = WORKSHOP.session(owner, None, ())
        deck = session.deck
        values = {
            "deck": deck,
            "game": session.data,
            "house": session.house,
        }
        return Figures(WORKSHOP, deck, {owner: values}).draw(f"{owner}/umschlag", {}, width, height).items
    deck = WORKSHOP.catalog.deck(owner)
    return Figures(WORKSHOP, deck, {"deck": {"deck": deck}}).draw("deck/umschlag", {}, width, height).items


def texts(items: tuple[Item, ...], matrix: Matrix = IDENTITY) -> Iterator[tuple[Text, float, float, float]]:
    """Every text of the cover itself with its place in mm and its scale; those on cards are left out."""
    for item in items:
        if isinstance(item, Group):
            yield from texts(item.items, item.matrix.then(matrix))
        elif isinstance(item, Text):
            x, y = matrix.apply(item.x, item.y)
            yield item, x, y, matrix.a


def title(owner: str, page: str = "a6") -> list[tuple[Text, float, float]]:
    """The lines of the title, the first one first."""
    width, _ = SIZES[page]
    display = WORKSHOP.tools(deck_of(owner)).display
    found = [(text, x, y) for text, x, y, _ in texts(cover(owner, page)) if text.font == display]
    return [(text, x, y) for text, x, y in found if TITLE_FROM * width < y < TITLE_TO * width]


def deck_of(owner: str) -> Deck:
    catalog = WORKSHOP.catalog
    return catalog.deck(catalog.game(owner).deck if owner in GAME_IDS else owner)


OWNERS = [*GAME_IDS, *WORKSHOP.catalog.deck_ids]


@pytest.mark.parametrize(("owner", "page"), some_rows(itertools.product(OWNERS, SIZES), 3))
def test_a_title_is_the_whole_title_within_its_measure(owner: str, page: str) -> None:
    width, _ = SIZES[page]
    lines = title(owner, page)
    shown = re.sub(r"[-\s]", "", "".join(text.text for text, _, _ in lines)).lower()
    named = WORKSHOP.catalog.game(owner).title if owner in GAME_IDS else WORKSHOP.catalog.deck(owner).title
    assert shown == re.sub(r"[-\s]", "", named).lower()
    for text, x, _ in lines:
        wide = WORKSHOP.fonts.face(text.font).width(text.text, text.size)
        assert wide <= MEASURE * width + 1e-3
        assert x + wide / 2 == pytest.approx(width / 2, abs=0.1)


@pytest.mark.parametrize("owner", GAME_IDS)
def test_a_long_title_is_broken_where_its_words_join_and_shows_its_hyphen(owner: str) -> None:
    lines = [text.text for text, _, _ in title(owner)]
    assert max(map(len, lines)) <= LONGEST_LINE
    whole = WORKSHOP.catalog.game(owner).title
    for line in lines[:-1]:
        part = whole[: len(line.rstrip("-"))]
        whole = whole[len(part) :]
        if whole[0] in " -":
            assert line.endswith("-") == (whole[0] == "-"), line
            whole = whole[1:]
        else:
            assert line.endswith("-") and (part, whole) in COMPOUNDS


@pytest.mark.parametrize("owner", OWNERS)
def test_the_lines_above_the_picture_do_not_touch(owner: str) -> None:
    """From the series line to the last line of the title, each with its accents and tails."""
    rows = sorted(
        (y - WORKSHOP.fonts.face(text.font).cap_height * text.size * POINT, y)
        for text, _, y, _ in texts(cover(owner))
        if y < TITLE_TO * 105
    )
    assert len(rows) > 1
    assert all(below - foot > 1.5 for (_, foot), (below, _) in itertools.pairwise(rows))


@pytest.mark.parametrize("deck", WORKSHOP.catalog.deck_ids)
def test_no_two_games_of_a_deck_have_the_same_ground(deck: str) -> None:
    games = [game.id for game in WORKSHOP.catalog.games_of(deck) if game.id in GAME_IDS]
    grounds = [next(item.ink for item in cover(game) if isinstance(item, Fill)) for game in games]
    assert len(set(grounds)) == len(grounds)


@pytest.mark.parametrize("deck", WORKSHOP.catalog.deck_ids)
def test_ink_of_a_ground_stays_within_what_the_strictest_service_takes(deck: str) -> None:
    inks = WORKSHOP.catalog.deck(deck).palette
    assert {role: ink.cmyk for role, ink in inks.items() if sum(ink.cmyk) > 240} == {}


@pytest.mark.parametrize("owner", some(OWNERS, 3))
@pytest.mark.parametrize("page", ["card", slow("a6")])  # on the smallest page all is finest
def test_a_print_shop_would_take_the_cover(owner: str, page: str) -> None:
    """Ink, fine lines, small letters, overprinting black: the rules of preflight see the page as it is written."""
    whole = Page(*SIZES[page], cover(owner, page), bleed=3.0)
    assert check(make_pdf(WORKSHOP, deck_of(owner).palette, [whole], owner).data) == []


@pytest.mark.parametrize("owner", some([game for game in GAME_IDS if deck_of(game).id != "inrah"], 3, 1))
def test_a_cover_has_black_and_at_most_four_colours(owner: str) -> None:
    """The Inrah deck, whose woods are many, is left out. Two roles of one ink are one colour."""
    palette = deck_of(owner).palette
    roles = set(roles_of(cover(owner)))
    assert len({palette[role].cmyk for role in roles - BLACKS}) <= 4, roles


def roles_of(items: tuple[Item, ...]) -> Iterator[str]:
    for item in items:
        match item:
            case Group():
                yield from roles_of(item.items)
            case Place():
                yield from roles_of(item.form.items)
            case Fill() | Text():
                yield item.ink


@pytest.mark.parametrize("owner", OWNERS)
def test_a_cover_is_inked_to_the_edge_of_its_bleed(owner: str) -> None:
    ground = next(item for item in cover(owner) if isinstance(item, Fill))
    assert {(-3.0, -3.0), (108.0, 151.0)} <= {tuple(numbers) for _, numbers in ground.path}
