"""kartenwerk tournament seat and print: who sits where, and the sheets for it."""

from __future__ import annotations

from kartenwerk.base.message import _
from kartenwerk.cli.answers import Built, RoundsSeated
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.game_of_file import open_game_of
from kartenwerk.cli.options.tournaments import PrintSheetsOptions, SeatOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.tournament.report import change, describe_rounds, list_rounds, load, meetings, naming_the_way
from kartenwerk.cli.translation import gettext
from kartenwerk.products.evening.tournament import tournament_product
from kartenwerk.table.seating.seating import FoundPlan
from kartenwerk.table.tournament.changes import check_seated, seat_rounds
from kartenwerk.table.tournament.tournament import Tournament

WAYS = {
    "lines": _("from lines over a field, which is exact"),
    "turned": _("by turning one round, found by search"),
    "search": _("by search"),
}


def seat(options: SeatOptions) -> Reply[RoundsSeated]:
    workshop = open_game_of(options.file, options.data)
    catalog = workshop.catalog
    load(options.file, catalog)
    found: list[FoundPlan] = []

    def with_rounds(now: Tournament) -> str:
        plan, text = seat_rounds(now, workshop.roots)
        found.append(plan)
        return text

    after = change(options.file, catalog, with_rounds)
    (seating,) = found
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
    workshop = open_game_of(options.file, options.data)
    workshop.catalog.paper(options.paper)
    tournament = load(options.file, workshop.catalog)
    with naming_the_way(options.file):
        check_seated(tournament)
    deck = workshop.catalog.deck(tournament.data.deck)
    return build_and_report(workshop, [tournament_product(tournament, deck, options.paper)], options)
