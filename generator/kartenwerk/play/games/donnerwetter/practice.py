"""Donnerwetter's practice deal: the turns of each dealing, what was held and left, and how the parties stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.contract import points_of
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import NamedCards, name_hands
from kartenwerk.play.examples.shown_moves import (
    Bar,
    BarSide,
    Mat,
    MoveEffect,
    Segment,
    ShownCard,
    ShownMove,
    add_up,
    verb,
)
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.donnerwetter.rules import Capture, Move, State, selections
from kartenwerk.text.german import definite

EASY = 10
"""The largest sum of open cards that one card can take."""

SCALE = 10
"""The bar of points is a whole multiple of this long."""

NO_BAR = Bar((), 1)
"""What a turn counts that is shown by itself."""

SHOWN: Mapping[str, int] = {"neue_mitte": 1}
"""Which dealing of a set's practice deal is shown turn by turn, counted from 0; of all others it is the first."""

SHOUT = "Donner\u00adwetter!"
"""What is called out; pictures may part it."""


@dataclass(frozen=True)
class TurnStory:
    """One turn: which card was played, what lay open, what it took, and which moves were legal.

    `points` are what everybody has after it.
    """

    deck: Deck
    name: str
    step: Step
    legal: tuple[Move, ...]
    points: tuple[int, ...]

    @property
    def _before(self) -> State:
        state: State = self.step.before
        return state

    @property
    def _hand(self) -> Cards:
        return self._before.hands[self.step.seat]

    @property
    def card(self) -> CardView:
        return CardView.of(self.step.move.card, self.deck)

    @property
    def middle(self) -> tuple[CardView, ...]:
        """What lay open before the turn."""
        return views(self._before.middle, self.deck)

    @property
    def taken(self) -> tuple[CardView, ...]:
        return views(self.step.move.taken, self.deck) if isinstance(self.step.move, Capture) else ()

    @property
    def swept(self) -> bool:
        """Whether the turn was a Donnerwetter."""
        after: State = self.step.after
        return after.storms[self.step.seat] > self._before.storms[self.step.seat]

    @property
    def forced(self) -> bool:
        """Whether only one move was possible."""
        return len(self.legal) == 1

    @property
    def could_capture(self) -> bool:
        return any(isinstance(move, Capture) for move in self.legal)

    @property
    def takes_most(self) -> bool:
        """Whether no other card or choice would have taken more."""
        most = max(len(some) for card in self._hand for some in selections(card, self._before.middle))
        return len(self.taken) == most

    @property
    def left(self) -> int:
        """What the open cards add up to after the turn, before hands are dealt again."""
        before = sum(card.value for card in self._before.middle)
        taken = sum(card.value for card in self.taken)
        return before - taken + (0 if self.taken else self.card.value)

    def could_leave(self, word: str, cards: int, total: int) -> bool:
        """Whether a card of that name could have taken so many cards, so that those left add up to `total`."""
        options = (move for move in self.legal if isinstance(move, Capture) and len(move.taken) == cards)
        before = sum(card.value for card in self._before.middle)
        return any(
            CardView.of(move.card, self.deck).word == word and before - sum(card.value for card in move.taken) == total
            for move in options
        )

    @property
    def always_easy(self) -> bool:
        """Whether whatever was laid down would have left so little that one card can take it."""
        open_sum = sum(card.value for card in self._before.middle)
        return all(open_sum + card.value <= EASY for card in self._hand)

    @property
    def lowest(self) -> bool:
        """Whether no card of the hand is worth less."""
        return self.card.value == min(card.value for card in self._hand)

    def has(self, word: str) -> int:
        """How many cards of that name ("Sechs") the hand held before the turn."""
        return sum(card.word == word for card in views(self._hand, self.deck))

    def unseen(self, word: str) -> int:
        """How many cards of that name this player has not seen: they are in other hands or in the stock."""
        others = (hand for seat, hand in enumerate(self._before.hands) if seat != self.step.seat)
        return sum(card.word == word for cards in (*others, self._before.stock) for card in views(cards, self.deck))

    @property
    def knows_all(self) -> bool:
        """Whether all cards that this player has not seen are in one hand."""
        return not self._before.stock and len(self._before.hands) == 2

    @property
    def keeps_pairs(self) -> bool:
        """Whether every card that stays on the hand has its like there."""
        words = [card.word for card in views(self._hand, self.deck)]
        words.remove(self.card.word)
        return all(words.count(word) > 1 for word in words)


