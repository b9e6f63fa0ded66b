"""The maker's card: what it says is so, it costs no paper, and a box has room for it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

import pikepdf
import pytest
from tests.support import WORKSHOP, Run, placed

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Backs, LetterDeck, SuitedDeck
from kartenwerk.faces.variant import PLAIN, FaceVariant
from kartenwerk.graphics.display import Form, Item, Text
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.cards.maker import MAKER, MakerWords, maker_form, maker_words
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.cards.selection import CardSelection, designed_boxes, whole_deck
from kartenwerk.products.cards.sheets import SheetLayout, blanks_product, sheets

CATALOG = WORKSHOP.catalog
DECKS = CATALOG.deck_ids
LEAST = 2.19
"""mm of the smallest type."""


@cache
def words(deck: str) -> MakerWords:
    return maker_words(CATALOG, CATALOG.deck(deck), designed_boxes(CATALOG, CATALOG.deck(deck)))


@cache
def form(deck: str, variant: FaceVariant = PLAIN) -> Form:
    return maker_form(WORKSHOP, CATALOG.deck(deck), designed_boxes(CATALOG, CATALOG.deck(deck)), variant)


def spans(deck: str) -> Iterator[tuple[str, float, float, float, float]]:
    """Every text on the card with its size, its left and right end and its baseline in mm."""
    for item, matrix in placed(form(deck).items):
        if isinstance(item, Text):
            wide = WORKSHOP.fonts.face(item.font).width(item.text, item.size, item.tracking)
            start, end = matrix.apply(item.x, item.y), matrix.apply(item.x + wide, item.y)
            size = item.size * abs(matrix.a) * 25.4 / 72
            yield item.text, size, min(start[0], end[0]), max(start[0], end[0]), start[1]


@pytest.mark.parametrize("deck", DECKS)
def test_all_that_it_has_to_say_stands_on_the_card(deck: str) -> None:
    said = words(deck)
    shown = " ".join(text for text, *_ in spans(deck))
    names = [name for _, name in said.ranks]
    for word in (*said.title.split(), said.hand, said.cards, *said.holds, said.rank_name, said.suit_name, *names):
        assert word in shown, word
    for word in (*said.size, *said.stock):
        assert word in shown, word


def test_counts_are_those_of_the_deck() -> None:
    assert words("walisch").cards == "63 Karten"
    assert words("walisch").holds == ("sechs Zeichen zu je zehn Werten", "und drei Hagelstürme")
    assert words("franzoesisch").holds == ("vier Farben zu je 13 Werten", "und drei Joker")
    assert words("buchstaben").holds == ("94 Buchstaben, 18 Laute", "und sechs Fragezeichen")
    assert words("inrah").ranks[3] == ("W", "Weissagerin")
    assert words("deutsch").size == ("Skatformat", "59 × 91 mm")


@pytest.mark.parametrize("deck", DECKS)
def test_the_index_that_is_explained_is_one_of_the_deck(deck: str) -> None:
    opened, said = CATALOG.deck(deck), words(deck)
    if isinstance(opened, SuitedDeck):
        assert said.suit_name in [suit.german for suit in opened.suits]
        assert said.rank_name in [name for _, name in said.ranks]
        assert [code for code, _ in said.ranks] == [rank.code for rank in opened.ranks if rank.code.isalpha()]
    else:
        assert isinstance(opened, LetterDeck)
        assert str(opened.letter(said.suit_name).value) == said.rank_name
        assert len(said.ranks) == 4


@pytest.mark.parametrize("deck", DECKS)
def test_no_word_is_too_small_or_leaves_the_safe_area(deck: str) -> None:
    card = CATALOG.print.card
    for text, size, left, right, baseline in spans(deck):
        assert size >= LEAST, text
        assert card.safe - 0.01 <= left < right <= 59 - card.safe + 0.01, (text, left, right)
        assert card.safe <= baseline <= 91 - card.safe + 0.01, text


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_words_of_a_line_touch(deck: str) -> None:
    lines = sorted(spans(deck), key=lambda span: (round(span[4], 1), span[2]))
    for (one, _, _, end, y), (other, _, start, _, below) in pairwise(lines):
        assert abs(y - below) > 0.05 or start - end > 0.7, (one, other)


@pytest.mark.parametrize("variant", [FaceVariant(low_ink=True), FaceVariant(index="huge")], ids=["low-ink", "huge"])
def test_of_a_variant_it_takes_the_colours_alone(variant: FaceVariant) -> None:
    assert (form("walisch", variant).key == form("walisch").key) == (not variant.low_ink)


@pytest.mark.parametrize("deck", DECKS)
def test_where_ink_is_saved_no_word_is_light(deck: str) -> None:
    """The panel is pale there."""
    light = [item for item, _ in placed(form(deck, FaceVariant(low_ink=True)).items) if is_light(item)]
    assert light == []
    assert any(is_light(item) for item, _ in placed(form(deck).items))


def is_light(item: Item) -> bool:
    return isinstance(item, Text) and item.ink == "papier"


def test_it_is_drawn_alike_in_another_run() -> None:
    deck = CATALOG.deck("inrah")
    again = maker_form(Workshop(WORKSHOP.roots), deck, designed_boxes(CATALOG, deck), PLAIN)
    assert again.key == form("inrah").key


def test_smaller_cards_have_none() -> None:
    deck = CATALOG.deck("buchstaben")
    boxes = designed_boxes(CATALOG, deck)._replace(width=44, height=68)
    with pytest.raises(KartenwerkError, match="too small"):
        maker_form(WORKSHOP, deck, boxes, PLAIN)
    assert not DeckOrder(deck, size="mini")._cards(CATALOG, None).fills


class LaidError(Exception):
    """Raised with the names of the cards that sheets are made of, before any is drawn."""


def laid(cards: CardSelection, layout: SheetLayout, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """The names of the cards that are laid on the sheets."""

    def watched(self: CardSelection, workshop: Workshop) -> NoReturn:
        raise LaidError(self.names)

    monkeypatch.setattr(CardSelection, "sides", watched)
    with pytest.raises(LaidError) as found:
        sheets(WORKSHOP, cards, layout)
    names: tuple[str, ...] = found.value.args[0]
    return names


def test_it_takes_one_place_that_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty-five cards leave eight places on their seventh sheet."""
    cards = whole_deck(CATALOG, CATALOG.deck("franzoesisch"))
    assert laid(cards, SheetLayout("a4"), monkeypatch) == (*cards.names, MAKER)


