"""A game's booklet as a page shows it: its pages as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import bind
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.pictures.faces import page_picture, screen_pdf
from kartenwerk.products.watching.state import WatchedCard, WatchedDeck

PAGE = "a6"
"""The page size of the booklet."""


def draw_booklet(workshop: Workshop, game: str) -> tuple[WatchedDeck, Mapping[str, bytes]]:
    """The pages of the game's booklet, and their pictures by their keys."""
    session = GameOrder(game).session(workshop)
    pages = bind(workshop, game_manuscript(workshop, session), PAGE).pages
    data = screen_pdf(workshop, session.deck, pages)
    made = [page_picture(data, number) for number in range(len(pages))]
    keys = [sha256(picture).hexdigest()[:32] for picture in made]
    cards = tuple(WatchedCard(str(number), str(number), 1, key) for number, key in enumerate(keys, 1))
    first = pages[0]
    boxes = CardBoxes(first.width, first.height, first.bleed, 0.0, 0.0)
    return WatchedDeck(session.data.title, cards, boxes, "pages"), dict(zip(keys, made, strict=True))
