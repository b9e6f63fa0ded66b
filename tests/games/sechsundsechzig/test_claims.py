"""What Sechsundsechzig's booklet claims, replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random

import pytest
from tests.games.proof import Mean, check_rule, claim, deals, mean, play
from tests.games.replays import Replay

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.games.sechsundsechzig import GAME
from kartenwerk.play.games.sechsundsechzig.rules import EXCHANGE, PAIR, Marry, Move, State, winner
from kartenwerk.play.games.sechsundsechzig.scoring import GOAL, SEATS
from kartenwerk.play.mechanics.trick_policy import sensible_card
from kartenwerk.play.mechanics.tricks import Lay

ID = "sechsundsechzig"
SENSIBLE = GAME.policies["sensible"]
FIRST = 10000
"""The first seed of deals whose last trick is looked at."""


def last_trumps_and_tricks(seeds: Iterable[int], rules: Mapping[str, Value]) -> Iterator[float]:
    """100 for a deal in which the seat that laid the last trump took the last trick, else 0; played out ones alone."""
    for deal in deals(ID, SEATS, (FIRST + seed for seed in seeds), "sensible", **rules):
        if not any(deal.state.cards.hands):
            laid = ((step.seat, step.move) for step in reversed(deal.steps))
            trump = deal.start.trump
            last = next(seat for seat, move in laid if isinstance(move, Lay | Marry) and move.card.suit == trump)
            yield 100.0 * (deal.state.cards.trick.leader == last)


def played_out(seeds: Iterable[int], rules: Mapping[str, Value]) -> Iterator[float]:
    """100 for a deal that comes to its last trick, else 0."""
    for deal in deals(ID, SEATS, seeds, "sensible", **rules):
        yield 100.0 * (not any(deal.state.cards.hands))


def test_claim_rest_bekannt() -> None:
    check_rule(ID, "rest_bekannt")
    deal: PlayedDeal
    for deal in deals(ID, SEATS, range(20)):
        step = next(step for step in deal.steps if not step.before.stock and isinstance(step.move, Lay))
        seat, cards = step.seat, step.before.cards
        fallen = {card for tricks in cards.won for trick in tricks for card in trick}
        assert set(deal.order) - fallen - set(cards.hands[seat]) == set(cards.hands[1 - seat])


def deals_won(tried: Policy[State, Move], number: int, **changes: Value) -> Iterator[float]:
    """100 for a deal that is won by who tries a policy against a sensible player, else 0; ties are left out."""
    seeds = iter(range(2 * number))
    results = ((play(ID, SEATS, seed, {seed % SEATS: tried}, SENSIBLE, **changes), seed % SEATS) for seed in seeds)
    return islice((100.0 * (result[seat] > 0) for result, seat in results if any(result)), number)


def keeps_trumps(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who lays no trump in the first half, if he has another card."""
    chosen = SENSIBLE(state, options, rng)
    others = [move.card for move in options if isinstance(move, Lay) and move.card.suit != state.trump]
    return Lay(sensible_card(state, others, ())) if isinstance(chosen, Lay) and state.stock and others else chosen


