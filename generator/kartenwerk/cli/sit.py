"""A person plays at the terminal: `kartenwerk play GAME --seat N`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.cli.language import language
from kartenwerk.cli.output import flush, rich_wanted, say, say_coloured
from kartenwerk.sitting.sitting import PROMPT, Sitting
from kartenwerk.sitting.tongue import Tongue
from kartenwerk.sitting.words import TONGUES, read_game_words, read_words

if TYPE_CHECKING:
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.engine.deals import PlayedDeal
    from kartenwerk.engine.session import Session
    from kartenwerk.engine.table import GameTable, Sight
    from kartenwerk.sitting.picture import TablePicture
    from kartenwerk.sitting.rules import RuleTexts

LONGEST = 200
"""Characters of a typed line that are read; whoever types more has fallen asleep on the keyboard."""

SCREEN = 60
"""Empty lines that put what was said out of sight."""


@dataclass(frozen=True)
class Terminal:
    """A voice that prints lines and reads typed ones; with a `picture` it also draws the table."""

    picture: TablePicture | None = None

    def say(self, *lines: str) -> None:
        if lines:
            say(*lines)
            flush()

    def ask(self) -> str | None:
        print(PROMPT, end="", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            print(flush=True)
            return None
        while not typed.endswith("\n") and len(typed) < LONGEST and (more := sys.stdin.readline()):
            typed += more
        line = typed.strip()[:LONGEST]
        if not sys.stdin.isatty():
            say(line)
        return line

    def show(self, sight: Sight, seat: int, options: Sequence[Any]) -> None:
        if self.picture is not None:
            say_coloured(*self.picture.lines(sight, seat, options))
            flush()

    def part(self) -> None:
        if sys.stdout.isatty():
            say(*[""] * SCREEN)


class Manners(NamedTuple):
    """How people sit: where the record is kept, whether nothing is advised or taken back, whether the `table` is drawn
    at each turn, and whether lines are plain."""

    save: Path | None
    strict: bool
    table: bool
    plain: bool


@dataclass(frozen=True)
class SeatsTaken:
    """What the options of a sitting ask for: seats from 0, how the others play, how many deals (None: the match)."""

    people: Sequence[int]
    policy: str
    playouts: int
    seed: int
    deals: int | None
    manners: Manners


@dataclass(frozen=True)
class TableTalk:
    """People sit down at a session's table, anew or where a record leaves off."""

    workshop: Workshop
    session: Session
    players: int
    seating: SeatsTaken
    resumed: Sequence[PlayedDeal] = ()

    def run(self) -> None:
        """Play; whatever ends it, the moves so far are kept if a file for them was named."""
        from kartenwerk.stopping import Stopped

        tongues = {id: self._tongue(id) for id in TONGUES}
        tongue = tongues.pop(language())
        sitting = Sitting(
            self.table,
            tongue,
            tuple(tongues.values()),
            Terminal(self._picture(tongue)),
            self._save_as,
            self._rules,
            self.seating.deals,
            self.seating.manners.strict,
        )
        try:
            sitting.run()
        except (Stopped, KeyboardInterrupt):
            print()
            self._keep()
            raise
        if self._keep():
            say(tongue.say("saved", file=str(self.seating.manners.save)))

    @cached_property
    def table(self) -> GameTable:
        """The table, with what has been played already."""
        from kartenwerk.engine.table import GameTable

        seating = self.seating
        policy = self.session.policy(seating.policy, self.players, seating.playouts)
        table = GameTable(self.session, self.players, seating.people, policy, seating.seed, seating.playouts)
        if self.resumed:
            table.resume(self.resumed)
        return table

    def _tongue(self, id: str) -> Tongue:
        roots = self.workshop.roots
        game_words = read_game_words(roots, id, self.session.data.id)
        return Tongue(id, self.session, read_words(roots, id), game_words, self.workshop.templates.sentence)

    def _picture(self, tongue: Tongue) -> TablePicture | None:
        from kartenwerk.sitting.picture import TablePicture

        if not (self.seating.manners.table and rich_wanted(self.seating.manners.plain)):
            return None
        return TablePicture(tongue, self.players)

    def _keep(self) -> bool:
        """Write the record, where a file was named; whether it was."""
        from kartenwerk.cli.records import write_record

        if self.seating.manners.save is None:
            return False
        write_record(self.seating.manners.save, self._record())
        return True

    def _save_as(self, file: str) -> None:
        """Write the record into a new file; FileExistsError if it is not new."""
        from kartenwerk.build.files import write_text

        path = Path(file)
        if path.exists() and path != self.seating.manners.save:
            raise FileExistsError(file)
        write_text(path, self._record())

    def _record(self) -> str:
        from kartenwerk.engine.expert import NAME
        from kartenwerk.engine.record import as_toml

        policy = self.seating.policy
        return as_toml(self.table.record(f"{policy} {self.seating.playouts}" if policy == NAME else policy))

    def _rules(self) -> RuleTexts:
        """The rules of the booklet, a line a step; they are German."""
        from kartenwerk.book.plain import ParagraphKind
        from kartenwerk.products.booklet.text import rules_at_length, rules_in_short
        from kartenwerk.sitting.rules import RuleTexts

        spoken = (ParagraphKind.TEXT, ParagraphKind.ENTRY)
        ways = (rules_in_short, rules_at_length)
        return RuleTexts(
            *([each.text for each in read(self.workshop, self.session) if each.kind in spoken] for read in ways)
        )


def drawn_seed() -> int:
    """A number for a game of its own, which is told so that it can be played again."""
    from secrets import randbelow

    return 1 + randbelow(9999)


def named(session: Session, seat: int, name: str) -> Session:
    """The session with that name for the seat; KartenwerkError for a name that cannot be told or is taken."""
    from kartenwerk.errors import KartenwerkError

    names = list(session.names)
    if not name.strip() or len(name) > 30 or not name.isprintable():
        raise KartenwerkError(
            "this name cannot be told", key="--name", found=repr(name), expected="1 to 30 letters on one line"
        )
    others = [other for place, other in enumerate(names) if place != seat]
    if name in others:
        names[names.index(name)] = names[seat]
    names[seat] = name
    return replace(session, names=tuple(names))
