"""kartenwerk kit: everything of a deck."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli.options import DEFAULT_OUT, Data, Json, Out, Plain, RulesFile


def kit(
    deck: Annotated[str, typer.Argument(help="The deck's id; see kartenwerk list.")],
    paper: Annotated[str, typer.Option(help="The sheet for the home printer.")] = "a4",
    rules: RulesFile = None,
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a deck's cards, its rule book and, for each of its games, rule booklet, reference card and score pads.

    House rules (--rules) hold for the game that their file names.
    """
    from generator.build.kit import kit_products
    from generator.build.workshop import Workshop
    from generator.cli.report import build_and_report

    workshop = Workshop.over(data)
    workshop.catalog.deck(deck)
    workshop.catalog.paper(paper)
    build_and_report(workshop, kit_products(workshop.catalog, deck, paper, rules), out, json=json, plain=plain)
