"""Watten's examples: the order of cards, a round trick by trick, a round that is raised, a match to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.pads import running_sums
from kartenwerk.examples.rounds import match_minutes
from kartenwerk.examples.trick_views import TrickView, trick_view, tricks_of
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.watten.rules import CRITICAL, HAND, RANKS, TRICKS, Call, State, ranking

PLAYERS = 4
"""How many play the examples."""

SCHLAG, SUIT = "10", "schellen"
"""What is named where the booklet shows the order of cards."""

SPECIMEN_SEED = 1
LONGEST = 60  # rounds of a match


class TrumpOrder(NamedTuple):
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
        """What makes the card win: the name of its group, or that it is the highest of the suit that was led."""
        named = {"kritisch": self.critical, "rechter": self.right, "schlag": self.equals, "farbe": self.rest}
        return next((group for group, cards in named.items() if card in cards), "ausgespielt")


class OfferView(NamedTuple):
    """A seat offers the other side to give up, `after` so many tricks.

    `answerer` gives up or stays; the round is worth `value` then.
    """

    name: str
    after: int
    answerer: str
    stays: bool
    value: int


class RoundView(NamedTuple):
    """A finished round: who named what, the offers, the tricks and what made each win, and the winners' points.

    `swapped` tells that forehand let the dealer name the Schlag; `reason` is an id of the tally.
    """

    dealer: str
    forehand: str
    swapped: bool
    order: TrumpOrder
    offers: tuple[OfferView, ...]
    tricks: tuple[TrickView, ...]
    by: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str
    points: int


class RoundRow(NamedTuple):
    """A round on the pad (`pads/konten.svg.j2`), which has a column for each side and none for notes."""

    view: RoundView
    notes: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """The order of cards, a round without offers, one with them, and a match of four from the first round on."""
    match = _match(session, PLAYERS)
    offers = _offers_to_show(session)
    return {
        "personen": PLAYERS,
        "handkarten": HAND,
        "stichzahl": TRICKS,
        "werte": views(_suit(session), session.deck),
        "ordnung": trump_order(session, SCHLAG, SUIT),
        "runde": _example(session, lambda deal: _tells_the_order(session, deal), "Kritische, Schlag and suit winning"),
        "geboten": _example(session, lambda deal: _is_raised(deal, offers), "offers in turn") if offers else None,
        "zwang": _forced(session) if session.values["rechter_zwingt"] else None,
        "partie": round_rows(session, match),
        "namen": session.names[:PLAYERS],
        "minuten": match_minutes(session, PLAYERS, LONGEST),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """A match, with a column for each side, or for each of three."""
    names = tuple(" + ".join(session.names[seat] for seat in seats) for seats in columns_of(players))
    return {"namen": names, "zeilen": round_rows(session, _match(session, players))}


def columns_of(players: int) -> tuple[tuple[int, ...], ...]:
    """The seats that share a column: the partners, if there are four."""
    return ((0, 2), (1, 3)) if players == 4 else tuple((seat,) for seat in range(players))


def round_rows(session: Session, match: Sequence[PlayedDeal]) -> list[RoundRow]:
    """The rounds with their running sums."""
    points = [tuple(deal.result[seats[0]] for seats in columns_of(deal.players)) for deal in match]
    rows = zip(match, points, running_sums(points), strict=True)
    return [RoundRow(round_view(session, deal), (), won, total) for deal, won, total in rows]


def trump_order(session: Session, schlag: str, suit: str) -> TrumpOrder:
    """The order of trumps when these are named."""
    tiers = [
        tuple(card for card in session.deck.kinds if (card.suit, card.rank) in tier)
        for tier in ranking(schlag, suit).trumps
    ]
    critical, others = tiers[: len(CRITICAL)], tiers[len(CRITICAL) :]
    right = () if (suit, schlag) in CRITICAL else others.pop(0)
    equals, *rest = others
    shown = (sum(critical, ()), right, equals, sum(rest, ()))
    named = next(card for card in session.deck.kinds if (card.suit, card.rank) == (suit, schlag))
    german = suited(session.deck).suit(suit).german
    return TrumpOrder(CardView.of(named, session.deck), german, *(views(cards, session.deck) for cards in shown))


def round_view(session: Session, deal: PlayedDeal) -> RoundView:
    """A finished round; one that ended before anything was named has the order of the booklet's example."""
    state: State = deal.state
    order = trump_order(session, state.schlag or SCHLAG, state.suit or SUIT)
    tricks = tuple(trick_view(session, trick) for trick in tricks_of(deal))
    return RoundView(
        session.names[state.dealer],
        session.names[state.forehand],
        any(step.move is Call.AGREE for step in deal.steps),
        order,
        _offers(session, deal.steps),
        tricks,
        tuple(order.of(trick.best.card) for trick in tricks),
        tuple(session.names[seat] for seat in sorted(state.side(state.winner or 0))),
        state.reason,
        state.value,
    )


def _offers(session: Session, steps: Sequence[Step]) -> tuple[OfferView, ...]:
    answers = (step for step in steps if step.move in (Call.GIVE_UP, Call.STAY))
    return tuple(
        OfferView(
            session.names[step.before.offerer],
            step.before.cards.tricks(*range(len(step.before.scores))),
            session.names[step.seat],
            step.move is Call.STAY,
            step.after.value,
        )
        for step in answers
    )


def _suit(session: Session) -> Cards:
    """The cards of one suit, highest first."""
    cards = [card for card in session.deck.kinds if card.suit == SUIT and card.rank in RANKS]
    return tuple(sorted(cards, key=lambda card: RANKS.index(card.rank)))


def _offers_to_show(session: Session) -> int:
    """How many offers the limit to a round's value leaves, at most two."""
    limit, first = int(session.values["max_wert"]), int(session.values["grundwert"])
    return min(2, max(limit - first, 0)) if limit else 2


def _tells_the_order(session: Session, deal: PlayedDeal) -> bool | None:
    """A round without offers, of four tricks or more, won by a Kritische, a Schlag and the card of Schlag and suit."""
    if deal.state.reason != "stiche" or any(step.move is Call.OFFER for step in deal.steps):
        return None
    told = round_view(session, deal)
    return True if len(told.tricks) >= TRICKS + 1 and {"kritisch", "schlag", "rechter"} <= {*told.by} else None


def _is_raised(deal: PlayedDeal, offers: int) -> bool | None:
    """So many offers, one of which is not taken up."""
    stays = sum(step.move is Call.STAY for step in deal.steps)
    asked = stays + sum(step.move is Call.GIVE_UP for step in deal.steps)
    return True if asked == offers and stays == 1 else None


def _forced(session: Session) -> TrickView:
    """A trick led with the card of Schlag and suit, in which a seat must lay a trump."""

    def shows(deal: PlayedDeal) -> TrickView | None:
        told = (trick_view(session, trick) for trick in tricks_of(deal))
        return next((trick for trick in told if trick.bound), None)

    return session.find(PLAYERS, shows, "a forced trump", policy="random")[2]


def _example(session: Session, shows: Callable[[PlayedDeal], bool | None], what: str) -> RoundView:
    _, deal, _ = session.find(PLAYERS, shows, what)
    return round_view(session, deal)


def _match(session: Session, players: int) -> tuple[PlayedDeal, ...]:
    """All rounds of a match."""
    return tuple(islice(session.play_deals(players, SPECIMEN_SEED), LONGEST))
