"""A match is counted as its game counts, and who has most is ahead."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from itertools import islice

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.play.engine.deals import PlayedDeal, PlayedMatch, play_deals
from kartenwerk.play.games import game

CATALOG = Catalog(DataRoots.over())


def deals(id: str, players: int, number: int) -> tuple[PlayedDeal, ...]:
    data = CATALOG.game(id)
    deck = CATALOG.deck(data.deck).pack
    return tuple(islice(play_deals(game(id), data.settle({}), players, deck, 1), number))


@pytest.mark.parametrize("number", [2, 3])
def test_where_a_game_counts_itself_its_scores_are_the_standings(number: int) -> None:
    played = deals("burner_holdem", 4, number)
    scores = game("burner_holdem").scores
    assert list(PlayedMatch(played).standings) == [scores(deal.state) for deal in played]


def test_a_single_deal_counts_by_its_result() -> None:
    (deal,) = deals("burner_holdem", 2, 1)
    match = PlayedMatch((deal,))
    assert (match.result, match.teams) == (deal.result, ((0,), (1,)))
    assert match.result != game("burner_holdem").scores(deal.state)


def test_elsewhere_the_results_are_added_up_and_who_has_most_is_ahead() -> None:
    played = deals("donnerwetter", 4, 3)
    match = PlayedMatch(played)
    sums = tuple(sum(deal.result[seat] for deal in played) for seat in range(4))
    assert (match.result, len(match.standings)) == (sums, 3)
    assert match.winners == tuple(seat for seat in range(4) if sums[seat] == max(sums))


def test_what_was_played_stays() -> None:
    with pytest.raises(FrozenInstanceError):
        PlayedMatch(()).deals = ()  # type: ignore[misc]
