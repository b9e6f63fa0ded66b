"""How words are spelled and compared: in capitals, ß as SS, in the order of German dictionaries (DIN 5007-1)."""

from __future__ import annotations

import unicodedata
from enum import Enum

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
"""The letters that can stand on a card; all of them are one byte in Latin-1."""

ENCODING = "latin-1"
"""How words are stored: a letter a byte."""

HYPHENS = "-\u00ad\u2010\u2011\u2013\u2014"
APOSTROPHES = "'`\u00b4\u2018\u2019\u02bc\u201b"

_PLAIN = str.maketrans("ÄÖÜ", "AOU")
_LETTERS = frozenset(ALPHABET)


def capitals(word: str) -> str:
    """The word as it is compared: "Straße" -> "STRASSE"."""
    return unicodedata.normalize("NFC", word.strip()).upper().replace("ẞ", "SS")


def is_spelled_with_letters(word: str) -> bool:
    """Whether a word in capitals can be laid with letters at all."""
    return bool(word) and _LETTERS.issuperset(word)


def din_order(word: str) -> tuple[str, str]:
    """A key that sorts words in capitals by DIN 5007-1: Ä as A, and after it where nothing else differs."""
    return word.translate(_PLAIN), word


class WordFault(Enum):
    """Why a word may not be laid: for its spelling, or because the agreed dictionary does not have it."""

    HYPHEN = "hyphen"
    APOSTROPHE = "apostrophe"
    DIGIT = "digit"
    UNKNOWN = "unknown"


def fault(word: str) -> WordFault | None:
    """The fault of spelling for which no dictionary is asked about a word; None if there is none."""
    if any(sign in HYPHENS for sign in word):
        return WordFault.HYPHEN
    if any(sign in APOSTROPHES for sign in word):
        return WordFault.APOSTROPHE
    if any(sign.isdigit() for sign in word):
        return WordFault.DIGIT
    return None
