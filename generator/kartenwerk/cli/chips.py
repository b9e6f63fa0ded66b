"""kartenwerk chips: chips for the betting games."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain, within

MOST_PLAYERS = 99


def chips(
    deck: Annotated[str, typer.Argument(help="The deck's id; see kartenwerk list.", autocompletion=completion.decks)],
    players: Annotated[int | None, typer.Option(help="For how many; left out, as many as a kit's are for.")] = None,
    paper: Annotated[
        str, typer.Option(help="The sheet the chips are printed on.", autocompletion=completion.papers)
    ] = "a4",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print sheets of chips in several values, told apart by colour and by the notches in their rims."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.custom import refuse_folder
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.chips import ChipData, chips_product

    if players is not None:
        within("--players", players, 1, MOST_PLAYERS)
    workshop = Workshop.over(data)
    why = _("chips are drawn for decks of the program; a deck of your own may have them as cards")
    refuse_folder(deck, workshop.catalog.deck_ids, why)
    workshop.catalog.deck(deck)
    workshop.catalog.paper(paper)
    wanted = players or ChipData.load(workshop.roots).players
    build_and_report(workshop, [chips_product(deck, wanted, paper)], out, json=json, plain=plain, lasting=True)
