"""The sentences of the report: `rules_data/balance.toml`."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import read_words

FILE = "rules_data/balance.toml"


class PartWords(Data):
    """The head of a part, what its numbers mean, and what stands beside each row."""

    title: Name
    about: Name
    name: Name = "–"
    row: Name = "–"


class BalanceWords(Data):
    """All sentences; `policies` say how each policy plays."""

    title: Name
    deals: Name
    unfinished: Name
    players: Name
    mixed: Name
    plain: Name
    legend: Name
    none: Name
    policies: dict[Name, Name]
    cards: PartWords
    seats: PartWords
    lengths: PartWords

    @staticmethod
    def load(roots: DataRoots, language: str) -> BalanceWords:
        return read_words(roots, FILE, BalanceWords, language)
