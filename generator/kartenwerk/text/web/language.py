"""What a page of rules says beside the rules, in each language that it may be written in."""

from __future__ import annotations

from typing import NamedTuple


class PageLanguage(NamedTuple):
    """The words of a page; `code` is that of the language (BCP 47), and `rules_of` has a place for a title."""

    code: str
    skip: str
    contents: str
    rules: str
    rules_of: str
    read: str
    custom_cards: str
    picture: str
    table: str
    font: str


PAGE_IN_GERMAN = PageLanguage(
    code="de",
    skip="Zum Text springen",
    contents="Inhalt",
    rules="Spielregeln",
    rules_of="Spielregeln für {title}",
    read="Regeln lesen",
    custom_cards="Ein Spiel mit eigenen Karten.",
    picture="Bild in Worten",
    table="Tabelle",
    font="Schrift Vollkorn: SIL Open Font License 1.1.",
)
PAGE_IN_ENGLISH = PageLanguage(
    code="en",
    skip="Skip to the text",
    contents="Contents",
    rules="Rules",
    rules_of="The rules of {title}",
    read="Read the rules",
    custom_cards="A game with cards of its own.",
    picture="Picture in words",
    table="Table",
    font="Typeface Vollkorn: SIL Open Font License 1.1.",
)
