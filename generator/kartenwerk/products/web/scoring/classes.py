"""Classes of values as records: their fields, in order, and the defaults of the last ones."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from types import FunctionType
from typing import Any, Generic, NamedTuple, TypeGuard

from pydantic import BaseModel

from kartenwerk.play.engine.moves import equal_by_class


class FieldList(NamedTuple):
    """The fields of a class. A `row` is a tuple; where `own` says so, it is equal only to others of its class."""

    fields: Sequence[str]
    defaults: Sequence[Any]
    row: bool = False
    own: bool = False


def is_record(value: object) -> TypeGuard[type]:
    """Whether it is a class whose objects are values: a named tuple, a data class or a model of data."""
    return isinstance(value, type) and (
        hasattr(value, "_fields") or dataclasses.is_dataclass(value) or issubclass(value, BaseModel)
    )


def fields_of(value: type, only: tuple[str, ...] | None = None) -> FieldList:
    """The shape of such a class; with `only`, of the fields among these alone, which then have no defaults."""
    if only is not None:
        return FieldList([name for name in only if name in value.__annotations__], ())
    if dataclasses.is_dataclass(value):
        fields = dataclasses.fields(value)
        defaults = [each.default for each in fields if each.default is not dataclasses.MISSING]
        return FieldList([each.name for each in fields], defaults)
    named: Any = value
    return FieldList(named._fields, [*named._field_defaults.values()], True, _is_equal_by_class(value))


@cache
def members_of(value: type, only: tuple[str, ...] | None = None) -> Mapping[str, tuple[str, FunctionType]]:
    """What a class has by its own source, with `only` of these names: how it is asked for, and its function."""
    found: dict[str, tuple[str, FunctionType]] = {}
    for base in reversed(value.__mro__):
        ours = base not in (object, tuple, BaseModel, Generic)
        for name, member in vars(base).items() if ours else ():
            way, function = _way(member)
            made = isinstance(function, FunctionType) and not function.__code__.co_filename.startswith("<")
            if made and (only is None or name in only) and not (is_record(value) and name == "__init__"):
                found[name] = way, function
    return found


def _way(member: Any) -> tuple[str, Any]:
    """How a member of a class is asked for ("method", "property" or "cached"), and its function."""
    if isinstance(member, property):
        return "property", member.fget
    return ("cached", member.func) if isinstance(member, cached_property) else ("method", member)


def _is_equal_by_class(value: type) -> bool:
    return value.__eq__.__qualname__.startswith(f"{equal_by_class.__name__}.")
