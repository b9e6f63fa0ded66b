"""What Fünfhundert's booklet claims, replayed and held against the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from tests.games.proof import Mean, check_rule, check_simulated, mean, play
from tests.games.support import Referee

from kartenwerk.engine.contract import Policy
from kartenwerk.games.fuenfhundert import GAME
from kartenwerk.games.fuenfhundert.melds import PAIR, Meld
from kartenwerk.games.fuenfhundert.rules import SEATS, Move, State, is_true
from kartenwerk.mechanics.augen import augen
from kartenwerk.mechanics.trick_policy import sensible_card
from kartenwerk.mechanics.tricks import InPlay, Lay, Trick

ID = "fuenfhundert"
COURTS = ("K", "D", "B")
SENSIBLE = GAME.policies["sensible"]
game = Referee(GAME)


def lead(tried: Policy[State, Move], seeds: Iterable[int]) -> Mean:
    """How many points more than the sensible other a seat has that tries a policy."""
    results = ((play(ID, SEATS, seed, {seed % SEATS: tried}, SENSIBLE), seed % SEATS) for seed in seeds)
    return mean(result[seat] - result[1 - seat] for result, seat in results)


def leaves_courts(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who does not take a trick led with a court while the talon lasts, if he need not."""
    chosen = SENSIBLE(state, options, rng)
    led = state.cards.trick.cards[:1]
    if isinstance(chosen, Lay) and state.talon and led and led[0].rank in COURTS:
        below = [move for move in options if isinstance(move, Lay) and not state.ranking.beats(move.card, led[0])]
        return min(below, key=lambda move: augen([move.card]), default=chosen)
    return chosen


def test_claim_bilder_stechen() -> None:
    found = lead(leaves_courts, range(24))
    check_simulated(ID, "bilder_stechen", Mean(-found.value, found.error))


def keeps_trumps(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who lays no trump while the talon lasts, if he has another card."""
    chosen = SENSIBLE(state, options, rng)
    if not isinstance(chosen, Lay) or not state.talon:
        return chosen
    others = [move.card for move in options if isinstance(move, Lay) and move.card.suit != state.trump]
    return Lay(sensible_card(state, others, ())) if others else chosen


def test_claim_truempfe_aufheben() -> None:
    check_simulated(ID, "truempfe_aufheben", lead(keeps_trumps, range(24)))


def test_claim_mitschreiben() -> None:
    check_rule(ID, "mitschreiben")
    queens, pair = Meld("vier_damen"), Meld("paar", "karo")
    held = game.cards("kreuz-D pik-D herz-D karo-D karo-K")
    in_play = InPlay.of((held, ()), Trick(0), ((), ()))
    state = State(game.rules(), in_play, game.cards("karo-8 herz-9"), "herz", 1)
    assert {rank for _, rank in pair.kinds} == {*PAIR} and is_true(state, 0, pair)
    after = game.after(state, queens)
    assert GAME.view(after, 1).melds[0] == ((queens, True),)
    assert not is_true(after, 0, pair)
