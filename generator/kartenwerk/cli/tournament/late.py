"""kartenwerk tournament late and leave: somebody comes, somebody goes; what has been played stays as it is."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.catalog import Catalog
from kartenwerk.cli.answers import RoundsSeated
from kartenwerk.cli.game_of_file import open_game_of
from kartenwerk.cli.options.tournaments import LateOptions, LeaveOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.tournament.report import change, describe_rounds, list_rounds, load, meetings
from kartenwerk.cli.translation import gettext
from kartenwerk.table.tournament.changes import add_player, first_to_seat, remove_player
from kartenwerk.table.tournament.tournament import Tournament


def late(options: LateOptions) -> Reply[RoundsSeated]:
    catalog = open_game_of(options.file, options.data).catalog
    return _seat_anew(
        options, catalog, lambda now: add_player(now, catalog, options.name, options.first, new=options.new)
    )


def leave(options: LeaveOptions) -> Reply[RoundsSeated]:
    catalog = open_game_of(options.file, options.data).catalog
    return _seat_anew(options, catalog, lambda now: remove_player(now, catalog, options.name, options.first))


def _seat_anew(
    options: LateOptions | LeaveOptions, catalog: Catalog, with_rounds: Callable[[Tournament], str]
) -> Reply[RoundsSeated]:
    file = options.file
    before = load(file, catalog)
    after = change(file, catalog, with_rounds)
    old = {at.number: at for at in before.rounds}
    coming = tuple(at for at in after.rounds if at != old[at.number])
    first = first_to_seat(before, options.first)
    stays = [one for one in before.players if one in after.playing(first)]
    moved = sum(at.table_of(one) != old[at.number].table_of(one) for at in coming for one in stays)
    total = meetings(after.repeats)
    if moved:
        moves = gettext("{count} places change in the rounds to come; in all {meetings}.", count=moved, meetings=total)
    else:
        moves = gettext("Nobody else moves; in all {meetings}.", meetings=total)
    void = gettext(
        "Void: what is printed of round {rounds}. Anew: kartenwerk tournament print {name}",
        rounds=", ".join(str(at.number) for at in coming),
        name=quote_path(file),
    )
    answer = RoundsSeated(rounds=describe_rounds(coming), repeats=after.repeats, moved=moved)
    return Reply(answer, [*list_rounds(coming), "", moves, void])
