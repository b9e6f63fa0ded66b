"""What is said after an evening has changed: what the deal brought, and how everybody stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from kartenwerk.base.message import Message, _
from kartenwerk.base.translation import GERMAN
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog, GameData
from kartenwerk.cli.answers import EveningShown, StandingEntry, WrittenDeal, WrittenItem
from kartenwerk.cli.game_of_file import open_game_of
from kartenwerk.cli.language import language
from kartenwerk.cli.output import Reply, complain
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.names import SimilarNameError
from kartenwerk.table.blocks.parts import Parts
from kartenwerk.table.evening import store
from kartenwerk.table.evening.changes import NoDealError, OverError
from kartenwerk.table.evening.counting import Moment, WrittenLine
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.sitting.words import read_game_words


def sign(points: int) -> str:
    """A number with its sign, 0 without."""
    return f"+{points}" if points > 0 else str(points)


def open_evening(file: Path, data: Path | None) -> tuple[Workshop, Evening]:
    """The evening of a file, after a warning of what is not whole in it; `data` is laid over the program's."""
    workshop = open_game_of(file, data)
    evening = store.load(file, workshop.catalog)
    warn_of_cut(evening)
    return workshop, evening


def change(file: Path, catalog: Catalog, make: Callable[[Evening], str]) -> Evening:
    """The evening after a change of its file; a fault says what to type instead."""
    with naming_the_way():
        return store.change(file, catalog, make)


@contextmanager
def naming_the_way() -> Iterator[None]:
    """Faults of a change say by which words on the command line it goes on."""
    try:
        yield
    except OverError as error:
        error.expected = _("--on where you play another")
        raise
    except NoDealError as error:
        error.expected = _("kartenwerk score add first")
        raise
    except SimilarNameError as error:
        error.expected = _("a name that is known, or --new for somebody who is new")
        raise


def warn_of_cut(evening: Evening) -> None:
    """Warn of what is not whole in the file."""
    if evening.parts.cut:
        number = len(evening.parts.blocks) + 1
        complain(
            f"kartenwerk: {evening.name}: "
            + gettext(
                "block {block} is not whole and left out; the next change keeps it in {name}",
                block=number,
                name=f"{evening.name}.rest",
            )
        )
    warn_of_doubt(evening.name, evening.parts)


def warn_of_doubt(name: str, parts: Parts) -> None:
    """Warn of a last number that may have lost digits, because nothing follows it, not even the end of its line."""
    if parts.doubtful:
        complain(
            f"kartenwerk: {name}: "
            + gettext("its last line has no end, look whether it is whole; it counts: {line}", line=parts.doubtful)
        )


def name_dealer(moment: Moment) -> list[str]:
    """A line on who deals, where the dealer sits out."""
    return [gettext("{name} deals and sits out.", name=moment.table.dealing)] if moment.table.sits_out else []


def results(line: WrittenLine, evening: Evening) -> str:
    """What a deal brought each who played it."""
    each = (
        f"{name} {sign(points)}"
        for name, points in zip(evening.everybody, line.result, strict=True)
        if name in line.names
    )
    return ", ".join(each)


def standing(evening: Evening) -> str:
    """How everybody stands, the best first."""
    return ", ".join(f"{place.name} {place.points}" for place in evening.standing)


WRITTEN, ANEW, VOID = (
    _("Deal {deal}: {points}. Standing: {standing}."),
    _("Deal {deal} anew: {points}. Standing: {standing}."),
    _("Deal {deal} does not count. Standing: {standing}."),
)


def report(
    evening: Evening, number: int | None = None, sentence: Message = WRITTEN, before: Iterable[str] = ()
) -> Reply[EveningShown]:
    """What has changed; `number` is the deal that was written down, if one was, and `before` are lines above it."""
    line = next((each for each in reversed(evening.lines) if each.number == number and not each.struck), None)
    if number is None:
        change = gettext("Standing: {standing}.", standing=standing(evening))
    else:
        points = results(line, evening) if line else ""
        change = gettext(sentence.template, deal=number, points=points, standing=standing(evening))
    over = [gettext("The match is over.")] if evening.over else []
    return Reply(describe_evening(evening, number), [*before, change, *over])


def describe_evening(evening: Evening, number: int | None = None) -> EveningShown:
    """An evening as data: all its deals, or those of a `number`."""
    lines = [line for line in evening.lines if number is None or line.number == number]
    return EveningShown(
        game=evening.session.data.id,
        name=evening.head.name,
        deals=[_describe_deal(evening, line) for line in lines],
        standing=[
            StandingEntry(place=place.place, player=place.name, points=place.points, deals=place.deals)
            for place in evening.standing
        ],
        over=evening.over,
        cut=evening.parts.cut,
    )


def _describe_deal(evening: Evening, line: WrittenLine) -> WrittenDeal:
    return WrittenDeal(
        deal=line.number,
        struck=line.struck,
        players=[*line.names],
        points={
            name: points for name, points in zip(evening.everybody, line.result, strict=True) if name in line.names
        },
        items=[
            WrittenItem(player=line.names[item.seat], reason=item.reason, points=item.points, number=item.number)
            for item in line.items
        ],
    )


def in_users_words(workshop: Workshop, data: GameData) -> GameData:
    """The game with its questions and labels in the user's language; one in English keeps its own."""
    if language() in (GERMAN, data.language):
        return data
    words = read_game_words(workshop.roots, language(), data.id, data.trick_game is not None)
    return data.model_copy(update={"facts": {**data.facts, **words.facts}, "tally": {**data.tally, **words.tally}})
