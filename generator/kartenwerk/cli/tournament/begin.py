"""kartenwerk tournament begin: a round is being played."""

from __future__ import annotations

from kartenwerk.cli.answers import RoundBegun
from kartenwerk.cli.game_of_file import open_game_of
from kartenwerk.cli.options.tournaments import BeginRoundOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.tournament.report import change, list_missing, load
from kartenwerk.cli.translation import gettext
from kartenwerk.table.tournament.changes import begin_round


def begin(options: BeginRoundOptions) -> Reply[RoundBegun]:
    catalog = open_game_of(options.file, options.data).catalog
    load(options.file, catalog)
    after = change(options.file, catalog, lambda now: begin_round(now, options.round))
    begins = gettext("Round {round} begins and stays as it is seated.", round=after.begun)
    answer = RoundBegun(round=after.begun, missing=[*after.missing])
    return Reply(answer, [begins, *list_missing(after, before=after.begun)])
