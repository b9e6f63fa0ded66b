"""The report as one HTML page: it loads nothing, runs nothing, and reads well aloud."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from io import BytesIO

from kartenwerk.build.product import Made, render_pages
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Page
from kartenwerk.play.engine.session import Session
from kartenwerk.products.balance.figures import Balance
from kartenwerk.products.balance.report import write_report
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.pad.pad import draw_page

PAGE, CARD = "balance/page.html.j2", "balance/card.svg.j2"
CARD_WIDTH, DPI = 18.0, 180.0
"""The width of a card in mm as the page may show it at most, and its dots an inch."""


def balance_page(workshop: Workshop, order: GameOrder, balance: Balance) -> Made:
    """The page of a game by these rules."""
    session = order.session(workshop)
    report = write_report(workshop, session, balance)
    pictures = _pictures(workshop, session, [row.card for part in report.parts for row in part.rows if row.card])
    deck = session.deck
    colour = deck.palette[deck.series.band].screen
    text = workshop.templates.html(
        PAGE, report=report, bilder=pictures, farbe=colour, deck=deck, sprache=workshop.game_language
    )
    return Made(f"{text}\n".encode(), 1)


def _pictures(workshop: Workshop, session: Session, cards: Sequence[str]) -> dict[str, str]:
    """Small pictures of the cards as addresses of data, by their notation."""
    deck = session.deck
    height = CARD_WIDTH * deck.height / deck.width
    pages: list[Page] = [draw_page(workshop, deck, CARD, CARD_WIDTH, height, {"karte": card}) for card in cards]
    found = {}
    for card, picture in zip(cards, render_pages(workshop, deck.palette, pages, DPI), strict=True) if pages else ():
        file = BytesIO()
        picture.quantize(64).save(file, "PNG")
        found[card] = f"data:image/png;base64,{b64encode(file.getvalue()).decode()}"
    return found
