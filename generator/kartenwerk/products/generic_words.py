"""What the generic templates say around a game's own words, in the game's language."""

from __future__ import annotations

from collections.abc import Mapping

from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import read_words

FILE = "rules_data/generic_booklet.toml"


class GenericWords(Data):
    """Headings, and sentences of the data (Jinja), by their ids: templates know them as `w`."""

    words: dict[Id, Name]


@once_a_run
def generic_words(workshop: Workshop) -> Mapping[str, str]:
    """The words in the language of the workshop's game; KartenwerkError for faulty data."""
    return read_words(workshop.roots, FILE, GenericWords, workshop.game_language).words
