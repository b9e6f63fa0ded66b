"""Talking to a table in tests: a voice that types lines and hears what is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.support import WORKSHOP, session_of

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Talk
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.table import GameTable, Sight
from kartenwerk.play.games import GAME_IDS
from kartenwerk.table.sitting.rules import RuleTexts
from kartenwerk.table.sitting.sitting import NOTHING, Offered, Sitting
from kartenwerk.table.sitting.tongue import Tongue, read_tongue
from kartenwerk.table.sitting.typed import CardNames
from kartenwerk.table.sitting.understand import Asked, Understanding
from kartenwerk.table.sitting.words import TONGUES

TRICKS = [id for id in GAME_IDS if type(session_of(id).game).laid is not Talk.laid]
"""The games of tricks: those that say who has laid which card."""

PLAYOUTS = 8
RULES = RuleTexts(["Kurz gesagt."], ["Kurz gesagt.", "Die Herz-Zehnen sind Trümpfe. Wer kann, bekennt."])


@dataclass
class Typist:
    """A voice that types what `types` gives, or the lines one after the other, and keeps all that is said."""

    types: Callable[[], str | None]
    lines: list[str] = field(default_factory=list)
    drawn: int = 0

    def say(self, *lines: str) -> None:
        self.lines.extend(lines)

    def ask(self, offered: Offered = NOTHING) -> str | None:
        typed = self.types()
        if typed is not None:
            self.lines.append(f"> {typed}".rstrip())
        return typed

    def show(self, sight: Sight, seat: int, options: Sequence[Any]) -> bool:
        self.drawn += 1
        return False

    def part(self) -> None:
        self.lines.append("(out of sight)")


def tongue_of(session: Session, id: str) -> Tongue:
    return read_tongue(WORKSHOP, session, id)


def table_of(
    id: str, players: int | None = None, seed: int = 7, people: tuple[int, ...] = (0,), **changes: Value
) -> GameTable:
    session = session_of(id, **changes)
    count = players or session.data.players[0]
    return GameTable(session, count, people, session.policy("sensible", count), seed, PLAYOUTS)


def sitting_of(
    table: GameTable,
    types: Callable[[], str | None],
    tongue: str = "de",
    save: Callable[[str], None] = print,
    **more: Any,
) -> Sitting:
    tongues = {id: tongue_of(table.session, id) for id in TONGUES}
    own = tongues.pop(tongue)
    return Sitting(table, own, tuple(tongues.values()), Typist(types), save, lambda: RULES, **more)


def typing(*lines: str) -> Callable[[], str | None]:
    """Types these lines, and then no more."""
    left: Iterator[str] = iter(lines)
    return lambda: next(left, None)


def said(sitting: Sitting) -> list[str]:
    """All lines of a sitting, after it has been played."""
    sitting.run()
    voice = sitting.voice
    assert isinstance(voice, Typist)
    return voice.lines


def understanding_of(table: GameTable, seat: int = 0, tongue: str = "de") -> Understanding:
    """How lines are understood that the seat types, whose turn it is."""
    tongues = [tongue_of(table.session, id) for id in sorted(TONGUES, key=lambda id: id != tongue)]
    return Understanding(table, seat, tongues[0], CardNames(tongues), table.moves(seat))


def answer(understanding: Understanding, typed: str) -> str:
    """The notation of the move that a line means, or the sentence that answers it."""
    meaning = understanding.of(typed)
    return meaning.sentence if isinstance(meaning, Asked) else str(meaning[0])
