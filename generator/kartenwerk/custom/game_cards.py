"""What a game knows of the cards of a deck of one's own: their suits, ranks and values, from their rows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from unicodedata import combining, normalize

from kartenwerk.base.message import _
from kartenwerk.cards import Card
from kartenwerk.catalog.deck import Rank, Suit
from kartenwerk.custom.faults import Report, Spot

GAME_KEYS = ("suit", "rank", "value")
"""The keys of [card] that make it a card of a game; none of them is taken from a column of its name by itself."""

MOST = 1_000_000
_SPELT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d"})
_NUMBER = re.compile(r"[-−–+]?[0-9]{1,7}")
_LONGEST = 40


class GameCard(NamedTuple):
    """A card of a suit and a rank. Both have an id for notation, and are called by the words of the table."""

    card: Card
    suit: str
    rank: str


def safe_id(text: str) -> str:
    """An id for file names and the command line: "Äpfel" becomes "aepfel"."""
    spelt = normalize("NFC", text).lower().translate(_SPELT)
    bare = "".join(sign for sign in normalize("NFKD", spelt) if not combining(sign))
    return re.sub(r"[^a-z0-9_]+", "-", bare).strip("-")[:60]


def read_game_card(texts: Mapping[str, str], place: Spot, report: Report) -> GameCard | None:
    """The card that the filled keys of a row make; None for a row without a suit, and where one of them is a fault."""
    suit, rank, value = (" ".join(texts.get(key, "").split()) for key in GAME_KEYS)
    if not suit:
        return None
    if not rank:
        report.fault(_("a card with a suit needs a rank"), place, suit, _("[card] rank, filled in this row, too"))
        return None
    if value and not _NUMBER.fullmatch(value):
        report.fault(_("what a card counts is no whole number"), place, value, _("a number such as 3 or -1"))
        return None
    ids = safe_id(suit).replace("-", "_"), re.sub(r"[^\w]+", "_", normalize("NFC", rank)).strip("_")
    for text, id in zip((suit, rank), ids, strict=True):
        if not id or len(id) > _LONGEST:
            report.fault(_("suits and ranks are short words or numbers"), place, text, _("letters and digits"))
            return None
    number = int(value.replace("−", "-").replace("–", "-") or 0)
    return GameCard(Card(*ids, max(-MOST, min(number, MOST))), suit, rank)


def check_game_cards(cards: Iterable[tuple[GameCard, Spot]], report: Report) -> None:
    """No two rows are the same card of a game, whatever each of them counts."""
    known: dict[str, Spot] = {}
    for card, place in cards:
        other = known.setdefault(str(card.card), place)
        if other is not place:
            rows = (*other.rows, *place.rows) if other.file == place.file else place.rows
            report.fault(_("two cards have the same suit and rank"), Spot(place.file, rows=rows), str(card.card))


def suits_of(cards: Iterable[tuple[GameCard, str]]) -> tuple[Suit, ...]:
    """The suits in the order of the table; each card stands with the colour in which its suit may be shown."""
    first: dict[str, tuple[str, str]] = {}
    for card, colour in cards:
        first.setdefault(card.card.suit, (card.suit, colour))
    return tuple(
        Suit.model_construct(id=id, name=word, german=word, colour=colour, order=order)
        for order, (id, (word, colour)) in enumerate(first.items(), 1)
    )


def ranks_of(cards: Iterable[GameCard]) -> tuple[Rank, ...]:
    """The ranks in the order of the table, called in texts as they are written there."""
    first: dict[str, GameCard] = {}
    for card in cards:
        first.setdefault(card.card.rank, card)
    return tuple(_rank(code, card.rank, card.card.value) for code, card in first.items())


def _rank(code: str, word: str, value: int) -> Rank:
    return Rank.model_construct(
        code=code,
        name=word,
        plural=word,
        german=(word,),
        spoken=word,
        spoken_plural=word,
        gender="f",
        value=value,
    )
