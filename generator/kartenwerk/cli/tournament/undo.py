"""kartenwerk tournament undo, withdraw and rename: what was written by mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.cli import completion
from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.tournament.told import File, load, missing
from kartenwerk.cli.translation import gettext

if TYPE_CHECKING:
    from kartenwerk.table.evening.blocks import Block


def undo(file: File, data: Data = None, json: Json = False) -> None:
    """Take back what was done last: a result, somebody who came or left with the seats that changed, or the seats."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.store import rewrite, without_last
    from kartenwerk.table.tournament.tournament import open_tournament

    catalog = Workshop.over(data).catalog
    gone = _last_change(load(file, catalog).parts.blocks)
    after = rewrite(
        file,
        lambda text, name: open_tournament(text, name, catalog),
        lambda now: without_last(now, max(1, len(_last_change(now.parts.blocks)))),
    )
    if json:
        print_json({"undone": [block.kind for block in gone], "missing": [list(one) for one in after.missing]})
        return
    say(gettext("Taken back:"))
    for block in gone:
        if block.kind != "round":
            say(*(line for line in block.text.strip().split("\n") if line and not line.startswith("#")))
    if rounds := [str(block.values["number"]) for block in gone if block.kind == "round"]:
        say(gettext("the seats of round {rounds}", rounds=", ".join(rounds)))
    if after.rounds:
        missing(after)


def _last_change(blocks: Sequence[Block]) -> Sequence[Block]:
    """The last blocks that were written at once: rounds, with who came or left before them, or a single block."""
    start = len(blocks)
    while start and blocks[start - 1].kind == "round":
        start -= 1
    if start == len(blocks) or (start and blocks[start - 1].kind in ("late", "leave")):
        start -= 1
    return blocks[max(0, start) :]


def withdraw(
    file: File,
    round: Annotated[int, typer.Argument(help="The number of the round.")],
    table: Annotated[int, typer.Argument(help="The number of the table.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Let the result of a table not count; it may be told anew."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.store import append_block, plain_block, rewrite
    from kartenwerk.table.tournament.tournament import open_tournament

    catalog = Workshop.over(data).catalog
    load(file, catalog).check_result(round, table)
    block = plain_block("withdraw", {"round": round, "table": table})
    after = rewrite(file, lambda text, name: open_tournament(text, name, catalog), lambda now: append_block(now, block))
    if json:
        print_json({"round": round, "table": table, "missing": [list(one) for one in after.missing]})
        return
    say(gettext("Round {round}, table {table}: the result does not count.", round=round, table=table))
    missing(after)


def rename(
    file: File,
    name: Annotated[str, typer.Argument(help="A name, or its beginning.", autocompletion=completion.players)],
    to: Annotated[str, typer.Argument(help="What the player is called.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Correct a player's name: seats and results stay."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.players import check_name
    from kartenwerk.table.evening.store import append_block, plain_block, rewrite
    from kartenwerk.table.tournament.tournament import Tournament, open_tournament

    catalog = Workshop.over(data).catalog
    old, new = load(file, catalog).player(name), check_name(to)

    def renamed(now: Tournament) -> str:
        return append_block(now, plain_block("rename", {"name": old, "to": new}))

    rewrite(file, lambda text, name: open_tournament(text, name, catalog), renamed)
    if json:
        print_json({"name": old, "to": new})
        return
    say(
        gettext(
            "{old} is now called {new}. Sheets with the old name: kartenwerk tournament print {name}",
            old=old,
            new=new,
            name=file,
        )
    )
