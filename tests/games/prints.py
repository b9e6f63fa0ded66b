"""What must hold of the booklet, the reference card and the pad of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.support import WORKSHOP, session

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.booklet import booklet_values, compose_rules
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
    assert len(reference_pages(WORKSHOP, at)) == 2


def check_booklet(at: Session, page: str) -> None:
    """The booklet can be set, and its pages fold into whole sheets."""
    assert len(compose_rules(WORKSHOP, at, page).pages) % 4 == 0


def other_values(game: str) -> list[tuple[str, Value]]:
    """Every parameter of the game with every value that tests try besides the default."""
    rules = WORKSHOP.catalog.game(game).rules
    return [(key, value) for key, rule in rules.items() for value in dict.fromkeys(rule.others())]


def check_text_follows(game: str, key: str, value: Value) -> None:
    """The text itself says what the parameter is: it changes although the examples stay."""
    values = booklet(game)
    template = f"games/{game}/text.md.j2"
    changed = {**values, "r": session(game, **{key: value}).values}
    assert rendered(template, values) != rendered(template, changed)


def check_wording(game: str, key: str, value: Value) -> None:
    """Text, short rules, reference card and glossary have words for the value, and close their quotation marks."""
    values = booklet(game, **{key: value})
    for part in ("text", "short", "reference", "glossary"):
        told = rendered(f"games/{game}/{part}.md.j2", values)
        assert "None" not in told and "False" not in told and "  ." not in told
        assert told.count("„") == told.count("“")
