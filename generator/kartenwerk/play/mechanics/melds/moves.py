"""The moves that rummy games share, with their notation: throw a card away, lay melds, add to a meld."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.melds.meld import JOKER, Meld, read_meld

_THROWS, _KNOCKS, _LAYS, _ADDS_TO = "wirft ", "klopft mit ", "legt ", " an "
CARD_WORDS = (_THROWS, _KNOCKS, _LAYS, _ADDS_TO)
"""The words of these moves."""


@equal_by_class
class Throw(NamedTuple):
    """Throw a card away; with a knock it goes face down."""

    card: Card
    knocks: bool = False

    def __str__(self) -> str:
        return f"{_KNOCKS if self.knocks else _THROWS}{self.card}"


def throws(cards: Cards, knocks: bool = False) -> tuple[Throw, ...]:
    """The moves of throwing each of the cards away."""
    return tuple([tuple.__new__(Throw, (card, knocks)) for card in cards])  # for speed, as in `tricks`


@equal_by_class
class LayDown(NamedTuple):
    """Lay these melds open."""

    melds: tuple[Meld, ...]

    def __str__(self) -> str:
        return _LAYS + ", ".join(map(str, self.melds))


@equal_by_class
class LayOff(NamedTuple):
    """Add a card, or a joker for it, to the meld of that number, counted from 1."""

    card: Card
    number: int
    joker: bool = False

    def __str__(self) -> str:
        return f"{_LAYS}{JOKER + '=' if self.joker else ''}{self.card}{_ADDS_TO}{self.number}"


CardMove: TypeAlias = Throw | LayDown | LayOff


def read_card_move(text: str, deck: Pack, title: str, example: str) -> CardMove:
    """The move that a notation stands for; KartenwerkError, naming the game and an `example`, if it is none."""
    for verb in (_THROWS, _KNOCKS):
        if text.startswith(verb):
            return Throw(deck.card(text.removeprefix(verb)), verb == _KNOCKS)
    card, _adds, number = text.removeprefix(_LAYS).partition(_ADDS_TO)
    if not text.startswith(_LAYS) or (number and not number.isdecimal()):
        raise KartenwerkError(
            "this is no move of {title}",
            title=title,
            found=repr(text),
            expected=_('"{verb}{card}" or "{example}"', verb=_THROWS, card=deck.cards[0], example=example),
        )
    if number:
        return LayOff(deck.card(card.removeprefix(JOKER + "=")), int(number), card.startswith(JOKER + "="))
    return LayDown(tuple(read_meld(meld, deck) for meld in card.split(", ")))
