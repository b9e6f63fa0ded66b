"""Boltan's practice deals: hands before and after the exchange, what was said, and the chips after every part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.ladder_rungs import HandCard
from kartenwerk.play.examples.practice import PracticeStep, practice_steps
from kartenwerk.play.examples.practice_bets import Bet, Standing, final
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.games.fuenf_karten_boltan.helm import share_out
from kartenwerk.play.games.fuenf_karten_boltan.state import Phase, Rules, State, ladder
from kartenwerk.play.games.fuenf_karten_boltan.talon import Exchange
from kartenwerk.play.mechanics.betting import Chips, clockwise
from kartenwerk.play.mechanics.ladders.hands import hand_name
from kartenwerk.play.mechanics.ladders.ladder import Ladder, PackGrid
from kartenwerk.play.mechanics.pots import layers


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


def helm_layers(session: Session, chips: Chips, ranking: Sequence[int]) -> Iterator[LayerView]:
    """The Helm and the kleinen Helme before anybody is paid, and who gets them by this `ranking`, the best hand last.

    A named set may have kleine Helme fought for; in its deal they are as many as the side pots.
    """
    rules: Rules = session.rules
    awards = share_out(chips, ranking, rules.kleine_helme == "poker")
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


def rank_claims(state: State) -> Sequence[int]:
    """The seats that could win in the Schlacht, the best hand last."""
    ranking = ladder(state.rules, state.grid)
    return sorted(state.chips.claims, key=lambda seat: ranking.read(state.hands[seat]).strength)


def winner_of_helm(state: State) -> int:
    """The seat that has won the Helm."""
    return next(item.seat for item in state.helm.booked if item.reason == "helm")


def ranking_of(session: Session) -> tuple[Ladder, PackGrid]:
    """The ladder by the session's rules, and the pack."""
    rules: Rules = session.rules
    grid = PackGrid.of(session.pack_for(session.data.players[0]))
    return ladder(rules, grid), grid


class HeldHand(NamedTuple):
    """Whose hand it is, its cards, what makes it and its full name ("Zwilling aus Fürsten")."""

    name: str
    cards: tuple[HandCard, ...]
    kind: str
    hand: str

    def has(self, id: str) -> bool:
        """Whether the card is among them."""
        return any(one.card.id == id for one in self.cards)

    def held(self, rank: str) -> int:
        """How many cards of a rank ("F") there are."""
        return sum(one.card.id.endswith(f"-{rank}") for one in self.cards)


@dataclass(frozen=True)
class Change:
    """An exchange: the cards thrown and drawn, and the hand before and after it."""

    ranking: Ladder
    name: str
    held: Cards
    thrown: tuple[CardView, ...]
    drawn: tuple[CardView, ...]
    before: HeldHand
    after: HeldHand
    pack: Cards

    @property
    def unseen(self) -> Cards:
        """The cards that the seat does not know."""
        return tuple(card for card in self.pack if card not in self.held)

    def outs(self, kind: str) -> int:
        """How many cards make a hand of that kind, where a single one is exchanged."""
        kept = tuple(card for card in self.held if str(card) != self.thrown[0].id)
        return sum(self.ranking.read((*kept, card)).category == kind for card in self.unseen)

    @property
    def better(self) -> bool:
        return self.after.kind != self.before.kind


class BoltanDeal(NamedTuple):
    """A deal with a Schlacht. Hands are in turn, from the seat that speaks first; chips are as before any payment.

    `shown` are the names of those that show in the Schlacht; `layers` says who gets the Helm and the kleinen Helme.
    """

    dealer: str
    hands: tuple[HeldHand, ...]
    battle: tuple[HeldHand, ...]
    manoever: tuple[Bet, ...]
    formation: tuple[Change, ...]
    aufmarsch: tuple[Bet, ...]
    sold: Standing
    after_manoever: Standing
    after_aufmarsch: Standing
    end: Standing
    shown: tuple[str, ...]
    winner: str
    layers: tuple[LayerView, ...]

    def hand(self, name: str) -> HeldHand:
        """What the person was dealt."""
        return next(one for one in self.hands if one.name == name)

    def final(self, name: str) -> HeldHand:
        """What the person held in the Schlacht."""
        return next(one for one in self.battle if one.name == name)


