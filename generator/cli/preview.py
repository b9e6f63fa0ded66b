"""kartenwerk preview: a picture to look at."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli.options import DEFAULT_OUT, Data, Json, Out, Plain, RulesFile, Settings, Variant

EVERYTHING = "all"


def preview(
    name: Annotated[
        str, typer.Argument(metavar="DECK|GAME|all", help="A deck's or a game's id, see kartenwerk list; or all.")
    ],
    page: Annotated[str, typer.Option(help="The page size of a game's booklet: a6 or a5.")] = "a6",
    sight: Annotated[
        str, typer.Option(help="Show a deck as others see it: protanopia, deuteranopia, tritanopia or grey.")
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
    from generator.build.preview import booklet_preview, deck_preview, gallery_preview
    from generator.build.rules import Order
    from generator.build.workshop import Workshop
    from generator.cli.report import build_and_report
    from generator.errors import KartenwerkError
    from generator.sight import SIGHTS

    workshop = Workshop.over(data)
    catalog = workshop.catalog
    order = Order(name, rules, tuple(set or ()), variant)
    if name == EVERYTHING:
        if order.choices or sight:
            raise KartenwerkError("all decks are shown as they are", key=name, expected="no further options")
        product = gallery_preview(catalog)
    elif name in catalog.deck_ids:
        if order.choices:
            raise KartenwerkError("house rules are for a game, not for a deck", key=name, expected="a game's id")
        if sight and sight not in SIGHTS:
            raise KartenwerkError(
                "there is no such sight", key="--sight", found=repr(sight), expected="one of " + ", ".join(SIGHTS)
            )
        product = deck_preview(catalog.deck(name).id, sight)
    elif name in catalog.game_ids:
        if sight:
            raise KartenwerkError("sights are for a deck, not for a game", key="--sight", expected="a deck's id")
        catalog.trim(page)
        product = booklet_preview(order, order.table(workshop).deck.id, page)
    else:
        known = ", ".join((*catalog.deck_ids, *catalog.game_ids))
        raise KartenwerkError("there is no deck or game of that name", found=repr(name), expected="one of " + known)
    build_and_report(workshop, [product], out, json=json, plain=plain)
