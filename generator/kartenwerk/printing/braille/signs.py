"""The Braille signs of a deck's suits and ranks: from its file, or for a deck of one's own from its words."""

from __future__ import annotations

from collections.abc import Mapping
from string import digits
from unicodedata import normalize

from pydantic import Field

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.catalog.deck import DeckOfSuits
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.printing.braille.table import BrailleTable


class DeckSigns(Data):
    """The signs of ranks, suits and extras. With `values` a card's value, in lowered figures, replaces its suit.

    With `printed` the faces also show the dots in print, in the place where they are felt once they are embossed.
    `below` is the end of each size of index, in mm of the deck's own size, because dots would cover it.
    """

    ranks: dict[str, Name]
    suits: dict[str, Name] = Field(default_factory=dict)
    extras: dict[str, Name] = Field(default_factory=dict)
    values: bool = False
    printed: bool = False
    below: dict[str, float] = Field(default_factory=dict)


def derive_signs(deck: DeckOfSuits, table: BrailleTable) -> DeckSigns:
    """The signs of a deck that names none: numbers whole, words by as many first letters as keep them apart.

    A suit begins with a letter, since lowered figures alone do not show in which rows they lie. KartenwerkError for a
    word of which nothing can be written, and for two that are spelled alike.
    """
    ranks = {rank.code: rank.spoken for rank in deck.ranks}
    suits = {suit.id: suit.german for suit in deck.suits}
    figures = {id: _spell(word, table) for id, word in ranks.items()}
    letters = {id: _spell(word, table).lstrip(digits) for id, word in suits.items()}
    return DeckSigns(
        ranks=_shorten(figures, ranks, _("a rank has no Braille sign of its own")),
        suits=_shorten(letters, suits, _("a suit has no Braille sign of its own")),
    )


def _shorten(spelled: Mapping[str, str], words: Mapping[str, str], message: Message) -> dict[str, str]:
    """The least beginning of each word as it is spelled that begins no other one."""
    found = {}
    for id, word in spelled.items():
        others = [other for each, other in spelled.items() if each != id]
        if not word or word in others:
            raise KartenwerkError(message, file="deck.toml", found=words[id], expected=_("other letters or digits"))
        least = len(word) if word.isdecimal() else 1
        while any(other.startswith(word[:least]) for other in others) and least < len(word):
            least += 1
        found[id] = " ".join(word[:least])
    return found


def _spell(word: str, table: BrailleTable) -> str:
    """The letters and digits of a word that have one cell each, an accent left out where the table has none."""
    signs = [sign if sign in table.card_signs else normalize("NFD", sign)[0] for sign in normalize("NFC", word.lower())]
    return "".join(sign for sign in signs if sign.isalnum() and len(table.card_signs.get(sign, "")) == 1)
