"""Burner Hold'em's practice deals as moves: one or more bets each, the cards on the table, and where all chips lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice_bets import show_chips
from kartenwerk.play.examples.shown_moves import Held, Mat, MoveEffect, ShownCard, ShownMove, verb
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.burner_holdem.practice import HoldemBet, HoldemDeal
from kartenwerk.play.games.burner_holdem.rules import State

STOPS = ((1, 3, 4, 6, 8, 11, 12), (1, 2, 4, 6))
"""Of each practice deal, the bets before which moves end; the last but one goes on to the end.

Usually there are two deals; a named set of rules may have one.
"""

CHIPS = "Marken"


def show_deals(session: Session, deals: Sequence[HoldemDeal]) -> tuple[ShownMove, ...]:
    """The moves of all deals; the last of each is its showdown."""
    stops_of = zip(deals, STOPS[: len(deals)], strict=True)
    return tuple(move for deal, stops in stops_of for move in _show_deal(session, deal, stops))


def _show_deal(session: Session, deal: HoldemDeal, stops: Sequence[int]) -> Iterator[ShownMove]:
    bets = [bet for street in deal.streets for bet in street.bets]
    chips = [bets[-1].after.middle, *(stack for _, stack in (*deal.blinds.stacks, *deal.end.stacks))]
    ends = (0, *(stop for stop in stops if stop < len(bets)), len(bets))
    for number, (begin, end) in enumerate(pairwise(ends), start=1):
        yield _show_bets(session, deal, str(number), bets[begin:end], max(chips))
    yield _show_showdown(session, deal, str(len(ends)), max(chips))


def _show_bets(session: Session, deal: HoldemDeal, number: str, bets: Sequence[HoldemBet], most: int) -> ShownMove:
    """The last of the bets that does not fold, and the chips after all of them."""
    shown = next((bet for bet in reversed(bets) if bet.said != "fold"), bets[-1])
    effect = MoveEffect(str(shown.put), CHIPS if shown.put > 1 else "Marke") if shown.put else MoveEffect()
    hole, *others = deal.hand(shown.name).cards
    before: State = shown.step.before
    board = Held(session.data.pile_label("tisch"), views(before.board, session.deck))
    return ShownMove(
        number,
        "Zug",
        shown.name,
        verb(session, "all_in" if shown.all_in else shown.said.split()[0]),
        (ShownCard(hole, "Hand", beside=tuple(others), held=True, deed="hat {}"),),
        effect,
        show_chips(bets[-1].after, session.data.note_label("topf"), most),
        Mat(hands=(board,)) if before.board else None,
    )


def _show_showdown(session: Session, deal: HoldemDeal, number: str, most: int) -> ShownMove:
    """The hands that lie open, the best first, and what that wins."""
    best = deal.view.shown[0]
    hole, *others = best.hole
    return ShownMove(
        number,
        "Showdown",
        best.name,
        verb(session, "wins"),
        (ShownCard(hole, "Hand", framed=True, beside=tuple(others), held=True, deed="hat {}"),),
        MoveEffect(str(best.won), CHIPS),
        show_chips(deal.end, session.data.note_label("topf"), most),
        Mat(hands=tuple(Held(one.name, tuple(card.card for card in one.best)) for one in deal.view.shown[:2])),
    )
