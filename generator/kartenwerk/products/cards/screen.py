"""The cards to be looked at on a screen: no bleed, screen colours, a bookmark for each card."""

from __future__ import annotations

from functools import partial

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.display import Page, Place
from kartenwerk.products.cards.selection import Cards


def screen_product(cards: Cards, name: str, choices: tuple[tuple[str, str], ...]) -> Product:
    make = partial(cards_on_screen, cards=cards)
    path = f"{cards.deck}/{name}_bildschirm.pdf"
    return Product(path, "single", make, (cards.deck,), choices, for_press=False)


def cards_on_screen(workshop: Workshop, cards: Cards) -> Made:
    """A page for each front and one for the back, as large as the card."""
    from kartenwerk.pdf.writer import pdf_bytes

    deck = workshop.catalog.deck(cards.deck)
    fronts, back = cards.sides(workshop)
    pages = [Page(cards.boxes.width, cards.boxes.height, (Place(form),)) for form in (*fronts, back)]
    titles = [*cards.names, "Rückseite"]
    data = pdf_bytes(
        pages,
        title=deck.title,
        subject=f"{len(fronts)} Karten und die Rückseite für den Bildschirm",
        palette=cards.palette(workshop),
        fonts=workshop.fonts,
        flavour="screen",
        outline=[(title, number) for number, title in enumerate(titles)],
        cache=workshop.cache,
    )
    return Made(data, len(pages))
