"""A question of a lesson with all that a page shows: what lies, what is held, an answer to whatever is chosen.

The dialogue of `kartenwerk learn` finds these one by one as a person types; a page has to hold them beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.table import GameTable, Sight
from kartenwerk.table.lessons.answers import Answers
from kartenwerk.table.lessons.lesson import Stop, Verdict
from kartenwerk.table.sitting.narrator import Narrator
from kartenwerk.table.sitting.tongue import Tongue
from kartenwerk.table.sitting.typed import CardNames
from kartenwerk.table.sitting.understand import Understanding

MOST_MOVES = 6
"""The moves that are offered in words; of more those that were weighed, some of the others, and "something else"."""

AnswerKind: TypeAlias = Verdict | Literal["unweighed", "several", "forbidden"]
"""The verdict on a legal move, or why a card alone is none."""


class GivenAnswer(NamedTuple):
    """What is said to some choices, in words; `choices` are their names."""

    kind: AnswerKind
    choices: tuple[str, ...]
    lines: tuple[str, ...]


class HeldCard(NamedTuple):
    """A card of the hand, what is done with it in words, and which answer it has if it is chosen."""

    card: Card
    words: str
    answer: int


class OfferedMove(NamedTuple):
    """A move that no card stands for, and which answer it has."""

    words: str
    answer: int


class LaidPile(NamedTuple):
    """Cards on the table, and who laid each, where that is known."""

    label: str
    cards: Cards
    owners: tuple[str, ...] = ()


class LessonQuestion(NamedTuple):
    """A question with its answers. `past` is what happened since the last one, `notes` what is read off the table,
    `given` the answer to who does not know, and `close` what is said after any answer."""

    past: tuple[str, ...]
    notes: tuple[str, ...]
    piles: tuple[LaidPile, ...]
    hand: tuple[HeldCard, ...]
    moves: tuple[OfferedMove, ...]
    answers: tuple[GivenAnswer, ...]
    given: tuple[str, ...]
    close: tuple[str, ...]


def pose_question(answers: Answers, stop: Stop, seen: int) -> LessonQuestion:
    """The question at a stop for who knows so many moves of its deal."""
    table, tongue, seat = answers.table_before(stop), answers.tongue, answers.lesson.seat
    narrator, sight = Narrator(tongue, seat), table.sight(seat)
    options = narrator.options(sight, table.moves(seat))
    understanding = Understanding(table, seat, tongue, CardNames((tongue,)), options)
    choices = _Choices(answers, stop, understanding, sight, options)
    hand = narrator.arrange_hand(sight)
    return LessonQuestion(
        tuple(_describe_past(table, tongue, seat, seen)),
        tuple(narrator.notes(sight)),
        tuple(_lay_piles(narrator, sight)),
        tuple(HeldCard(card, *choices.of_card(card)) for card in hand),
        tuple(choices.offer_moves(hand)),
        choices.answers,
        tuple(answers.give(stop)),
        tuple(answers.close(stop)),
    )


def _describe_past(table: GameTable, tongue: Tongue, seat: int, seen: int) -> Iterator[str]:
    narrator = Narrator(tongue, seat)
    for event in table.events(seat, seen):
        yield from narrator.event(event)


def _lay_piles(narrator: Narrator, sight: Sight) -> Iterator[LaidPile]:
    """The piles on the table; the last trick in place of one that nobody has begun."""
    tongue, seat = narrator.tongue, narrator.seat
    laid = sight.laid or ()
    for id, cards in narrator.piles(sight):
        if sight.laid is None or cards != tuple(card for _seat, card in laid):
            yield LaidPile(tongue.pile(id), cards)
        elif laid or sight.last is None:
            yield LaidPile(tongue.pile(id), cards, tuple(tongue.name(one, seat) for one, _card in laid))
        else:
            owners, last = zip(*sight.last.laid, strict=True)
            yield LaidPile(tongue.say("lesson_last_trick"), last, tuple(tongue.name(one, seat) for one in owners))


@dataclass
class _Choices:
    """Collects the answers to all that may be chosen at a stop: first the moves that were weighed, the best first."""

    source: Answers
    stop: Stop
    understanding: Understanding
    sight: Sight
    options: Sequence[Any]

    def __post_init__(self) -> None:
        texts = [choice.move for choice in self.stop.choices]
        self._weighed: Mapping[str, int] = {text: place for place, text in enumerate(texts)}
        self._others: dict[tuple[AnswerKind, tuple[str, ...]], list[str]] = {}
        self._cards: dict[Card, tuple[str, int]] = {}

    @property
    def answers(self) -> tuple[GivenAnswer, ...]:
        by_text = {str(move): move for move in self.options}
        weighed = [
            GivenAnswer(self._judge(text), (self._word(by_text[text]),), tuple(self.source.judge(self.stop, text)))
            for text in self._weighed
        ]
        others = (GivenAnswer(kind, tuple(names), lines) for (kind, lines), names in self._others.items())
        return (*weighed, *others)

    def of_card(self, card: Card) -> tuple[str, int]:
        """What is done with a card, and the answer: to the only move with it, that there are several, or the rule."""
        if card not in self._cards:
            self._cards[card] = self._find_answer(card)
        return self._cards[card]

    def _find_answer(self, card: Card) -> tuple[str, int]:
        tongue, moves = self.source.tongue, self.understanding.moves_with(card)
        name = tongue.card(card)
        if len(moves) == 1:
            return self._word(moves[0]), self._of_move(moves[0])
        if moves:
            return name, self._add("several", name, tongue.say("lesson_several"))
        return name, self._add("forbidden", name, self.understanding.say_reason(card))

    def offer_moves(self, hand: Cards) -> Iterator[OfferedMove]:
        """The moves for which no card of the hand stands alone."""
        single = [moves[0] for card in {*hand} if len(moves := self.understanding.moves_with(card)) == 1]
        moves = [move for move in self.options if move not in single]
        some = _choose_some(moves, [str(move) in self._weighed for move in moves])
        for move in some:
            yield OfferedMove(self._word(move), self._of_move(move))
        if len(some) < len(moves):
            other = self.source.tongue.say("lesson_else")
            yield OfferedMove(other, self._add_unweighed(other))

    def _of_move(self, move: Any) -> int:
        text = str(move)
        return self._weighed[text] if text in self._weighed else self._add_unweighed(self._word(move))

    def _judge(self, text: str) -> AnswerKind:
        verdict = self.stop.judge(text)
        assert verdict is not None
        return verdict

    def _add_unweighed(self, name: str) -> int:
        tongue = self.source.tongue
        first = tongue.say("lesson_unweighed", move=tongue.say("lesson_else"))
        return self._add("unweighed", name, first)

    def _add(self, kind: AnswerKind, name: str, *lines: str) -> int:
        """The place of the answer with these lines, given to this choice, too."""
        names = self._others.setdefault((kind, lines), [])
        if name not in names:
            names.append(name)
        return len(self._weighed) + [*self._others].index((kind, lines))

    def _word(self, move: Any) -> str:
        """A move as a choice, with the open card that is taken."""
        return self.source.tongue.move(self.sight.named.get(str(move), move))


def _choose_some(moves: Sequence[Any], wanted: Sequence[bool]) -> Sequence[Any]:
    """All moves if they are few; else those wanted, and some of the others from all over them, in their order."""
    if len(moves) <= MOST_MOVES:
        return moves
    others = [place for place, is_wanted in enumerate(wanted) if not is_wanted]
    many = max(0, MOST_MOVES - sum(wanted))
    taken = {others[(2 * one + 1) * len(others) // (2 * many)] for one in range(many)}
    return [move for place, move in enumerate(moves) if wanted[place] or place in taken]
