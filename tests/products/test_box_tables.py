"""Tables of the box edition: no word of a cell or a head is broken on its 48 mm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from tests.support import WORKSHOP

from kartenwerk.graphics.display import Text
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import book_style
from kartenwerk.text.book.blocks import Block, LastPage, Panel, Table, Together
from kartenwerk.text.book.compose import chapter_setter
from kartenwerk.text.book.table import set_table


def tables(blocks: Sequence[Block]) -> Iterator[Table]:
    for block in blocks:
        match block:
            case Table():
                yield block
            case Panel() | Together() | LastPage():
                yield from tables(block.blocks)


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_word_of_a_table_of_the_box_edition_is_broken(game: str) -> None:
    rules = game_manuscript(WORKSHOP, WORKSHOP.session(game, None, ()))
    style, signs = book_style(WORKSHOP, rules.deck, "card"), rules.signs
    marks = signs.marks(style.inks.text)
    names = rules.deck.compound_names
    setter = chapter_setter(style, signs.typefaces, rules.hyphenator, rules.draw, marks, names=names).type
    found = [*tables([block for chapter in rules.chapters_on("card") for block in chapter.blocks])]
    broken = []
    for table in found:
        for row in set_table(table, setter, style):
            texts = [item for item in row.items if isinstance(item, Text)]
            broken += [item.text for item in texts if item.text.rstrip().endswith(("-", "\u00ad"))]
            for item in texts:
                width = WORKSHOP.fonts.face(item.font).width(item.text.rstrip(), item.size, item.tracking)
                assert item.x >= -1 and item.x + width <= style.measure + 1, item.text
    assert broken == []
