"""Cards of a deck as people name them: by an id as it is printed, a title, or from one to another."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _
from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.game_cards import safe_id

_TO = re.compile(r"\.\.|-|–")


def choose(text: str, cards: Sequence[CustomCard], others: Collection[str] = ()) -> list[str]:
    """The notation of the cards that a text names: "EF-001, Der Vogt 3-5"; a number is a card's place in the table.

    What is named twice is chosen twice. `others` are names beside those of cards. KartenwerkError for any other name.
    """
    found: list[str] = []
    for part in filter(None, map(str.strip, text.split(","))):
        whole = _find_named(part, cards, others)
        if whole is not None:
            found += whole
            continue
        for word in part.split():
            named = _find_named(word, cards, others)
            if named is None:
                names = [name for card in cards for name in (card.name, card.title)]
                raise KartenwerkError(
                    "the deck has no such card{perhaps}",
                    perhaps=perhaps(word, [*names, *others]),
                    found=word,
                    expected=_('an id, a title, or places in the table such as "1-5"'),
                )
            found += named
    return found


def _find_named(name: str, cards: Sequence[CustomCard], others: Collection[str]) -> list[str] | None:
    """The notation of the cards of a name, or of a range of them; None if it is neither."""
    if name in others:
        return [name]
    found = _one(name, cards)
    for sign in () if found else _TO.finditer(name):  # an id may hold one, too: "EF-1-EF-3"
        first, last = (_place(end.strip(), cards) for end in (name[: sign.start()], name[sign.end() :]))
        if first is not None and last is not None and first <= last:
            return [str(card.card) for card in cards[first : last + 1]]
    return found or None


def _one(name: str, cards: Sequence[CustomCard]) -> list[str]:
    """The cards of that id or notation, or else of that title."""
    id = safe_id(name)
    return [str(card.card) for card in cards if id in (card.id, safe_id(str(card.card)))] or [
        str(card.card) for card in cards if card.title.casefold() == name.casefold()
    ]


def _place(name: str, cards: Sequence[CustomCard]) -> int | None:
    """Where a card stands among the others, by its id, its title or its number from 1."""
    ids = _one(name, cards)
    if ids:
        return next(place for place, card in enumerate(cards) if str(card.card) == ids[0])
    return int(name) - 1 if re.fullmatch(r"[0-9]{1,6}", name) and 1 <= int(name) <= len(cards) else None
