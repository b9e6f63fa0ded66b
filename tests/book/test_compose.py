"""Whole booklets: pages on the grid, in order, complete; never an overflow unnoticed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import POINT, Box, Fill, Group, Item, Matrix, Page, Text, rectangle
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.text.book.blocks import Figure, Width
from kartenwerk.text.book.chapters import Book
from kartenwerk.text.book.compose import compose
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.style import BookStyle, read_style

HEADS = RunningHeads("möwenstreit", "ein spiel für die küste")

PROSE = (
    "Ihr seid reihum im Uhrzeigersinn am Zug. In jedem Zug spielt ihr genau eine Handkarte aus: Ihr fischt mit ihr "
    "oder legt sie ab. Beides geht immer; was ihr lieber tut, hängt davon ab, wie viel euch die offenen Karten wert "
    "sind. Die Verantwortungslosigkeit, mit der manche dabei Möwen verschenken, ist sprichwörtlich."
)
TEXT = f"""
::: umschlag moewe :::

::: kasten Auf einen Blick
- `Spieler` zwei bis fünf
- `Ziel` Sammelt die wertvollsten Fischzüge, ohne dass euch die Möwe alles wieder wegschnappt, was ihr habt.
:::

# Material

{PROSE}

| Karte | Wert |
|:--|--:|
| Eins bis Drei | 1 |
| **alle** | **60** |

# Aufbau

::: figur plan zeilen=9
So sieht der Tisch aus.
:::

1. {PROSE}
2. Der Rest bildet den *Stapel.*

## Ablauf

{PROSE}

{PROSE}

## Fang

{PROSE}

- *Stille See.* {PROSE}
- *Sturm.* Kurz.

::: letzte-seite
# Kurzregeln

