"""Look for problems "Was spielst du?": `python -m bench.problems GAME --players 3 --first 0 --deals 200 --seconds 60`.

Prints endings in which one move is best in every world that its seat must hold possible, and a sensible
player makes another, as tables for `rules_data/problems/<game>.toml`. A person chooses those that teach something, puts
them in order and writes the answers; every build proves them (`table/lessons/problem_proof.py`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from kartenwerk.base.toml import quote
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import notation
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.endgames import Endgame, UnsolvedError, every_world, hidden_hands
from kartenwerk.play.engine.expert import QUICK
from kartenwerk.play.engine.past import Past
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.worlds import Worlds
from kartenwerk.table.lessons.problem_proof import MOST_WORLDS

FEWEST_MOVES = 3
MOST_CARDS = 5
"""The cards in the hand of the seat: longer endings take too long to solve, and to think through."""


def find_problems(session: Session, deal: PlayedDeal, most: int = MOST_CARDS) -> Iterator[dict[str, Any]]:
    """The problems in a deal, latest first, so that of one idea the shortest comes first."""
    game, players = session.game, deal.players
    solvers: dict[tuple[int, ...], Endgame] = {}
    for place in range(len(deal.steps) - 1, -1, -1):
        step = deal.steps[place]
        if step.seat == CHANCE:
            return  # what chance decides cannot be counted out
        view = game.view(step.before, step.seat)
        hand = dict(game.piles(step.before, step.seat)).get("hand", ())
        if len(hand) > most:
            return
        if len({game.alike(move) for move in game.moves(view)}) < FEWEST_MOVES:
            continue
        side = (step.seat, *_partners(deal, step.seat)) if players > 2 else (0,)
        seen = Worlds(game, view, Counter(game.holdings(step.before)))
        try:
            hidden_hands(seen, players)
            solver = solvers.setdefault(side, Endgame(game, players=players, side=side))
            values = solver.values(step.before)
            best = max(values, key=lambda move: values[move])
            usual = game.policies[QUICK](view, game.moves(view), Random(0))
            if [*values.values()].count(values[best]) > 1 or usual == best:
                continue
            worlds = every_world(seen, Past(game, deal.start, deal.steps[:place]).of(step.seat), players, MOST_WORLDS)
            solved = (
                [values]
                if len(worlds) == 1
                else [Endgame(game, players=players, side=side).values(world) for world in worlds]
            )
        except UnsolvedError:
            return
        if any(max(each.values()) > each[best] for each in solved):
            continue
        yield {
            "deck": notation(deal.order),
            "moves": "; ".join(str(each.move) for each in deal.steps[:place]),
            "values": values,
            "usual": usual,
            "worlds": len(worlds),
            "better": sum(each[best] > each[usual] for each in solved),
            "line": "; ".join(_line(session, solver, step.before, best)),
            "other": "; ".join(_line(session, solver, step.before, usual)),
            "state": step.before,
            "seat": step.seat,
        }


def _partners(deal: PlayedDeal, seat: int) -> Iterator[int]:
    """The other seats that share what the seat of the question wins or loses."""
    points = deal.result
    return (one for one in range(deal.players) if one != seat and points[one] == points[seat])


def _line(session: Session, solver: Endgame, state: Any, move: Any) -> Iterator[str]:
    """Best play after a move; of moves that are equally good the natural one."""
    game = session.game
    while True:
        yield str(move)
        state = game.play(state, move)
        seat = game.to_move(state)
        if seat is None:
            return
        moves = game.moves(state)
        values = {each: solver.value(game.play(state, each)) for each in moves}
        wanted = (max if seat in solver.side else min)(values.values())
        best = [each for each in moves if values[each] == wanted]
        usual = game.policies[QUICK](game.view(state, seat), moves, Random(0))
        move = usual if usual in best else best[0]


def describe(session: Session, players: int, number: str, found: dict[str, Any]) -> str:
    """A problem as a table of the file, with the hands above it as comments."""
    game, state = session.game, found["state"]
    rows = [f"# {number}"]
    for seat in range(players):
        notes = ", ".join(f"{note.id} {note.word or note.number}" for note in game.notes(state, seat))
        rows.append(f"# {session.names[seat]}: {notation(dict(game.piles(state, seat))['hand'])} | {notes}")
    asked = found["seat"]
    piles = {id: notation(cards) for id, cards in game.piles(state, asked) if id != "hand"}
    rows.append(f"# asked: {session.names[asked]}; {piles}")
    values = ", ".join(f"{quote(str(move))} = {value}" for move, value in found["values"].items())
    rows += ["[[problems]]", f"id = {quote(number)}", "level = 1", f"deck = {quote(found['deck'])}"]
    rows += [f"moves = {quote(found['moves'])}", f"values = {{ {values} }}", f"usual = {quote(str(found['usual']))}"]
    rows += [f"{key} = {found[key]}" for key in ("worlds", "better")]
    rows += [f"{key} = {quote(found[key])}" for key in ("line", "other")]
    return "\n".join([*rows, 'answer = ""', 'instead = ""', ""])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.problems")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--cards", type=int, default=MOST_CARDS, help="in the hand, at most")
    parser.add_argument("--seconds", type=float, default=60, help="of CPU time, after which no deal is begun")
    given = parser.parse_args()
    session = Workshop.over(None).session(given.game, None, ())
    players = given.players or session.data.players[0]
    end = process_time() + given.seconds
    for seed in range(given.first, given.first + given.deals):
        if process_time() > end:
            print(f"# stopped before seed {seed}")
            break
        deal = session.play(players, seed, QUICK, session.game.move_limit)
        if deal.finished:
            for count, found in enumerate(find_problems(session, deal, given.cards)):
                print(describe(session, players, f"s{seed}_{count}", found), flush=True)


if __name__ == "__main__":
    main()
