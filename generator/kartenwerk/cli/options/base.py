"""Options of commands as values: what a command line may say is declared once, as the fields of a class."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple, dataclass_transform, get_type_hints

import typer

from kartenwerk.base.errors import KartenwerkError, check_between
from kartenwerk.base.message import _

Complete = Callable[..., list[str]]


class Declared(NamedTuple):
    """An argument or an option of a command line, with what Typer wants to know of it."""

    kind: Any
    default: Any
    names: Sequence[str]
    settings: Mapping[str, Any]
    within: tuple[int, int] | None = None

    def spell(self, name: str) -> str:
        """How the field of that name is typed: "--for", or "GAME" for an argument."""
        if self.kind is typer.Argument:
            return self.settings.get("metavar") or name.upper()
        return self.names[0] if self.names else "--" + name.replace("_", "-")

    def info(self, name: str) -> Any:
        """The same for Typer, as the default of a parameter of that name."""
        names = self.names if self.kind is typer.Argument else self.names or (self.spell(name),)
        return self.kind(self.default, *names, **self.settings)


def option(
    help: str,
    *names: str,
    default: Any = None,
    within: tuple[int, int] | None = None,
    complete: Complete | None = None,
    **settings: Any,
) -> Any:
    """A field for an option; its only name is that of the field unless it has others, and a number is `within` two."""
    return Declared(typer.Option, default, names, {"help": help, "autocompletion": complete, **settings}, within)


def switch(help: str, *names: str) -> Any:
    """A field for an option without a value, which is off if it is not given."""
    return option(help, *names, default=False)


def argument(help: str, *, default: Any = ..., complete: Complete | None = None, **settings: Any) -> Any:
    """A field for an argument, which is required if it has no default."""
    return Declared(typer.Argument, default, (), {"help": help, "autocompletion": complete, **settings})


class Refusal(NamedTuple):
    """A combination that is refused: the first that is given of some options, in one sentence.

    It is refused `beside` any of others, and `without` all of others; both are what is typed, several with blanks.
    `found` may have {value}, that of the refused option, and {other}, the first value that it is beside.
    """

    options: str
    why: str
    beside: str = ""
    without: str = ""
    key: str | None = ""
    found: str | None = None
    expected: str | None = None

    def check(self, options: Options) -> None:
        """KartenwerkError if the options have this combination."""
        wrong, other = options.first_given(self.options), options.first_given(self.beside)
        if (self.options and not wrong) or (self.beside and not other) or options.first_given(self.without):
            return
        values = {"value": options.value_of(wrong), "other": options.value_of(other)}
        found = self.found.format(**values) if self.found and "{" in self.found else self.found
        raise KartenwerkError(self.why, key=wrong if self.key == "" else self.key, found=found, expected=self.expected)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(option, switch, argument))
class Options:
    """What a command line says. A subclass has a field for each argument and option; its docstring is the help.

    Fields of its own come before those of the groups that it inherits, in the order of these. To type checkers it is a
    dataclass; the library's would take longer to make each class than a command line to be read.
    """

    refusals: ClassVar[Sequence[Refusal]] = ()

    def __init__(self, **given: Any) -> None:
        defaults = {name: parameter.default for name, parameter in self.parameters().items()}
        vars(self).update(defaults | given)

    takes_whole_game: ClassVar[bool] = False
    """Whether the command takes the folder of a whole game."""

    def check(self) -> None:
        """KartenwerkError for a number that is out of range, or a combination that is always refused."""
        for name, parameter in self.parameters().items():
            if parameter.within and vars(self)[name] is not None:
                check_within(parameter.spell(name), vars(self)[name], *parameter.within)
        self.refuse(self.refusals)

    def refuse(self, refusals: Sequence[Refusal]) -> None:
        """KartenwerkError for the first of these combinations that the options have."""
        for refusal in refusals:
            refusal.check(self)

    def first_given(self, options: str) -> str | None:
        """The first of these options, spelled as they are typed, that is given."""
        return next((each for each in options.split() if self.is_given(each)), None)

    def is_given(self, option: str) -> bool:
        """Whether it has another value than by default; a switch is given if it is on."""
        name = self.spellings()[option]
        value = vars(self)[name]
        return value is not None and value is not False and value != self.parameters()[name].default

    def value_of(self, option: str | None) -> Any:
        """The value of an option that is spelled as it is typed; of a list the first."""
        value = getattr(self, self.spellings()[option]) if option else None
        return value[0] if value and isinstance(value, list) else value

    @classmethod
    @cache
    def parameters(cls) -> dict[str, Declared]:
        """The fields by their names."""
        fields = {name: value for one in cls.__mro__ for name, value in vars(one).items()}
        return {name: value for name, value in fields.items() if isinstance(value, Declared)}

    @classmethod
    def spellings(cls) -> dict[str, str]:
        """The names of the fields by how they are typed."""
        return {parameter.spell(name): name for name, parameter in cls.parameters().items()}

    @classmethod
    def signature(cls) -> inspect.Signature:
        """The parameters of a function that takes these options, as Typer reads them."""
        types, kind = get_type_hints(cls), inspect.Parameter.KEYWORD_ONLY
        return inspect.Signature(
            [
                inspect.Parameter(name, kind, default=parameter.info(name), annotation=types[name])
                for name, parameter in cls.parameters().items()
            ]
        )


def check_within(option: str, value: int, least: int, most: int) -> None:
    """KartenwerkError if the value of the option is out of range."""
    why = _("that number is too small") if value < least else _("that number is too large")
    check_between(why, value, least, most, option)
