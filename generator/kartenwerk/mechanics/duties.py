"""The duties of a trick: which cards of a hand they leave to choose from.

A game states its duties in a row such as `(FOLLOW, TRUMP, BEAT)`. The row reads like the rule: each duty chooses among
the cards that the duties before it have left, and binds only if one of those cards fulfils it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from kartenwerk.cards import Card, Cards
from kartenwerk.engine.contract import Reason
from kartenwerk.mechanics.ranking import TRUMPS, Ranking
from kartenwerk.mechanics.tricks import TrickState


class OpenTrick(NamedTuple):
    """A trick that waits for the next card: the order of cards in this deal and the cards laid, the lead first."""

    ranking: Ranking
    cards: Cards

    @property
    def led(self) -> str:
        """The suit that was led, TRUMPS being one."""
        return self.ranking.suit(self.cards[0])

    @property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return self.cards[self.ranking.winner(self.cards)]

    def beating(self, cards: Cards) -> Cards:
        """Those of the cards that would beat the best one."""
        return self.ranking.beating(cards, self.best)


class Duty(NamedTuple):
    """A duty of the seat that lays: those of some cards that fulfil it, in their order.

    `id` names the sentence of the game's TOML that forbids all other cards.
    """

    id: str
    fulfilling: Callable[[OpenTrick, Cards], Cards]


FOLLOW = Duty("farbe_bekennen", lambda trick, cards: trick.ranking.of_suit(cards, trick.led))
"""Lay a card of the suit that was led; trumps are a suit of their own."""

TRUMP = Duty("trumpf_zwang", lambda trick, cards: trick.ranking.of_suit(cards, TRUMPS))
"""Lay a trump. After FOLLOW this binds only a hand that cannot follow: one that can has no other suit left."""

BEAT = Duty("stich_zwang", lambda trick, cards: trick.beating(cards))
"""Beat the best card of the trick."""


class DutyState(TrickState, Protocol):
    """A state of a trick-taking game with its duties."""

    @property
    def duties(self) -> tuple[Duty, ...]: ...


def allowed(state: DutyState) -> Cards:
    """The cards that the seat on turn may lay, in the order of its hand; a lead is free."""
    left, laid = state.cards.hand, state.cards.trick.cards
    if len(left) == 1 or not (laid and (duties := state.duties)):
        return left
    trick = OpenTrick(state.ranking, laid)
    for duty in duties:
        left = duty.fulfilling(trick, left) or left
    return left


def why_not_lay(state: DutyState, card: Card) -> Reason | None:
    """The first duty that forbids the card to the seat on turn, with the kinds of cards that would fulfil it."""
    if card not in state.cards.hand:
        return Reason("nicht_auf_der_hand", (card,))
    laid, left = state.cards.trick.cards, state.cards.hand
    if not laid:
        return None
    trick = OpenTrick(state.ranking, laid)
    for duty in state.duties:
        if fulfilling := duty.fulfilling(trick, left):
            left = fulfilling
            if card not in left:
                return Reason(duty.id, tuple(dict.fromkeys(left)))
    return None
