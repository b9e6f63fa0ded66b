"""A view does not depend on what it hides: two deals that differ in hidden cards alone look the same to the seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.support import slow

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.play.engine.contract import CHANCE, random_policy
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games import GAME_IDS, game

CATALOG = Catalog(DataRoots.over())
MOVES = 60


def twins(id: str, seed: int) -> Iterator[tuple[int, Any, Any]]:
    """A deal played twice, but for two cards changed places that one seat sees in neither: the seat, and both states.

    It ends as soon as the seat sees one of the cards, or when another seat can do something else in the second deal.
    """
    g, data = game(id), CATALOG.game(id)
    most = seed % 4 > 1
    players = data.players[-1] if most else data.players[0]
    rules = g.rules(**data.settle({}))
    pack = g.pack(rules, players, CATALOG.deck(data.deck).pack)
    rng = Random(f"{id} {seed}")
    order = [*shuffle(pack, rng)]
    seat, choose = rng.randrange(players), (random_policy, g.policies["sensible"])[seed % 2]
    here, there = rng.sample(range(len(order)), 2)
    one, other = order[here], order[there]
    if one == other:
        return
    state = g.deal(rules, players, tuple(order))
    order[here], order[there] = other, one
    twin = g.deal(rules, players, tuple(order))
    lots = rng.getrandbits(64)
    for _ in range(MOVES):
        seen = {*g.holdings(g.view(state, seat)), *g.holdings(g.view(twin, seat))}
        if one in seen or other in seen:
            return
        yield seat, state, twin
        turn = g.to_move(state)
        if turn is None or turn != g.to_move(twin):
            return
        if turn == CHANCE:
            lots += 1
            move, same = g.chance(state, Random(lots)), g.chance(twin, Random(lots))
            if move != same:
                return
        else:
            move = choose(g.view(state, turn), g.moves(state), rng)
        if turn != CHANCE and g.why_not(twin, move) is not None:
            return
        state, twin = g.play(state, move), g.play(twin, move)


SAID_ALOUD = {
    "fuenfhundert": "whether an announcement is true is told as soon as it is made",
    "watten": "a seat that has a good hand says so",
}
"""Games in which the rules themselves tell something of a hidden hand."""


@pytest.mark.parametrize("seeds", [range(12), slow(range(12, 1200))])
@pytest.mark.parametrize("id", [id for id in GAME_IDS if id not in SAID_ALOUD])
def test_cards_that_a_seat_cannot_see_change_neither_its_view_nor_its_moves(id: str, seeds: range) -> None:
    g, compared = game(id), 0
    for seed in seeds:
        for seat, state, twin in twins(id, seed):
            compared += 1
            assert repr(g.view(state, seat)) == repr(g.view(twin, seat)), f"seed {seed}"
            assert g.piles(state, seat) == g.piles(twin, seat)
            if g.to_move(state) == g.to_move(twin) == seat:
                assert g.moves(state) == g.moves(twin)
    assert compared
