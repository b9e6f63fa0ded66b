"""Book design on finished pages: every booklet in every format is read, and every rule can fail."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from tests.collisions import page_faults
from tests.products import spreads
from tests.products.finished import Reading, flat
from tests.products.told import BOOKS, GAMES
from tests.support import WORKSHOP, slow

from kartenwerk.catalog import SuitedDeck
from kartenwerk.graphics.display import Box, ElementId, Fill, Group, Item, Matrix, Page, Place, Text, rectangle, walk
from kartenwerk.products.booklet.collected import CollectedRules
from kartenwerk.products.booklet.game import booklet_text, booklet_values, game_manuscript
from kartenwerk.products.booklet.manuscript import BOX_EDITION
from kartenwerk.products.booklet.pages import bind, book_style, box_back, compose, typeset
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.book import markdown
from kartenwerk.text.book.blocks import Block, Figure, LastPage, Table
from kartenwerk.text.book.chapters import Chapter
from kartenwerk.text.book.compose import chapter_setter
from kartenwerk.text.book.linebreak import Joint, LineRules, Piece, _Line
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.pagebreak import PageExtent, Pagination
from kartenwerk.text.book.paragraph import Typesetter
from kartenwerk.text.book.row import Row
from kartenwerk.text.book.rows import RowSetter
from kartenwerk.text.book.style import BookStyle
from kartenwerk.text.book.table import set_table


class Widths:
    """Measures with the project's fonts."""

    def width(self, text: str, font: str, size: float, tracking: float) -> float:
        return WORKSHOP.fonts.face(font).width(text, size, tracking)


WEAK_PAGES = {
    ("anagramm_poker", "a6"): 1,
    ("anagramm_poker", "card"): 1,
    ("bauer_und_jarl", "card"): 1,
    ("doppelkopf", "large"): 1,
    ("einundfuenfzig_tot", "card"): 1,
    ("fuenf_karten_boltan", "card"): 2,
    ("fuenf_karten_boltan", "large"): 8,
    ("fuenfhundert", "a6"): 1,
    ("fuenfhundert", "card"): 1,
    ("fuenfhundert", "large"): 1,
    ("romme", "card"): 2,
    ("sechsundsechzig", "card"): 1,
    ("wolfsjagd", "a5"): 1,
}
"""Pages that are still less than three quarters full, or part what belongs together, by booklet; their number may only
fall."""


@pytest.mark.parametrize(("game", "page"), BOOKS)
def test_every_booklet_is_without_fault_in_every_format(game: str, page: str) -> None:
    reading = reading_of(game, page)
    met = (f"page {n}: {each}" for n, page in enumerate(reading.pages, 1) for each in page_faults(page))
    found = [*reading.faults(), *spreads.faults(reading), *spreads.below_floor(reading, page)]
    assert [*met] == []
    assert len(found) == WEAK_PAGES.get((game, page), 0), found


@pytest.mark.parametrize(("game", "page"), BOOKS)
def test_no_line_tears_the_name_of_a_card(game: str, page: str) -> None:
    session = GameOrder(game).session(WORKSHOP)
    pages = bind(WORKSHOP, game_manuscript(WORKSHOP, session), page).pages
    assert torn_names(pages, session.deck.compound_names) == []


@pytest.mark.parametrize(("game", "page"), BOOKS)
def test_no_table_breaks_a_word(game: str, page: str) -> None:
    session = GameOrder(game).session(WORKSHOP)
    setter, _ = typeset(WORKSHOP, game_manuscript(WORKSHOP, session), page)
    blocks = read_booklet(booklet_text(WORKSHOP, game, booklet_values(WORKSHOP, session)), game)
    tables = [block for block in flat(blocks) if isinstance(block, Table)]
    items = [item for table in tables for row in set_table(table, setter.type, setter.style) for item in row.items]
    words = [item for item in items if isinstance(item, Text)]
    assert [word.text for word in words if word.tag.soft or (word.text[-1] in "-/" and not word.tag.spaced)] == []


def torn_names(pages: Sequence[Page], names: Iterable[str]) -> list[str]:
    """Names of cards that stand on two lines."""
    name = re.compile("|".join(map(re.escape, names)) or "(?!)")
    texts = [item for page in pages for item in walk(page.items) if isinstance(item, Text)]
    found = ((above, name.search(above.text.rstrip() + below.text)) for above, below in pairwise(texts))
    return [match[0] for above, match in found if match and match.start() < len(above.text.rstrip()) < match.end()]


