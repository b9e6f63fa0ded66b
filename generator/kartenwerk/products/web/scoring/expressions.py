"""Expressions of Python as JavaScript. Every operator becomes a call of the runtime, which knows what Python means."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kartenwerk.products.web.scoring.calls import Calls
from kartenwerk.products.web.scoring.known import local_name
from kartenwerk.products.web.scoring.scope import Nothing

Element: TypeAlias = "Callable[[Expressions], str]"
"""Writes what a comprehension yields, in the scope within it."""

OPERATORS: Mapping[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "subtract",
    ast.Mult: "multiply",
    ast.FloorDiv: "divide",
    ast.Mod: "modulo",
    ast.Pow: "power",
    ast.BitOr: "union",
    ast.BitAnd: "common",
}

COMPARISONS: Mapping[type[ast.cmpop], str] = {
    ast.Eq: "py.equal({a},{b})",
    ast.NotEq: "!py.equal({a},{b})",
    ast.Is: "py.same({a},{b})",
    ast.IsNot: "!py.same({a},{b})",
    ast.In: "py.contains({b},{a})",
    ast.NotIn: "!py.contains({b},{a})",
    ast.Lt: "py.less({a},{b})",
    ast.LtE: "py.atMost({a},{b})",
    ast.Gt: "py.less({b},{a})",
    ast.GtE: "py.atMost({b},{a})",
}


class Expressions(Calls):
    """Writes expressions of one scope."""

    def within(self, names: set[str]) -> Expressions:
        """The same in a part of the scope that has names of its own."""
        return Expressions(self.names, self.scope.within(names))

    def condition(self, node: ast.expr) -> str:
        """The expression where only its truth matters."""
        match node:
            case ast.Compare():
                return self.write(node)
            case ast.UnaryOp(ast.Not(), value):
                return f"!{self.condition(value)}"
            case ast.BoolOp(op, values):
                return "(" + ("&&" if isinstance(op, ast.And) else "||").join(map(self.condition, values)) + ")"
        return f"py.truth({self.write(node)})"

    def write(self, node: ast.expr) -> str:
        """The expression; NotUnderstoodError for one that is not translated."""
        match node:
            case ast.Constant(value):
                return self.names.value(value, self.scope, node)
            case ast.Name(name):
                return local_name(name) if name in self.scope.own else self._static(node, name)
            case ast.Attribute(value, name):
                if self.scope.find(node) is not Nothing:
                    return self._static(node, name)
                return f"{self.write(value)}.{self.names.attribute(name, self.scope.refuse(node))}"
            case ast.Tuple(parts):
                return f"py.T({self.list(parts)})"
            case ast.List(parts):
                return f"[{self.list(parts)}]"
            case ast.Set(parts):
                return f"py.set([{self.list(parts)}])"
            case ast.Dict(keys, values):
                return f"py.D({','.join(self._pair(*each, node) for each in zip(keys, values, strict=True))})"
            case ast.Starred(value):
                return f"...py.iter({self.write(value)})"
            case ast.IfExp(test, first, other):
                return f"({self.condition(test)}?{self.write(first)}:{self.write(other)})"
            case ast.NamedExpr(ast.Name(name), value):
                return f"({local_name(name)}={self.write(value)})"
            case ast.BoolOp(op, values):
                name = "and" if isinstance(op, ast.And) else "or"
                return f"py.{name}({','.join(f'()=>{self.write(value)}' for value in values)})"
            case ast.UnaryOp(ast.Not(), value):
                return f"!{self.condition(value)}"
            case ast.UnaryOp(ast.USub(), value):
                return f"py.subtract(0,{self.write(value)})"
            case ast.BinOp(left, op, right):
                return self.operate(op, self.write(left), self.write(right), node)
            case ast.Compare(left, ops, rights):
                return self._compare(left, ops, rights)
            case ast.Subscript(value, ast.Slice(lower, upper, None)):
                return f"py.slice({self.write(value)},{self._or_null(lower)},{self._or_null(upper)})"
            case ast.Subscript(value, index) if not isinstance(index, ast.Slice):
                return f"py.at({self.write(value)},{self.write(index)})"
            case ast.JoinedStr(parts):
                return "`" + "".join(map(self._piece, parts)) + "`"
            case ast.GeneratorExp(element, generators):
                return self._generator(generators, lambda inner: inner.write(element))
            case ast.ListComp(element, generators):
                return f"[...{self._generator(generators, lambda inner: inner.write(element))}]"
            case ast.SetComp(element, generators):
                return f"py.set({self._generator(generators, lambda inner: inner.write(element))})"
            case ast.DictComp(key, value, generators):
                return f"py.dict({self._generator(generators, lambda i: f'py.T({i.write(key)},{i.write(value)})')})"
            case ast.Lambda(arguments, body):
                return self._lambda(arguments, body, node)
            case ast.Call():
                return self.call(node)
        raise self.scope.refuse(node)

    def list(self, nodes: Sequence[ast.expr]) -> str:
        return ",".join(map(self.write, nodes))

    def operate(self, op: ast.operator, left: str, right: str, node: ast.AST) -> str:
        """Two written values and the operator between them."""
        if type(op) not in OPERATORS:
            raise self.scope.refuse(node)
        return f"py.{OPERATORS[type(op)]}({left},{right})"

    def target(self, node: ast.expr) -> str:
        """What is assigned to, for a variable, a field, or several at once."""
        match node:
            case ast.Name(name):
                return local_name(name)
            case ast.Attribute(value, name):
                return f"{self.write(value)}.{self.names.assign_field(name)}"
            case ast.Tuple(parts) | ast.List(parts):
                return f"[{','.join(map(self.target, parts))}]"
            case ast.Starred(value):
                return self.target(value)
        raise self.scope.refuse(node)

    def assign(self, node: ast.expr, value: str) -> str:
        """The assignment of a written value."""
        match node:
            case ast.Tuple(parts) | ast.List(parts):
                return f"{self.target(node)}=py.unpack({value},{json.dumps(_shape(parts), separators=(',', ':'))})"
            case ast.Subscript(owner, index) if not isinstance(index, ast.Slice):
                return f"py.put({self.write(owner)},{self.write(index)},{value})"
        return f"{self.target(node)}={value}"

    def _static(self, node: ast.expr, name: str) -> str:
        """The value of a name that is known now."""
        value = self.scope.find(node)
        if value is Nothing:
            raise self.scope.refuse(node)
        return self.names.refer(value, name, self.scope, node)

    def _pair(self, key: ast.expr | None, value: ast.expr, node: ast.Dict) -> str:
        if key is None:
            return f"...py.dict({self.write(value)}).items()"
        return f"[{self.write(key)},{self.write(value)}]"

    def _or_null(self, node: ast.expr | None) -> str:
        return "null" if node is None else self.write(node)

    def _compare(self, left: ast.expr, ops: Sequence[ast.cmpop], rights: Sequence[ast.expr]) -> str:
        written = [self.write(left), *map(self.write, rights)]
        parts = [COMPARISONS[type(op)].format(a=written[place], b=written[place + 1]) for place, op in enumerate(ops)]
        return parts[0] if len(parts) == 1 else f"({'&&'.join(parts)})"

    def _piece(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(str(text)):
                return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            case ast.FormattedValue(value, -1, None):
                return f"${{py.str({self.write(value)})}}"
        raise self.scope.refuse(node)

    def _generator(self, generators: Sequence[ast.comprehension], element: Element) -> str:
        """A generator that is as lazy as Python's; its first iterable is made at once, outside."""
        first = self.write(generators[0].iter)
        names = {each.id for one in generators for each in ast.walk(one.target) if isinstance(each, ast.Name)}
        inner = self.within(names)
        body = f"yield {element(inner)};"
        for place, generator in reversed([*enumerate(generators)]):
            if generator.is_async:
                raise self.scope.refuse(generator.target)
            for test in reversed(generator.ifs):
                body = f"if({inner.condition(test)}){{{body}}}"
            body = inner.loop(generator.target, inner.write(generator.iter) if place else "$0", body)
        return f"(function*($0){{let {','.join(sorted(map(local_name, names)))};{body}}})({first})"

    def loop(self, target: ast.expr, iterable: str, body: str) -> str:
        """A loop over a written iterable."""
        if isinstance(target, ast.Name):
            return f"for({local_name(target.id)} of py.iter({iterable})){{{body}}}"
        return f"for(const $ of py.iter({iterable})){{{self.assign(target, '$')};{body}}}"

    def _lambda(self, arguments: ast.arguments, body: ast.expr, node: ast.Lambda) -> str:
        names = [each.arg for each in arguments.args]
        plain = len(names) == sum(isinstance(each, ast.arg) for each in ast.walk(arguments))
        if not plain or arguments.defaults or any(isinstance(each, ast.NamedExpr) for each in ast.walk(body)):
            raise self.scope.refuse(node)
        return f"(({','.join(map(local_name, names))})=>{self.within(set(names)).write(body)})"


def _shape(parts: Sequence[ast.expr]) -> list[Any]:
    """What is unpacked into: 0 for a value, "*" for all that are left, a list for values within."""
    return [
        _shape(part.elts) if isinstance(part, ast.Tuple | ast.List) else "*" if isinstance(part, ast.Starred) else 0
        for part in parts
    ]
