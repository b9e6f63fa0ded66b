"""The practice deal of a booklet ("Probespiel"): a record kept as data, replayed and described at every build.

A round with house rules plays the same deal where its rules allow every move of it, offer the same choices, let every
move do the same and score it alike. Where they do not, the deal is described by the usual rules, and the text says so;
so it is where a rule differs that the record names, because what is said of chances hangs on it, though nothing in the
deal does.

A named set of rules may have a deal of its own, in a folder that is called after the game: it is played by the set, and
the text shows what is different there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.record import IllegalMoveError, Record, read_record, replay
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.table.lessons.lesson import has_lesson, read_lesson
from kartenwerk.text.templating import markdown

FOLDER = "rules_data/deals"


def practice_record(workshop: Workshop, game: str, variant: str = "") -> Record | None:
    """The record that the booklet of the game describes, or that of a named set of its rules, if there is one.

    KartenwerkError for a file that is none.
    """
    file = deal_file(game, variant)
    return read_record(workshop.roots.find(file)) if workshop.roots.has(file) else None


def deal_file(game: str, variant: str = "") -> str:
    """Where the record of a game lies, and beside it in a folder that of a named set of its rules."""
    return f"{FOLDER}/{game}/{variant}.toml" if variant else f"{FOLDER}/{game}.toml"


def deal_template(game: str, variant: str = "") -> str:
    """The template of the deal's text."""
    return f"games/{game}/deals/{variant}.md.j2" if variant else f"games/{game}/probespiel.md.j2"


class Practice(NamedTuple):
    """The deals of a record, the session by whose rules they are described, what figures show of them, and the text.

    The text is Markdown, and it begins with the heading of its chapter. All is empty for a game without a record. The
    deal of a named set has the id of that set.
    """

    deals: Sequence[PlayedDeal]
    session: Session
    values: Mapping[str, Any]
    text: str = ""
    variant: str = ""

    @property
    def heading(self) -> str:
        return self.text.partition("\n")[0].removeprefix("# ")


@once_a_run
def read_practice(workshop: Workshop, session: Session) -> Practice:
    """The practice deal of the session's booklet, replayed once a run."""
    game, played = session.data.id, session.data.variant_in_force(session.values)
    own = practice_record(workshop, game, played) if played else None
    record = own or practice_record(workshop, game)
    if record is None:
        return Practice((), session, {})
    deals, by = (replay_record(session, record, played), session) if own else replay_by(session, record)
    probe = {
        **showcase_of(session.game).practice(by, deals),
        "eigen": own is not None,
        "ohne_hausregeln": by is not session,
        "spielart": session.data.variants[played].name if played else "",
        "besser": _better_moves(workshop, by, record),
    }
    practice = Practice(deals, by, probe, variant=played if own else "")
    return practice._replace(text=practice_text(workshop, practice))


def plays_otherwise(workshop: Workshop, session: Session) -> bool:
    """Whether the usual practice deal is another one at this table, or none.

    A named set of rules of which this is true plays otherwise, and so it has a deal of its own.
    """
    record = practice_record(workshop, session.data.id)
    return record is not None and replay_by(session, record)[1] is not session


def practice_text(workshop: Workshop, practice: Practice, **more: Any) -> str:
    """The text of a practice deal, from the rules by which it is described (`r`), the deck, the game and `more`."""
    by = practice.session
    values = {"r": by.values, "deck": by.deck, "game": by.data, "probe": practice.values, **more}
    return markdown(workshop.templates.render(deal_template(by.data.id, practice.variant), values))


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
        same = replay_record(session, record, by=(session.values, session.rules))
    except (IllegalMoveError, KartenwerkError):
        return usual_deals, usual
    return (same, session) if are_alike(usual_deals, same) else (usual_deals, usual)


def replay_record(
    session: Session, record: Record, variant: str = "", by: tuple[Mapping[str, Value], Any] | None = None
) -> Sequence[PlayedDeal]:
    """The deals of the record, which may be a named set's, by its own rules or `by` others.

    KartenwerkError that names its file for a forbidden move.
    """
    file = deal_file(session.data.id, variant)
    try:
        return replay(record, session.game, session.data, session.deck.pack, by)
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


def are_alike(usual: Sequence[PlayedDeal], here: Sequence[PlayedDeal]) -> bool:
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
