"""What Herzblatt's booklet shows, held against the rules and the deals it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from tests.games.prints import booklet, rendered

GAME = "herzblatt"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def test_packs_deal_out_but_for_the_stock() -> None:
    packs = values()["blaetter"]
    assert [(pack.players, pack.cards, pack.hand) for pack in packs] == [(2, 20, 9), (3, 26, 8), (4, 26, 6)]
    assert all(pack.players * pack.hand + values()["stock"] == pack.cards for pack in packs)


def test_who_wins_takes_a_stake_of_each_and_who_loses_pays_it() -> None:
    won, lost = values()["probe"]["ende"], values()["verloren"]
    assert won.augen >= 66 > lost.augen
    assert sorted(won.points) == [-1, 1] and sorted(lost.points) in ([-2, 1, 1], [-4, 2, 2])


def test_every_row_of_results_begins_with_its_own_head() -> None:
    rows = [line for line in rendered(f"games/{GAME}/text.md.j2", values()).splitlines() if line.startswith("|")]
    assert rows and not any(line.lstrip("| ").startswith(("+", "–")) for line in rows)


@pytest.mark.parametrize(("spielmacher", "told"), [("reihum", True), ("geber", False)])
def test_nobody_is_advised_to_play_alone_where_the_dealer_always_does(spielmacher: str, told: bool) -> None:
    text = rendered("games/herzblatt/text.md.j2", booklet("herzblatt", spielmacher=spielmacher))
    assert ("Allein spielen oder ablehnen?" in text) == told
