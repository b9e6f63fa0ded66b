"""Habits that the booklet advises against: each is the sensible player with one thing done otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from tests.games.support import Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games.doppelkopf import GAME
from kartenwerk.play.games.doppelkopf.players import sensible
from kartenwerk.play.games.doppelkopf.raises import RE, Raise
from kartenwerk.play.games.doppelkopf.scoring import facts_of, winner_of
from kartenwerk.play.games.doppelkopf.state import QUEEN, SEATS, Move, State, re_party
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.ranking import TRUMPS, kind_of
from kartenwerk.play.mechanics.tricks import Lay

game = Referee(GAME)
Habit = Policy[State, Move]


def lays(options: Sequence[Move]) -> list[Lay]:
    return [move for move in options if isinstance(move, Lay)]


def raising(habit: Habit) -> Habit:
    """The habit of one who says Re, Kontra and what follows them as a sensible player does."""

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        chosen = sensible(state, options, rng)
        return chosen if isinstance(chosen, Raise) else habit(state, options, rng)

    return choose


def keeps_aces_back(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never leads a plain ace while it has something else to lead."""
    cards = lays(options)
    others = [move for move in cards if move.card.rank != "A" or state.ranking.tier(move.card) is not None]
    return sensible(state, others if others and not state.cards.trick.cards else options, rng)


def gives_nothing(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays the card that counts least on a trick that its partner is winning."""
    known, hand = re_party(state), map(kind_of, state.cards.hand) if not state.announcing else ()
    trick = state.cards.trick.cards
    if trick and (state.turn in known or QUEEN in hand) and state.cards.winner(state.ranking) in known:
        return min(lays(options), key=lambda move: augen([move.card]))
    return sensible(state, options, rng)


def takes_all(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes every trick that it can."""
    trick = state.cards.trick.cards
    if trick:
        best = trick[state.ranking.winner(trick)]
        winning = [move for move in lays(options) if state.ranking.beats(move.card, best)]
        if winning:
            return sensible(state, winning, rng)
    return sensible(state, options, rng)


def queen_at_once(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Wins the first trick that it can with its queen of clubs."""
    trick = state.cards.trick.cards
    for move in lays(options):
        if trick and kind_of(move.card) == QUEEN and state.ranking.beats(move.card, trick[state.ranking.winner(trick)]):
            return move
    return sensible(state, options, rng)


def leads_trumps(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Leads trumps alone, as long as it has one."""
    trumps = [move for move in lays(options) if state.ranking.suit(move.card) == TRUMPS]
    return sensible(state, trumps if trumps and not state.cards.trick.cards else options, rng)


class Played(NamedTuple):
    """A deal of two against two at its end, the seats of Re, and its tricks as they were laid."""

    state: State
    ours: tuple[int, ...]
    tricks: tuple[tuple[Lay, ...], ...]

    @property
    def won(self) -> bool:
        return winner_of(self.state.rules, facts_of(self.state)) == RE


def played(seeds: range, habit: Habit = sensible, changes: Mapping[str, Value] | None = None) -> Iterator[Played]:
    """Deals in which two seats hold a queen of clubs each; these follow the habit, the others are sensible."""
    habit = raising(habit)
    return _deals(seeds, lambda seat, ours: habit if seat in ours else sensible, changes or {})


def _deals(
    seeds: range, policy: Callable[[int, tuple[int, ...]], Habit], changes: Mapping[str, Value]
) -> Iterator[Played]:
    rules, pack = game.rules(**changes), game.pack(SEATS, **changes)
    for seed in seeds:
        state = GAME.deal(rules, SEATS, shuffle(pack, Random(f"deal {seed}")))
        ours = tuple(seat for seat, hand in enumerate(state.cards.hands) if QUEEN in map(kind_of, hand))
        if len(ours) == 2:
            lots, laid = Random(f"players {seed}"), list[Lay]()
            while (seat := GAME.to_move(state)) is not None:
                move = policy(seat, ours)(GAME.view(state, seat), GAME.moves(state), lots)
                laid += lays([move])
                state = GAME.play(state, move)
            yield Played(state, ours, tuple(tuple(laid[at : at + SEATS]) for at in range(0, len(laid), SEATS)))
