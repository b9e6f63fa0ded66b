"""Simulating a game: many deals, shared out to processes. The outcomes are the same for any number of them."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.base.beside import begin_as_worker, ending_workers
from kartenwerk.base.errors import KartenwerkError, check_between
from kartenwerk.base.message import _
from kartenwerk.base.stopping import waiting
from kartenwerk.build.workshop import Origin, Workshop
from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.budget import MOST_DEALS, PLAYOUTS
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.simulation import DealOutcome, Player, SeatPolicies, play_outcomes, seat_players
from kartenwerk.play.games import check_known, rules_of

MOST_CORES = 256
CHUNK = 50
"""How many deals are played before they are reported."""


class Simulation(NamedTuple):
    """Deals to be played: by which policies, one a seat, with which seeds, and how much an expert may think."""

    policies: tuple[Player, ...]
    deals: int
    seed: int = 1
    playouts: int = PLAYOUTS

    @property
    def chunks(self) -> list[range]:
        """The seeds, in the parts that are played at once."""
        end = self.seed + self.deals
        return [range(start, min(start + CHUNK, end)) for start in range(self.seed, end, CHUNK)]


class _Table(NamedTuple):
    """All that another process needs to seat the same players."""

    origin: Origin
    game: str
    house: HouseRules
    policies: tuple[Player, ...]
    playouts: int


def simulate(workshop: Workshop, session: Session, wanted: Simulation, cores: int = 1) -> Iterator[list[DealOutcome]]:
    """The outcomes of all deals, part by part in the order of their seeds.

    KartenwerkError for a number out of range, an unknown policy, and for what cannot be sent to another process.
    """
    check_between("the number of deals is out of range", wanted.deals, 1, MOST_DEALS, "deals")
    check_between("the number of cores is out of range", cores, 1, MOST_CORES, "cores")
    session.game.check_players(session.data, len(wanted.policies), "players")
    seated = seat_players(session, wanted.policies, wanted.playouts)
    if cores == 1 or wanted.deals <= CHUNK:
        return (play_outcomes(session, seated, seeds) for seeds in wanted.chunks)
    table = _Table(workshop.origin, session.data.id, session.house, wanted.policies, wanted.playouts)
    return _play_beside(_pack(session, table), wanted.chunks, cores)


def _pack(session: Session, table: _Table) -> bytes:
    """The table for other processes; KartenwerkError where these could not find the game or a policy."""
    try:
        check_known(session)
        return pickle.dumps(table)
    except (TypeError, AttributeError, pickle.PicklingError) as error:
        raise KartenwerkError(
            "this cannot be played in other processes",
            key="cores",
            found=str(error),
            expected=_("1, or a game that its id finds and policies that are functions of a module"),
        ) from error


def _play_beside(table: bytes, chunks: Sequence[range], cores: int) -> Iterator[list[DealOutcome]]:
    from concurrent.futures import ProcessPoolExecutor  # with much that one process does not need

    with ProcessPoolExecutor(cores, initializer=_sit_down, initargs=(table,)) as executor, ending_workers(executor):
        with waiting():
            found = executor.map(_play_chunk, chunks)
        yield from found


_seated: list[tuple[Session, SeatPolicies]] = []
"""What a process of `_play_beside` plays with; empty in every other."""


def _sit_down(table: bytes) -> None:
    """Seat the players in a process of its own."""
    begin_as_worker()
    origin, game, house, policies, playouts = pickle.loads(table)
    workshop = origin.open()
    data = workshop.catalog.game(game)
    deck = workshop.catalog.deck(data.deck)
    session = Session(rules_of(data), data, deck, house, workshop.people.names)
    _seated[:] = [(session, seat_players(session, policies, playouts))]


def _play_chunk(seeds: range) -> list[DealOutcome]:
    session, seated = _seated[0]
    return play_outcomes(session, seated, seeds)
