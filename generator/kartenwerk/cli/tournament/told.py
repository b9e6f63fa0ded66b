"""What tournament commands say: rounds, the plan's worth, places."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from kartenwerk.cli import translation
from kartenwerk.cli.output import columns, complain, say
from kartenwerk.cli.score.told import warn_of_doubt

if TYPE_CHECKING:
    from kartenwerk.catalog import Catalog
    from kartenwerk.table.tournament.entries import Seated
    from kartenwerk.table.tournament.tournament import Tournament

File: TypeAlias = Annotated[Path, typer.Argument(help="The tournament's file, as tournament new writes it.")]


def load(file: Path, catalog: Catalog) -> Tournament:
    """The tournament in a file; a block that is not whole is told."""
    from kartenwerk.base.inputs import read_text
    from kartenwerk.table.tournament.tournament import open_tournament

    found = open_tournament(read_text(file), file.name, catalog)
    if found.parts.cut:
        complain(f"kartenwerk: {found.name}: " + translation.told("its last block is not whole and left out"))
    warn_of_doubt(found.name, found.parts)
    return found


def say_rounds(rounds: tuple[Seated, ...]) -> None:
    """Every round with its tables, a line each."""
    for at in rounds:
        say(translation.told("Round {0}", at.number))
        for number, table in enumerate(at.tables, start=1):
            say("  " + translation.told("table {0}: {1}", number, ", ".join(table)))
        if at.pause:
            say("  " + translation.told("pause: {0}", ", ".join(at.pause)))


def meetings(number: int) -> str:
    """How many meetings repeat, in words."""
    if not number:
        return translation.told("nobody meets another twice")
    return translation.told("1 meeting repeats") if number == 1 else translation.told("{0} meetings repeat", number)


def missing(tournament: Tournament, before: int | None = None) -> None:
    """Which results are not told yet, if any; with `before`, those of rounds before that one."""
    if left := [(at, one) for at, one in tournament.missing if before is None or at < before]:
        each = (translation.told("round {0} table {1}", at, one) for at, one in left)
        say(translation.told("Missing: {0}.", ", ".join(each)))


def say_standing(tournament: Tournament) -> None:
    """Places, points, and by what equal points are told apart."""
    ties = tournament.head.ties
    heads = ["points", "won"]
    heads += [head for head, key in (("lost", "fewer_lost"), ("solos", "solos")) if key in ties]
    heads += ["best", "played"]
    rows = [tuple(map(translation.told, ("place", "name", *(_HEADS.get(head, head) for head in heads))))]
    for one in tournament.standing:
        rows.append((str(one.place), one.name, *(str(getattr(one, head)) for head in heads)))
    say(*columns(rows, right=(0, *range(2, len(heads) + 2))))
    if len(ties) > 1:
        ways = translation.told(", then ").join(translation.told(_TIES[key]) for key in ties[1:])
        said = "Equal points are told apart by {0}." if ties[0] == "points" else "Who is equal is told apart by {0}."
        say("", translation.told(said, ways))


_HEADS = {"played": "rounds"}
_TIES = {
    "points": "points",
    "won": "tables won",
    "fewer_lost": "fewer tables lost",
    "solos": "solos won",
    "best_round": "the best round",
    "direct": "the tables where they met",
    "lot": "a lot drawn beforehand",
}


def rounds_as_json(rounds: tuple[Seated, ...]) -> list[dict[str, Any]]:
    return [
        {"round": at.number, "tables": [list(table) for table in at.tables], "pause": list(at.pause)} for at in rounds
    ]
