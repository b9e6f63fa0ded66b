"""German words for numbers, counted nouns and lists, as the booklets print them.

Numbers up to twelve are in words, larger ones in figures. From 10 000 on figures are grouped by a narrow space;
decimals follow a comma. Templates use these functions as Jinja filters with German names, as they are German text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

from pydantic import Field, RootModel

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, one_of
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import read_model
from kartenwerk.text.articles import with_article

Case = Literal["nominativ", "akkusativ", "dativ"]
CASES = ("nominativ", "akkusativ", "dativ")

WORDS = ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf")
ORDINALS = ("", "erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte", "zehnte")
ENDINGS = {
    "m": {"nominativ": "", "akkusativ": "en", "dativ": "em"},
    "f": {"nominativ": "e", "akkusativ": "e", "dativ": "er"},
    "n": {"nominativ": "", "akkusativ": "", "dativ": "em"},
}
ARTICLES = {
    "m": {"nominativ": "der", "akkusativ": "den", "dativ": "dem"},
    "f": {"nominativ": "die", "akkusativ": "die", "dativ": "der"},
    "n": {"nominativ": "das", "akkusativ": "das", "dativ": "dem"},
}
MOST_DECIMALS = 6
NARROW_SPACE = "\u202f"
NO_BREAK_SPACE = "\u00a0"


class Noun(Data):
    """A noun that can be counted: its gender, its plural, and its plural in the dative."""

    gender: str = Field(pattern="^[mfn]$")
    plural: Name
    dative: Name


class Nouns(RootModel[dict[str, Noun]]):
    """The data of `rules_data/nouns.toml`."""


def number_word(number: int) -> str:
    """0 to 12 in words, other numbers in figures."""
    return WORDS[number] if 0 <= number < len(WORDS) else figures(number)


def figures(number: float, decimals: int = 0) -> str:
    """5461512 -> "5 461 512" (with narrow spaces), 0.5 with one decimal -> "0,5"."""
    text = f"{number:,.{decimals}f}" if abs(number) >= 10_000 else f"{number:.{decimals}f}"
    return text.replace(",", NARROW_SPACE).replace(".", ",")


def shares_in_words(more: int, less: int, sample: int) -> str:
    """(134, 100), 200 -> "in 67 statt 50 von 100 Proben"; a sample is never rounded to all, or to nothing."""
    hundredths = [round(100 * times / sample) for times in (more, less)]
    if not {0, 100}.intersection(hundredths):
        return f"in {hundredths[0]} statt {hundredths[1]} von 100 Proben"
    extremes = {0: "so gut wie nie", 100: "so gut wie immer"}
    return " statt ".join(extremes.get(share, f"in {share} von 100 Proben") for share in hundredths)


def percent(share: float, decimals: int = 1) -> str:
    """0.3328 -> "33,3 %"; with as many decimals as it takes that only nothing reads 0 % and only all 100 %."""
    while 0 < share < 1 and round(100 * share, decimals) in (0, 100) and decimals < MOST_DECIMALS:
        decimals += 1
    return f"{figures(100 * share, decimals)}{NARROW_SPACE}%"


def ordinal(number: int) -> str:
    """1 -> "erste" (with a weak ending), 11 and more -> "11."."""
    return ORDINALS[number] if 0 < number < len(ORDINALS) else f"{number}."


def among(number: int) -> str:
    """2 -> "zu zweit": how many play together, as people say it; in figures from eleven on."""
    return f"zu {ordinal(number).removesuffix('e').removesuffix('.')}"


def times(number: int) -> str:
    """1 -> "einmal", 2 -> "zweimal", 13 -> "13-mal"."""
    if number == 1:
        return "einmal"
    return f"{WORDS[number]}mal" if 0 <= number < len(WORDS) else f"{number}-mal"


def join_words(words: Iterable[str], last: str = "und") -> str:
    """ "a", "a und b", "a, b und c"."""
    *head, tail = [*words] or [""]
    return f"{', '.join(head)} {last} {tail}" if head else tail


def span(numbers: Sequence[int]) -> str:
    """Rising numbers: (2, 3, 4) -> "2–4", (2, 4) -> "2, 4", (1, 2) -> "1–2"."""
    if len(numbers) > 1 and list(numbers) == [*range(numbers[0], numbers[-1] + 1)]:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def capital(text: str) -> str:
    """The text with a capital first letter, as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def genitive(name: str) -> str:
    """Whose something is: "Annas", and "Lars’" where the name ends in an s sound."""
    return f"{name}’" if name.endswith(("s", "ß", "x", "z")) else f"{name}s"


