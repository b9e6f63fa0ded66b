"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion

Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Plain: TypeAlias = Annotated[bool, typer.Option("--plain", help="Plain lines: no colour, no progress bar.")]
Data: TypeAlias = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="A folder laid over rules_data/, templates/ and fonts/.")
]
Out: TypeAlias = Annotated[Path, typer.Option("--out", metavar="DIR", help="Where files are written.")]
Settings: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="KEY=VALUE",
        help="Change a rule; may be given several times.",
        autocompletion=completion.rules,
    ),
]
RulesFile: TypeAlias = Annotated[
    Path | None,
    typer.Option("--rules", metavar="FILE", help="A TOML file of house rules: name, date, notes, [rules]."),
]
Variant: TypeAlias = Annotated[
    str, typer.Option("--variant", metavar="NAME", help="A named set of rules from the game's data.")
]
Link: TypeAlias = Annotated[
    str,
    typer.Option(
        "--link",
        metavar="ADDRESS",
        help="On reference cards, as a code for telephones: https://…; {game} in it stands for the game's id.",
    ),
]

Dictionary: TypeAlias = Annotated[
    Path | None,
    typer.Option("--dictionary", metavar="FILE", help="In a game of words: another list, one word a line, UTF-8."),
]

DEFAULT_OUT = Path("output")


def first_given(options: Mapping[str, object]) -> str | None:
    """The first of these options that was given: its value is not None, nor False, nor an empty list."""
    return next((name for name, value in options.items() if value not in (None, []) and value is not False), None)


def within(option: str, value: int, least: int, most: int) -> None:
    """KartenwerkError if the value of the option is out of range."""
    from kartenwerk.base.errors import KartenwerkError

    if not least <= value <= most:
        raise KartenwerkError(
            _("that number is too small") if value < least else _("that number is too large"),
            key=option,
            found=str(value),
            expected=_("{least} to {most}", least=least, most=most),
        )
