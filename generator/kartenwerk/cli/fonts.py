"""kartenwerk fonts: the fonts drawn for a deck."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain


def fonts(
    deck: Annotated[str, typer.Argument(help="The deck's id; see kartenwerk list.", autocompletion=completion.decks)],
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Write a deck's own fonts as TrueType files to install, with a specimen page."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.custom import refuse_folder
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.fonts import font_products

    workshop = Workshop.over(data)
    why = _("a deck of your own brings its fonts; those of signs belong to decks of the program")
    refuse_folder(deck, workshop.catalog.deck_ids, why)
    products = font_products(workshop, workshop.catalog.deck(deck))
    build_and_report(workshop, products, out, json=json, plain=plain, lasting=True)
