"""Wrong usage that Typer finds, such as an unknown option, reported like all other faults in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _

UsageError: type[Exception] = typer.BadParameter.__bases__[0]
"""The base class of the exceptions that Typer raises; Typer itself does not export it."""

_WANTED = {"int": _("a whole number"), "float": _("a number")}


@contextmanager
def parsing(context: Any) -> Iterator[None]:
    """Faults of the line within get this context, which Typer's parser leaves out."""
    try:
        yield
    except UsageError as error:
        vars(error)["ctx"] = vars(error).get("ctx") or context
        raise


def as_fault(error: Any) -> KartenwerkError:
    """The same fault as a KartenwerkError; `error` is a UsageError."""
    context, parameter, option = (getattr(error, name, None) for name in ("ctx", "param", "option_name"))
    if parameter is not None:
        return _of_parameter(error, parameter, context)
    if option is not None:
        return _of_option(error, option, context)
    # what else Typer can find wrong, no command here can have: its own words are better than none
    return KartenwerkError(
        "the line cannot be understood: {reason}", reason=str(error.message), expected=usage(context)
    )


def _of_parameter(error: Any, parameter: Any, context: Any) -> KartenwerkError:
    """A parameter that is missing, or whose value does not fit."""
    name = _name(parameter)
    if type(error).__name__ == "MissingParameter":
        return KartenwerkError("{name} is missing", name=name, expected=usage(context))
    details: list[Any] = getattr(error.__cause__, "errors", list)()  # of pydantic, if it has parsed the value
    if not details:
        return KartenwerkError("the value does not fit", key=name)
    wanted = _WANTED.get(str(details[0]["type"]).partition("_")[0])
    return KartenwerkError("the value does not fit", key=name, found=repr(details[0]["input"]), expected=wanted)


def _of_option(error: Any, option: str, context: Any) -> KartenwerkError:
    """An option that is unknown, or used without its value."""
    options = {
        name: each for each in context.command.get_params(context) for name in (*each.opts, *each.secondary_opts)
    }
    if type(error).__name__ != "NoSuchOption":
        switch = options[option].is_flag
        return KartenwerkError(_("the option takes no value") if switch else _("the option needs a value"), key=option)
    known = [each for each in options if each.startswith("-") and each in options[each].opts]
    return KartenwerkError(
        "there is no such option{perhaps}",
        perhaps=perhaps(option, known),
        key=option,
        expected=_("one that {command} --help names", command=context.command_path),
    )


def _name(parameter: Any) -> str:
    """The longest spelling of an option, or the name of an argument in the help."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name.upper())
    return str(max(parameter.opts, key=len))


def usage(context: Any) -> str:
    """The usage of the command: its name and its arguments."""
    if context is None:
        return _("kartenwerk COMMAND; kartenwerk --help names them")
    needed = [_name(each) for each in context.command.params if each.param_type_name == "argument"]
    return _(
        "{value}; {command_path} --help says more",
        value=" ".join([context.command_path, *needed]),
        command_path=context.command_path,
    )
