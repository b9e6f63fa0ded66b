"""Problems "Was spielst du?" as they are kept in `rules_data/problems/`, and their proof by the rules in force.

A problem is the ending of a deal in which one move is best, whatever the others hold, and the natural move is not.
Every edition proves it again: it replays the deal, solves each world that the seat must hold possible, and looks
up what the answer says. What no longer holds by a table's own rules is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.cards import Card, Cards
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import read_model
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.endgames import Endgame, UnsolvedError, every_world, ruled_out
from kartenwerk.play.engine.past import Past, Step, cards_in
from kartenwerk.play.engine.record import IllegalMoveError, Record, replay
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.worlds import Worlds

FOLDER = "rules_data/problems"

FEWEST = 4
"""A game with fewer problems that hold has none."""

MOST_WORLDS = 64
"""The worlds that a seat may have to hold possible; each is solved."""

_FIGURE = re.compile(r"\d+")


class Problem(Data):
    """A question: the deal up to it, what each move is worth, and the answer in words.

    `values` are the moves with the points by which the seat's side ends ahead of the others, as the cards lie; `usual`
    is the natural move. In so many `worlds` that must be held possible no move is better than the best one, and in so
    many of them (`better`) it is better than the usual one. `line` and `other` are best play after the two.
    """

    id: Id
    level: int = Field(ge=1, le=3)
    deck: Name
    moves: str
    values: dict[str, int]
    usual: Name
    worlds: int = Field(ge=1)
    better: int = Field(ge=1)
    line: str
    other: str
    answer: Name
    instead: Name

    @property
    def best(self) -> str:
        """The move that solves it."""
        return max(self.values, key=lambda move: self.values[move])


class Problems(Data):
    """The problems of a game, the easiest first, for so many `players`; `intro` is said before all of them."""

    game: Id
    players: int
    intro: Name
    problems: tuple[Problem, ...] = Field(strict=False, min_length=1)


class Posed(NamedTuple):
    """A problem at its table: the deal up to the question, and whose turn it is.

    `unseen` are the cards that the others hold, of which each cannot have those that its moves have `ruled_out`.
    """

    problem: Problem
    intro: str
    deal: PlayedDeal
    seat: int
    unseen: Cards
    ruled_out: Mapping[int, Cards]

    @property
    def hand(self) -> Cards:
        """The cards of the seat on turn."""
        return dict(self.deal.game.piles(self.deal.state, self.seat))["hand"]

    @property
    def laid(self) -> tuple[tuple[int, Card], ...]:
        """The open trick."""
        return self.deal.game.laid(self.deal.state) or ()

    @property
    def open_piles(self) -> tuple[tuple[str, Cards], ...]:
        """What else the seat on turn looks at."""
        return tuple(pile for pile in self.deal.game.piles(self.deal.state, self.seat) if pile[0] != "hand")

    def notes(self, seat: int) -> tuple[Note, ...]:
        """What a seat reads off the table."""
        return self.deal.game.notes(self.deal.state, seat)


def pose_problems(roots: DataRoots, session: Session) -> tuple[Posed, ...]:
    """All problems of a game at their tables, as its file has them: nothing is proved."""
    found = _read(roots, session)
    return tuple(pose(session, found, problem) for problem in found.problems) if found else ()


def read_problems(roots: DataRoots, session: Session) -> tuple[Posed, ...]:
    """The problems that hold by the session's rules, the easiest first; none where they are too few.

    By the usual rules all hold: KartenwerkError that names the first that does not, and why.
    """
    found = _read(roots, session)
    if found is None:
        return ()
    held: list[Posed] = []
    for problem in found.problems:
        try:
            held.append(prove(session, pose(session, found, problem)))
        except KartenwerkError as error:
            if not session.house.changes:
                error.file, error.key = f"{FOLDER}/{session.data.id}.toml", problem.id
                raise
    return tuple(held) if len(held) >= FEWEST else ()


def _read(roots: DataRoots, session: Session) -> Problems | None:
    name = f"{FOLDER}/{session.data.id}.toml"
    return read_model(roots.find(name), Problems) if roots.has(name) else None


def pose(session: Session, problems: Problems, problem: Problem) -> Posed:
    """The problem at its table; KartenwerkError where the rules forbid a move of its deal."""
    game, players = session.game, problems.players
    deal = _replay(session, players, problem)
    seat = game.to_move(deal.state)
    assert seat is not None
    memory = Past(game, deal.start, deal.steps).of(seat)
    worlds = Worlds(game, game.view(deal.state, seat), memory.pack)
    try:
        barred = ruled_out(worlds, memory, players)
    except UnsolvedError as error:
        raise _fault(_("not all cards can be counted")) from error
    missing = {one: tuple(card for card in worlds.unseen if card in cards) for one, cards in barred.items()}
    return Posed(problem, problems.intro, deal, seat, tuple(worlds.unseen), missing)


def prove(session: Session, posed: Posed) -> Posed:
    """The problem, if it holds by the rules in force; KartenwerkError that says what does not."""
    game, players, problem, seat, deal = session.game, posed.deal.players, posed.problem, posed.seat, posed.deal
    best, usual = (_replay(session, players, problem, line) for line in (problem.line, problem.other))
    partners = (one for one, points in enumerate(best.result) if points == best.result[seat] and one != seat)
    side = (seat, *(partners if players > 2 else ()))
    memory = Past(game, deal.start, deal.steps).of(seat)
    try:
        worlds = every_world(Worlds(game, game.view(deal.state, seat), memory.pack), memory, players, MOST_WORLDS)
        solved = [_values(Endgame(game, players=players, side=side), world) for world in worlds]
        endgame = Endgame(game, players=players, side=side)
        values = _values(endgame, deal.state)
        best_play = all(_is_best_play(endgame, line.steps[len(deal.steps) :]) for line in (best, usual))
    except UnsolvedError as error:
        raise _fault(_("the ending cannot be solved")) from error
    top = problem.values[problem.best]
    if values != problem.values or [*values.values()].count(top) > 1:
        raise _fault(_("the moves have other values"))
    if any(max(each.values()) > each[problem.best] for each in solved):
        raise _fault(_("another move is better where the cards lie otherwise"))
    better = sum(each[problem.best] > each[problem.usual] for each in solved)
    if (len(worlds), better) != (problem.worlds, problem.better):
        raise _fault(_("it is better than the usual move in {better} of {worlds}", better=better, worlds=len(worlds)))
    if not best_play or [next(steps_of(line)) for line in (problem.line, problem.other)] != [
        problem.best,
        problem.usual,
    ]:
        raise _fault(_("a line is not best play"))
    _check_words(session, posed, (best, usual))
    return posed


def _values(endgame: Endgame, state: Any) -> dict[str, int]:
    return {str(move): value for move, value in endgame.values(state).items()}


def _replay(session: Session, players: int, problem: Problem, line: str = "") -> PlayedDeal:
    """The deal up to the question, or to the end of a line."""
    moves = f"{problem.moves}; {line}" if line else problem.moves
    rules = dict(session.values)
    record = Record(game=session.data.id, players=players, rules=rules, deck=problem.deck, moves=moves)
    try:
        (deal,) = replay(record, session.game, session.data, session.deck.pack)
    except IllegalMoveError as error:
        raise _fault(_("move {move} is forbidden", move=error.text)) from error
    if line and session.game.to_move(deal.state) is not None:
        raise _fault(_("a line ends before the deal does"))
    return deal


def _is_best_play(endgame: Endgame, steps: Sequence[Step]) -> bool:
    """Whether nobody could have done better with any move but the first, which may be a mistake."""
    return len({endgame.value(step.after) for step in steps}) == 1


def _check_words(session: Session, posed: Posed, lines: Sequence[PlayedDeal]) -> None:
    """Hold the figures and cards of the answer against the table, now and at the end of both lines; KartenwerkError."""
    game, seats = posed.deal.game, range(posed.deal.players)
    begin = len(posed.deal.steps)
    states = [posed.deal.state, *(deal.state for deal in lines)]
    figures = {str(note.number) for state in states for seat in seats for note in game.notes(state, seat)}
    words = f"{posed.problem.answer} {posed.problem.instead}"
    for figure in _FIGURE.findall(words):
        if figure not in figures:
            raise _fault(_("the answer says {figure}", figure=figure))
    there = {card for deal in lines for step in deal.steps[begin:] for card in cards_in(step.move)}
    there |= {card for _seat, card in posed.laid}
    for card in session.kinds:
        if re.search(rf"\b{re.escape(session.deck.name_of(card))}\b", words) and card not in there:
            raise _fault(_("the answer names a card that nobody holds: {card}", card=str(card)))


def _fault(found: Message) -> KartenwerkError:
    return KartenwerkError("a problem does not hold", found=found)


def steps_of(line: str) -> Iterator[str]:
    """The moves of a line."""
    return (part.strip() for part in line.split(";"))
