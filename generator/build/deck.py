"""The cards of a deck: on sheets for the home printer, and one by one for the print shop."""

from __future__ import annotations

from functools import partial

from generator.build.product import Made, Product, printed
from generator.build.workshop import Workshop


def deck_products(deck: str, paper: str) -> list[Product]:
    """Sheets on `paper` with backs for long-edge duplex, and single cards with bleed."""
    inputs = (
        f"rules_data/decks/{deck}.toml",
        "rules_data/print/papers.toml",
        f"templates/faces/{deck}/*.j2",
        f"templates/art/{deck}/*.svg",
        "fonts/cuts.toml",
    )
    return [
        Product(f"{deck}/karten_{paper}.pdf", "sheet", partial(sheets, deck_id=deck, paper_id=paper), inputs),
        Product(f"{deck}/karten_einzeln.pdf", "single", partial(singles, deck_id=deck), inputs),
    ]


def sheets(workshop: Workshop, deck_id: str, paper_id: str) -> Made:
    from generator.press.grid import plan_grid
    from generator.press.sheet import Legend, impose

    deck, paper = workshop.catalog.deck(deck_id), workshop.catalog.paper(paper_id)
    data = workshop.catalog.print
    faces = workshop.faces(deck)
    fronts = [faces.front(card) for card in deck.pack.cards]
    grid = plan_grid(deck.width, deck.height, workshop.sheet(paper_id), margin=paper.margin)
    pages = impose(
        fronts,
        [faces.back()] * len(fronts),
        grid,
        flip="long-edge",
        bleed=data.card.bleed,
        marks=workshop.marks,
        legend=Legend(data.turn_notes["long-edge"]),
    )
    return printed(workshop, deck, pages, deck.title, f"{len(fronts)} Karten auf {paper.title}")


def singles(workshop: Workshop, deck_id: str) -> Made:
    from generator.press.single import single_pages

    deck = workshop.catalog.deck(deck_id)
    faces = workshop.faces(deck)
    fronts = [faces.front(card) for card in deck.pack.cards]
    bleed = workshop.catalog.print.card.bleed
    pages = single_pages(fronts, [faces.back()] * len(fronts), deck.width, deck.height, bleed=bleed)
    return printed(workshop, deck, pages, deck.title, f"{len(fronts)} Karten, Vorder- und Rückseite im Wechsel")
