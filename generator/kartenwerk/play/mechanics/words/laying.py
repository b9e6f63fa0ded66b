"""Laying words with cards that may carry several letters each: SCH-U-H is five letters on three cards.

Cards are named by their signs, that is by what is printed on them; `JOKER` stands for any single letter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple, TypeAlias

from kartenwerk.play.mechanics.words.index import WordIndex, letters_of
from kartenwerk.play.mechanics.words.spelling import ALPHABET, din_order

Signs: TypeAlias = tuple[str, ...]

JOKER = "?"


class LaidWord(NamedTuple):
    """A word and the cards that spell it, in order."""

    word: str
    cards: Signs

    @property
    def order(self) -> tuple[int, tuple[str, str]]:
        """A key that sorts the better word first: more cards, then earlier in the alphabet."""
        return -len(self.cards), din_order(self.word)


def lay_words(index: WordIndex, cards: Sequence[str], least: int = 2) -> tuple[LaidWord, ...]:
    """Every word of at least `least` of the cards, the best first; each lies in as many cards as it can."""
    found: dict[str, Signs] = {}
    for size in range(len(cards), least - 1, -1):
        for chosen in choices(cards, size):
            for laid in _words_of_all(index, chosen):
                found.setdefault(laid.word, laid.cards)
    return tuple(sorted((LaidWord(word, signs) for word, signs in found.items()), key=lambda laid: laid.order))


def best_word(index: WordIndex, cards: Sequence[str], least: int = 2) -> LaidWord | None:
    """The best word of the cards; None if there is none of at least `least` cards."""
    for size in range(len(cards), least - 1, -1):
        laid = [one for chosen in choices(cards, size) for one in _words_of_all(index, chosen)]
        if laid:
            return min(laid, key=lambda one: one.order)
    return None


def choices(cards: Sequence[str], size: int) -> tuple[Signs, ...]:
    """Every choice of `size` of the cards, each in the order of signs, equal choices once."""
    return tuple(dict.fromkeys(combinations(sorted(cards), size)))


def _words_of_all(index: WordIndex, cards: Signs) -> Iterator[LaidWord]:
    """The words that use all of these cards, with one way to lay each."""
    fixed = [card for card in cards if card != JOKER]
    for letters in combinations_with_replacement(ALPHABET, len(cards) - len(fixed)):
        for word in index.anagrams(letters_of("".join((*fixed, *letters)))):
            laid = split(word, (*fixed, *letters))
            if laid is not None:
                yield LaidWord(word, _with_jokers(laid, letters))


def split(word: str, cards: Sequence[str]) -> Signs | None:
    """The cards in the order in which they spell the word, all of them; None if they do not.

    Longer signs are tried first, so that the same one of several ways is always found.
    """
    if not word:
        return None if cards else ()
    for card in sorted(set(cards), key=lambda card: (-len(card), card)):
        if word.startswith(card):
            rest = list(cards)
            rest.remove(card)
            after = split(word[len(card) :], rest)
            if after is not None:
                return (card, *after)
    return None


def _with_jokers(cards: Signs, letters: Sequence[str]) -> Signs:
    """The cards, with a joker in place of one card for each of the letters that jokers stand for."""
    signs = list(cards)
    for letter in letters:
        signs[signs.index(letter)] = JOKER
    return tuple(signs)
