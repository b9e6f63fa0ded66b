"""Write the lessons of practice deals: `python -m bench.lessons [GAME ...]`.

Every choice that Anna has in the deal is weighed by an expert, and the plausible moves are played out again in fresh
worlds: the best, the one in the deal, the one that a sensible player makes, and the next. An ending in which all cards
are known by counting is solved instead. The deal asks where the choice matters most, in its first half and its second.
Files are written into `rules_data/lessons/`; the same deal gives the same lesson on every machine. With `--again` the
stops and their choices stay and are played out anew.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.consequences import NamedConsequence, name_consequences
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.endgames import Endgame, UnsolvedError, is_counted_out
from kartenwerk.play.engine.expert import Expert, Trial, one_of_each
from kartenwerk.play.engine.hints import SURE, explain_lead, solved_outcomes
from kartenwerk.play.engine.past import Past
from kartenwerk.play.engine.record import replay
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.worlds import Worlds
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.practice import practice_record
from kartenwerk.table.lessons.lesson import (
    FOLDER,
    Choice,
    Lesson,
    LessonReason,
    Stop,
    as_toml,
    has_lesson,
    hash_of,
    read_lesson,
)

MOST_STOPS = 6
LEAST_IN_HALF = 2
CHOICES = 4
PLAYOUTS = 160
"""Playouts with which an expert finds the plausible moves of a choice."""
WORLDS = 400
"""Fresh worlds in which these are played out again."""
SEAT = 0


class Asked(NamedTuple):
    """A stop, and how much the choice matters: how far the worst of its moves is behind, in standard errors."""

    stop: Stop
    weight: float
    tempting: bool


def lesson_of(session: Session, workshop: Workshop) -> Lesson | None:
    """The lesson of a game's practice deal; None where it has none, or where no choice of it matters."""
    record = practice_record(workshop, session.data.id)
    if record is None:
        return None
    deals = replay(record, session.game, session.data, session.deck.pack)
    asked = [each for number, deal in enumerate(deals, start=1) for each in _stops(session, number, deal)]
    chosen = choose(asked)
    if not chosen:
        return None
    return Lesson(game=session.data.id, record=hash_of(record), seat=SEAT, stops=tuple(chosen))


def weigh_again(session: Session, workshop: Workshop) -> Lesson | None:
    """The lesson that a game has, its choices played out anew by the game as it is now; None where it has none.

    A stop at which nothing is worse any more is left out.
    """
    record = practice_record(workshop, session.data.id)
    if record is None or not has_lesson(workshop.roots, session.data.id):
        return None
    lesson = read_lesson(workshop.roots, session.game, record)
    deals = replay(record, session.game, session.data, session.deck.pack)
    stops = []
    for stop in lesson.stops:
        deal = deals[stop.deal - 1]
        past, step = Past(session.game, deal.start, [*deal.steps[: stop.move - 1]]), deal.steps[stop.move - 1]
        view, place = session.game.view(step.before, SEAT), (stop.deal, stop.move)
        expert = session.expert(deal.players, PLAYOUTS)
        moves = {str(move): move for move in session.game.moves(view)}
        plausible = [moves[choice.move] for choice in stop.choices]
        usual = expert.usual(view, [*moves.values()], Random(0))
        if stop.value is not None:
            stops.append(_solved(session.game, step.before, plausible, step.move, usual, place).stop)
            continue
        fresh = expert.compare(view, plausible, _lots(session, place), past, WORLDS)
        stops.append(_weighed(fresh, usual, place).stop)
    sound = tuple(stop for stop in stops if any(choice.is_worse for choice in stop.choices))
    return lesson.model_copy(update={"stops": sound})


def _lots(session: Session, place: tuple[int, int]) -> Random:
    """The lots of the worlds in which the choices of a stop are played out."""
    return Random(f"worlds {session.data.id} {place[0]} {place[1]}")


