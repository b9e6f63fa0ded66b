"""kartenwerk kit: everything of a deck."""

from __future__ import annotations

from functools import partial
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
    """Print a deck's cards, box and rule book, its games' booklets, reference cards and pads, and a printing guide.

    House rules (--rules) hold for the game that their file names.
    """
    from generator.build.guide import guide_product
    from generator.build.kit import kit_box, kit_products
    from generator.build.workshop import Workshop
    from generator.cli.report import build_and_report

    workshop = Workshop.over(data)
    workshop.catalog.deck(deck)
    workshop.catalog.paper(paper)
    products = kit_products(workshop.catalog, deck, paper, rules)
    box = partial(kit_box, workshop.catalog, deck)
    guide = partial(guide_product, deck, paper=paper)
    build_and_report(workshop, products, out, json=json, plain=plain, last=(box, guide))
