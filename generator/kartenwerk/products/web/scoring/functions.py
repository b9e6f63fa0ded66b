"""Functions of Python as JavaScript: their parameters and their statements."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence
from types import FunctionType

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.products.web.scoring.expressions import Expressions
from kartenwerk.products.web.scoring.known import local_name
from kartenwerk.products.web.scoring.names import Names
from kartenwerk.products.web.scoring.scope import Nothing, find_stored, node_of, scope_of

IN_PLACE = {ast.Add: "addTo", ast.BitOr: "uniteTo"}
"""Operators that change what they are applied to, where that can be changed."""


def write_function(function: FunctionType, name: str, names: Names) -> str:
    """The function under that name; NotUnderstoodError for what is not translated."""
    node = node_of(function)
    scope = scope_of(function, node)
    write = _Statements(Expressions(names, scope))
    if isinstance(node, ast.Lambda):
        if any(isinstance(each, ast.NamedExpr) for each in ast.walk(node)):
            raise scope.refuse(node)
        return f"function {name}({write.parameters(function)}){{return {write.expressions.write(node.body)};}}"
    made = sorted(find_stored(node) - {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)})
    star = "*" if _yields(node) else ""
    start = f"let {','.join(map(local_name, made))};" if made else ""
    if node.args.vararg:
        start += f"{local_name(node.args.vararg.arg)}=py.tuple({local_name(node.args.vararg.arg)});"
    body = write.block(node.body)
    end = "" if star or isinstance(node.body[-1], ast.Return) else "return null;"
    return f"function{star} {name}({write.parameters(function)}){{{start}{body}{end}}}"


class _Statements:
    """Writes the statements of one function."""

    def __init__(self, expressions: Expressions) -> None:
        self.expressions, self.scope = expressions, expressions.scope

    def parameters(self, function: FunctionType) -> str:
        """The parameters with their defaults, in the order in which calls give them."""
        node = node_of(function)
        written = []
        for parameter in inspect.signature(function).parameters.values():
            name = local_name(parameter.name)
            if parameter.kind is parameter.VAR_KEYWORD:
                raise self.scope.refuse(node.args, f"**{name}")
            if parameter.kind is parameter.VAR_POSITIONAL:
                name = f"...{name}"
            if parameter.default is not parameter.empty:
                name += f"={self.expressions.names.value(parameter.default, self.scope, node)}"
            written.append(name)
        return ",".join(written)

    def block(self, statements: Sequence[ast.stmt]) -> str:
        return "".join(map(self.write, statements))

    def write(self, node: ast.stmt) -> str:
        """The statement; NotUnderstoodError for one that is not translated."""
        write, condition = self.expressions.write, self.expressions.condition
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Pass():
                return ""
            case ast.Expr(ast.Yield(value)) if value:
                return f"yield {write(value)};"
            case ast.Expr(ast.YieldFrom(value)):
                return f"yield* py.iter({write(value)});"
            case ast.Expr(value):
                return f"{write(value)};"
            case ast.Return(value):
                return f"return {write(value) if value else 'null'};"
            case ast.Assign(targets, value):
                return self._assign(targets, write(value))
            case ast.AnnAssign(target, _, value):
                return f"{self.expressions.assign(target, write(value))};" if value else ""
            case ast.AugAssign(target, op, value):
                return f"{self._augment(target, op, write(value), node)};"
            case ast.If(test, body, other):
                rest = f"else{{{self.block(other)}}}" if other else ""
                return f"if({condition(test)}){{{self.block(body)}}}{rest}"
            case ast.For(target, iterable, body, []):
                return self.expressions.loop(target, write(iterable), self.block(body))
            case ast.While(test, body, []):
                return f"while({condition(test)}){{{self.block(body)}}}"
            case ast.Try(body, [handler], [], []):
                return f"try{{{self.block(body)}}}{self._handler(handler)}"
            case ast.Raise(error) if error:
                return f"throw {write(error)};"
            case ast.Raise():
                return "throw $error;"
            case ast.Assert(test):
                return f'if(!{condition(test)}){{py.stop("AssertionError","");}}'
            case ast.Continue():
                return "continue;"
            case ast.Break():
                return "break;"
        raise self.scope.refuse(node)

    def _assign(self, targets: Sequence[ast.expr], value: str) -> str:
        if len(targets) == 1:
            return f"{self.expressions.assign(targets[0], value)};"
        each = "".join(f"{self.expressions.assign(target, '$')};" for target in targets)
        return f"{{const $={value};{each}}}"

    def _augment(self, target: ast.expr, op: ast.operator, value: str, node: ast.AugAssign) -> str:
        """`x += y`, which changes a list or a dictionary in place."""
        if any(isinstance(each, ast.Call | ast.NamedExpr) for each in ast.walk(target)):
            raise self.scope.refuse(node)
        reading = ast.parse(ast.unparse(target), mode="eval").body
        now = self.expressions.write(reading)
        if type(op) in IN_PLACE:
            return self.expressions.assign(target, f"py.{IN_PLACE[type(op)]}({now},{value})")
        return self.expressions.assign(target, self.expressions.operate(op, now, value, node))

    def _handler(self, handler: ast.ExceptHandler) -> str:
        """What is done about an error, which is always a KartenwerkError."""
        caught = self.scope.find(handler.type) if handler.type else Nothing
        if caught is not KartenwerkError:
            raise self.scope.refuse(handler, "except without KartenwerkError alone")
        name = f"{local_name(handler.name)}=$error;" if handler.name else ""
        again = "if(!($error instanceof py.KartenwerkError)){throw $error;}"
        return f"catch($error){{{again}{name}{self.block(handler.body)}}}"


def _yields(node: ast.FunctionDef) -> bool:
    """Whether the function itself is a generator."""
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(node))
