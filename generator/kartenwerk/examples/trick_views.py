"""Tricks as templates see them: who laid what, who won, which duties bound whom, and the order of cards.

A duty is told by the engine's own reason: its id names a sentence of the game's TOML, its cards are those that
would have fulfilled it. `templates/figures/tricks.svg.j2` draws all of this, `tricks.md.j2` and `tricks.txt.j2` say it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck, suited
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.views import CardView, views
from kartenwerk.mechanics.tricks import Lay, Ranking, augen

Trick: TypeAlias = tuple[Step, ...]
"""The steps that lay the cards of one trick, the lead first."""


class Bound(NamedTuple):
    """A duty that binds whoever lays: the id of its sentence, the cards that fulfil it, the cards it forbids."""

    reason: str
    cards: tuple[CardView, ...]
    forbidden: tuple[CardView, ...]


class Laid(NamedTuple):
    """One card of a trick and the hand it was laid from; `duties` forbid some of it, none where the choice was free."""

    name: str
    card: CardView
    hand: tuple[CardView, ...]
    duties: tuple[Bound, ...]
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
    """A whole trick in the order of play; `number` counts the tricks of the deal from 1."""

    number: int
    laid: tuple[Laid, ...]
    winner: str
    augen: int

    @property
    def best(self) -> Laid:
        return next(laid for laid in self.laid if laid.wins)

    @property
    def bound(self) -> tuple[Laid, ...]:
        """Who could not lay every card of his hand."""
        return tuple(laid for laid in self.laid if laid.duties)


class Row(NamedTuple):
    """The cards of a plain suit, highest first; `suit` is its German name."""

    id: str
    suit: str
    cards: tuple[CardView, ...]


class Order(NamedTuple):
    """The order of cards in a deal: trumps, highest first, cards of one tier together; then the plain suits."""

    tiers: tuple[tuple[CardView, ...], ...]
    plain: tuple[Row, ...]

    @property
    def trumps(self) -> tuple[CardView, ...]:
        return tuple(card for tier in self.tiers for card in tier)


def tricks_of(deal: PlayedDeal) -> Iterator[Trick]:
    """The complete tricks of a deal; moves that lay no card are left out."""
    steps: list[Step] = []
    for step in deal.steps:
        if not hasattr(step.move, "card"):
            continue
        steps.append(step)
        if not step.after.cards.trick.cards:
            yield tuple(steps)
            steps = []


def winner_of(trick: Trick) -> int:
    """The seat that takes a complete trick."""
    return int(trick[-1].after.cards.trick.leader)


def cards_of(trick: Trick) -> tuple[Card, ...]:
    return tuple(step.move.card for step in trick)


def duties_of(session: Session, step: Step) -> tuple[Bound, ...]:
    """The duties that bind the seat, in the words of the engine's reasons, with the cards of the hand they forbid."""
    fulfilling: dict[str, tuple[Card, ...]] = {}
    forbidden: dict[str, list[Card]] = {}
    for card in dict.fromkeys(step.before.cards.hands[step.seat]):
        reason = session.game.why_not(step.before, Lay(card))
        if reason is not None:
            fulfilling[reason.id] = reason.cards
            forbidden.setdefault(reason.id, []).append(card)
    return tuple(
        Bound(id, views(fulfilling[id], session.deck), views(cards, session.deck)) for id, cards in forbidden.items()
    )


def bound_by(session: Session, tricks: Iterable[Trick], duty: str, least: int) -> Iterator[Trick]:
    """The tricks whose second card was bound by that duty alone, laid from a hand of at least so many cards."""
    for trick in tricks:
        answer = trick[1]
        enough = len(answer.before.cards.hands[answer.seat]) >= least
        if enough and [bound.reason for bound in duties_of(session, answer)] == [duty]:
            yield trick


def trick_view(session: Session, trick: Trick, ranking: Ranking) -> TrickView:
    """A complete trick, with the order of cards it was played by."""
    best = winner_of(trick)
    last = trick[-1].after.cards
    return TrickView(
        sum(map(len, last.won)),
        tuple(_laid(session, step, ranking, best) for step in trick),
        session.names[best],
        augen(cards_of(trick)),
    )


def _laid(session: Session, step: Step, ranking: Ranking, best: int) -> Laid:
    card = step.move.card
    return Laid(
        session.names[step.seat],
        CardView.of(card, session.deck),
        views(step.before.cards.hands[step.seat], session.deck),
        duties_of(session, step),
        step.seat == best,
        ranking.tier(card) is not None,
    )


def signed(number: int) -> str:
    """ "–3", "0", "5": with a dash that is as wide as a figure."""
    return f"–{-number}" if number < 0 else str(number)


def order_of(ranking: Ranking, deck: Deck, cards: Iterable[Card]) -> Order:
    """The kinds among the cards by their order; a suit without a plain card is left out."""
    kinds = tuple(dict.fromkeys(cards))
    tiers = [tuple(card for card in kinds if ranking.tier(card) == place) for place in range(len(ranking.trumps))]
    plain = [card for card in kinds if ranking.tier(card) is None]
    rows = [_row(suit.id, suit.german, plain, ranking, deck) for suit in suited(deck).suits]
    return Order(tuple(views(tier, deck) for tier in tiers if tier), tuple(row for row in rows if row.cards))


def _row(id: str, name: str, plain: Sequence[Card], ranking: Ranking, deck: Deck) -> Row:
    cards = sorted((card for card in plain if card.suit == id), key=lambda card: ranking.ranks.index(card.rank))
    return Row(id, name, views(cards, deck))
