"""kartenwerk tournament begin: a round is being played."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.tournament.told import File, load, missing
from kartenwerk.cli.translation import gettext


def begin(
    file: File,
    round: Annotated[
        int | None, typer.Argument(help="The number of the round. [default: the next]", show_default=False)
    ] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write down that a round begins: whoever comes or leaves now changes nothing at its tables."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.store import append_block, plain_block, rewrite
    from kartenwerk.table.tournament.tournament import Tournament, open_tournament

    catalog = Workshop.over(data).catalog
    load(file, catalog)

    def begun(now: Tournament) -> str:
        number = round if round is not None else now.begun + 1
        if not now.rounds:
            raise KartenwerkError(
                "no round is seated", file=now.name, expected=_("kartenwerk tournament seat {name}", name=file)
            )
        if number > now.head.rounds and round is None:
            raise KartenwerkError("all rounds have begun", file=now.name)
        if not now.begun < number <= now.head.rounds:
            raise KartenwerkError(
                "this round has begun, or there is no such round",
                key=_("ROUND"),
                found=str(number),
                expected=_("{least} to {most}", least=now.begun + 1, most=now.head.rounds),
            )
        return append_block(now, plain_block("begin", {"round": number}))

    after = rewrite(file, lambda text, name: open_tournament(text, name, catalog), begun)
    if json:
        print_json({"round": after.begun, "missing": [list(one) for one in after.missing]})
        return
    say(gettext("Round {round} begins and stays as it is seated.", round=after.begun))
    missing(after, before=after.begun)
