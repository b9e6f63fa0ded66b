"""kartenwerk box: the tuck box of a deck."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.custom import DECK_HELP, opened
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain, within

MOST = 500
EVERYTHING = "all"


def box(
    deck: Annotated[str, typer.Argument(metavar="DECK|all", help=DECK_HELP, autocompletion=completion.decks_and_all)],
    size: Annotated[str | None, typer.Option(help="Another size of card, as for kartenwerk deck.")] = None,
    paper: Annotated[
        str | None, typer.Option(help="The sheet; left out, the first that has room.", autocompletion=completion.papers)
    ] = None,
    booklet: Annotated[int, typer.Option(help="Pages of booklets that lie in the box.")] = 0,
    more_cards: Annotated[int, typer.Option(help="Cards that lie in it beside the deck.")] = 0,
    preview: Annotated[
        bool, typer.Option("--preview", help="Instead, a picture of the closed box; all: of every deck's.")
    ] = False,
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a deck's tuck box, sized from its cards, its reference cards and what else goes in, or show it closed."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.box.contents import box_contents
    from kartenwerk.products.box.picture import box_picture, box_row
    from kartenwerk.products.box.tuck_box import box_product

    within("--booklet", booklet, 0, MOST)
    within("--more-cards", more_cards, 0, MOST)
    workshop, deck = opened(deck, data)
    if deck == EVERYTHING and preview:
        if size or paper or booklet or more_cards:
            raise KartenwerkError("a picture of all boxes takes no options", key=deck, expected=_("a deck"))
        build_and_report(workshop, [box_row(workshop.catalog)], out, json=json, plain=plain, lasting=True)
        return
    chosen = workshop.catalog.deck(deck)
    if paper is not None:
        workshop.catalog.paper(paper)
    contents = box_contents(workshop.catalog, chosen, booklet, more_cards, size)
    games = [game.id for game in workshop.catalog.games_of(deck)]
    product = box_picture(chosen, contents, games) if preview else box_product(chosen, contents, paper, games)
    build_and_report(workshop, [product], out, json=json, plain=plain, lasting=True)
