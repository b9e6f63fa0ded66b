"""What Fünfhundert's booklet shows, held against the rules and the match it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from tests.games.prints import booklet
from tests.games.support import WORKSHOP, session

from kartenwerk.graphics.display import Group, Item, Text
from kartenwerk.products.pad.game import draw_leaf

GAME = "fuenfhundert"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def test_a_seat_that_cannot_follow_has_to_trump() -> None:
    assert [duty.reason for duty in values()["trumpfen"].laid[1].duties] == ["trumpf_zwang"]


def test_the_match_goes_on_until_somebody_has_500() -> None:
    deals = values()["partie"]
    assert all(max(deal.sums) < 500 for deal in deals[:-1]) and max(deals[-1].sums) >= 500
    assert deals[-1].sums == tuple(sum(deal.points[seat] for deal in deals) for seat in range(2))


def test_every_combination_is_shown_with_cards_that_make_it() -> None:
    sizes = {one.key: len(one.cards) for one in values()["ansagen"]}
    assert sizes.pop("folge") == 5
    assert sizes.pop("paar") == sizes.pop("karodame_pikbube") == 2
    assert set(sizes.values()) == {4}


@pytest.mark.parametrize(("bonus", "told"), [(0, False), (10, True)])
def test_the_leaf_tells_all_that_is_written_among_the_announcements(bonus: int, told: bool) -> None:
    blank = draw_leaf(WORKSHOP, session(GAME, letzter_stich_bonus=bonus), "a6", 2, filled=False)
    (line,) = [text for text in texts(blank.items) if "Ziel: 500" in text]
    assert "Trumpf-Sieben 10" in line
    assert ("letzter Stich 10" in line) == told


def texts(items: tuple[Item, ...]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Group):
            yield from texts(item.items)
        elif isinstance(item, Text):
            yield item.text
