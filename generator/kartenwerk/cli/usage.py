"""Wrong usage that Typer finds, such as an unknown option, reported like all other faults in one sentence."""

from __future__ import annotations

import re
from typing import Any

import typer

from kartenwerk.base.errors import KartenwerkError, perhaps, unknown
from kartenwerk.base.message import _

UsageError: type[Exception] = typer.BadParameter.__bases__[0]
"""The base class of the exceptions that Typer raises; Typer itself does not export it."""

_WANTED = {"int": _("a whole number"), "float": _("a number")}


def as_fault(error: Any) -> KartenwerkError:
    """The same fault as a KartenwerkError; `error` is a UsageError."""
    context, parameter, option = (getattr(error, name, None) for name in ("ctx", "param", "option_name"))
    if parameter is not None:
        return _of_parameter(error, parameter, context)
    if option is not None:
        return _of_option(error, option, context)
    message = _sentence(str(error.message))
    command = re.match(r"no such command '(.*?)'", message)
    if command and context:
        return unknown("there is no command of that name", command[1], context.command.list_commands(context))
    extra = re.match(r"got unexpected extra argument.*?\(([^()]*)\)$", message)
    if extra:
        return KartenwerkError("that is more than the command takes", found=repr(extra[1]), expected=_usage(context))
    return KartenwerkError(message, expected=_usage(context))


def _of_parameter(error: Any, parameter: Any, context: Any) -> KartenwerkError:
    """A parameter that is missing, or whose value does not fit."""
    name = _name(parameter)
    if type(error).__name__ == "MissingParameter":
        return KartenwerkError("{name} is missing", name=name, expected=_usage(context))
    details: list[Any] = getattr(error.__cause__, "errors", list)()  # of pydantic, if it has parsed the value
    if not details:
        return KartenwerkError(_sentence(str(error.message)), key=name)
    kind = str(details[0]["type"]).partition("_")[0]
    wanted = _WANTED.get(kind, _sentence(str(details[0]["msg"])))
    return KartenwerkError("the value does not fit", key=name, found=repr(details[0]["input"]), expected=wanted)


def _of_option(error: Any, option: str, context: Any) -> KartenwerkError:
    """An option that is unknown, or used without its value."""
    if type(error).__name__ != "NoSuchOption":
        needed = "requires" in str(error.message)
        return KartenwerkError(_("the option needs a value") if needed else _("the option takes no value"), key=option)
    known = [each for parameter in context.command.params for each in parameter.opts if each.startswith("-")]
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


def _usage(context: Any) -> str:
    """The usage of the command: its name and its arguments."""
    if context is None:
        return _("kartenwerk COMMAND; kartenwerk --help names them")
    needed = [_name(each) for each in context.command.params if each.param_type_name == "argument"]
    return _(
        "{value}; {command_path} --help tells more",
        value=" ".join([context.command_path, *needed]),
        command_path=context.command_path,
    )


def _sentence(words: str) -> str:
    """The words without capital and full stop, to be part of a sentence."""
    return words[:1].lower() + words[1:].rstrip(".")
