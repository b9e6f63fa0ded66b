"""Look for problems of games with hidden cards: `python -m bench.sampled_problems GAME --players 2 --seconds 60`.

Prints moments in which a sensible player makes a move that falls behind another, shown in fresh worlds, as tables for
`rules_data/problems/<game>.toml`. A person chooses those that teach something, puts them in order and writes the
answers. Then `--again` plays out every move of the problems that a game has, in fresh worlds once more, and writes what
they are worth into the file.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from kartenwerk.base.toml import quote
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import notation
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.expert import QUICK, SKILLED, Expert, Trial, one_of_each
from kartenwerk.play.engine.past import Past
from kartenwerk.play.engine.session import Session
from kartenwerk.table.lessons.lesson import Choice
from kartenwerk.table.lessons.problem import FOLDER, Posed, SampledProblem, pose_problems

PLAYOUTS = 96
"""Playouts with which the best of the moves is looked for."""

FIRST_LOOK = 128
"""Fresh worlds in which it has to be ahead of the natural move."""

RIVALS = 3
"""Moves that are looked at there beside the natural one."""

WORLDS = 400
"""Fresh worlds in which all moves are played out, at least: what the record says."""

CLEAR = 3
"""The standard errors by which a move has to be ahead at the first look: of many that are looked at some are lucky."""


def find_problems(session: Session, deal: PlayedDeal, moments: int, fewest: int) -> Iterator[dict[str, Any]]:
    """The problems among some moments of a deal, drawn by lot from those with as many different moves as `fewest`.

    In a game with a skilled player only those are weighed at which he makes another move than a sensible one.
    """
    game, rng = session.game, Random(f"moments {session.data.id} {notation(deal.order)}")
    places = [place for place, step in enumerate(deal.steps) if step.seat != CHANCE]
    for place in sorted(rng.sample(places, min(moments, len(places)))):
        step = deal.steps[place]
        view = game.view(step.before, step.seat)
        legal = game.moves(view)
        usual = game.policies[QUICK](view, legal, Random(0))
        moves = one_of_each(legal, usual, game.alike)
        if len(moves) < fewest:
            continue
        past = Past(game, deal.start, deal.steps[:place])
        expert = expert_of(session, deal.players)
        if SKILLED in game.policies and game.alike(expert.usual(view, legal, Random(0))) == game.alike(usual):
            continue
        trials = expert.weigh(view, moves, rng, past)
        ranked = sorted(trials, key=lambda trial: (trial.playouts, trial.mean), reverse=True)
        if game.alike(ranked[0].move) == game.alike(usual):
            continue
        some = [trial.move for trial in ranked if trial.move != usual][:RIVALS]
        rows = rank(expert.compare(view, [*some, usual], rng, past, FIRST_LOOK))
        lead, error = next((row.lead, row.error) for row in rows if row.move == str(usual))
        if lead > CLEAR * error:
            yield {"deal": deal, "place": place, "usual": usual, "rows": rows}


def expert_of(session: Session, players: int) -> Expert:
    """An expert whose playouts the best of the quick players makes: a sensible one misleads where a skilled one is."""
    expert = session.expert(players, PLAYOUTS)
    expert.quick = expert.usual
    return expert


def rank(trials: Sequence[Trial]) -> list[Choice]:
    """Moves that were played out, the best first, with how far each of the others is behind."""
    best, *others = sorted(trials, key=lambda trial: trial.mean, reverse=True)
    rows = [Choice(move=str(best.move), lead=0, error=0)]
    for trial in others:
        lead, error = best.lead(trial)
        rows.append(Choice(move=str(trial.move), lead=round(lead, 3), error=round(error, 3)))
    return rows


def weigh_again(session: Session, posed: Posed, worlds: int = WORLDS) -> Sequence[Choice]:
    """Every move of a problem that differs from the others, in fresh worlds."""
    problem, deal = posed.problem, posed.deal
    legal = {str(move): move for move in session.game.moves(posed.view)}
    moves = one_of_each([*legal.values()], legal[problem.usual], session.game.alike)
    past = Past(session.game, deal.start, deal.steps)
    lots = Random(f"worlds {session.data.id} {problem.id}")
    return rank(expert_of(session, deal.players).compare(posed.view, moves, lots, past, worlds))


def with_choices(text: str, id: str, choices: Sequence[Choice], worlds: int = WORLDS) -> str:
    """The text of a file of problems with other choices for one of them."""
    head, begin, rest = text.partition(f"id = {quote(id)}\n")
    rows = "\n".join(describe_choices(choices, worlds))
    found = re.sub(r"^playouts = \d+\nchoices = \[\n( .*\n)*\]$", rows, rest, count=1, flags=re.MULTILINE)
    return head + begin + found


def describe(session: Session, number: str, found: dict[str, Any]) -> str:
    """A problem as a table of the file, with what is seen above it as comments."""
    game, deal, place = session.game, found["deal"], found["place"]
    step = deal.steps[place]
    lines = [f"# {number}: {session.names[step.seat]} of {deal.players} is asked"]
    lines += [f"# {id}: {notation(cards)}" for id, cards in game.piles(step.before, step.seat)]
    lines += [f"# {note.id} {note.word or note.number}" for note in game.notes(step.before, step.seat)]
    lines += [f"# before: {'; '.join(f'{each.seat}: {each.move}' for each in deal.steps[max(0, place - 6) : place])}"]
    lines += ["[[sampled]]", f"id = {quote(number)}", "level = 1", f"deck = {quote(notation(deal.order))}"]
    lines += [f"moves = {quote('; '.join(str(each.move) for each in deal.steps[:place]))}"]
    lines += [f"usual = {quote(str(found['usual']))}", *describe_choices(found["rows"], FIRST_LOOK)]
    return "\n".join([*lines, 'answer = ""', 'instead = ""', ""])


def describe_choices(rows: Sequence[Choice], worlds: int = WORLDS) -> Iterator[str]:
    yield f"playouts = {worlds}"
    yield "choices = ["
    for row in rows:
        yield f"    {{ move = {quote(row.move)}, lead = {row.lead:g}, error = {row.error:g} }},"
    yield "]"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.sampled_problems")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--moments", type=int, default=4, help="looked at in each deal")
    parser.add_argument("--fewest", type=int, default=3, help="different moves, at least")
    parser.add_argument("--again", metavar="ID", help="weigh this problem of the game, or `all`, and write its choices")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="in which --again plays every move out")
    parser.add_argument("--seconds", type=float, default=60, help="of CPU time, after which no deal is begun")
    given = parser.parse_args()
    workshop = Workshop.over(None)
    session = workshop.session(given.game, None, ())
    if given.again:
        path = Path(workshop.roots.find(f"{FOLDER}/{given.game}.toml").path)
        for posed in pose_problems(workshop.roots, session):
            if isinstance(posed.problem, SampledProblem) and given.again in ("all", posed.problem.id):
                choices = weigh_again(session, posed, given.worlds)
                path.write_text(with_choices(path.read_text(), posed.problem.id, choices, given.worlds))
                print(posed.problem.id, *(f"{row.move} {row.lead:g} ± {row.error:g}" for row in choices), sep="; ")
        return
    players = given.players or max(2, session.data.players[0])
    end, seed = process_time() + given.seconds, given.first
    while process_time() < end:
        deal = session.play(players, seed, QUICK, session.game.move_limit)
        if deal.finished:
            for found in find_problems(session, deal, given.moments, given.fewest):
                print(describe(session, f"s{seed}_{found['place']}", found), flush=True)
        seed += 1
    print(f"# stopped before seed {seed}")


if __name__ == "__main__":
    main()
