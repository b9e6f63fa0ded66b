"""What tournament commands say: rounds, the plan's worth, places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from kartenwerk.base.message import Message, _
from kartenwerk.catalog import Catalog
from kartenwerk.cli.answers import RoundSeated
from kartenwerk.cli.output import columns, complain
from kartenwerk.cli.score.report import warn_of_doubt
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.names import SimilarNameError
from kartenwerk.table.tournament import changes
from kartenwerk.table.tournament.entries import Seated
from kartenwerk.table.tournament.tournament import Tournament


def load(file: Path, catalog: Catalog) -> Tournament:
    """The tournament in a file; a block that is not whole is reported."""
    found = changes.load(file, catalog)
    if found.parts.cut:
        complain(f"kartenwerk: {found.name}: " + gettext("its last block is not whole and left out"))
    warn_of_doubt(found.name, found.parts)
    return found


def change(file: Path, catalog: Catalog, make: Callable[[Tournament], str]) -> Tournament:
    """The tournament after a change of its file; a fault says what to type instead."""
    with naming_the_way(file):
        return changes.change(file, catalog, make)


@contextmanager
def naming_the_way(file: Path) -> Iterator[None]:
    """Faults of a change say by which words on the command line it goes on."""
    try:
        yield
    except changes.NotSeatedError as error:
        error.expected = _("kartenwerk tournament seat {name}", name=quote_path(file))
        raise
    except changes.SeatedError as error:
        error.expected = _("kartenwerk tournament print, or late and leave for players who come and go")
        raise
    except changes.UnevenSumError as error:
        error.expected = _("0 in all, or --uneven where your table counts otherwise")
        raise
    except changes.RoundDoubtError as error:
        error.expected = _ways_from(error.following, last=error.last)
        raise
    except SimilarNameError as error:
        error.expected = _("a name that is known, or --new for somebody who is new")
        raise


def _ways_from(following: int, *, last: bool) -> Message:
    """What to type where nobody knows whether the round is being played."""
    if last:
        return _("--from {following} if it is not; if it is, nothing changes any more", following=following)
    return _(
        "--from {following} if it is not, --from {following2} if it is", following=following, following2=following + 1
    )


def list_rounds(rounds: tuple[Seated, ...]) -> Iterator[str]:
    """Every round with its tables, a line each."""
    for at in rounds:
        yield gettext("Round {round}", round=at.number)
        for number, table in enumerate(at.tables, start=1):
            yield "  " + gettext("table {table}: {names}", table=number, names=", ".join(table))
        if at.pause:
            yield "  " + gettext("pause: {names}", names=", ".join(at.pause))


def meetings(number: int) -> str:
    """How many meetings repeat, in words."""
    if not number:
        return gettext("nobody meets another twice")
    return gettext("1 meeting repeats") if number == 1 else gettext("{count} meetings repeat", count=number)


def list_missing(tournament: Tournament, before: int | None = None) -> Iterator[str]:
    """A sentence on missing results, if any; with `before`, of rounds before that one."""
    if left := [(at, one) for at, one in tournament.missing if before is None or at < before]:
        each = (gettext("round {round} table {table}", round=at, table=one) for at, one in left)
        yield gettext("Missing: {tables}.", tables=", ".join(each))


def list_places(tournament: Tournament) -> Iterator[str]:
    """Places and points, and how ties are broken."""
    ties = tournament.head.ties
    heads = ["points", "won"]
    heads += [head for head, key in (("lost", "fewer_lost"), ("solos", "solos")) if key in ties]
    heads += ["best", "played"]
    rows = [tuple(map(gettext, (_("place"), _("name"), *(_HEADS[head] for head in heads))))]
    for one in tournament.standing:
        rows.append((str(one.place), one.name, *(str(getattr(one, head)) for head in heads)))
    yield from columns(rows, right=(0, *range(2, len(heads) + 2)))
    if len(ties) > 1:
        ways = gettext(", then ").join(gettext(_TIES[key]) for key in ties[1:])
        if ties[0] == "points":
            yield from ("", gettext("Equal points are separated by {ways}.", ways=ways))
        else:
            yield from ("", gettext("Equal players are separated by {ways}.", ways=ways))


_HEADS = {
    "points": _("points"),
    "won": _("won"),
    "lost": _("lost"),
    "solos": _("solos"),
    "best": _("best"),
    "played": _("rounds"),
}
_TIES = {
    "points": _("points"),
    "won": _("tables won"),
    "fewer_lost": _("fewer tables lost"),
    "solos": _("solos won"),
    "best_round": _("the best round"),
    "direct": _("the tables where they met"),
    "lot": _("a lot drawn beforehand"),
}


def describe_rounds(rounds: tuple[Seated, ...]) -> list[RoundSeated]:
    return [RoundSeated(round=at.number, tables=[[*table] for table in at.tables], pause=[*at.pause]) for at in rounds]
