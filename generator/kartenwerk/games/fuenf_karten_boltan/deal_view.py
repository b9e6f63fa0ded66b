"""A deal of Fünf-Karten-Boltan as the booklet tells it: what was said, exchanged, shown and won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.ladder_rungs import HandCard
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.fuenf_karten_boltan.actions import BLOW_NAMES, Action, BettingMove, blows_struck
from kartenwerk.games.fuenf_karten_boltan.example_deals import of_phase, readings, unsettled, winner_of_helm
from kartenwerk.games.fuenf_karten_boltan.state import Phase, Rules, State, ladder
from kartenwerk.games.fuenf_karten_boltan.talon import Exchange
from kartenwerk.mechanics.betting import clockwise
from kartenwerk.mechanics.ladders.hands import hand_name
from kartenwerk.mechanics.ladders.ladder import Ladder, PackGrid
from kartenwerk.mechanics.pots import award_layers, award_pots, layers


class ActionView(NamedTuple):
    """What seats did, one or several in turn: the action, what the bet came to, the chips put in, the blow's name.

    `short` tells that it was all they had and less than the last blow.
    """

    names: tuple[str, ...]
    action: str
    to: int
    chips: int
    blow: str
    short: bool


class ExchangeView(NamedTuple):
    """Who exchanged, and which cards he laid off."""

    name: str
    thrown: tuple[CardView, ...]


class ShownHand(NamedTuple):
    """A hand shown: its five cards, its German name, and what it won."""

    name: str
    cards: tuple[HandCard, ...]
    hand: str
    won: int


class LayerView(NamedTuple):
    """The Helm (number 0) or a row of kleine Helme: chips, how many lie before whom, and who gets how many."""

    number: int
    chips: int
    before: tuple[tuple[str, int], ...]
    gets: tuple[tuple[str, int], ...]


class DealView(NamedTuple):
    """A deal that ended with a Schlacht.

    `stacks` are names with the chips they had before the Sold, `helm` is what lay in the Helm from earlier deals, and
    `hands` are those that were shown, the best first.
    """

    stacks: tuple[tuple[str, int], ...]
    first: str
    dealer: str
    helm: int
    manoever: tuple[ActionView, ...]
    formation: tuple[ExchangeView, ...]
    aufmarsch: tuple[ActionView, ...]
    hands: tuple[ShownHand, ...]
    layers: tuple[LayerView, ...]
    winner: str


def deal_view(session: Session, deal: PlayedDeal) -> DealView:
    """The view of a deal that ended with a Schlacht."""
    names = session.names
    state: State = deal.state
    start: State = next(step.before for step in deal.steps if step.seat >= 0)
    return DealView(
        tuple((names[seat], start.chips.stacks[seat] + paid) for seat, paid in enumerate(start.chips.paid) if paid),
        names[start.first],
        names[clockwise(start.first, len(start.hands))[-2]],
        start.helm.before,
        tuple(_joined(_action(session, step) for step in of_phase(deal, Phase.MANOEVER))),
        tuple(exchange_view(session, step) for step in of_phase(deal, Phase.FORMATION)),
        tuple(_joined(_action(session, step) for step in of_phase(deal, Phase.AUFMARSCH))),
        tuple(_shown_hands(session, state)),
        tuple(_layers(session, state)),
        names[winner_of_helm(state)],
    )


def _shown_hands(session: Session, state: State) -> Iterator[ShownHand]:
    """The hands that were shown, the best first."""
    ranking, _ = ranking_of(session)
    read = readings(state)
    for seat in sorted(state.shown, key=lambda seat: read[seat].strength, reverse=True):
        yield ShownHand(
            session.names[seat],
            hand_cards(session, ranking, state.hands[seat]),
            hand_name(session.data, session.deck, read[seat]),
            sum(item.points for item in state.helm.booked if item.seat == seat and item.reason != "zurueck"),
        )


def hand_cards(session: Session, ranking: Ladder, five: Cards) -> tuple[HandCard, ...]:
    """Five cards, those that make the hand first."""
    best = ranking.read(five).best
    rest = sorted((card for card in five if card not in best), key=ranking.height, reverse=True)
    return tuple(HandCard(CardView.of(card, session.deck), card in best) for card in (*best, *rest))


def _layers(session: Session, state: State) -> Iterator[LayerView]:
    """The Helm and the kleinen Helme, and who gets them."""
    before = unsettled(state)
    rows = layers(before)
    earlier = sum(item.points for item in state.helm.booked if item.reason == "helm") - sum(rows[0])
    poker = state.rules.kleine_helme == "poker"
    ranking = sorted(before.claims, key=lambda seat: ladder(state.rules, state.grid).read(state.hands[seat]).strength)
    awards = award_pots(before, 0, ranking.index) if poker else award_layers(before, winner_of_helm(state))
    for number, row in enumerate(rows):
        from_before = earlier if number == 0 else 0
        gets = tuple((session.names[one.seat], one.amount + from_before) for one in awards if one.pot == number)
        filled = tuple((session.names[seat], amount) for seat, amount in enumerate(row) if amount)
        yield LayerView(number, sum(row) + from_before, filled, gets)


def _action(session: Session, step: Step) -> ActionView:
    before: State = step.before
    after: State = step.after
    move: BettingMove = step.move
    chips = before.chips
    put_in = after.chips.paid[step.seat] - chips.paid[step.seat]
    higher = move.action is Action.STRIKE or (move.action is Action.HAMMER and chips.most > chips.highest)
    place = blows_struck(chips)
    blow = BLOW_NAMES[place] if higher and place < len(BLOW_NAMES) else ""
    short = move.action is Action.HAMMER and chips.most < chips.highest
    return ActionView(
        (session.names[step.seat],), str(move.action), chips.bets[step.seat] + put_in, put_in, blow, short
    )


def _joined(actions: Iterable[ActionView]) -> Iterator[ActionView]:
    """The actions, those alike put together; a blow stands alone."""
    for action, alike in groupby(actions, key=lambda one: one.action):
        several = [*alike]
        if action in (Action.STRIKE, Action.HAMMER):
            yield from several
        else:
            yield several[0]._replace(names=tuple(name for one in several for name in one.names))


def exchange_view(session: Session, step: Step) -> ExchangeView:
    """The view of an exchange."""
    move: Exchange = step.move
    return ExchangeView(session.names[step.seat], views(move.cards, session.deck))


def ranking_of(session: Session) -> tuple[Ladder, PackGrid]:
    """The ladder by the session's rules, and the pack."""
    rules: Rules = session.game.rules(**session.values)
    grid = PackGrid.of(session.game.pack(rules, session.data.players[0], session.deck.pack))
    return ladder(rules, grid), grid
