"""Calls of Python as JavaScript: named arguments are put in their places where it is known what is called."""

from __future__ import annotations

import ast
import inspect
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, ngettext
from kartenwerk.products.web.scoring.known import FROM_KEYS, KEYED, KNOWN, METHODS, PLACES, REPLACE, TYPES
from kartenwerk.products.web.scoring.names import Names
from kartenwerk.products.web.scoring.scope import Nothing, Scope

DEFAULT = "undefined"
"""What JavaScript takes for an argument that is not given."""


@dataclass
class Calls(ABC):
    """Writes calls of one scope."""

    names: Names
    scope: Scope

    @abstractmethod
    def write(self, node: ast.expr) -> str:
        """Any expression."""

    def call(self, node: ast.Call) -> str:
        """The call; NotUnderstoodError where named arguments meet something unknown."""
        thing = self.scope.find(node.func)
        if isinstance(node.func, ast.Attribute) and thing is Nothing:
            return self._method(node, node.func)
        if thing is Nothing:
            return self._unknown(node, self.write(node.func))
        if thing is Message:
            return f"py.message({self._first(node)},{self._name_values(node.keywords, node)})"
        if thing is ngettext:
            return self._plural(node)
        if thing is KartenwerkError:
            places = [each for each in node.keywords if each.arg in PLACES]
            values = [each for each in node.keywords if each.arg not in PLACES]
            return f"py.error({self._first(node)},{self._name_values(places, node)},{self._name_values(values, node)})"
        if thing is isinstance:
            value, types = node.args
            return f"py.isinstance({self.write(value)},{','.join(map(self._type, _parts(types)))})"
        if thing is REPLACE:
            return self._replace(node, node.args[0])
        if _is_hashable(thing) and thing in KNOWN:
            return self._call_runtime(node, thing)
        if getattr(thing, "__name__", "") == FROM_KEYS[1] and getattr(thing, "__self__", None) is dict:
            return f"py.fromkeys({self._list(node)})"
        called = self.names.refer(thing, getattr(thing, "__name__", "f"), self.scope, node)
        return f"{called}({','.join(self._in_places(node, thing))})"

    def _list(self, node: ast.Call) -> str:
        return ",".join(map(self.write, node.args))

    def _first(self, node: ast.Call) -> str:
        """The one argument without a name."""
        if len(node.args) != 1 or isinstance(node.args[0], ast.Starred):
            raise self.scope.refuse(node)
        return self.write(node.args[0])

    def _name_values(self, keywords: Sequence[ast.keyword], node: ast.Call) -> str:
        """Named arguments as an object."""
        if any(each.arg is None for each in keywords):
            raise self.scope.refuse(node)
        return "{" + ",".join(f"{each.arg}:{self.write(each.value)}" for each in keywords) + "}"

    def _plural(self, node: ast.Call) -> str:
        """A message for one or for several."""
        if len(node.args) != 3:
            raise self.scope.refuse(node)
        one, several, count = map(self.write, node.args)
        values = self._name_values([*node.keywords, ast.keyword("count", node.args[2])], node)
        return f"py.message(py.equal({count},1)?{one}:{several},{values})"

    def _call_runtime(self, node: ast.Call, thing: Any) -> str:
        """A call of the runtime."""
        if thing not in KEYED:
            if node.keywords:
                raise self.scope.refuse(node)
            return f"{KNOWN[thing]}({self._list(node)})"
        keywords, args = node.keywords, self._list(node)
        if thing in (sum, enumerate) and len(node.args) > 1:
            keywords, args = [ast.keyword("start", node.args[1])], self.write(node.args[0])
        return f"{KNOWN[thing]}({self._name_values(keywords, node)},{args})"

    def _in_places(self, node: ast.Call, thing: Any) -> Sequence[str]:
        """The arguments in the order of the parameters of a function or class."""
        if any(isinstance(each, ast.Starred) for each in node.args):
            if node.keywords:
                raise self.scope.refuse(node)
            return [self.write(each) for each in node.args]
        given, parameters = [self.write(each) for each in node.args], self.names.parameters(thing)
        if parameters is None:
            if node.keywords:
                raise self.scope.refuse(node)
            return given
        named = {each.arg: self.write(each.value) for each in node.keywords}
        rest = parameters.names[len(given) :]
        if None in named or set(named) - set(rest) or len(given) > len(parameters.names):
            raise self.scope.refuse(node)
        if set(rest) - set(named) - set(parameters.optional):
            raise self.scope.refuse(node)
        given += [named.get(name, DEFAULT) for name in rest]
        while given and given[-1] == DEFAULT:
            given.pop()
        return given

    def _method(self, node: ast.Call, func: ast.Attribute) -> str:
        """A call of what an object has, which is not known now."""
        name = func.attr
        if name == "_replace" and not node.args:
            return self._replace(node, func.value)
        if name in METHODS and not node.keywords:
            self.names.attribute(name)
            args = "".join(f",{self.write(each)}" for each in node.args)
            return f'py.call("{name}",{self.write(func.value)}{args})'
        return self._unknown(node, f"{self.write(func.value)}.{self.names.attribute(name, self.scope.refuse(func))}")

    def _unknown(self, node: ast.Call, called: str) -> str:
        """A call of a value, which has no named arguments, or a dictionary of them alone."""
        match node.keywords:
            case []:
                return f"{called}({self._list(node)})"
            case [ast.keyword(None, given)] if not node.args:
                return f"py.callNamed({called},{self.write(given)})"
        raise self.scope.refuse(node)

    def _replace(self, node: ast.Call, thing: ast.expr) -> str:
        return f"py.replace({self.write(thing)},{self._name_values(node.keywords, node)})"

    def _type(self, node: ast.expr) -> str:
        """A type that `isinstance` asks for."""
        found = self.scope.find(node)
        if found in TYPES:
            return f'"{found.__name__}"'
        if not inspect.isclass(found) or found is Nothing:
            raise self.scope.refuse(node)
        return self.names.refer(found, found.__name__, self.scope, node)


def _parts(types: ast.expr) -> Sequence[ast.expr]:
    """The types in `int | str` and in `(int, str)`."""
    match types:
        case ast.BinOp(left, ast.BitOr(), right):
            return [*_parts(left), *_parts(right)]
        case ast.Tuple(parts):
            return parts
    return [types]


def _is_hashable(thing: Any) -> bool:
    return inspect.isroutine(thing) or inspect.isclass(thing)
