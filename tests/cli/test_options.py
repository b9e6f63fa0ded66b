"""What command lines say, as values: fields, groups, and what is refused beside what."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cli.commands import COMMANDS, CommandGroup, CommandRow
from kartenwerk.cli.options.base import Options, Refusal, argument, option, switch


class Shared(Options):
    """A group."""

    out: Path = option("Where.", default=Path("output"))


class Line(Shared):
    """A line."""

    game: str | None = argument("A game.", default=None)
    page_size: str = option("A page.", default="")
    count: int | None = option("How many.", within=(1, 9))
    large: bool = switch("Large.")

    refusals = (
        Refusal("--page-size", "it has no pages", beside="--large", found="{value!r}"),
        Refusal("--count", "so many of what?", without="GAME --page-size", expected="a game"),
    )


def line(**given: Any) -> Line:
    return Line(**given)


def rows(table: Mapping[str, CommandRow | CommandGroup] = COMMANDS) -> Iterator[CommandRow]:
    for row in table.values():
        if isinstance(row, CommandGroup):
            yield from rows(row.commands)
        else:
            yield row


def test_fields_of_its_own_come_before_those_of_a_group() -> None:
    assert [*Line.signature().parameters] == ["game", "page_size", "count", "large", "out"]
    assert [*Line.spellings()] == ["GAME", "--page-size", "--count", "--large", "--out"]


def test_what_is_not_given_is_as_by_default() -> None:
    given = line(large=True)
    assert (given.game, given.page_size, given.count, given.large, given.out) == (None, "", None, True, Path("output"))
    assert given.first_given("GAME --page-size --count --large --out") == "--large"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (line(page_size="a5"), ""),
        (line(large=True), ""),
        (line(page_size="a5", large=True), "--page-size: it has no pages; found 'a5'"),
        (line(count=3), "--count: so many of what?; expected a game"),
        (line(count=3, game="watten"), ""),
        (line(count=10, game="watten"), "--count: that number is too large; found 10; expected 1 to 9"),
    ],
)
def test_a_line_is_refused_in_one_sentence(given: Line, said: str) -> None:
    if not said:
        given.check()
        return
    with pytest.raises(KartenwerkError) as error:
        given.check()
    assert str(error.value) == said


@pytest.mark.parametrize("row", [*rows()], ids=lambda row: row.function)
def test_every_refusal_names_options_that_there_are(row: CommandRow) -> None:
    groups = [each for each in vars(row.options).values() if isinstance(each, tuple)]
    for refusal in (each for group in groups for each in group if isinstance(each, Refusal)):
        named = {*refusal.options.split(), *refusal.beside.split(), *refusal.without.split()}
        assert named <= set(row.options.spellings())


@pytest.mark.parametrize("row", [*rows()], ids=lambda row: row.function)
def test_every_command_takes_the_options_that_the_table_says(row: CommandRow) -> None:
    assert row.load().__annotations__["options"] == row.options.__name__


def test_help_loads_no_command() -> None:
    program = (
        "import sys; from kartenwerk.cli.app import obey; obey(['--help']); obey(['rules', '--help']); "
        "print(*sys.modules, file=sys.stderr)"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stderr.split()
    functions = {f"kartenwerk.cli.{row.function.partition(':')[0]}" for row in rows()}
    assert functions.isdisjoint(loaded)
