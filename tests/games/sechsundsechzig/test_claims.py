"""What Sechsundsechzig's booklet claims, replayed."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.proof import check_rule, check_simulated, deals, mean

from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.games.sechsundsechzig.rules import SEATS
from kartenwerk.mechanics.tricks import Lay

ID = "sechsundsechzig"


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
