"""kartenwerk tournament late and leave: somebody comes, somebody goes; what has been played stays as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.cli import completion, translation
from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.tournament.told import File, load, meetings, rounds_as_json, say_rounds


def late(
    file: File,
    name: Annotated[str, typer.Argument(help="Who has come.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Somebody has come late, or again: the rounds to come are seated with him."""
    _seated_anew(file, name, "late", data, json)


def leave(
    file: File,
    name: Annotated[
        str, typer.Argument(help="Who has left: a name, or its beginning.", autocompletion=completion.players)
    ],
    data: Data = None,
    json: Json = False,
) -> None:
    """Somebody has left: the rounds to come are seated without him."""
    _seated_anew(file, name, "leave", data, json)


def _seated_anew(file: Path, told: str, kind: str, data: Path | None, json: bool) -> None:
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.errors import KartenwerkError
    from kartenwerk.evening.store import appended, plain_block, rewrite
    from kartenwerk.tournament.seats import round_block, seat_again
    from kartenwerk.tournament.tournament import Tournament, open_tournament

    catalog = Workshop.over(data).catalog

    def opened(text: str, name: str) -> Tournament:
        return open_tournament(text, name, catalog)

    def changed(now: Tournament) -> str:
        first = now.played + 1
        if not now.rounds:
            raise KartenwerkError("no round is seated", file=now.name, expected=f"kartenwerk tournament seat {file}")
        if first > now.head.rounds:
            raise KartenwerkError("all rounds are played", file=now.name)
        here = now.playing(first)
        if kind == "leave":
            name = now.player(told, here)
        else:
            name = told.strip()
            if name.casefold() in map(str.casefold, here):
                raise KartenwerkError("this player is there already", key="NAME", found=repr(name))
        text = appended(now, plain_block(kind, {"name": name, "round": first}))
        for at in seat_again(opened(text, now.name), first):
            text += "\n" + round_block(at)
        return text

    before = load(file, catalog)
    after = rewrite(file, opened, changed)
    coming = tuple(at for at in after.rounds if at.number > after.played)
    old = {at.number: at for at in before.rounds}
    stays = [one for one in before.players if one in after.playing(after.played + 1)]
    moved = sum(at.table_of(one) != old[at.number].table_of(one) for at in coming for one in stays)
    if json:
        print_json({"rounds": rounds_as_json(coming), "repeats": after.repeats, "moved": moved})
        return
    say_rounds(coming)
    if moved:
        words = translation.told("{0} places change in the rounds to come; in all {1}.", moved, meetings(after.repeats))
    else:
        words = translation.told("Nobody else moves; in all {0}.", meetings(after.repeats))
    say("", words)
