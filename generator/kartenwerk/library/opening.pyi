"""Which types each game has. Written by `python -m kartenwerk.library.types`; do not edit."""

from pathlib import Path
from typing import Literal, Protocol, TypeVar, overload

from kartenwerk.catalog.game import Value
from kartenwerk.library.game import Game, GameInfo
from kartenwerk.library.session import Session
from kartenwerk.play.engine.contract import Game as Contract
from kartenwerk.play.engine.contract import Move
from kartenwerk.play.games import (
    anagramm_poker,
    bakkarat,
    bauer_und_jarl,
    burner_holdem,
    donnerwetter,
    doppelkopf,
    einundfuenfzig_tot,
    fuenf_karten_boltan,
    fuenfhundert,
    gin_romme,
    herzblatt,
    mau_mau,
    mogeln,
    romme,
    schwimmen,
    sechsundsechzig,
    siebzehn_und_vier,
    tarock,
    wallachen,
    watten,
    wolfsjagd,
)

R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)

class AnyState(Protocol):
    """A state of a game that is not known by name: only the game's own functions can read it."""

@overload
def game(
    id: Literal["anagramm_poker"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[anagramm_poker.Rules, anagramm_poker.State, anagramm_poker.Move]: ...
@overload
def game(
    id: Literal["bakkarat"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[bakkarat.Rules, bakkarat.State, bakkarat.Move]: ...
@overload
def game(
    id: Literal["bauer_und_jarl"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[bauer_und_jarl.Rules, bauer_und_jarl.State, bauer_und_jarl.Move]: ...
@overload
def game(
    id: Literal["burner_holdem"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[burner_holdem.Rules, burner_holdem.State, burner_holdem.Move]: ...
@overload
def game(
    id: Literal["donnerwetter"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[donnerwetter.Rules, donnerwetter.State, donnerwetter.Move]: ...
@overload
def game(
    id: Literal["doppelkopf"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[doppelkopf.Rules, doppelkopf.State, doppelkopf.Move]: ...
@overload
def game(
    id: Literal["einundfuenfzig_tot"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[einundfuenfzig_tot.Rules, einundfuenfzig_tot.State, einundfuenfzig_tot.Move]: ...
@overload
def game(
    id: Literal["fuenf_karten_boltan"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[fuenf_karten_boltan.Rules, fuenf_karten_boltan.State, fuenf_karten_boltan.Move]: ...
@overload
def game(
    id: Literal["fuenfhundert"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[fuenfhundert.Rules, fuenfhundert.State, fuenfhundert.Move]: ...
@overload
def game(
    id: Literal["gin_romme"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[gin_romme.Rules, gin_romme.State, gin_romme.Move]: ...
@overload
def game(
    id: Literal["herzblatt"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[herzblatt.Rules, herzblatt.State, herzblatt.Move]: ...
@overload
def game(
    id: Literal["mau_mau"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[mau_mau.Rules, mau_mau.State, mau_mau.Move]: ...
@overload
def game(
    id: Literal["mogeln"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[mogeln.Rules, mogeln.State, mogeln.Move]: ...
@overload
def game(
    id: Literal["romme"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[romme.Rules, romme.State, romme.Move]: ...
@overload
def game(
    id: Literal["schwimmen"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[schwimmen.Rules, schwimmen.State, schwimmen.Move]: ...
@overload
def game(
    id: Literal["sechsundsechzig"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[sechsundsechzig.Rules, sechsundsechzig.State, sechsundsechzig.Move]: ...
@overload
def game(
    id: Literal["siebzehn_und_vier"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[siebzehn_und_vier.Rules, siebzehn_und_vier.State, siebzehn_und_vier.Move]: ...
@overload
def game(
    id: Literal["tarock"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[tarock.Rules, tarock.State, tarock.Move]: ...
@overload
def game(
    id: Literal["wallachen"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[wallachen.Rules, wallachen.State, wallachen.Move]: ...
@overload
def game(
    id: Literal["watten"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[watten.Rules, watten.State, watten.Move]: ...
@overload
def game(
    id: Literal["wolfsjagd"],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[wolfsjagd.Rules, wolfsjagd.State, wolfsjagd.Move]: ...
@overload
def game(
    id: Contract[R, S, M],
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[R, S, M]: ...
@overload
def game(
    id: str | Path,
    *,
    data: str | Path | None = None,
    variant: str = "",
    language: str | None = None,
    **rules: Value,
) -> Game[object, AnyState, Move]: ...
def all_games(*, data: str | Path | None = None) -> tuple[GameInfo, ...]: ...
def replay(record: str | Path, *, data: str | Path | None = None) -> tuple[Session[AnyState, Move], ...]: ...
