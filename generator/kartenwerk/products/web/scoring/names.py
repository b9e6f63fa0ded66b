"""What expressions ask of a translation: how values, functions and classes are called in it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, Protocol

from kartenwerk.products.web.scoring.scope import NotUnderstoodError, Scope


class Parameters(NamedTuple):
    """What a function or a class takes, in order, and what of it has a default."""

    names: Sequence[str]
    optional: Collection[str]


class Names(Protocol):
    """A translation in the making."""

    def value(self, value: Any, scope: Scope, node: ast.AST) -> str:
        """A constant; NotUnderstoodError for one of another type."""

    def refer(self, value: Any, hint: str, scope: Scope, node: ast.AST) -> str:
        """A value that is written once, under a name."""

    def attribute(self, name: str, where: NotUnderstoodError | None = None) -> str:
        """A field, property or method that is asked for; `where` is the error if there is none."""

    def assign_field(self, name: str) -> str:
        """A field that an object gets."""

    def parameters(self, thing: Callable[..., Any]) -> Parameters | None:
        """What a function or class takes; None where it takes any number."""
