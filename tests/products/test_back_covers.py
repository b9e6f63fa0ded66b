"""The back covers of booklets: the short rules whole, as large as their room allows; else the last page stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from tests.collisions import page_faults
from tests.support import WORKSHOP, slow

from kartenwerk.build.product import make_pdf
from kartenwerk.graphics.display import IDENTITY, Fill, Group, Item, Matrix, Page, Text, walk
from kartenwerk.play.games import GAME_IDS
from kartenwerk.printing.preflight import check
from kartenwerk.products.booklet.back import A6, CLEAR, GAP, MARGIN, TOP, back_pages
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import bind, book_style, compose
from kartenwerk.text.book.blocks import Block, LastPage, ListEntry, Listing, Panel, Prose
from kartenwerk.text.book.inline import plain
from kartenwerk.text.book.markdown import read_booklet

QUICK = ("anagramm_poker", "doppelkopf", "fuenf_karten_boltan", "gin_romme", "mau_mau", "mogeln", "watten")
"""Games with steps alone, with tables, pictures and texts on a tint, and the fullest; the others confirm these."""

GAMES = [game if game in QUICK else slow(game) for game in GAME_IDS]


@cache
def short_rules(game: str) -> tuple[Block, ...]:
    """Heading and text of a booklet's last page."""
    (chapter,) = game_manuscript(WORKSHOP, WORKSHOP.session(game, None, ())).chapters
    return next(block.blocks for block in chapter.blocks if isinstance(block, LastPage))


@cache
def back(game: str, page: str = "a6", times: int = 1) -> Page | None:
    """The back cover of a booklet whose text is said so many times; None if that does not fit."""
    session = WORKSHOP.session(game, None, ())
    heading, *said = short_rules(game)
    rules, style = game_manuscript(WORKSHOP, session), book_style(WORKSHOP, session.deck, page)
    pages = back_pages(WORKSHOP, rules, style, [heading, *said * times])
    return pages[0] if pages else None


def texts(items: Sequence[Item], matrix: Matrix = IDENTITY) -> Iterator[tuple[Text, float, float]]:
    for item in items:
        if isinstance(item, Group):
            yield from texts(item.items, item.matrix.then(matrix))
        elif isinstance(item, Text):
            x, y = matrix.apply(item.x, item.y)
            yield item, x, y


def band_at_the_foot(page: Page) -> float:
    """Where the band at the foot begins, in mm from the top."""

    def tops(items: Sequence[Item], matrix: Matrix) -> Iterator[float]:
        for item in items:
            if isinstance(item, Group):
                yield from tops(item.items, item.matrix.then(matrix))
            elif isinstance(item, Fill) and item.ink == "band":
                yield min(matrix.apply(*numbers[:2])[1] for _, numbers in item.path if numbers)

    return max(tops(page.items, IDENTITY))


def sentences(blocks: Sequence[Block]) -> Iterator[str]:
    """The paragraphs and the steps of a list, in order."""
    for block in blocks:
        match block:
            case Prose():
                yield plain(block.spans)
            case Listing():
                yield from (plain(entry.spans) for entry in block.entries)
            case Panel():
                yield block.label
                yield from sentences(block.blocks)


def squeezed(words: str) -> str:
    """Letters and figures alone: lines may break a word anywhere that German does."""
    return "".join(sign for sign in words if sign.isalnum())


@pytest.mark.parametrize("page", ["a6", slow("a5"), slow("large")])
@pytest.mark.parametrize("game", GAMES)
def test_the_short_rules_stand_whole_on_the_back_between_heading_and_foot(game: str, page: str) -> None:
    made = back(game, page)
    assert made
    style = book_style(WORKSHOP, WORKSHOP.session(game, None, ()).deck, page)
    scale = style.width / A6
    drawn = list(texts(made.items))
    said = squeezed("".join(text.text for text, _, _ in drawn))
    assert [each for each in sentences(short_rules(game)[1:]) if squeezed(each) not in said] == []
    foot = band_at_the_foot(made)
    body = [(text, x, y) for text, x, y in drawn if text.ink != "papier" and y > TOP * scale]
    assert len(body) > 10
    for text, x, y in body:
        assert y <= foot - CLEAR * scale, text.text
        right = x + WORKSHOP.fonts.face(text.font).width(text.text.rstrip(), text.size)
        assert MARGIN * scale - 1 <= x and right <= style.width - (MARGIN - 1.5) * scale, text.text


@pytest.mark.parametrize("game", ["mogeln", "anagramm_poker"])
def test_there_is_white_between_the_steps(game: str) -> None:
    made = back(game)
    assert made
    numerals = [y for text, _, y in texts(made.items) if text.text.isdigit()]
    lines = sorted({round(y, 3) for text, x, y in texts(made.items) if text.font == "text" and y > TOP})
    lead = min(below - above for above, below in pairwise(lines))
    gaps = [min(y - line for line in lines if line < y - 0.1) - lead for y in numerals[1:]]
    assert min(gaps) >= GAP - 0.01


