"""kartenwerk score void, chips and seats: a deal that does not count, chips bought again, who plays from here on."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.cli import completion
from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.score.add import check_deal
from kartenwerk.cli.score.told import VOID, File, report, warn_of_cut


def void(
    file: File,
    deal: Annotated[int, typer.Argument(help="The number of the deal.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Let a deal not count: its line stays, struck out."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.evening.store import appended, change, load, plain_block

    catalog = Workshop.over(data).catalog
    evening = load(file, catalog)
    warn_of_cut(evening)
    check_deal(evening, deal)
    after = change(file, catalog, lambda now: appended(now, plain_block("void", {"deal": deal})))
    report(after, json, deal, VOID)


def chips(
    file: File,
    player: Annotated[
        str, typer.Argument(help="Who buys chips: a name, or its beginning.", autocompletion=completion.players)
    ],
    number: Annotated[int, typer.Argument(help="How many.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Write down that somebody has bought chips again, in a game for chips."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.evening.store import appended, change, load, plain_block
    from kartenwerk.evening.telling import seat_of

    catalog = Workshop.over(data).catalog
    evening = load(file, catalog)
    warn_of_cut(evening)
    name = evening.at_table[seat_of(evening.at_table, player, "player")]
    bought = {"player": name, "add": number}
    report(change(file, catalog, lambda now: appended(now, plain_block("chips", bought))), json)


def seats(
    file: File,
    players: Annotated[
        str,
        typer.Argument(
            metavar="NAMES", help="Who plays from here on: Anna,Bert,Emil.", autocompletion=completion.players
        ),
    ],
    data: Data = None,
    json: Json = False,
) -> None:
    """Write down who plays from here on: who comes, who goes, who changes places."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.evening.store import appended, change, load, plain_block

    catalog = Workshop.over(data).catalog
    warn_of_cut(load(file, catalog))
    names = [one.strip() for one in players.split(",") if one.strip()]
    report(change(file, catalog, lambda now: appended(now, plain_block("seats", {"players": names}))), json)
