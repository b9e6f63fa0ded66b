"""Laid words compared: the best first, doubted one after the other, until all pots have found their winners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.mechanics.betting import Award, Pot
from kartenwerk.mechanics.words.laying import Laid


class Show(NamedTuple):
    """The words on the table. `words` are what each seat has laid, nothing where it laid none or has no claim.

    `settled` are words that hold, as nobody doubted them or the dictionary has them; `struck` those it has not.
    """

    words: tuple[Cards, ...]
    settled: frozenset[str] = frozenset()
    struck: frozenset[str] = frozenset()

    def holders(self, word: str) -> tuple[int, ...]:
        """The seats that laid a word."""
        return tuple(seat for seat, cards in enumerate(self.words) if cards and word_of(cards) == word)

    def best(self, seats: Sequence[int]) -> Laid | None:
        """The best word of these seats that is not struck."""
        laid = [laid_of(self.words[seat]) for seat in seats if self.words[seat]]
        return min((one for one in laid if one.word not in self.struck), key=lambda one: one.order, default=None)

    def in_question(self, pots: Sequence[Pot]) -> str | None:
        """The best word that would win something and has not been settled; None when all pots are decided."""
        leaders = [leader for pot in pots if (leader := self.best(pot.seats))]
        open_words = [leader for leader in leaders if leader.word not in self.settled]
        return min(open_words, key=lambda one: one.order).word if open_words else None

    def winners(self, seats: Sequence[int]) -> tuple[int, ...]:
        """The seats whose word is the best, all of them if they laid the same; none if nobody has a word."""
        best = self.best(seats)
        if best is None:
            return ()
        return tuple(
            seat for seat in self.holders(best.word) if seat in seats and len(self.words[seat]) == len(best.cards)
        )


def word_of(cards: Cards) -> str:
    return "".join(card.rank for card in cards)


def laid_of(cards: Cards) -> Laid:
    return Laid(word_of(cards), tuple(card.rank for card in cards))


def shared_out(show: Show, pots: Sequence[Pot]) -> tuple[Award, ...]:
    """Every pot in equal parts to those with its best word; what does not go even, and pots without a word, stay."""
    awards: list[Award] = []
    for number, pot in enumerate(pots):
        winners = show.winners(pot.seats)
        part = pot.chips // len(winners) if winners else 0
        awards += [Award(number, seat, part) for seat in winners if part]
    return tuple(awards)
