"""What Sechsundsechzig's booklet shows, held against the rules and the deals it comes from."""

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


def test_what_both_have_adds_up_to_130_with_ten_for_the_last_trick() -> None:
    rows = values()["probe"]["abrechnung"]
    assert sum(row.total for row in rows) == 130
    assert sorted(row.last for row in rows) == [0, 10]
    assert max(rows, key=lambda row: row.total).name == values()["probe"]["sieger"]


@pytest.mark.parametrize(("pairs", "said"), [(False, "Mit 66 von 130 Punkten"), (True, "Wer zuerst 66")])
def test_the_short_rules_tell_the_goal_that_is_in_force(pairs: bool, said: str) -> None:
    at_table = booklet(GAME, paare=pairs)
    assert said in rendered(f"games/{GAME}/short.md.j2", at_table)


@pytest.mark.parametrize(
    ("tausch", "words"), [(False, " Dafür muss der Stapel"), (True, " Auch dafür muss der Stapel")]
)
def test_closing_the_stock_refers_to_the_exchange_of_the_nine_only_where_it_is_played(tausch: bool, words: str) -> None:
    values = booklet("sechsundsechzig", zudrehen=True, trumpfneun_tausch=tausch)
    assert words in rendered("games/sechsundsechzig/text.md.j2", values)
