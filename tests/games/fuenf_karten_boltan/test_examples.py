"""Boltan's examples show what they claim, and every deal replays from its record."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.games.support import session

from kartenwerk.engine.record import record_of, replay
from kartenwerk.games.fuenf_karten_boltan import examples as showcase
from kartenwerk.games.fuenf_karten_boltan.example_deals import shows_short_talon
from kartenwerk.games.fuenf_karten_boltan.state import SUITS

SESSION = session("fuenf_karten_boltan")


@cache
def shown() -> dict[str, Any]:
    return dict(showcase.booklet(SESSION))


def test_a_hammerschlag_that_wins_leaves_the_upper_kleinen_helme_to_who_filled_them() -> None:
    deal = shown()["beispiele"]["hammer"]
    top = deal.layers[-1]
    assert len(deal.layers) > 1 and top.before == top.gets and deal.winner not in dict(top.before)


def test_who_beats_a_hammerschlag_takes_all_kleinen_helme() -> None:
    deal = shown()["beispiele"]["gegen_hammer"]
    assert [name for layer in deal.layers for name, _ in layer.gets] == [deal.winner] * len(deal.layers)
    assert deal.hands[0].won == sum(layer.chips for layer in deal.layers)


def test_the_tie_is_broken_by_the_element_alone() -> None:
    higher, lower = shown()["element"]
    assert higher.value == lower.value
    assert SUITS.index(higher.id.split("-")[0]) > SUITS.index(lower.id.split("-")[0])


def test_the_short_talon_gives_all_but_its_last_card() -> None:
    short = shown()["beispiele"]["talon"]
    thrown = sum(len(one.thrown) for one in short.before)
    assert short.given == short.talon - 1 < short.wanted and short.shuffled == thrown + 1
    assert thrown + short.talon == shown()["im_talon"]


def test_an_exchange_never_makes_a_hand_worse_and_its_odds_add_up() -> None:
    for holding in shown()["tausch"]:
        assert holding.better == pytest.approx(sum(share for _, share in holding.rows))
    assert shown()["tausch"][2].better == pytest.approx(
        8 / 67
    )  # a Doppelzwilling becomes a Familie by eight of 67 cards


@pytest.mark.parametrize("name", [*showcase.EXAMPLES, "talon"])
def test_every_example_replays_from_its_record(name: str) -> None:
    shows, first = showcase.EXAMPLES.get(name, (shows_short_talon, 0))
    players, policy = (8, "eager") if name == "talon" else (showcase.PLAYERS, "sensible")
    seeds = range(first, first + 100)
    seed, deals, _ = SESSION.find_in_match(players, shows, name, seeds=seeds, policy=policy)
    again = replay(record_of(deals, SESSION.data, policy, seed), SESSION.game, SESSION.data, SESSION.deck.pack)
    assert [played.tally for played in again] == [played.tally for played in deals]
