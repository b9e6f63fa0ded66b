"""The words that lie on the table, compared: which is the best, which one is doubted next, who wins which pot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.mechanics.pots import Award, Pot
from kartenwerk.play.mechanics.words.laying import LaidWord


class LaidWords(NamedTuple):
    """The words on the table. `words` are the cards each seat has laid, none where it laid no word or has no claim.

    `settled` are words that hold, because nobody doubted them or the dictionary has them; `struck` are words that
    were doubted and that it does not have.
    """

    words: tuple[Cards, ...]
    settled: frozenset[str] = frozenset()
    struck: frozenset[str] = frozenset()

    def holders(self, word: str) -> tuple[int, ...]:
        """The seats that laid a word."""
        return tuple(seat for seat, cards in enumerate(self.words) if cards and word_of(cards) == word)

    def best(self, seats: Sequence[int]) -> LaidWord | None:
        """The best word of these seats that is not struck."""
        laid = [laid_word(self.words[seat]) for seat in seats if self.words[seat]]
        return min((one for one in laid if one.word not in self.struck), key=lambda one: one.order, default=None)

    def in_question(self, pots: Sequence[Pot]) -> str | None:
        """The best word that would win something and is not settled; None when all pots are decided."""
        leaders = [leader for pot in pots if (leader := self.best(pot.seats))]
        open_words = [leader for leader in leaders if leader.word not in self.settled]
        return min(open_words, key=lambda one: one.order).word if open_words else None

    def winners(self, seats: Sequence[int]) -> tuple[int, ...]:
        """The seats with the best word, several if they laid the same; none if nobody has a word."""
        best = self.best(seats)
        if best is None:
            return ()
        return tuple(
            seat for seat in self.holders(best.word) if seat in seats and len(self.words[seat]) == len(best.cards)
        )


def word_of(cards: Cards) -> str:
    """The word that cards spell."""
    return "".join(card.rank for card in cards)


def laid_word(cards: Cards) -> LaidWord:
    """The word that cards spell, with its cards, as words are compared."""
    return LaidWord(word_of(cards), tuple(card.rank for card in cards))


def shared_out(laid: LaidWords, pots: Sequence[Pot]) -> tuple[Award, ...]:
    """Every pot in equal parts to the seats with its best word; odd stones, and pots without a word, stay."""
    awards: list[Award] = []
    for number, pot in enumerate(pots):
        winners = laid.winners(pot.seats)
        part = pot.amount // len(winners) if winners else 0
        awards += [Award(number, seat, part) for seat in winners if part]
    return tuple(awards)
