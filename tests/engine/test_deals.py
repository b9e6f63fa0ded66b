"""Deals are played from the first move to the tally, and a seed decides them."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from itertools import islice
from random import Random
from typing import Any

import pytest
from tests.support import changed_game, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.deals import PlayedDeal, play_deal, play_deals, policy_of, shuffle

WATTEN = session_of("watten")
CHANCY = session_of("siebzehn_und_vier")


def deals(game: AnyGame, number: int, seed: int = 0) -> list[PlayedDeal]:
    return list(islice(play_deals(game, WATTEN.values, 2, WATTEN.deck.pack, seed), number))


def test_a_seed_is_a_deal_and_another_seed_another() -> None:
    first, same, other = (WATTEN.play(2, seed) for seed in (1, 1, 2))
    assert (first.order, first.steps) == (same.order, same.steps)
    assert first.order != other.order
    assert sorted(shuffle(first.order, Random(0))) == sorted(first.order)


def test_players_and_chance_leave_the_deal_as_it_is() -> None:
    for session, players in ((WATTEN, 2), (CHANCY, 3)):
        orders = {session.play(players, 4, policy).order for policy in ("random", "eager", "sensible")}
        assert len(orders) == 1


def test_each_step_begins_where_the_one_before_ended() -> None:
    deal = WATTEN.play(2, 3)
    assert deal.steps[0].before == deal.start
    assert all(now.before == before.after for before, now in zip(deal.steps, deal.steps[1:], strict=False))
    assert all(step.seat == deal.game.to_move(step.before) for step in deal.steps)
    assert deal.state == deal.steps[-1].after
    assert deal.finished and deal.game.to_move(deal.state) is None


@pytest.mark.parametrize("limit", [0, 1, 7])
def test_a_limit_is_the_number_of_moves_made_and_a_cut_deal_has_no_tally(limit: int) -> None:
    deal = WATTEN.play(2, 3, limit=limit)
    assert (len(deal.steps), deal.finished, deal.tally) == (limit, False, ())
    assert deal.state == (deal.steps[-1].after if limit else deal.start)


def test_a_limit_of_exactly_its_moves_lets_a_deal_end() -> None:
    whole = WATTEN.play(2, 3)
    assert WATTEN.play(2, 3, limit=len(whole.steps)).finished
    assert not WATTEN.play(2, 3, limit=len(whole.steps) - 1).finished


def test_a_game_that_says_the_match_is_over_is_dealt_no_more() -> None:
    assert len(deals(changed_game(WATTEN.game, deal_next=lambda state, order: None), 3)) == 1


def test_the_next_deal_begins_as_the_one_before_left_the_table() -> None:
    first, second = deals(WATTEN.game, 2)
    assert second.start == WATTEN.game.deal_next(first.state, second.order)


def test_a_policy_is_random_or_one_of_the_games() -> None:
    seen: list[str] = []

    def first_move(state: Any, moves: Any, rng: Random) -> Any:
        seen.append("asked")
        return moves[0]

    game = changed_game(WATTEN.game, policies={"first": first_move})
    play_deal(game, WATTEN.values, 2, WATTEN.deck.pack, 0, "first", 5)
    assert len(seen) == 5
    assert play_deal(game, WATTEN.values, 2, WATTEN.deck.pack, 0, "random", 5).steps
    assert len(seen) == 5
    with pytest.raises(KartenwerkError) as told:
        policy_of(game, "clever", WATTEN.deck.pack.cards, 2)
    assert (told.value.key, told.value.found) == ("--policy", "'clever'")


def test_what_was_played_stays() -> None:
    deal = WATTEN.play(2, 1, limit=1)
    with pytest.raises(FrozenInstanceError):
        deal.steps = ()  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        deal.steps[0].seat = 1  # type: ignore[misc]
