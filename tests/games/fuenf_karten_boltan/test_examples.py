"""Boltan's examples show what they claim."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.games.support import session

from kartenwerk.play.games.fuenf_karten_boltan import examples as showcase

SESSION = session("fuenf_karten_boltan")


@cache
def shown() -> dict[str, Any]:
    return dict(showcase.SHOWCASE.shown(SESSION))


def test_an_exchange_never_makes_a_hand_worse_and_its_odds_add_up() -> None:
    for holding in shown()["tausch"]:
        assert holding.better == pytest.approx(sum(share for _, share in holding.rows))
    assert shown()["tausch"][2].better == pytest.approx(
        8 / 67
    )  # a Doppelzwilling becomes a Familie by eight of 67 cards
