"""Sechsundsechzig's examples: the order of cards, the practice deal counted out, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, entry_rows, sign, write_row
from kartenwerk.play.examples.practice import NamedCards
from kartenwerk.play.examples.practice_tricks import TrickStory, dealt_hands, drawn_after_tricks, trick_stories
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_moves import Bar, BarSide, Mat, MoveEffect, ShownCard, ShownMove, verb
from kartenwerk.play.examples.shown_tricks import mats_of_draws, mats_of_hands, show_tricks
from kartenwerk.play.examples.trick_views import ranking_view
from kartenwerk.play.examples.views import CardView, one_suit, views
from kartenwerk.play.games.sechsundsechzig.rules import HAND, LAST_TRICK, PAIR, RANKS, Marry, State, score, winner
from kartenwerk.play.games.sechsundsechzig.scoring import ALL_POINTS, GOAL, SCHNEIDER, SEATS
from kartenwerk.play.mechanics.augen import AUGEN, augen

SPECIMEN_SEED = 8
EXAMPLE_SEED = 1
"""The deal whose trumps are pictured."""


class SeatAccount(NamedTuple):
    """What a seat has at the end of a deal: Augen, what the last trick adds, and their sum."""

    name: str
    augen: int
    last: int
    total: int


def booklet(session: Session) -> Mapping[str, Any]:
    """What is counted, and how long a match takes."""
    return {
        "ziel": GOAL,
        "alle_punkte": ALL_POINTS,
        "letzter": LAST_TRICK,
        "schneider": SCHNEIDER,
        "je": HAND,
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "minuten": match_minutes(session, SEATS, int(session.values["spiele"])),
    }


def dealt_cards(session: Session) -> Mapping[str, Any]:
    """The pack, what is left of it in the stock, and the order of cards by the trumps of a deal."""
    deal = session.play(SEATS, EXAMPLE_SEED, limit=0)
    start: State = deal.start
    return {
        "alle_augen": augen(deal.order),
        "stapel": len(start.stock),
        "ordnung": ranking_view(start.ranking, session.deck, deal.order),
        "trumpf": require_suited(session.deck).suit(start.trump).german,
        "werte": views(one_suit(deal.order, RANKS), session.deck),
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands and stock, tricks and what is drawn after them, and how both stand after each trick."""
    deal = deals[0]
    start: State = deal.start
    names = session.names[:SEATS]
    stories = tuple(trick_stories(session, deal))
    drawn = tuple(drawn_after_tricks(session, deal, lambda state: () if state.closed is not None else state.stock))
    rows = accounts(session, deal)
    stock = views(start.stock, session.deck)
    best = winner(deal.state)
    return {
        "namen": names,
        "geber": names[start.dealer],
        "haende": (*dealt_hands(session, deal), NamedCards("Stapel, in dieser Reihenfolge", stock)),
        "trumpf": require_suited(session.deck).suit(start.trump).german,
        "offen": stock[-1],
        "stiche": stories,
        "gezogen": drawn,
        "zuege": _show_deal(session, deal, _show(session, stories, drawn)),
        "abrechnung": rows,
        "sieger": None if best is None else names[best],
        "ziel": GOAL,
        "letzter": LAST_TRICK,
        "alle": ALL_POINTS,
    }


def _show(
    session: Session, stories: Sequence[TrickStory], drawn: Sequence[Mapping[str, CardView]]
) -> tuple[ShownMove, ...]:
    """The tricks with what is drawn after them, later with what both still hold; the last of all has its points."""
    names = session.names[:SEATS]
    bonus = Mat(word=f"+{LAST_TRICK}", line="letzter Stich")
    bar = Bar(tuple(map(BarSide, names)), ALL_POINTS, GOAL)
    draws = tuple(mats_of_draws(stories, drawn))
    if len(stories[-1].plays[-1].hand) > 1:  # somebody has claimed 66
        mats = (*draws, *mats_of_hands(session, stories[len(drawn) :]))
        return show_tricks(session, stories, bar, mats=mats)
    mats = (*draws, *mats_of_hands(session, stories[len(drawn) : -1]), bonus)
    *moves, last = show_tricks(session, stories, bar, mats=mats)
    return (*moves, last._replace(bar=last.bar.with_segment(last.actor, bonus.word, LAST_TRICK)))


def _show_deal(session: Session, deal: PlayedDeal, tricks: tuple[ShownMove, ...]) -> tuple[ShownMove, ...]:
    """The tricks, and after them the pair that ends the deal while its card lies alone; the bar has all pairs then."""
    step = deal.steps[-1]
    if not isinstance(step.move, Marry):
        return tricks
    before: State = step.before
    after: State = step.after
    name, number = session.names[step.seat], str(len(tricks) + 1)
    other = next(
        card
        for card in before.cards.hand
        if card.suit == step.move.card.suit and card.rank in PAIR and card != step.move.card
    )
    laid, shown = views((step.move.card, other), session.deck)
    bar = tricks[-1].bar
    for seat, points in enumerate(after.married):
        bar = bar.with_segment(session.names[seat], number, points)
    gain = after.married[step.seat] - before.married[step.seat]
    cards = (ShownCard(laid, name, framed=True), ShownCard(shown, "zeigt", framed=True))
    pair = ShownMove(number, "Paar", name, verb(session, "announces"), cards, MoveEffect(str(gain), "Punkte"), bar)
    return (*tricks, pair)


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: what each has counted, strokes for a deal won, and their sum."""
    match = play_rounds(session, players, SPECIMEN_SEED, int(session.values["spiele"]))
    return {"namen": session.names[:players], "zeilen": entry_rows(match, _entries)}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """What each has counted, strokes for a deal won, and their sum, of a deal that people write down."""

    def entries(seat: int) -> tuple[str, ...]:
        return str(deal.facts.punkte[seat]), "|" * deal.result[seat], sign(deal.sums[seat])

    return write_row(deal, entries)


def _entries(deal: PlayedDeal, seat: int) -> tuple[object, object]:
    return score(deal.state, seat), "|" * deal.result[seat]


def accounts(session: Session, deal: PlayedDeal) -> tuple[SeatAccount, ...]:
    """What each seat has, and how it comes about."""
    state: State = deal.state
    rows = ((session.names[seat], state.cards.augen(seat), score(state, seat)) for seat in range(SEATS))
    return tuple(SeatAccount(name, cards, total - cards, total) for name, cards, total in rows)


SHOWCASE = Showcase(booklet, specimen, practice, written_deal, reckoned=(dealt_cards,))
