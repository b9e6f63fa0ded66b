"""A program that uses the library, as a type checker in strict mode sees it: no state and no move is Any.

`make test` has mypy read it with the tests; what is marked as an error must be one, or mypy complains of the mark.
"""

from __future__ import annotations

from typing import assert_type

import kartenwerk as kw
from kartenwerk.play.games import burner_holdem, herzblatt


def played(seed: int) -> tuple[int, ...]:
    """A deal of three: the first seat plays as it likes best, the others by themselves."""
    table = kw.game("herzblatt", einsatz=2).session(players=3, seed=seed)
    assert_type(table, kw.Session[herzblatt.State, herzblatt.Move])
    while (seat := table.seat) is not None:
        move = table.legal_moves[0] if seat == 0 else table.suggest()
        assert_type(move, herzblatt.Move)
        if table.why_not(move) is None:
            table.play(move)
    assert_type(table.view(0).cards.hands, tuple[kw.Cards, ...])
    return table.result


def named() -> None:
    """Every game has types of its own."""
    assert_type(kw.game("burner_holdem").session().state, burner_holdem.State)
    assert_type(kw.game("herzblatt").rules.einsatz, int)
    print(kw.game("herzblatt").session().state.misspelt)  # type: ignore[attr-defined]
    kw.game(burner_holdem.GAME).session().play(7)  # type: ignore[arg-type]


def unnamed(id: str) -> str:
    """A game whose id is known only when the program runs."""
    table = kw.game(id).session().play_out()
    print(table.state.cards)  # type: ignore[attr-defined]
    return table.record()
