"""Markdown becomes blocks; what a booklet cannot hold is told with its line."""

from __future__ import annotations

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.text.book.blocks import (
    Align,
    BlankLines,
    Cover,
    FigureCall,
    Heading,
    LastPage,
    ListEntry,
    Listing,
    ListKind,
    PageBreak,
    Panel,
    Prose,
    Table,
    Together,
    Width,
)
from kartenwerk.text.book.inline import Span
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.book.spacing import holds


def one(text: str) -> object:
    (block,) = read_booklet(text, "text.md")
    return block


def test_headings_of_two_levels() -> None:
    assert read_booklet("# Aufbau\n\n## Der *Geber*", "text.md") == (Heading(1, "Aufbau"), Heading(2, "Der Geber"))


def test_emphasis_strength_both_and_small_capitals() -> None:
    assert one("Ein *Sigl* und **zwei** und ***drei*** in `Vorhand`.") == Prose(
        (
            Span("Ein "),
            Span("Sigl", "italic"),
            Span(" und "),
            Span("zwei", "bold"),
            Span(" und "),
            Span("drei", "bold", accented=True),
            Span(" in "),
            Span("Vorhand", "small-caps"),
            Span("."),
        )
    )


def test_lines_of_a_paragraph_flow_together_unless_broken_by_hand() -> None:
    assert one("eins\nzwei") == Prose((Span("eins zwei"),))
    assert one("eins\\\nzwei") == Prose((Span("eins\nzwei"),))


def test_quotes_know_the_run_before_them() -> None:
    assert one('Das *Spiel*" und "*Mau*"') == Prose(
        (Span("Das "), Span("Spiel", "italic"), Span("“ und „"), Span("Mau", "italic"), Span("“"))
    )


def test_numbered_lists_keep_their_first_number() -> None:
    assert one("3. drei\n4. vier") == Listing(
        ListKind.NUMBERED, (ListEntry("3", (Span("drei"),)), ListEntry("4", (Span("vier"),)))
    )


@pytest.mark.parametrize(
    ("text", "kind", "label"),
    [
        ("- eins\n- zwei", ListKind.DASHED, ""),
        ("- *Still.* Leise.\n- *Laut.* Nicht.", ListKind.HANGING, ""),
        ("- `Ziel` Gewinnt.\n- `Dauer` Kurz.", ListKind.LABELLED, "Ziel"),
        ("- `Ziel` Gewinnt.\n- Dauer kurz.", ListKind.DASHED, ""),
    ],
)
def test_lists_show_their_kind_in_how_entries_begin(text: str, kind: ListKind, label: str) -> None:
    block = one(text)
    assert isinstance(block, Listing)
    assert (block.kind, block.entries[0].label) == (kind, label)


def test_the_label_is_parted_from_its_text() -> None:
    block = one("- `Ziel` Gewinnt.")
    assert isinstance(block, Listing)
    assert block.entries == (ListEntry("Ziel", (Span("Gewinnt."),)),)


def test_tables_with_and_without_a_head() -> None:
    block = one("| a | b | c |\n|:--|:-:|--:|\n| d | e | f |")
    assert block == Table(
        ((Span("a"),), (Span("b"),), (Span("c"),)),
        (((Span("d"),), (Span("e"),), (Span("f"),)),),
        (Align.LEFT, Align.CENTRE, Align.RIGHT),
    )
    headless = one("| | |\n|--|--|\n| d | e |")
    assert isinstance(headless, Table)
    assert headless.header == ()


def test_directives_that_stand_alone() -> None:
    text = "::: umschlag donner :::\n::: figur plan karten=6 art='zu dritt' :::\n::: seite :::\n::: abstand 2 :::"
    assert read_booklet(text, "text.md") == (
        Cover("donner", {}),
        FigureCall("plan", {"karten": "6", "art": "zu dritt"}),
        PageBreak(),
        BlankLines(2),
    )


def test_directives_that_hold_something_may_stand_in_one_another() -> None:
    text = "::: letzte-seite\nEins.\n\n::: kasten Zu 2-4\n::: figur plan\nEin *Plan.*\n:::\n:::\n:::"
    caption = (Span("Ein "), Span("Plan.", "italic"))
    assert one(text) == LastPage((Prose((Span("Eins."),)), Panel("Zu 2–4", (FigureCall("plan", {}, caption),))))


@pytest.mark.parametrize(
    ("word", "width"), [("zweidrittel", Width.TWO_THIRDS), ("haelfte", Width.HALF), ("rand", Width.MARGIN)]
)
def test_a_picture_beside_text_says_how_much_of_the_measure_it_takes(word: str, width: Width) -> None:
    made = one(f"::: neben {word}\n::: figur plan :::\n\nEin Plan.\n:::")
    assert made == Together((FigureCall("plan", {}), Prose((Span("Ein Plan."),))), width)


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("Gut.\n\n::: kiste Beispiel :::", 3, "kiste Beispiel"),
        ("Gut.\n::: kasten Beispiel\nOffen.", 2, "kasten"),
        ("Gut.\n:::", 2, ":::"),
        ("::: figur plan sechs :::", 1, "sechs"),
        ("::: abstand viel :::", 1, "abstand viel"),
        ("Gut.\n\n#### Zu tief", 3, "#### Zu tief"),
        ("Gut.\n\n- eins\n  - zwei", 3, "- eins"),
        ("Gut.\n\n> > Zitat", 3, "> > Zitat"),
        ("::: kasten A\n\n***\n:::", 3, "***"),
        ("Gut ![Bild](bild.png)", 1, "Gut ![Bild](bild.png)"),
        ("::: figur plan\n# Kein Titel\n:::", 1, "1 blocks"),
    ],
)
def test_what_cannot_be_set_is_told_with_its_line(text: str, line: int, found: str) -> None:
    with pytest.raises(KartenwerkError) as caught:
        read_booklet(text, "text.md")
    assert (caught.value.file, caught.value.key) == ("text.md", f"line {line}")
    assert found in str(caught.value.found)


@pytest.mark.parametrize("below", ["| A | B |\n|---|---|\n| Sturm | Regen |", "- Sturm", "::: figur wetter :::"])
def test_no_page_ends_between_a_bold_line_and_what_it_heads(below: str) -> None:
    assert holds(read_booklet(f"**Wetter**\n\n{below}", "text.md"), 0)
    assert not holds(read_booklet(f"**Wetter** heute\n\n{below}", "text.md"), 0)
    assert not holds(read_booklet("**Wetter**\n\nEs regnet.", "text.md"), 0)
