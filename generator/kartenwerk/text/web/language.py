"""What an edition of rules says beside the rules, in each language that it may be written in."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.text.book.plain import READ_IN_ENGLISH, READ_IN_GERMAN, ReadingWords


class PageLanguage(NamedTuple):
    """The words of a page; `code` is that of the language (BCP 47), and `rules_of` has a place for a title.

    `reading` are the words of a text that is read aloud.
    """

    code: str
    skip: str
    contents: str
    rules: str
    rules_of: str
    short_rules: str
    reference: str
    references: str
    read: str
    custom_cards: str
    picture: str
    table: str
    licence: str
    font: str
    way_back: str
    fresh: str
    reading: ReadingWords


PAGE_IN_GERMAN = PageLanguage(
    code="de",
    skip="Zum Text springen",
    contents="Inhalt",
    rules="Spielregeln",
    rules_of="Spielregeln für {title}",
    short_rules="Spielregeln in Kürze",
    reference="Kurzkarte",
    references="Kurzkarten",
    read="Regeln lesen",
    custom_cards="Ein Spiel mit eigenen Karten.",
    picture="Bild in Worten",
    table="Tabelle",
    licence="Text und Bilder: MIT-Lizenz.",
    way_back="Weg zurück",
    font="Schrift Vollkorn: SIL Open Font License 1.1.",
    fresh="Eine neue Fassung ist da. Sie gilt, sobald ihr alle Seiten geschlossen habt.",
    reading=READ_IN_GERMAN,
)
PAGE_IN_ENGLISH = PageLanguage(
    code="en",
    skip="Skip to the text",
    contents="Contents",
    rules="Rules",
    rules_of="The rules of {title}",
    short_rules="The rules in short",
    reference="Reference card",
    references="Reference cards",
    read="Read the rules",
    custom_cards="A game with cards of its own.",
    picture="Picture in words",
    table="Table",
    licence="Text and pictures: MIT licence.",
    way_back="The way back",
    font="Typeface Vollkorn: SIL Open Font License 1.1.",
    fresh="There is a new version. It is shown once all pages are closed.",
    reading=READ_IN_ENGLISH,
)


def page_words(language: str) -> PageLanguage:
    """The words of a page in that language; English for one that is not spoken here."""
    return PAGE_IN_GERMAN if language == PAGE_IN_GERMAN.code else PAGE_IN_ENGLISH
