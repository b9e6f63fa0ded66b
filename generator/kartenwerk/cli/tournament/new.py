"""kartenwerk tournament new: begin a tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _, ngettext
from kartenwerk.cli import completion
from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.translation import gettext

if TYPE_CHECKING:
    from kartenwerk.catalog.game import GameData


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
    from kartenwerk.table.evening.store import begin
    from kartenwerk.table.tournament.tournament import open_tournament

    catalog = Workshop.over(data).catalog
    game_data = catalog.game(game)
    names = _players(players)
    _check_rounds(rounds)
    if not rest:
        rest = "other" if _other(tables) in game_data.players else "pause"
    _check_ways(rest, bye)
    _check_tables(game_data, len(names), tables, rest)
    plan: dict[str, int | str | list[str]] = {
        "rounds": rounds,
        "tables": tables,
        "rest": rest,
        "bye": bye,
        "ties": _ties(ties),
        "seed": seed,
    }
    text = _text(game, name, _day(date), names, plan)
    open_tournament(text, file.name, catalog)
    begin(file, text)
    if json:
        print_json({"file": str(file), "game": game, "players": names, "rounds": rounds})
        return
    say(
        gettext(
            "{name}: {title}, {players}, {rounds}. Next: kartenwerk tournament seat {name}",
            name=file,
            title=game_data.title,
            players=ngettext("1 player", "{count} players", len(names)),
            rounds=ngettext("1 round", "{count} rounds", rounds),
        )
    )


def _players(told: str) -> list[str]:
    """The names that are told, or those of a file; KartenwerkError for too few or too many, and for two of a name."""
    from kartenwerk.base.errors import KartenwerkError, naming
    from kartenwerk.table.evening.players import check_apart
    from kartenwerk.table.seating.plan import LEAST, MOST
    from kartenwerk.table.tournament.entrants import entrants

    with naming("--players"):
        names = entrants(told)
    check_apart(names, key="--players")
    if not LEAST <= len(names) <= MOST:
        raise KartenwerkError(
            "so many players cannot be seated",
            key="--players",
            found=str(len(names)),
            expected=_("{least} to {most}", least=LEAST, most=MOST),
        )
    return names


def _ties(told: str) -> list[str]:
    """By what places are told apart; KartenwerkError for what is none, or told twice."""
    from kartenwerk.base.errors import KartenwerkError, unknown
    from kartenwerk.table.tournament.scoreboard import KEYS

    keys = [key.strip().replace("-", "_") for key in told.split(",")]
    for key in keys:
        if key not in KEYS:
            raise unknown("there is no way of that name", key, KEYS, "--ties")
        if keys.count(key) > 1:
            raise KartenwerkError("this is told twice", key="--ties", found=repr(key))
    return keys


def _check_rounds(rounds: int) -> None:
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.table.seating.plan import MOST_ROUNDS

    if not 1 <= rounds <= MOST_ROUNDS:
        raise KartenwerkError(
            "so many rounds cannot be seated",
            key="--rounds",
            found=str(rounds),
            expected=_("1 to {most}", most=MOST_ROUNDS),
        )


def _check_ways(rest: str, bye: str) -> None:
    from kartenwerk.base.errors import unknown
    from kartenwerk.table.seating.plan import RESTS

    for key, value, known in (("--rest", rest, RESTS), ("--bye", bye, ("nothing", "average"))):
        if value not in known:
            raise unknown("there is no way of that name", value, known, key)


def _other(tables: int) -> int:
    """The other size that tables may have: three for four, and four for three."""
    return 7 - tables


def _check_tables(game: GameData, players: int, tables: int, rest: str) -> None:
    """KartenwerkError if the game is not played at such tables, or not by those who are left over."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.table.seating.plan import SIZES

    if tables not in SIZES:
        raise KartenwerkError(
            "tables have three or four seats", key="--tables", found=str(tables), expected=_("3 to 4")
        )
    if tables not in game.players:
        raise KartenwerkError(
            "{title} is not played by that many",
            title=game.title,
            key="--tables",
            found=str(tables),
            expected=_("one of {known}", known=", ".join(map(str, game.players))),
        )
    if rest == "five" and tables != SIZES[-1]:
        raise KartenwerkError("a fifth sits at tables of four", key="--rest", found="five", expected="--tables 4")
    fits = {"pause": True, "five": _takes_five(game), "other": _other(tables) in game.players or not players % tables}
    if not fits[rest]:
        raise KartenwerkError(
            "{title} is not played at such tables",
            title=game.title,
            key="--rest",
            found=rest,
            expected=", ".join(way for way, fit in fits.items() if fit and (way != "five" or tables == SIZES[-1])),
        )


def _takes_five(game: GameData) -> bool:
    """Whether five can sit at a table: all play, or whoever deals sits out."""
    from kartenwerk.play.games import game as rules_of
    from kartenwerk.table.evening.dealer import lets_dealer_out
    from kartenwerk.table.seating.plan import FIVE

    return FIVE in game.players or (FIVE - 1 in game.players and lets_dealer_out(rules_of(game.id), game))


def _text(game: str, name: str, day: str, players: Sequence[str], plan: Mapping[str, int | str | list[str]]) -> str:
    """The file: what the tournament is, a player a line, and how it is seated and ranked."""
    from kartenwerk.base.toml import quote, value_of

    lines = [
        "# A tournament, written by `kartenwerk tournament`.",
        "format = 1",
        f"tournament = {quote(game)}",
        *([f"name = {quote(name)}"] if name else []),
        *([f"date = {day}"] if day else []),
        "players = [",
        *(f"  {quote(name)}," for name in players),
        "]",
        *(f"{key} = {value_of(value)}" for key, value in plan.items()),
    ]
    return "\n".join(lines) + "\n"


def _day(date: str) -> str:
    """The day as it is written; "" if none is told."""
    import datetime

    from kartenwerk.base.errors import KartenwerkError

    if not date:
        return ""
    try:
        return datetime.date.fromisoformat(date).isoformat()
    except ValueError:
        raise KartenwerkError(
            "this is no day", key="--date", found=repr(date), expected=_("such as 2026-11-02")
        ) from None
