"""kartenwerk score void, chips and seats: a deal that does not count, chips bought again, who plays from here on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.cli import completion
from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import say
from kartenwerk.cli.score.add import check_deal
from kartenwerk.cli.score.told import VOID, File, report, say_dealer, warn_of_cut
from kartenwerk.cli.translation import gettext

if TYPE_CHECKING:
    from kartenwerk.table.evening.evening import Evening


def void(
    file: File,
    deal: Annotated[int, typer.Argument(help="The number of the deal.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Let a deal not count: its line stays, struck out."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.store import append_block, change, load, plain_block

    catalog = Workshop.over(data).catalog
    evening = load(file, catalog)
    warn_of_cut(evening)
    check_deal(evening, deal)
    after = change(file, catalog, lambda now: append_block(now, plain_block("void", {"deal": deal})))
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
    from kartenwerk.table.evening.players import seat_of
    from kartenwerk.table.evening.store import append_block, change, load, plain_block

    catalog = Workshop.over(data).catalog
    evening = load(file, catalog)
    warn_of_cut(evening)
    name = evening.at_table[seat_of(evening.at_table, player, "PLAYER")]
    bought = {"player": name, "add": number}
    report(change(file, catalog, lambda now: append_block(now, plain_block("chips", bought))), json)


def seats(
    file: File,
    players: Annotated[
        str,
        typer.Argument(
            metavar="NAMES", help="Who plays from here on: Anna,Bert,Emil.", autocompletion=completion.players
        ),
    ],
    new: Annotated[bool, typer.Option("--new", help="A name that is like another one is somebody new.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write down who plays from here on: who comes, who goes, who changes places."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.players import find_or_add
    from kartenwerk.table.evening.store import append_block, change, load, plain_block

    catalog = Workshop.over(data).catalog
    before = load(file, catalog)
    warn_of_cut(before)

    def seated(now: Evening) -> str:
        told = filter(None, map(str.strip, players.split(",")))
        names = [find_or_add(now.everybody, name, "NAMES", new=new) for name in told]
        return append_block(now, plain_block("seats", {"players": names}))

    after = change(file, catalog, seated)
    if not json:
        say(gettext("At the table: {names}.", names=", ".join(after.next.table.names)))
        if come := [name for name in after.everybody if name not in before.everybody]:
            say(gettext("New: {names}.", names=", ".join(come)))
        say_dealer(after.next)
    report(after, json)
