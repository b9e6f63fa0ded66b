"""Moves for programs: which are legal, and why another is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar, overload

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Move

M = TypeVar("M", bound=Move)


class Why(NamedTuple):
    """Why a move is forbidden: the id of the reason, the German sentence, and the cards it speaks of."""

    id: str
    sentence: str
    cards: Cards


class ForbiddenMoveError(KartenwerkError):
    """A move that the rules forbid; `why` is the reason."""

    def __init__(self, move: str, why: Why) -> None:
        super().__init__(why.sentence, key=move)
        self.move, self.why = move, why

    def __reduce__(self) -> tuple[object, ...]:
        return ForbiddenMoveError, (self.move, self.why)


class LegalMoves(Sequence[M], Generic[M]):
    """The legal moves, in the order of the rules. `in` and `index` take notation, too.

    Examples:
        >>> import kartenwerk as kw
        >>> moves = kw.game("herzblatt").session(players=2, seed=1).legal_moves
        >>> [str(move) for move in moves]
        ['spielt', 'lehnt ab']
        >>> "lehnt ab" in moves
        True
    """

    def __init__(self, moves: Sequence[M], read: Callable[[str], M]) -> None:
        self._moves, self._read = tuple(moves), read

    @overload
    def __getitem__(self, place: int) -> M: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[M]: ...
    def __getitem__(self, place: int | slice) -> M | Sequence[M]:
        return self._moves[place]

    def __len__(self) -> int:
        return len(self._moves)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str) and move not in self._moves:
            try:
                move = self._read(move)
            except KartenwerkError:
                return False
        return move in self._moves

    def __repr__(self) -> str:
        return f"LegalMoves({'; '.join(map(str, self._moves))})"
