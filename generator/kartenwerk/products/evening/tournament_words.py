"""What the sheets of a tournament say: `rules_data/tournament.toml`."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import read_words
from kartenwerk.table.tournament.scoreboard import Bye, Tie

FILE = "rules_data/tournament.toml"


class TournamentWords(Data):
    """All words and sentences; templates know them as `w`.

    `ties` name what separates players, and `bye` says what a pause brings.
    """

    title: Name
    rounds: Name
    day: Name
    round: Name
    table: Name
    tables: Name
    pausing: Name
    free: Name
    enter: Name
    cards: Name
    mates: Name
    points: Name
    total: Name
    pause: Name
    by_points: Name
    by_others: Name
    shared: Name
    fifth: Name
    ties: dict[Tie, Name]
    bye: dict[Bye, Name]

    @staticmethod
    def load(roots: DataRoots, language: str) -> TournamentWords:
        return read_words(roots, FILE, TournamentWords, language)