1. Teilt aus.
:::
"""


def figures(name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
    if name not in ("plan", "moewe"):
        raise KartenwerkError("there is no such figure", found=name)
    lines = int(arguments.get("zeilen", "1"))
    return Figure(lines, (Fill(rectangle(Box(0, 0, measure, lines * lead)), "flaeche"),))


UNMOVED = Matrix()


class Press:
    """Composes in one format."""

    def __init__(self, style: BookStyle, fonts: Fonts, hyphenator: Hyphenator) -> None:
        self.style, self.fonts, self.hyphenator = style, fonts, hyphenator

    def __call__(self, text: str, multiple: int = 4) -> Book:
        return compose(
            text, self.style, self.fonts, self.hyphenator, figures, HEADS, source="text.md", multiple=multiple
        )


@pytest.fixture(scope="module", params=["a6", "a5", "card", "large"])
def press(request: pytest.FixtureRequest, roots: DataRoots, fonts: Fonts, hyphenator: Hyphenator) -> Press:
    return Press(read_style(roots, request.param), fonts, hyphenator)


@pytest.fixture(scope="module")
def a6_press(a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator) -> Press:
    return Press(a6, fonts, hyphenator)


def texts(items: tuple[Item, ...], matrix: Matrix = UNMOVED) -> Iterator[Text]:
    """All texts where they stand on the page."""
    for item in items:
        if isinstance(item, Group):
            yield from texts(item.items, item.matrix.then(matrix))
        elif isinstance(item, Text):
            x, y = matrix.apply(item.x, item.y)
            yield replace(item, x=x, y=y)


def tops(item: Item, matrix: Matrix = UNMOVED) -> Iterator[float]:
    """Where drawn areas begin on the page, in mm from above."""
    if isinstance(item, Group):
        for inner in item.items:
            yield from tops(inner, item.matrix.then(matrix))
    elif isinstance(item, Fill):
        yield min(matrix.apply(*numbers[:2])[1] for _, numbers in item.path if numbers)


def lefts(item: Item, matrix: Matrix = UNMOVED) -> Iterator[float]:
    """Where drawn areas begin on the page, in mm from the left."""
    if isinstance(item, Group):
        for inner in item.items:
            yield from lefts(inner, item.matrix.then(matrix))
    elif isinstance(item, Fill):
        yield min(matrix.apply(*numbers[:2])[0] for _, numbers in item.path if numbers)


def words(page: Page) -> str:
    return "".join(text.text + ("" if text.text.endswith((" ", "-")) else " ") for text in texts(page.items))


def test_all_text_baselines_lie_on_the_grid(press: Press) -> None:
    style = press.style
    seen = 0
    for page in press(TEXT).pages[1:]:
        for text in texts(page.items):
            if text.font not in ("text", "italic", "bold", "tabular", "tabular-bold") or text.y < style.top:
                continue
            slot = (text.y - style.top - style.baseline_mm) / style.lead_mm
            steps = 2 if text.font.startswith("tabular") else 1  # rows of an open table stand on half lines, too
            assert steps * slot == pytest.approx(round(steps * slot), abs=0.001)
            assert 0 <= round(slot) < style.lines
            seen += 1
    assert seen > 100


def test_all_words_are_printed_in_order(press: Press) -> None:
    printed = " ".join(words(page) for page in press(TEXT).pages)
    for piece in ("Sammelt", "Uhrzeigersinn", "Kurz.", "Teilt"):
        assert piece in printed
    assert printed.replace("-", "").replace(" ", "").count(PROSE.replace("-", "").replace(" ", "")[:40]) == 6
    assert printed.index("Auf") < printed.index("Material") < printed.index("Aufbau") < printed.index("Kurzregeln")


def test_text_stays_between_the_margins(press: Press) -> None:
    style = press.style
    hang = style.lead_mm / 2
    for number, page in enumerate(press(TEXT).pages[1:], 2):
        left = style.inner if number % 2 else style.outer
        for text in texts(page.items):
            width = press.fonts.face(text.font).width(text.text.rstrip(), text.size, text.tracking) * text.scale
            assert left - hang < text.x
            assert text.x + width < left + style.measure + hang


def test_no_heading_stands_at_the_foot_of_a_page(press: Press) -> None:
    """Wherever the text before pushes it, a heading is followed by two lines at least."""
    for filler in range(0, 30, 3):
        text = "\n\n".join(["Zeile."] * filler) + f"\n\n## Ablauf\n\n{PROSE}\n\n# Fang\n\n{PROSE}"
        for page in press(text, multiple=1).pages:
            heads = [item.y for item in texts(page.items) if item.text in ("Ablauf", "Fang")]
            below = {round(item.y, 2) for item in texts(page.items) if heads and item.y > max(heads) + 0.1}
            assert not heads or len(below) >= 2


def test_no_line_stands_alone_at_head_or_foot(a6_press: Press) -> None:
    style = a6_press.style
    for filler in range(20, 30):
        book = a6_press("\n\n".join(["Zeile."] * filler) + f"\n\n{PROSE}", multiple=1)
        on_pages = [
            len({round(item.y, 2) for item in texts(page.items) if item.y > style.top and item.text != "Zeile."})
            for page in book.pages
        ]
        assert 1 not in on_pages


def test_a_panel_is_never_torn(a6_press: Press) -> None:
    panel = f"::: kasten Beispiel\n{PROSE}\n\n{PROSE}\n:::"
    for filler in range(10, 29, 3):
        book = a6_press("\n\n".join(["Zeile."] * filler) + "\n\n" + panel, multiple=1)
        pages = [number for number, page in enumerate(book.pages) if "Uhrzeigersinn" in words(page)]
        assert len(pages) == 1


def test_a_label_that_takes_much_of_the_measure_stands_at_the_head_of_its_entry(press: Press) -> None:
    style = press.style
    for label, hangs in (("Gin", False), ("Der Unterschnitt zählt", True)):
        (page,) = press(f"- `{label}` {PROSE}\n- `Gin` {PROSE}", multiple=1).pages
        left = min(text.x for text in texts(page.items) if text.font == "text" and text.y > style.top)
        assert (left == pytest.approx(style.inner + style.hanging)) == hangs


def test_what_is_announced_follows_on_the_same_page(a6_press: Press) -> None:
    for filler in range(24, 30):
        text = "\n\n".join(["Zeile."] * filler) + "\n\nEs gibt zwei Arten:\n\n- `Paar` Gleich.\n- `Summe` Zusammen."
        (page,) = [page for page in a6_press(text, multiple=1).pages if "Arten:" in words(page)]
        assert "Paar" in words(page)


def test_an_announced_picture_stands_on_the_same_page(a6_press: Press) -> None:
    for filler in range(10, 70, 3):
        text = "\n\n".join(["Zeile."] * filler) + f"\n\n{PROSE} So liegt es:\n\n::: figur plan zeilen=9 :::"
        told, shown = told_and_shown(a6_press(text, multiple=1))
        assert told == shown


def test_parts_of_a_picture_go_on_overleaf_where_a_page_cannot_hold_them_together(press: Press) -> None:
    lines = (press.style.lines - 3) // 2 - 1
    parts = f"\n\n::: figur plan zeilen={lines} :::" * 3
    first, second = press(f"# Fang\n\nSo liegt es:{parts}", multiple=1).pages
    assert "liegt es" in words(first)
    assert [sum(isinstance(item, Group) for item in page.items) for page in (first, second)] == [2, 1]


def test_a_picture_keeps_half_a_line_from_the_heading_above_it(press: Press) -> None:
    """In a block that holds together, too; below a text it keeps a whole one. Where a page has room, white may grow."""
    full = Press(replace(press.style, air=0), press.fonts, press.hyphenator)
    style, shown = full.style, "::: figur plan zeilen=4 :::"
    for block in (shown, f"::: zusammen\n{shown}\n\n{PROSE}\n:::"):
        (page,) = full(f"# Fang\n\n## Ablauf\n\n{block}", multiple=1).pages
        (heading,) = [item for item in texts(page.items) if item.text == "Ablauf"]
        top = min(y for item in page.items for y in tops(item))
        slot = heading.y - style.baseline_mm
        assert top == pytest.approx(slot + 1.5 * style.lead_mm, abs=0.01)


def test_a_picture_of_an_open_example_stands_on_the_same_page_or_faces_it(
    roots: DataRoots, fonts: Fonts, hyphenator: Hyphenator
) -> None:
    card_press = Press(read_style(roots, "card"), fonts, hyphenator)
    panel = f"::: kasten Beispiel\n{PROSE} So liegt es.\n\n::: figur plan zeilen=9 :::\n:::"
    for filler in range(10, 60, 3):
        assert_facing(card_press("\n\n".join(["Zeile."] * filler) + f"\n\n{panel}", multiple=1))


def test_a_table_of_a_page_in_an_open_example_leaves_its_label_room(
    roots: DataRoots, fonts: Fonts, hyphenator: Hyphenator
) -> None:
    """It goes on overleaf by its rows where label and table would not fit on one page."""
    card_press = Press(read_style(roots, "card"), fonts, hyphenator)
    for count in range(16, 26):
        rows = "\n".join(f"| {number} | Möwe |" for number in range(count))
        book = card_press(f"::: kasten Beispiel\n| Runde | Fang |\n|:--|:--|\n{rows}\n:::", multiple=1)
        assert "Möwe" in words(book.pages[0])
        assert "".join(words(page) for page in book.pages).count("Möwe") == count


def assert_facing(book: Book) -> None:
    told, shown = told_and_shown(book)
    assert told // 2 == shown // 2


def told_and_shown(book: Book) -> tuple[int, int]:
    """The pages of the sentence and of the picture."""
    told = max(number for number, page in enumerate(book.pages, 1) if "liegt es" in words(page))
    shown = max(
        number for number, page in enumerate(book.pages, 1) if any(isinstance(one, Group) for one in page.items)
    )
    return told, shown


def test_a_booklet_fills_its_sheets(press: Press) -> None:
    book = press(TEXT)
    assert len(book.pages) % 4 == 0
    assert "Kurzregeln" in words(book.pages[-1])


def test_a_page_that_no_text_takes_shows_the_plate_before_the_last_page(a6_press: Press) -> None:
    text = TEXT.replace("::: letzte-seite", "::: tafel moewe :::\n\n::: letzte-seite")
    cover, *_, plate, last = a6_press(text, multiple=32).pages
    assert plate.items == cover.items
    assert "Kurzregeln" in words(last)


def test_there_is_no_plate_where_the_text_fills_the_booklet(a6_press: Press) -> None:
    text = TEXT.replace("::: letzte-seite", "::: tafel moewe :::\n\n::: letzte-seite")
    cover, *pages = a6_press(text, multiple=1).pages
    assert cover.items not in [page.items for page in pages]


def test_the_cover_fills_the_first_page_and_bears_no_number(a6_press: Press) -> None:
    cover, second, *_ = a6_press(TEXT).pages
    assert cover.items == (Fill(rectangle(Box(0, 0, 105, 148)), "flaeche"),)
    assert "2" in words(second).split()


def test_folios_stand_outside_and_heads_follow_the_side(a6_press: Press) -> None:
    pages = a6_press(TEXT).pages
    verso, recto = (list(texts(page.items)) for page in pages[1:3])
    assert next(text for text in verso if text.text == "2").x < 20
    assert next(text for text in recto if text.text == "3").x > 85
    assert "möwenstreit" in words(pages[1])
    assert "küste" in words(pages[2])


def test_the_outline_names_headings_and_their_pages(press: Press) -> None:
    book = press(TEXT)
    assert [entry.title for entry in book.outline] == ["Material", "Aufbau", "Ablauf", "Fang", "Kurzregeln"]
    for entry in book.outline:
        assert entry.title in words(book.pages[entry.page - 1])


def test_titles_are_text_and_can_be_searched(a6_press: Press) -> None:
    titles = [text.text for page in a6_press(TEXT).pages for text in texts(page.items) if text.font == "display"]
    assert titles == ["Material", "Aufbau", "Kurzregeln"]


def test_a_title_is_hyphenated_only_if_it_would_not_fit(a6_press: Press) -> None:
    titles = [
        [text.text for page in a6_press(f"# {title}", multiple=1).pages for text in texts(page.items) if text.size > 15]
        for title in ("Gewinnerwartung im Zweipersonenspiel", "Wahrscheinlichkeitsberechnungen")
    ]
    assert titles[0] == ["Gewinnerwartung ", "im", "Zweipersonenspiel"]
    assert len(titles[1]) == 2
    assert titles[1][0].endswith("-")


def test_the_same_text_gives_the_same_pages(a6_press: Press, a6: BookStyle, roots: DataRoots, fonts: Fonts) -> None:
    again = Press(read_style(roots, "a6"), fonts, Hyphenator.german(roots))
    assert a6_press(TEXT) == again(TEXT)


def test_a_page_break_begins_a_page(a6_press: Press) -> None:
    first, second = a6_press("Eins.\n\n::: seite :::\n\nZwei.", multiple=1).pages
    assert "Eins." in words(first)
    assert "Zwei." in words(second)


def test_a_figure_too_high_for_a_page_is_an_error_with_page_and_name(a6_press: Press) -> None:
    with pytest.raises(KartenwerkError, match=r"text\.md: page 2: .*34 lines \(„plan“\); expected at most 29 lines"):
        a6_press("::: umschlag moewe :::\n\n::: figur plan zeilen=33 :::")


def test_a_word_too_wide_for_its_column_is_an_error_with_its_text(a6_press: Press) -> None:
    with pytest.raises(KartenwerkError, match=r"text\.md: a word is wider than the measure.*Xxxxxxxx"):
        a6_press("X" + "x" * 80)


def test_a_last_page_that_is_too_full_is_an_error(a6_press: Press) -> None:
    with pytest.raises(KartenwerkError, match="the last page is too full; found 3 pages"):
        a6_press("Eins.\n\n::: letzte-seite\n" + "\n\n".join([PROSE] * 10) + "\n:::")


def test_there_is_one_cover_and_one_last_page(a6_press: Press) -> None:
    with pytest.raises(KartenwerkError, match="umschlag: there can be only one"):
        a6_press("::: umschlag moewe :::\n\n::: umschlag moewe :::")


def test_an_unknown_format_is_refused(roots: DataRoots) -> None:
    with pytest.raises(KartenwerkError, match="found a7; expected a6, a5, card, large"):
        read_style(roots, "a7")


def test_a_panel_shows_all_of_a_label_that_is_wider_than_a_line(a6_press: Press) -> None:
    label = "Offene Stelle: alles was hier steht und noch einmal so viel"
    book = a6_press(f'::: kasten "{label}"\n{PROSE}\n:::', multiple=1)
    (page,) = [page for page in book.pages if "Offene" in words(page)]
    assert all(word in words(page) for word in label.split())


def test_text_stands_beside_a_picture_and_goes_on_below_it_on_the_same_axis(a6: BookStyle, a6_press: Press) -> None:
    book = a6_press(
        f"::: umschlag moewe :::\n\n::: neben zweidrittel\n::: figur plan zeilen=8 :::\n\n{PROSE}\n\n{PROSE}\n\n:::"
    )
    lines: dict[float, list[Text]] = {}
    for text in texts(book.pages[1].items):
        if text.size == a6.size:
            lines.setdefault(round(text.y, 2), []).append(text)
    ends = [max(text.x for text in line) for _, line in sorted(lines.items())]
    starts = {round(min(text.x for text in line)) for line in lines.values()}
    column = a6.outer + a6.measure * (1 - Width.TWO_THIRDS.value)
    assert max(ends[:8]) < column < max(ends[9:])
    assert len(starts) <= 2, "the axis, and the indent of the second paragraph"


def test_a_wide_picture_gives_way_to_the_words_beside_it_or_stands_above_them(press: Press) -> None:
    style = press.style
    text = f"::: umschlag moewe :::\n\n::: neben zweidrittel\n::: figur plan zeilen=8 :::\n\n1. {PROSE}\n\n:::"
    page = press(text).pages[1]
    column = min(left for item in page.items for left in lefts(item)) - style.outer
    least = style.numbers + style.setting.beside * style.size * POINT
    assert column - style.panel_margin >= least or (column < 1 and style.width < 60), "a picture has its ground"


def test_beside_a_picture_there_is_text_and_nothing_else(a6_press: Press) -> None:
    with pytest.raises(KartenwerkError, match="a picture has no text beside it"):
        a6_press("::: umschlag moewe :::\n\n::: neben rand\n::: figur plan zeilen=8 :::\n:::")
    with pytest.raises(KartenwerkError, match="beside a picture there is text alone"):
        a6_press("::: umschlag moewe :::\n\n::: neben rand\n::: figur plan zeilen=8 :::\n\n## Titel\n\nText.\n:::")
