"""The past of a deal as one seat saw it: the moves of the others, and how well a hand agrees with them.

A view has no past, though what others have bid, kept or laid reveals something of their hands. `Past` gives it back out
of views alone: what a seat could not see is not in it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from random import Random
from typing import Any

from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import CHANCE, AnyGame, Policy
from kartenwerk.play.engine.worlds import Worlds

RECENT = 8
"""The most moves of others that are remembered. Older ones say little, and each takes time."""

IMPOSSIBLE = 2
"""The weight of a forbidden move, in disagreeing moves, for each card that forbids it."""

ASKED = 3
"""How often a policy that chooses by lot is asked whether it would have made a move."""

_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class Step:
    """One move, with the state before it and the state after it."""

    seat: int
    before: Any
    move: Any
    after: Any


class Past:
    """The `steps` of a deal from its `start` on. The caller that plays the deal appends further ones."""

    def __init__(self, game: AnyGame, start: Any, steps: Iterable[Step] = ()) -> None:
        self.game, self.pack, self.steps = game, Counter(game.holdings(start)), [*steps]
        self._memories: dict[int, Memory] = {}

    def of(self, seat: int) -> Memory:
        """What this seat has seen so far."""
        memory = self._memories.setdefault(seat, Memory(self.game, self.pack, seat))
        for step in self.steps[memory.steps :]:
            memory.watch(step)
        return memory


class Memory:
    """What a seat remembers: the moves of others as `evidence`, and which cards they hold that it once saw."""

    def __init__(self, game: AnyGame, pack: Counter[Card], seat: int) -> None:
        self.game, self.pack, self.seat = game, pack, seat
        self.steps = 0
        self.evidence: list[Evidence] = []
        self.held: dict[int, list[Card]] = {}
        self._now: Worlds | None = None

    def watch(self, step: Step) -> None:
        """See one more step; nothing but views of it is looked at, and what the move names if it is shown."""
        self.steps += 1
        before, after = self._now or self._worlds(step.before), self._worlds(step.after)
        self._now = after
        if step.seat not in (self.seat, CHANCE):
            seen = Evidence(self.game, self.seat, before, step.seat, step.move, after, self.held.get(step.seat, ()))
            self.evidence.append(seen)
            if seen.taken:
                self.held[step.seat] = [*self.held.get(step.seat, ()), *seen.taken]
        for seat, cards in self.held.items():
            self.held[seat] = [card for card in cards if card in after.unseen]

    def _worlds(self, state: Any) -> Worlds:
        return Worlds(self.game, self.game.view(state, self.seat), self.pack)

    @property
    def recent(self) -> list[Evidence]:
        return self.evidence[-RECENT:]


class Evidence:
    """A move of another seat, with the worlds that were possible before and after it for the seat that watched.

    A move that leaves cards of its own unseen is known only by what came of it. `named` are the cards it showed,
    `known` those that the mover was known to hold, and `taken` open cards that went to its hand.
    """

    def __init__(
        self, game: AnyGame, watcher: int, before: Worlds, mover: int, move: Any, after: Worlds, known: Sequence[Card]
    ) -> None:
        self.game, self.watcher, self.before, self.mover, self.after = game, watcher, before, mover, after
        self.known = [*known]
        cards = cards_in(move)
        now, then = Counter(after.unseen), Counter(before.unseen)
        self.move = move if all(not now[card] or now[card] < then[card] for card in cards) else None
        self.named = cards if self.move is not None else []
        self.meant = meaning(game.alike(move)) if self.move is not None else None
        taken = [*(now - then).elements()]
        shown = sum((then & Counter(self.named)).values())
        grown = len(after.held_by(mover)) - len(before.held_by(mover))
        self.taken = taken if grown + shown == len(taken) else []

    def disagrees(self, held: Sequence[Card], quick: Policy[Any, Any], rng: Random) -> int:
        """How much speaks against the mover having `held` these cards, the surest first: 0, 1 or times IMPOSSIBLE."""
        hand, state = self._moment([*self.known, *held], rng)
        if self.game.to_move(state) != self.mover:  # the watcher did not see whose turn it was
            return 0
        moves = self.game.moves(state)
        if not moves or (self.move is not None and self.move not in moves):
            return IMPOSSIBLE * max(1, sum(card in self.barred for card in hand))
        for _ in range(ASKED):
            lots = rng.getstate()
            if self._would_look_alike(state, quick(state, moves, rng)):
                return 0
            if rng.getstate() == lots:  # it would say the same again
                break
        return 1

    def _moment(self, held: Sequence[Card], rng: Random) -> tuple[Sequence[Card], Any]:
        """The mover's hand and the state before the move, if it `held` these cards.

        A fair policy looks at its own hand alone, so nothing else is laid down unless the move must be tried out.
        """
        before, mover = self.before, self.mover
        if self.move is not None and not before.echoes:
            hand = before.deal(mover, held, rng)
            return hand, before.seen_with(mover, hand)
        cards = before.shuffle(rng, {mover: held})
        return [cards[place] for place in before.held_by(mover)], before.lay(cards)

    @cached_property
    def barred(self) -> frozenset[Card]:
        """The cards with which the mover could not have made this move: of a suit that was led, say.

        Each is tried in a hand that has nothing but copies of it and of the card that was laid.
        """
        theirs = self.before.held_by(self.mover)
        laid = next((card for card in self.named if card in self.before.unseen), None)

        def is_allowed(other: Card) -> bool:
            cards = [*self.before.unseen]
            for number, place in enumerate(theirs):  # both lie in the hand, whatever else the mover sees
                cards[place] = other if number % 2 or laid is None else laid
            return self.game.why_not(self.before.lay(cards), self.move) is None

        if laid is None or len(theirs) < 2 or not is_allowed(laid):
            return frozenset()
        return frozenset(card for card in {*self.before.unseen} if not is_allowed(card))

    def _would_look_alike(self, state: Any, move: Any) -> bool:
        """Whether the watcher would have seen the same if the mover had made this move."""
        if self.move is not None:
            return bool(meaning(self.game.alike(move)) == self.meant)
        return bool(self.game.view(self.game.play(state, move), self.watcher) == self.after.view)


def choose_move(policy: Policy[Any, Any], view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Any:
    """The move of a policy; one that remembers has a method `recall`, which also gets the moves so far."""
    recall = getattr(policy, "recall", None)
    return recall(view, moves, rng, past) if recall else policy(view, moves, rng)


def meaning(move: Any) -> Any:
    """The evidence of a move. A bet of another size is the same evidence."""
    return move if cards_in(move) else _NUMBER.sub("", str(move))


def cards_in(value: Any) -> list[Card]:
    """All cards that a value of tuples and dataclasses names; what is equal to itself alone is a table to look up."""
    found: list[Card] = []
    _collect(value, found)
    return found


def _collect(value: Any, found: list[Card]) -> None:
    """Add the cards that a value names; a list for all is made far sooner than a generator for each part."""
    if isinstance(value, Card):
        found.append(value)
    elif isinstance(value, tuple):
        for part in value:
            if isinstance(part, Card):
                found.append(part)
            elif part is not None and not isinstance(part, (str, int)):
                _collect(part, found)
    elif is_dataclass(value) and not isinstance(value, type) and type(value).__eq__ is not object.__eq__:
        for each in fields(value):
            _collect(getattr(value, each.name), found)
