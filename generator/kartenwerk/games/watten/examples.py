"""Watten's examples: the order of cards, a round trick by trick, a round that is raised, a match to its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import minutes
from kartenwerk.examples.trick_views import TrickView, trick_view, tricks_of
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.watten.rules import CRITICAL, HAND, RANKS, TRICKS, Act, State, order_of
from kartenwerk.games.watten.sides import side
from kartenwerk.mechanics.tricks import Ranking

PLAYERS = 4
"""How many play the examples."""

SCHLAG, SUIT = "10", "schellen"
"""What is named where the booklet shows the order of cards."""


SPECIMEN_SEED = 1
LONGEST = 60  # rounds of a match


class Groups(NamedTuple):
    """The trumps, highest first: the Kritische, the card of Schlag and suit, the equal Schläge, the suit.

    `right` is empty where Schlag and suit name a Kritische.
    """

    schlag: CardView
    suit: str
    critical: tuple[CardView, ...]
    right: tuple[CardView, ...]
    equals: tuple[CardView, ...]
    rest: tuple[CardView, ...]

    def of(self, card: CardView) -> str:
        """What makes the card win: the name of its group, or that it follows the lead."""
        named = {"kritisch": self.critical, "rechter": self.right, "schlag": self.equals, "farbe": self.rest}
        return next((group for group, cards in named.items() if card in cards), "ausgespielt")


class Offer(NamedTuple):
    """Somebody offers the other side to give up; `answerer` goes or stays, and the round is worth `value` then."""

    name: str
    after: int
    answerer: str
    stays: bool
    value: int


class RoundView(NamedTuple):
    """A round: who named what, what was offered, its tricks with what made them win, who won how many points.

    `after` of an offer is the number of tricks laid before it; `reason` an id of the tally.
    """

    dealer: str
    forehand: str
    swapped: bool
    order: Groups
    offers: tuple[Offer, ...]
    tricks: tuple[TrickView, ...]
    by: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str
    points: int


class Line(NamedTuple):
    """A round as the pad writes it: its points and the sum so far, column by column; there is nothing to note."""

    view: RoundView
    notes: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """The order of cards, a round without offers, one with them, and a match of four from the first round on."""
    played = _played(session, PLAYERS)
    raises = _raises(session)
    return {
        "personen": PLAYERS,
        "handkarten": HAND,
        "stichzahl": TRICKS,
        "werte": views(_suit(session), session.deck),
        "ordnung": groups(session, SCHLAG, SUIT),
        "runde": _example(session, lambda deal: _tells_the_order(session, deal), "Kritische, Schlag and suit winning"),
        "geboten": _example(session, lambda deal: _is_raised(deal, raises), "offers in turn") if raises else None,
        "zwang": _forced(session) if session.values["rechter_zwingt"] else None,
        "partie": lines(session, played),
        "namen": session.names[:PLAYERS],
        "minuten": minutes(played, session.data.move_seconds),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """A match: a column each side, or each of three; the column's names, and its rounds."""
    columns = columns_of(players)
    names = tuple(" + ".join(session.names[seat] for seat in seats) for seats in columns)
    return {"namen": names, "zeilen": lines(session, _played(session, players))}


def columns_of(players: int) -> tuple[tuple[int, ...], ...]:
    """The seats that share a column: partners, if there are four."""
    return ((0, 2), (1, 3)) if players == 4 else tuple((seat,) for seat in range(players))


def lines(session: Session, deals: Iterable[PlayedDeal]) -> list[Line]:
    """The rounds with their running sums."""
    rounds = list(deals)
    points = [tuple(played.result[seats[0]] for seats in columns_of(played.players)) for played in rounds]
    sums = accumulate(points, lambda before, new: tuple(map(sum, zip(before, new, strict=True))))
    told = [round_view(session, played) for played in rounds]
    return [Line(view, (), *line) for view, *line in zip(told, points, sums, strict=True)]


