"""What must hold of the booklet, the reference card and the pad of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from tests.games.support import WORKSHOP, session

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.session import Counts, Session
from kartenwerk.products.booklet.game import booklet_values, game_manuscript, reference_text
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.pad.game import draw_leaf, leaf_players
from kartenwerk.products.reference.card_product import reference_pages
from kartenwerk.text.literal import plain


class HalfAnHour(Counts):
    """A match takes half an hour, as matches are played for a second to find that out.

    tests/examples/test_rounds.py tests durations, and by the usual rules every booklet prints its own.
    """

    def remember(self, session: Session, what: str, count: Callable[[], Iterable[int]]) -> tuple[int, ...]:
        return (30,)


def written_quickly(at: Session) -> Session:
    """The session, by which nothing long is counted for changed rules."""
    return replace(at, counts=HalfAnHour()) if at.house.changes else at


def booklet(game: str, **changes: Value) -> Mapping[str, Any]:
    """The values of the game's booklet."""
    return booklet_values(WORKSHOP, written_quickly(session(game, **changes)))


def rendered(template: str, values: Mapping[str, Any]) -> str:
    return plain(WORKSHOP.templates.render(template, values))


def check_leaves(game: str, page: str) -> None:
    """Leaves of the pad are for allowed numbers of players, have room for the specimen, and serve the largest party."""
    at = session(game)
    assert set(leaf_players(at, page)) <= set(at.data.players)
    for players in leaf_players(at, page):
        filled, blank = (draw_leaf(WORKSHOP, at, page, players, filled=filled) for filled in (True, False))
        assert len(filled.items) > len(blank.items)
    assert max(leaf_players(at, "a5")) == max(at.data.players)


def check_reference_card(at: Session) -> None:
    """The reference card has two sides."""
    assert len(reference_pages(WORKSHOP, reference_text(WORKSHOP, written_quickly(at)))) == 2


def check_booklet(at: Session, page: str) -> None:
    """The booklet can be set, and its pages fold into whole sheets."""
    assert len(compose(WORKSHOP, game_manuscript(WORKSHOP, written_quickly(at)), page).pages) % 4 == 0
