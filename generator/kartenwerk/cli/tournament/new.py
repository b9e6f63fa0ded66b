"""kartenwerk tournament new: begin a tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from kartenwerk.base.errors import KartenwerkError, check_between, naming, unknown
from kartenwerk.base.message import _, ngettext
from kartenwerk.base.toml import quote, value_of
from kartenwerk.build.documents import create_document
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData
from kartenwerk.cli.answers import TournamentBegun
from kartenwerk.cli.options.shared import read_day
from kartenwerk.cli.options.tournaments import NewTournamentOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.translation import gettext
from kartenwerk.play.games import game as rules_of
from kartenwerk.table.blocks.names import check_apart
from kartenwerk.table.evening.dealer import lets_dealer_out
from kartenwerk.table.seating.plan import FIVE, LEAST, MOST, MOST_ROUNDS, RESTS, SIZES
from kartenwerk.table.tournament.entrants import entrants
from kartenwerk.table.tournament.scoreboard import KEYS
from kartenwerk.table.tournament.tournament import open_tournament


def new(options: NewTournamentOptions) -> Reply[TournamentBegun]:
    catalog = Workshop.over(options.data).catalog
    game_data = catalog.game(options.game)
    names = _players(options.players)
    check_between("so many rounds cannot be seated", options.rounds, 1, MOST_ROUNDS, "--rounds")
    rest = options.rest
    if not rest:
        rest = "other" if _other(options.tables) in game_data.players else "pause"
    _check_ways(rest, options.bye)
    _check_tables(game_data, len(names), options.tables, rest)
    plan: dict[str, int | str | list[str]] = {
        "rounds": options.rounds,
        "tables": options.tables,
        "rest": rest,
        "bye": options.bye,
        "ties": _ties(options.ties),
        "seed": options.seed,
    }
    text = _text(options.game, options.name, read_day(options.date), names, plan)
    open_tournament(text, options.file.name, catalog)
    create_document(options.file, text)
    begun = gettext(
        "{name}: {title}, {players}, {rounds}. Next: kartenwerk tournament seat {name}",
        name=quote_path(options.file),
        title=game_data.title,
        players=ngettext("1 player", "{count} players", len(names)),
        rounds=ngettext("1 round", "{count} rounds", options.rounds),
    )
    answer = TournamentBegun(file=str(options.file), game=options.game, players=names, rounds=options.rounds)
    return Reply(answer, [begun])


def _players(given: str) -> list[str]:
    """The names in a list, or those of a file; KartenwerkError for too few or too many, and for two of a name."""
    with naming("--players"):
        names = entrants(given)
    check_apart(names, key="--players")
    check_between("so many players cannot be seated", len(names), LEAST, MOST, "--players")
    return names


def _ties(given: str) -> list[str]:
    """The tie-breakers; KartenwerkError for an unknown one, or one given twice."""
    keys = [key.strip().replace("-", "_") for key in given.split(",")]
    for key in keys:
        if key not in KEYS:
            raise unknown("there is no way of that name", key, KEYS, "--ties")
        if keys.count(key) > 1:
            raise KartenwerkError("this is given twice", key="--ties", found=repr(key))
    return keys


def _check_ways(rest: str, bye: str) -> None:
    for key, value, known in (("--rest", rest, RESTS), ("--bye", bye, ("nothing", "average"))):
        if value not in known:
            raise unknown("there is no way of that name", value, known, key)


def _other(tables: int) -> int:
    """The other size that tables may have: three for four, and four for three."""
    return 7 - tables


def _check_tables(game: GameData, players: int, tables: int, rest: str) -> None:
    """KartenwerkError if the game is not played at such tables, or not by those who are left over."""
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
    return FIVE in game.players or (FIVE - 1 in game.players and lets_dealer_out(rules_of(game.id), game))


def _text(
    game: str, name: str, day: date | None, players: Sequence[str], plan: Mapping[str, int | str | list[str]]
) -> str:
    """The file: what the tournament is, a player a line, and how it is seated and ranked."""
    lines = [
        "# A tournament, written by `kartenwerk tournament`.",
        "format = 1",
        f"tournament = {quote(game)}",
        *([f"name = {quote(name)}"] if name else []),
        *([f"date = {day.isoformat()}"] if day else []),
        "players = [",
        *(f"  {quote(name)}," for name in players),
        "]",
        *(f"{key} = {value_of(value)}" for key, value in plan.items()),
    ]
    return "\n".join(lines) + "\n"