def test_a_torn_name_is_found_and_an_ending_stays_with_its_name() -> None:
    names = frozenset({"Möwen-Admiral"})
    text = "Hier liegen der Möwen-Admiral, zwei der Möwen-Admirale und viele Möwen. " * 6
    torn, words = set(), set()
    for count in range(8):
        torn |= set(torn_names(read("Ei " * count + text).pages, names))
        words |= {word for line in read("Ei " * count + text, names=names).lines for word in line.text.split(" ")}
    assert torn == names
    assert {"Möwen-Admiral,", "Möwen-Admirale"} < words
    assert not [word for word in words if re.fullmatch(r"Möwen-Ad\w*-|[Aa]d?mira\w*,?", word)]


@pytest.mark.parametrize(("game", "plates"), [("doppelkopf", 1), ("schwimmen", 0)])
def test_a_booklet_that_does_not_fill_its_sheets_has_a_plate_and_no_page_for_notes(game: str, plates: int) -> None:
    """Doppelkopf's cover, text and short rules take 23 pages, Schwimmen's as many as its sheets have."""
    reading = reading_of(game, "a6")
    closing = len(reading.pages) - 1
    free = [page for page in range(1, closing) if page not in reading.text_pages]
    assert (len(reading.pages) - len(free)) % 4 == -plates % 4
    assert len(free) == plates
    for page in free:
        shown = [item.form.name for item in walk(reading.pages[page].items) if isinstance(item, Place)]
        assert shown, "the pattern of the backs, and a card"
        assert reading.words[page] == [] or all(word.font.startswith("franzoesisch") for word in reading.words[page])
    assert list(spreads.fillers(reading)) == []


def reading_of(game: str, page: str) -> Reading:
    """The booklet of a game in a format."""
    manuscript = game_manuscript(WORKSHOP, GameOrder(game).session(WORKSHOP))
    (chapter,) = manuscript.chapters_on(page)
    behind = page == BOX_EDITION and box_back(WORKSHOP, manuscript)  # the short rules stand on the cover alone
    blocks = tuple(block for block in chapter.blocks if not (behind and isinstance(block, LastPage)))
    style = book_style(WORKSHOP, manuscript.deck, page)
    return Reading(compose(WORKSHOP, manuscript, page).pages, blocks, style, Widths(), WORKSHOP.hyphenator)


@pytest.mark.parametrize("page", ["a5", slow("a6")])  # the kit holds it in a5
def test_the_collected_rule_book_keeps_to_its_measure_and_its_smallest_letter(page: str) -> None:
    """The Walisch names stand on the cards of one picture, where the book tells of them."""
    deck = WORKSHOP.catalog.deck("walisch")
    orders = [GameOrder(game.id) for game in WORKSHOP.catalog.games_of(deck.id) if game.id in GAMES]
    pages = compose(WORKSHOP, CollectedRules(deck, tuple(orders)).manuscript(WORKSHOP), page).pages
    reading = Reading(pages, (), WORKSHOP.book_style(page), Widths(), WORKSHOP.hyphenator)
    assert isinstance(deck, SuitedDeck)
    names = [f"{suit.name} · {rank.name}".upper() for suit in deck.suits for rank in deck.ranks]
    assert [
        *reading.small_letters(names),
        *reading.beyond_the_measure(),
        *reading.overlaps(),
        *reading.raw_markup(),
    ] == []
    assert [f"page {n}: {each}" for n, page in enumerate(pages, 1) for each in page_faults(page)] == []


WIDEST, THREE_FIFTHS = 4.25, 0.6
"""In collected books: lines of white between two things, and the share of its lines that an inner page fills."""

RATHER_EMPTY = {
    ("deutsch", 4): "in the contents the sections of a game stay whole",
    ("deutsch", -4): "the glossary takes little more than a page",
    ("deutsch", -2): "the last page before the cover shows the deck at a glance",
}
"""Pages of the collected rule books that are less than three fifths full, and why; negative ones count from the end.
A chapter's last page may be as empty, too."""


@pytest.mark.parametrize("id", ["walisch", *map(slow, ("franzoesisch", "deutsch", "inrah", "buchstaben"))])
def test_the_collected_rule_books_have_no_gaps_and_their_pages_are_filled(id: str) -> None:
    deck = WORKSHOP.catalog.deck(id)
    orders = [GameOrder(game.id) for game in WORKSHOP.catalog.games_of(id) if game.id in GAMES]
    pages = compose(WORKSHOP, CollectedRules(deck, tuple(orders)).manuscript(WORKSHOP), "a5").pages
    reading = Reading(pages, (), book_style(WORKSHOP, deck, "a5"), Widths(), WORKSHOP.hyphenator)
    inside = {page + 1 for page in reading.text_pages if page + 1 in reading.text_pages}
    allowed = {page % (len(pages) + 1) for deck_id, page in RATHER_EMPTY if deck_id == id}
    thin = [fault for fault in spreads.thin(reading, THREE_FIFTHS) if fault.page in inside - allowed]
    contents = {4, 5}  # pictures of games, not text
    gaps = [fault for fault in spreads.gaps(reading, WIDEST) if fault.page not in contents]
    assert [*gaps, *thin, *spreads.fillers(reading)] == []


