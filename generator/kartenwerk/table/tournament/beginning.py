"""The beginning of a tournament: what its players agree on, checked, and the file that says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from kartenwerk.base.errors import KartenwerkError, check_between, unknown
from kartenwerk.base.message import _
from kartenwerk.base.toml import quote, value_of
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import GameData
from kartenwerk.play.games import rules_of
from kartenwerk.table.blocks.names import check_apart
from kartenwerk.table.evening.dealer import lets_dealer_out
from kartenwerk.table.seating.plan import FIVE, LEAST, MOST, MOST_ROUNDS, RESTS, SIZES
from kartenwerk.table.tournament.scoreboard import KEYS, TIES
from kartenwerk.table.tournament.tournament import open_tournament

BYES = ("nothing", "average")


@dataclass(frozen=True)
class TournamentOrder:
    """A tournament that is to begin; see `TournamentFile` for what each key means.

    An empty `rest` is the other size of tables where the game is played at these, else a pause. The key of an error is
    the name of the field that is wrong.
    """

    game: str
    players: Sequence[str]
    rounds: int
    tables: int = SIZES[-1]
    rest: str = ""
    bye: str = BYES[0]
    ties: Sequence[str] = TIES
    name: str = ""
    date: date | None = None
    seed: int = 1
    game_file: str = ""

    def write(self, catalog: Catalog, file: str) -> str:
        """The text of the file of that name; KartenwerkError for what cannot be played or seated so."""
        game = catalog.game(self.game)
        check_apart(self.players, key="players")
        check_between("so many players cannot be seated", len(self.players), LEAST, MOST, "players")
        check_between("so many rounds cannot be seated", self.rounds, 1, MOST_ROUNDS, "rounds")
        rest = self.rest or ("other" if _other(self.tables) in game.players else "pause")
        for key, value, known in (("rest", rest, RESTS), ("bye", self.bye, BYES)):
            if value not in known:
                raise unknown("there is no way of that name", value, known, key)
        _check_tables(game, len(self.players), self.tables, rest)
        _check_ties(self.ties)
        plan: dict[str, int | str | list[str]] = {
            "rounds": self.rounds,
            "tables": self.tables,
            "rest": rest,
            "bye": self.bye,
            "ties": [*self.ties],
            "seed": self.seed,
        }
        lines = [
            "# A tournament, written by `kartenwerk tournament`.",
            "format = 1",
            f"tournament = {quote(self.game)}",
            *([f"game_file = {quote(self.game_file)}"] if self.game_file else []),
            *([f"name = {quote(self.name)}"] if self.name else []),
            *([f"date = {self.date.isoformat()}"] if self.date else []),
            "players = [",
            *(f"  {quote(name)}," for name in self.players),
            "]",
            *(f"{key} = {value_of(value)}" for key, value in plan.items()),
        ]
        text = "\n".join(lines) + "\n"
        open_tournament(text, file, catalog)
        return text


def _check_ties(ties: Sequence[str]) -> None:
    for key in ties:
        if key not in KEYS:
            raise unknown("there is no way of that name", key, KEYS, "ties")
        if ties.count(key) > 1:
            raise KartenwerkError("this is given twice", key="ties", found=repr(key))


def _other(tables: int) -> int:
    """The other size that tables may have: three for four, and four for three."""
    return 7 - tables


def _check_tables(game: GameData, players: int, tables: int, rest: str) -> None:
    """KartenwerkError if the game is not played at such tables, or not by those who are left over."""
    if tables not in SIZES:
        raise KartenwerkError("tables have three or four seats", key="tables", found=str(tables), expected=_("3 to 4"))
    if tables not in game.players:
        raise KartenwerkError(
            "{title} is not played by that many",
            title=game.title,
            key="tables",
            found=str(tables),
            expected=_("one of {known}", known=", ".join(map(str, game.players))),
        )
    if rest == "five" and tables != SIZES[-1]:
        raise KartenwerkError("a fifth sits at tables of four", key="rest", found="five", expected=str(SIZES[-1]))
    fits = {"pause": True, "five": _takes_five(game), "other": _other(tables) in game.players or not players % tables}
    if not fits[rest]:
        raise KartenwerkError(
            "{title} is not played at such tables",
            title=game.title,
            key="rest",
            found=rest,
            expected=", ".join(way for way, fit in fits.items() if fit and (way != "five" or tables == SIZES[-1])),
        )


def _takes_five(game: GameData) -> bool:
    """Whether five can sit at a table: all play, or whoever deals sits out."""
    return FIVE in game.players or (FIVE - 1 in game.players and lets_dealer_out(rules_of(game), game))
