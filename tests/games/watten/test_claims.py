"""What Watten's booklet claims, replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random

import pytest
from tests.games import proof
from tests.games.proof import Mean, check_rule, claim, mean
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.cards import Card
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games.watten import GAME
from kartenwerk.play.games.watten.rules import CRITICAL, RANKS, Call, Move, Phase, State
from kartenwerk.play.mechanics.tricks import Lay

ID = "watten"
SEATS = 2
game = Referee(GAME)


def quiet(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who never offers."""
    return Call.ON if Call.OFFER in options else GAME.policies["sensible"](state, options, rng)


def names_any_schlag(state: State, options: Sequence[Move], rng: Random) -> Move:
    return rng.choice(options) if state.phase is Phase.SCHLAG else quiet(state, options, rng)


def names_any_suit(state: State, options: Sequence[Move], rng: Random) -> Move:
    return rng.choice(options) if state.phase is Phase.SUIT else quiet(state, options, rng)


def takes_high(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes every trick that it can, with its highest card."""
    trick = state.cards.trick.cards
    cards = [move.card for move in options if isinstance(move, Lay)]
    winning = [card for card in cards if trick and state.ranking.beats(card, trick[state.ranking.winner(trick)])]
    return highest(state, winning) if winning else quiet(state, options, rng)


def leads_high(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Leads its highest card."""
    leads = state.phase is Phase.TRICK and not state.cards.trick.cards
    return highest(state, state.cards.hand) if leads else quiet(state, options, rng)


def highest(state: State, cards: Sequence[Card]) -> Lay:
    def place(card: Card) -> tuple[bool, int]:
        tier = state.ranking.tier(card)
        return (True, RANKS.index(card.rank)) if tier is None else (False, tier)

    return Lay(min(cards, key=place))


HABITS: dict[str, Policy[State, Move]] = {
    "rang_beliebig": names_any_schlag,
    "farbe_beliebig": names_any_suit,
    "hoch_stechen": takes_high,
    "hoch_ausspielen": leads_high,
}
"""What one seat does in the rounds of these claims."""

SEEDS = 2000
"""How many the claims rest on."""


def rounds_won(habit: Policy[State, Move], seeds: range, **changes: Value) -> Mean:
    """The percentage of rounds that a seat with the habit wins."""
    results = ((proof.play(ID, SEATS, seed, {seed % SEATS: habit}, quiet, **changes), seed % SEATS) for seed in seeds)
    return mean(100.0 * (result[seat] > 0) for result, seat in results)


@pytest.mark.slow
@pytest.mark.parametrize("name", HABITS)
def test_claims_on_habits_in_all_their_rounds(name: str) -> None:
    found = rounds_won(HABITS[name], range(SEEDS))
    assert found.value == claim(ID, name).figure


@pytest.mark.parametrize("worth", range(1, 6))
def test_claim_bleiben(worth: int) -> None:
    check_rule(ID, "bleiben")
    state = GAME.deal(game.rules(grundwert=worth), SEATS, game.pack(SEATS))
    while Call.OFFER not in GAME.moves(state):
        state = GAME.play(state, Call.ON if Call.ON in GAME.moves(state) else GAME.moves(state)[0])
    offered = GAME.play(state, Call.OFFER)
    (gone,) = GAME.tally(GAME.play(offered, Call.GIVE_UP))
    stays = GAME.play(offered, Call.STAY).value
    won = Fraction(1, 2 * (worth + 1))
    assert (1 - won) * stays - won * stays == gone.points == worth


HIGH = {"bieten_mit_einem": 1, "bieten_mit_zweien": 2, "bieten_mit_dreien": 3}
"""How many high trumps a seat holds: critical cards, the Rechter, the other Schläge."""


def rounds_won_with(high: int, seeds: range, **changes: Value) -> Mean:
    """The percentage of rounds that a seat wins which has so many high trumps at the first lead."""
    return mean(_won_with(high, seeds, changes))


def _won_with(high: int, seeds: range, changes: Mapping[str, Value]) -> Iterator[float]:
    for seed in seeds:
        state = GAME.deal(game.rules(**changes), SEATS, shuffle(game.pack(SEATS), Random(f"deal {seed}")))
        lots, held = Random(seed), [-1] * SEATS
        while (seat := GAME.to_move(state)) is not None:
            if state.suit and -1 in held:
                held = [sum(is_high(state, card) for card in hand) for hand in state.cards.hands]
            state = GAME.play(state, quiet(GAME.view(state, seat), GAME.moves(state), lots))
        yield from (100.0 * (GAME.result(state, SEATS)[seat] > 0) for seat in range(SEATS) if held[seat] == high)


def is_high(state: State, card: Card) -> bool:
    tier = state.ranking.tier(card)
    return tier is not None and (tier < len(CRITICAL) or card.rank == state.schlag)


def replayed(habit: Policy[State, Move]) -> Replay:
    return Replay(lambda seeds, rules: rounds_won(habit, seeds, **rules), SEEDS, 60, against=50.0)


def replayed_with(high: int) -> Replay:
    return Replay(lambda seeds, rules: rounds_won_with(high, seeds, **rules), SEEDS, 150, against=50.0, chosen=True)


REPLAYS = {
    **{name: replayed(habit) for name, habit in HABITS.items()},
    **{name: replayed_with(high) for name, high in HIGH.items()},
}
"""How each claim that was played is found."""
