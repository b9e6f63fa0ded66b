"""What must hold of the booklet, the reference card and the pad of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.support import WORKSHOP, session

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.game import booklet_values, game_manuscript, reference_text
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.pad.game import draw_leaf, leaf_players
from kartenwerk.products.reference.card_product import reference_pages
from kartenwerk.text.literal import plain


def booklet(game: str, **changes: Value) -> Mapping[str, Any]:
    """The values of the game's booklet."""
    return booklet_values(WORKSHOP, session(game, **changes))


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
    assert len(reference_pages(WORKSHOP, reference_text(WORKSHOP, at))) == 2


def check_booklet(at: Session, page: str) -> None:
    """The booklet can be set, and its pages fold into whole sheets."""
    assert len(compose(WORKSHOP, game_manuscript(WORKSHOP, at), page).pages) % 4 == 0