def groups(session: Session, schlag: str, suit: str) -> Groups:
    """The order of trumps when these are named."""
    tiers = [
        tuple(card for card in session.deck.kinds if (card.suit, card.rank) in tier)
        for tier in order_of(schlag, suit).trumps
    ]
    critical, others = tiers[: len(CRITICAL)], tiers[len(CRITICAL) :]
    right = () if (suit, schlag) in CRITICAL else others.pop(0)
    equals, *rest = others
    shown = (sum(critical, ()), right, equals, sum(rest, ()))
    named = next(card for card in session.deck.kinds if (card.suit, card.rank) == (suit, schlag))
    german = suited(session.deck).suit(suit).german
    return Groups(CardView.of(named, session.deck), german, *(views(cards, session.deck) for cards in shown))


def round_view(session: Session, played: PlayedDeal) -> RoundView:
    """A finished round as templates see it; without an order of cards where nothing was named."""
    state: State = played.state
    ranking: Ranking = state.ranking
    order = groups(session, state.schlag or SCHLAG, state.suit or SUIT)
    tricks = tuple(trick_view(session, trick, ranking) for trick in tricks_of(played))
    winner = state.winner or 0
    mates = side(played.players, (state.dealer + 1) % played.players, winner)
    return RoundView(
        session.names[state.dealer],
        session.names[(state.dealer + 1) % played.players],
        any(step.move is Act.AGREE for step in played.steps),
        order,
        _offers(session, played.steps),
        tricks,
        tuple(order.of(trick.best.card) for trick in tricks),
        tuple(session.names[seat] for seat in sorted(mates)),
        state.reason,
        state.value,
    )


def _offers(session: Session, steps: tuple[Step, ...]) -> tuple[Offer, ...]:
    answers = (step for step in steps if step.move in (Act.GIVE_UP, Act.STAY))
    return tuple(
        Offer(
            session.names[step.before.offerer],
            step.before.cards.tricks(*range(len(step.before.scores))),
            session.names[step.seat],
            step.move is Act.STAY,
            step.after.value,
        )
        for step in answers
    )


def _suit(session: Session) -> list[Any]:
    """The cards of one suit, highest first."""
    cards = [card for card in session.deck.kinds if card.suit == SUIT and card.rank in RANKS]
    return sorted(cards, key=lambda card: RANKS.index(card.rank))


def _raises(session: Session) -> int:
    """How many offers the limit to a round's value leaves, at most two."""
    limit, first = int(session.values["max_wert"]), int(session.values["grundwert"])
    return min(2, max(limit - first, 0)) if limit else 2


def _tells_the_order(session: Session, played: PlayedDeal) -> bool | None:
    """A round without offers whose tricks are won by cards of many kinds, a Kritische and a Schlag among them."""
    if played.state.reason != "stiche" or any(step.move is Act.OFFER for step in played.steps):
        return None
    told = round_view(session, played)
    return True if len(told.tricks) >= TRICKS + 1 and {"kritisch", "schlag", "rechter"} <= {*told.by} else None


def _is_raised(played: PlayedDeal, offers: int) -> bool | None:
    """The sides offer in turn, and the last one gives up or three tricks decide."""
    stays = sum(step.move is Act.STAY for step in played.steps)
    asked = stays + sum(step.move is Act.GIVE_UP for step in played.steps)
    return True if asked == offers and stays == 1 else None


def _forced(session: Session) -> TrickView:
    """A trick led with the card of Schlag and suit, in which somebody must lay a trump."""

    def shows(played: PlayedDeal) -> TrickView | None:
        told = (trick_view(session, trick, played.state.ranking) for trick in tricks_of(played))
        return next((trick for trick in told if trick.bound), None)

    return session.find(PLAYERS, shows, "a forced trump", policy="random")[2]


def _example(session: Session, shows: Any, what: str) -> RoundView:
    _, played, _ = session.find(PLAYERS, shows, what)
    return round_view(session, played)


def _played(session: Session, players: int) -> tuple[PlayedDeal, ...]:
    """All rounds of a match."""
    return tuple(played for played, _ in zip(session.play_deals(players, SPECIMEN_SEED), range(LONGEST), strict=False))
