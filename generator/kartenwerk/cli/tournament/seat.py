"""kartenwerk tournament seat and print: who sits where, and the sheets for it."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built, RoundsSeated
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.options.tournaments import PrintSheetsOptions, SeatOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.tournament.report import change, check_seated, describe_rounds, list_rounds, load, meetings
from kartenwerk.cli.translation import gettext
from kartenwerk.products.evening.tournament import tournament_product
from kartenwerk.table.blocks.store import append_block
from kartenwerk.table.seating.seating import FoundPlan
from kartenwerk.table.tournament.seats import round_block, seat_all
from kartenwerk.table.tournament.tournament import Tournament

WAYS = {
    "lines": _("from lines over a field, which is exact"),
    "turned": _("by turning one round, found by search"),
    "search": _("by search"),
}


def seat(options: SeatOptions) -> Reply[RoundsSeated]:
    workshop = Workshop.over(options.data)
    catalog = workshop.catalog
    now = load(options.file, catalog)
    if now.rounds:
        raise KartenwerkError(
            "the rounds are seated already",
            file=options.file.name,
            expected=_("kartenwerk tournament print, or late and leave for players who come and go"),
        )
    seating, rounds = seat_all(now, workshop.roots)

    def with_rounds(one: Tournament) -> str:
        text = one.parts.text
        for at in rounds:
            text = append_block(one, round_block(at)) if text == one.parts.text else text + "\n" + round_block(at)
        return text

    after = change(options.file, catalog, with_rounds)
    answer = RoundsSeated(
        rounds=describe_rounds(after.rounds),
        repeats=seating.repeats,
        least=seating.least,
        way=seating.way,
        best=seating.best,
    )
    following = gettext("Next: kartenwerk tournament print {name}", name=quote_path(options.file))
    return Reply(answer, [*list_rounds(after.rounds), "", f"{_worth(seating)}. {following}"])


def _worth(seating: FoundPlan) -> str:
    """How good the plan is, and what is proved of that."""
    repeats = meetings(seating.repeats)
    first = f"{repeats[:1].upper()}{repeats[1:]} ({gettext(WAYS[seating.way])})"
    if not seating.repeats:
        return first
    if seating.best:
        return first + gettext(", and no plan has fewer: there are not enough players")
    if not seating.least:
        return first + gettext("; whether a plan has fewer is not known")
    return first + gettext(
        "; no plan has fewer than {least}, whether one has fewer than {repeats} is not known",
        least=seating.least,
        repeats=seating.repeats,
    )


def sheets(options: PrintSheetsOptions) -> Reply[Built]:
    workshop = Workshop.over(options.data)
    workshop.catalog.paper(options.paper)
    tournament = load(options.file, workshop.catalog)
    check_seated(tournament, options.file)
    return build_and_report(workshop, [tournament_product(tournament, options.paper)], options)
