"""Running heads on narrow pages."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots
from kartenwerk.graphics.display import Text
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.text.book.page import PageMaker, RunningHeads
from kartenwerk.text.book.paragraph import Typesetter
from kartenwerk.text.book.style import BookStyle, read_style

LONG = "Donnerstagsrunde im Gasthof zum Bären 12"


def words(style: BookStyle, fonts: Fonts, hyphenator: Hyphenator, title: str) -> list[Text]:
    maker = PageMaker(style, Typesetter(style, fonts, hyphenator, style.size), RunningHeads(title, title))
    return [item for item in maker.text_page(3, ()).items if isinstance(item, Text)]


def test_a_long_head_loses_its_last_words_rather_than_meet_the_folio(
    roots: DataRoots, fonts: Fonts, hyphenator: Hyphenator
) -> None:
    style = read_style(roots, "card")
    head, folio = words(style, fonts, hyphenator, LONG)[:-1], words(style, fonts, hyphenator, LONG)[-1]
    assert "".join(text.text for text in head).endswith("…")
    last = head[-1]
    assert last.x + fonts.face(last.font).width(last.text, last.size, last.tracking) < folio.x - 1


def test_a_head_that_has_room_is_printed_whole(roots: DataRoots, fonts: Fonts, hyphenator: Hyphenator) -> None:
    found = words(read_style(roots, "a5"), fonts, hyphenator, LONG)
    assert "".join(text.text for text in found).startswith(LONG)
