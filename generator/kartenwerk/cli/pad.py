"""kartenwerk pad: a game's score pad."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain, RulesFile, Settings, Variant, within

MOST = 500


def pad(
    game: Annotated[str, typer.Argument(help="The game's id; see kartenwerk list.")],
    page: Annotated[str, typer.Option(help="The leaf's size: a6 or a5.")] = "a6",
    sheets: Annotated[int, typer.Option(help="Leaves for each number of players.")] = 25,
    paper: Annotated[str, typer.Option(help="The sheet the leaves are printed on.")] = "a4",
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a score pad, with a specimen that shows how to fill it in."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.game_order import GameOrder
    from kartenwerk.products.pad import pad_product

    within("--sheets", sheets, 1, MOST)
    workshop = Workshop.over(data)
    order = GameOrder(game, rules, tuple(set or ()), variant)
    deck = order.session(workshop).deck.id
    workshop.catalog.trim(page)
    workshop.catalog.paper(paper)
    build_and_report(workshop, [pad_product(order, deck, page, paper, sheets)], out, json=json, plain=plain)
