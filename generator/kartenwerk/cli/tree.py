"""The tree of commands in the user's language: names, help pages, examples."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache, partial
from typing import Any

import typer
import typer.core
from typer import Context

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.message import _
from kartenwerk.base.translation import GERMAN
from kartenwerk.cli.commands import CommandGroup, CommandRow
from kartenwerk.cli.language import language
from kartenwerk.cli.translation import help_words
from kartenwerk.cli.usage import parsing, usage

_DEFAULT = re.compile(r"\[default: (.*?)\](?=$|;)")
EXAMPLES, ENGLISH_WORDS = "rules_data/lang/examples.toml", "rules_data/lang/en/examples.toml"
_EXAMPLES = "Examples"
_WORDS = "{words}"
_REQUIRED = "[required]"
_COMMA = re.compile(r"[+-]?\d*,\d+")


class Lazily(Mapping[str, Any]):
    """Values by their names, each of which is made when it is first asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Any]]) -> None:
        self._makers = makers
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


class Commands(typer.core.TyperGroup):
    """Commands with names in every language, all of which always work; the help lists those of the user's.

    A command is made when it is called; to list them takes no more than the table.
    """

    commands: Any

    def fill(self, table: Mapping[str, CommandRow | CommandGroup], tongue: str, above: str = "") -> Any:
        """The group itself with the commands of the table, which are typed behind the words `above`."""
        rows = {name: (f"{above} {name}".strip(), row) for name, row in table.items()}
        self.commands = Lazily({name: partial(_make, name, path, row, tongue) for name, (path, row) in rows.items()})
        self.listed = {name: _list(name, row, tongue) for name, row in table.items()}
        return _dress(self, above or "kartenwerk", tongue)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in self.commands or cmd_name.startswith("-"):
            return self.commands.get(cmd_name)
        words = help_words()
        meant = words.spellings.get(cmd_name)
        named = (name for name in self.commands if cmd_name == words.commands.get(name) or name == meant)
        return self.commands.get(next(named, ""))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with parsing(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """As Typer does, but for a name that no command has: KartenwerkError with the most similar one."""
        if not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise unknown(_("there is no command of that name"), args[0], self.list_commands(ctx))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: Any) -> list[str]:
        if language() != GERMAN:
            return list(self.commands)
        german = help_words().commands
        return [german.get(name, name) for name in self.commands]

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        typer.core.TyperGroup.format_commands(self._in_lines(), ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        ctx.command = self._in_lines()
        return super().shell_complete(ctx, incomplete)

    def _in_lines(self) -> Commands:
        """The same group of commands without options, for a list of them."""
        lines = copy(self)
        lines.commands = self.listed
        return lines


def _list(name: str, row: CommandRow | CommandGroup, tongue: str) -> Any:
    """A command that is good for its line in a list alone."""
    help = help_words().help.get(row.help, row.help) if tongue == GERMAN else row.help
    return typer.core.TyperCommand(name, help=help)


def _make(name: str, path: str, row: CommandRow | CommandGroup, tongue: str) -> Any:
    """The command or group of a row, which is typed as `path`."""
    if isinstance(row, CommandGroup):
        group = Commands(name=name, help=row.help, no_args_is_help=True, rich_markup_mode=None)
        return group.fill(row.commands, tongue, path)
    single = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    single.command(name, help=row.help)(_callback(row))
    command: Any = typer.main.get_command(single)
    command.allow_extra_args = True  # Typer lets them pass, and they are refused here
    parse = command.parse_args

    def parse_args(ctx: Any, args: list[str]) -> Any:
        with parsing(ctx):
            left = parse(ctx, args)
        if left and not ctx.resilient_parsing:
            raise KartenwerkError(
                "that is more than the command takes", found=repr(" ".join(left)), expected=usage(ctx)
            )
        return left

    command.parse_args = parse_args
    for parameter in command.params:
        _pass_over_nothing(parameter)
    return _dress(command, path, tongue)


def _pass_over_nothing(parameter: Any) -> None:
    """Let a parameter that is not given be None, without a validator: pydantic would build one for each of them."""
    if parameter.required or parameter.callback or parameter.multiple or parameter.nargs != 1:
        return
    process = parameter.process_value
    parameter.process_value = lambda ctx, value: None if value is None else process(ctx, value)


def _callback(row: CommandRow) -> Callable[..., int]:
    """What Typer calls with the values of a command line."""

    def call(**given: Any) -> int:
        options = row.options(**given)
        options.check()
        reply = row.load()(options)
        return 0 if reply is None else reply.print(json=given.get("json", False))

    call.__signature__ = row.options.signature()  # type: ignore[attr-defined]
    return call


def _dress(command: Any, path: str, tongue: str) -> Any:
    """The same command with help as it is here: the words that options take, examples, and the user's language."""
    write = command.format_options

    def format_options(ctx: Any, formatter: Any) -> None:
        """Words are looked up when help is shown, since some take long to load, and stand there for that long."""
        unfilled = [(each, each.help) for each in command.params if hasattr(each, "help")]
        fill_words(command, ctx)
        write(ctx, formatter)
        for parameter, text in unfilled:
            parameter.help = text

    command.format_options = format_options
    command.format_epilog = lambda ctx, formatter: write_examples(formatter, path)
    if tongue == GERMAN:
        _translate(command)
    return command


def with_points(tree: Any, words: Sequence[str]) -> list[str]:
    """The line with decimal points in lengths and angles that are written with a comma: `--gap 2,5`."""
    command = tree.get_command(Context(tree), words[0]) if words else None
    floats = {each for one in getattr(command, "params", ()) if _is_number(one) for each in one.opts}
    line: list[str] = []
    for place, word in enumerate(words):
        option, equals, value = word.partition("=")
        if equals and option in floats and _COMMA.fullmatch(value):
            line.append(f"{option}={value.replace(',', '.')}")
        elif place and words[place - 1] in floats and _COMMA.fullmatch(word):
            line.append(word.replace(",", "."))
        else:
            line.append(word)
    return line


def _is_number(parameter: Any) -> bool:
    """Whether an option takes a number with decimals."""
    return getattr(getattr(parameter, "type_descriptor", None), "annotation", None) is float


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


def _translate_parameter(parameter: Any) -> None:
    words = help_words()
    if text := getattr(parameter, "help", None):
        parameter.help = words.help.get(text, text)
    shown = parameter.metavar or (parameter.name if parameter.param_type_name == "argument" else "") or ""
    if shown in words.frame:
        parameter.metavar = words.frame[shown]


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


@cache
def _example_words() -> dict[str, str]:
    """What examples call files and folders in English, by the German words."""
    file = DataRoots.of_program().find(ENGLISH_WORDS)
    return parse_toml(file.text(), file.name)


def _in_english(call: str) -> str:
    """A call with English names of files and folders; names that are parts of longer words stay."""
    known = _example_words()
    return re.sub(rf"(?<![\w.])({'|'.join(map(re.escape, known))})(?![\w.])", lambda found: known[found[0]], call)


def write_examples(formatter: Any, name: str) -> None:
    """End a help page with the examples of a command, in the names of the user's language."""
    german = language() == GERMAN
    formatter.write_paragraph()
    said = examples().get(name, [])
    calls = [call.split(" ", 1) for call in (said if german else map(_in_english, said))]
    if calls:
        formatter.write_heading(_EXAMPLES)
    for command, *rest in calls:
        spoken = help_words().commands.get(command, command) if german else command
        below, _blank, more = " ".join(rest).partition(" ")
        if german and f"{command} {below}" in examples():
            rest = [help_words().commands.get(below, below), more]
        formatter.write(f"  {' '.join(['kartenwerk', spoken, *rest])}\n")


def _german_context() -> type[Context]:
    """A context whose help pages have German headings."""

    class GermanContext(Context):
        formatter_class = format_german(Context.formatter_class)

    return GermanContext


def format_german(formatter: Any) -> Any:
    """A formatter of help pages that writes the words of their frame in German."""

    class GermanFormatter(formatter):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, help_words().frame["Usage: "] if prefix is None else prefix)

        def write_heading(self, heading: str) -> None:
            super().write_heading(help_words().frame.get(heading, heading))

        def write_dl(self, rows: Sequence[tuple[str, str]], *more: Any, **given: Any) -> None:
            super().write_dl([(_term(term), _remarks(text)) for term, text in rows], *more, **given)

    return GermanFormatter


def _term(term: str) -> str:
    """The left column of a help page, with its types."""
    return re.sub(r"<(\w+)>", lambda kind: help_words().frame.get(kind[0], kind[0]), term)


def _remarks(text: str) -> str:
    """What the help adds to an option in brackets."""
    frame = help_words().frame
    text = text.replace(_REQUIRED, frame[_REQUIRED])
    return _DEFAULT.sub(lambda found: frame["[default: {0}]"].replace("{0}", frame.get(found[1], found[1])), text)
