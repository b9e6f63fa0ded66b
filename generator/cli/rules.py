"""kartenwerk rules: a game's rule booklet, or the collected rule book of a deck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from generator.cli.options import DEFAULT_OUT, Data, Json, Out, Plain, RulesFile, Settings, Variant

if TYPE_CHECKING:
    from generator.build.product import Product
    from generator.build.rules import Order
    from generator.build.workshop import Workshop

BOOKLET_PAGE, RULEBOOK_PAGE = "a6", "a5"


def rules(
    game: Annotated[str | None, typer.Argument(help="The game's id; see kartenwerk list.")] = None,
    deck: Annotated[str | None, typer.Option(help="A deck's id: the collected rule book of all its games.")] = None,
    page: Annotated[str | None, typer.Option(help="The page size: a6 or a5. [default: a6, with --deck a5]")] = None,
    paper: Annotated[str, typer.Option(help="The sheet the booklet is imposed on.")] = "a4",
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a rule booklet in German, page by page and imposed to fold and staple.

    With --deck the collected rule book of a deck; house rules (--rules) then hold for the game their file names.
    """
    from generator.build.rules import Order
    from generator.build.workshop import Workshop
    from generator.cli.report import build_and_report
    from generator.errors import KartenwerkError

    workshop = Workshop.over(data)
    if game is not None and deck is None:
        order = Order(game, str(rules) if rules else None, tuple(set or ()), variant)
        products = _booklet(workshop, order, page or BOOKLET_PAGE, paper)
    elif deck is not None and game is None:
        if set or variant:
            raise KartenwerkError(
                "a collected rule book takes its house rules from a file",
                key="--set" if set else "--variant",
                found=repr(set[0] if set else variant),
                expected="--rules FILE, with the game named in the file",
            )
        products = _rulebook(workshop, deck, page or RULEBOOK_PAGE, paper, rules)
    else:
        raise KartenwerkError(
            "rules are printed for one game or for one deck",
            found="both" if game else "neither",
            expected="kartenwerk rules GAME or kartenwerk rules --deck DECK",
        )
    build_and_report(workshop, products, out, json=json, plain=plain)


def _booklet(workshop: Workshop, order: Order, page: str, paper: str) -> list[Product]:
    from generator.build.rules import rules_products

    deck = order.table(workshop).deck.id
    workshop.catalog.trim(page)
    workshop.catalog.paper(paper)
    return rules_products(order, deck, page, paper)


def _rulebook(workshop: Workshop, deck: str, page: str, paper: str, rules: Path | None) -> list[Product]:
    from generator.build.house import orders_of
    from generator.build.rulebook import rulebook_products

    catalog = workshop.catalog
    catalog.deck(deck)
    catalog.trim(page)
    catalog.paper(paper)
    return rulebook_products(orders_of(catalog, deck, rules), deck, page, paper)
