"""Schwimmen's practice deal: two rounds turn by turn, each as a move with what everybody's hand counts after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import NamedCards
from kartenwerk.play.examples.shown_moves import (
    Bar,
    BarSide,
    Held,
    Mat,
    MoveEffect,
    Segment,
    ShownCard,
    ShownMove,
    verb,
)
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.schwimmen.rules import BEST, Act, Move, State, Swap, lives_after, losers, score
from kartenwerk.play.mechanics.counted import in_points
from kartenwerk.play.mechanics.tuples import without

VERBS = {
    Act.ALL: "exchanges_all",
    Act.PASS: "passes",
    Act.STOP: "stops",
    Act.SHOW: "shows",
    Act.FRESH: "refreshes",
}
"""The ids of verbs for moves that name no card."""


class TurnView(NamedTuple):
    """A turn: the hand and the middle before it, what the seat did, and the ids of the cards that changed places.

    `before` and `after` are what the hand counts, `best_swap` what it would count after the best exchange of one card.
    """

    name: str
    hand: tuple[CardView, ...]
    middle: tuple[CardView, ...]
    act: str
    given: tuple[str, ...]
    taken: tuple[str, ...]
    before: float
    after: float
    best_swap: float


class RoundView(NamedTuple):
    """A round: the dealer's choice, all turns, and who lost a life.

    dealt        every hand as it is dealt, the dealer's last, and then his other one
    kept         whether the dealer kept the hand he saw
    seen_counts  what it counts
    """

    dealer: str
    dealt: tuple[NamedCards, ...]
    kept: bool
    seen_counts: float
    turns: tuple[TurnView, ...]
    losers: tuple[str, ...]


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: rounds of one match, their turns as moves, and everybody's lives after them."""
    return {
        "namen": session.names[: deals[0].players],
        "runden": [round_view(session, deal) for deal in deals],
        "zuege": tuple(move for deal in deals for move in _show_turns(session, deal)),
        "leben": lives_after(deals[-1].state),
    }


def turns_of(deal: PlayedDeal) -> tuple[Step, ...]:
    """The turns after the dealer has chosen."""
    return tuple(step for step in deal.steps if not step.before.choosing)


def round_view(session: Session, deal: PlayedDeal) -> RoundView:
    """A round as templates see it."""
    choice = deal.steps[0]
    state: State = deal.state
    names = session.names
    seats = [*(seat for seat in range(deal.players) if seat != choice.seat), choice.seat]
    dealt = [NamedCards(names[seat], views(deal.start.hands[seat], session.deck)) for seat in seats]
    return RoundView(
        names[choice.seat],
        (*dealt, NamedCards("das andere", views(deal.start.middle, session.deck))),
        choice.move is Act.KEEP,
        score(state.rules, choice.before.hands[choice.seat]),
        tuple(_turn(session, step) for step in turns_of(deal)),
        tuple(names[seat] for seat in losers(state)),
    )


def _turn(session: Session, step: Step) -> TurnView:
    before: State = step.before
    hand = before.hands[step.seat]
    given, taken = _find_exchange(step)
    return TurnView(
        session.names[step.seat],
        views(hand, session.deck),
        views(before.middle, session.deck),
        "tauscht" if isinstance(step.move, Swap) else str(step.move),
        tuple(map(str, given)),
        tuple(map(str, taken)),
        score(before.rules, hand),
        score(before.rules, step.after.hands[step.seat]),
        max(score(before.rules, (*without(hand, mine), theirs)) for mine in hand for theirs in before.middle),
    )


def _find_exchange(step: Step) -> tuple[Cards, Cards]:
    """The cards given and taken."""
    before: State = step.before
    move: Move = step.move
    if isinstance(move, Swap):
        return (move.mine,), (move.theirs,)
    return (before.hands[step.seat], before.middle) if move is Act.ALL else ((), ())


def _show_turns(session: Session, deal: PlayedDeal) -> Iterator[ShownMove]:
    """The turns of a round, with one that changes no hand those before it; the bar is what everybody's hand counts."""
    names = session.names[: deal.players]
    shown: list[list[Step]] = []
    for step in turns_of(deal):
        if shown and step.move in (Act.PASS, Act.SHOW):
            shown[-1].append(step)
        else:
            shown.append([step])
    for number, (step, *others) in enumerate(shown, start=1):
        after: State = (step, *others)[-1].after
        counts = {name: score(after.rules, hand) for name, hand in zip(names, after.hands, strict=True) if hand}
        sides = tuple(BarSide(name, (Segment("", points),)) for name, points in counts.items())
        ended = any(other.move is Act.SHOW for other in others)
        yield ShownMove(
            str(number),
            "Zug",
            names[step.seat],
            verb(session, VERBS[Act.SHOW] if ended else VERBS.get(step.move, "exchanges")),
            _lay(session, step),
            MoveEffect(in_points(counts[names[step.seat]]), "Punkte"),
            Bar(sides, max(BEST, *counts.values()), unit="Punkte"),
            _mat(session, step),
        )


def _lay(session: Session, step: Step) -> tuple[ShownCard, ...]:
    """What is given and what is taken, or else the hand that stays as it is."""
    given, taken = (views(cards, session.deck) for cards in _find_exchange(step))
    if given and taken:
        return (
            ShownCard(given[0], "gibt", beside=given[1:], deed="gibt {}"),
            ShownCard(taken[0], "nimmt", framed=True, beside=taken[1:], deed="nimmt {}"),
        )
    hand = views(step.before.hands[step.seat], session.deck)
    return (ShownCard(hand[0], "hat", beside=hand[1:], deed="hat {}"),)


def _mat(session: Session, step: Step) -> Mat | None:
    """The middle after the turn, and the hand that one card has changed; where all are exchanged both can be seen."""
    after: State = step.after
    middle = Held("In der Mitte", views(after.middle, session.deck))
    if isinstance(step.move, Swap):
        hand = views(after.hands[step.seat], session.deck)
        return Mat(hands=(Held(f"{session.names[step.seat]} hat", hand), middle))
    return None if step.move is Act.ALL else Mat(hands=(middle,))
