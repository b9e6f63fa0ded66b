"""What the pages of a site say around rules and cards, in each language that a site may be framed in."""

from __future__ import annotations

from typing import Annotated

from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog.fields import Data, Name, places
from kartenwerk.catalog.load import read_words

FILE = "rules_data/site.toml"


class SearchWords(Data):
    """The words of the search: its field, its page, and what was found."""

    title: Name
    about: Name
    label: Name
    place: Name
    button: Name
    index: Name
    one: Annotated[Name, places("word")]
    many: Annotated[Name, places("word", "hits")]
    first: Annotated[Name, places("word", "hits", "shown")]
    none: Annotated[Name, places("word")]
    within: Annotated[Name, places("words")]


class SiteWords(Data):
    """The data of `rules_data/site.toml`."""

    all: Name
    search: SearchWords


@once_a_run
def site_words(workshop: Workshop, language: str) -> SiteWords:
    """The words of a frame in that language (BCP 47)."""
    return read_words(workshop.roots, FILE, SiteWords, language)
