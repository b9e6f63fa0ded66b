"""Sechsundsechzig's examples: tricks before and after the stock is gone, a deal counted out, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.trick_views import Trick, bound_by, order_of, trick_view, tricks_of
from kartenwerk.examples.views import CardView, one_suit, views
from kartenwerk.games.sechsundsechzig.rules import (
    ALL_POINTS,
    GOAL,
    HAND,
    LAST_TRICK,
    RANKS,
    SCHNEIDER,
    SEATS,
    ranking_of,
    score,
    strict,
    winner,
)
from kartenwerk.mechanics.tricks import AUGEN, FOLLOW, TRUMP, augen

SEEDS = range(800)
SPECIMEN_SEED = 8
LEAST_HAND = 3
"""Cards that a hand should still hold where its duty to trump is pictured."""


class Account(NamedTuple):
    """What a seat has at the end of a deal, and how it comes about."""

    name: str
    augen: int
    last: int
    pairs: int
    total: int
    points: int


def booklet(session: Session) -> Mapping[str, Any]:
    """The order of cards, three tricks with their duties, a deal counted out, and how long a match takes."""
    shows = partial(shows_duties, session)
    what = "a free trick, a duty to follow and one to trump"
    _, deal, tricks = session.find(SEATS, shows, what, seeds=SEEDS)
    stiche = [trick_view(session, trick, ranking_of(trick[0].before)) for trick in tricks]
    trump = suited(session.deck).suit(deal.start.trump)
    deals = played(session, SEATS, 1, int(session.values["spiele"]))
    return {
        "ziel": GOAL,
        "alle_punkte": ALL_POINTS,
        "alle_augen": augen(deal.order),
        "letzter": LAST_TRICK,
        "schneider": SCHNEIDER,
        "je": HAND,
        "stapel": len(deal.start.stock),
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "ordnung": order_of(ranking_of(deal.start), session.deck, deal.order),
        "trumpf": trump.german,
        "offen": CardView.of(deal.start.stock[-1], session.deck),
        "stiche": stiche,
        "abrechnung": accounts(session, deal),
        "sieger": _name(session, deal),
        "namen": session.names[:SEATS],
        "minuten": minutes(deals, session.data.move_seconds),
        "werte": views(one_suit(deal.order, RANKS), session.deck),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: what each has counted, strokes for a deal won, and their sum."""
    sums = [0] * players
    rows = []
    for deal in played(session, players, SPECIMEN_SEED, int(session.values["spiele"])):
        sums = [old + new for old, new in zip(sums, deal.result, strict=True)]
        entries = [(score(deal.state, seat), "|" * deal.result[seat]) for seat in range(players)]
        rows.append({"punkte": deal.result, "eintraege": entries, "summen": tuple(sums)})
    return {"namen": session.names[:players], "zeilen": rows}


def shows_duties(session: Session, deal: PlayedDeal) -> tuple[Trick, ...] | None:
    """A trick that uses the freedom of the first half, and two of the second half with their duties."""
    tricks = tuple(tricks_of(deal))
    if winner(deal.state) is None:
        return None
    free = next((trick for trick in tricks if not strict(trick[0].before) and _strays(trick)), None)
    follow = next(bound_by(session, tricks, FOLLOW.id, LEAST_HAND), None)
    trump = next(bound_by(session, tricks, TRUMP.id, LEAST_HAND), None)
    return (free, follow, trump) if free and follow and trump else None


def _strays(trick: Trick) -> bool:
    """Whether the answer is of another suit although the hand has the one that was led, and loses."""
    led, answer = trick[0].move.card, trick[1]
    held = {card.suit for card in answer.before.cards.hands[answer.seat]}
    return answer.move.card.suit != led.suit and led.suit in held and answer.after.cards.trick.leader == trick[0].seat


def accounts(session: Session, deal: PlayedDeal) -> list[Account]:
    """What each seat has: Augen, the last trick, pairs; and the points of the match it gets."""
    state = deal.state
    rows = []
    for seat in range(SEATS):
        cards, pairs = state.cards.augen(seat), state.married[seat]
        total = score(state, seat)
        rows.append(Account(session.names[seat], cards, total - cards - pairs, pairs, total, deal.result[seat]))
    return rows


def _name(session: Session, deal: PlayedDeal) -> str:
    best = winner(deal.state)
    assert best is not None
    return session.names[best]
