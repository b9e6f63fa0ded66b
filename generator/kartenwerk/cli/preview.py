"""kartenwerk preview: a picture of a deck, of a booklet, or of all decks."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.custom import opened
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain, RulesFile, Settings, Variant

EVERYTHING = "all"


def preview(
    name: Annotated[
        str,
        typer.Argument(
            metavar="DECK|GAME|all",
            help="A deck's or a game's id, see kartenwerk list; the folder of a deck of your own; or all.",
            autocompletion=completion.decks_and_games,
        ),
    ],
    page: Annotated[
        str | None,
        typer.Option(help="The page size of a game's booklet: {words}. [default: a6]", autocompletion=completion.pages),
    ] = None,
    sight: Annotated[
        str,
        typer.Option(
            help="Show a deck as others see it: protanopia, deuteranopia, tritanopia or grey.",
            autocompletion=completion.sights,
        ),
    ] = "",
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Show every card of a deck, every page of a booklet, or a row of every deck, in one PNG."""
    from kartenwerk.base.errors import KartenwerkError, unknown
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.graphics.sight import SIGHTS
    from kartenwerk.products.kits.game_order import GameOrder
    from kartenwerk.products.pictures.preview import booklet_preview, deck_preview, gallery_preview

    workshop, name = opened(name, data)
    catalog = workshop.catalog
    order = GameOrder(name, rules, tuple(set or ()), variant)
    if name == EVERYTHING:
        if order.choices or sight or page:
            raise KartenwerkError("a preview of all decks takes no options", key=name, expected=_("a deck or a game"))
        product = gallery_preview(catalog)
    elif catalog.has_deck(name):
        if order.choices:
            raise KartenwerkError("house rules are for a game, not for a deck", key=name, expected=_("a game's id"))
        if page:
            raise KartenwerkError("only a game's booklet has pages", key="--page", found=repr(page))
        if sight and sight not in SIGHTS:
            raise unknown("there is no sight of that name", sight, SIGHTS, "--sight")
        product = deck_preview(catalog.deck(name), sight)
    elif name in catalog.game_ids:
        if sight:
            raise KartenwerkError("sights are for a deck, not for a game", key="--sight", expected=_("a deck's id"))
        size = catalog.trim(page or "a6").id
        product = booklet_preview(order, order.session(workshop).deck.id, size)
    else:
        raise unknown("there is no deck or game of that name", name, (*catalog.deck_ids, *catalog.game_ids))
    build_and_report(workshop, [product], out, json=json, plain=plain, lasting=True)
