"""What the pictures of cards show, told to those who do not see them: a sentence a card."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple


class ToldPicture(NamedTuple):
    """The card or the cards of a picture, by name, and the sentence that tells it."""

    cards: str
    sentence: str


def check_pictures(pictures: Mapping[str, str], known: Collection[str]) -> None:
    """Refuse, with a ValueError, sentences of cards that the deck does not have, and two that are alike.

    `known` are the cards' notations, and what else the deck may tell pictures by.
    """
    for name in pictures:
        if name not in known:
            raise ValueError(f"there is no card {name!r} in the deck")
    cards: dict[str, str] = {}
    for name, sentence in pictures.items():
        if cards.setdefault(sentence, name) != name:
            raise ValueError(f"{name} has the same sentence as {cards[sentence]}")
