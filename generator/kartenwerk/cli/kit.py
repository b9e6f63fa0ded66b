"""kartenwerk kit: everything of a deck, or of all decks."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.custom import ALL, DECK_HELP, opened
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Link, Out, Plain, RulesFile


def kit(
    deck: Annotated[str, typer.Argument(help=f"{DECK_HELP} Or all.", autocompletion=completion.decks_and_all)],
    for_game: Annotated[
        str | None,
        typer.Option(
            "--for",
            metavar="GAME",
            help="Exactly what this game needs, into the game's folder.",
            autocompletion=completion.games,
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="With --for: for how many; left out, as many as can play.")
    ] = None,
    paper: Annotated[
        str, typer.Option(help="The sheet for the home printer.", autocompletion=completion.papers)
    ] = "a4",
    rules: RulesFile = None,
    link: Link = "",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a deck's cards, box and rule book, its games' booklets, reference cards and pads, and a printing guide.

    With --for only what one game needs: as many packs and chips as it takes, a reference card for each player, its
    booklet, pad, box and guide. Files that are up to date stay as they are. House rules (--rules) hold for the game
    that their file names.
    """
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.kits.game_kit import game_kit_follow_ups, game_kit_products, read_party
    from kartenwerk.products.kits.kit import finished_decks, kit_follow_ups, kit_products
    from kartenwerk.products.reference.link_code import read_link

    workshop, deck = opened(deck, data)
    address = read_link(link)
    catalog = workshop.catalog
    if deck == ALL and rules is not None:
        raise KartenwerkError(
            "house rules belong to a game of one deck",
            key="--rules",
            found=_("kit all"),
            expected=_("kartenwerk kit DECK"),
        )
    if for_game is None and players is not None:
        raise KartenwerkError(
            "a number of players goes with one game", key="--players", found=str(players), expected=_("--for GAME")
        )
    if deck == ALL and for_game is not None:
        raise KartenwerkError(
            "a game is played with one deck",
            key="--for",
            found=_("kit all"),
            expected=_("kartenwerk kit DECK --for GAME"),
        )
    decks = [catalog.deck(id) for id in (finished_decks(catalog) if deck == ALL else [deck])]
    catalog.paper(paper)
    if for_game is not None:
        party = read_party(workshop, deck, for_game, players, rules)
        products = game_kit_products(workshop, party, paper, address)
        follow_ups = game_kit_follow_ups(workshop, party, paper)
        build_and_report(workshop, products, out, json=json, plain=plain, lasting=True, follow_ups=follow_ups)
        return
    products = [product for one in decks for product in kit_products(catalog, one, paper, rules, address)]
    follow_ups = kit_follow_ups(catalog, decks, paper, rules)
    build_and_report(workshop, products, out, json=json, plain=plain, lasting=True, follow_ups=follow_ups)
