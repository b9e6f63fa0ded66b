"""kartenwerk site: pages for phone and computer of all decks and games, or of one deck."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.cli import completion
from kartenwerk.cli.custom import opened
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain


def site(
    deck: Annotated[
        str | None,
        typer.Argument(
            help="A deck's id, see kartenwerk list; or the folder of a deck of your own. [default: all decks]",
            autocompletion=completion.decks,
        ),
    ] = None,
    base_url: Annotated[
        str, typer.Option("--base-url", metavar="URL", help="Where it will lie: pages then say how others show them.")
    ] = "",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Make a web site: an entry page, a page for each deck with every card, and a page for each game.

    It needs no server: open site/index.html in the output folder. Nothing is fetched from elsewhere.
    """
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.kits.kit import finished_decks
    from kartenwerk.products.web.frame import Home
    from kartenwerk.products.web.site import site_products

    if deck is None:
        workshop = Workshop.over(data)
        decks = [workshop.catalog.deck(id) for id in finished_decks(workshop.catalog)]
    else:
        workshop, name = opened(deck, data)
        decks = [workshop.catalog.deck(name)]
    build_and_report(workshop, site_products(workshop.catalog, decks, Home.read(base_url)), out, json=json, plain=plain)
