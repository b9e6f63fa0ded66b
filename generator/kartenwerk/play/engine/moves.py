"""Moves that are equal only to moves of their own class."""

from __future__ import annotations

from typing import Any, TypeVar

C = TypeVar("C", bound=tuple[Any, ...])


def equal_by_class(move: type[C]) -> type[C]:
    """A class of moves made with NamedTuple, of which a tuple with the same fields but another meaning is no equal.

    Without it `Lay(card) == Discard(card)`: one would be taken for the other wherever moves are compared.
    """

    def equal(self: C, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def unequal(self: C, other: object) -> bool:
        return type(self) is not type(other) or tuple.__ne__(self, other)

    move.__eq__ = equal  # type: ignore[method-assign, assignment]
    move.__ne__ = unequal  # type: ignore[method-assign, assignment]
    move.__hash__ = tuple.__hash__  # type: ignore[method-assign]
    return move
