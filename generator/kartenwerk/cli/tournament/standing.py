"""kartenwerk tournament standing: who is ahead."""

from __future__ import annotations

from kartenwerk.cli.answers import TournamentStanding
from kartenwerk.cli.game_of_file import open_game_of
from kartenwerk.cli.options.tournaments import StandingOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.tournament.report import list_missing, list_places, load
from kartenwerk.cli.translation import gettext


def standing(options: StandingOptions) -> Reply[TournamentStanding]:
    now = load(options.file, open_game_of(options.file, options.data).catalog)
    head = [
        now.head.name,
        now.data.title,
        gettext("after {played} of {rounds} rounds", played=now.played, rounds=now.head.rounds),
    ]
    answer = TournamentStanding(standing=[*now.standing], ties=[*now.head.ties], missing=[*now.missing])
    return Reply(answer, [", ".join(filter(None, head)), "", *list_places(now), *list_missing(now)])
