"""The tree of commands in the user's language: names, help pages, examples."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import typer.core
from typer import Context

from kartenwerk.base.data import DataRoots
from kartenwerk.base.inputs import parse_toml
from kartenwerk.cli.language import GERMAN, language
from kartenwerk.cli.translation import help_words

_DEFAULT = re.compile(r"\[default: (.*?)\](?=$|;)")
EXAMPLES = "rules_data/lang/examples.toml"
_EXAMPLES = "Examples:"
_WORDS = "{words}"
_REQUIRED = "[required]"
_COMMA = re.compile(r"[+-]?\d*,\d+")


class Commands(typer.core.TyperGroup):
    """Commands with names in every language, all of which always work; the help lists those of the user's."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in self.commands or cmd_name.startswith("-"):
            return self.commands.get(cmd_name)
        words = help_words()
        meant = words.spellings.get(cmd_name)
        named = (name for name in self.commands if cmd_name == words.commands.get(name) or name == meant)
        return self.commands.get(next(named, ""))

    def list_commands(self, ctx: Any) -> list[str]:
        if language() != GERMAN:
            return list(self.commands)
        german = help_words().commands
        return [german.get(name, name) for name in self.commands]


def with_points(tree: Any, words: Sequence[str]) -> list[str]:
    """The line with decimal points in lengths and angles that are written with a comma: `--gap 2,5`."""
    command = tree.get_command(Context(tree), words[0]) if words else None
    floats = {each for one in getattr(command, "params", ()) if _is_number(one) for each in one.opts}
    told: list[str] = []
    for place, word in enumerate(words):
        option, equals, value = word.partition("=")
        if equals and option in floats and _COMMA.fullmatch(value):
            told.append(f"{option}={value.replace(',', '.')}")
        elif place and words[place - 1] in floats and _COMMA.fullmatch(word):
            told.append(word.replace(",", "."))
        else:
            told.append(word)
    return told


def _is_number(parameter: Any) -> bool:
    """Whether an option takes a number with decimals."""
    return getattr(getattr(parameter, "type_descriptor", None), "annotation", None) is float


def in_german(tree: Any) -> Any:
    """The tree with German help; it is changed in its place."""
    _translate(tree)
    return tree


def _translate(command: Any) -> None:
    words = help_words()
    command.context_class = _german_context()
    for field in ("help", "short_help"):
        if text := getattr(command, field, None):
            setattr(command, field, words.help.get(text, text))
    command.options_metavar = words.frame.get(command.options_metavar, command.options_metavar)
    if getattr(command, "subcommand_metavar", None):
        command.subcommand_metavar = words.frame.get(command.subcommand_metavar, command.subcommand_metavar)
    for parameter in [*command.params, command.get_help_option(Context(command))]:
        if parameter is not None:
            _translate_parameter(parameter)
    for each in getattr(command, "commands", {}).values():
        _translate(each)


def _translate_parameter(parameter: Any) -> None:
    words = help_words()
    if text := getattr(parameter, "help", None):
        parameter.help = words.help.get(text, text)
    shown = parameter.metavar or (parameter.name if parameter.param_type_name == "argument" else "") or ""
    if shown in words.frame:
        parameter.metavar = words.frame[shown]


def with_words(tree: Any) -> Any:
    """The tree with the words that an option takes in its help, as they are completed; it is changed in its place.

    They are looked up when help is shown, since some take long to load, and stand there for that long.
    """

    def fill_at_help(command: Any) -> None:
        write = command.format_options

        def format_options(ctx: Any, formatter: Any) -> None:
            unfilled = [(each, each.help) for each in command.params if hasattr(each, "help")]
            fill_words(command, ctx)
            write(ctx, formatter)
            for parameter, text in unfilled:
                parameter.help = text

        command.format_options = format_options
        for below in getattr(command, "commands", {}).values():
            fill_at_help(below)

    fill_at_help(tree)
    return tree


def fill_words(command: Any, ctx: Any) -> None:
    """Put the words that options take into their help."""
    for parameter in command.params:
        if _WORDS in (text := getattr(parameter, "help", None) or ""):
            known = ", ".join(item.value for item in parameter.shell_complete(ctx, ""))
            parameter.help = text.replace(_WORDS, known)


@cache
def examples() -> dict[str, list[str]]:
    """Calls that a person may try, by the command."""
    file = DataRoots.of_program().find(EXAMPLES)
    return parse_toml(file.text(), file.name)


def with_examples(tree: Any) -> Any:
    """The tree with examples at the end of the help of each command; it is changed in its place."""

    def end(command: Any, name: str) -> None:
        command.format_epilog = lambda ctx, formatter: write_examples(formatter, name)
        for each, below in getattr(command, "commands", {}).items():
            end(below, f"{name} {each}".removeprefix("kartenwerk "))

    end(tree, "kartenwerk")
    return tree


def write_examples(formatter: Any, name: str) -> None:
    """End a help page with the examples of a command, in the names of the user's language."""
    german = language() == GERMAN
    formatter.write_paragraph()
    here = name if name in examples() else name.removeprefix("score ")  # tournaments may be typed with or without it
    calls = [call.split(" ", 1) for call in examples().get(here, [])]
    if calls:
        formatter.write_text(help_words().frame[_EXAMPLES] if german else _EXAMPLES)
    for command, *rest in calls:
        spoken = help_words().commands.get(command, command) if german else command
        below, _, more = " ".join(rest).partition(" ")
        if german and f"{command} {below}" in examples():
            rest = [help_words().commands.get(below, below), more]
        formatter.write(f"  {' '.join(['kartenwerk', spoken, *rest])}\n")


def _german_context() -> type[Context]:
    """A context whose help pages have German headings."""
    formatter: Any = Context.formatter_class

    class GermanFormatter(formatter):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, help_words().frame["Usage: "] if prefix is None else prefix)

        def write_heading(self, heading: str) -> None:
            super().write_heading(help_words().frame.get(heading, heading))

        def write_dl(self, rows: Sequence[tuple[str, str]], *more: Any, **given: Any) -> None:
            super().write_dl([(_term(term), _remarks(text)) for term, text in rows], *more, **given)

    class GermanContext(Context):
        formatter_class = GermanFormatter

    return GermanContext


def _term(term: str) -> str:
    """The left column of a help page, with its types."""
    return re.sub(r"<(\w+)>", lambda kind: help_words().frame.get(kind[0], kind[0]), term)


def _remarks(text: str) -> str:
    """What the help adds to an option in brackets."""
    frame = help_words().frame
    text = text.replace(_REQUIRED, frame[_REQUIRED])
    return _DEFAULT.sub(lambda found: frame["[default: {0}]"].replace("{0}", frame.get(found[1], found[1])), text)