class Named(Protocol):
    """Anything that has a German word and its gender, such as a card's rank."""

    @property
    def word(self) -> str: ...

    @property
    def gender(self) -> str: ...


class NamedCard(Named, Protocol):
    """A card: its word names its rank alone, `full` the whole card."""

    @property
    def full(self) -> str: ...


def decline(noun: str, gender: str, case: Case) -> str:
    """The noun in the singular: masculine nouns in -e are weak, "der Bube" but "den Buben", and so is "Fürst"."""
    if gender != "m" or case == "nominativ":
        return noun
    return f"{noun}n" if noun.endswith("e") else f"{noun}en" if noun.endswith("Fürst") else noun


def dative(plural: str) -> str:
    """The dative of a plural: "Magier" -> "Magiern", "Asse" -> "Assen"; "Dreien" and "Damen" have it already."""
    return plural if plural.endswith(("n", "s")) else f"{plural}n"


def definite(thing: Named, case: Case = "nominativ") -> str:
    """The thing with its article: "den Buben", "die Fünf"."""
    return f"{ARTICLES[thing.gender][case]} {decline(thing.word, thing.gender, case)}"


def indefinite(thing: Named, case: Case = "nominativ") -> str:
    """ "einen Buben", "eine Fünf"."""
    return f"ein{ENDINGS[thing.gender][case]} {decline(thing.word, thing.gender, case)}"


def definite_card(card: NamedCard, case: Case = "nominativ") -> str:
    """The whole card with its article: "den Karo-Buben", "die Speer-Fünf"."""
    return f"{ARTICLES[card.gender][case]} {decline(card.full, card.gender, case)}"


@dataclass(frozen=True)
class Language:
    """Counts things with the project's nouns."""

    conjunction: ClassVar[str] = "und"
    figures = staticmethod(figures)
    percent = staticmethod(percent)
    nouns: Mapping[str, Noun]

    @staticmethod
    def load(roots: DataRoots) -> Language:
        """The nouns of `rules_data/nouns.toml`; KartenwerkError for faulty data."""
        return Language(read_model(roots.find("rules_data/nouns.toml"), Nouns).root)

    def count(self, number: int, noun: str, case: Case = "nominativ", figure: bool = False) -> str:
        """ "keine Karten", "eine Karte", "zwei Karten", "13 Karten"; with `figure` always in figures: "2 Karten".

        KartenwerkError for a noun that is not in the list, or an unknown case.
        """
        word = self._noun(noun)
        if case not in CASES:
            raise KartenwerkError("there is no such case", key=case, expected=one_of(CASES))
        plural = word.dative if case == "dativ" else word.plural
        if number == 1:
            return f"1{NO_BREAK_SPACE}{noun}" if figure else f"ein{ENDINGS[word.gender][case]} {noun}"
        if number == 0 and not figure:
            return f"keine{'n' if case == 'dativ' else ''} {plural}"
        if figure or number >= len(WORDS):
            return f"{figures(number)}{NO_BREAK_SPACE}{plural}"
        return f"{WORDS[number]} {plural}"

    def plural(self, noun: str, number: int = 2, case: Case = "nominativ") -> str:
        """The noun without a number, in the singular or the plural that the number asks for."""
        word = self._noun(noun)
        if number == 1:
            return noun
        return word.dative if case == "dativ" else word.plural

    def _noun(self, noun: str) -> Noun:
        try:
            return self.nouns[noun]
        except KeyError:
            raise KartenwerkError(
                "this noun is not in the list",
                file="rules_data/nouns.toml",
                key=noun,
                expected=_("gender, plural and dative"),
            ) from None

    def filters(self) -> dict[str, Callable[..., Any]]:
        """The Jinja filters of the templates."""
        return {
            "anzahl": self.count,
            "mehrzahl": self.plural,
            "zahl": number_word,
            "ziffern": figures,
            "prozent": percent,
            "mal": times,
            "ordnung": ordinal,
            "aufzaehlung": join_words,
            "gross": capital,
            "genitiv": genitive,
            "the": with_article,
            "bestimmt": definite,
            "unbestimmt": indefinite,
            "karte": definite_card,
        }
