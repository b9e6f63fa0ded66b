"""Pages of a practice deal: slots of equal height, the score at the foot, reasons that fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.graphics.display import Text
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.text.book.blocks import MOVES, Figure, FigureCall, PracticeMoves, Prose
from kartenwerk.text.book.flow import PlacedRow, paginations, place_rows
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.book.paragraph import Typesetter
from kartenwerk.text.book.row import Row
from kartenwerk.text.book.rows import RowSetter
from kartenwerk.text.book.style import BookStyle, read_style

SHORT = "Anna legt ihre kleinste Karte."
LONG = " ".join(["Bert weiß noch nicht, ob Cleo zu ihm gehört, und wartet deshalb lieber ab."] * 6)


def draw(name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
    return Figure(2, (Text(0, 4, f"{name} {arguments['nummer']}", "text", 8, "tinte"),))


def move(number: int, reason: str = SHORT, short: str = "") -> str:
    within = f"\n::: kurz\n{short}\n:::\n" if short else ""
    return f"::: zug watten nummer={number}\n{reason}\n{within}:::\n"


def play(*moves: str) -> str:
    return '::: spiel "Die erste Gabe"\n' + "\n".join(moves) + ":::\n"


def rows_of(text: str, style: BookStyle, fonts: Fonts, hyphenator: Hyphenator) -> list[Row]:
    type = Typesetter(style, fonts, hyphenator, style.size)
    return RowSetter(style, type, draw).rows(read_booklet(text, "test"))


def pages_of(text: str, style: BookStyle, fonts: Fonts, hyphenator: Hyphenator) -> Sequence[Sequence[PlacedRow]]:
    rows = rows_of(text, style, fonts, hyphenator)
    ways = paginations(rows, style.lines)
    return place_rows(rows, ways[min(ways)], style.lines)


def tops(row: Row, name: str) -> Sequence[float]:
    return [item.y for item in row.items if isinstance(item, Text) and item.text.startswith(name)]


def test_a_page_of_a6_has_three_slots_of_nine_lines_and_the_score(
    a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator
) -> None:
    first, second = pages_of(play(*map(move, range(1, 7))), a6, fonts, hyphenator)
    assert [(top, row.lines) for top, row in first] == [(top, row.lines) for top, row in second]
    assert [top for top, _ in first] == [0, 9, 18] and first[0].row.head == "Die erste Gabe"
    assert [row.lines for _, row in first] == [9, 9, 10]
    assert tops(first[-1].row, "watten/stand") == tops(second[-1].row, "watten/stand") == [4 + 9 * a6.lead_mm]
    assert "watten/stand 6" in [item.text for item in second[-1].row.items if isinstance(item, Text)]


def test_the_other_formats_have_as_many_slots_as_they_have_room_for(roots: DataRoots) -> None:
    pages = {name: read_style(roots, name) for name in ("a6", "a5", "card", "large")}
    slots = {name: style.play.slots(style.lines) for name, style in pages.items() if style.play}
    assert slots == {"a6": MOVES, "a5": 4, "card": 2, "large": 3}
    for style in pages.values():
        assert (
            style.play
            and slots[next(name for name in pages if pages[name] is style)] * style.play.slot + (style.play.score)
            <= style.lines + 1
        )


def test_the_text_goes_on_below_an_odd_rest(a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator) -> None:
    *_, rest, below = rows_of(play(*map(move, range(1, 5))) + "\nSo endet es.\n", a6, fonts, hyphenator)
    assert (rest.lines, below.before, below.lines) == (10, 2, 1)


def test_the_first_moves_share_a_page_with_the_text_before_them(
    a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator
) -> None:
    text = "\n\n".join(["So beginnt es."] * 8) + "\n\n" + play(*map(move, range(1, 6)))
    first, second = pages_of(text, a6, fonts, hyphenator)
    assert [top for top, row in first if row.slot] == [9, 18]
    assert [top for top, row in second if row.slot] == [0, 9, 18]


def test_a_reason_at_length_stands_where_it_has_room_else_the_short_one(
    a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator
) -> None:
    rows = rows_of(play(move(1, LONG, SHORT), move(2, SHORT, "Bert.")), a6, fonts, hyphenator)
    words = "".join(item.text for row in rows for item in row.items if isinstance(item, Text))
    assert "Cleo" not in words and words.count("kleinste") == 2 and "Bert." not in words


def test_every_reason_that_is_too_long_is_named_with_what_it_has_to_lose(
    a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator
) -> None:
    with pytest.raises(DataError) as error:
        rows_of(play(move(1, LONG), move(2), move(3, LONG, LONG)), a6, fonts, hyphenator)
    assert [fault.key for fault in error.value.faults] == ["watten/zug 1", "watten/zug 3"]
    signs = int("".join(filter(str.isdigit, str(error.value.faults[0].sentence).partition("by some")[2][:5])))
    assert 0.3 * len(LONG) < signs < 0.7 * len(LONG)


def test_readers_without_pages_get_the_long_reason_and_the_score_after_every_third_move() -> None:
    (block,) = read_booklet(play(*(move(number, LONG, SHORT) for number in range(1, 5))), "test")
    assert isinstance(block, PracticeMoves)
    told = [part for together in block.blocks()[1:] for part in together.blocks]  # type: ignore[union-attr]
    calls = [part.name for part in told if isinstance(part, FigureCall)]
    assert calls == ["watten/zug"] * 3 + ["watten/stand", "watten/zug", "watten/stand"]
    assert [len(part.spans[0].text) for part in told if isinstance(part, Prose)] == [len(LONG)] * 4


@pytest.mark.parametrize(
    "text", ["::: zug watten nummer=1\nx\n:::\n", play(), play("x\n\n"), play("::: kurz\nx\n:::\n")]
)
def test_moves_stand_in_a_stretch_of_play_and_nothing_else_does(text: str) -> None:
    with pytest.raises(KartenwerkError):
        read_booklet(text, "test")
