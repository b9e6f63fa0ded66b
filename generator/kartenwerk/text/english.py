"""English words for numbers, counted nouns and lists, as games in English print them.

Templates ask for them by the same names as for German ones, and name the same German nouns: `{{ 3 | anzahl("Karte") }}`
is "three cards" here. Numbers up to twelve are in words, larger ones in figures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import RootModel

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import read_model
from kartenwerk.text.german import MOST_DECIMALS, NO_BREAK_SPACE, Language

FILE = "rules_data/lang/en/nouns.toml"
WORDS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
TIMES = ("never", "once", "twice")
ENDINGS = {1: "st", 2: "nd", 3: "rd"}
TEENS = range(11, 14)


class EnglishNoun(Data):
    """A noun as it stands behind one, and behind every other number."""

    one: Name
    many: Name


class EnglishNouns(RootModel[dict[str, EnglishNoun]]):
    """The nouns by the German ones that templates name."""


def number_word(number: int) -> str:
    """0 to 12 in words, other numbers in figures."""
    return "zero" if not number else WORDS[number] if 0 < number < len(WORDS) else figures(number)


def figures(number: float, decimals: int = 0) -> str:
    """5461512 -> "5,461,512", 0.5 with one decimal -> "0.5"."""
    return f"{number:,.{decimals}f}"


def percent(share: float, decimals: int = 1) -> str:
    """0.3328 -> "33.3%"; with as many decimals as it takes that only nothing reads 0% and only all 100%."""
    while 0 < share < 1 and round(100 * share, decimals) in (0, 100) and decimals < MOST_DECIMALS:
        decimals += 1
    return f"{figures(100 * share, decimals)}%"


def ordinal(number: int) -> str:
    """1 -> "first", 11 -> "11th", 22 -> "22nd"."""
    if 0 < number < len(ORDINALS):
        return ORDINALS[number]
    ending = "th" if number % 100 in TEENS else ENDINGS.get(number % 10, "th")
    return f"{number}{ending}"


def times(number: int) -> str:
    """1 -> "once", 2 -> "twice", 3 -> "three times"."""
    return TIMES[number] if 0 <= number < len(TIMES) else f"{number_word(number)} times"


def genitive(name: str) -> str:
    """Whose something is: "Anna’s"."""
    return f"{name}’s"


@dataclass(frozen=True)
class English(Language):
    """Counts things in English."""

    conjunction: ClassVar[str] = "and"
    figures = staticmethod(figures)
    percent = staticmethod(percent)
    words: Mapping[str, EnglishNoun]

    @staticmethod
    def load(roots: DataRoots) -> English:
        """The nouns of `rules_data/lang/en/nouns.toml`; KartenwerkError for faulty data."""
        return English({}, read_model(roots.find(FILE), EnglishNouns).root)

    def count(self, number: int, noun: str, case: str = "nominativ", figure: bool = False) -> str:
        """ "no cards", "one card", "13 cards"; with `figure` always in figures: "2 cards". There are no cases.

        KartenwerkError for a noun that is not in the list.
        """
        counted = WORDS[number] if 0 <= number < len(WORDS) else figures(number)
        if figure or number >= len(WORDS):
            return f"{figures(number)}{NO_BREAK_SPACE}{self.plural(noun, number)}"
        return f"{counted} {self.plural(noun, number)}"

    def plural(self, noun: str, number: int = 2, case: str = "nominativ") -> str:
        if noun not in self.words:
            raise KartenwerkError(
                "this noun is not in the list", file=FILE, key=noun, expected=_("its English for one and for many")
            )
        return self.words[noun].one if number == 1 else self.words[noun].many

    def filters(self) -> dict[str, Callable[..., Any]]:
        own: dict[str, Callable[..., Any]] = {
            "zahl": number_word,
            "ziffern": figures,
            "prozent": percent,
            "mal": times,
            "ordnung": ordinal,
            "genitiv": genitive,
        }
        return {**super().filters(), **own}
