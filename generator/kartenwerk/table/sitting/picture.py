"""The table drawn for sighted players: lines at each turn, with suit signs and cards in their colours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from shutil import get_terminal_size
from typing import Any

from kartenwerk.cards import HIDDEN, Card, Cards
from kartenwerk.play.engine.table import Sight
from kartenwerk.table.sitting.tongue import Tongue

SIGNS = {"kreuz": "♣", "pik": "♠", "herz": "♥", "karo": "♦", "joker": "★"}
"""Suits that have a sign in Unicode; others are shown by the beginning of their name."""

INDENT, GAP = 2, "  "
NARROW = 40


TRICK, LED = "stich", "▸"


def _centre(texts: Sequence[tuple[str, int]], width: int) -> Iterable[str]:
    """Texts with their widths in one line, about a third of the page from the left; nothing for none."""
    if texts:
        wide = sum(each for _, each in texts) + len(GAP) * (len(texts) - 1)
        yield " " * max(INDENT, width // 3 - wide // 2) + GAP.join(text for text, _ in texts)


@dataclass(frozen=True)
class TablePicture:
    """Draws a seat's view of the table, as wide as the terminal."""

    tongue: Tongue
    players: int

    def lines(self, sight: Sight, seat: int, options: Sequence[Any]) -> list[str]:
        """The piles, the own hand, and what else is read off the table; cards in colour.

        A card of the hand that is a move by itself has its number and is bold.
        """
        numbers = {str(move): number for number, move in enumerate(options, start=1)}
        width = max(NARROW, get_terminal_size().columns)
        rows = ["-" * min(width, 80)]
        if sight.laid is not None:
            rows += self._round(dict(sight.laid), sight.laid[0][0] if sight.laid else None, seat, min(width, 80))
        if sight.last is not None:
            laid = [
                f"{self.tongue.name(one, seat)} {self._colour(card, self._text(card), bold=False)}"
                for one, card in sight.last.laid
            ]
            rows.append(" " * INDENT + self.tongue.say("last_trick", cards=GAP.join(laid)))
        for id, cards in sight.piles:
            if id == TRICK and sight.laid is not None:
                continue
            label = f"{self.tongue.pile(id)}:"
            hand = id == "hand"
            rows += self._row(label, cards, width, numbers if hand else {})
        notes = self.tongue.notes(sight.notes, seat)
        rows += [" " * INDENT + self.tongue.note_line(id, parts) for id, parts in notes.items()]
        return [*rows, rows[0]]

    def _round(self, laid: Mapping[int, Card], leader: int | None, seat: int, width: int) -> Iterable[str]:
        """The names round the trick, each with the card that lies before it; the next seat sits at the left.

        A mark stands before the seat that led.
        """

        def place(one: int) -> tuple[str, int]:
            mark = LED if one == leader else " "
            name = f"{mark}{self.tongue.name(one, seat)}"
            if one not in laid:
                return name, len(name)
            text = self._text(laid[one])
            return f"{name} {self._colour(laid[one], text, bold=True)}", len(name) + 1 + len(text)

        others = [(seat + step) % self.players for step in range(1, self.players)]
        left, right = (others[:1], others[-1:]) if len(others) > 1 else ([], [])
        across = [place(one) for one in others[len(left) : len(others) - len(right)]]
        yield from _centre(across, width)
        if left:
            (first, wide), (last, _) = place(left[0]), place(right[0])
            gap = max(len(GAP), width // 2 - len(GAP) * INDENT - wide)
            yield f"{' ' * INDENT}{first}{' ' * gap}{last}"
        yield from _centre([place(seat)], width)

    def _row(self, label: str, cards: Cards, width: int, numbers: Mapping[str, int]) -> Iterable[str]:
        """A label with its cards, on as many lines as it takes; the first copy of a card with its number."""
        line, used = f"{' ' * INDENT}{label}", INDENT + len(label)
        for place, card in enumerate(cards):
            number = "" if card in cards[:place] else str(numbers.get(str(card), ""))
            text = f"{number} {self._text(card)}".strip()
            if used + len(GAP) + len(text) > width:
                yield line
                line, used = " " * (INDENT + len(label)), INDENT + len(label)
            line += GAP + self._colour(card, text, bold=str(card) in numbers)
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

    def _colour(self, card: Card, text: str, *, bold: bool) -> str:
        codes = ["1"] if bold else []
        if screen := self._colours.get(card.suit):
            red, green, blue = (int(screen[place : place + 2], 16) for place in (1, 3, 5))
            codes += [f"38;2;{red};{green};{blue}"] if red + green + blue > DARK else []
        return f"\033[{';'.join(codes)}m{text}\033[0m" if codes else text

    @cached_property
    def _colours(self) -> dict[str, str]:
        """The colour of each suit on screens."""
        deck = self.tongue.session.deck
        return {suit.id: deck.palette[suit.colour].screen for suit in deck.suits}


DARK = 150
"""A colour whose parts come to less is as dark as many terminals; such cards have the colour of the text."""
