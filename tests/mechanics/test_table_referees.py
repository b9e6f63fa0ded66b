"""Real games as tables: move by move they are what referees say who know these games from their rules alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.mechanics.referees import Hearts, OhHell, Ramsch, Referee, Schafkopf

from kartenwerk.build.workshop import Workshop
from kartenwerk.library.testing import check_game

FOLDER = Path("docs/examples/stichspiele")
SHOP = Workshop.over(FOLDER)
GAMES: dict[str, Any] = {"hearts": Hearts, "oh_hell": OhHell, "ramsch": Ramsch, "schafkopf": Schafkopf}


def in_one_order(move: str) -> str:
    """A move with the cards that it passes on in the order of the alphabet."""
    return "gibt " + " ".join(sorted(move.split(" ")[1:])) if move.startswith("gibt ") else move


def play_deal(game: Any, state: Any, referee: Referee, rng: Random) -> Any:
    """Play both with the same moves by lot; turns, lists of moves and hands must agree."""
    while (seat := game.to_move(state)) is not None:
        assert seat == referee.turn
        assert not referee.over
        moves = {in_one_order(str(move)): move for move in game.moves(state)}
        assert set(moves) == referee.legal()
        said = rng.choice(sorted(moves))
        state = game.play(state, moves[said])
        referee.do(said)
        assert [{*map(str, hand)} for hand in state.cards.hands] == referee.hands or any(state.extra.given)
    assert referee.over
    return state


DEALS = {"hearts": 20, "oh_hell": 52, "ramsch": 24, "schafkopf": 32}
"""Deals that are compared each time: whole matches, and of Oh Hell one with each number of players."""


def agreed_deals(id: str, least: int, seed: int) -> int:
    """Play whole matches until so many deals have been compared, with every number of players in turn."""
    session = SHOP.session(id, None, [])
    game, rules, rng, deals = session.game, session.rules, Random(seed), 0
    while deals < least:
        for players in session.data.players:
            pack, dealer, sums, number = session.pack_for(players), players - 1, [0] * players, 1
            state = game.deal(rules, players, tuple(order := rng.sample(pack, len(pack))))
            while True:
                referee = GAMES[id]([*map(str, order)], players, dealer, number)
                state = play_deal(game, state, referee, rng)
                points = referee.points()
                assert list(game.result(state, players)) == points
                sums = [old + new for old, new in zip(sums, points, strict=True)]
                assert game.scores(state) == tuple(sums)
                deals += 1
                state = game.deal_next(state, tuple(order := rng.sample(pack, len(pack))))
                assert (state is None) == referee.ends(sums, number)
                if state is None or deals >= least:
                    break
                dealer, number = (dealer + 1) % players, number + 1
    return deals


@pytest.mark.parametrize("id", GAMES)
def test_a_table_agrees_with_its_referee(id: str) -> None:
    assert agreed_deals(id, DEALS[id], 1) >= DEALS[id]


def test_who_holds_all_clubs_takes_all_tricks_and_the_others_lose() -> None:
    """Nobody else can follow: what may be laid on the first trick, and what all points in one hand bring."""
    session = SHOP.session("hearts", None, [])
    game: Any = session.game
    for seed in range(3):
        rng = Random(seed)
        pack = session.pack_for(4)
        others = [card for card in pack if card.suit != "kreuz"]
        order = (*(card for card in pack if card.suit == "kreuz"), *rng.sample(others, len(others)))
        referee = Hearts([*map(str, order)], 4, 3, 4)
        state = play_deal(game, game.deal(session.rules, 4, order, number=4), referee, rng)
        assert list(game.result(state, 4)) == referee.points() == [0, -26, -26, -26]


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_a_table_agrees_with_its_referee_on_many_deals(id: str) -> None:
    assert agreed_deals(id, 400, 2) >= 400


@pytest.mark.parametrize("id", GAMES)
def test_a_real_game_as_a_table_keeps_the_contract(id: str) -> None:
    assert check_game(SHOP.session(id, None, []).game, 1, workshop=SHOP).unfinished == 0
