"""Records as sessions that have been played."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.load import check_model
from kartenwerk.library.lots import Lots
from kartenwerk.library.moves import ForbiddenMoveError, Why
from kartenwerk.library.session import Session
from kartenwerk.play.engine.contract import Game, Move
from kartenwerk.play.engine.record import IllegalMoveError, Record, read_record
from kartenwerk.play.engine.record import replay as replay_record
from kartenwerk.play.engine.session import Session as Agreed

R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)

TEXT = "record"
"""What messages call a record that comes as text."""


def read(record: str | Path) -> Record:
    """A record from its text or, if it is a Path, from its file; KartenwerkError if it is none."""
    if isinstance(record, Path):
        return read_record(DataFile(record, str(record)))
    return check_model(parse_toml(record, TEXT), Record, DataFile(Path(TEXT), TEXT))


def replay_sessions(
    record: Record, contract: Game[R, S, M], agreed: Agreed, workshop: Workshop
) -> tuple[Session[S, M], ...]:
    """A finished session for each deal; ForbiddenMoveError or KartenwerkError for what cannot have been played."""
    try:
        deals = replay_record(record, contract, agreed.data, agreed.deck.pack)
    except IllegalMoveError as error:
        if error.reason is None:
            raise KartenwerkError(str(error), key=_("move {move}", move=error.number), found=error.text) from error
        sentence = workshop.sentence(agreed, error.reason)
        raise ForbiddenMoveError(error.text, Why(error.reason.id, sentence, error.reason.cards)) from error
    earlier = [tuple(deals[:number]) for number in range(len(deals))]
    players, seed = record.players, record.seed
    return tuple(
        Session(
            contract, agreed, workshop, players, seed, deal.order, deal.start, Lots.of(seed or 0), before, deal.steps
        )
        for deal, before in zip(deals, earlier, strict=True)
    )
