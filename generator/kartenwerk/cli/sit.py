"""A person plays at the terminal: `kartenwerk play GAME --seat N`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from secrets import randbelow
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.stopping import Stopped
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.language import language
from kartenwerk.cli.left_games import LeftGame, LeftGames
from kartenwerk.cli.output import rich_wanted, say
from kartenwerk.cli.records import write_record
from kartenwerk.cli.terminal import Terminal
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.expert import NAME
from kartenwerk.play.engine.record import as_toml
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.table import GameTable
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.plain import rules_at_length, rules_in_short
from kartenwerk.table.blocks.names import fold_name
from kartenwerk.table.sitting.picture import TablePicture
from kartenwerk.table.sitting.rules import RuleTexts
from kartenwerk.table.sitting.sitting import Sitting
from kartenwerk.table.sitting.tongue import Tongue, read_tongue
from kartenwerk.table.sitting.typed import plain
from kartenwerk.table.sitting.words import TONGUES
from kartenwerk.text.book.plain import READ_IN_GERMAN, Paragraph, ParagraphKind

NO = ("n", "nein", "no", "neu", "new")
"""Answers of whoever would rather begin anew."""

NOWHERE = LeftGames(None)


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
    left: LeftGames = NOWHERE

    def run(self) -> None:
        """Play; whatever ends it, the moves so far are kept."""

        manners = self.seating.manners
        tongue, others = read_tongues(self.workshop, self.session)
        sitting = Sitting(
            self.table,
            tongue,
            others,
            terminal_of(tongue, self.players, table=manners.table, plain=manners.plain),
            self._save_as,
            partial(read_rules, self.workshop, self.session),
            self.seating.deals,
            self.seating.manners.strict,
        )
        finished = False
        try:
            finished = sitting.run()
        except (Stopped, KeyboardInterrupt):
            with suppress(OSError):  # a terminal that was closed hears nothing
                print()
                sitting.leave()
            raise
        finally:
            self._end(tongue, finished)

    def _end(self, tongue: Tongue, finished: bool) -> None:
        """Write the record, where a file was named; else keep a game that was left, and say how it goes on."""
        game = self.session.data.id
        if self._keep():
            say(tongue.say("saved", file=str(self.seating.manners.save)))
        elif finished:
            self.left.forget(game)
        elif self.table.begun and self.left.keep(game, self._record()):
            say(tongue.say("kept"))

    @cached_property
    def table(self) -> GameTable:
        """The table, with what has been played already."""

        seating = self.seating
        policy = self.session.policy(seating.policy, self.players, seating.playouts)
        table = GameTable(self.session, self.players, seating.people, policy, seating.seed, seating.playouts)
        if self.resumed:
            table.resume(self.resumed)
        return table

    def _keep(self) -> bool:
        """Write the record, where a file was named; whether it was."""

        if self.seating.manners.save is None:
            return False
        write_record(self.seating.manners.save, self._record())
        return True

    def _save_as(self, file: str) -> None:
        """Write the record into a new file; FileExistsError if it is not new."""

        path = Path(file)
        if path.exists() and path != self.seating.manners.save:
            raise FileExistsError(file)
        write_record(path, self._record())

    def _record(self) -> str:
        policy = self.seating.policy
        return as_toml(self.table.record(f"{policy} {self.seating.playouts}" if policy == NAME else policy))


def read_rules(workshop: Workshop, session: Session) -> RuleTexts:
    """The rules of the booklet, a line a step; they are German. The label of a box stands before what is in it."""
    manuscript, ways = game_manuscript(workshop, session), (rules_in_short, rules_at_length)
    return RuleTexts(*([*_lines(read(manuscript))] for read in ways))


def _lines(paragraphs: Iterable[Paragraph]) -> Iterator[str]:
    """The texts of a booklet's paragraphs."""
    for kind, text in paragraphs:
        label = text.removeprefix(f"{READ_IN_GERMAN.box}: ")
        if kind in (ParagraphKind.TEXT, ParagraphKind.ENTRY):
            yield text
        elif kind is ParagraphKind.BOX and label != text:
            yield f"{label}:"


def read_tongues(workshop: Workshop, session: Session) -> tuple[Tongue, tuple[Tongue, ...]]:
    """The session in the words of the person's tongue, and in those of the others, which are understood, too."""
    tongues = {id: read_tongue(workshop, session, id) for id in TONGUES}
    return tongues.pop(language()), tuple(tongues.values())


def terminal_of(tongue: Tongue, players: int, *, table: bool, plain: bool) -> Terminal:
    """The terminal at which people sit; it draws the `table` where that is wanted, and not where lines are `plain`."""
    picture = TablePicture(tongue, players) if table and rich_wanted(plain) else None
    return Terminal(picture, codes=not plain)


def left_games() -> LeftGames:
    """Where games that are left are kept: nowhere, unless a person types."""
    return LeftGames.of_user() if sys.stdin.isatty() else NOWHERE


def goes_on(workshop: Workshop, session: Session, left: LeftGame) -> bool:
    """Whether the person at the terminal wants to go on with a game that was left."""
    tongue, terminal = read_tongue(workshop, session, language()), Terminal()
    terminal.say(tongue.say_count("left_before", left.moves))
    answer = terminal.ask()
    return answer is not None and plain(answer) not in NO


def drawn_seed() -> int:
    """A seed for a new game. It is printed so that the game can be played again."""
    return 1 + randbelow(9999)


def name_seat(session: Session, seat: int, name: str) -> Session:
    """The session with that name for the seat; KartenwerkError for a name that cannot be printed or is taken."""
    names = list(session.names)
    if not name.strip() or len(name) > 30 or not name.isprintable():
        raise KartenwerkError(
            "this name cannot be used", key="--name", found=repr(name), expected=_("1 to 30 letters on one line")
        )
    taken = [place for place, other in enumerate(names) if place != seat and fold_name(other) == fold_name(name)]
    for place in taken:
        names[place] = names[seat]
    names[seat] = name
    return replace(session, names=tuple(names))
