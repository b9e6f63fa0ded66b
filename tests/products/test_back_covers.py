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
from kartenwerk.catalog import HouseRules
from kartenwerk.graphics.display import IDENTITY, Fill, Group, Item, Matrix, Page, Text, walk
from kartenwerk.play.games import GAME_IDS
from kartenwerk.printing.preflight import check
from kartenwerk.products.booklet.back import A6, IN_THE_BOX, ON_A6, back_pages, measures_of
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import bind, book_style, box_back, compose
from kartenwerk.text.book.blocks import Block, LastPage, ListEntry, Listing, Panel, Prose
from kartenwerk.text.book.inline import plain
from kartenwerk.text.book.markdown import read_booklet

QUICK = ("anagramm_poker", "doppelkopf", "fuenf_karten_boltan", "watten")
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
    pages = back_pages(WORKSHOP, rules, style, measures_of(style, page), [heading, *said * times])
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
    measures = ON_A6.scale(style.width / A6, style.size)
    drawn = list(texts(made.items))
    said = squeezed("".join(text.text for text, _, _ in drawn))
    assert [each for each in sentences(short_rules(game)[1:]) if squeezed(each) not in said] == []
    foot = band_at_the_foot(made)
    body = [(text, x, y) for text, x, y in drawn if text.ink != "papier" and y > measures.top]
    assert len(body) > 10
    for text, x, y in body:
        assert y <= foot - measures.clear, text.text
        right = x + WORKSHOP.fonts.face(text.font).width(text.text.rstrip(), text.size)
        assert measures.margin - 1 <= x and right <= style.width - measures.margin * 0.85, text.text


@pytest.mark.parametrize("game", ["mogeln", "anagramm_poker"])
def test_there_is_white_between_the_steps(game: str) -> None:
    made = back(game)
    assert made
    numerals = [y for text, _, y in texts(made.items) if text.text.isdigit()]
    lines = sorted({round(y, 3) for text, x, y in texts(made.items) if text.font == "text" and y > ON_A6.top})
    lead = min(below - above for above, below in pairwise(lines))
    gaps = [min(y - line for line in lines if line < y - 0.1) - lead for y in numerals[1:]]
    assert min(gaps) >= ON_A6.gap - 0.01


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
    (page,) = back_pages(WORKSHOP, game_manuscript(WORKSHOP, session), style, ON_A6, [heading, step])
    assert max(text.size for text, _, _ in texts(page.items) if text.font == "text") == pytest.approx(11.5)


def test_a_label_of_two_lines_stands_whole_above_its_panel() -> None:
    label = "Noch eine Karte ist jetzt meistens eine zu viel"
    session = WORKSHOP.session("siebzehn_und_vier", None, ())
    blocks = [
        replace(block, label=label) if isinstance(block, Panel) else block for block in short_rules("siebzehn_und_vier")
    ]
    rules = game_manuscript(WORKSHOP, session)
    (page,) = back_pages(WORKSHOP, rules, book_style(WORKSHOP, session.deck, "a6"), ON_A6, blocks)
    lines = [(y, text.text) for text, _, y in texts(page.items) if text.font == "caps-bold"]
    assert squeezed("".join(words for _, words in lines)) == squeezed(label)
    assert len({y for y, _ in lines}) == 2
    assert page_faults(page) == []


@pytest.mark.parametrize(("game", "page"), [("doppelkopf", "a6"), ("watten", "card")])
def test_a_booklet_has_as_many_pages_with_its_back_cover_as_without(game: str, page: str) -> None:
    rules = game_manuscript(WORKSHOP, WORKSHOP.session(game, None, ()))
    plain_pages, bound = (make(WORKSHOP, rules, page).pages for make in (compose, bind))
    assert len(bound) == len(plain_pages)
    assert bound[:-1] == plain_pages[:-1]
    assert bound[-1] != plain_pages[-1]


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_back_of_the_box_edition_has_the_short_rules_whole_with_their_heading(game: str) -> None:
    """On one page, in type of 6.5 pt at least, clear of the band at the foot, and nothing on anything else."""
    rules = game_manuscript(WORKSHOP, WORKSHOP.session(game, None, ()))
    (page,) = box_back(WORKSHOP, rules)
    drawn = list(texts(page.items))
    told = squeezed("".join(text.text for text, _, _ in drawn))
    blocks = next(block.blocks for block in rules.chapters_on("card")[0].blocks if isinstance(block, LastPage))
    assert [each for each in sentences(blocks[1:]) if squeezed(each) not in told] == []
    assert "Kurzregeln" in told.title()
    assert min(text.size for text, _, _ in drawn if text.font in ("text", "italic") and text.ink == "tinte") >= 5.2
    assert max(text.size for text, _, _ in drawn if text.font == "text") >= IN_THE_BOX.least
    foot = band_at_the_foot(page)
    assert max(y for text, _, y in drawn if text.ink != "papier") <= foot - IN_THE_BOX.clear
    numbers = [int(text.text) for text, _, _ in drawn if text.font.endswith("display") and text.text.isdigit()]
    assert numbers == [*range(1, len(numbers) + 1)]
    assert page_faults(page) == []


@pytest.mark.parametrize("game", ["donnerwetter", slow("gin_romme")])
def test_the_box_edition_ends_with_that_page(game: str) -> None:
    rules = game_manuscript(WORKSHOP, WORKSHOP.session(game, None, ()))
    pages = bind(WORKSHOP, rules, "card").pages
    assert len(pages) % 4 == 0
    assert pages[-1:] == box_back(WORKSHOP, rules)
    steps = [squeezed(each) for each in sentences(short_rules(game)[1:]) if len(each) > 30]
    before = squeezed("".join(text.text for page in pages[-4:-1] for text, _, _ in texts(page.items)))
    assert [each for each in steps if each in before] == []


def test_short_rules_too_long_for_that_page_stand_on_the_last_opening() -> None:
    """By house rules with many notes: no leaf is turned amid them, and a cover follows."""
    house = HouseRules(
        name="Wir", notes=tuple(f"Zum {number}. Mal: Wer zu spät kommt, kocht Kaffee." for number in range(6))
    )
    session = replace(WORKSHOP.session("doppelkopf", None, ()), house=house)
    rules = game_manuscript(WORKSHOP, session)
    assert box_back(WORKSHOP, rules) == ()
    pages = bind(WORKSHOP, rules, "card").pages
    told = [squeezed("".join(text.text for text, _, _ in texts(page.items))) for page in pages[-3:]]
    assert "Kurzregeln" in told[0].title()
    assert squeezed("Wer zu spät kommt, kocht Kaffee.") in told[1]
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
