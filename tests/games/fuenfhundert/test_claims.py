"""What Fünfhundert's booklet claims, replayed and held against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import NamedTuple

from tests.games.proof import Mean, check_rule, deals, mean, play
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.catalog.game import Value
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


def lead(tried: Policy[State, Move], seeds: Iterable[int], rules: Mapping[str, Value]) -> Mean:
    """How many points more than the sensible other a seat has that tries a policy."""
    results = ((play(ID, SEATS, seed, {seed % SEATS: tried}, SENSIBLE, **rules), seed % SEATS) for seed in seeds)
    return mean(result[seat] - result[1 - seat] for result, seat in results)


def leaves_courts(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who does not take a trick led with a court while the talon lasts, if he need not."""
    chosen = SENSIBLE(state, options, rng)
    led = state.cards.trick.cards[:1]
    if isinstance(chosen, Lay) and state.talon and led and led[0].rank in COURTS:
        below = [move for move in options if isinstance(move, Lay) and not state.ranking.beats(move.card, led[0])]
        return min(below, key=lambda move: augen([move.card]), default=chosen)
    return chosen


def keeps_trumps(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who lays no trump while the talon lasts, if he has another card."""
    chosen = SENSIBLE(state, options, rng)
    if not isinstance(chosen, Lay) or not state.talon:
        return chosen
    others = [move.card for move in options if isinstance(move, Lay) and move.card.suit != state.trump]
    return Lay(sensible_card(state, others, ())) if others else chosen


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


def takes_dearly(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who takes tricks with his dearest card while the talon lasts."""
    chosen, led = SENSIBLE(state, options, rng), state.cards.trick.cards[:1]
    if not isinstance(chosen, Lay) or not state.talon or not led:
        return chosen
    winning = [move for move in options if isinstance(move, Lay) and state.ranking.beats(move.card, led[0])]
    return max(winning, key=lambda move: augen([move.card]), default=chosen)


class End(NamedTuple):
    """Of a deal between sensible players: what the melds of both bring, and the lead of the first seat."""

    melds: float
    augen: int
    points: int


@cache
def ends(seeds: range, rules: frozenset[tuple[str, Value]]) -> Sequence[End]:
    return [
        End(
            sum(item.points for item in deal.tally if item.reason == "ansage"),
            deal.state.cards.augen(0) - deal.state.cards.augen(1),
            deal.result[0] - deal.result[1],
        )
        for deal in deals(ID, SEATS, seeds, "sensible", **dict(rules))
    ]


def announced_points(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """What the melds of both seats bring in each deal."""
    return mean(end.melds for end in ends(seeds, frozenset(rules.items())))


def won_with_fewer_augen(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """How many deals of a hundred the seat with fewer Augen wins; level deals are left out."""
    decided = [end for end in ends(seeds, frozenset(rules.items())) if end.augen and end.points]
    return mean(100.0 * (end.augen * end.points < 0) for end in decided)


def behind(tried: Policy[State, Move]) -> Callable[[range, Mapping[str, Value]], Mean]:
    """What finds how many points fewer a seat has that tries a policy."""

    def play_again(seeds: range, rules: Mapping[str, Value]) -> Mean:
        found = lead(tried, seeds, rules)
        return Mean(-found.value, found.error)

    return play_again


REPLAYS = {
    "bilder_stechen": Replay(behind(leaves_courts), 500, 24, against=0.0),
    "truempfe_aufheben": Replay(partial(lead, keeps_trumps), 500, 24, against=0.0),
    "bilder_ausspielen": Replay(behind(leads_courts), 500, 24, against=0.0),
    "knapp_stechen": Replay(behind(takes_dearly), 500, 24, against=0.0),
    "ansagen_zaehlen": Replay(announced_points, 500, 24),
    "weniger_augen": Replay(won_with_fewer_augen, 500, 30),
}
"""How each claim on a habit or a deal is found."""
