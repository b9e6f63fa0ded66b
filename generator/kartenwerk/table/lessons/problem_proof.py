"""The proof of problems by the rules in force, at every build.

An ending is solved anew in each world that its seat must hold possible. What was played out is only held against the
table, as it was weighed by the usual rules: by others it is left out. Neither may claim what the table does not show.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card
from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.endgames import Endgame, UnsolvedError, every_world
from kartenwerk.play.engine.expert import QUICK
from kartenwerk.play.engine.past import Past, Step, cards_in
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.worlds import Worlds
from kartenwerk.table.lessons.problem import (
    FOLDER,
    Posed,
    Problem,
    Problems,
    SampledProblem,
    SolvedProblem,
    fault,
    load_problems,
    pose,
    replay_problem,
    steps_of,
)

FEWEST = 4
"""A game with fewer problems that hold has none."""

MOST_WORLDS = 64
"""The worlds that a seat may have to hold possible; each is solved."""

CLEAR = 4
"""The standard errors by which the best of moves that were played out is ahead: it was found among thousands."""

_FIGURE = re.compile(r"\d+")


def read_problems(roots: DataRoots, session: Session) -> tuple[Posed, ...]:
    """The problems that hold by the session's rules, the easiest first; none where they are too few.

    By the usual rules all hold: KartenwerkError that names the first that does not, and why.
    """
    found = load_problems(roots, session)
    if found is None:
        return ()
    return _hold(replace(session, house=HouseRules(changes=session.house.changes)), found.model_dump_json())


@lru_cache(maxsize=64)
def _hold(session: Session, written: str) -> tuple[Posed, ...]:
    """The problems that hold, of those that are `written`: proved once for equal sessions, whichever workshop asks."""
    found = Problems.model_validate_json(written)
    held: list[Posed] = []
    for left, problem in zip(range(len(found.all), 0, -1), found.all, strict=True):
        if len(held) + left < FEWEST:  # the others cannot be enough
            return ()
        try:
            held.append(prove(session, pose(session, found, problem)))
        except KartenwerkError as error:
            if not session.house.changes:
                error.file, error.key = f"{FOLDER}/{session.data.id}.toml", problem.id
                raise
    return tuple(held) if len(held) >= FEWEST else ()


def prove(session: Session, posed: Posed) -> Posed:
    """The problem, if it holds by the rules in force; KartenwerkError that says what does not."""
    match posed.problem:
        case SolvedProblem() as problem:
            _prove_by_search(session, posed, problem)
        case SampledProblem() as problem:
            _check_choices(session, posed, problem)
            _check_words_of_sample(session, posed, problem)
    return posed


def _prove_by_search(session: Session, posed: Posed, problem: SolvedProblem) -> None:
    game, players, seat, deal = session.game, posed.deal.players, posed.seat, posed.deal
    best, usual = (replay_problem(session, players, problem, line) for line in (problem.line, problem.other))
    side = _side(best, seat)
    memory = Past(game, deal.start, deal.steps).of(seat)
    endgame = Endgame(game, players=players, side=side)
    top = problem.values[problem.best]
    if [*problem.values.values()].count(top) > 1:
        raise fault(_("the moves have other values"))
    try:
        if not _have_values(endgame, deal.state, problem.values):
            raise fault(_("the moves have other values"))  # before any further world is solved
        worlds = every_world(Worlds(game, posed.view, memory.pack), memory, players, MOST_WORLDS)
        better = sum(_is_better(Endgame(game, players=players, side=side), world, problem) for world in worlds)
        lines = (best, top), (usual, problem.values.get(problem.usual, top))
        best_play = all(_is_best_play(endgame, line.steps[len(deal.steps) :], value) for line, value in lines)
    except UnsolvedError as error:
        raise fault(_("the ending cannot be solved")) from error
    if (len(worlds), better) != (problem.worlds, problem.better):
        raise fault(_("it is better than the usual move in {better} of {worlds}", better=better, worlds=len(worlds)))
    if not best_play or [next(steps_of(line)) for line in (problem.line, problem.other)] != [
        problem.best,
        problem.usual,
    ]:
        raise fault(_("a line is not best play"))
    _check_words_of_lines(session, posed, (best, usual))


def _side(deal: PlayedDeal, seat: int) -> tuple[int, ...]:
    """The seat and its partners, who end a deal of several with as many points; KartenwerkError for a drawn one."""
    partners = [one for one, points in enumerate(deal.result) if points == deal.result[seat] and one != seat]
    if deal.players == 2:
        return (seat,)
    if len(partners) == deal.players - 1:
        raise fault(_("the moves have other values"))
    return (seat, *partners)


def _have_values(endgame: Endgame, state: Any, values: Mapping[str, int]) -> bool:
    """Whether these are the moves of the seat on turn, and what each of them is worth."""
    after = _after_each(endgame, state)
    return after.keys() == values.keys() and all(endgame.is_worth(after[move], value) for move, value in values.items())


def _is_better(endgame: Endgame, world: Any, problem: SolvedProblem) -> bool:
    """Whether the best move is better than the usual one in this world; KartenwerkError if another one beats it."""
    after, value = _after_each(endgame, world), problem.values[problem.best]
    if not endgame.is_worth(after[problem.best], value):
        value = endgame.value(after[problem.best])
    if any(endgame.exceeds(state, value) for move, state in after.items() if move != problem.best):
        raise fault(_("another move is better where the cards lie otherwise"))
    return not endgame.exceeds(after[problem.usual], value - 1)


def _after_each(endgame: Endgame, state: Any) -> dict[str, Any]:
    """The states after the moves there are."""
    return {str(move): endgame.game.play(state, move) for move in endgame.game.moves(state)}


def _is_best_play(endgame: Endgame, steps: Sequence[Step], value: int) -> bool:
    """Whether nobody could have done better with any move but the first, after which the ending is worth so much."""
    return all(endgame.is_worth(step.after, value) for step in steps)


def _check_words_of_lines(session: Session, posed: Posed, lines: Sequence[PlayedDeal]) -> None:
    """Hold the answer against the table, now and at the end of both lines; KartenwerkError."""
    game, seats = posed.deal.game, range(posed.deal.players)
    begin = len(posed.deal.steps)
    states = [posed.deal.state, *(deal.state for deal in lines)]
    figures = {str(note.number) for state in states for seat in seats for note in game.notes(state, seat)}
    there = {card for deal in lines for step in deal.steps[begin:] for card in cards_in(step.move)}
    there |= {card for _seat, card in posed.laid}
    _check_words(session, posed.problem, figures, there)


def _check_choices(session: Session, posed: Posed, problem: SampledProblem) -> None:
    """Whether the record has every move, and the best one ahead of the natural one; KartenwerkError."""
    game = session.game
    if session.values != session.data.settle({}):
        raise fault(_("it was weighed by other rules"))
    legal = {str(move): move for move in game.moves(posed.view)}
    usual = game.policies[QUICK](posed.view, [*legal.values()], Random(0))
    if str(usual) != problem.usual:
        raise fault(_("the usual move is {move}", move=str(usual)))
    weighed = [choice.move for choice in problem.choices]
    if (
        problem.usual not in weighed
        or not legal.keys() >= {*weighed}
        or _kinds(game, weighed, legal) != _kinds(game, legal, legal)
    ):
        raise fault(_("the choices are not the legal moves"))
    rival = problem.rival
    if problem.choices[0].lead or rival.lead <= CLEAR * rival.error:
        raise fault(_("the usual move may be as good"))


def _kinds(game: AnyGame, texts: Collection[str], legal: dict[str, Any]) -> set[Any]:
    """What is left of moves that differ in nothing that matters."""
    return {game.alike(legal[text]) for text in texts}


def _check_words_of_sample(session: Session, posed: Posed, problem: SampledProblem) -> None:
    """Hold the words against what the seat sees or saw, and what they say of unseen cards against what is left."""
    game, view = session.game, posed.view
    memory = Past(game, posed.deal.start, posed.deal.steps).of(posed.seat)
    left = Counter(str(card) for card in Worlds(game, view, memory.pack).unseen)
    for card, count in problem.unseen.items():
        if left[card] != count:
            raise fault(_("of {card} there are {count} left", card=card, count=left[card]))
    figures = {str(note.number) for note in game.notes(view, posed.seat)} | {*map(str, problem.unseen.values())}
    there = {card for _id, cards in game.piles(view, posed.seat) for card in cards}
    there |= {card for card in session.kinds if str(card) in problem.unseen}
    there |= {card for step in posed.deal.steps for card in cards_in(game.heard(step.before, step.move, posed.seat))}
    _check_words(session, problem, figures, there, problem.before)


def _check_words(
    session: Session, problem: Problem, figures: Collection[str], there: Collection[Card], before: str = ""
) -> None:
    """Whether the answer, and what is said before it, has none but these figures and cards; KartenwerkError."""
    words = f"{before} {problem.answer} {problem.instead}"
    for figure in _FIGURE.findall(words):
        if figure not in figures:
            raise fault(_("the answer says {figure}", figure=figure))
    for card in session.kinds:
        if re.search(rf"\b{re.escape(session.deck.name_of(card))}\b", words) and card not in there:
            raise fault(_("the answer names a card that nobody holds: {card}", card=str(card)))
