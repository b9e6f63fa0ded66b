"""What the page and the pad of an evening say: `rules_data/evening.toml`."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import read_words

FILE = "rules_data/evening.toml"


class EveningWords(Data):
    """All words and sentences; the page knows them as `w`."""

    over: Name
    standing: Name
    place: Name
    name: Name
    points: Name
    deal: Name
    deals: Name
    course: Name
    deal_by_deal: Name
    reason: Name
    struck: Name
    legend: Name
    none: Name
    house_rules: Name
    sums: Name
    beside: Name
    carried: Name
    result: Name

    @staticmethod
    def load(roots: DataRoots, language: str) -> EveningWords:
        """The words in the language of the game that is played."""
        return read_words(roots, FILE, EveningWords, language)
