"""Moves as numbers: a fixed list of signs, by which programs that learn name any move of a game.

A move is spelled by its notation: card by card, word by word, digit by digit. So the list is short and never grows,
also where moves name sets of cards, melds or amounts, of which there are more than anybody can list. Most moves are one
sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.contract import AnyGame

STOP = "."
"""The sign after a move whose notation is the beginning of another's."""

MARKS = (STOP, *"0123456789", "-", "=")
"""The signs that every game has."""

LETTERS = tuple("abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ!?'’_+*/:")
"""The signs of words in a game that has not declared them."""

_PIECES = re.compile(r"[^\s,;=]+|=")


def pieces(text: str) -> list[str]:
    """The cards, words, numbers and signs of a notation."""
    return _PIECES.findall(text)


class Spelling(NamedTuple):
    """A move that is being named: the moves it may still be, each with its signs, and how many of these are named.

    What all these moves have in common is passed over, so every sign is a choice; only where there is a single move its
    first sign is asked for.
    """

    possible: tuple[tuple[tuple[int, ...], Any], ...]
    place: int
    named: tuple[int, ...] = ()

    @property
    def choices(self) -> tuple[int, ...]:
        """The signs that go on from here, in rising order."""
        return tuple(sorted({signs[self.place] for signs, _ in self.possible}))

    def choose(self, sign: int) -> Spelling:
        """The spelling after this sign; ValueError if no legal move goes on with it."""
        possible = tuple(each for each in self.possible if each[0][self.place] == sign)
        if not possible:
            raise ValueError(f"sign {sign} is none of {self.choices}")
        return Spelling(possible, _common(possible, self.place + 1), (*self.named, sign))

    @property
    def move(self) -> Any:
        """The move, once its last choice is made; None before."""
        return self.possible[0][1] if self.named and len(self.possible) == 1 else None


class Numbering:
    """The signs of a game that is played with these cards: their places in `signs` are the numbers of actions.

    Kinds of cards stand in the order of the pack, then their suits and the words of the game.
    """

    def __init__(self, game: AnyGame, pack: Cards) -> None:
        self.kinds: tuple[Card, ...] = tuple(dict.fromkeys(pack))
        words = [word for phrase in game.words for word in pieces(phrase)]
        suits = [card.suit for card in self.kinds if card.suit]
        self._letters = frozenset(() if words else LETTERS)
        self.signs = tuple(dict.fromkeys((*MARKS, *map(str, self.kinds), *suits, *(words or LETTERS))))
        self._numbers = {sign: number for number, sign in enumerate(self.signs)}

    def __len__(self) -> int:
        return len(self.signs)

    def spell(self, move: object) -> tuple[int, ...]:
        """The numbers of a move's signs, with the stop at the end.

        KartenwerkError for a word that is neither a card nor a number nor among the words of the game.
        """
        numbers = self._numbers
        spelled = []
        for piece in pieces(str(move)):
            if (number := numbers.get(piece)) is not None:
                spelled.append(number)
            elif piece.lstrip("-").isdecimal() or self._letters.issuperset(piece):
                spelled += [numbers[letter] for letter in piece]
            else:
                raise KartenwerkError(
                    "the game does not declare this word of its moves",
                    key=str(move),
                    found=piece,
                    expected=_("a card, a suit, a number, or one of Game.words"),
                )
        return (*spelled, 0)

    def begin(self, moves: Iterable[Any]) -> Spelling:
        """The naming of one of these moves; ValueError if two of them are spelled alike."""
        possible = tuple((self.spell(move), move) for move in moves)
        if len({signs for signs, _ in possible}) < len(possible):
            raise ValueError("two moves are spelled alike")
        return Spelling(possible, _common(possible, 0) if len(possible) > 1 else 0)

    def name(self, signs: Sequence[int]) -> str:
        """Signs as they stand in a notation."""
        return " ".join(self.signs[sign] for sign in signs)


def _common(possible: Sequence[tuple[tuple[int, ...], Any]], place: int) -> int:
    """The first place from `place` on at which the spellings differ; `place` for a single one."""
    first, *others = (signs for signs, _ in possible)
    while others and all(signs[place] == first[place] for signs in others):
        place += 1
    return place
