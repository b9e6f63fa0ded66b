"""Lenient reading of files, to find all their faults at once: wrong values are reported and left out."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from copy import deepcopy
from typing import Any, TypeVar, get_args, get_origin

from pydantic import BaseModel, ValidationError

from kartenwerk.base.errors import perhaps
from kartenwerk.base.message import _
from kartenwerk.catalog.expected import describe_expected
from kartenwerk.custom.deckfile import HEX, NAME
from kartenwerk.custom.faults import MOST_FAULTS, Report, Spot

Model = TypeVar("Model", bound=BaseModel)
_MOST = 60


def lenient(data: Mapping[str, Any], model: type[Model], file: str, report: Report) -> Model | None:
    """What was read from a file as a checked object. What is wrong is reported and left out, so that all is found.

    None if a key is missing without which there is no such object.
    """
    rest = deepcopy(dict(data))
    for _round in range(_MOST):
        try:
            return model.model_validate(rest)
        except ValidationError as error:
            if not _report(error, rest, model, file, report):
                return None
    return None


def _report(error: ValidationError, rest: dict[str, Any], model: type[BaseModel], file: str, report: Report) -> bool:
    """Report the errors and take what is wrong out of `rest`; False if nothing can be taken out."""
    details: dict[tuple[int | str, ...], Any] = {}
    for detail in error.errors(include_url=False):
        path = tuple(_path(detail["loc"], rest, named=detail["type"] in ("missing", "extra_forbidden")))
        # a value that may have several types gets an error for each of them: one is enough
        if path not in details or details[path]["type"] in ("missing", "literal_error"):
            details[path] = detail
    taken = False
    above = {path[:depth] for path in details for depth in range(len(path))}
    for number, (path, detail) in enumerate(details.items()):
        if path in above:  # the value may have several types, and is of the one in which something deeper is wrong
            continue
        place = Spot(file, ".".join(map(str, path)))
        kind, found = detail["type"], _short(detail["input"])
        there = _at(rest, path)
        if kind == "missing" and there is None:
            if not report.has_fault(file, place.key):
                report.fault(_("the key is missing"), place, expected=_("a value"))
            taken |= _take_out(rest, path[:-1])
            continue
        if kind == "extra_forbidden":
            meant = perhaps(str(path[-1]), _known_keys(path[:-1], model)) if number < MOST_FAULTS else ""
            report.fault(_("there is no such key{perhaps}", perhaps=meant), place)
        elif kind == "value_error":
            report.fault(detail["ctx"]["error"].args[0], place)
        elif path[-1:] == ("box",):
            report.fault(
                _("the value does not fit"), place, _short(there), _("[x, y, width, height] in mm, card, safe or bleed")
            )
        else:
            invalid = found if kind != "missing" else _short(there)
            report.fault(_("the value does not fit"), place, invalid, _describe_expected(detail))
        taken |= _take_out(rest, path)
    return taken


def _at(data: Any, path: tuple[int | str, ...]) -> Any:
    """What stands at a path; None if nothing does."""
    for part in path:
        data = _step(data, part)
    return data


def _step(data: Any, part: int | str) -> Any:
    """What a part of a path leads to; None if it leads nowhere."""
    if isinstance(data, Mapping):
        return data.get(part)
    if isinstance(data, list | tuple) and isinstance(part, int) and part < len(data):
        return data[part]
    return None


_PATTERNS = {HEX: _("a colour such as #A8502A"), NAME: _("a name of letters, digits, - and _, a letter first")}


def _describe_expected(detail: Any) -> str:
    if detail["type"] == "string_pattern_mismatch" and detail["ctx"]["pattern"] in _PATTERNS:
        return _PATTERNS[detail["ctx"]["pattern"]]
    return _("more values") if detail["type"] == "missing" else describe_expected(detail)


def _path(loc: tuple[int | str, ...], data: Mapping[str, Any], *, named: bool) -> list[int | str]:
    """Where in the file an error lies: pydantic adds the names of types where a value may have several.

    If it is `named`, the last part is a key that need not be there.
    """
    path: list[int | str] = []
    here: Any = data
    for part in loc:
        inner = _step(here, part)
        if inner is not None:
            here = inner
        elif named and part == loc[-1] and isinstance(here, Mapping):
            path.append(part)
            break
        else:
            continue
        path.append(part)
    return path


def _take_out(data: Any, path: tuple[int | str, ...]) -> bool:
    """Take the value out of the data, with the list that it stands in."""
    here = data
    for number, part in enumerate(path):
        inner = here[part] if isinstance(here, Mapping) and part in here else None
        last = number == len(path) - 1 or not isinstance(inner, Mapping)
        if last:
            if isinstance(here, MutableMapping) and part in here:
                del here[part]
                return True
            return False
        here = inner
    return False


def _known_keys(path: tuple[int | str, ...], model: type[BaseModel]) -> list[str]:
    """The keys of the table at a path."""
    here: Any = model
    for part in path:
        fields = getattr(here, "model_fields", None)
        if fields is None:
            here = _unwrap(get_args(here)[1]) if get_origin(here) is dict else None
            continue
        name = next((name for name, field in fields.items() if part in (name, field.alias)), None)
        here = _unwrap(fields[name].annotation) if name else None
    fields = getattr(here, "model_fields", {})
    return [field.alias or name for name, field in fields.items()]


def _unwrap(annotation: Any) -> Any:
    """The model or the dictionary in the type of a field that may have several types."""
    if get_origin(annotation) is dict or hasattr(annotation, "model_fields"):
        return annotation
    return next(filter(None, map(_unwrap, get_args(annotation))), None)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
