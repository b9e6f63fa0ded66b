"""How words are compared: in capitals, ß as SS, and by the order of German dictionaries (DIN 5007-1)."""

from __future__ import annotations

import unicodedata
from enum import Enum

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
"""The letters that can lie on a card; all of them are one byte in Latin-1."""

ENCODING = "latin-1"

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
    """Sorts words in capitals by DIN 5007-1: Ä as A; of words that are alike then, the one with umlauts later."""
    return word.translate(_PLAIN), word


class Fault(Enum):
    """Why a word may not be laid: for its spelling, or because the agreed dictionary has it not."""

    HYPHEN = "hyphen"
    APOSTROPHE = "apostrophe"
    DIGIT = "digit"
    UNKNOWN = "unknown"


def fault(word: str) -> Fault | None:
    """Why no dictionary is asked about a word; None if it is spelled as words are."""
    if any(sign in HYPHENS for sign in word):
        return Fault.HYPHEN
    if any(sign in APOSTROPHES for sign in word):
        return Fault.APOSTROPHE
    if any(sign.isdigit() for sign in word):
        return Fault.DIGIT
    return None
