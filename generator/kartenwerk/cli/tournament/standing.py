"""kartenwerk tournament standing: who is ahead."""

from __future__ import annotations

from dataclasses import asdict

from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.tournament.told import File, load, missing, say_standing
from kartenwerk.cli.translation import gettext


def standing(file: File, data: Data = None, json: Json = False) -> None:
    """Tell who is ahead, and by what equal points are told apart."""
    from kartenwerk.build.workshop import Workshop

    now = load(file, Workshop.over(data).catalog)
    if json:
        print_json(
            {
                "standing": [asdict(one) for one in now.standing],
                "ties": list(now.head.ties),
                "missing": [list(one) for one in now.missing],
            }
        )
        return
    head = [
        now.head.name,
        now.data.title,
        gettext("after {played} of {rounds} rounds", played=now.played, rounds=now.head.rounds),
    ]
    say(", ".join(filter(None, head)), "")
    say_standing(now)
    missing(now)