def show_turns(session: Session, turns: Sequence[TurnStory], before: tuple[int, ...] = ()) -> tuple[ShownMove, ...]:
    """The turns as moves to be shown. Cards laid down one after the other are one move, in which the last is laid.

    `before` are the points that everybody has already.
    """
    names = session.names[: len(turns[0].points)]
    before = before or (0,) * len(names)
    most = sum(turns[-1].points)
    sides = tuple(BarSide(name, (Segment("", old),)) for name, old in zip(names, before, strict=True))
    bar = Bar(sides, -(-most // SCALE) * SCALE or SCALE, unit="Punkte in der Beute")
    shown: list[ShownMove] = []
    for turn, following in zip(turns, (*turns[1:], None), strict=True):
        if following is not None and not turn.taken and not following.taken:
            continue
        number = str(len(shown) + 1)
        for name, old, new in zip(names, before, turn.points, strict=True):
            bar = bar.with_segment(name, number, new - old)
        before = turn.points
        shown.append(show_turn(session, turn, number, bar))
    return tuple(shown)


def show_turn(session: Session, turn: TurnStory, number: str = "", bar: Bar = NO_BAR) -> ShownMove:
    """The card from the hand, an arrow, and the table with what it takes or joins."""
    sums = bool(turn.taken and turn.card.value)
    hand = ShownCard(turn.card, str(turn.card.value) if sums else "Hand")
    if turn.taken:
        cards = add_up(turn.middle, turn.taken) if sums else tuple(ShownCard(card, framed=True) for card in turn.middle)
    else:
        cards = (*map(ShownCard, turn.middle), ShownCard(None))
    mat = Mat(cards, word=SHOUT if turn.swept else "", table=True)
    id = "sweeps" if turn.swept else "takes" if turn.taken else "lays"
    return ShownMove(
        number, "Zug", turn.name, verb(session, id, len(turn.taken)), (hand,), _effect(session, turn), bar, mat
    )


def _effect(session: Session, turn: TurnStory) -> MoveEffect:
    """What the turn brings beside its cards, or what it leaves."""
    if turn.swept:
        points = int(session.values["punkte_donnerwetter"])
        return MoveEffect(str(points), "Punkt" if points == 1 else "Punkte")
    left = [card for card in turn.middle if card not in turn.taken]
    if not turn.taken:
        return MoveEffect(unit="keine passt" if turn.middle else "")
    if len(left) == 1:
        return MoveEffect(unit=f"{definite(left[0])} bleibt")
    return MoveEffect()


class PlayedCard(NamedTuple):
    """A card from a hand, and all that it takes; where a capture may go on that is more than a turn takes."""

    card: CardView
    taken: tuple[CardView, ...]
    swept: bool


class Dealing(NamedTuple):
    """The turns for which hands were dealt once, and what everybody has when they are played."""

    turns: tuple[TurnStory, ...]
    points: tuple[int, ...]

    @property
    def rows(self) -> tuple[tuple[PlayedCard, ...], ...]:
        """Each seat's card in a row."""
        seats, played = len(self.points), list[PlayedCard]()
        for card, turns in groupby(self.turns, key=lambda turn: turn.card):
            same = tuple(turns)
            taken = tuple(each for turn in same for each in turn.taken)
            played.append(PlayedCard(card, taken, any(turn.swept for turn in same)))
        return tuple(tuple(played[first : first + seats]) for first in range(0, len(played), seats))


def describe_turn(session: Session, step: Step) -> TurnStory:
    """The turn of a step."""
    after: State = step.after
    points = points_of(session.game.tally(after), len(after.hands))
    return TurnStory(session.deck, session.names[step.seat], step, session.game.moves(step.before), points)


def practice_dealings(session: Session, deal: PlayedDeal) -> Mapping[str, Any]:
    """All dealings; and the hands, the middle and the turns of the one that is shown."""
    dealings = tuple(_dealings(session, deal.steps))
    number = SHOWN.get(session.data.variant_in_force(session.values), 0)
    turns = dealings[number].turns
    start: State = turns[0].step.before
    by_value = attrgetter("value")
    return {
        "namen": session.names[: deal.players],
        "haende": name_hands(session, (sorted(hand, key=by_value) for hand in start.hands)),
        "mitte": NamedCards("Mitte", views(sorted(start.middle, key=by_value), session.deck)),
        "gaben": dealings,
        "zuege": show_turns(session, turns, dealings[number - 1].points if number else ()),
    }


def _dealings(session: Session, steps: Sequence[Step]) -> Iterator[Dealing]:
    turns: list[TurnStory] = []
    for step in steps:
        turns.append(describe_turn(session, step))
        after: State = step.after
        if len(after.stock) < len(step.before.stock) or not any(after.hands):
            yield Dealing(tuple(turns), turns[-1].points)
            turns = []
