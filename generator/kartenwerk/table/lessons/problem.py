"""Problems "Was spielst du?" as they are kept in `rules_data/problems/`, each at its table.

A problem is a moment of a deal in which one move is best and the natural move is not. Some are endings that are solved,
whatever the others hold; in others hidden cards decide, and moves were played out. `problem_proof` proves both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
from kartenwerk.play.engine.endgames import UnsolvedError, ruled_out
from kartenwerk.play.engine.past import Past
from kartenwerk.play.engine.record import IllegalMoveError, Record, replay
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.worlds import Worlds
from kartenwerk.table.lessons.lesson import Choice

FOLDER = "rules_data/problems"


class Problem(Data):
    """A question: the deal up to it, the natural move (`usual`), and the answer in words.

    `level` says how far ahead it takes thinking. `instead` is what the natural move brings.
    """

    id: Id
    level: int = Field(ge=1, le=3)
    deck: Name
    moves: str
    usual: Name
    answer: Name
    instead: Name

    @property
    def best(self) -> str:
        """The move that solves it."""
        raise NotImplementedError


class SolvedProblem(Problem):
    """An ending that was worked out.

    `values` are the moves with the points by which the seat's side ends ahead of the others, as the cards lie. In so
    many `worlds` that must be held possible no move is better than the best one, and in so many of them (`better`) it
    is better than the usual one. `line` and `other` are best play after the two.
    """

    values: dict[str, int]
    worlds: int = Field(ge=1)
    better: int = Field(ge=1)
    line: str
    other: str

    @property
    def best(self) -> str:
        return max(self.values, key=lambda move: self.values[move])


class SampledProblem(Problem):
    """A moment in which hidden cards decide: its `choices`, the best first, were played out in the same `playouts`.

    `before` says what has happened, as far as it matters. `unseen` are cards of which the answer speaks though the seat
    does not see them, with how many of each are left.
    """

    playouts: int = Field(ge=1)
    choices: tuple[Choice, ...] = Field(strict=False, min_length=2)
    before: str = ""
    unseen: dict[str, int] = Field(default_factory=dict)

    @property
    def best(self) -> str:
        return self.choices[0].move

    @property
    def as_good(self) -> tuple[str, ...]:
        """Other moves that have not been shown to be worse; of those that came out alike, as with equal cards, one."""
        firsts: dict[tuple[float, float], str] = {}
        for choice in self.choices:
            if not choice.is_worse:
                firsts.setdefault((choice.lead, choice.error), choice.move)
        return tuple(firsts.values())[1:]

    @property
    def rival(self) -> Choice:
        """The natural move, with how far it is behind."""
        return next(choice for choice in self.choices if choice.move == self.usual)


class Problems(Data):
    """The solved and the sampled problems of a game for so many `players`; `intro` is said before all of them."""

    game: Id
    players: int
    intro: Name
    problems: tuple[SolvedProblem, ...] = Field(strict=False, default=())
    sampled: tuple[SampledProblem, ...] = Field(strict=False, default=())

    @property
    def all(self) -> tuple[Problem, ...]:
        """All of them, the easiest first."""
        return tuple(sorted((*self.problems, *self.sampled), key=lambda problem: problem.level))


class Posed(NamedTuple):
    """A problem at its table: the deal up to the question, and whose turn it is.

    In an ending `unseen` are the cards that the others hold, of which each cannot have those that its moves have
    `ruled_out`.
    """

    problem: Problem
    intro: str
    deal: PlayedDeal
    seat: int
    unseen: Cards
    ruled_out: Mapping[int, Cards]

    @property
    def view(self) -> Any:
        """What the seat on turn sees."""
        return self.deal.game.view(self.deal.state, self.seat)

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
        return self.deal.game.notes(self.deal.game.view(self.deal.state, seat), seat)


def pose_problems(roots: DataRoots, session: Session) -> tuple[Posed, ...]:
    """All problems of a game at their tables, the easiest first: nothing is proved."""
    found = load_problems(roots, session)
    return tuple(pose(session, found, problem) for problem in found.all) if found else ()


def load_problems(roots: DataRoots, session: Session) -> Problems | None:
    """What the file of a game has; None where there is none."""
    name = f"{FOLDER}/{session.data.id}.toml"
    return read_model(roots.find(name), Problems) if roots.has(name) else None


def pose(session: Session, problems: Problems, problem: Problem) -> Posed:
    """The problem at its table; KartenwerkError where the rules forbid a move of its deal."""
    deal = replay_problem(session, problems.players, problem)
    seat = session.game.to_move(deal.state)
    assert seat is not None
    if isinstance(problem, SampledProblem):
        return Posed(problem, problems.intro, deal, seat, (), {})
    memory = Past(session.game, deal.start, deal.steps).of(seat)
    worlds = Worlds(session.game, session.game.view(deal.state, seat), memory.pack)
    try:
        barred = ruled_out(worlds, memory, problems.players)
    except UnsolvedError as error:
        raise fault(_("not all cards can be counted")) from error
    missing = {one: tuple(card for card in worlds.unseen if card in cards) for one, cards in barred.items()}
    return Posed(problem, problems.intro, deal, seat, tuple(worlds.unseen), missing)


def replay_problem(session: Session, players: int, problem: Problem, line: str = "") -> PlayedDeal:
    """The deal up to the question, or to the end of a line; KartenwerkError."""
    moves = f"{problem.moves}; {line}" if line else problem.moves
    rules = dict(session.values)
    record = Record(game=session.data.id, players=players, rules=rules, deck=problem.deck, moves=moves)
    try:
        (deal,) = replay(record, session.game, session.data, session.deck.pack)
    except IllegalMoveError as error:
        raise fault(_("move {move} is forbidden", move=error.text)) from error
    if line and session.game.to_move(deal.state) is not None:
        raise fault(_("a line ends before the deal does"))
    return deal


def fault(found: Message) -> KartenwerkError:
    """The error that says why a problem does not hold."""
    return KartenwerkError("a problem does not hold", found=found)


def steps_of(line: str) -> Iterator[str]:
    """The moves of a line."""
    return (part.strip() for part in line.split(";"))
