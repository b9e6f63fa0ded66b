"""Writes `opening.pyi`: for each of the house's games the types of its rules, states and moves.

    python -m kartenwerk.library.types

A type checker then knows what `game("...").session()` plays with. A test compares the file with the games.
"""

from __future__ import annotations

from pathlib import Path

from kartenwerk.build.files import write_text
from kartenwerk.play.games import GAME_IDS

STUB = Path(__file__).with_name("opening.pyi")

HEAD = '''"""Which types each game has. Written by `python -m kartenwerk.library.types`; do not edit."""

from pathlib import Path
from typing import Literal, Protocol, TypeVar, overload

from kartenwerk.catalog.game import Value
from kartenwerk.library.game import Game, GameInfo
from kartenwerk.library.session import Session
from kartenwerk.play.engine.contract import Game as Contract
from kartenwerk.play.engine.contract import Move
{imports}

R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)

class AnyState(Protocol):
    """A state of a game that is not known by name: only the game's own functions can read it."""

'''

OVERLOAD = """@overload
def game(
    id: {id},
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[{types}]: ...
"""

END = """def all_games(*, data: str | Path | None = None) -> tuple[GameInfo, ...]: ...
def replay(record: str | Path, *, data: str | Path | None = None) -> tuple[Session[AnyState, Move], ...]: ...
"""


def stub() -> str:
    """The text of the file."""
    imports = f"from kartenwerk.play.games import {', '.join(GAME_IDS)}"
    if len(imports) > 120:
        imports = "from kartenwerk.play.games import (\n" + "".join(f"    {id},\n" for id in GAME_IDS) + ")"
    known = {f'Literal["{id}"]': f"{id}.Rules, {id}.State, {id}.Move" for id in GAME_IDS}
    known |= {"Contract[R, S, M]": "R, S, M", "str | Path": "object, AnyState, Move"}
    overloads = "".join(OVERLOAD.format(id=id, types=types) for id, types in known.items())
    return HEAD.format(imports=imports) + overloads + END


if __name__ == "__main__":
    write_text(STUB, stub())
