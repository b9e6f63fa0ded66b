"""Facts on hands apart from playing: what they are worth, how likely they are, hands by dice.

`Game` has a field for each; the commands `hand`, `odds` and `roll` know these protocols alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from kartenwerk.cards import Cards
from kartenwerk.catalog.deck import Deck
from kartenwerk.catalog.game import GameData


class Hand(NamedTuple):
    """A hand as it was read: `category` is its id, `best` the cards that count. Invalid hands have a `reason`.

    Some games name `words`, others `melds` and the cards left over: the cards, and their points as `deadwood`.
    """

    category: str
    name: str
    best: Cards
    valid: bool = True
    reason: str | None = None
    words: tuple[str, ...] | None = None
    melds: tuple[tuple[str, ...], ...] | None = None
    deadwood: int | None = None
    rest: Cards = ()


class Hands(NamedTuple):
    """Several hands, and the places of the best of them."""

    hands: tuple[Hand, ...]
    winners: tuple[int, ...]


class OddsRow(NamedTuple):
    """A category with its German name, and in how many of `total` equally likely sets of cards it is the best.

    `given` are cards that are kept at an exchange; `standard_error` is that of the share in a sample of `total`.
    """

    id: str
    name: str
    ways: int
    total: int
    given: Cards = ()
    standard_error: float | None = None


class Agreed(Protocol):
    """What people play by: the game's data, their deck, their rules, and the cards that the fewest players use.

    A session is that.
    """

    @property
    def data(self) -> GameData: ...
    @property
    def deck(self) -> Deck: ...
    @property
    def rules(self) -> Any: ...
    @property
    def pack(self) -> Cards: ...


class HandReader(Protocol):
    """What a game offers to `kartenwerk hand`."""

    def hands(self, at: Agreed, hands: Sequence[str], board: str = "") -> Hands:
        """The hands in notation, each with the board; KartenwerkError for cards that cannot be so."""
        ...


class OddsReader(Protocol):
    """What a game offers to `kartenwerk odds`."""

    def usual(self, at: Agreed) -> int:
        """How many cards odds are counted for unless asked otherwise, those of a board among them."""
        ...

    def odds(self, at: Agreed, cards: int) -> tuple[OddsRow, ...]:
        """The exact odds in the order of the ladder; KartenwerkError for numbers of cards that cannot be."""
        ...

    def after_exchange(self, at: Agreed, kept: str, thrown: str) -> tuple[OddsRow, ...]:
        """The exact odds of a hand of which some cards are changed; KartenwerkError for cards that cannot be."""
        ...


@runtime_checkable
class WordReader(HandReader, Protocol):
    """What a game of words offers to `kartenwerk hand` besides."""

    def with_words(self, dictionary: Path | None, word: str, *, every: bool) -> HandReader:
        """The same reader by another list of words, judging `word`, or listing `every` word instead of the best."""
        ...


class DiceHand(NamedTuple):
    """A seat's hand by dice.

    The dice, the category they gave, the steps up by exchange, the category and name of the hand then, and its cards.
    """

    dice: tuple[int, ...]
    dealt: str
    steps: int
    category: str
    name: str
    cards: Cards


class DiceHands(NamedTuple):
    """The hands seat by seat, and the seat that wins."""

    hands: tuple[DiceHand, ...]
    winner: int


class DiceReader(Protocol):
    """What a game offers to `kartenwerk roll`: hands without cards."""

    def roll(self, at: Agreed, which: str, steps: Sequence[int], rng: Random) -> DiceHands:
        """A hand for each seat by the dice table `which`, raised by so many `steps`; KartenwerkError for no table."""
        ...
