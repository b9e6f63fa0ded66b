"""What Fünfhundert's booklet claims, replayed and held against the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from tests.games.proof import Mean, check_rule, check_simulated, deals, mean, play
from tests.games.support import Referee

from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.fuenfhundert import GAME
from kartenwerk.play.games.fuenfhundert.rules import Move, State, is_true
from kartenwerk.play.games.fuenfhundert.scoring import PAIR, SEATS, Meld
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.trick_policy import sensible_card
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick

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


def leads_courts(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who leads a court while the talon lasts, whenever he has one."""
    chosen = SENSIBLE(state, options, rng)
    if not isinstance(chosen, Lay) or not state.talon or state.cards.trick.cards:
        return chosen
    courts = [move for move in options if isinstance(move, Lay) and move.card.rank in COURTS]
    return rng.choice(courts) if courts else chosen


def test_claim_bilder_ausspielen() -> None:
    found = lead(leads_courts, range(24))
    check_simulated(ID, "bilder_ausspielen", Mean(-found.value, found.error))


def takes_dearly(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who takes tricks with his dearest card while the talon lasts."""
    chosen, led = SENSIBLE(state, options, rng), state.cards.trick.cards[:1]
    if not isinstance(chosen, Lay) or not state.talon or not led:
        return chosen
    winning = [move for move in options if isinstance(move, Lay) and state.ranking.beats(move.card, led[0])]
    return max(winning, key=lambda move: augen([move.card]), default=chosen)


def test_claim_knapp_stechen() -> None:
    found = lead(takes_dearly, range(24))
    check_simulated(ID, "knapp_stechen", Mean(-found.value, found.error))


def announced_points(seeds: Iterable[int]) -> Iterator[float]:
    """What the melds of both seats bring in each deal."""
    for deal in deals(ID, SEATS, seeds):
        yield float(sum(item.points for item in deal.tally if item.reason == "ansage"))


def test_claim_ansagen_zaehlen() -> None:
    check_simulated(ID, "ansagen_zaehlen", mean(announced_points(range(24))))


def won_with_fewer_augen(seeds: Iterable[int]) -> Iterator[float]:
    """100 for a deal in which the seat with fewer Augen has more points, else 0; level deals are left out."""
    for deal in deals(ID, SEATS, seeds):
        cards = deal.state.cards.augen(0) - deal.state.cards.augen(1)
        points = deal.result[0] - deal.result[1]
        if cards and points:
            yield 100.0 * (cards * points < 0)


def test_claim_weniger_augen() -> None:
    check_simulated(ID, "weniger_augen", mean(won_with_fewer_augen(range(30))))
