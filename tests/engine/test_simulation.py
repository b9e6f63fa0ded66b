"""Many deals, counted: what is said of deals, seats and cards is what these deals say one by one."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from functools import cache, partial
from math import sqrt
from multiprocessing import active_children
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest
from tests.support import WORKSHOP

import kartenwerk as kw
from kartenwerk import KartenwerkError
from kartenwerk.base.stopping import Stopped
from kartenwerk.build.simulation import Simulation, simulate
from kartenwerk.library.simulation import Results
from kartenwerk.play.engine.simulation import CardGain, DealOutcome, card_rows
from kartenwerk.play.games import GAME_IDS


def take_first(view: Any, moves: Sequence[Any], rng: Random) -> Any:
    return moves[0]


@cache
def herzblatt() -> Results:
    return kw.game("herzblatt").simulate(60, 3)


def test_each_deal_is_that_of_its_seed() -> None:
    game = kw.game("herzblatt")
    for row, rows in zip(herzblatt().deals[:5], range(0, 15, 3), strict=True):
        table = game.session(3, row.seed).play_out()
        seats = herzblatt().seats[rows : rows + 3]
        assert row.finished and row.moves == len(table.turns)
        assert tuple(each.points for each in seats) == table.result
        assert tuple(each.seat for each in seats if each.won) == table.winners


def test_every_card_is_dealt_as_often_as_hands_have_cards() -> None:
    game = kw.game("herzblatt")
    held = sum(len(hand) for seed in range(1, 61) for hand in game.session(3, seed).state.cards.hands)
    assert sum(row.dealt for row in herzblatt().cards) == held


def test_what_cards_are_worth_adds_up_to_nothing() -> None:
    """Where all seats are dealt as many cards, one card's gain is another's loss."""
    assert sum(row.worth * row.dealt for row in herzblatt().cards) == pytest.approx(0, abs=1e-6)


def test_worth_and_error_are_those_of_the_deals() -> None:
    def outcome(seed: int, mine: int, yours: int, dealt: tuple[str, str]) -> DealOutcome:
        hands = ((dealt[0],), (dealt[1],))
        return DealOutcome(seed, 2, True, (mine, yours), (0 if mine > yours else 1,), hands, (hands[0], ()))

    deals = [outcome(1, 4, 0, ("a", "b")), outcome(2, 0, 2, ("b", "a")), outcome(3, 8, 4, ("a", "b"))]
    unfinished = DealOutcome(4, 9, False, (), (), (), ())
    best = card_rows([*deals, unfinished])[0]
    gains = [4 - 4, 2 - 2, 8 - 4]  # the first seat has 4 on the average, the second 2
    assert (best.card, best.dealt, best.played, best.won) == ("a", 3, 2, 3)
    assert best.worth == pytest.approx(fmean(gains)) and best.error == pytest.approx(stdev(gains) / sqrt(3))


def test_a_card_stands_out_only_beyond_what_many_looks_explain() -> None:
    def row(dealt: int, worth: float) -> CardGain:
        return CardGain("a", dealt, dealt, dealt, 1.0, worth, worth, 1.0)

    assert row(30, 2.0).stands_out(1) and not row(30, 2.0).stands_out(32)
    assert row(30, -4.0).stands_out(32) and not row(29, -4.0).stands_out(32)


def test_two_processes_find_what_one_finds() -> None:
    game = kw.game("watten")
    one, two = (game.simulate(110, policies=["random", take_first], seed=7, cores=cores) for cores in (1, 2))
    assert one.seats[:] == two.seats[:] and one.cards[:] == two.cards[:]


def test_each_seat_plays_its_own_way() -> None:
    found = kw.game("herzblatt").simulate(40, 2, policies=["sensible", "random"])
    first, second = (fmean(row.points for row in found.seats if row.seat == seat) for seat in (0, 1))
    assert first > second


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_game_is_counted(id: str) -> None:
    """Two deals of each, by players who finish them."""
    found = kw.game(id).simulate(2, policies="eager" if id != "bakkarat" else "sensible")
    assert len(found.deals) == 2 and all(row.finished for row in found.deals)
    assert bool(found.cards) == (id != "bakkarat")  # nobody holds a hand there


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"deals": 0}, "deals: the number of deals is out of range; found 0"),
        ({"players": 9}, "players"),
        ({"policies": "wise"}, "there is no policy of that name"),
        ({"policies": ["random"] * 3}, "policies: each seat needs a policy; found 3; expected 1 or 2"),
        ({"cores": 0}, "cores: the number of cores is out of range"),
        (
            {"deals": 60, "cores": 2, "policies": lambda view, moves, rng: moves[0]},
            "cannot be played in other processes",
        ),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(KartenwerkError, match=sentence):
        kw.game("watten").simulate(**{"deals": 1, **wrong})


def test_rows_go_into_a_table(tmp_path: Any) -> None:
    rows = herzblatt().cards
    lines = rows.save(tmp_path / "cards.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "card,dealt,played,won,share,average,worth,error" and len(lines) == 1 + len(rows)
    assert rows.columns()["card"] == [row.card for row in rows]
    assert '"card": ' in rows.save(tmp_path / "cards.json").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match=r"\.csv or \.json"):
        rows.save(tmp_path / "cards.xls")


@pytest.mark.skipif(sys.platform != "linux", reason="LINUX STARTS ITS PROCESSES AS COPIES")
def test_rows_are_a_frame_of_the_library_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = herzblatt().cards
    for library in ("polars", "pandas"):
        monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(KartenwerkError, match="no library of data frames; expected polars, pandas"):
        rows.frame()
    for library in ("pandas", "polars"):  # the better one goes before the other
        monkeypatch.setitem(
            sys.modules, library, SimpleNamespace(DataFrame=partial(lambda name, columns: (name, columns), library))
        )
        assert rows.frame() == (library, rows.columns())


def test_processes_end_where_the_simulation_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they do: a chunk that is begun is not played to its end."""
    begun = tmp_path / "begun"

    def play(seeds: range) -> None:
        begun.touch()
        time.sleep(3600)

    def stop() -> None:
        while not begun.exists():
            time.sleep(0.02)
        os.kill(os.getpid(), signal.SIGTERM)

    def stopped(number: int, frame: object) -> None:
        raise Stopped(number)

    monkeypatch.setattr("kartenwerk.build.simulation.play_outcomes", lambda session, seated, seeds: play(seeds))
    before = signal.signal(signal.SIGTERM, stopped)
    try:
        wanted = Simulation(("random",) * 3, deals=200)
        Thread(target=stop, daemon=True).start()
        with pytest.raises(Stopped):
            list(simulate(WORKSHOP, WORKSHOP.session("mogeln", None, []), wanted, cores=2))
    finally:
        signal.signal(signal.SIGTERM, before)
    assert not active_children()