class Otherwise(NamedTuple):
    """A deal with another winner of the Schlacht: who gets what, and the chips that everybody then has."""

    winner: str
    layers: tuple[LayerView, ...]
    end: Standing


def practice_deals(session: Session, deals: Sequence[PlayedDeal]) -> list[BoltanDeal]:
    """The deals as texts speak of them; KartenwerkError if one ends without a Schlacht."""
    return [_deal(session, deal) for deal in deals]


def _deal(session: Session, deal: PlayedDeal) -> BoltanDeal:
    names = session.names[: deal.players]
    end: State = deal.state
    if not end.shown:
        raise KartenwerkError(
            "the practice deal ends without a Schlacht", expected=_("a deal in which hands are shown")
        )
    steps = [step for step in practice_steps(session, deal) if step.seat >= 0]
    by_phase = {phase: [step for step in steps if step.before.phase is phase] for phase in Phase}
    start: State = steps[0].before
    before_exchange: State = by_phase[Phase.FORMATION][0].before
    after_exchange: State = by_phase[Phase.FORMATION][-1].after
    chips = chips_before_paying(end)
    ranking = ladder(start.rules, start.grid)
    return BoltanDeal(
        names[clockwise(start.first, deal.players)[-2]],
        tuple(_hold(session, ranking, seat, start.hands[seat]) for seat in start.seats),
        tuple(_hold(session, ranking, seat, hand) for seat in start.seats if (hand := after_exchange.hands[seat])),
        tuple(Bet(step, names, start.helm.before) for step in by_phase[Phase.MANOEVER]),
        tuple(_changes(session, ranking, by_phase[Phase.FORMATION])),
        tuple(Bet(step, names, start.helm.before) for step in by_phase[Phase.AUFMARSCH]),
        _unpaid(session, start.chips, start.helm.before),
        _unpaid(session, before_exchange.chips, start.helm.before),
        _unpaid(session, chips, start.helm.before),
        final(session, end.chips.stacks),
        tuple(names[seat] for seat in end.shown),
        names[winner_of_helm(end)],
        tuple(helm_layers(session, chips, rank_claims(end))),
    )


def _unpaid(session: Session, chips: Chips, earlier: int) -> Standing:
    """How the chips stand before anybody is paid; a Strafsold is gone already, as it waits for the next Helm."""
    return final(session, chips.stacks)._replace(middle=sum(chips.paid) + earlier)


def _changes(session: Session, ranking: Ladder, steps: Sequence[PracticeStep]) -> Iterator[Change]:
    for step in steps:
        move: Exchange = step.move
        before: State = step.before
        after: State = step.after
        held, now = before.hands[step.seat], after.hands[step.seat]
        yield Change(
            ranking,
            step.name,
            held,
            step.views(move.cards),
            step.views(tuple(card for card in now if card not in held)),
            _hold(session, ranking, step.seat, held),
            _hold(session, ranking, step.seat, now),
            session.deck.pack.cards,
        )


def _hold(session: Session, ranking: Ladder, seat: int, hand: Cards) -> HeldHand:
    reading = ranking.read(hand)
    return HeldHand(
        session.names[seat],
        hand_cards(session, ranking, hand),
        reading.category,
        hand_name(session, reading),
    )


def otherwise(session: Session, deal: PlayedDeal) -> Otherwise:
    """A deal as it would have ended, had another of those that showed won it."""
    state: State = deal.state
    chips: Chips = chips_before_paying(state)
    other = next(seat for seat in state.shown if seat != winner_of_helm(state))
    ranking = [*(seat for seat in rank_claims(state) if seat != other), other]
    rows = tuple(helm_layers(session, chips, ranking))
    won = {name: sum(amount for row in rows for who, amount in row.gets if who == name) for name in session.names}
    stacks = [stack + won[session.names[seat]] for seat, stack in enumerate(chips.stacks)]
    return Otherwise(session.names[other], rows, final(session, stacks))
