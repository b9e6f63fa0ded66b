"""Random moves a second of every game, as ratios: to the yardstick among our games, and to OpenSpiel's nearest game.

Each game is played by the fewest it is meant for, and all are driven from Python in one run. Only moves of players
count as moves; shuffling, dealing and reshuffling count as time alone. The time is the processor's, and the games take
turns, so that other programs at work disturb all of them alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from bench.races import OPEN_SPIEL, YARDSTICK
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Cards
from kartenwerk.play import games
from kartenwerk.play.engine.contract import CHANCE, AnyGame
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.engine.session import Session

MOVES = 3000  # of a game in each round, or a few more
ROUNDS = 6  # the best counts, as whatever else the machine does only slows a round down
LONGEST = 1000  # moves of a deal that are played at most: random games may go on for ever


def main() -> None:
    """Print a line for each game; the column of OpenSpiel stays empty if it is not installed."""
    workshop = Workshop.over(None)
    spiel = _open_spiel()
    ours = rates({id: ours_of(workshop.session(id, None, [])) for id in games.GAME_IDS})
    theirs = rates({name: partial(their_moves, spiel.load_game(name)) for name in OPEN_SPIEL.values()}) if spiel else {}
    titles = {id: workshop.session(id, None, []).data.title for id in games.GAME_IDS}
    print(f"{'':24}{'moves a second':>16}{'to ' + titles[YARDSTICK]:>16}{'to OpenSpiel':>14}")
    for id, rate in ours.items():
        name = OPEN_SPIEL.get(id, "")
        beside = f"{rate / theirs[name]:14.2f}  {name.partition('(')[0]}" if name in theirs else ""
        print(f"{titles[id]:24}{rate:16,.0f}{rate / ours[YARDSTICK]:16.2f}{beside}")


def rates(played: Mapping[str, Callable[[Random], int]]) -> dict[str, float]:
    """The most moves a second of each, when all take turns; each plays a deal and returns the number of its moves."""
    best = dict.fromkeys(played, 0.0)
    for round in range(ROUNDS):
        for id, deal in played.items():
            rng, start, done = Random(round), process_time(), 0
            while done < MOVES:
                done += deal(rng)
            best[id] = max(best[id], done / (process_time() - start))
    return best


def ours_of(session: Session) -> Callable[[Random], int]:
    """A function that plays a random deal and returns the number of its moves."""
    game, rules, players = session.game, session.game.rules(**session.values), session.data.players[0]
    return partial(our_moves, game, rules, players, game.pack(rules, players, session.deck.pack))


def our_moves(game: AnyGame, rules: Any, players: int, pack: Cards, rng: Random) -> int:
    """The players' moves of a random deal of ours."""
    state, done = game.deal(rules, players, shuffle(pack, rng)), 0
    for _ in range(LONGEST):
        seat = game.to_move(state)
        if seat is None:
            break
        if seat == CHANCE:
            state = game.play(state, game.chance(state, rng))
            continue
        moves = game.moves(state)
        state = game.play(state, moves[rng.randrange(len(moves))])
        done += 1
    return done


def their_moves(game: Any, rng: Random) -> int:
    """The players' moves of a random deal of OpenSpiel's game."""
    state, done = game.new_initial_state(), 0
    for _ in range(LONGEST):
        if state.is_terminal():
            break
        done += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[rng.randrange(len(actions))])
    return done


def _open_spiel() -> Any:
    """The library to compare with, None if it is not installed."""
    try:
        return import_module("pyspiel")
    except ImportError:
        return None


if __name__ == "__main__":
    main()
