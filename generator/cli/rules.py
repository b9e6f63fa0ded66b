"""kartenwerk rules: a game's rule booklet."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli.options import DEFAULT_OUT, Data, Json, Out, Plain, RulesFile, Settings


def rules(
    game: Annotated[str, typer.Argument(help="The game's id; see kartenwerk list.")],
    page: Annotated[str, typer.Option(help="The booklet's page size: a6 or a5.")] = "a6",
    paper: Annotated[str, typer.Option(help="The sheet the booklet is imposed on.")] = "a4",
    set: Settings = None,
    rules: RulesFile = None,
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a rule booklet in German, page by page and imposed to fold and staple."""
    from generator.build.rules import Order, rules_products
    from generator.build.workshop import Workshop
    from generator.cli.report import build_and_report

    workshop = Workshop.over(data)
    order = Order(game, str(rules) if rules else None, tuple(set or ()))
    deck = order.table(workshop).deck.id
    workshop.catalog.trim(page)
    workshop.catalog.paper(paper)
    build_and_report(workshop, rules_products(order, deck, page, paper), out, json=json, plain=plain)
