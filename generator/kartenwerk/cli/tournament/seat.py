"""kartenwerk tournament seat and print: who sits where, and the sheets for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.tournament.told import File, load, meetings, rounds_as_json, say_rounds
from kartenwerk.cli.translation import gettext

if TYPE_CHECKING:
    from kartenwerk.table.seating.seating import FoundPlan

WAYS = {
    "lines": _("from lines over a field, which is exact"),
    "turned": _("by turning one round, found by search"),
    "search": _("by search"),
}


def seat(file: File, data: Data = None, json: Json = False) -> None:
    """Seat all rounds so that as few as possible meet twice, and tell how many do."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.store import append_block, rewrite
    from kartenwerk.table.tournament.seats import round_block, seat_all
    from kartenwerk.table.tournament.tournament import Tournament, open_tournament

    workshop = Workshop.over(data)
    catalog = workshop.catalog
    now = load(file, catalog)
    if now.rounds:
        raise KartenwerkError(
            "the rounds are seated already",
            file=file.name,
            expected=_("kartenwerk tournament print, or late and leave for players who come and go"),
        )
    seating, rounds = seat_all(now, workshop.roots)

    def with_rounds(one: Tournament) -> str:
        text = one.parts.text
        for at in rounds:
            text = append_block(one, round_block(at)) if text == one.parts.text else text + "\n" + round_block(at)
        return text

    after = rewrite(file, lambda text, name: open_tournament(text, name, catalog), with_rounds)
    if json:
        print_json(
            {
                "rounds": rounds_as_json(after.rounds),
                "repeats": seating.repeats,
                "least": seating.least,
                "way": seating.way,
                "best": seating.best,
            }
        )
        return
    say_rounds(after.rounds)
    say("", f"{_worth(seating)}. " + gettext("Next: kartenwerk tournament print {name}", name=file))


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


def sheets(
    file: File,
    paper: Annotated[str, typer.Option(help="The paper.", autocompletion=completion.papers)] = "a4",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print the sheets: one for each round, a card for each table, a card for each player."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.evening.tournament import tournament_product

    workshop = Workshop.over(data)
    workshop.catalog.paper(paper)
    tournament = load(file, workshop.catalog)
    if not tournament.rounds:
        raise KartenwerkError(
            "no round is seated", file=file.name, expected=_("kartenwerk tournament seat {name}", name=file)
        )
    build_and_report(workshop, [tournament_product(tournament, paper)], out, json=json, plain=plain)
