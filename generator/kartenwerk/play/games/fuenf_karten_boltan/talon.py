"""The talon: cards exchanged for others, and what happens when the talon runs short.

Here are the moves that name cards, with their notation: an exchange, a shuffle, and the search for the first dealer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain, combinations
from typing import NamedTuple

from kartenwerk.cards import Cards, Pack, notation
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.moves import equal_by_class

KEEP, CHANGE, SHUFFLE, SEARCH = "behalten", "tauschen ", "mischen ", "suchen "


@equal_by_class
class Exchange(NamedTuple):
    """Lay off these cards, in the order of the hand, and get as many; none of them keeps the hand."""

    cards: Cards = ()

    def __str__(self) -> str:
        return CHANGE + notation(self.cards) if self.cards else KEEP


@equal_by_class
class Shuffle(NamedTuple):
    """A move of CHANCE: these cards, shuffled, are the new talon; top card first."""

    cards: Cards

    def __str__(self) -> str:
        return SHUFFLE + notation(self.cards)


@equal_by_class
class Search(NamedTuple):
    """A move of CHANCE: these cards are turned up one by one, the last of them being of the rank looked for."""

    cards: Cards

    def __str__(self) -> str:
        return SEARCH + notation(self.cards)


_exchange = partial(tuple.__new__, Exchange)
"""An exchange of its one field, without the Python code behind `Exchange(...)`: there are many."""


class Talon(NamedTuple):
    """The cards to draw from, and those laid off.

    cards     face down, top first
    discards  cards laid off before, those of dead seats among them
    thrown    cards laid off by the seat that is exchanging now
    owed      how many cards that seat has still to get
    """

    cards: Cards
    discards: Cards = ()
    thrown: Cards = ()
    owed: int = 0

    @property
    def all(self) -> Cards:
        return self.cards + self.discards + self.thrown

    @property
    def to_shuffle(self) -> Cards:
        """What becomes the new talon when this one runs short: not what the seat itself has just laid off."""
        return self.discards + self.cards


def lay_off(talon: Talon, cards: Cards) -> Talon:
    """The talon when a seat has laid off cards and is owed as many."""
    return talon._replace(thrown=cards, owed=len(cards))


def hand_out(talon: Talon, keep_last: bool) -> tuple[Cards, Talon]:
    """The cards that the seat gets, and the talon after. If it is still owed some, the talon must be shuffled.

    With `keep_last` the last card is never given, because a careless hand may have shown it.
    """
    count = min(talon.owed, len(talon.cards) - keep_last)
    given, talon = talon.cards[:count], talon._replace(cards=talon.cards[count:], owed=talon.owed - count)
    if not talon.owed:
        talon = talon._replace(discards=talon.discards + talon.thrown, thrown=())
    return given, talon


def read_card_move(text: str, deck: Pack) -> Exchange | Shuffle | Search | None:
    """The move of a notation, None if it is none of these; KartenwerkError for a card that does not exist."""
    if text == KEEP:
        return Exchange()
    for word, kind in ((CHANGE, Exchange), (SHUFFLE, Shuffle), (SEARCH, Search)):
        if text.startswith(word) and str(move := kind(deck.read(text.removeprefix(word)))) == text:
            return move
    return None


def exchanges(hand: Cards, most: int) -> Iterator[Exchange]:
    """Every exchange of up to `most` cards, the largest first."""
    chosen = chain.from_iterable(combinations(hand, size) for size in range(most, -1, -1))
    return map(_exchange, zip(chosen))  # a tuple of each


def why_not_exchange(hand: Cards, move: Exchange, most: int) -> Reason | None:
    """The rule that forbids an exchange, None if it is allowed."""
    if any(card not in hand for card in move.cards):
        return Reason("nicht_auf_der_hand", tuple(card for card in move.cards if card not in hand))
    if len(move.cards) > most:
        return Reason("zu_viele_getauscht", move.cards)
    ordered = move.cards in combinations(hand, len(move.cards))
    return None if ordered else Reason("in_der_reihe_der_hand", move.cards)


def why_not_chance(talon: Talon, move: object, wanted: str) -> Reason | None:
    """Why CHANCE cannot make a move.

    It searches for a `wanted` rank ("" if none is), or shuffles where a seat is owed cards.
    """
    if wanted and isinstance(move, Search):
        return _why_not_search(move, wanted, talon.cards)
    if talon.owed and isinstance(move, Shuffle):
        return None if sorted(move.cards) == sorted(talon.to_shuffle) else Reason("ablage_mischen")
    return Reason("erst_suchen" if wanted else "erst_mischen" if talon.owed else "talon_reicht")


def _why_not_search(move: Search, rank: str, pack: Cards) -> Reason | None:
    """Why these cards cannot be a search for a rank: it ends with the first card of that rank."""
    sound = len({*move.cards}) == len(move.cards) and {*move.cards} <= {*pack}
    found = [card.rank == rank for card in move.cards]
    return None if sound and any(found) and found.index(True) == len(found) - 1 else Reason("sucht_bis_zur_ersten")


def search(cards: Cards, rank: str) -> Search:
    """The search for a rank through a shuffled pack."""
    found = next(place for place, card in enumerate(cards) if card.rank == rank)
    return Search(cards[: found + 1])
