"""The expert is fair, plays the same on every machine, and plays better than the policy it asks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from tests.engine import stored_games
from tests.support import changed_game, session_of

from bench.strength import LEAST_DEALS, duel, student, table
from kartenwerk.play.engine.contract import CHANCE, random_policy
from kartenwerk.play.engine.endgames import Endgame
from kartenwerk.play.engine.expert import LEAST_PAIRS, LOOK, MOST_MOVES, Expert, Trial, played_out, to_try
from kartenwerk.play.engine.past import Past
from kartenwerk.play.games import GAME_IDS

ROOT = Path(__file__).parents[2]


def trial(*gains: int, scale: int = 1) -> Trial:
    return Trial("", scale, dict(enumerate(gains)))


def test_a_move_beats_another_only_by_more_than_a_standard_error() -> None:
    usual = trial(0, 0, 0, 0)
    assert trial(1, 1, 1, 1).beats(usual)
    assert trial(4, 0, 0, 4).beats(usual)
    assert not trial(4, 0, 0, 0).beats(usual)  # the mean is one, and so is its error
    assert not trial(0, 0, 0, 0).beats(usual)
    assert not trial(-1, -1, -1, -1).beats(usual)
    assert trial(6, 6, 6, 6).beats(trial(5, 5, 5, 5)) and not trial(5, 5, 5, 5).beats(trial(6, 6, 6, 6))
    assert not trial(5, 5, 5, 5).beats(trial(5, 5, 5, 5))


def test_a_wider_margin_asks_for_more() -> None:
    usual = trial(0, 0, 0, 0)
    good = trial(3, 0, 0, 1)  # just the root of two standard errors
    assert good.beats(usual) and not good.beats(usual, 2)
    better = trial(4, 1, 1, 4)  # 2.5 with an error of 0.87: the root of more than eight
    assert better.beats(usual, 8) and not better.beats(usual, 9)


def test_the_best_of_many_moves_must_be_better_by_more() -> None:
    """One of three moves that is better by two standard errors is chosen, one of thirty is not."""
    session = session_of("burner_holdem")
    state = session.play(2, 1).start
    view = session.game.view(state, session.game.to_move(state) or 0)
    chosen = {}
    for number in (3, 30):
        moves = session.game.moves(state)[:number]
        expert = session.expert(2)
        expert.usual = lambda state, options, rng: options[0]
        expert._play_out = slightly_better(moves[1])  # type: ignore[method-assign, assignment]
        chosen[number] = expert.weigh(view, moves, Random(1))[0].move
    assert [chosen[3] == session.game.moves(state)[1], chosen[30] == session.game.moves(state)[0]] == [True, True]


def slightly_better(best: Any) -> Callable[[Any, Trial, int, Random, int], None]:
    """Playouts in which one move gains a point in one world of five, and all others nothing."""

    def play_out(world: Any, trial: Trial, seat: int, rng: Random, number: int) -> None:
        trial.gains[number] = int(trial.move == best and number % 5 == 0)

    return play_out


def test_what_is_hopeless_takes_no_more_playouts() -> None:
    """A budget is there to be kept: where the usual move is clearly the best, a look or two is enough."""
    session = session_of("burner_holdem")
    state = session.play(2, 1).start
    view = session.game.view(state, session.game.to_move(state) or 0)
    expert = session.expert(2, 400)
    expert.usual = lambda state, options, rng: options[0]

    def play_out(world: Any, trial: Trial, seat: int, rng: Random, number: int) -> None:
        trial.gains[number] = 0 if trial.move == session.game.moves(state)[0] else -1 - number % 2

    expert._play_out = play_out  # type: ignore[method-assign]
    trials = expert.weigh(view, session.game.moves(state)[:3], Random(1))
    assert [trial.playouts for trial in trials] == [LOOK] * 3


def test_moves_are_compared_in_the_worlds_where_both_were_tried() -> None:
    tried_more = trial(0, 0, 0, 0, 99, 99, 99)
    assert not tried_more.beats(trial(0, 0, 0, 0))
    assert not trial(*(1,) * (LEAST_PAIRS - 1)).beats(trial(*(0,) * LEAST_PAIRS))


def test_mean_and_error_are_points_a_deal() -> None:
    """Against three others the advantage is kept in thirds of a point."""
    assert trial(3, 9, scale=3).mean == 2
    assert trial(3, 9, scale=3).error == 1


SCRIPT = """
from kartenwerk.build.workshop import Workshop
deal = Workshop.over(None).session("mau_mau", None, []).play(2, 4, "expert", 5)
print("; ".join(str(step.move) for step in deal.steps))
"""


def test_the_expert_plays_the_same_whatever_the_order_of_hashes() -> None:
    """Sets of texts come in another order in each process."""
    here = [str(step.move) for step in session_of("mau_mau").play(2, 4, "expert", 5).steps]
    there = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={"PYTHONHASHSEED": "1"}, capture_output=True, text=True, check=True
    ).stdout
    assert there.strip() == "; ".join(here)


@pytest.mark.parametrize("id", stored_games.WEIGHED)
def test_the_same_view_moves_past_and_lots_give_the_same_thoughts_as_before(id: str) -> None:
    """Records that an expert played are made again on any machine; `make record` stores what it thinks now."""
    assert stored_games.weighed(id) == stored_games.stored().weighed[id]


def test_where_an_expert_does_not_search_the_document_says_why() -> None:
    told = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8").partition("does not search")[2]
    for id in GAME_IDS:
        session = session_of(id)
        assert (f"| {session.data.title} |" in told) is not session.game.searches, id


def test_of_very_many_moves_some_are_tried_and_the_usual_one_among_them() -> None:
    session = session_of("burner_holdem")
    state = session.play(2, 1).start
    seat = session.game.to_move(state)
    assert seat is not None
    moves = session.game.moves(state)
    assert len(moves) > MOST_MOVES
    last = moves[-1]
    game = changed_game(session.game, policies={"sensible": lambda state, options, rng: options[-1]})
    expert = Expert(game, session.game.pack(state.rules, 2, session.deck.pack), 2, 8)
    expert.usual = lambda state, options, rng: last if options[-1] == last else random_policy(state, options, rng)
    tried = [trial.move for trial in expert.weigh(game.view(state, seat), moves, Random(1))]
    assert len(tried) == len(set(tried)) == MOST_MOVES
    assert last in tried


def test_as_many_moves_as_may_be_are_all_tried_in_their_order() -> None:
    moves = range(MOST_MOVES)
    assert to_try(moves, 5, Random(1)) == [*moves]
    assert to_try(range(MOST_MOVES + 1), 5, Random(1))[0] == 5


def test_of_very_many_moves_one_of_each_meaning_is_tried() -> None:
    """Bets by the hundred must not crowd out folding and calling."""
    session = session_of("burner_holdem")
    start = session.play(2, 1).start
    moves = session.game.moves(start)
    for seed in range(20):
        tried = to_try(moves, moves[-1], Random(seed))
        assert {"fold", "call"} <= {str(move) for move in tried}


def test_the_expert_asks_the_quick_policy_with_the_lots_it_would_have_alone() -> None:
    session = session_of("wolfsjagd")
    step = session.play(2, 3).steps[6]
    view, moves = session.game.view(step.before, step.seat), session.game.moves(step.before)
    for seed in range(20):
        expert = session.expert(2, 4)
        expert._race = lambda trials, usual, worlds, seat, rng: usual  # type: ignore[method-assign]
        assert expert(view, moves, Random(seed)) == session.policy("sensible", 2)(view, moves, Random(seed))


def test_where_searching_does_not_help_the_expert_plays_as_a_sensible_player() -> None:
    session = session_of("wolfsjagd")
    still = replace(session, game=changed_game(session.game, searches=False))
    expert = still.expert(2)
    state = still.play(2, 3).steps[6].before
    seat = still.game.to_move(state)
    view, moves = still.game.view(state, seat or 0), still.game.moves(state)
    expert.weigh = never  # type: ignore[method-assign]
    assert expert(view, moves, Random(1)) in moves


def never(view: Any, moves: Sequence[Any], rng: Random, past: Past | None = None) -> Any:
    raise AssertionError("it searches")


def test_what_a_skilled_player_would_do_is_an_experts_usual_move() -> None:
    """It is what the expert plays where it does not search, and else what another move must beat."""
    skilled = {"sensible": lambda state, moves, rng: 2, "skilled": lambda state, moves, rng: 1}
    still = Expert(choice_game(policies=skilled, searches=False), (), 4, 16)
    assert still(Choice(), range(3), Random(1)) == still.weigh(Choice(), range(3), Random(1))[0].move == 1
    searching = Expert(choice_game(policies=skilled), (), 4, 16)
    assert searching(Choice(), (0, 1), Random(1)) == 1
    assert searching(Choice(), range(3), Random(1)) == 2


def test_an_expert_that_does_not_search_is_measured_where_it_has_skill() -> None:
    _, still, skilled = table(["bakkarat", "mogeln"], 0, [("expert", "sensible")])
    assert "plays as sensible" in still and skilled.split()[-1] == str(LEAST_DEALS)


SKILLED = {"gin_romme": 1000, "mogeln": 20, "romme": 500}
"""In how many deals it shows that a skilled player is better."""


def test_every_skilled_player_is_measured() -> None:
    assert SKILLED.keys() == {id for id in GAME_IDS if "skilled" in session_of(id).game.policies}


@pytest.mark.slow
@pytest.mark.parametrize(("id", "deals"), SKILLED.items())
def test_skilled_players_beat_sensible_ones(id: str, deals: int) -> None:
    session = session_of(id)
    found = duel(session, max(2, session.data.players[0]), "expert", "sensible", range(deals))
    assert found.mean > found.interval, f"{found} in {found.deals} deals"


SEARCHING = [id for id in GAME_IDS if session_of(id).game.searches]
CLEARLY = ["herzblatt", "sechsundsechzig"]
"""Games in which few deals show it."""


@pytest.mark.slow
@pytest.mark.parametrize("id", SEARCHING)
def test_searching_is_not_worse_than_playing_sensibly(id: str) -> None:
    """What `searches` says of each game; `make bench` measures it, and this notices if it is no longer so."""
    session = session_of(id)
    found = duel(session, max(2, session.data.players[0]), "expert", "sensible", range(20_000), 10)
    assert found.mean + found.interval >= 0, f"{found} in {found.deals} deals"


@pytest.mark.slow
@pytest.mark.parametrize("id", CLEARLY)
def test_an_expert_beats_sensible_players(id: str) -> None:
    found = duel(session_of(id), 2, "expert", "sensible", range(32))
    assert found.mean > found.interval


@pytest.mark.slow
@pytest.mark.parametrize("id", GAME_IDS)
def test_sensible_players_beat_random_ones(id: str) -> None:
    session = session_of(id)
    found = duel(session, max(2, session.data.players[0]), "sensible", "random", range(20_000), 6)
    assert found.mean > found.interval, f"{found} in {found.deals} deals"


def test_the_interval_of_few_deals_is_that_of_student() -> None:
    assert [round(student(freedom), 2) for freedom in (3, 5, 10, 100)] == [3.18, 2.57, 2.23, 1.98]


def test_one_pair_of_policies_can_be_measured_alone() -> None:
    title, row = table(["watten"], 0, [("sensible", "random")])
    assert "sensible:random" in title and "expert" not in title
    assert row.split()[0] == "watten" and row.split()[-1] == str(LEAST_DEALS)


def test_a_fixed_number_of_deals_is_played_however_long_it_takes() -> None:
    rows = [[*table(["watten"], 0, [("sensible", "random")], range(first, first + 6))][1] for first in (0, 0, 6)]
    assert rows[0].split()[-1] == str(LEAST_DEALS), "time was up"
    whole = [*table(["watten"], inf, [("sensible", "random")], range(6))][1]
    assert whole.split()[-1] == "6"
    assert rows[0] == rows[1] != rows[2]


def test_who_sees_all_cards_gains_by_it() -> None:
    _, row = table(["mau_mau"], inf, [("expert", "sensible")], range(4), open_cards=True)
    assert float(row.split()[2]) > 2


def test_a_duel_of_equals_is_even() -> None:
    assert duel(session_of("watten"), 2, "eager", "eager", range(5)) == (0, 0, 5)


class Choice(NamedTuple):
    """A deal in which seat 0 names a number, which it gets; of four seats, 0 and 2 are partners."""

    named: int | None = None


def choice_game(usual: int = 0, others: int = 0, **changes: Any) -> Any:
    """The game; the quick policy names `usual`, and each of the others gets so many points."""

    def result(state: Choice, players: int) -> tuple[int, ...]:
        points = state.named or 0, others, others, others
        sides = changes.get("teams", lambda players: ((0, 2), (1, 3)))(players)
        return tuple(sum(points[mate] for side in sides if seat in side for mate in side) for seat in range(4))

    rules: dict[str, Any] = {
        "to_move": lambda state: 0 if state.named is None else None,
        "moves": lambda state: range(5) if state.named is None else (),
        "play": lambda state, move: Choice(move),
        "result": result,
        "holdings": lambda state: (),
        "teams": lambda players: ((0, 2), (1, 3)),
        "policies": {"sensible": lambda state, moves, rng: usual},
        "searches": True,
        "alike": lambda move: move,
        "chance": None,
        "move_limit": 9,
    }
    return SimpleNamespace(**(rules | changes))


@pytest.mark.parametrize(
    ("moves", "playouts", "usual", "tried"),
    [
        (2, 20, 0, {1: 10, 0: 10}),
        (3, 24, 0, {2: 8, 1: 8, 0: 8}),
        (5, 60, 0, {4: 15, 3: 15, 0: 15, 2: 9, 1: 4}),
        (2, 1, 0, {1: LEAST_PAIRS, 0: LEAST_PAIRS}),
        (3, 12, 2, {2: 4, 1: 4, 0: 2}),
        (5, 60, 4, {4: 4, 3: 4, 2: 4, 1: 4, 0: 4}),
    ],
    ids=["two", "three", "five, the usual one to the end", "enough for a proof", "one hopeless", "all hopeless"],
)
def test_the_playouts_are_shared_out_among_the_moves_that_are_left(
    moves: int, playouts: int, usual: int, tried: dict[int, int]
) -> None:
    """Each round has the same share of them; the worse half drops out after it, and before that what is hopeless."""
    found = Expert(choice_game(usual), (), 4, playouts).weigh(Choice(), range(moves), Random(1))
    assert {trial.move: trial.playouts for trial in found} == tried
    assert [trial.move for trial in found] == [*tried]


def test_of_moves_that_are_alike_one_is_tried_the_usual_one_among_them() -> None:
    """Each number has a twin that is ten more: the playouts are for the three, and none for what is the same."""
    twins = choice_game(usual=11, alike=lambda move: move % 10)
    found = Expert(twins, (), 4, 24).weigh(Choice(), (0, 10, 1, 11, 2, 12), Random(1))
    assert sorted(trial.move for trial in found) == [0, 2, 11]
    assert sum(trial.playouts for trial in found) <= 24


def test_the_usual_move_is_left_only_for_a_better_one_and_only_where_searching_helps() -> None:
    assert Expert(choice_game(), (), 4, 16)(Choice(), range(3), Random(1)) == 2
    still = Expert(choice_game(searches=False), (), 4, 16)
    assert still(Choice(), range(3), Random(1)) == 0
    assert still.weigh(Choice(), range(3), Random(1))[0].move == 0
    assert Expert(choice_game(), (), 4)(Choice(), (7,), Random(1)) == 7


def test_an_advantage_is_the_own_sides_points_less_the_mean_of_the_others() -> None:
    """Seat 0 gets 3 and its partner 1, and each of the others 1, so they have 2 together."""
    (best, *_) = Expert(choice_game(usual=3, others=1), (), 4, 8).weigh(Choice(), (3, 1), Random(1))
    assert (best.move, best.scale, best.mean, best.error) == (3, 2, 2, 0)


def test_where_all_are_on_one_side_its_points_are_the_advantage() -> None:
    together = choice_game(usual=3, teams=lambda players: (tuple(range(players)),))
    (best, *_) = Expert(together, (), 4, 8).weigh(Choice(), (3, 1), Random(1))
    assert (best.move, best.scale, best.mean) == (3, 1, 3)


def test_a_game_without_an_end_is_a_draw() -> None:
    endless = choice_game(to_move=lambda state: 0)
    found = Expert(endless, (), 4, 8).weigh(Choice(), (0, 1), Random(1))
    assert [trial.mean for trial in found] == [0, 0]


def test_a_deal_is_played_out_by_the_policy_and_by_lot_up_to_the_limit_of_moves() -> None:
    class Count(NamedTuple):
        moves: int = 0

    def game(limit: int) -> Any:
        return SimpleNamespace(
            to_move=lambda state: None if state.moves == 4 else CHANCE if state.moves % 2 else 0,
            moves=lambda state: (1,),
            play=lambda state, move: Count(state.moves + move),
            chance=lambda state, rng: 1,
            move_limit=limit,
        )

    ends = [played_out(game(limit), Count(), lambda state, moves, rng: moves[0], Random(1)) for limit in (3, 4, 5)]
    assert ends == [None, Count(4), Count(4)]


def test_where_a_course_is_kept_an_ending_that_is_counted_out_is_played_as_well_as_can_be() -> None:
    session = session_of("sechsundsechzig")
    game, quick = session.game, session.policy("sensible", 2)
    for seed in range(6):
        state = session.play(2, seed).steps[18].before
        assert game.is_counted_out(state)
        course: list[Any] = []
        end = played_out(game, state, quick, Random(1), course)
        one, other = game.result(end, 2)
        assert course[-1] == end and one - other == Endgame(game).value(state)


def test_the_error_of_a_single_playout_is_not_known() -> None:
    assert (trial(5).error, trial().mean) == (float("inf"), -float("inf"))
