"""Endings in which a seat can count out what it does not see: what best play is worth, found by looking at all of it.

Such an ending needs no sample and no chance. Where one other seat holds all unseen cards there is a single world;
where several hold them there are a few, and what is best in each of them is best.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Any

from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import CHANCE, AnyGame
from kartenwerk.play.engine.past import Memory
from kartenwerk.play.engine.worlds import Worlds

MOST_STATES = 30_000
"""The states after which an ending counts as too long to be solved."""


class UnsolvedError(Exception):
    """The ending has too many states or worlds, or chance decides in it."""


def is_counted_out(game: AnyGame, worlds: Worlds) -> bool:
    """Whether the seat on turn, one of two, can count out the rest of the deal.

    It can if all the cards that it does not see are in the other's hand.
    """
    seat = game.to_move(worlds.view)
    return seat is not None and len(worlds.held_by(1 - seat)) == len(worlds.places)


def hidden_hands(worlds: Worlds, players: int) -> Mapping[int, Sequence[int]]:
    """Which of the unseen cards each other seat holds; UnsolvedError where cards lie unseen elsewhere than in hands."""
    seat = worlds.game.to_move(worlds.view)
    hands = {one: worlds.held_by(one) for one in range(players) if one != seat}
    lying = [{worlds.paths[worlds.places[index]][:-1] for index in hand} for hand in hands.values()]
    if sorted(chain(*hands.values())) != [*range(len(worlds.places))] or max(map(len, lying)) > 1:
        raise UnsolvedError
    return hands


def every_world(worlds: Worlds, memory: Memory, players: int, most: int) -> Sequence[Any]:
    """All worlds of the seat on turn in which nobody holds a card that an earlier move of his own rules out.

    UnsolvedError where there are more than `most`, or where cards lie unseen elsewhere than in hands.
    """
    hands = hidden_hands(worlds, players)
    barred = ruled_out(worlds, memory, players)
    found: list[Any] = []
    for dealt in _deal_out(worlds.unseen, [(len(hand), barred[seat]) for seat, hand in hands.items()]):
        if len(found) == most:
            raise UnsolvedError
        cards = dict(zip(chain(*hands.values()), chain(*dealt), strict=True))
        found.append(worlds.lay([cards[index] for index in range(len(cards))]))
    return found


def ruled_out(worlds: Worlds, memory: Memory, players: int) -> Mapping[int, set[Card]]:
    """The unseen cards that each other seat cannot hold, by its own moves since its hand last grew; UnsolvedError."""
    sizes = {seat: len(hand) for seat, hand in hidden_hands(worlds, players).items()}
    barred, left = {seat: set[Card]() for seat in sizes}, dict[int, int]()
    for seen in memory.evidence:
        seat = seen.mover
        before, after = len(seen.before.held_by(seat)), len(seen.after.held_by(seat))
        kept = barred[seat] if before <= left.get(seat, 0) else set()
        barred[seat], left[seat] = kept | seen.barred if after < before else set(), after
    unseen = {*worlds.unseen}
    return {seat: unseen & cards if sizes[seat] <= left.get(seat, 0) else set() for seat, cards in barred.items()}


def _deal_out(cards: Sequence[Card], hands: Sequence[tuple[int, set[Card]]]) -> Iterator[list[tuple[Card, ...]]]:
    """All ways to part sorted cards into hands of a size that lack some cards each."""
    if not hands:
        yield []
        return
    (size, barred), *rest = hands
    for hand in dict.fromkeys(combinations(cards, size)):
        if barred.isdisjoint(hand):
            for others in _deal_out(sorted((Counter(cards) - Counter(hand)).elements()), rest):
                yield [hand, *others]


class Endgame:
    """The endings of deals of one game, each state solved once: the seats of a `side` play against all others."""

    def __init__(self, game: AnyGame, *, players: int = 2, side: Sequence[int] = (0,), most: int = MOST_STATES) -> None:
        self.game, self.players, self.side, self.most = game, players, side, most
        self._values: dict[Any, int] = {}
        self._exceeded: defaultdict[int, dict[Any, bool]] = defaultdict(dict)

    def value(self, state: Any) -> int:
        """By how many points the side is ahead of the best of the others in the end if all play their best.

        UnsolvedError for an ending that is too long.
        """
        game = self.game
        seat = game.to_move(state)
        if seat is None:
            return self._lead(state)
        known = self._values.get(state)
        if known is not None:
            return known
        if seat == CHANCE or len(self._values) >= self.most:
            raise UnsolvedError
        values = [self.value(game.play(state, move)) for move in game.moves(state)]
        self._values[state] = value = max(values) if seat in self.side else min(values)
        return value

    def exceeds(self, state: Any, bound: int) -> bool:
        """Whether that value is more than `bound`; UnsolvedError.

        It takes far fewer states: the first move that is good enough for whoever makes it ends the search.
        """
        game = self.game
        seat = game.to_move(state)
        if seat is None:
            return self._lead(state) > bound
        found = self._exceeded[bound]
        known = found.get(state)
        if known is not None:
            return known
        if seat == CHANCE or len(found) >= self.most:
            raise UnsolvedError
        one_does = any if seat in self.side else all
        found[state] = answer = one_does(self.exceeds(game.play(state, move), bound) for move in game.moves(state))
        return answer

    def is_worth(self, state: Any, value: int) -> bool:
        """Whether that is its value, which is sooner answered than found out; UnsolvedError."""
        return self.exceeds(state, value - 1) and not self.exceeds(state, value)

    def _lead(self, state: Any) -> int:
        points = self.game.result(state, self.players)
        return points[self.side[0]] - max(each for one, each in enumerate(points) if one not in self.side)

    def course(self, state: Any) -> list[Any]:
        """The states up to the end if both play their best; of moves that are equally good the first is made."""
        states: list[Any] = []
        while (seat := self.game.to_move(state)) is not None:
            after = [self.game.play(state, move) for move in self.game.moves(state)]
            state = after[0] if len(after) == 1 else (max if seat in self.side else min)(after, key=self.value)
            states.append(state)
        return states

    def values(self, state: Any) -> dict[Any, int]:
        """By how many points the seat on turn and its side end ahead after each of its moves; UnsolvedError."""
        sign = 1 if self.game.to_move(state) in self.side else -1
        return {move: sign * self.value(self.game.play(state, move)) for move in self.game.moves(state)}
