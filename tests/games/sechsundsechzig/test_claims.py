"""What Sechsundsechzig's booklet claims, replayed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random

import pytest
from tests.games.proof import check_rule, check_simulated, claim, deals, mean, play

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.games.sechsundsechzig import GAME
from kartenwerk.play.games.sechsundsechzig.rules import Move, State, winner
from kartenwerk.play.games.sechsundsechzig.scoring import GOAL, SEATS
from kartenwerk.play.mechanics.trick_policy import sensible_card
from kartenwerk.play.mechanics.tricks import Lay

ID = "sechsundsechzig"
SENSIBLE = GAME.policies["sensible"]


def last_trumps_and_tricks(seeds: Iterable[int]) -> Iterable[float]:
    """100 for a deal in which the seat that laid the last trump took the last trick, else 0."""
    for deal in deals(ID, SEATS, seeds):
        trump = deal.start.trump
        last = next(step.seat for step in reversed(deal.steps) if step.move.card.suit == trump)
        yield 100.0 * (deal.state.cards.trick.leader == last)


def test_claim_letzter_trumpf() -> None:
    check_simulated(ID, "letzter_trumpf", mean(last_trumps_and_tricks(range(150))))


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
    others = [move.card for move in options if isinstance(move, Lay) and move.card.suit != state.trump]
    return Lay(sensible_card(state, others, ())) if state.stock and others else SENSIBLE(state, options, rng)


def test_claim_truempfe_aufheben() -> None:
    check_simulated(ID, "truempfe_aufheben", mean(deals_won(keeps_trumps, 200)))


def throws_any(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who throws away any of the cards that do not take a trick of the first half."""
    chosen, led = SENSIBLE(state, options, rng), state.cards.trick.cards[:1]
    if not (isinstance(chosen, Lay) and state.stock and led) or state.ranking.beats(chosen.card, led[0]):
        return chosen
    return rng.choice(
        [move for move in options if isinstance(move, Lay) and not state.ranking.beats(move.card, led[0])]
    )


def test_claim_billig_abwerfen() -> None:
    check_simulated(ID, "billig_abwerfen", mean(deals_won(throws_any, 200)))


def keeps_high_cards(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who leads no plain ace or ten in the first half, if he has another card."""
    cards = [move.card for move in options if isinstance(move, Lay)]
    others = [card for card in cards if card.suit == state.trump or card.rank not in ("A", "10")]
    leads = state.stock and not state.cards.trick.cards
    return Lay(sensible_card(state, others, ())) if leads and others else SENSIBLE(state, options, rng)


def test_claim_hohe_zurueck() -> None:
    check_simulated(ID, "hohe_zurueck", mean(deals_won(keeps_high_cards, 80)))


def leads_trumps(state: State, options: Sequence[Move], rng: Random) -> Move:
    """A sensible player who leads trumps in the second half, the highest first, as long as he has one."""
    trumps = [move.card for move in options if isinstance(move, Lay) and move.card.suit == state.trump]
    if state.stock or state.cards.trick.cards or not trumps:
        return SENSIBLE(state, options, rng)
    return Lay(min(trumps, key=lambda card: state.ranking.tier(card) or 0))


def test_claim_nur_trumpf() -> None:
    check_simulated(ID, "nur_trumpf", mean(deals_won(leads_trumps, 80)))


def won_by_the_last_trick(seeds: Iterable[int]) -> Iterator[float]:
    """100 for a deal whose winner would not have 66 without the last trick's points, else 0; ties are left out."""
    for deal in deals(ID, SEATS, seeds):
        best = winner(deal.state)
        if best is not None:
            yield 100.0 * (deal.state.cards.augen(best) < GOAL)


def test_claim_letzter_entscheidet() -> None:
    check_simulated(ID, "letzter_entscheidet", mean(won_by_the_last_trick(range(60))))


# --- with pairs -----------------------------------------------------------------------------------------------


def test_claim_truempfe_mit_paaren() -> None:
    check_simulated(ID, "truempfe_mit_paaren", mean(deals_won(keeps_trumps, 150, paare=True)))


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
