"""What must hold of the booklet, the reference card and the pad of every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.games.support import WORKSHOP, session

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples import rounds
from kartenwerk.products.booklet.game import booklet_values, game_manuscript, reference_text
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.pad.game import draw_leaf, leaf_players
from kartenwerk.products.reference.card_product import reference_pages
from kartenwerk.text.literal import plain


@contextmanager
def written_quickly(at: Session) -> Iterator[None]:
    """Say of changed rules that a match takes half an hour, as matches are played for a second to find that out.

    tests/examples/test_rounds.py tests durations, and by the usual rules every booklet prints its own.
    """
    with patch.object(rounds, "changed_minutes", lambda session, players, most: 30):
        yield


def booklet(game: str, **changes: Value) -> Mapping[str, Any]:
    """The values of the game's booklet."""
    at = session(game, **changes)
    with written_quickly(at):
        return booklet_values(WORKSHOP, at)


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
    with written_quickly(at):
        assert len(reference_pages(WORKSHOP, reference_text(WORKSHOP, at))) == 2


def check_booklet(at: Session, page: str) -> None:
    """The booklet can be set, and its pages fold into whole sheets."""
    with written_quickly(at):
        assert len(compose(WORKSHOP, game_manuscript(WORKSHOP, at), page).pages) % 4 == 0
