"""What Gin Rommé's booklet claims, recounted, replayed and held against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random

import pytest
from tests.games.proof import Mean, check_counted, check_rule, check_simulated, claim, deals, mean, play
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games.gin_romme import GAME
from kartenwerk.play.games.gin_romme.examples import WAITS
from kartenwerk.play.games.gin_romme.hands import odds_of_deal
from kartenwerk.play.games.gin_romme.scoring import after_game, deadwood, worth
from kartenwerk.play.games.gin_romme.state import HAND, SEATS, Choice, Move, Phase, State, melds_of
from kartenwerk.play.mechanics.melds.moves import Throw
from kartenwerk.play.mechanics.melds.odds import outs
from kartenwerk.play.mechanics.melds.search import arrange
from kartenwerk.play.mechanics.tuples import without

ID = "gin_romme"
SENSIBLE = GAME.policies["sensible"]
game = Referee(GAME)
PACK = game.pack(SEATS)


def test_claim_im_mittel() -> None:
    check_counted(ID, "im_mittel", sum(map(worth, PACK)) * HAND / len(PACK))


def test_claim_ohne_kombination() -> None:
    no_meld, _ = odds_of_deal(game.rules(), PACK)
    check_counted(ID, "ohne_kombination", 100 * no_meld.share)


def test_claim_gin_gegeben() -> None:
    _, gin = odds_of_deal(game.rules(), PACK)
    check_counted(ID, "gin_gegeben", gin.total // gin.ways)


def test_claim_wartet() -> None:
    waited = {label: len(outs(melds_of(PACK), game.cards(held))) for label, held in WAITS.items()}
    check_counted(ID, "wartet", waited["Dreieck"])
    assert max(waited, key=waited.__getitem__) == "Dreieck"
    assert waited["Paar"] == waited["Nachbarn"] == 2 * waited["Lücke"] == 2 * waited["Rand"]


def lowest_first(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who throws away the card that counts least of those outside melds."""
    chosen = SENSIBLE(state, options, rng)
    if not isinstance(chosen, Throw) or chosen.knocks:
        return chosen
    rest = arrange(state.meld_index, state.hand, worth).rest
    free = [move.card for move in options if isinstance(move, Throw) and not move.knocks and move.card in rest]
    return Throw(min(free, key=worth)) if free else chosen


def waits_for_gin(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who knocks with nothing but gin."""

    def is_gin(move: Throw) -> bool:
        return not arrange(state.meld_index, without(state.hand, move.card), worth).deadwood

    early = state.phase is Phase.THROWING
    kept = [move for move in options if not (early and isinstance(move, Throw) and move.knocks and not is_gin(move))]
    return SENSIBLE(state, kept, rng)


@cache
def rounds(tried: Policy[State, Move], seeds: range, rules: frozenset[tuple[str, Value]]) -> Sequence[tuple[int, int]]:
    """What rounds brought to the one who tries a policy, and to the other, who is sensible."""
    seats = ((seed, seed % SEATS) for seed in seeds)
    results = ((play(ID, SEATS, seed, {seat: tried}, SENSIBLE, **dict(rules)), seat) for seed, seat in seats)
    return [(result[seat], result[1 - seat]) for result, seat in results]


def from_the_stock(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who never takes the open card while there is another choice."""
    return SENSIBLE(state, [move for move in options if move is not Choice.PILE] or options, rng)


Find = Callable[[range, Mapping[str, Value]], Mean]


def ahead(tried: Policy[State, Move], sign: int = 1) -> Find:
    """What finds how many points more a round brings to who tries a policy; by -1, how many fewer."""

    def play_again(seeds: range, rules: Mapping[str, Value]) -> Mean:
        return mean(sign * (mine - theirs) for mine, theirs in rounds(tried, seeds, frozenset(rules.items())))

    return play_again


def rounds_won(tried: Policy[State, Move]) -> Find:
    """What finds the percentage of rounds that are won by who tries a policy."""

    def play_again(seeds: range, rules: Mapping[str, Value]) -> Mean:
        return mean(100 * (mine > 0) for mine, _ in rounds(tried, seeds, frozenset(rules.items())))

    return play_again


def undercut(seeds: Iterable[int], rules: Mapping[str, Value]) -> Mean:
    """The percentage of knocks with seven points or more left over that are undercut."""
    ends: Iterable[State] = (deal.state for deal in deals(ID, SEATS, seeds, "sensible", **rules))
    late = (end for end in ends if end.knocker is not None and deadwood(end, end.knocker) >= 7)
    return mean(100 * any(item.reason == "unterschnitt" for item in GAME.tally(end)) for end in late)


def matches_won(seeds: Iterable[int], rules: Mapping[str, Value]) -> Mean:
    """The percentage of matches that are won by who waits for gin."""
    won = []
    for seed in seeds:
        rng, waiting = Random(f"match {seed}"), seed % SEATS
        state: State | None = GAME.deal(game.rules(**rules), SEATS, shuffle(PACK, rng))
        while state is not None:
            while (seat := GAME.to_move(state)) is not None:
                policy = waits_for_gin if seat == waiting else SENSIBLE
                state = GAME.play(state, policy(GAME.view(state, seat), GAME.moves(state), rng))
            games = after_game(state).games
            state = GAME.deal_next(state, shuffle(PACK, rng))
        won.append(100 * (games[waiting] > games[1 - waiting]))
    return mean(won)


WITH_KNOCKS = ("zehn", "oklahoma")
"""The sets by which a round may be won without gin."""

REPLAYS = {
    "hohe_zuerst": Replay(ahead(lowest_first, -1), 2000, 50, against=0.0),
    "nur_stapel": Replay(rounds_won(from_the_stock), 2000, 40, against=50.0),
    "warten_punkte": Replay(ahead(waits_for_gin), 2000, 24, against=0.0, sets=WITH_KNOCKS),
    "warten_runden": Replay(rounds_won(waits_for_gin), 2000, 24, against=50.0, sets=WITH_KNOCKS),
    "warten_partien": Replay(matches_won, 400, 4, against=50.0, sets=("zehn",)),
    "unterschnitten": Replay(undercut, 2000, 60, chosen=True, sets=WITH_KNOCKS),
}
"""How each claim on a habit or a knock is found."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["nur_stapel", "unterschnitten"])
def test_claims_of_a_thousand_rounds(name: str) -> None:
    check_simulated(ID, name, REPLAYS[name].play(range(1000), {}))


def test_the_bonus_for_rounds_outweighs_the_points_of_waiting() -> None:
    """Nearly every round is won by somebody, so that the share of rounds says how many bonuses each gets."""
    share, points = (claim(ID, name).figure for name in ("warten_runden", "warten_punkte"))
    assert share is not None and points is not None
    lost = 1 - 2 * share / 100
    assert lost * game.rules().rundenbonus > points


def test_claim_gekauft_gesehen() -> None:
    check_rule(ID, "gekauft_gesehen")
    state = GAME.deal(game.rules(), SEATS, PACK)
    (bought,) = state.pile
    after = game.after(state, Choice.PILE)
    assert GAME.view(state, 1).pile == (bought,) and GAME.view(after, 1).pile == ()
    assert bought in after.hands[0]
