"""kartenwerk tournament standing: who is ahead."""

from __future__ import annotations

from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.tournament.told import File, load, say_standing


def standing(file: File, data: Data = None, json: Json = False) -> None:
    """Tell who is ahead, and by what equal points are told apart."""
    from kartenwerk.build.workshop import Workshop

    now = load(file, Workshop.over(data).catalog)
    if json:
        print_json(
            {
                "standing": [one._asdict() for one in now.standing],
                "ties": list(now.head.ties),
                "missing": [list(one) for one in now.missing],
            }
        )
        return
    head = [now.head.name, now.data.title, f"after {now.played} of {now.head.rounds} rounds"]
    say(", ".join(filter(None, head)), "")
    say_standing(now)
    if now.missing:
        say("Missing: " + ", ".join(f"round {at} table {one}" for at, one in now.missing) + ".")
