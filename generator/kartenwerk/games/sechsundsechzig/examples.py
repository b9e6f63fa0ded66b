"""Sechsundsechzig's examples: tricks before and after the stock is gone, a deal counted out, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.pads import entry_rows
from kartenwerk.examples.rounds import match_minutes, played
from kartenwerk.examples.trick_views import (
    TrickSteps,
    bound_by,
    hand_of,
    ranking_view,
    trick_view,
    tricks_of,
    winner_of,
)
from kartenwerk.examples.views import CardView, one_suit, views
from kartenwerk.games.sechsundsechzig.rules import (
    ALL_POINTS,
    GOAL,
    HAND,
    LAST_TRICK,
    RANKS,
    SCHNEIDER,
    SEATS,
    State,
    score,
    winner,
)
from kartenwerk.mechanics.augen import AUGEN, augen
from kartenwerk.mechanics.duties import FOLLOW, TRUMP

SEEDS = range(800)
SPECIMEN_SEED = 8
LEAST_HAND = 3
"""Cards that a hand should still hold where its duty to trump is pictured."""


class SeatAccount(NamedTuple):
    """What a seat has at the end of a deal: Augen, the last trick, pairs, their sum; and its points of the match."""

    name: str
    augen: int
    last: int
    pairs: int
    total: int
    points: int


def booklet(session: Session) -> Mapping[str, Any]:
    """The order of cards, three tricks with their duties, a deal counted out, and how long a match takes."""
    what = "a free trick, a duty to follow and one to trump"
    _, deal, tricks = session.find(SEATS, partial(shows_duties, session), what, seeds=SEEDS)
    start: State = deal.start
    best = winner(deal.state)
    assert best is not None
    return {
        "ziel": GOAL,
        "alle_punkte": ALL_POINTS,
        "alle_augen": augen(deal.order),
        "letzter": LAST_TRICK,
        "schneider": SCHNEIDER,
        "je": HAND,
        "stapel": len(start.stock),
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "ordnung": ranking_view(start.ranking, session.deck, deal.order),
        "trumpf": suited(session.deck).suit(start.trump).german,
        "offen": CardView.of(start.stock[-1], session.deck),
        "stiche": [trick_view(session, trick) for trick in tricks],
        "abrechnung": accounts(session, deal),
        "sieger": session.names[best],
        "namen": session.names[:SEATS],
        "minuten": match_minutes(session, SEATS, int(session.values["spiele"])),
        "werte": views(one_suit(deal.order, RANKS), session.deck),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: what each has counted, strokes for a deal won, and their sum."""
    match = played(session, players, SPECIMEN_SEED, int(session.values["spiele"]))
    return {"namen": session.names[:players], "zeilen": entry_rows(match, _entries)}


def _entries(deal: PlayedDeal, seat: int) -> tuple[object, object]:
    return score(deal.state, seat), "|" * deal.result[seat]


def shows_duties(session: Session, deal: PlayedDeal) -> tuple[TrickSteps, ...] | None:
    """A trick that uses the freedom of the first half, and two of the second half with their duties."""
    tricks = tuple(tricks_of(deal))
    if winner(deal.state) is None:
        return None
    free = next((trick for trick in tricks if not trick[0].before.strict and _strays(trick)), None)
    follow = next(bound_by(session, tricks, FOLLOW.id, LEAST_HAND), None)
    trump = next(bound_by(session, tricks, TRUMP.id, LEAST_HAND), None)
    return (free, follow, trump) if free and follow and trump else None


def _strays(trick: TrickSteps) -> bool:
    """Whether the answer is of another suit although the hand has the one that was led, and loses."""
    lead, answer = trick
    led = lead.move.card.suit
    held = {card.suit for card in hand_of(answer)}
    return answer.move.card.suit != led and led in held and winner_of(trick) == lead.seat


def accounts(session: Session, deal: PlayedDeal) -> list[SeatAccount]:
    """What each seat has, and how it comes about."""
    state: State = deal.state
    rows = []
    for seat in range(SEATS):
        cards, pairs = state.cards.augen(seat), state.married[seat]
        total = score(state, seat)
        rows.append(SeatAccount(session.names[seat], cards, total - cards - pairs, pairs, total, deal.result[seat]))
    return rows
