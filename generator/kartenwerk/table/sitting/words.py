"""The words of a tongue for playing at the table, as `rules_data/lang/<tongue>/table.toml` has them.

German is the tongue of the games' own files. Another tongue has names of cards, and for each game a file of its own
with the sentences of that game; what is missing there stays German.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.game import Verb
from kartenwerk.catalog.load import USUAL_WORDS, read_model, words_over

GERMAN, ENGLISH = "de", "en"
TONGUES = (ENGLISH, GERMAN)

_PLACE = re.compile(r"\{(\w+)\}")


class ConsequenceWords(Data):
    """How a consequence of a move is said: in the mean, and where it is seen at once, of one and of none apart."""

    mean: Name
    sure: Name | None = None
    one: Name | None = None
    none: Name | None = None


class ChanceWords(Data):
    """What nobody decides: a heading, and the sentence, in which {cards} are those of the notation."""

    heading: Name
    says: Name


class TableWords(Data):
    """The words of one tongue.

    say       sentences with places in braces
    chance    moves that nobody makes, by how their notations begin; "" is any other
    consequences  what makes a move better than another, by the ids of the engine
    verbs     how moves begin, by their notation, longer ones before shorter ones
    parts     other words of notations, in the tongue
    commands  the commands that complete what a person types
    synonyms  words that people type, and the word of a notation that each stands for
    phrases   what people say in place of a move: the beginnings of the notations that may be meant, the likeliest first
    suits     names of suits, ranks and jokers by their notation; empty in German, where decks have them
    """

    say: dict[Id, Name]
    chance: dict[str, ChanceWords]
    consequences: dict[Id, ConsequenceWords] = Field(default_factory=dict)
    verbs: dict[str, Verb]
    parts: dict[str, Name] = Field(default_factory=dict)
    commands: list[str] = Field(default_factory=list)
    synonyms: dict[str, str] = Field(default_factory=dict)
    phrases: dict[str, list[str]] = Field(default_factory=dict)
    suits: dict[str, Name] = Field(default_factory=dict)
    ranks: dict[str, Name] = Field(default_factory=dict)


class GameWords(Data):
    """A game's sentences in a tongue that is not German, by the ids of the game's own file."""

    reasons: dict[Id, Name] = Field(default_factory=dict)
    remarks: dict[Id, Name] = Field(default_factory=dict)
    tally: dict[Id, Name] = Field(default_factory=dict)
    piles: dict[Id, Name] = Field(default_factory=dict)
    notes: dict[Id, Name] = Field(default_factory=dict)
    facts: dict[Id, Name] = Field(default_factory=dict)
    moves: dict[str, Name] = Field(default_factory=dict)

    def all(self) -> Mapping[str, str]:
        """Every id with its words, as "section.id"."""
        return {f"{section}.{id}": text for section, words in self.model_dump().items() for id, text in words.items()}


def read_words(roots: DataRoots, tongue: str) -> TableWords:
    """The words of a tongue; KartenwerkError for faulty data."""
    return read_model(roots.find(f"rules_data/lang/{tongue}/table.toml"), TableWords)


def read_game_words(roots: DataRoots, tongue: str, game: str, is_table: bool = False) -> GameWords:
    """A game's words in that tongue, from its own file or from the file for several games; possibly none.

    A game that is a table [trick_game] has the usual words of tables behind these.
    """
    layers = [f"rules_data/lang/{tongue}/sentences.toml", f"rules_data/lang/{tongue}/games/{game}.toml"]
    found = [read_model(roots.find(name), GameWords).model_dump() for name in layers if roots.has(name)]
    if is_table:
        usual = words_over(roots, USUAL_WORDS, tongue)
        found.insert(0, GameWords(**{key: usual[key] for key in GameWords.model_fields if key in usual}).model_dump())
    sections = {key: value for words in found for key, value in words.items()}
    return GameWords(**{key: {id: text for words in found for id, text in words[key].items()} for key in sections})


def fill(text: str, **values: object) -> str:
    """The text with the values at the places in braces. Nothing else in it is interpreted."""
    return _PLACE.sub(lambda place: str(values.get(place[1], place[0])), text)
