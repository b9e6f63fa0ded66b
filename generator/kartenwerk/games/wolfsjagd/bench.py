"""Random moves a second: Wolfsjagd beside OpenSpiel's crazy_eights, both driven from Python in one run.

Only moves of players count as moves; shuffling, dealing and reshuffling count as time alone. The time is the
processor's, so that other programs at work disturb less.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.deals import shuffled
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError

TITLE = "Playing at random"

PLAYERS = 4
MOVES = 10_000
ROUNDS = 20  # of the same games; the best counts, as whatever else the machine does only slows a round down
LONGEST = 1000  # moves of a deal that are played at most: random games may go on for ever


def measure(session: Session) -> None:
    """Print both speeds and their ratio; KartenwerkError if OpenSpiel is not installed."""
    spiel = _open_spiel()
    rates = [(our_rate(session, Random(0)), their_rate(spiel, Random(0))) for _ in range(ROUNDS)]
    ours, theirs = (max(side) for side in zip(*rates, strict=True))
    print(f"Wolfsjagd:               {ours:10,.0f} random moves a second")
    print(f"OpenSpiel, crazy_eights: {theirs:10,.0f} random moves a second")
    print(f"ratio: {ours / theirs:10.2f}")


def our_rate(session: Session, rng: Random) -> float:
    """Moves a second of our engine."""
    game, rules = session.game, session.game.rules(**session.values)
    pack = game.pack(rules, PLAYERS, session.deck.pack)
    start, done = process_time(), 0
    while done < MOVES:
        state = game.deal(rules, PLAYERS, shuffled(pack, rng))
        for _ in range(LONGEST):
            seat = game.to_move(state)
            if seat is None:
                break
            if seat == CHANCE and game.chance is not None:
                state = game.play(state, game.chance(state, rng))
                continue
            moves = game.moves(state)
            state = game.play(state, moves[rng.randrange(len(moves))])
            done += 1
    return done / (process_time() - start)


def their_rate(spiel: Any, rng: Random) -> float:
    """Moves a second of OpenSpiel's engine."""
    game = spiel.load_game("crazy_eights", {"players": PLAYERS})
    start, done = process_time(), 0
    while done < MOVES:
        state = game.new_initial_state()
        for _ in range(LONGEST):
            if state.is_terminal():
                break
            by_player = not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            done += by_player
    return done / (process_time() - start)


def _open_spiel() -> Any:
    """The library to compare with."""
    try:
        return import_module("pyspiel")
    except ImportError as error:
        raise KartenwerkError("OpenSpiel is not installed", expected="pip install open_spiel") from error
