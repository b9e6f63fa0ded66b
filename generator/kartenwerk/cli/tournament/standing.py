"""kartenwerk tournament standing: who is ahead."""

from __future__ import annotations

from dataclasses import asdict

from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.options.tournaments import StandingOptions
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.tournament.report import load, missing, say_standing
from kartenwerk.cli.translation import gettext


def standing(options: StandingOptions) -> None:
    now = load(options.file, Workshop.over(options.data).catalog)
    if options.json:
        print_json(
            {"standing": [asdict(one) for one in now.standing], "ties": list(now.head.ties), "missing": now.missing}
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
