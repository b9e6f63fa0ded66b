"""The duties of a trick: which cards of a hand they leave to choose from.

A game states its duties in a row such as `(FOLLOW, TRUMP, BEAT)`. The row reads like the rule: each duty chooses among
the cards that the duties before it have left, and binds only if one of those cards fulfils it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.mechanics.ranking import TRUMPS, Ranking
from kartenwerk.play.mechanics.tricks import TrickState


class Duty(NamedTuple):
    """A duty of the seat that lays: those of some cards that fulfil it, in their order.

    `id` names the sentence of the game's TOML that forbids all other cards. `fulfilling` is asked with the order of
    cards in this deal, the cards of the trick, the lead first, and the cards to choose from.
    """

    id: str
    fulfilling: Callable[[Ranking, Cards, Cards], Cards]


FOLLOW = Duty("farbe_bekennen", lambda ranking, trick, cards: ranking.of_suit(cards, ranking.suit(trick[0])))
"""Lay a card of the suit that was led; trumps are a suit of their own."""

TRUMP = Duty("trumpf_zwang", lambda ranking, trick, cards: ranking.of_suit(cards, TRUMPS))
"""Lay a trump. After FOLLOW this binds only a hand that cannot follow: one that can has no other suit left."""

BEAT = Duty("stich_zwang", lambda ranking, trick, cards: ranking.beating(cards, ranking.best(trick)))
"""Beat the best card of the trick."""


class DutyState(TrickState, Protocol):
    """A state of a trick-taking game with its duties."""

    @property
    def duties(self) -> tuple[Duty, ...]: ...


def legal_cards(state: DutyState) -> Cards:
    """The cards that the seat on turn may lay, in the order of its hand; a lead is free."""
    hands, (leader, laid), _, _ = state.cards
    left = hands[(leader + len(laid)) % len(hands)]
    if len(left) == 1 or not (laid and (duties := state.duties)):
        return left
    ranking = state.ranking
    for _, fulfilling in duties:
        left = fulfilling(ranking, laid, left) or left
        if len(left) == 1:
            break
    return left


def why_not_lay(state: DutyState, card: Card) -> Reason | None:
    """The first duty that forbids the card to the seat on turn, with the kinds of cards that would fulfil it."""
    if card not in state.cards.hand:
        return Reason("nicht_auf_der_hand", (card,))
    laid, left = state.cards.trick.cards, state.cards.hand
    if not laid:
        return None
    for duty in state.duties:
        if fulfilling := duty.fulfilling(state.ranking, laid, left):
            left = fulfilling
            if card not in left:
                return Reason(duty.id, tuple(dict.fromkeys(left)))
    return None
