"""Rommé's practice deal as moves to be shown: what each draws, throws away and lays, and how many cards all hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import NamedCards, name_hands
from kartenwerk.play.examples.shown_moves import (
    Held,
    Mat,
    MoveEffect,
    ShownCard,
    ShownMove,
    held_cards,
    verb,
)
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.romme.practice import TurnStory, read_turns, sorted_hand
from kartenwerk.play.games.romme.scoring import points
from kartenwerk.play.games.romme.state import State


def practice_turns(session: Session, deal: PlayedDeal) -> Mapping[str, Any]:
    """The hands, what lies open at first, the cards that come from the stock, and the turns round by round."""
    names = session.names[: deal.players]
    stories = tuple(read_turns(session, deal))
    rounds = tuple(stories[first : first + deal.players] for first in range(0, len(stories), deal.players))
    start: State = deal.start
    most = max(map(len, start.hands))
    return {
        "namen": names,
        "haende": name_hands(session, map(sorted_hand, start.hands)),
        "offen": views(start.pile, session.deck),
        "stapel": NamedCards("Stapel", tuple(story.drawn for story in stories if not story.giver)),
        "runden": rounds,
        "zuege": tuple(show_turn(session, number, story, most) for number, story in enumerate(stories, start=1)),
    }


def show_turn(session: Session, number: int, story: TurnStory, most: int) -> ShownMove:
    """A turn: the card drawn, the one thrown away, and what is laid, or might be; the bar has room for `most` cards."""
    hands = tuple(_lie(session, story))
    source = story.giver or "Stapel"
    left = MoveEffect(str(story.left), "Karte" if story.left == 1 else "Karten")
    return ShownMove(
        str(number),
        "Zug",
        story.name,
        verb(session, _verb(story)),
        (
            ShownCard(story.drawn, source, deed=f"nimmt {'von' if story.giver else 'vom'} {source} {{}}"),
            ShownCard(story.thrown, "wirft", deed="wirft {} ab"),
        ),
        left,
        held_cards(session.names, story.turn.after.hands, most),
        Mat(hands=hands) if hands else None,
    )


def _lie(session: Session, story: TurnStory) -> Iterator[Held]:
    """What comes to the table; of somebody who lays nothing, the melds that do not count enough."""
    if touched := (*story.swaps, *story.adds):
        yield Held("kommt dazu", tuple(each.card for each in touched))
    laid = story.turn.after.on_table[len(story.turn.before.on_table) :]
    for each in laid:
        yield Held(f"{points(each.meld)} Punkte", views(each.cards, session.deck))
    if not laid and not touched and not story.opened:
        for meld in story.best_melds[:2]:
            yield Held(f"{points(meld)} auf der Hand", views(meld.cards_from(story.holds), session.deck))


def _verb(story: TurnStory) -> str:
    if story.wins:
        return "wins"
    if story.swaps:
        return "swaps"
    if story.laid:
        return "lays"
    return "takes" if story.giver else "draws"
