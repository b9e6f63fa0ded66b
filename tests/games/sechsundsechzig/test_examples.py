"""What Sechsundsechzig's booklet shows, held against the rules and the deal it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from tests.games.prints import booklet, rendered

GAME = "sechsundsechzig"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def test_the_first_trick_breaks_no_rule_though_it_does_not_follow_and_the_others_show_a_duty_each() -> None:
    free, follow, trump = values()["stiche"]
    assert not free.bound and free.laid[0].card.id.split("-")[0] != free.laid[1].card.id.split("-")[0]
    assert [duty.reason for duty in follow.laid[1].duties] == ["farbe_bekennen"]
    assert [duty.reason for duty in trump.laid[1].duties] == ["trumpf_zwang"]
    assert trump.laid[1].trump and not trump.laid[0].trump


def test_what_both_have_adds_up_to_130_with_ten_for_the_last_trick() -> None:
    rows = values()["abrechnung"]
    assert sum(row.total for row in rows) == 130
    assert sorted(row.last for row in rows) == [0, 10]
    assert max(rows, key=lambda row: row.total).name == values()["sieger"]


def test_with_pairs_the_account_has_a_column_for_them() -> None:
    text = rendered(f"games/{GAME}/text.md.j2", booklet(GAME, paare=True))
    assert "letzter Stich | Paare | zusammen" in text and "„Paar“" not in text


@pytest.mark.parametrize(("pairs", "said"), [(False, "Mit 66 von 130 Punkten"), (True, "Wer zuerst 66")])
def test_the_short_rules_tell_the_goal_that_is_in_force(pairs: bool, said: str) -> None:
    at_table = booklet(GAME, paare=pairs)
    assert said in rendered(f"games/{GAME}/short.md.j2", at_table)


def test_an_answer_is_explained_by_what_the_player_had_to_do() -> None:
    text = rendered(f"games/{GAME}/text.md.j2", values())
    _, follow, trump = (trick.laid[1].name for trick in values()["stiche"])
    assert f"{follow} muss bekennen. Erlaubt" in text and f"{trump} kann nicht bekennen und muss trumpfen." in text
    assert "hier mit" not in text