def test_a_booklet_that_has_become_emptier_is_found() -> None:
    full = read("\n\n".join([PROSE] * 14))
    empty = read("\n\n::: seite :::\n\n".join([PROSE] * 6))
    assert list(spreads.below_floor(full, "a6")) == []
    assert list(spreads.below_floor(empty, "a6"))


# --- every rule can fail --------------------------------------------------------------------------------------

PROSE = (
    "Ihr seid reihum im Uhrzeigersinn am Zug. In jedem Zug spielt ihr genau eine Handkarte aus: Ihr fischt mit ihr "
    "oder legt sie ab. Beides geht immer; was ihr lieber tut, hängt davon ab, wie viel euch die offenen Karten wert "
    "sind. Die Verantwortungslosigkeit, mit der manche dabei Möwen verschenken, ist sprichwörtlich."
)
PANEL = f"::: kasten Beispiel\n{PROSE}\n\n{PROSE}\n:::"


@cache
def style(page: str = "a6") -> BookStyle:
    return WORKSHOP.book_style(page)


def read(text: str, look: BookStyle | None = None, names: frozenset[str] = frozenset()) -> Reading:
    """A made-up booklet, composed and read; its pictures are grey boxes of three lines."""

    def figures(name: str, arguments: object, measure: float, lead: float) -> Figure:
        return Figure(3, (Fill(rectangle(Box(0, 0, measure, 3 * lead)), "flaeche"),))

    text = f"::: umschlag bild :::\n\n{text}"
    heads = RunningHeads("Möwenstreit", "Küste")
    fonts, hyphenator = WORKSHOP.fonts, WORKSHOP.hyphenator
    setter = chapter_setter(look or style(), fonts, hyphenator, figures, names=names)
    pages = setter.bind([setter.typeset(Chapter(text, heads, "text.md"))]).pages
    return Reading(pages, read_booklet(text, "text.md"), style(), Widths(), hyphenator)


def is_faulty(rule: Callable[[Reading], Iterable[object]], texts: Sequence[str]) -> bool:
    """Whether one of the texts is at fault by that rule; those after it are not read."""
    return any(any(True for _ in rule(read(text))) for text in texts)


def fillers(text: str, most: int = 30) -> list[str]:
    """The text after ever more lines, so that pages break at every place of it."""
    return ["\n\n".join(["Zeile."] * count) + f"\n\n{text}\n\n{PROSE}" for count in range(1, most)]


