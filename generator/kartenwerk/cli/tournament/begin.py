"""kartenwerk tournament begin: a round is being played."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError, check_between
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import RoundBegun
from kartenwerk.cli.options.tournaments import BeginRoundOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.tournament.report import change, check_seated, list_missing, load
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.store import append_block, plain_block
from kartenwerk.table.tournament.tournament import Tournament


def begin(options: BeginRoundOptions) -> Reply[RoundBegun]:
    catalog = Workshop.over(options.data).catalog
    load(options.file, catalog)

    def begun(now: Tournament) -> str:
        number = options.round if options.round is not None else now.begun + 1
        check_seated(now, options.file)
        if number > now.head.rounds and options.round is None:
            raise KartenwerkError("all rounds have begun", file=now.name)
        check_between(
            "this round has begun, or there is no such round", number, now.begun + 1, now.head.rounds, _("ROUND")
        )
        return append_block(now, plain_block("begin", {"round": number}))

    after = change(options.file, catalog, begun)
    begins = gettext("Round {round} begins and stays as it is seated.", round=after.begun)
    answer = RoundBegun(round=after.begun, missing=[*after.missing])
    return Reply(answer, [begins, *list_missing(after, before=after.begun)])
