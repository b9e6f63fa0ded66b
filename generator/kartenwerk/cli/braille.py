"""kartenwerk braille: labels for a deck's cards, and files for embossers."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain


def braille(
    deck: Annotated[str, typer.Argument(help="The deck's id; see kartenwerk list.", autocompletion=completion.decks)],
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Write a deck's Braille: sheets of labels for its cards, also mirrored, and BRF and PEF files for embossers.

    Dots on the cards themselves are made by kartenwerk deck --braille.
    """
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.custom import refuse_folder
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.braille.labels import braille_products

    workshop = Workshop.over(data)
    why = _("labels in Braille tell suit and rank, which a deck of your own has not")
    refuse_folder(deck, workshop.catalog.deck_ids, why)
    products = braille_products(workshop.catalog, workshop.catalog.deck(deck))
    build_and_report(workshop, products, out, json=json, plain=plain, lasting=True)