@pytest.mark.parametrize("game", ["mogeln", "doppelkopf"])
def test_text_that_does_not_fit_is_never_clipped_but_leaves_the_last_page_as_it_is(game: str) -> None:
    assert back(game) is not None
    assert back(game, times=4) is None


def test_the_less_there_is_to_say_the_larger_it_is_said() -> None:
    heading, *_ = short_rules("mogeln")
    session = WORKSHOP.session("mogeln", None, ())
    style = book_style(WORKSHOP, session.deck, "a6")
    step = Listing(
        next(block for block in short_rules("mogeln") if isinstance(block, Listing)).kind,
        (
            ListEntry(
                "1",
                next(
                    block for block in read_booklet("Legt reihum eine Karte ab.", "x") if isinstance(block, Prose)
                ).spans,
            ),
        ),
    )
    (page,) = back_pages(WORKSHOP, game_manuscript(WORKSHOP, session), style, [heading, step])
    assert max(text.size for text, _, _ in texts(page.items) if text.font == "text") == pytest.approx(11.5)


def test_a_label_of_two_lines_stands_whole_above_its_panel() -> None:
    label = "Noch eine Karte ist jetzt meistens eine zu viel"
    session = WORKSHOP.session("siebzehn_und_vier", None, ())
    blocks = [
        replace(block, label=label) if isinstance(block, Panel) else block for block in short_rules("siebzehn_und_vier")
    ]
    rules = game_manuscript(WORKSHOP, session)
    (page,) = back_pages(WORKSHOP, rules, book_style(WORKSHOP, session.deck, "a6"), blocks)
    lines = [(y, text.text) for text, _, y in texts(page.items) if text.font == "caps-bold"]
    assert squeezed("".join(words for _, words in lines)) == squeezed(label)
    assert len({y for y, _ in lines}) == 2
    assert page_faults(page) == []


@pytest.mark.parametrize(("game", "page", "count"), [("doppelkopf", "a6", 1), ("fuenf_karten_boltan", "card", 2)])
def test_a_booklet_has_as_many_pages_with_its_back_cover_as_without(game: str, page: str, count: int) -> None:
    rules = game_manuscript(WORKSHOP, WORKSHOP.session(game, None, ()))
    plain_pages, bound = (make(WORKSHOP, rules, page).pages for make in (compose, bind))
    first = len(bound) - count - (count > 1)  # an opening is followed by a cover
    assert len(bound) == len(plain_pages)
    assert bound[:first] == plain_pages[:first]
    assert all(one != other for one, other in zip(bound[first:][:count], plain_pages[first:], strict=False))


@pytest.mark.parametrize("game", GAMES)
def test_the_box_edition_has_its_short_rules_on_the_back_or_on_its_last_opening(game: str) -> None:
    """No leaf is turned amid them, and they begin with their heading."""
    pages = bind(WORKSHOP, game_manuscript(WORKSHOP, WORKSHOP.session(game, None, ())), "card").pages
    last = range(len(pages) - 4, len(pages))
    drawn = {number: [text for text, _, _ in texts(pages[number].items)] for number in last}
    told = {number: squeezed("".join(text.text for text in found)) for number, found in drawn.items()}
    wanted = [squeezed(each) for each in sentences(short_rules(game)[1:])]
    shown = [number for number in last if any(each in told[number] for each in wanted)]
    assert len(pages) % 4 == 0
    assert shown in ([last[-1]], [last[-3], last[-2]], [last[-3]])  # pictures and scores may take a page alone
    assert "Kurzregeln" in told[shown[0]].title()
    assert [each for each in wanted if each not in "".join(told[number] for number in shown)] == []
    assert [page_faults(pages[number]) for number in last[-3:]] == [[]] * 3
    assert min(text.size for number in shown for text in drawn[number] if text.font in ("text", "italic")) >= 5.5
    assert {"band"} <= {item.ink for item in walk(pages[-1].items) if isinstance(item, Fill)}


@pytest.mark.parametrize("game", GAMES)
def test_no_label_of_the_back_meets_anything(game: str) -> None:
    page = back(game)
    assert page
    assert page_faults(page) == []


@pytest.mark.parametrize("game", ["mau_mau", "donnerwetter", "watten", "anagramm_poker"])
def test_a_print_shop_would_take_the_back(game: str) -> None:
    page = back(game)
    assert page
    deck = WORKSHOP.session(game, None, ()).deck
    assert check(make_pdf(WORKSHOP, deck.palette, [page], game).data) == []


def test_the_back_bears_the_band_and_the_tint_of_its_deck() -> None:
    page = back("doppelkopf")
    assert page
    filled = {item.ink for item in walk(page.items) if isinstance(item, Fill)}
    assert {"band", "ton"} <= filled
