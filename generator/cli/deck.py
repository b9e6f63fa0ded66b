"""kartenwerk deck: the cards."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli.options import DEFAULT_OUT, Data, Json, Out, Plain


def deck(
    deck: Annotated[str, typer.Argument(help="The deck's id; see kartenwerk list.")],
    paper: Annotated[str, typer.Option(help="The sheet for the home printer.")] = "a4",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a deck: sheets with backs for duplex, and single cards with bleed."""
    from generator.build.deck import deck_products
    from generator.build.workshop import Workshop
    from generator.cli.report import build_and_report

    workshop = Workshop.over(data)
    workshop.catalog.deck(deck)
    workshop.catalog.paper(paper)
    build_and_report(workshop, deck_products(deck, paper), out, json=json, plain=plain)
