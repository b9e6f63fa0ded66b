"""Reading a template before it runs: what it consists of, and where it has to be counted.

A template may consist of the kinds of nodes below and of no others. What can grow or take long is put through one of
the environment's own filters, whose names no template can write, as they have a blank in them.
"""

from __future__ import annotations

from typing import Any

from jinja2 import TemplateSyntaxError, nodes

from kartenwerk.base.message import _

STEPS = "loop steps"
"""Filter: the same items, each of which counts as a step. Its argument is how many parts the loop's body has."""

BEGUN = "begun parts"
"""Filter: counts the body of a template or macro that begins. Its value is the number of parts."""

MADE = "made value"
"""Filter: the same value, which the template has made and which therefore counts."""

JOINED = "joined text"
"""Filter: a list of values as one text."""

_STATEMENTS = {
    nodes.Assign: "set",
    nodes.AssignBlock: "set",
    nodes.CallBlock: "call",
    nodes.For: "for",
    nodes.FromImport: "from",
    nodes.If: "if",
    nodes.Import: "import",
    nodes.Include: "include",
    nodes.Macro: "macro",
    nodes.Output: "",
    nodes.With: "with",
}
_EXPRESSIONS = (
    *(nodes.Add, nodes.Sub, nodes.Mul, nodes.Div, nodes.FloorDiv, nodes.Mod, nodes.Pow, nodes.Neg, nodes.Pos),
    *(nodes.And, nodes.Or, nodes.Not, nodes.Compare, nodes.Operand, nodes.CondExpr, nodes.Test),
    *(nodes.Const, nodes.TemplateData, nodes.List, nodes.Tuple, nodes.Dict, nodes.Pair, nodes.Concat),
    *(nodes.Name, nodes.NSRef, nodes.Getattr, nodes.Getitem, nodes.Slice, nodes.Call, nodes.Keyword, nodes.Filter),
)
_KNOWN = frozenset([nodes.Template, *_STATEMENTS, *_EXPRESSIONS])
_LITERALS = (nodes.List, nodes.Tuple, nodes.Dict)
_HIDDEN = ("varargs", "kwargs")  # further arguments of macros, which nothing counts


def guard(tree: nodes.Template) -> nodes.Template:
    """The same template with its counting filters; TemplateSyntaxError for what a template must not have."""
    guarded = _Guard().visit(tree)
    assert isinstance(guarded, nodes.Template)
    return guarded


class _Guard:
    """One walk through a template. `parts` counts the nodes passed, without those in the bodies of loops and macros."""

    def __init__(self) -> None:
        self.parts = 0

    def visit(self, node: Any) -> Any:
        """The node that takes this one's place; Jinja's nodes have no types for what is in them."""
        kind = type(node)
        if kind not in _KNOWN:
            _refuse(node, _("a template has no {{% {kind} %}}", kind=kind.__name__.lower()))
        self.parts += 1
        if kind is nodes.For:
            return self._loop(node)
        if kind in (nodes.Template, nodes.Macro, nodes.CallBlock):
            return self._body(node)
        self._children(node, node.fields)
        if kind is nodes.Output:
            node.nodes = [_as_written(item) for item in node.nodes]
        if kind is nodes.Concat:
            return _filter(JOINED, nodes.List(node.nodes, lineno=node.lineno, environment=node.environment))
        if kind in _LITERALS:
            grows = getattr(node, "ctx", "load") == "load" and not _constant(node)
            return _filter(MADE, node) if grows else node
        if kind is nodes.Getitem and isinstance(node.arg, nodes.Slice):
            return _filter(MADE, node)
        if kind is nodes.Name and node.name in _HIDDEN:
            _refuse(node, _("a macro has no {name}", name=node.name))
        return node

    def _children(self, node: nodes.Node, fields: tuple[str, ...]) -> None:
        for field in fields:
            value = getattr(node, field, None)
            if isinstance(value, list):
                for place, item in enumerate(value):
                    if isinstance(item, nodes.Node):
                        value[place] = self.visit(item)
            elif isinstance(value, nodes.Node):
                setattr(node, field, self.visit(value))

    def _loop(self, node: Any) -> Any:
        """A loop. Each of its steps costs what its body and its condition have, without the loops in it."""
        if node.recursive:
            _refuse(node, _("a template has no recursive loops"))
        self._children(node, ("target", "iter", "else_"))
        before, self.parts = self.parts, 1
        self._children(node, ("body", "test"))
        weight, self.parts = self.parts, before
        node.iter = _filter(STEPS, node.iter, weight)
        return node

    def _body(self, node: Any) -> Any:
        """A template, a macro or what is given to a macro: each time it begins its parts are counted."""
        self._children(node, tuple(field for field in node.fields if field != "body"))
        before, self.parts = self.parts, 1
        self._children(node, ("body",))
        weight, self.parts = self.parts, before
        place = {"lineno": node.lineno, "environment": node.environment}
        node.body.insert(0, nodes.ExprStmt(_filter(BEGUN, nodes.Const(weight, **place)), **place))
        return node


def _filter(name: str, node: nodes.Node, *values: int) -> nodes.Filter:
    """The node put through one of the environment's own filters."""
    place = {"lineno": node.lineno, "environment": node.environment}
    constants = [nodes.Const(value, **place) for value in values]
    return nodes.Filter(node, name, constants, [], None, None, **place)


def _as_written(node: nodes.Expr) -> nodes.Expr:
    """The printed value. A text in the template itself is markup, because its author has written it."""
    place = {"lineno": node.lineno, "environment": node.environment}
    match node:
        case nodes.Const(value=str()):
            return nodes.MarkSafe(node, **place)
        case nodes.CondExpr():
            other = node.expr2 and _as_written(node.expr2)
            return nodes.CondExpr(node.test, _as_written(node.expr1), other, **place)
    return node


def _constant(node: nodes.Node) -> bool:
    return all(isinstance(child, nodes.Const) for child in node.iter_child_nodes())


def _refuse(node: nodes.Node, message: str) -> None:
    raise TemplateSyntaxError(message, node.lineno)
