"""kartenwerk tournament new: begin a tournament."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.cli import completion, translation
from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import print_json, say


def new(
    file: Annotated[Path, typer.Argument(help="The file to be written, such as turnier.toml.")],
    game: Annotated[
        str, typer.Option("--game", help="The game's id; see kartenwerk list.", autocompletion=completion.games)
    ],
    players: Annotated[
        str, typer.Option(metavar="FILE|NAMES", help="A CSV file with a name a line, or names with commas.")
    ],
    rounds: Annotated[int, typer.Option(help="How many rounds are played.")],
    tables: Annotated[int, typer.Option(help="How many sit at a table: 4 or 3.")] = 4,
    rest: Annotated[
        str,
        typer.Option(
            help="Those left over sit at tables of the other size, pause, or are the fifth at a table "
            "where whoever deals sits out: other, pause, five.",
            autocompletion=completion.words("other", "pause", "five"),
        ),
    ] = "",
    bye: Annotated[str, typer.Option(help="What a pause brings: nothing, or the average.")] = "nothing",
    ties: Annotated[
        str,
        typer.Option(
            metavar="KEY,KEY,...",
            help="By what places are told apart, one after the other: "
            "points, won, fewer_lost, solos, best_round, direct, lot.",
            autocompletion=completion.ties,
        ),
    ] = "points,won,best_round,lot",
    name: Annotated[str, typer.Option(help="What the tournament is called.")] = "",
    date: Annotated[str, typer.Option(metavar="YYYY-MM-DD", help="The day.")] = "",
    seed: Annotated[int, typer.Option(help="Decides places and the lot; the same seed is the same plan.")] = 1,
    data: Data = None,
    json: Json = False,
) -> None:
    """Begin a tournament: a file with its players and rounds. A file that is there already is left alone."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.errors import KartenwerkError, unknown
    from kartenwerk.evening.store import begin
    from kartenwerk.seating.plan import MOST_ROUNDS, RESTS, SIZES
    from kartenwerk.toml import quoted, quoted_list
    from kartenwerk.tournament.tournament import open_tournament

    catalog = Workshop.over(data).catalog
    game_data = catalog.game(game)
    names = _players(players)
    _within(len(names))
    if not 1 <= rounds <= MOST_ROUNDS:
        raise KartenwerkError(
            "so many rounds cannot be seated", key="--rounds", found=str(rounds), expected=f"1 to {MOST_ROUNDS}"
        )
    if tables not in SIZES:
        raise KartenwerkError("tables have three or four seats", key="--tables", found=str(tables), expected="3 to 4")
    other = 7 - tables in game_data.players
    rest = rest or ("other" if other else "pause")
    for key, value, known in (("--rest", rest, RESTS), ("--bye", bye, ("nothing", "average"))):
        if value not in known:
            raise unknown("way", value, known, key)
    if tables not in game_data.players:
        raise KartenwerkError(
            f"{game_data.title} is not played by that many",
            key="--tables",
            found=str(tables),
            expected="one of " + ", ".join(map(str, game_data.players)),
        )
    if rest == "other" and not other and len(names) % tables:
        raise KartenwerkError(
            f"{game_data.title} is played by {tables} only", key="--rest", found="other", expected="pause"
        )
    if rest == "five" and tables != SIZES[-1]:
        raise KartenwerkError("a fifth sits at tables of four", key="--rest", found="five", expected="--tables 4")
    keys = _ties(ties)
    lines = ["# A tournament, written by `kartenwerk tournament`.", "format = 1", f"tournament = {quoted(game)}"]
    lines += [f"name = {quoted(name)}"] if name else []
    lines += [f"date = {_day(date)}"] if date else []
    lines += [
        "players = [",
        *(f"  {quoted(one)}," for one in names),
        "]",
        f"rounds = {rounds}",
        f"tables = {tables}",
        f"rest = {quoted(rest)}",
        f"bye = {quoted(bye)}",
        f"ties = {quoted_list(keys)}",
        f"seed = {seed}",
    ]
    text = "\n".join(lines) + "\n"
    open_tournament(text, file.name, catalog)
    begin(file, text)
    if json:
        print_json({"file": str(file), "game": game, "players": names, "rounds": rounds})
        return
    say(
        translation.told(
            "{0}: {1}, {2} players, {3} rounds. Next: kartenwerk tournament seat {0}",
            file,
            game_data.title,
            len(names),
            rounds,
        )
    )


def _players(told: str) -> list[str]:
    """The names of a CSV file's first column, or those that are told."""
    import csv

    from kartenwerk.errors import KartenwerkError
    from kartenwerk.inputs import read_text

    if "," in told and not Path(told).suffix:
        names = told.split(",")
    else:
        names = [row[0] for row in csv.reader(read_text(Path(told)).splitlines()) if row]
        if names and names[0].strip().casefold() in ("name", "spieler", "player"):
            names = names[1:]
    names = [name.strip() for name in names if name.strip()]
    if twice := [name for name in names if [one.casefold() for one in names].count(name.casefold()) > 1]:
        raise KartenwerkError("two players have the same name", key="--players", found=repr(twice[0]))
    return names


def _ties(told: str) -> list[str]:
    """By what places are told apart; KartenwerkError for what is none, or told twice."""
    from kartenwerk.errors import KartenwerkError, unknown
    from kartenwerk.tournament.ranking import KEYS

    keys = [key.strip().replace("-", "_") for key in told.split(",")]
    for key in keys:
        if key not in KEYS:
            raise unknown("way", key, KEYS, "--ties")
        if keys.count(key) > 1:
            raise KartenwerkError("this is told twice", key="--ties", found=repr(key))
    return keys


def _within(number: int) -> None:
    from kartenwerk.errors import KartenwerkError
    from kartenwerk.seating.plan import LEAST, MOST

    if not LEAST <= number <= MOST:
        raise KartenwerkError(
            "so many players cannot be seated", key="--players", found=str(number), expected=f"{LEAST} to {MOST}"
        )


def _day(date: str) -> str:
    import datetime

    from kartenwerk.errors import KartenwerkError

    try:
        return datetime.date.fromisoformat(date).isoformat()
    except ValueError:
        raise KartenwerkError("this is no day", key="--date", found=repr(date), expected="such as 2026-11-02") from None
