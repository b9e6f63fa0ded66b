"""Boltan's practice deals as moves: one or more bets each, every exchange, the Schlacht, and where all chips lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice_bets import Bet, Standing, show_chips
from kartenwerk.play.examples.shown_moves import MoveEffect, ShownCard, ShownMove, verb
from kartenwerk.play.games.fuenf_karten_boltan.practice import BoltanDeal, Change, HeldHand

T = TypeVar("T")

STOPS = (((2, 3, 4), (1, 2), (1, 2, 3)), ((2,), (1,), (2, 4)), ((3,), (1,), (2, 4)))
"""Of Manöver, Formation and Aufmarsch of each practice deal, where moves end; the last goes on to the end.

Usually there are two deals; a named set of rules may have a third.
"""

RAISES = ("schlagen", "hammerschlag")
DIES = "sterben"


def show_deals(session: Session, deals: Sequence[BoltanDeal]) -> tuple[ShownMove, ...]:
    """The moves of all deals; the last of each is its Schlacht."""
    return tuple(
        move._replace(number=str(number))
        for deal, stops in zip(deals, STOPS[: len(deals)], strict=True)
        for number, move in enumerate(_show_deal(session, deal, *stops), start=1)
    )


def _show_deal(
    session: Session, deal: BoltanDeal, manoever: Sequence[int], formation: Sequence[int], aufmarsch: Sequence[int]
) -> Iterator[ShownMove]:
    for bets in _part(deal.manoever, manoever):
        yield _show_bets(session, deal, bets, deal.hand)
    for changes in _part(deal.formation, formation):
        yield _show_change(session, deal, changes[-1])
    for bets in _part(deal.aufmarsch, aufmarsch):
        yield _show_bets(session, deal, bets, deal.final)
    won = dict(deal.end.stacks)[deal.winner] - dict(deal.after_aufmarsch.stacks)[deal.winner]
    laid = (_show_hand(deal.final(deal.winner), framed=True),)
    yield _show(session, deal, deal.winner, "wins", laid, MoveEffect(str(won), "Marken"), deal.end)


def _part(turns: Sequence[T], stops: Sequence[int]) -> Iterator[Sequence[T]]:
    for begin, end in pairwise((0, *(stop for stop in stops if stop < len(turns)), len(turns))):
        yield turns[begin:end]


def _show_bets(
    session: Session, deal: BoltanDeal, bets: Sequence[Bet], find_hand: Callable[[str], HeldHand]
) -> ShownMove:
    """The last of the bets that raises, or else that stays, and the chips after all of them."""
    raised = [bet for bet in bets if bet.said.startswith(RAISES)]
    shown = [*bets, *(bet for bet in bets if bet.said != DIES), *raised][-1]
    effect = MoveEffect(str(shown.put), "Marken" if shown.put > 1 else "Marke") if shown.put else MoveEffect()
    laid = (_show_hand(find_hand(shown.name)),)
    return _show(session, deal, shown.name, shown.said.split()[0], laid, effect, bets[-1].after)


def _show_change(session: Session, deal: BoltanDeal, change: Change) -> ShownMove:
    """What is kept, and what comes to it."""
    cards = [one.card for one in change.after.cards]
    kept, drawn = ([card for card in cards if (card in change.drawn) == new] for new in (False, True))
    laid = (
        ShownCard(kept[0], "behält", beside=tuple(kept[1:]), held=True, deed="behält {}"),
        ShownCard(drawn[0], "bekommt", framed=True, beside=tuple(drawn[1:]), held=True, deed="bekommt {}"),
    )
    effect = MoveEffect(str(len(drawn)), "neu")
    return _show(session, deal, change.name, "exchanges", laid, effect, deal.after_manoever)


def _show_hand(hand: HeldHand, *, framed: bool = False) -> ShownCard:
    first, *others = (one.card for one in hand.cards)
    return ShownCard(first, "Hand", framed=framed, beside=tuple(others), held=True, deed="hat {}")


def _show(
    session: Session,
    deal: BoltanDeal,
    actor: str,
    id: str,
    laid: tuple[ShownCard, ...],
    effect: MoveEffect,
    standing: Standing,
) -> ShownMove:
    chips = (deal.after_aufmarsch.middle, *(stack for _, stack in (*deal.sold.stacks, *deal.end.stacks)))
    bar = show_chips(standing, session.data.tally_label("helm"), max(chips))
    return ShownMove("", "Zug", actor, verb(session, id), laid, effect, bar)