def let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows hold together no more."""
    kept = RowSetter.rows

    def loose(self: RowSetter, blocks: Sequence[Block], place: ElementId = ()) -> list[Row]:
        return [row._replace(keep=False) for row in kept(self, blocks, place)]

    monkeypatch.setattr(RowSetter, "rows", loose)


def greedy(rows: Sequence[Row], lines: int, first_page: int = 1, last_full: float = 0.0) -> Mapping[int, Pagination]:
    """Pages filled to the brim, whatever becomes of the next."""
    if not rows:
        return {0: Pagination((), 0.0)}
    pages: list[PageExtent] = []
    start, top = 0, 0
    for index, row in enumerate(rows):
        if top + (row.before if index > start else 0) + row.lines > lines:
            pages.append(PageExtent(start, index))
            start, top = index, 0
        top += (row.before if index > start else 0) + row.lines
    return {len(pages) + 1: Pagination((*pages, PageExtent(start, len(rows))), 0.0)}


def test_a_line_alone_at_head_or_foot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = fillers(PROSE)
    assert not is_faulty(Reading.lone_lines, texts)
    let_go(monkeypatch)
    monkeypatch.setattr("kartenwerk.text.book.chapters.paginations", greedy)
    assert is_faulty(Reading.lone_lines, texts)


def test_a_heading_at_the_foot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = fillers(f"## Ablauf\n\n{PROSE}")
    assert not is_faulty(Reading.headings_at_the_foot, texts)
    let_go(monkeypatch)
    monkeypatch.setattr("kartenwerk.text.book.chapters.paginations", greedy)
    assert is_faulty(Reading.headings_at_the_foot, texts)


def test_a_torn_panel_and_a_torn_table_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = "| Karte | Wert |\n|:--|--:|\n" + "\n".join(f"| Möwennummer | {number} |" for number in range(8))
    texts = fillers(f"{PANEL}\n\n{table}")
    assert not is_faulty(Reading.torn, texts)
    monkeypatch.setattr(RowSetter, "_panel", lambda self, panel, place: self.rows(panel.blocks, place))
    monkeypatch.setattr("kartenwerk.text.book.chapters.paginations", greedy)
    assert is_faulty(Reading.torn, texts)


def test_text_beyond_the_measure_is_found() -> None:
    reading = read(PROSE)
    assert list(reading.beyond_the_measure()) == []
    cover, first, *others = reading.pages
    moved = replace(first, items=(Group(first.items, Matrix.move(4, 0)),))
    assert list(replace(reading, pages=(cover, moved, *others)).beyond_the_measure())


def test_words_over_each_other_are_found() -> None:
    reading = read(PROSE)
    cover, first, *others = reading.pages
    word = next(item for item in first.items if isinstance(item, Text) and item.text.strip() == "Uhrzeigersinn")
    twice = replace(first, items=(*first.items, replace(word, x=word.x + 2, y=word.y + 0.5)))
    assert list(reading.overlaps()) == []
    assert list(replace(reading, pages=(cover, twice, *others)).overlaps())


def test_small_letters_are_found_even_where_a_picture_is_scaled() -> None:
    reading = read(PROSE)
    cover, first, *others = reading.pages
    label = Group((Text(10, 10, "winzig", "text", 12),), Matrix.scale(0.4))
    small = replace(first, items=(*first.items, label))
    assert list(reading.small_letters()) == []
    assert [fault for fault in replace(reading, pages=(cover, small, *others)).small_letters() if "winzig" in fault]


def test_printed_markup_is_found() -> None:
    assert list(read(f"*{PROSE}* TaP\\*").raw_markup()) == []
    assert list(read(rf"Die Datei \*karten.pdf\* {PROSE}").raw_markup())


def test_a_word_broken_where_german_does_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [f"{'Wort ' * count}{PROSE}" for count in range(6)]
    assert not is_faulty(Reading.wrong_breaks, texts)
    monkeypatch.setattr(
        Typesetter, "_cuts", lambda self, word, cut, least: dict.fromkeys(range(1, len(word)), Joint.HYPHEN)
    )
    assert is_faulty(Reading.wrong_breaks, texts)


def test_a_line_that_parts_a_number_from_its_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [f"{'Ei ' * count}bekommt ihr 20 Punkte, z. B. für 8 % der Möwen – wie am Meer." for count in range(8, 26)]
    assert not is_faulty(Reading.wrong_breaks, texts)
    monkeypatch.setattr(markdown, "_set", lambda text, before, typography: text)
    assert is_faulty(Reading.wrong_breaks, texts)


def test_a_ladder_of_hyphens_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Verantwortungslosigkeit " * 12
    monkeypatch.setattr("kartenwerk.text.book.linebreak._fault", _likes_hyphens)
    assert list(read(text).ladders())


def _likes_hyphens(piece: object, line: object, rules: object, tolerance: float) -> float | None:
    assert isinstance(piece, Piece)
    assert isinstance(line, _Line)
    assert isinstance(rules, LineRules)
    if line.width + rules.hyphen > line.measure:
        return None
    return 0.0 if piece.joint is Joint.HYPHEN else 10.0


def test_a_picture_in_parts_does_not_go_on_over_a_turn_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts stand on facing pages."""
    parts = "\n\n".join(["::: figur leiter :::"] * 10)
    text = "\n\n".join([PROSE] * 7) + f"\n\n# Leiter\n\n{parts}\n\n" + "\n\n".join([PROSE] * 11)
    assert [page for page, boxes in boxes_by_page(text) if boxes] == [4, 5]
    monkeypatch.setattr("kartenwerk.text.book.chapters.paginations", greedy)
    assert [page for page, boxes in boxes_by_page(text) if boxes] != [4, 5]


def boxes_by_page(text: str) -> list[tuple[int, int]]:
    """Numbers of the pages and how many grey boxes stand on them."""
    return [
        (number, sum(isinstance(item, Fill) for item in opened(page.items)))
        for number, page in enumerate(read(text).pages, start=1)
        if number > 1
    ]


def opened(items: Sequence[Item]) -> list[Item]:
    """Items with all groups opened."""
    found: list[Item] = []
    for item in items:
        found += opened(item.items) if isinstance(item, Group) else [item]
    return found


def test_a_paragraph_that_is_not_printed_as_written_is_found() -> None:
    reading = read(PROSE)
    cover, first, *others = reading.pages
    less = replace(first, items=tuple(item for item in first.items if getattr(item, "text", "").strip() != "Handkarte"))
    with pytest.raises(ValueError, match="not printed as it is written"):
        replace(reading, pages=(cover, less, *others)).faults()
