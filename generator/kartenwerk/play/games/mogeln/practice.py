"""Mogeln's practice deal, pile after pile: what is said and what is laid, in stretches up to a knock or a lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog import Rank, require_suited
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import name_hands
from kartenwerk.play.examples.shown_moves import (
    Held,
    Mat,
    MoveEffect,
    Saying,
    ShownCard,
    ShownMove,
    held_cards,
    verb,
)
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.mogeln.rules import JOKER, RANKS, Answer, Lay, State, due, has_rank, is_true

Pile: TypeAlias = tuple[Step, ...]
"""The cards laid on a pile, and the knock that ends it if there was one."""

STOPS: Mapping[str, Mapping[int, tuple[int, ...]]] = {
    "": {3: (4,), 4: (3, 9), 5: (3, 12)},
    "gross": {5: (15,), 6: (11, 26)},
    "joker": {1: (9,), 4: (11,), 5: (9,)},
}
"""The long piles of each practice deal are shown in stretches that end before these cards and at the pile's end.

The deals are those of the usual rules and of named sets.
"""

MANY = 2
"""So many cards of a rank make others think when it is said."""


class LaidCard(NamedTuple):
    """A card on the pile: who laid it, which rank was said, what it is, and whether that is true.

    held   how many cards of that rank everybody held when it was said, by name
    left   how many cards the hand has afterwards
    """

    name: str
    said: str
    card: CardView
    true: bool
    held: Mapping[str, int]
    left: int


class PileView(NamedTuple):
    """A pile from its first card on: who knocks, who takes it, and which rank must be said next.

    `knocks` and `takes` are "" if the game ends with the pile.
    """

    cards: tuple[LaidCard, ...]
    knocks: str
    takes: str
    next: str


def piles(deal: PlayedDeal) -> Iterator[Pile]:
    """Every pile from its first card to the knock, or to the end of the game; answers of trust are left out."""
    laid: list[Step] = []
    for step in deal.steps:
        if isinstance(step.move, Lay) or step.move is Answer.KNOCK:
            laid.append(step)
        if step.move is Answer.KNOCK:
            yield tuple(laid)
            laid = []
    if laid:
        yield tuple(laid)


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: the hands in the order of ranks, pile after pile, and how many cards are left in each hand."""
    (deal,) = deals
    names = session.names[: deal.players]
    start: State = deal.start
    shown = [pile_view(session, pile) for pile in piles(deal)]
    hands = (sorted(hand, key=_place) for hand in start.hands)
    return {
        "namen": names,
        "geber": names[start.dealer],
        "haende": name_hands(session, hands),
        "joker": {name: _count_jokers(hand) for name, hand in zip(names, start.hands, strict=True)},
        "stapel": shown,
        "karten": [card for pile in shown for card in pile.cards],
        "zuege": tuple(_show_deal(session, deal)),
        "sieger": names[deal.result.index(1)],
        "rest": {name: len(hand) for name, hand in zip(names, deal.state.hands, strict=True)},
    }


def _count_jokers(hand: Cards) -> int:
    return sum(card.suit == JOKER for card in hand)


def _place(card: Card) -> int:
    """Where a hand has the card: in the order of ranks, jokers last."""
    return len(RANKS) if card.suit == JOKER else RANKS.index(card.rank)


def pile_view(session: Session, pile: Pile) -> PileView:
    """A pile as templates see it."""
    last, names = pile[-1], session.names
    after: State = last.after
    doubted = last.move is Answer.KNOCK
    return PileView(
        tuple(_laid_card(session, step) for step in (pile[:-1] if doubted else pile)),
        names[last.seat] if doubted else "",
        names[after.turn] if doubted else "",
        require_suited(session.deck).rank(due(after)).spoken,
    )


def _laid_card(session: Session, step: Step) -> LaidCard:
    before: State = step.before
    after: State = step.after
    rank = RANKS[after.said]
    return LaidCard(
        session.names[step.seat],
        require_suited(session.deck).rank(rank).spoken,
        CardView.of(step.move.card, session.deck),
        is_true(after),
        {
            name: sum(has_rank(card, rank) for card in hand)
            for name, hand in zip(session.names, before.hands, strict=False)
        },
        len(after.hands[step.seat]),
    )


