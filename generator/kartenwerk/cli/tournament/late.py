"""kartenwerk tournament late and leave: somebody comes, somebody goes; what has been played stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError, check_between
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import RoundsSeated
from kartenwerk.cli.options.tournaments import LateOptions, LeaveOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.tournament.report import change, check_seated, describe_rounds, list_rounds, load, meetings
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.names import find_or_add
from kartenwerk.table.blocks.store import append_block, plain_block
from kartenwerk.table.tournament.seats import round_block, seat_again
from kartenwerk.table.tournament.tournament import Tournament, open_tournament


def late(options: LateOptions) -> Reply[RoundsSeated]:
    def coming(now: Tournament, number: int) -> str:
        one = find_or_add(now.players, options.name, "NAME", new=options.new)
        if one in now.playing(number):
            raise KartenwerkError("this player is there already", key=_("NAME"), found=repr(one))
        return one

    return _seat_anew(options, "late", coming)


def leave(options: LeaveOptions) -> Reply[RoundsSeated]:
    return _seat_anew(options, "leave", lambda now, number: now.player(options.name, now.playing(number)))


def _seat_anew(
    options: LateOptions | LeaveOptions, kind: str, who: Callable[[Tournament, int], str]
) -> Reply[RoundsSeated]:
    file, catalog = options.file, Workshop.over(options.data).catalog

    def with_rounds(now: Tournament) -> str:
        first = _first(now, options.first, file)
        text = append_block(now, plain_block(kind, {"name": who(now, first), "round": first}))
        for at in seat_again(open_tournament(text, now.name, catalog), first):
            text += "\n" + round_block(at)
        return text

    before = load(file, catalog)
    after = change(file, catalog, with_rounds)
    old = {at.number: at for at in before.rounds}
    coming = tuple(at for at in after.rounds if at != old[at.number])
    first = _first(before, options.first, file)
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


def _first(now: Tournament, given: int | None, file: Path) -> int:
    """The first round that is seated anew; KartenwerkError where it may be played already and nobody says so."""
    check_seated(now, file)
    if now.begun == now.head.rounds:
        raise KartenwerkError("all rounds have begun", file=now.name)
    following = now.begun + 1
    least = max(following, now.last_change)
    if given is not None:
        check_between("from this round on nothing can be seated anew", given, least, now.head.rounds, "--from")
        return given
    if now.records_begins or least > following or any(at == now.begun for at, _ in now.missing):
        return least
    if following == now.head.rounds:
        ways = _("--from {following} if it is not; if it is, nothing changes any more", following=following)
    else:
        ways = _(
            "--from {following} if it is not, --from {following2} if it is",
            following=following,
            following2=following + 1,
        )
    raise KartenwerkError(
        "whether round {round} is being played is not known", round=following, file=now.name, expected=ways
    )
