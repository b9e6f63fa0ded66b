"""The table for eyes: a block of lines at each own turn, with the signs of the suits and cards in their colours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from shutil import get_terminal_size
from typing import Any

from kartenwerk.cards import HIDDEN, Card, Cards
from kartenwerk.catalog import SuitedDeck
from kartenwerk.engine.table import Sight
from kartenwerk.sitting.tongue import Tongue

SIGNS = {"kreuz": "♣", "pik": "♠", "herz": "♥", "karo": "♦", "joker": "★"}
"""Suits that have a sign in Unicode; others are told by the beginning of their name."""

INDENT, GAP = 2, "  "
NARROW = 40


@dataclass(frozen=True)
class TablePicture:
    """Draws what a seat sees, as wide as the terminal is."""

    tongue: Tongue

    def lines(self, sight: Sight, seat: int, options: Sequence[Any]) -> list[str]:
        """The piles, the own hand, and what else is read off the table; cards in colour.

        A card of the hand that is a move by itself has its number and is bold.
        """
        numbers = {str(move): number for number, move in enumerate(options, start=1)}
        width = max(NARROW, get_terminal_size().columns)
        rows = ["-" * min(width, 80)]
        for id, cards in sight.piles:
            label = f"{self.tongue.pile(id)}:"
            hand = id == "hand"
            rows += self._row(label, self.tongue.ordered(cards) if hand else cards, width, numbers if hand else {})
        notes = self.tongue.notes(sight.notes, seat)
        rows += [" " * INDENT + self.tongue.note_line(id, parts) for id, parts in notes.items()]
        return [*rows, rows[0]]

    def _row(self, label: str, cards: Cards, width: int, numbers: Mapping[str, int]) -> Iterable[str]:
        """A label with its cards, on as many lines as it takes; the first copy of a card with its number."""
        line, used = f"{' ' * INDENT}{label}", INDENT + len(label)
        for place, card in enumerate(cards):
            number = "" if card in cards[:place] else str(numbers.get(str(card), ""))
            text = f"{number} {self._text(card)}".strip()
            if used + len(GAP) + len(text) > width:
                yield line
                line, used = " " * (INDENT + len(label)), INDENT + len(label)
            line += GAP + self._coloured(card, text, bold=str(card) in numbers)
            used += len(GAP) + len(text)
        yield line

    def _text(self, card: Card) -> str:
        """ "♣10", "Ei10", "A"; a face-down card is a block."""
        if card == HIDDEN:
            return "▒▒"
        if not card.suit:
            return card.rank
        sign = SIGNS.get(card.suit) or self.tongue.suit(card.suit)[:2].capitalize()
        return sign if self.tongue.session.deck.is_extra(card) else f"{sign}{card.rank}"

    def _coloured(self, card: Card, text: str, *, bold: bool) -> str:
        codes = ["1"] if bold else []
        if screen := self._colours.get(card.suit):
            red, green, blue = (int(screen[place : place + 2], 16) for place in (1, 3, 5))
            codes += [f"38;2;{red};{green};{blue}"] if red + green + blue > DARK else []
        return f"\033[{';'.join(codes)}m{text}\033[0m" if codes else text

    @cached_property
    def _colours(self) -> dict[str, str]:
        """The colour of each suit on screens."""
        deck = self.tongue.session.deck
        if not isinstance(deck, SuitedDeck):
            return {}
        return {suit.id: deck.colours[suit.colour].screen for suit in deck.suits}


DARK = 150
"""A colour whose parts come to less is as dark as many terminals; such cards have the colour of the text."""