def _show_deal(session: Session, deal: PlayedDeal) -> Iterator[ShownMove]:
    """Every pile in stretches; the bar is what everybody still holds."""
    most = max(len(hand) for step in deal.steps for hand in step.after.hands)
    played = session.data.variant_in_force(session.values)
    long_piles = STOPS[played if played in STOPS else ""]
    number = 0
    for place, pile in enumerate(piles(deal), start=1):
        knock = pile[-1] if pile[-1].move is Answer.KNOCK else None
        laid = pile[:-1] if knock else pile
        for begin, end in pairwise((0, *(stop for stop in long_piles.get(place, ()) if stop < len(laid)), len(laid))):
            number += 1
            yield _show(session, str(number), laid[begin:end], knock if end == len(laid) else None, most)


def _show(session: Session, number: str, laid: Pile, knock: Step | None, most: int) -> ShownMove:
    last: State = (knock or laid[-1]).after
    names = session.names
    doubtful = laid[-1] if knock else max(laid, key=_most_held_by_another)
    if knock:
        taken = len(knock.before.pile)
        id, seat, effect = "knocks", knock.seat, MoveEffect(str(taken), f"Karten für {names[last.turn]}")
    elif not all(last.hands):
        id, seat, effect = "wins", laid[-1].seat, MoveEffect(unit="keine Karte mehr")
    else:
        id, seat, effect = "cheats", doubtful.seat, MoveEffect(unit="niemand klopft")
    hands = tuple(_hold_rank(session, doubtful, knock))
    bar = held_cards(names, last.hands, most)
    mat = Mat(hands=hands) if hands else None
    cards = tuple(_lay_cards(session, laid, knock))
    return ShownMove(number, "Schritt", names[seat], verb(session, id), cards, effect, bar, mat)


def _lay_cards(session: Session, laid: Pile, knock: Step | None) -> Iterator[ShownCard]:
    """The cards of a stretch: what is true lies face down, several such cards in one place."""
    turned = laid[-1] if knock else None
    for shown, steps in groupby(laid, key=lambda step: step is turned or not is_true(step.after)):
        run = tuple(steps)
        if shown or len(run) == 1:
            yield from (_lay_card(session, step, step is turned) for step in run)
        else:
            first, last = (_rank(session, step) for step in (run[0], run[-1]))
            said = Saying(f"{first.code}–{last.code}", f"{first.spoken} bis {last.spoken}")
            yield ShownCard(None, "ehrlich", drawn=len(run), said=said)


def _lay_card(session: Session, step: Step, turned: bool) -> ShownCard:
    rank, true = _rank(session, step), is_true(step.after)
    return ShownCard(
        CardView.of(step.move.card, session.deck),
        session.names[step.seat],
        framed=turned,
        said=Saying(rank.code, rank.spoken, false=not true),
        hidden=true and not turned,
    )


def _hold_rank(session: Session, doubtful: Step, knock: Step | None) -> Iterator[Held]:
    """What others hold of the rank that is said: whoever knocks, or all that might have."""
    rank = RANKS[doubtful.after.said]
    for seat, hand in enumerate(doubtful.before.hands):
        cards = [card for card in hand if has_rank(card, rank)]
        if cards and seat != doubtful.seat and (seat == knock.seat if knock else len(cards) >= MANY):
            yield Held(f"{session.names[seat]} hat", views(cards, session.deck))


def _most_held_by_another(step: Step) -> int:
    """The most cards of the rank said that another holds; 0 if what is said is true."""
    rank = RANKS[step.after.said]
    others = (hand for seat, hand in enumerate(step.before.hands) if seat != step.seat)
    return 0 if is_true(step.after) else max(sum(has_rank(card, rank) for card in hand) for hand in others)


def _rank(session: Session, step: Step) -> Rank:
    """The rank that is said."""
    return require_suited(session.deck).rank(RANKS[step.after.said])
