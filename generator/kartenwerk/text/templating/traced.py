"""Templates that say which rules each passage of their text hangs on.

A traced template writes signs into its text, around everything that is printed or left out by a condition or a loop.
While it runs, each rule and each named value that it reads is noted for what is open then. What a variable has read
goes along with it. So a passage has read whatever its text may hang on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from jinja2 import nodes, pass_context
from jinja2.runtime import Context
from jinja2.visitor import NodeTransformer
from markupsafe import Markup

from kartenwerk.base.data import DataRoots
from kartenwerk.text.german import Language
from kartenwerk.text.templating.environment import Sandbox
from kartenwerk.text.templating.templates import Templates

OPENS, CLOSES, READ, SETS, IS_SET = "passage opens", "passage closes", "name read", "value sets out", "value is set"
"""Filters that no template can write, as their names have blanks in them."""

BEGIN, END, FIRST = chr(0x10FFF0), chr(0x10FFF1), 0xF1000
"""The signs around a passage; behind its end stands the sign of what it has read, the number of which follows FIRST."""

Reads = frozenset[str]


class TracedPassage(NamedTuple):
    """Characters of a text from `start` to before `end`, and what they hang on; none where a condition left out."""

    start: int
    end: int
    reads: Reads


class ReadRules(Mapping[str, Any]):
    """Rules in force that note who reads them."""

    def __init__(self, values: Mapping[str, Any], trace: Trace) -> None:
        self._values, self._trace = values, trace

    def __getitem__(self, key: str) -> Any:
        self._trace.note(key)
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        for key in self._values:
            self._trace.note(key)
            yield key

    def __len__(self) -> int:
        return len(self._values)


class Trace:
    """What has been read: the passages that are open, the innermost last, and what variables hang on.

    `names` are those of values whose reading is noted, as "@name".
    """

    def __init__(self, names: frozenset[str] = frozenset()) -> None:
        self._open: list[set[str]] = [set()]
        self._set: dict[str, set[str]] = {}
        self._signs: dict[Reads, str] = {}
        self.names = names

    def note(self, key: str) -> None:
        self._open[-1].add(key)

    def read(self, name: str, variable: str) -> None:
        """A template reads this name, which may be a variable of its own."""
        if name in self.names:
            self.note(f"@{name}")
        self._open[-1] |= self._set.get(variable, set())

    def open(self) -> None:
        self._open.append(set())

    def close(self, variables: tuple[str, ...] = ()) -> str:
        """The sign of what the innermost passage has read, which also hangs on these variables' values."""
        reads = self._open.pop()
        for each in variables:
            self._set.setdefault(each, set()).update(reads, *self._open[1:])
        return self._signs.setdefault(frozenset(reads), chr(FIRST + len(self._signs)))

    def close_reads(self) -> Reads:
        """What the innermost passage has read, without a sign."""
        return frozenset(self._open.pop())

    def separate(self, text: str) -> tuple[str, list[TracedPassage]]:
        """The text without the signs, and its passages."""
        meanings = {sign: reads for reads, sign in self._signs.items()}
        kept: list[str] = []
        begun: list[int] = []
        found: list[TracedPassage] = []
        length, ended = 0, False
        for sign in text:
            if ended:
                found.append(TracedPassage(begun.pop(), length, meanings[sign]))
                ended = False
            elif sign == BEGIN:
                begun.append(length)
            elif sign == END:
                ended = True
            else:
                kept.append(sign)
                length += 1
        return "".join(kept), found


class TracedTemplates(Templates):
    """Templates that note in a trace what they read."""

    def __init__(self, roots: DataRoots, language: Language, trace: Trace) -> None:
        super().__init__(roots, language, sandbox=lambda loader: TracedSandbox(loader, trace))


class TracedSandbox(Sandbox):
    """An environment whose templates note in a trace what they read."""

    def __init__(self, loader: Any, trace: Trace) -> None:
        super().__init__(loader)
        self._trace = trace
        self.filters |= {OPENS: self._begin_passage, CLOSES: self._end_passage, READ: self._read_name}
        self.filters |= {SETS: self._set_out, IS_SET: self._is_set}

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        tree = super()._parse(source, name, filename)
        traced = _Tracing(name or "").visit(tree)
        assert isinstance(traced, nodes.Template)
        return traced

    @pass_context
    def _begin_passage(self, context: Context, value: object) -> str:
        self._trace.open()
        return Markup(BEGIN)

    @pass_context
    def _end_passage(self, context: Context, value: object, *variables: str) -> str:
        return Markup(END + self._trace.close(variables))

    @pass_context
    def _read_name(self, context: Context, value: Any, name: str, variable: str) -> Any:
        self._trace.read(name, variable)
        return value

    @pass_context
    def _set_out(self, context: Context, value: object) -> None:
        self._trace.open()

    @pass_context
    def _is_set(self, context: Context, value: object, *variables: str) -> None:
        self._trace.close(variables)


