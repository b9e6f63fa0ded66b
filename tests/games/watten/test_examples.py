"""What Watten's booklet and pad show, held against the rules and the rounds they come from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import accumulate
from typing import Any

import pytest
from tests.games.prints import booklet, check_reference_card, rendered
from tests.games.support import WORKSHOP, session

from kartenwerk.catalog.game import Value
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.games.watten.examples import specimen, trump_order
from kartenwerk.products.booklet.game import booklet_text
from kartenwerk.text.literal import plain

GAME = "watten"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def text(**changes: Value) -> str:
    return plain(booklet_text(WORKSHOP, GAME, booklet(GAME, **changes)))


def ids(cards: tuple[CardView, ...]) -> list[str]:
    return [card.id for card in cards]


def test_with_schlag_ten_and_schellen_the_order_is_that_of_the_source() -> None:
    order = values()["ordnung"]
    assert ids(order.critical) == ["herz-K", "schellen-7", "eichel-7"]
    assert ids(order.right) == ["schellen-10"]
    assert ids(order.equals) == ["eichel-10", "gras-10", "herz-10"]
    assert ids(order.rest) == ["schellen-A", "schellen-K", "schellen-O", "schellen-U", "schellen-9", "schellen-8"]


def test_where_schlag_and_suit_name_a_kritische_there_is_no_other_right_card() -> None:
    order = trump_order(session(GAME), "K", "herz")
    assert order.right == ()
    assert ids(order.critical)[0] == "herz-K"
    assert ids(order.equals) == ["eichel-K", "gras-K", "schellen-K"]


def test_where_a_round_cannot_rise_the_practice_deal_keeps_the_usual_rules() -> None:
    assert booklet(GAME, max_wert=2)["probe"]["ohne_hausregeln"]
    assert "gibt es nicht" not in text(max_wert=2)


def test_a_match_is_written_in_running_sums_to_its_end() -> None:
    rows = values()["partie"]
    for side in (0, 1):
        assert [row.sums[side] for row in rows] == list(accumulate(row.points[side] for row in rows))
    assert all(row.points.count(0) == 1 for row in rows)
    assert max(rows[-1].sums) >= 15 > max(rows[-2].sums)


def test_partners_share_a_column_and_three_have_one_each() -> None:
    assert specimen(session(GAME), 4)["namen"] == ("Anna + Cleo", "Bert + Dirk")
    three = specimen(session(GAME), 3)
    assert three["namen"] == ("Anna", "Bert", "Cleo")
    assert any(row.points.count(0) == 1 for row in three["zeilen"])


def test_where_the_right_card_forces_the_booklet_shows_a_trick_in_which_it_does() -> None:
    forced = booklet(GAME, rechter_zwingt=True)["zwang"]
    assert {duty.reason for laid in forced.bound for duty in laid.duties} == {"rechter_zwingt"}
    _, _, told = text(rechter_zwingt=True).partition("Wer Trumpf hat, muss ihn zugeben: ")
    sentence = told.partition(".")[0]
    assert all(laid.name in sentence for laid in forced.bound)
    assert sentence.count("ohne Trumpf") == len(forced.laid) - 1 - len(forced.bound)


def test_the_reference_card_has_two_sides_by_house_rules_too() -> None:
    check_reference_card(session(GAME, rechter_zwingt=True, max_wert=6, ziel=31))


@pytest.mark.parametrize(("most", "offered"), [(0, True), (3, True), (2, False)])
def test_nobody_is_told_of_gespannt_where_nobody_may_offer(most: int, offered: bool) -> None:
    """A round is worth two points, so that it cannot rise where two are the most."""
    values = booklet("watten", max_wert=most)
    for part in ("text", "short", "reference", "glossary"):
        told = rendered(f"games/watten/{part}.md.j2", values).partition("# Varianten")[0]
        assert bool(re.search(r"[Gg]espannt|nicht mehr bieten", told)) == offered
