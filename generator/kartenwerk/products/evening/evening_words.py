"""What the page and the pad of an evening say: `rules_data/evening.toml`."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import read_words
from kartenwerk.products.generic_words import generic_words
from kartenwerk.table.evening.evening import Evening

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


def describe_house_rules(workshop: Workshop, evening: Evening) -> list[str]:
    """The house rules that differ, each by its label and its value, in the words of the game."""
    rules, switch = evening.session.data.rules, [generic_words(workshop)[each] for each in ("yes", "no")]
    changes = evening.session.house.changes.items()
    return [f"{rules[key].label}: {rules[key].in_words(value, *switch)}" for key, value in changes]