class _Tracing(NodeTransformer):
    """One walk through the template of a name. What macros and sentences write belongs to whoever prints it."""

    def __init__(self, template: str) -> None:
        self._template, self._silent = template, not template

    def visit_Name(self, node: nodes.Name) -> nodes.Node:  # noqa: N802  (names that Jinja gives)
        return self._filter(node, READ, node.name, self._variable(node.name)) if node.ctx == "load" else node

    def visit_Call(self, node: nodes.Call) -> nodes.Node:  # noqa: N802
        called = node.node
        self.generic_visit(node)
        if isinstance(called, nodes.Name):
            node.node = called
        return node

    def visit_Macro(self, node: nodes.Macro) -> Any:  # noqa: N802
        return self._silently(node)

    visit_CallBlock = visit_Macro  # noqa: N815

    def visit_AssignBlock(self, node: nodes.AssignBlock) -> list[nodes.Node]:  # noqa: N802
        return self._set(self._silently(node))

    def visit_Assign(self, node: nodes.Assign) -> list[nodes.Node]:  # noqa: N802
        return self._set(self.generic_visit(node))

    def visit_If(self, node: nodes.If) -> Any:  # noqa: N802
        return self._passage(node)

    visit_For = visit_Include = visit_With = visit_If  # noqa: N815

    def visit_Output(self, node: nodes.Output) -> Any:  # noqa: N802
        if all(isinstance(each, nodes.TemplateData) for each in node.nodes):
            return node
        self.generic_visit(node)
        if self._silent:
            return node
        parts: list[nodes.Expr] = []
        for each in node.nodes:
            plain = isinstance(each, nodes.TemplateData)
            opened, closed = self._filter(_const("", node), OPENS), self._filter(_const("", node), CLOSES)
            parts += [each] if plain else [opened, each, closed]
        node.nodes = parts
        return node

    def _passage(self, node: Any) -> Any:
        variables = [
            self._variable(name) for each in node.find_all((nodes.Assign, nodes.AssignBlock)) for name in _targets(each)
        ]
        others, node.elif_ = getattr(node, "elif_", []), []  # parts of this passage, and none of their own
        self.generic_visit(node)
        node.elif_ = [self.generic_visit(each) for each in others]
        place = {"lineno": node.lineno, "environment": node.environment}
        opened, closed = self._filter(_const("", node), OPENS), self._filter(_const("", node), CLOSES, *variables)
        if self._silent:
            return node
        return [nodes.Output([opened], **place), node, nodes.Output([closed], **place)]

    def _set(self, node: Any) -> list[nodes.Node]:
        place = {"lineno": node.lineno, "environment": node.environment}
        variables = [self._variable(name) for name in _targets(node)]
        begun, done = self._filter(_const("", node), SETS), self._filter(_const("", node), IS_SET, *variables)
        return [nodes.ExprStmt(begun, **place), node, nodes.ExprStmt(done, **place)]

    def _silently(self, node: Any) -> Any:
        before, self._silent = self._silent, True
        self.generic_visit(node)
        self._silent = before
        return node

    def _variable(self, name: str) -> str:
        return f"{self._template} {name}"

    def _filter(self, node: nodes.Expr, name: str, *values: str) -> nodes.Filter:
        place = {"lineno": node.lineno, "environment": node.environment}
        return nodes.Filter(node, name, [_const(each, node) for each in values], [], None, None, **place)


def _const(value: str, like: nodes.Node) -> nodes.Const:
    return nodes.Const(value, lineno=like.lineno, environment=like.environment)


def _targets(node: Any) -> Iterator[str]:
    """The names that a statement sets."""
    targets: Sequence[Any] = node.target.items if isinstance(node.target, nodes.Tuple) else (node.target,)
    yield from (each.name for each in targets)