def choose(asked: Sequence[Asked]) -> list[Stop]:
    """The stops that matter most, in their order: those first at which a sensible player would go wrong."""

    def best_of(some: Sequence[Asked], number: int) -> list[Asked]:
        return sorted(some, key=lambda each: (each.tempting, each.weight), reverse=True)[:number]

    sound = [each for each in asked if any(choice.is_worse for choice in each.stop.choices)]
    halves = sound[: (len(sound) + 1) // 2], sound[(len(sound) + 1) // 2 :]
    first = [each for half in halves for each in best_of(half, LEAST_IN_HALF)]
    rest = best_of([each for each in sound if each not in first], MOST_STOPS - len(first))
    return [each.stop for each in sound if each in first or each in rest]


def _stops(session: Session, number: int, deal: PlayedDeal) -> Iterator[Asked]:
    expert = session.expert(deal.players, PLAYOUTS)
    past = Past(session.game, deal.start)
    for place, step in enumerate(deal.steps, start=1):
        if step.seat == SEAT:
            rng = Random(f"lesson {session.data.id} {number} {place}")
            asked = _stop(session, expert, past, step.before, step.move, (number, place), rng)
            if asked is not None:
                yield asked
        past.steps.append(step)


def _stop(
    session: Session, expert: Expert, past: Past, state: Any, played: Any, place: tuple[int, int], rng: Random
) -> Asked | None:
    """What a moment of the deal asks; None where there is nothing to choose."""
    game = session.game
    view = game.view(state, SEAT)
    legal = game.moves(view)
    moves = one_of_each(legal, played, game.alike)
    if len(moves) < 2 or played not in legal:  # a deal may name the cards of a move in another order
        return None
    usual = expert.usual(view, moves, Random(0))
    if expert.players == 2 and is_counted_out(game, Worlds(game, view, Counter(game.holdings(state)))):
        try:
            return _solved(game, state, moves, played, usual, place)
        except UnsolvedError:
            pass
    trials = expert.weigh(view, moves, rng, past)
    ranked = sorted(trials, key=lambda trial: (trial.playouts, trial.mean), reverse=True)
    alike = {game.alike(move): move for move in (usual, played)}
    ranking = (alike.get(game.alike(move), move) for move in (trials[0].move, played, usual, *(t.move for t in ranked)))
    plausible = list(dict.fromkeys(ranking))[:CHOICES]
    fresh = expert.compare(view, plausible, _lots(session, place), past, WORLDS)
    return _weighed(fresh, usual, place)


def _solved(game: AnyGame, state: Any, moves: Sequence[Any], played: Any, usual: Any, place: tuple[int, int]) -> Asked:
    """The stop of an ending that is reckoned out; UnsolvedError."""
    ending = Endgame(game)
    values = ending.values(state)
    best = max(moves, key=lambda move: (values[move], move == played))
    plausible = list(dict.fromkeys([best, played, usual, *sorted(moves, key=lambda move: -values[move])]))[:CHOICES]
    rows = sorted(plausible, key=lambda move: -values[move])
    outcomes = {move: solved_outcomes(ending, state, move, values[move]) for move in rows}
    choices = []
    for move in rows:
        lead = values[best] - values[move]
        found = name_consequences(outcomes[best], outcomes[move]) if lead else ()
        choices.append(Choice(move=str(move), lead=lead, error=0, reasons=_reasons(found)))
    stop = Stop(deal=place[0], move=place[1], playouts=0, value=values[best], choices=tuple(choices))
    spread = values[best] - min(values[move] for move in plausible)
    return Asked(stop, 100.0 if spread else 0.0, values[usual] < values[best])


def _reasons(named: Iterable[NamedConsequence]) -> tuple[LessonReason, ...]:
    return tuple(LessonReason(**each._asdict()) for each in named)


def _weighed(trials: Sequence[Trial], usual: Any, place: tuple[int, int]) -> Asked:
    best, *others = sorted(trials, key=lambda trial: trial.mean, reverse=True)
    choices = [Choice(move=str(best.move), lead=0, error=0)]
    weight, tempting = 0.0, False
    for trial in others:
        lead, error = best.lead(trial)
        choice = Choice(move=str(trial.move), lead=round(lead, 3), error=round(error, 3))
        because = explain_lead(best, trial) if lead > SURE * error else None
        if because is not None:
            choice = choice.model_copy(update={"reasons": _reasons(because.consequences)})
        choices.append(choice)
        weight = max(weight, lead / error if error else 0.0)
        tempting |= str(trial.move) == str(usual) and lead > SURE * error
    stop = Stop(deal=place[0], move=place[1], playouts=best.playouts, choices=tuple(choices))
    return Asked(stop, weight, tempting)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lessons")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--again", action="store_true", help="the stops stay, and are played out anew")
    parser.add_argument("--out", type=Path, default=Path(FOLDER))
    given = parser.parse_args()
    workshop = Workshop.over(None)
    given.out.mkdir(parents=True, exist_ok=True)
    for id in given.games or GAME_IDS:
        lesson = (weigh_again if given.again else lesson_of)(workshop.session(id, None, ()), workshop)
        if lesson is None:
            print(f"{id}: nothing to ask", flush=True)
            continue
        (given.out / f"{id}.toml").write_text(as_toml(lesson))
        print(f"{id}: {len(lesson.stops)} stops", flush=True)


if __name__ == "__main__":
    main()
