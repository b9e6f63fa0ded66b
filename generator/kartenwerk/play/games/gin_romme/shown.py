"""Gin Rommé's practice deal as moves to be shown: cards bought and thrown away, and the hand that this leaves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any

from kartenwerk.cards import Card
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.meld_rows import MeldRow
from kartenwerk.play.examples.practice import NamedCards, name_hands
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
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.gin_romme.practice import TurnStory, read_turns
from kartenwerk.play.games.gin_romme.round_view import KnockView, knock_view
from kartenwerk.play.games.gin_romme.rules import limit
from kartenwerk.play.games.gin_romme.scoring import worth
from kartenwerk.play.games.gin_romme.state import SEATS, State

STOPS: Mapping[str, tuple[int, ...]] = {"": (1, 2, 4, 5, 8, 9, 11), "nur_gin": (1, 2, 3, 4, 5, 8, 9)}
"""The turns of the practice deals, the usual one and that of a set, are shown in stretches that end before these; the
last one goes on to the knock."""

KIND, BOTH, THROWS = "Zug", "Beide", "wirft"
UNIT = "Punkte"


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The hands and the stock, turn by turn, and the knock."""
    (deal,) = deals
    start: State = deal.start
    names = session.names[:SEATS]
    stories = tuple(read_turns(session, deal))
    end = None if deal.state.knocker is None else knock_view(session, deal)
    return {
        "namen": names,
        "geber": names[start.dealer],
        "haende": name_hands(session, (sorted(hand, key=_place) for hand in start.hands)),
        "abwurfkarte": NamedCards("Abwurfkarte", views(start.pile, session.deck)),
        "stapel": NamedCards("Stapel", tuple(story.bought for story in stories if not story.from_pile)),
        "schritte": stories,
        "zuege": tuple(_show(session, stories, end)),
        "klopfen": end,
        "grenze": limit(start.rules, start.first),
    }


def _place(card: Card) -> tuple[str, int, int]:
    return card.suit, worth(card), card.value


def _show(session: Session, stories: Sequence[TurnStory], end: KnockView | None) -> Iterator[ShownMove]:
    """The stretches; the bar counts what the cards of both count that belong to no meld."""
    loose = {story.name: story.loose_before for story in reversed(stories)}
    bar = Bar((), sum(map(sum, loose.values())), unit="Luschenpunkte")
    stops = STOPS.get(session.data.variant_in_force(session.values), STOPS[""])
    ends = (0, *(stop for stop in stops if stop < len(stories)), len(stories))
    for number, (first, last) in enumerate(pairwise(ends), start=1):
        stretch = stories[first:last]
        loose.update({story.name: tuple(map(worth, story.arranged.rest)) for story in stretch})
        yield _show_stretch(session, str(number), stretch, _count(bar, session, loose))
    if end:
        loose[end.other] = (end.deadwood[1],)
        yield _show_adding(session, str(len(ends)), end, _count(bar, session, loose))


def _count(bar: Bar, session: Session, loose: Mapping[str, Sequence[int]]) -> Bar:
    names = session.names[:SEATS]
    return bar._replace(sides=tuple(BarSide(name, tuple(Segment("", each) for each in loose[name])) for name in names))


def _show_stretch(session: Session, number: str, stretch: Sequence[TurnStory], bar: Bar) -> ShownMove:
    """A turn with the hand that it leaves; or several, with what each has left over."""
    story = stretch[-1]
    if len(stretch) == 1:
        source = "Abwurf" if story.from_pile else "Stapel"
        pair = (
            ShownCard(story.bought, source, deed=f"nimmt vom {source} {{}}"),
            ShownCard(story.thrown, THROWS, deed="wirft {} ab"),
        )
        left = MoveEffect(str(story.deadwood), UNIT)
        return ShownMove(number, KIND, story.name, verb(session, _verb(story)), pair, left, bar, _hold(story))
    id = "return" if all(each.thrown_back for each in stretch) else "buy"
    laid = tuple(card for each in stretch for card in _bought(each))
    gains = tuple(f"{side.name} {side.total}" for side in bar.sides)
    return ShownMove(number, KIND, BOTH, verb(session, id), laid, MoveEffect(), bar, gains=gains)


def _bought(story: TurnStory) -> tuple[ShownCard, ...]:
    """The card bought and the one thrown away, which may be the same."""
    bought = ShownCard(story.bought, story.name)
    return (bought,) if story.thrown_back else (bought, ShownCard(story.thrown, THROWS))


def _hold(story: TurnStory) -> Mat:
    """The hand after the turn: melds, with a gap between them, and the cards left over."""
    melds, rest = story.arranged.melds, story.arranged.rest
    parted = tuple(accumulate(len(meld.cards) for meld in melds[:-1]))
    held = views((card for meld in melds for card in meld.cards), story.deck)
    hands = (Held(f"{story.name} hat", held, parted), Held("Luschen", views(sorted(rest, key=worth), story.deck)))
    return Mat(hands=hands if rest else hands[:1])


def _verb(story: TurnStory) -> str:
    return "knocks" if story.knocks else "buys_open" if story.from_pile else "buys"


def _show_adding(session: Session, number: str, end: KnockView, bar: Bar) -> ShownMove:
    """What the other adds to the knocker's melds, and what that leaves."""
    laid = tuple(ShownCard(card, end.other) for card in end.added)
    hands = (_lie(end.knocker, end.laid), _lie(end.other, end.opposite))
    id = "adds" if laid else "keeps"
    left = MoveEffect(str(end.deadwood[1]), UNIT)
    return ShownMove(number, KIND, end.other, verb(session, id), laid, left, bar, Mat(hands=hands))


def _lie(name: str, rows: Sequence[MeldRow]) -> Held:
    """The melds that lie before somebody."""
    melds = [[one.card for one in row.cards] for row in rows if not row.cards[0].quiet]
    return Held(f"{name} hat", tuple(card for meld in melds for card in meld), tuple(accumulate(map(len, melds[:-1]))))
