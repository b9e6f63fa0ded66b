"""What the pictures of cards show, in words: each has its own sentence, which every edition for the ear tells."""

from __future__ import annotations

import re
from functools import partial
from html import unescape

import pytest
from tests.support import WORKSHOP, session_of
from tests.web.pages import page_of

from kartenwerk.catalog import Deck, LetterDeck
from kartenwerk.catalog.game import Value
from kartenwerk.catalog.pictures import DescribedPicture
from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.table import BrailleTable
from kartenwerk.products.booklet.card_pictures import TITLE
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.plain import plain_paragraphs
from kartenwerk.products.braille.labels import braille_products
from kartenwerk.products.web.deck_page import deck_page
from kartenwerk.products.web.frame import SiteFrame

DECKS = WORKSHOP.catalog.deck_ids
SCENES = ("6", "7", "8", "9")
"""Numbers of the German deck with a scene across their middle."""


def sentences(deck: Deck) -> list[str]:
    return [deck.picture(card) for card in deck.kinds if deck.picture(card)]


def drawn(deck: Deck) -> set[str]:
    """The cards that have a picture of their own."""
    if isinstance(deck, LetterDeck):
        return {str(card) for card in deck.kinds}
    scenes = SCENES if WORKSHOP.roots.has(f"templates/art/{deck.id}/scenes.svg") else ()
    return {
        str(card)
        for card in deck.kinds
        if card.rank in scenes or WORKSHOP.roots.has(f"templates/art/{deck.id}/{card}.svg")
    }


def pictures_of(game: str, **rules: Value) -> tuple[DescribedPicture, ...]:
    played = session_of(game, **rules)
    return played.deck.describe_pictures(played.kinds)


@pytest.mark.parametrize("id", DECKS)
def test_every_card_with_a_picture_has_a_sentence_and_no_two_are_alike(id: str) -> None:
    deck = WORKSHOP.catalog.deck(id)
    assert {str(card) for card in deck.kinds if deck.picture(card)} == drawn(deck)
    assert len(drawn(deck)) >= 16
    assert len(set(sentences(deck))) == len(sentences(deck))


@pytest.mark.parametrize("id", DECKS)
def test_a_decks_page_tells_each_picture_where_the_card_is_shown(id: str) -> None:
    deck = WORKSHOP.catalog.deck(id)
    html = deck_page(WORKSHOP, deck, SiteFrame())
    shown = dict(re.findall(r'</span><img src="karten/\w+/([^"]+)\.svg" alt="([^"]*)"', html))
    assert [unescape(words) for words in shown.values()] == [deck.picture(card) for card in deck.kinds]


@pytest.mark.parametrize("id", DECKS)
def test_the_braille_key_tells_every_picture(id: str) -> None:
    deck = WORKSHOP.catalog.deck(id)
    table = BrailleTable.load(WORKSHOP.roots)
    (key,) = (product for product in braille_products(WORKSHOP.catalog, deck) if product.path.endswith("/karten.pef"))
    rows = re.findall("<row>([⠀-⣿]*)</row>", key.make(WORKSHOP).data.decode())
    cells = "".join(row for row in rows if not re.fullmatch("⠀*⠼[⠁-⣿]+", row)).replace("⠀", "")  # no page numbers
    for each in deck.describe_pictures(deck.kinds):
        assert basic(f"{each.cards}: {each.sentence}", table).replace("⠀", "") in cells


@pytest.mark.parametrize("game", ["donnerwetter", "watten"])
def test_the_text_and_the_page_of_a_game_tell_the_pictures_that_it_plays_with(game: str) -> None:
    told = [f"{each.cards}: {each.sentence}" for each in pictures_of(game)]
    text = [paragraph.text for paragraph in plain_paragraphs(game_manuscript(WORKSHOP, session_of(game)))]
    assert text[-len(told) :] == told
    assert text[-len(told) - 1].endswith(TITLE)
    rows = map(partial(re.sub, "<[^>]+>", ""), re.findall(r"<dt>.*?</dd>", page_of(game).replace("</dt>", ": </dt>")))
    assert [unescape(row) for row in rows][-len(told) :] == told


def test_a_game_tells_the_pictures_of_its_own_cards_alone() -> None:
    """Hailstorms are in the pack of Donnerwetter only where that is agreed on."""
    assert not any(each.cards == "Hagelsturm" for each in pictures_of("donnerwetter"))
    assert sum(each.cards == "Hagelsturm" for each in pictures_of("donnerwetter", hagelstuerme=3)) == 3


def test_letters_that_look_alike_are_told_together() -> None:
    told = pictures_of("anagramm_poker")
    assert [each.cards.split(", ")[:2] for each in told] == [["A", "Ä"], ["B", "C"], ["QU"]]
    assert all(each.sentence.endswith("zeigt den Wert.") for each in told[:2])
