"""Stretches of matching games as moves of a practice deal: the open card, then who laid or drew what.

Who notices, wins, hits the next or has to draw gives the stretch its name; turns without a card, such as sitting
out, are what it brings.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.shown_moves import (
    MoveEffect,
    ShownCard,
    ShownMove,
    held_cards,
    verb,
)
from kartenwerk.play.examples.stretches import Stretch
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.mechanics.matching import Act, Play, State

PLACES = 4
"""How many cards stand in a picture; where so many are laid or drawn, the open one is the last of the stretch above."""


def show_stretches(session: Session, deal: PlayedDeal, stops: Sequence[int]) -> tuple[ShownMove, ...]:
    """The deal in stretches that end before these moves; the last one goes on to the end."""
    ends = (0, *(stop for stop in stops if stop < len(deal.steps)), len(deal.steps))
    stretches = [deal.steps[begin:end] for begin, end in pairwise(ends)]
    most = max(len(hand) for step in deal.steps for hand in step.after.hands)
    return tuple(_show(session, str(number), stretch, most) for number, stretch in enumerate(stretches, start=1))


def _show(session: Session, number: str, stretch: Stretch, most: int) -> ShownMove:
    start: State[Any] = stretch[0].before
    open_card = ShownCard(CardView.of(start.pile[-1], session.deck), session.data.pile_label("ablage"))
    laid = tuple(card for step in stretch for card in _place(session, step))
    shown = laid if len(laid) >= PLACES else (open_card, *laid)
    id, seat, effect = _decide(session, stretch)
    bar = held_cards(session.names, stretch[-1].after.hands, most)
    return ShownMove(number, "Schritt", session.names[seat], verb(session, id), shown, effect, bar)


def _place(session: Session, step: Step) -> tuple[ShownCard, ...]:
    """The card laid, or the cards drawn; nothing for a turn without cards."""
    if isinstance(step.move, Play):
        wish = require_suited(session.deck).suit(step.move.wish) if step.move.wish else None
        return (ShownCard(CardView.of(step.move.card, session.deck), session.names[step.seat], wish=wish),)
    drawn = _count_drawn(step)
    return (ShownCard(None, session.names[_hit(step)], drawn=drawn),) if drawn else ()


def _hit(step: Step) -> int:
    """Who draws: the seat on turn, or the one that it catches."""
    return int(step.before.last) if step.move is Act.NOTICE else step.seat


def _count_drawn(step: Step) -> int:
    return max(sum(map(len, step.after.hands)) - sum(map(len, step.before.hands)), 0)


def _decide(session: Session, stretch: Stretch) -> tuple[str, int, MoveEffect]:
    """The stretch's verb, whose it is, and what it brings."""
    plays = [step for step in stretch if isinstance(step.move, Play)]
    out = [step for step in plays if len(step.after.out) > len(step.before.out)]
    stops = [step for step in stretch if step.move is Act.SIT_OUT]
    paid = [step for step in stretch if step.move is Act.DRAW and step.before.debt]
    for step in stretch:
        if step.move is Act.NOTICE:
            return "notices", step.seat, _cards_for(session, step)
    for step in out:
        effect = _sits_out(session, stops[0]) if stops else _rest(session, step)
        return ("finishes" if step.before.out else "wins"), step.seat, effect
    for step in paid:
        if cause := _cause(stretch, step):
            return ("passes_on" if cause.before.debt else "hits"), cause.seat, _cards_for(session, step)
    for step in stops:
        if cause := _cause(stretch, step):
            return "stops", cause.seat, _sits_out(session, step)
    for step in stretch:
        if step.move is Act.DRAW:
            return "draws", step.seat, _cards(_count_drawn(step))
    for step in plays:
        if step.move.wish:
            return "wishes", step.seat, MoveEffect(unit=require_suited(session.deck).suit(step.move.wish).german)
    for step in plays:
        if step.move.call:
            return "calls", step.seat, MoveEffect(unit=f"„{step.move.call}“")
    return "lays", plays[-1].seat, MoveEffect()


def _cause(stretch: Stretch, step: Step) -> Step | None:
    """The card laid in the stretch before a step, which it suffers from."""
    laid = [one for one in stretch[: stretch.index(step)] if isinstance(one.move, Play)]
    return laid[-1] if laid else None


def _cards(count: int, whose: str = "") -> MoveEffect:
    return MoveEffect(str(count), ("Karte" if count == 1 else "Karten") + whose)


def _cards_for(session: Session, step: Step) -> MoveEffect:
    return _cards(_count_drawn(step), f" für {session.names[_hit(step)]}")


def _sits_out(session: Session, step: Step) -> MoveEffect:
    return MoveEffect(unit=f"{session.names[step.seat]} setzt aus")


def _rest(session: Session, step: Step) -> MoveEffect:
    """What the only one who still holds cards is left with, or that there are none."""
    left = [seat for seat, hand in enumerate(step.after.hands) if hand]
    if len(left) > 1:
        return MoveEffect(unit="keine Karte mehr")
    return _cards(len(step.after.hands[left[0]]), f" bei {session.names[left[0]]}")
