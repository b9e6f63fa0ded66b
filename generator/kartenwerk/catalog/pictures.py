"""Descriptions of card pictures for people who do not see them, a sentence a card."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple


class DescribedPicture(NamedTuple):
    """The card or the cards of a picture, by name, and the sentence that describes it."""

    cards: str
    sentence: str


def check_pictures(pictures: Mapping[str, str], known: Collection[str]) -> None:
    """ValueError for a sentence of a card that the deck does not have, and for two that are alike.

    `known` are the cards' notations, and other keys by which the deck may describe pictures.
    """
    for name in pictures:
        if name not in known:
            raise ValueError(f"there is no card {name!r} in the deck")
    cards: dict[str, str] = {}
    for name, sentence in pictures.items():
        if cards.setdefault(sentence, name) != name:
            raise ValueError(f"{name} has the same sentence as {cards[sentence]}")
