"""Tricks as templates see them: who laid what, who won, which duties bound whom, and the order of cards.

A duty is the engine's own reason: its id names a sentence of the game's TOML, its cards are those that would have
fulfilled it. `templates/figures/tricks.svg.j2` draws all of this, `tricks.md.j2` and `tricks.txt.j2` put it in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog import Deck, require_suits
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.tricks import InPlay, Lay

TrickSteps: TypeAlias = tuple[Step, ...]
"""The steps that lay the cards of one complete trick, the lead first."""


class DutyView(NamedTuple):
    """A duty that binds the seat that lays: the id of its sentence, the cards that fulfil it, the cards it forbids."""

    reason: str
    cards: tuple[CardView, ...]
    forbidden: tuple[CardView, ...]


class LaidCard(NamedTuple):
    """A card of a trick and the hand it was laid from. Its `duties` forbid some of the hand; a free choice has none."""

    name: str
    card: CardView
    hand: tuple[CardView, ...]
    duties: tuple[DutyView, ...]
    wins: bool
    trump: bool

    @property
    def forbidden(self) -> tuple[CardView, ...]:
        return tuple(card for duty in self.duties for card in duty.forbidden)

    @property
    def free(self) -> tuple[CardView, ...]:
        """The cards of the hand that might have been laid."""
        return tuple(card for card in self.hand if card not in self.forbidden)


class TrickView(NamedTuple):
    """A complete trick in the order of play; `number` counts the tricks of the deal from 1."""

    number: int
    laid: tuple[LaidCard, ...]
    winner: str
    augen: int

    @property
    def best(self) -> LaidCard:
        """The card that wins."""
        return next(laid for laid in self.laid if laid.wins)

    @property
    def bound(self) -> tuple[LaidCard, ...]:
        """The cards laid from hands of which not every card was allowed."""
        return tuple(laid for laid in self.laid if laid.duties)


class SuitRow(NamedTuple):
    """The cards of a plain suit, highest first; `suit` is its German name."""

    id: str
    suit: str
    cards: tuple[CardView, ...]


class RankingView(NamedTuple):
    """The order of cards in a deal: the tiers of trumps, highest first, and the plain suits."""

    tiers: tuple[tuple[CardView, ...], ...]
    plain: tuple[SuitRow, ...]

    @property
    def trumps(self) -> tuple[CardView, ...]:
        return tuple(card for tier in self.tiers for card in tier)


def in_play(step: Step) -> InPlay:
    """The cards before a step of a trick-taking game."""
    cards: InPlay = step.before.cards
    return cards


def ranking_of(step: Step) -> Ranking:
    """The order of cards in force at a step."""
    ranking: Ranking = step.before.ranking
    return ranking


def hand_of(step: Step) -> Cards:
    """The hand that the step is made from."""
    return in_play(step).hands[step.seat]


def tricks_of(deal: PlayedDeal) -> Iterator[TrickSteps]:
    """The complete tricks of a deal; moves that lay no card are left out."""
    steps: list[Step] = []
    for step in deal.steps:
        if not hasattr(step.move, "card"):  # a game may have moves besides Lay that lay a card
            continue
        steps.append(step)
        if not step.after.cards.trick.cards:
            yield tuple(steps)
            steps = []


def winner_of(trick: TrickSteps) -> int:
    """The seat that takes the trick."""
    after: InPlay = trick[-1].after.cards
    return after.trick.leader


def cards_of(trick: TrickSteps) -> Cards:
    return tuple(step.move.card for step in trick)


def duties_of(session: Session, step: Step) -> tuple[DutyView, ...]:
    """The duties that bind the seat, each with the cards of its hand that it forbids."""
    fulfilling: dict[str, Cards] = {}
    forbidden: dict[str, list[Card]] = {}
    for card in dict.fromkeys(hand_of(step)):
        reason = session.game.why_not(step.before, Lay(card))
        if reason is not None:
            fulfilling[reason.id] = reason.cards
            forbidden.setdefault(reason.id, []).append(card)
    return tuple(
        DutyView(id, views(fulfilling[id], session.deck), views(cards, session.deck)) for id, cards in forbidden.items()
    )


def bound_by(session: Session, tricks: Iterable[TrickSteps], duty: str, least: int) -> Iterator[TrickSteps]:
    """The tricks whose second card was bound by that duty alone, laid from a hand of at least so many cards."""
    for trick in tricks:
        answer = trick[1]
        enough = len(hand_of(answer)) >= least
        if enough and [bound.reason for bound in duties_of(session, answer)] == [duty]:
            yield trick


def trick_view(session: Session, trick: TrickSteps) -> TrickView:
    """A trick as templates see it."""
    best = winner_of(trick)
    after: InPlay = trick[-1].after.cards
    return TrickView(
        sum(map(len, after.won)),
        tuple(_lay(session, step, best) for step in trick),
        session.names[best],
        augen(cards_of(trick)),
    )


def _lay(session: Session, step: Step, best: int) -> LaidCard:
    card, ranking = step.move.card, ranking_of(step)
    return LaidCard(
        session.names[step.seat],
        CardView.of(card, session.deck),
        views(hand_of(step), session.deck),
        duties_of(session, step),
        step.seat == best,
        ranking.tier(card) is not None,
    )


def ranking_view(ranking: Ranking, deck: Deck, cards: Iterable[Card]) -> RankingView:
    """The order of the kinds among the cards; a suit without a plain card is left out."""
    kinds = tuple(dict.fromkeys(cards))
    tiers = [tuple(card for card in kinds if ranking.tier(card) == place) for place in range(len(ranking.trumps))]
    plain = [card for card in kinds if ranking.tier(card) is None]
    rows = [_suit_row(suit.id, suit.german, plain, ranking, deck) for suit in require_suits(deck).suits]
    return RankingView(tuple(views(tier, deck) for tier in tiers if tier), tuple(row for row in rows if row.cards))


def _suit_row(id: str, name: str, plain: Sequence[Card], ranking: Ranking, deck: Deck) -> SuitRow:
    cards = sorted((card for card in plain if card.suit == id), key=lambda card: ranking.ranks.index(card.rank))
    return SuitRow(id, name, views(cards, deck))
