"""How words are compared: in capitals, ß as SS, and by the order of German dictionaries (DIN 5007-1)."""

from __future__ import annotations

import unicodedata

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


def fault(word: str) -> str | None:
    """The id of the reason why no dictionary is asked about a word; None if it is spelled as words are."""
    if any(sign in HYPHENS for sign in word):
        return "bindestrich"
    if any(sign in APOSTROPHES for sign in word):
        return "auslassungszeichen"
    if any(sign.isdigit() for sign in word):
        return "ziffer"
    return None
