"""Hands and the Helm of Fünf-Karten-Boltan as the booklet shows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.ladder_rungs import HandCard
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.games.fuenf_karten_boltan.state import Rules, State, ladder
from kartenwerk.play.mechanics.betting import Chips
from kartenwerk.play.mechanics.ladders.ladder import Ladder, PackGrid
from kartenwerk.play.mechanics.pots import award_layers, layers


class LayerView(NamedTuple):
    """The Helm (number 0) or a row of kleine Helme: chips, how many lie before whom, and who gets how many."""

    number: int
    chips: int
    before: tuple[tuple[str, int], ...]
    gets: tuple[tuple[str, int], ...]


def hand_cards(session: Session, ranking: Ladder, five: Cards) -> tuple[HandCard, ...]:
    """Five cards, those that make the hand first."""
    best = ranking.read(five).best
    rest = sorted((card for card in five if card not in best), key=ranking.height, reverse=True)
    return tuple(HandCard(CardView.of(card, session.deck), card in best) for card in (*best, *rest))


def helm_layers(session: Session, chips: Chips, winner: int) -> Iterator[LayerView]:
    """The Helm and the kleinen Helme before anybody is paid, and who gets them if `winner` has the best hand."""
    awards = award_layers(chips, winner)
    for number, row in enumerate(layers(chips)):
        gets = tuple((session.names[one.seat], one.amount) for one in awards if one.pot == number)
        filled = tuple((session.names[seat], amount) for seat, amount in enumerate(row) if amount)
        yield LayerView(number, sum(row), filled, gets)


def chips_before_paying(state: State) -> Chips:
    """The chips of a finished deal as they lay before anybody was paid."""
    stacks = list(state.chips.stacks)
    for seat, amount in state.helm.due:
        stacks[seat] -= amount
    return state.chips._replace(stacks=tuple(stacks))


def winner_of_helm(state: State) -> int:
    """The seat that has won the Helm."""
    return next(item.seat for item in state.helm.booked if item.reason == "helm")


def ranking_of(session: Session) -> tuple[Ladder, PackGrid]:
    """The ladder by the session's rules, and the pack."""
    rules: Rules = session.game.rules(**session.values)
    grid = PackGrid.of(session.game.pack(rules, session.data.players[0], session.deck.pack))
    return ladder(rules, grid), grid
