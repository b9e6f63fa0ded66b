"""The practice deal of a booklet ("Probespiel"): a record kept as data, replayed and described at every build.

A round with house rules plays the same deal where its rules allow every move of it, offer the same choices, let every
move do the same and score it alike. Where they do not, the deal is described by the usual rules, and the text says so;
so it is where a rule differs that the record names, because what is said of chances hangs on it, though nothing in the
deal does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.record import IllegalMoveError, Record, read_record, replay
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.table.lessons.lesson import has_lesson, read_lesson
from kartenwerk.text.templating import markdown

FOLDER = "rules_data/deals"
TEMPLATE = "probespiel.md.j2"


def practice_record(workshop: Workshop, game: str) -> Record | None:
    """The record that the game's booklet describes, if it has one; KartenwerkError for a file that is none."""
    file = f"{FOLDER}/{game}.toml"
    return read_record(workshop.roots.find(file)) if workshop.roots.has(file) else None


class Practice(NamedTuple):
    """The deals of a record, the session by whose rules they are described, what figures show of them, and the text.

    The text is Markdown, and it begins with the heading of its chapter. All is empty for a game without a record.
    """

    deals: Sequence[PlayedDeal]
    session: Session
    values: Mapping[str, Any]
    text: str

    @property
    def heading(self) -> str:
        return self.text.partition("\n")[0].removeprefix("# ")


@once_a_run
def read_practice(workshop: Workshop, session: Session) -> Practice:
    """The practice deal of the session's booklet, replayed once a run."""
    record = practice_record(workshop, session.data.id)
    if record is None:
        return Practice((), session, {}, "")
    deals, by = replay_by(session, record)
    played = session.data.variant_in_force(session.values)
    probe = {
        **showcase_of(session.game).practice(by, deals),
        "ohne_hausregeln": by is not session,
        "spielart": played.name if played else "",
        "besser": _better_moves(workshop, by, record),
    }
    practice = Practice(deals, by, probe, "")
    return practice._replace(text=practice_text(workshop, practice))


def practice_text(workshop: Workshop, practice: Practice, **more: Any) -> str:
    """The text of a practice deal, from the rules by which it is described (`r`), the deck, the game and `more`."""
    by = practice.session
    values = {"r": by.values, "deck": by.deck, "game": by.data, "probe": practice.values, **more}
    return markdown(workshop.templates.render(f"games/{by.data.id}/{TEMPLATE}", values))


def _better_moves(workshop: Workshop, session: Session, record: Record) -> Mapping[int, str]:
    """The best moves where those of the first deal are known for mistakes, by their numbers; by usual rules alone."""
    if session.house.changes or not has_lesson(workshop.roots, session.data.id):
        return {}
    stops = [stop for stop in read_lesson(workshop.roots, session.game, record).stops if stop.deal == 1]
    texts = record.move_texts
    return {stop.move: stop.choices[0].move for stop in stops if stop.judge(texts[stop.move - 1]) == "worse"}


def replay_by(session: Session, record: Record) -> tuple[Sequence[PlayedDeal], Session]:
    """The deals of the record, and the session by whose rules they are described: this one, or that of usual rules."""
    usual = session if not session.house.changes else replace(session, house=HouseRules())
    usual_deals = replay_record(usual, record)
    if usual is session:
        return usual_deals, session
    if any(session.values[key] != value for key, value in record.rules.items()):
        return usual_deals, usual
    try:
        same = replay_record(session, record.model_copy(update={"rules": dict(session.values)}))
    except (IllegalMoveError, KartenwerkError):
        return usual_deals, usual
    return (same, session) if _alike(usual_deals, same) else (usual_deals, usual)


def replay_record(session: Session, record: Record) -> Sequence[PlayedDeal]:
    """The deals of the record; KartenwerkError that names its file where the rules forbid a move."""
    file = f"{FOLDER}/{session.data.id}.toml"
    try:
        return replay(record, session.game, session.data, session.deck.pack)
    except IllegalMoveError as error:
        raise KartenwerkError(
            "the practice deal has a move that the rules forbid",
            file=file,
            key=_("move {move}", move=error.number),
            found=error.text,
            expected=_("a legal move"),
        ) from error
    except KartenwerkError as error:
        error.file = error.file or file
        raise


def _alike(usual: Sequence[PlayedDeal], here: Sequence[PlayedDeal]) -> bool:
    """Whether every step offers the same moves and does the same, as its remarks say; and the tallies are the same."""
    return len(usual) == len(here) and all(
        one.tally == other.tally
        and all(
            mine.seat == theirs.seat
            and (mine.seat == CHANCE or one.game.moves(mine.before) == other.game.moves(theirs.before))
            and _remarks(one, mine) == _remarks(other, theirs)
            for mine, theirs in zip(one.steps, other.steps, strict=True)
        )
        for one, other in zip(usual, here, strict=True)
    )


def _remarks(deal: PlayedDeal, step: Step) -> tuple[Reason, ...]:
    return deal.game.remarks(step.before, step.move, step.after)
