"""What a seat sees and has heard, as numbers: a row of a fixed length, for programs that learn.

It is what a person at the table has: the piles and notes of the game, the open trick, and the cards that moves have
named. Seats count from the one that looks: 0 is itself, 1 the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import CHANCE, AnyGame, Note
from kartenwerk.play.engine.numbering import Numbering, pieces
from kartenwerk.play.engine.past import Step, cards_in

MOST = 1e6
"""No number of an observation is further from 0: amounts on the table are cut off here."""


class Section(NamedTuple):
    """A part of an observation: its name, where it begins, and how many rows of how many numbers it has."""

    name: str
    start: int
    rows: int
    width: int

    @property
    def end(self) -> int:
        return self.start + self.rows * self.width


class Observer:
    """Observations of a game, with the ids of its `piles` and `notes` as its file has them.

    `parts` name the numbers: who sits where and who is to move; the signs of a move that is being named; for each pile
    how often each kind of card lies there, cards whose face is hidden last; the open trick and what was heard, by
    seats; and for each note how often it lies there, its number, its words by signs, and its numbers by seats.
    """

    def __init__(self, game: AnyGame, numbering: Numbering, players: int, piles: Iterable[str], notes: Iterable[str]):
        self.game, self.numbering, self.players = game, numbering, players
        self._piles, self._notes = tuple(piles), tuple(notes)
        self._place = {card: place for place, card in enumerate(numbering.kinds)}
        self._sign = {sign: place for place, sign in enumerate(numbering.signs)}
        kinds, signs = len(numbering.kinds), len(numbering.signs)
        shapes = [("seat", 1, players), ("turn", 1, players), ("named", 1, signs)]
        shapes += [(f"pile {id}", 1, kinds + 1) for id in self._piles]
        shapes += [("trick", players, kinds), ("heard", players, kinds)]
        shapes += [(f"note {id}", 1, 2 + signs + players) for id in self._notes]
        self.parts = tuple(_laid_out(shapes))
        self.size = self.parts[-1].end
        self._at = {part.name: part for part in self.parts}

    def observe(self, state: Any, seat: int, heard: HeardCards, named: Sequence[int] = ()) -> list[float]:
        """What the seat sees of a state; `named` are the signs of its own move that it has named so far."""
        row = [0.0] * self.size
        view, at = self.game.view(state, seat), self._at
        row[at["seat"].start + seat] = 1
        turn = self.game.to_move(state)
        if turn is not None and turn != CHANCE:
            row[at["turn"].start + self._away(turn, seat)] = 1
        for sign in named:
            row[at["named"].start + sign] += 1
        for id, cards in self.game.piles(view, seat):
            start, hidden = at[f"pile {id}"].start, len(self._place)
            for card in cards:
                row[start + self._place.get(card, hidden)] += 1
        for other, card in self.game.laid(view) or ():
            self._add(row, at["trick"], self._away(other, seat), card)
        for other, counts in enumerate(heard.cards[seat]):
            for card, count in counts.items():
                self._add(row, at["heard"], self._away(other, seat), card, count)
        for note in self.game.notes(view, seat):
            self._write(row, at[f"note {note.id}"].start, note, seat)
        return [max(-MOST, min(MOST, number)) for number in row]

    def describe(self, state: Any, seat: int, named: Sequence[int] = ()) -> str:
        """The same as text, a line for each pile and note, by their ids; without what was heard before."""
        view, turn = self.game.view(state, seat), self.game.to_move(state)
        lines = [f"seat: {seat}", f"turn: {'' if turn is None else turn}"]
        lines += [f"named: {self.numbering.name(named)}"] if named else []
        lines += [f"{id}: {' '.join(map(str, cards))}" for id, cards in self.game.piles(view, seat) if cards]
        if laid := self.game.laid(view):
            lines.append("trick: " + ", ".join(f"{other} {card}" for other, card in laid))
        lines += [" ".join(_said(note)) for note in self.game.notes(view, seat)]
        return "\n".join(lines)

    def _away(self, other: int, seat: int) -> int:
        return (other - seat) % self.players

    def _add(self, row: list[float], part: Section, line: int, card: Card, count: float = 1) -> None:
        if (place := self._place.get(card)) is not None:
            row[part.start + line * part.width + place] += count

    def _write(self, row: list[float], start: int, note: Note, seat: int) -> None:
        number = 1 if note.number is None else float(note.number)
        row[start] += 1
        row[start + 1] = 0 if note.number is None else number
        words = start + 2
        for piece in pieces(note.word):
            if (sign := self._sign.get(piece)) is not None:
                row[words + sign] += 1
        if note.seat is not None and note.seat != CHANCE:
            row[words + len(self._sign) + self._away(note.seat, seat)] = number


class HeardCards:
    """The cards that each seat has heard in the moves of each other, and of its own, in a deal."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self._game = game
        self.cards = [[Counter[Card]() for _ in range(players)] for _ in range(players)]

    def copy(self) -> HeardCards:
        """What was heard so far, to be gone on with by itself."""
        twin = HeardCards(self._game, 0)
        twin.cards = [[counts.copy() for counts in each] for each in self.cards]
        return twin

    def listen(self, step: Step) -> None:
        """Hear one more move, each seat for itself."""
        if step.seat == CHANCE:
            return
        for seat, counts in enumerate(self.cards):
            counts[step.seat].update(cards_in(self._game.heard(step.before, step.move, seat)))


def _laid_out(shapes: Iterable[tuple[str, int, int]]) -> Iterator[Section]:
    start = 0
    for name, rows, width in shapes:
        yield Section(name, start, rows, width)
        start += rows * width


def _said(note: Note) -> Iterator[str]:
    """A note in words: its id and what it has."""
    yield f"{note.id}:"
    yield from (str(each) for each in (note.number, note.word or None) if each is not None)
    if note.seat is not None:
        yield f"seat {note.seat}"