@pytest.mark.parametrize(("deck", "backs"), [("deutsch", "long-edge"), ("franzoesisch", "gutterfold")])
def test_it_costs_no_sheet(deck: str, backs: Backs, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck that fills its sheets is printed without it, and so are cards that are folded."""
    cards = whole_deck(CATALOG, CATALOG.deck(deck))
    assert laid(cards, SheetLayout("a4", backs), monkeypatch) == cards.names


@pytest.mark.parametrize(("deck", "lies_there"), [("deutsch", True), ("franzoesisch", False)])
def test_a_deck_that_fills_its_sheets_has_it_among_the_blank_cards(deck: str, lies_there: bool) -> None:
    product = blanks_product(CATALOG.deck(deck), "a4")
    with pikepdf.open(io.BytesIO(product.make(WORKSHOP).data)) as file:
        front = file.pages[0]
        assert len(front.Resources.XObject) == (2 if lies_there else 1)


@pytest.mark.parametrize("words", [{"cards": "herz-K"}, {"game": "doppelkopf"}, {"maker": False}])
def test_it_lies_beside_whole_decks_alone(words: dict[str, str]) -> None:
    order = DeckOrder(CATALOG.deck("franzoesisch"), **words)  # type: ignore[arg-type]
    cards = order._cards(CATALOG, None)
    assert not cards.fills
    assert MAKER not in cards.names


def test_whoever_asks_for_it_has_it_beside_the_deck() -> None:
    cards = DeckOrder(CATALOG.deck("deutsch"), maker=True)._cards(CATALOG, None)
    assert cards.names[-1] == MAKER
    assert not cards.fills


def test_it_is_printed_by_its_name(run: Run, tmp_path: Path) -> None:
    answer = run("deck", "buchstaben", "--cards", "maker", "--png", "60", "--out", tmp_path)
    assert answer.code == 0, answer.err
    assert (tmp_path / "buchstaben/png/1_maker.png").exists()


def test_a_deck_of_ones_own_has_none(run: Run, tmp_path: Path) -> None:
    answer = run("deck", "templates/layout_cards", "--maker", "--out", tmp_path)
    assert answer.code != 0
    assert "no maker's card" in answer.err


@pytest.mark.parametrize("deck", DECKS)
def test_a_box_has_room_for_it(deck: str) -> None:
    data = BoxData.load(WORKSHOP.roots)
    contents = box_contents(CATALOG, CATALOG.deck(deck))
    without = contents._replace(makers=0)
    assert contents.depth(data.thickness) == pytest.approx(without.depth(data.thickness) + data.thickness.card)
    assert "1 Werkkarte" in contents.in_words(data.counts)
    assert contents.cards == len(CATALOG.deck(deck).pack.cards)