def throws_any(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who throws away any of the cards that do not take a trick of the first half."""
    chosen, led = SENSIBLE(state, options, rng), state.cards.trick.cards[:1]
    if not (isinstance(chosen, Lay) and state.stock and led) or state.ranking.beats(chosen.card, led[0]):
        return chosen
    return rng.choice(
        [move for move in options if isinstance(move, Lay) and not state.ranking.beats(move.card, led[0])]
    )


def keeps_high_cards(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who leads no plain ace or ten in the first half, if he has another card."""
    chosen = SENSIBLE(state, options, rng)
    cards = [move.card for move in options if isinstance(move, Lay)]
    others = [card for card in cards if card.suit == state.trump or card.rank not in ("A", "10")]
    leads = isinstance(chosen, Lay) and state.stock and not state.cards.trick.cards
    return Lay(sensible_card(state, others, ())) if leads and others else chosen


def leads_trumps(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who leads trumps in the second half, the highest first, as long as he has one."""
    chosen = SENSIBLE(state, options, rng)
    trumps = [move.card for move in options if isinstance(move, Lay) and move.card.suit == state.trump]
    if not isinstance(chosen, Lay) or state.stock or state.cards.trick.cards or not trumps:
        return chosen
    return Lay(min(trumps, key=lambda card: state.ranking.tier(card) or 0))


def won_by_the_last_trick(seeds: Iterable[int], rules: Mapping[str, Value]) -> Iterator[float]:
    """100 for a deal whose winner would not have 66 without the last trick's points, else 0; ties are left out."""
    for deal in deals(ID, SEATS, seeds, "sensible", **rules):
        best = winner(deal.state)
        if best is not None:
            yield 100.0 * (deal.state.cards.augen(best) < GOAL)


# --- what pairs, exchange and closing bring with them -----------------------------------------------------------


def keeps_pairs(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who parts no pair of the first half before it is announced, if he has another card."""
    chosen, hand = SENSIBLE(state, options, rng), state.cards.hand
    courts = Counter(card.suit for card in hand if card.rank in PAIR and card.suit not in state.pairs)
    cards = [move.card for move in options if isinstance(move, Lay)]
    others = [card for card in cards if card.rank not in PAIR or courts[card.suit] < len(PAIR)]
    return Lay(sensible_card(state, others, ())) if isinstance(chosen, Lay) and state.stock and others else chosen


def never_exchanges(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who keeps the nine of trumps."""
    return SENSIBLE(state, [move for move in options if move is not EXCHANGE], rng)


def habit_wins(
    name: str,
    tried: Policy[State, Move],
    seeds: int,
    few: int,
    sets: Sequence[str] | None = (),
    **always: Value,
) -> Mapping[str, Replay]:
    """How the claim on a habit is found; `always` are rules without which it means nothing."""

    def play_again(seeds: range, rules: Mapping[str, Value]) -> Mean:
        return mean(deals_won(tried, len(seeds), **{**always, **rules}))

    return {name: Replay(play_again, seeds, few, against=50.0, sets=sets)}


REPLAYS = {
    "letzter_trumpf": Replay(
        lambda seeds, rules: mean(last_trumps_and_tricks(seeds, rules)), 12000, 150, against=50.0, chosen=True
    ),
    "bis_zum_letzten_stich": Replay(
        lambda seeds, rules: mean(played_out(seeds, {"paare": True, **rules})), 4000, 150, against=50.0
    ),
    "letzter_entscheidet": Replay(lambda seeds, rules: mean(won_by_the_last_trick(seeds, rules)), 2000, 60, sets=()),
    **habit_wins("truempfe_aufheben", keeps_trumps, 2000, 200),
    **habit_wins("truempfe_mit_paaren", keeps_trumps, 4000, 150, sets=None, paare=True),
    **habit_wins("billig_abwerfen", throws_any, 8000, 200),
    **habit_wins("hohe_zurueck", keeps_high_cards, 4000, 80, sets=None),
    **habit_wins("nur_trumpf", leads_trumps, 2000, 80),
    **habit_wins("paare_halten", keeps_pairs, 8000, 100, sets=None, paare=True),
    **habit_wins("nie_tauschen", never_exchanges, 8000, 100, sets=("paare",), trumpfneun_tausch=True),
}
"""How each claim that was played is found."""

NOT_WITH_PAIRS = {"truempfe_aufheben": keeps_trumps, "billig_abwerfen": throws_any, "nur_trumpf": leads_trumps}


@pytest.mark.slow
@pytest.mark.parametrize("name", NOT_WITH_PAIRS)
def test_pairs_make_advice_untrue_that_is_left_out_with_them(name: str) -> None:
    """Who follows it, or does not, fares no better than half, or worse."""
    advice = claim(ID, name)
    found = mean(deals_won(NOT_WITH_PAIRS[name], 700, paare=True))
    assert advice.unless == {"paare": (True,)}
    assert advice.figure is not None
    assert (found.value - 50) * (advice.figure - 50) <= 0 or abs(found.value - 50) <= 2 * found.error
