"""A translation in the making: every function, class and constant that has been met is written once, under a number.

The order is that in which they are met, so the same source makes the same text. Methods and properties follow by their
names: what no translated function asks for is not translated.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Callable, Mapping
from enum import Enum, StrEnum
from types import FunctionType
from typing import Any

from kartenwerk.base.message import Message
from kartenwerk.products.web.scoring.classes import FieldList, fields_of, is_record, members_of
from kartenwerk.products.web.scoring.functions import write_function
from kartenwerk.products.web.scoring.known import KEYED, KNOWN, METHODS
from kartenwerk.products.web.scoring.names import Parameters
from kartenwerk.products.web.scoring.scope import Nothing, NotUnderstoodError, Scope

_GIVEN = ("_written", "_taken")

MOST = 2**53 - 1
"""The largest whole number of JavaScript."""


class ScoringTranslation:
    """What has been written so far.

    `written` are classes that stand in a script of ours, by their names there. `taken` are the fields, methods and
    properties that are taken over of a class, by default all, and `attributes` what objects of ours have.
    """

    def __init__(
        self,
        written: Mapping[type, str],
        taken: Mapping[type, tuple[str, ...]],
        attributes: frozenset[str],
    ) -> None:
        self._written, self._taken = written, taken
        self._names: dict[int, str] = {}
        self._kept: list[object] = []  # an object's number may be given anew once it is gone
        self._parts: list[str] = []
        self._classes: dict[type, str] = {}
        self._asked: dict[str, NotUnderstoodError | None] = {}
        self._offered = set(attributes)
        self._followed: set[tuple[type, str]] = set()
        self._texts: dict[str, None] = {}

    @property
    def text(self) -> str:
        """All definitions, one a line."""
        return "".join(f"{part}\n" for part in self._parts)

    @property
    def texts(self) -> tuple[str, ...]:
        """All texts in it, in the order in which they were met."""
        return tuple(self._texts)

    def copy(self) -> ScoringTranslation:
        """The same so far, for something that may not be understood."""
        other = ScoringTranslation(self._written, self._taken, frozenset())
        vars(other).update({name: value.copy() for name, value in vars(self).items() if name not in _GIVEN})
        return other

    def define(self, value: Any, hint: str) -> str:
        """The name of a function, a class or a constant, for something that is not in Python."""
        where = Scope("translation.py", 0, frozenset(), {})
        return self.refer(value, hint, where, ast.Constant(None))

    def follow(self, *attributes: str) -> None:
        """Write all methods and properties that are asked for, these too, of all classes that were met."""
        for name in attributes:
            self.attribute(name)
        done = -1
        while done != len(self._followed):
            done = len(self._followed)
            for each, called in [*self._classes.items()]:
                self._follow(each, called)

    def check(self) -> None:
        """NotUnderstoodError for a field, property or method that no class has."""
        for name, where in self._asked.items():
            if name not in self._offered and name not in METHODS and where is not None:
                raise where

    def value(self, value: Any, scope: Scope, node: ast.AST) -> str:
        """A constant; NotUnderstoodError for one of another type."""

        def one(each: Any) -> str:
            return self.value(each, scope, node)

        if isinstance(value, Enum) and not isinstance(value, str | int):
            raise scope.refuse(node, f"a member of {type(value).__name__}, which is neither a text nor a number")
        if isinstance(value, Message):
            self._texts[value.template] = None
            values = ",".join(f"{name}:{one(each)}" for name, each in value.values.items())
            return f"py.message({_text(value.template)},{{{values}}})"
        if isinstance(value, StrEnum | str):
            self._texts[str(value)] = None
            return _text(str(value))
        if value is None or (isinstance(value, int) and abs(value) <= MOST):
            return json.dumps(value)
        if isinstance(value, set | frozenset):
            return f"py.set([{','.join(sorted(map(one, value)))}])"
        if is_record(type(value)):
            fields = self._fields(type(value)).fields
            called = self.refer(type(value), type(value).__name__, scope, node)
            return f"{called}({','.join(one(getattr(value, name)) for name in fields)})"
        if isinstance(value, tuple):
            return f"py.T({','.join(map(one, value))})"
        if isinstance(value, list):
            return f"[{','.join(map(one, value))}]"
        if isinstance(value, Mapping):
            return f"py.D({','.join(f'[{one(key)},{one(each)}]' for key, each in value.items())})"
        if callable(value):
            return self.refer(value, getattr(value, "__name__", "f"), scope, node)
        raise scope.refuse(node, f"a value of type {type(value).__name__}")

    def refer(self, value: Any, hint: str, scope: Scope, node: ast.AST) -> str:
        """A value that is written once, under a name."""
        value = inspect.unwrap(value) if callable(value) else value
        if inspect.isclass(value) and value in self._written:
            return self._written[value]
        if (inspect.isclass(value) or inspect.isroutine(value)) and value in KNOWN:
            return f"((...all)=>{KNOWN[value]}({{}},...all))" if value in KEYED else KNOWN[value]
        if value is None or isinstance(value, str | int | Enum):
            return self.value(value, scope, node)
        if id(value) not in self._names:
            self._kept.append(value)
            name = self._names[id(value)] = f"{''.join(filter(_is_plain, hint)).strip('_') or 'f'}${len(self._names)}"
            self._parts.append(self._define(value, name, scope, node))
        return self._names[id(value)]

    def attribute(self, name: str, where: NotUnderstoodError | None = None) -> str:
        """A field, property or method that is asked for."""
        self._asked[name] = self._asked.get(name) or where
        return name

    def assign_field(self, name: str) -> str:
        """A field that an object gets."""
        self._offered.add(name)
        return name

    def parameters(self, thing: Callable[..., Any]) -> Parameters | None:
        """What a function or class takes; None where it takes any number."""
        if inspect.isclass(thing) and is_record(thing):
            shape = self._fields(thing)
            return Parameters(shape.fields, shape.fields[len(shape.fields) - len(shape.defaults) :])
        found = inspect.signature(thing).parameters.values()
        if any(each.kind in (each.VAR_POSITIONAL, each.VAR_KEYWORD) for each in found):
            return None
        return Parameters(
            [each.name for each in found], [each.name for each in found if each.default is not each.empty]
        )

    def _define(self, value: Any, name: str, scope: Scope, node: ast.AST) -> str:
        if inspect.isclass(value) and value is not Nothing:
            return self._class(value, name, scope, node)
        if isinstance(value, FunctionType):
            return write_function(value, name, self)
        if callable(value) and not is_record(type(value)):
            raise scope.refuse(node, f"{getattr(value, '__qualname__', type(value).__name__)} has no source of its own")
        return f"const {name}={self.value(value, scope, node)};"

    def _class(self, value: type, name: str, scope: Scope, node: ast.AST) -> str:
        self._classes[value] = name
        if not is_record(value):
            if value.__mro__[1:] != (object,):
                raise scope.refuse(node, f"the class {value.__qualname__}")
            self.attribute("__init__")
            return f"const {name}=py.kind();"
        shape = self._fields(value)
        self._offered.update(shape.fields)
        defaults = ",".join(self.value(each, scope, node) for each in shape.defaults)
        options = _compact({"row": shape.row, "own": shape.own})
        return f'const {name}=py.record("{value.__name__}",{_compact(shape.fields)},[{defaults}],{options});'

    def _fields(self, value: type) -> FieldList:
        return fields_of(value, self._taken.get(value))

    def _follow(self, owner: type, called: str) -> None:
        """The methods and properties of a class that are asked for."""
        for name, (way, function) in members_of(owner, self._taken.get(owner)).items():
            if name in self._asked and (owner, name) not in self._followed:
                self._followed.add((owner, name))
                self._offered.add(name)
                written = self.define(function, name)
                self._parts.append(f'py.{way}({called},"{name}",{written});')


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _is_plain(sign: str) -> bool:
    return sign.isascii() and (sign.isalnum() or sign == "_")
