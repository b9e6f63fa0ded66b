"""Seating a tournament: the whole plan before it begins, and the rounds to come when somebody comes late or leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, at_most
from kartenwerk.base.toml import quote_list
from kartenwerk.table.seating.plan import FIVE, LEAST, MOST, Hall, Plan, Round, hall
from kartenwerk.table.seating.search import Search
from kartenwerk.table.seating.seating import STEPS, FoundPlan, seat
from kartenwerk.table.tournament.entries import Seated
from kartenwerk.table.tournament.known import find_plan
from kartenwerk.table.tournament.tournament import Tournament


def seat_all(tournament: Tournament, roots: DataRoots) -> tuple[FoundPlan, tuple[Seated, ...]]:
    """The plan of the whole tournament; who is which number is drawn from the file's seed."""
    head = tournament.head
    players, size = len(head.players), head.tables
    kept = find_plan(roots, players, size, head.rounds, head.rest, hall(players, size, head.rest))
    seating = seat(players, size, head.rounds, rest=head.rest, seed=head.seed, known=kept)
    names = list(tournament.players)
    Random(f"places {head.seed}").shuffle(names)
    return seating, name_players(seating.plan, names, 1)


def name_players(plan: Plan, names: Sequence[str], first: int) -> tuple[Seated, ...]:
    """The plan with names for numbers; its rounds are counted from `first` on."""
    rounds = []
    for number, tables in enumerate(plan, start=first):
        seated = {one for table in tables for one in table}
        pause = tuple(name for one, name in enumerate(names) if one not in seated)
        rounds.append(Seated(number, tuple(tuple(names[one] for one in table) for table in tables), pause))
    return tuple(rounds)


def seat_again(tournament: Tournament, first: int) -> tuple[Seated, ...]:
    """The rounds from `first` on, seated anew for those who play then; what has been played is counted, not changed.

    A newcomer takes a free seat where there is one, because then nobody else moves.
    """
    head = tournament.head
    names = tournament.playing(first)
    if len(names) < LEAST:
        raise KartenwerkError(
            "too few players are left", found=str(len(names)), expected=_("{least} at least", least=LEAST)
        )
    if len(names) > MOST:
        raise KartenwerkError("so many players cannot be seated", found=str(len(names)), expected=at_most(MOST))
    coming = [at for at in tournament.rounds if at.number >= first]
    if easy := _seat_newcomer(coming, names, FIVE if head.rest == "five" else head.tables):
        return easy
    kept = [at for at in tournament.rounds if at.number < first]
    room = hall(len(names), head.tables, head.rest)
    place = {name: at for at, name in enumerate(names)}
    met = {
        (place[a], place[b]): times
        for (a, b), times in tournament.count_meetings(kept).items()
        if a in place and b in place
    }
    paused = Counter(place[name] for at in kept for name in at.pause if name in place)
    rng = Random(f"again {head.seed} {first} {len(names)}")
    search = Search(range(len(names)), room, head.rounds - first + 1, rng, met, paused)
    return name_players(search.best(STEPS // 2, start=_start(coming, place, room)), names, first)


def _seat_newcomer(coming: Sequence[Seated], names: Sequence[str], size: int) -> tuple[Seated, ...]:
    """The same rounds with the one who is new at a table that has a free seat; () where that is not all."""
    found: list[Seated] = []
    met: Counter[str] = Counter()
    for at in coming:
        seated = {name for table in at.tables for name in table} | set(at.pause)
        new = [name for name in names if name not in seated]
        if len(new) != 1 or seated - set(names) or at.pause:
            return ()
        free = [number for number, table in enumerate(at.tables) if len(table) < size]
        if not free:
            return ()
        best = min(free, key=lambda number: (sum(met[name] for name in at.tables[number]), number))
        met.update(at.tables[best])
        tables = tuple((*table, *new) if number == best else table for number, table in enumerate(at.tables))
        found.append(at._replace(tables=tables))
    return tuple(found)


def _start(coming: Sequence[Seated], place: Mapping[str, int], room: Hall) -> Plan:
    """The rounds as they were, as far as tables still fit: the search goes on there, and few must move."""
    tables = ([[place[name] for name in table if name in place] for table in at.tables] for at in coming)
    return tuple(_fit(one, place, room) for one in tables)


def _fit(tables: list[list[int]], place: Mapping[str, int], room: Hall) -> Round:
    """The tables with as many players as the hall's have; the rest take the free seats."""
    while len(tables) > len(room.sizes):
        tables.remove(min(tables, key=len))
    tables += [[] for _ in range(len(room.sizes) - len(tables))]
    by_length = sorted(range(len(tables)), key=lambda at: -len(tables[at]))
    sizes = dict(zip(by_length, sorted(room.sizes, reverse=True), strict=True))
    kept = [table[: sizes[at]] for at, table in enumerate(tables)]
    seated = {one for table in kept for one in table}
    free = iter([one for one in place.values() if one not in seated])
    return tuple((*table, *(next(free) for _ in range(sizes[at] - len(table)))) for at, table in enumerate(kept))


def round_block(at: Seated) -> str:
    """A round as it stands in the file."""
    tables = ",\n".join(f"  {quote_list(table)}" for table in at.tables)
    return f"[[round]]\nnumber = {at.number}\npause = {quote_list(at.pause)}\ntables = [\n{tables},\n]\n"
