"""A lesson as it is kept in `rules_data/lessons/`: the moves of a practice deal that ask, and what choices are worth.

`python -m bench.lessons GAME` plays the choices out and writes the file, so that nothing is computed at the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Literal, TypeAlias

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.toml import quote
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import read_model
from kartenwerk.play.engine.consequences import NamedConsequence
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.hints import SURE, Because
from kartenwerk.play.engine.record import Record

FOLDER = "rules_data/lessons"

Verdict: TypeAlias = Literal["best", "equal", "worse"]


class LessonReason(Data):
    """What makes the best move better than another, as `NamedConsequence` of the engine has it."""

    id: Id
    best: float
    other: float
    sure: bool = False


class Choice(Data):
    """A move that may be chosen, and by how many points a deal the best one is ahead of it.

    `error` is the standard error of the lead, and 0 where the ending was solved. `reasons` are what makes the best one
    better.
    """

    move: Name
    lead: float = Field(ge=0)
    error: float = Field(ge=0)
    reasons: tuple[LessonReason, ...] = Field(strict=False, default=())

    @property
    def is_worse(self) -> bool:
        """Whether it has been shown to be worse than the best one."""
        return self.lead > SURE * self.error

    @property
    def because(self) -> Because | None:
        return (
            Because(tuple(NamedConsequence(*each.model_dump().values()) for each in self.reasons))
            if self.reasons
            else None
        )


class Stop(Data):
    """A move of the practice deal that asks: the number of its deal and its own, both from 1.

    `choices` are the plausible moves, the best first. They were played out in so many `playouts`, the same for all; 0
    where the ending was solved, and then `value` is by how many points the best move ends ahead.
    """

    deal: int = Field(ge=1)
    move: int = Field(ge=1)
    playouts: int = Field(ge=0)
    value: int | None = None
    choices: tuple[Choice, ...] = Field(strict=False, min_length=2)

    def find(self, move: str) -> Choice | None:
        """The choice that is this move; None for one that was not weighed."""
        return next((choice for choice in self.choices if choice.move == move), None)

    def judge(self, move: str) -> Verdict | None:
        """The verdict on a move; None for one that was not weighed."""
        choice = self.find(move)
        if choice is None:
            return None
        return "worse" if choice.is_worse else "best" if choice is self.choices[0] else "equal"


class Lesson(Data):
    """The stops of a game's practice deal for the person in a `seat`, counted from 0; `record` is the deal's hash."""

    game: Id
    record: str
    seat: int = Field(ge=0)
    stops: tuple[Stop, ...] = Field(strict=False, min_length=1)

    def seen_before(self, stop: Stop) -> int:
        """How many moves of its deal are known when a stop asks: those up to the question before it."""
        return max(
            (other.move - 1 for other in self.stops if other.deal == stop.deal and other.move < stop.move), default=0
        )


def read_lesson(roots: DataRoots, game: AnyGame, record: Record | None) -> Lesson:
    """The lesson of a game; KartenwerkError for a game without one, and for one that belongs to another deal."""
    name = f"{FOLDER}/{game.id}.toml"
    if record is None or not has_lesson(roots, game.id):
        raise KartenwerkError(
            "this game has no lesson",
            key="game",
            found=game.id,
            expected=_("one of {games}", games=", ".join(games_with_lessons(roots))),
        )
    lesson = read_model(roots.find(name), Lesson)
    if lesson.record != hash_of(record):
        raise KartenwerkError("the lesson belongs to another practice deal", file=name, key="record")
    return lesson


def has_lesson(roots: DataRoots, game: str) -> bool:
    return roots.has(f"{FOLDER}/{game}.toml")


def games_with_lessons(roots: DataRoots) -> list[str]:
    """The ids of the games that have a lesson."""
    return [file.path.stem for file in roots.list(FOLDER, ".toml")]


def hash_of(record: Record) -> str:
    """What a lesson knows its practice deal by: cards, moves and rules."""
    deals = [(deal.deck.split(), deal.move_texts) for deal in record.deals]
    return sha256(repr((deals, sorted(record.rules.items()))).encode()).hexdigest()[:16]


def as_toml(lesson: Lesson) -> str:
    """The lesson as its file has it."""
    lines = [
        "# The practice deal asks here: written by python -m bench.lessons, which plays every choice out.",
        f"game = {quote(lesson.game)}",
        f"record = {quote(lesson.record)}",
        f"seat = {lesson.seat}",
    ]
    for stop in lesson.stops:
        lines += ["", "[[stops]]", f"deal = {stop.deal}", f"move = {stop.move}", f"playouts = {stop.playouts}"]
        lines += [f"value = {stop.value}"] if stop.value is not None else []
        lines += ["choices = [", *(f"    {{ {', '.join(_pairs(choice))} }}," for choice in stop.choices), "]"]
    return "\n".join(lines) + "\n"


def _pairs(choice: Choice) -> Iterable[str]:
    yield f"move = {quote(choice.move)}"
    yield f"lead = {choice.lead:g}"
    yield f"error = {choice.error:g}"
    if choice.reasons:
        yield f"reasons = [{', '.join(map(_reason, choice.reasons))}]"


def _reason(reason: LessonReason) -> str:
    sure = ", sure = true" if reason.sure else ""
    return f"{{ id = {quote(reason.id)}, best = {reason.best:g}, other = {reason.other:g}{sure} }}"
