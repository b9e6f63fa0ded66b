"""A practice deal, step by step: what the text of a booklet may say of each move, and by which it is proven.

The deal is a record that is kept as data. Its text is written by hand; cards, counts and names come from these steps,
and whatever else a sentence says of a card, a count or a duty is guarded by `belegt` (see `templating.filters`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView, views


@dataclass(frozen=True)
class PracticeStep:
    """One move of a practice deal: who made it, the states around it, and what else might have been done.

    `number` counts the moves of the deal from 1; `name` is empty for a move of chance.
    """

    deck: Deck
    number: int
    seat: int
    name: str
    move: Any
    before: Any
    after: Any
    legal: tuple[Any, ...]
    remarks: tuple[Reason, ...]

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to do."""
        return len(set(self.legal)) == 1

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat before the move; AttributeError in a game without hands."""
        hands: tuple[tuple[Card, ...], ...] = self.before.hands
        return hands[self.seat]

    def of_suit(self, suit: str) -> int:
        """How many cards of the suit the hand holds before the move."""
        return sum(card.suit == suit for card in self.hand)

    def of_rank(self, rank: str) -> int:
        """How many cards of the rank the hand holds before the move."""
        return sum(card.rank == rank for card in self.hand)

    @property
    def card(self) -> CardView:
        """The card that the move is about; AttributeError if it is about none."""
        return CardView.of(self.move.card, self.deck)

    def views(self, cards: Sequence[Card]) -> tuple[CardView, ...]:
        """Cards of a state as texts name them."""
        return views(cards, self.deck)


class NamedCards(NamedTuple):
    """Cards to lay out under a name: a hand, or those that will be drawn from the stock."""

    name: str
    cards: tuple[CardView, ...]

    def held(self, rank: str) -> int:
        """How many cards of a rank ("S") there are."""
        return sum(card.id.endswith(f"-{rank}") for card in self.cards)


def name_hands(session: Session, hands: Iterable[Iterable[Card]]) -> tuple[NamedCards, ...]:
    """The hands of all seats under their names, each in its order."""
    return tuple(NamedCards(name, views(hand, session.deck)) for name, hand in zip(session.names, hands, strict=False))


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The steps of each deal, its result, and the people at the table; for games that show no more of theirs."""
    return {
        "spiele": tuple(practice_steps(session, deal) for deal in deals),
        "ergebnisse": tuple(deal.result for deal in deals),
        "namen": session.names[: deals[0].players],
    }


def practice_steps(session: Session, deal: PlayedDeal) -> tuple[PracticeStep, ...]:
    """Every move of a deal."""
    return tuple(_step(session, number, step) for number, step in enumerate(deal.steps, start=1))


def _step(session: Session, number: int, step: Step) -> PracticeStep:
    chance = step.seat == CHANCE
    return PracticeStep(
        session.deck,
        number,
        step.seat,
        "" if chance else session.names[step.seat],
        step.move,
        step.before,
        step.after,
        () if chance else session.game.moves(step.before),
        session.game.remarks(step.before, step.move, step.after),
    )
