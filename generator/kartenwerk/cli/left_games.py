"""Games that were left before their end: kept in the user's state folder, one a game, and offered at the next start.

None of them is needed: one that is damaged or cannot be written is as good as none.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_state_path

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.files import write_text
from kartenwerk.play.engine.budget import PLAYOUTS
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.expert import NAME
from kartenwerk.play.engine.record import IllegalMoveError, Record, read_record, replay
from kartenwerk.play.engine.session import Session

ENVIRONMENT = "KARTENWERK_STATE"
"""The environment variable that names another state folder; if it is empty, nothing is kept."""


@dataclass(frozen=True)
class LeftGames:
    """Records of games that were left, in a folder; without one nothing is kept."""

    folder: Path | None

    @staticmethod
    def of_user() -> LeftGames:
        """Those in the user's own state folder, or where KARTENWERK_STATE points."""
        named = os.environ.get(ENVIRONMENT)
        if named is not None:
            return LeftGames(Path(named) if named else None)

        return LeftGames(user_state_path("kartenwerk", appauthor=False))

    def keep(self, game: str, record: str) -> bool:
        """Keep the record of a game, in the place of the one that was kept before; whether it is kept."""

        if self.folder is None:
            return False
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_text(self._path(self.folder, game), record)
        except (KartenwerkError, OSError):
            return False
        return True

    def forget(self, game: str) -> None:
        """Drop the record of a game that has been played to its end."""
        if self.folder is not None:
            with suppress(OSError):
                self._path(self.folder, game).unlink(missing_ok=True)

    def of(self, session: Session, players: int, people: Sequence[int]) -> LeftGame | None:
        """The game that was left at a table like this one: the same people among as many, by the same rules."""

        if self.folder is None or not (path := self._path(self.folder, session.data.id)).is_file():
            return None
        try:
            record = read_record(DataFile(path, str(path)))
            seats = tuple(seat + 1 for seat in people)
            rules = session.data.settle(dict(record.rules))
            if (record.game, record.players, record.seats) != (
                session.data.id,
                players,
                seats,
            ) or rules != session.values:
                return None
            deals = replay(record, session.game, session.data, session.deck.pack)
        except (KartenwerkError, IllegalMoveError):
            return None
        return None if record.seed is None or deals[-1].finished else LeftGame(record, record.seed, tuple(deals))

    @staticmethod
    def _path(folder: Path, game: str) -> Path:
        return folder / f"{game}.toml"


@dataclass(frozen=True)
class LeftGame:
    """A game that was left: its record, its seed, and its deals so far."""

    record: Record
    seed: int
    deals: tuple[PlayedDeal, ...]

    @property
    def moves(self) -> int:
        return len(self.deals[-1].steps)

    @property
    def players(self) -> tuple[str, int]:
        return players_of(self.record)


def players_of(record: Record) -> tuple[str, int]:
    """The policy that the others follow in a record, and how often it plays on where it is an expert's."""
    policy, _, playouts = record.policy.partition(" ")
    return policy, int(playouts) if policy == NAME and playouts.isdecimal() else PLAYOUTS
